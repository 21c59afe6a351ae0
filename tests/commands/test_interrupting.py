"""Ctrl-C and its kin: a command ends at once with one sentence, what it has written is whole, and nobody is left."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from marjapussi_desktop.engine.cards import FULL_PACK
from tests.conformance import second_reading
from tests.helpers.left_behind import MARK, end_marked, left_after, marked, new_mark

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for processes in /proc")

ROOT = Path(__file__).resolve().parents[2]
ENDLESS = "simulate --preset huutopussi --bots random --seed 5 --matches 300000000"
ENDED_WITHIN_S = 3.0
"""It takes 0.1 s; a machine that is busy with other tests may take longer."""
BEGUN_WITHIN_S = 30.0
SIGNALS = {signal.SIGINT: "interrupted", signal.SIGTERM: "terminated", signal.SIGHUP: "hung up"}


@pytest.fixture
def mark(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A mark of everything that this test starts."""
    mark = new_mark()
    monkeypatch.setenv(MARK, mark)
    yield mark
    end_marked(mark)


class Command:
    """A command in a terminal of its own, as it were: ``ended`` sends a signal to all of it, as Ctrl-C does."""

    def __init__(self, words: str, out: Path) -> None:
        self.out = out
        with out.open("wb") as file:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "marjapussi_desktop", *words.split()],
                stdout=file,
                stderr=subprocess.PIPE,
                cwd=ROOT,
                start_new_session=True,
            )

    def wait_for_output(self, file: Path) -> None:
        """Two records: in two processes both have begun by then."""
        end = time.monotonic() + BEGUN_WITHIN_S
        while not file.exists() or file.read_bytes().count(b"\n") < 2:
            assert time.monotonic() < end, "it has not begun"
            assert self.process.poll() is None, self.process.communicate()
            time.sleep(0.005)  # another process writes it

    def ended(self, signum: int) -> tuple[str, float]:
        """What it complained of last, and how many seconds its end took."""
        began = time.monotonic()
        os.killpg(self.process.pid, signum)
        _out, complaint = self.process.communicate(timeout=30)
        return complaint.decode(), time.monotonic() - began


@pytest.mark.sampled(3)
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("signum", SIGNALS)
def test_simulate_ends_at_once_and_leaves_whole_records(
    signum: signal.Signals, jobs: int, mark: str, tmp_path: Path
) -> None:
    out = tmp_path / "records.jsonl"
    command = Command(f"{ENDLESS} --jobs {jobs} --out {out}", tmp_path / "stdout")
    command.wait_for_output(out)
    complaint, seconds = command.ended(signum)
    assert complaint == f"marjapussi simulate: {SIGNALS[signum]}.\n"
    assert command.process.returncode == 128 + signum
    assert seconds < ENDED_WITHIN_S
    assert left_after(mark, 2.0) == []
    lines = out.read_text(encoding="utf-8").split("\n")
    assert lines.pop() == ""
    for number, line in enumerate(lines):
        record = json.loads(line)
        assert record["seed"] == 5 + number
        assert second_reading.check_record(record) == []


def working_in(mark: str) -> list[int]:
    """The two processes that play."""
    working = [pid for pid, told in marked(mark).items() if "spawn_main" in told]
    assert len(working) == 2
    return working


def test_nobody_is_left_when_simulate_is_killed(mark: str, tmp_path: Path) -> None:
    command = Command(f"{ENDLESS} --jobs 2", tmp_path / "out")
    command.wait_for_output(tmp_path / "out")
    os.kill(command.process.pid, signal.SIGKILL)
    command.process.communicate(timeout=10)
    assert left_after(mark, 2.0) == []


def test_not_even_a_process_that_was_stopped(mark: str, tmp_path: Path) -> None:
    command = Command(f"{ENDLESS} --jobs 2", tmp_path / "out")
    command.wait_for_output(tmp_path / "out")
    for pid in working_in(mark):
        os.kill(pid, signal.SIGSTOP)
    os.kill(command.process.pid, signal.SIGKILL)
    command.process.communicate(timeout=10)
    assert left_after(mark, 2.0) == []


def test_a_process_that_dies_is_told_of_in_one_sentence(mark: str, tmp_path: Path) -> None:
    command = Command(f"{ENDLESS} --jobs 2", tmp_path / "out")
    command.wait_for_output(tmp_path / "out")
    os.kill(working_in(mark)[1], signal.SIGKILL)
    _out, complaint = command.process.communicate(timeout=30)
    assert complaint.decode() == "marjapussi simulate: one of its processes ended before its work was done.\n"
    assert command.process.returncode == 2
    assert left_after(mark, 2.0) == []


def test_solve_replay_and_bench_end_at_once(mark: str, tmp_path: Path) -> None:
    dice, pack = random.Random(3), [card.code for card in FULL_PACK]
    positions = []
    for _deal in range(2000):
        dice.shuffle(pack)
        hands = [pack[first : first + 9] for first in range(0, 36, 9)]
        positions.append(json.dumps({"preset": "marjapussi", "hands": hands, "leader": 0}))
    (tmp_path / "positions").write_text("\n".join(positions), encoding="utf-8")
    for words in (
        f"solve {tmp_path / 'positions'}",
        "bench",
        "arena --preset marjapussi --a casual --b random --deals 10000 --jobs 2",
    ):
        command = Command(words, tmp_path / "out")
        time.sleep(0.5)  # at whatever it is doing by then
        complaint, seconds = command.ended(signal.SIGINT)
        assert complaint.endswith(f"marjapussi {words.split()[0]}: interrupted.\n")
        assert "Traceback" not in complaint
        assert command.process.returncode == 130
        assert seconds < ENDED_WITHIN_S
        assert left_after(mark, 2.0) == []


def test_a_reader_that_does_not_read_holds_nobody_back(mark: str, tmp_path: Path) -> None:
    read_end, write_end = os.pipe()
    with open(read_end, "rb"), open(write_end, "wb") as pipe:
        process = subprocess.Popen(
            [sys.executable, "-m", "marjapussi_desktop", *ENDLESS.split()],
            stdout=pipe,
            stderr=subprocess.PIPE,
            cwd=ROOT,
        )
        _wait_until_asleep(process.pid)
        began = time.monotonic()
        process.send_signal(signal.SIGINT)
        complaint = process.communicate(timeout=30)[1].decode()
    assert complaint == "marjapussi simulate: interrupted.\n"
    assert process.returncode == 130
    assert time.monotonic() - began < ENDED_WITHIN_S


def _wait_until_asleep(pid: int) -> None:
    """Until the process waits in a pipe that is full."""
    end = time.monotonic() + BEGUN_WITHIN_S
    while "pipe_write" not in Path(f"/proc/{pid}/wchan").read_text(encoding="ascii"):
        assert time.monotonic() < end
        time.sleep(0.005)  # polls another process; there is no signal to wait for


def test_a_signal_that_is_ignored_stays_ignored(tmp_path: Path) -> None:
    """As ``nohup`` wants it."""
    line = "import signal, sys; signal.signal(signal.SIGHUP, signal.SIG_IGN); import os; os.kill(os.getpid(), 1); "
    line += "from marjapussi_desktop.cli import main; from marjapussi_desktop.commands import presets; "
    line += "add = presets.run; presets.run = lambda words: os.kill(os.getpid(), 1) or add(words); "
    line += "sys.exit(main(['presets']))"
    done = subprocess.run([sys.executable, "-c", line], capture_output=True, text=True, cwd=ROOT, check=False)
    assert (done.returncode, done.stderr) == (0, "")
