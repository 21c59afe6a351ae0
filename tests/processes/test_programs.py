"""Nothing of a program outlives whoever started it, however either of them ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from marjapussi_desktop.processes.programs import GuardedProgram
from tests.helpers.left_behind import MARK, end_marked, left_after, marked, new_mark

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for processes in /proc")

ROOT = Path(__file__).resolve().parents[2]
CLINGING = ROOT / "tests" / "helpers" / "clinging_program.py"
GONE_WITHIN_S = 2.0
FAMILY = 4
"""The program and its three children."""

OWNER = """
import os, sys, time
from marjapussi_desktop.processes.programs import GuardedProgram
program = GuardedProgram(sys.argv[1:], open(os.devnull, "ab"))
print("ready", flush=True)
time.sleep(60)
"""


@pytest.fixture
def mark(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A mark of everything that this test starts."""
    mark = new_mark()
    monkeypatch.setenv(MARK, mark)
    yield mark
    end_marked(mark)


def words(manner: str, log: Path) -> list[str]:
    return [sys.executable, str(CLINGING), manner, str(log)]


def started(manner: str, log: Path) -> GuardedProgram:
    """A program whose children all run."""
    with open(os.devnull, "ab") as nothing:
        program = GuardedProgram(words(manner, log), nothing)
    wait_for_children(log)
    return program


def wait_for_children(log: Path) -> None:
    end = time.monotonic() + 20
    while not log.exists():
        assert time.monotonic() < end, "the program has not started its children"
        time.sleep(0.005)  # another process writes it


def let_go(program: GuardedProgram) -> None:
    """Closes what this process holds of it."""
    program.kill()
    program.stdin.close()
    program.stdout.close()


@pytest.mark.parametrize("manner", ["stubborn", "busy", "parent"])
def test_a_program_is_killed_with_all_that_it_has_started(manner: str, mark: str, tmp_path: Path) -> None:
    program = started(manner, tmp_path / "log")
    assert len(marked(mark)) == FAMILY + 1  # and its warden
    program.kill()
    assert marked(mark) == {}, "they are gone when kill() returns"
    let_go(program)


def test_the_children_of_a_program_end_with_it(mark: str, tmp_path: Path) -> None:
    program = started("parent", tmp_path / "log")
    program.stdin.close()
    assert program.wait(GONE_WITHIN_S)
    assert marked(mark) == {}
    let_go(program)


@pytest.mark.parametrize("signum", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_program_ends_with_its_owner(signum: int, mark: str, tmp_path: Path) -> None:
    line = [sys.executable, "-c", OWNER, *words("stubborn", tmp_path / "log")]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=ROOT) as owner:
        assert owner.stdout is not None
        owner.stdout.readline()
        wait_for_children(tmp_path / "log")
        owner.send_signal(signum)
    assert left_after(mark, GONE_WITHIN_S) == []


def test_a_program_ends_with_its_warden(mark: str, tmp_path: Path) -> None:
    """The children are beyond reach then; the program itself is the kernel's business."""
    program = started("stubborn", tmp_path / "log")
    (guarding,) = [pid for pid, told in marked(mark).items() if "warden" in told]
    os.kill(guarding, signal.SIGKILL)
    assert program.wait(GONE_WITHIN_S)
    end = time.monotonic() + GONE_WITHIN_S
    while len(marked(mark)) == FAMILY and time.monotonic() < end:
        time.sleep(0.005)  # the kernel is doing it
    assert len(marked(mark)) == FAMILY - 1
    let_go(program)


def test_what_the_program_writes_at_the_end_of_its_input_is_read(mark: str) -> None:
    program = _shell("read line; echo $line; read line; echo over")
    program.stdin.write(b"hello\n")
    program.stdin.close()
    assert b"".join(iter(lambda: program.stdout.read(100), b"")) == b"hello\nover\n"
    let_go(program)


def test_a_program_inherits_nothing_but_its_pipes(mark: str) -> None:
    program = _shell("ls -1 /proc/self/fd | tr '\\n' ' '")
    listed = program.stdout.read(100).split()
    assert listed == [b"0", b"1", b"2", b"3"]  # the last is the folder that is being listed
    let_go(program)


def test_a_program_has_its_signals_as_a_shell_would_give_them(mark: str) -> None:
    program = _shell("grep -E 'Sig(Blk|Ign)' /proc/self/status | cut -f2 | tr '\\n' ' '")
    assert [int(mask, 16) for mask in program.stdout.read(100).split()] == [0, 0]
    let_go(program)


def test_why_a_program_cannot_be_started(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no program", encoding="ascii")
    with open(os.devnull, "ab") as nothing:
        with pytest.raises(FileNotFoundError, match="No such file or directory: '/no/such/program'"):
            GuardedProgram(["/no/such/program"], nothing)
        with pytest.raises(PermissionError):
            GuardedProgram([str(tmp_path / "text")], nothing)


def _shell(script: str) -> GuardedProgram:
    with open(os.devnull, "ab") as nothing:
        return GuardedProgram(["sh", "-c", script], nothing)
