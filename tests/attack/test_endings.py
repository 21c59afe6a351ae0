"""Nobody is left two seconds after any ending: each kind many times, at random moments, with programs that will not go.

A table of all kinds is printed at the end (``-s``, without xdist). Linux only: it looks for processes in /proc.
"""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.helpers.left_behind import MARK, end_marked, left_after, marked, new_mark

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for processes in /proc"),
]

ROOT = Path(__file__).resolve().parents[2]
CLINGING = ROOT / "tests" / "helpers" / "clinging_program.py"
ENDINGS = int(os.environ.get("MARJAPUSSI_ATTACK_ENDINGS", "20"))
BEGUN_WITHIN_S = 60.0
GONE_WITHIN_S = 2.0
FAMILY = 4
"""A program and its three children."""
LONGEST_WAIT_S = 0.5
"""The end comes at a random moment of so long, once all programs play."""

Processes = dict[int, str]
End = Callable[["Play"], None]


@dataclass
class Play:
    """A run of the program: its ``process``, and all processes that belong to it."""

    process: subprocess.Popen[bytes]
    mark: str

    def family(self) -> Processes:
        """Everybody by now."""
        return marked(self.mark)

    def workers(self) -> list[int]:
        """The processes that this program has started for its own work."""
        return [pid for pid, told in self.family().items() if "spawn_main" in told]

    def programs(self) -> list[int]:
        """Other people's programs, and what they have started."""
        family = self.family()
        family.pop(self.process.pid, None)  # which was told their command
        return [pid for pid, told in family.items() if CLINGING.name in told]


@dataclass(frozen=True)
class Kind:
    """A kind of ending: what is started (``words``), by whom it is played (``manner``), and how it ends.

    ``programs``: how many play; ``within_s``: how soon the process itself has ended, if that is promised.
    """

    words: str
    manner: str
    programs: int
    end: End
    within_s: float | None = None


def to_terminal(signum: int) -> End:
    """As a key of the terminal, to all that run in it."""
    return lambda play: os.killpg(play.process.pid, signum)


def to_process(signum: int) -> End:
    """To the process alone."""
    return lambda play: play.process.send_signal(signum)


def close_window(play: Play) -> None:
    assert play.process.stdin is not None
    play.process.stdin.write(b"\n")
    play.process.stdin.flush()


def to_workers(signum: int, then: End) -> End:
    """First to the program's own processes, and a moment later another end."""

    def end(play: Play) -> None:
        for pid in play.workers():
            with contextlib.suppress(ProcessLookupError):  # they end each other
                os.kill(pid, signum)
        then(play)

    return end


def by_itself(_play: Play) -> None:
    """It has been told at the start when to end."""


def kill_worker_only(play: Play) -> None:
    """Its programs go, though the window stays; what comes after is another's programs."""
    before = set(play.programs())
    to_workers(signal.SIGKILL, by_itself)(play)
    end = time.monotonic() + GONE_WITHIN_S
    while before & set(play.programs()):
        assert time.monotonic() < end, f"left behind: {before & set(play.programs())}"
        time.sleep(0.01)  # polls other processes
    close_window(play)


WINDOW = "-m tests.helpers.closing_window --preset marjapussi --seed 3 --level {program}"
SIMULATE = "-m marjapussi_desktop simulate --preset marjapussi --seed 3 --matches 100000 --bots {program} --out {out}"
ARENA = "-m marjapussi_desktop arena --preset marjapussi --seed 3 --deals 100000 --a {program} --b casual --jobs 2"
FEW = SIMULATE.replace("100000", "2") + " --max-hands 2"

KINDS: dict[str, Kind] = {
    "window closed": Kind(WINDOW, "stubborn", 3, close_window, 1.0),
    "window closed, busy programs": Kind(WINDOW, "busy", 3, close_window, 1.0),
    "window closed, stuck programs": Kind(WINDOW, "stuck", 3, close_window, 1.0),
    "window closed, programs with children": Kind(WINDOW, "parent", 3, close_window, 1.0),
    "window Ctrl-C": Kind(WINDOW, "stubborn", 3, to_terminal(signal.SIGINT), 1.0),
    "window TERM": Kind(WINDOW, "stubborn", 3, to_process(signal.SIGTERM), 1.0),
    "window HUP": Kind(WINDOW, "stubborn", 3, to_terminal(signal.SIGHUP), 1.0),
    "window KILL": Kind(WINDOW, "stubborn", 3, to_process(signal.SIGKILL)),
    "bots' process KILL": Kind(WINDOW, "stubborn", 3, kill_worker_only, None),
    "bots' process KILL, window KILL": Kind(
        WINDOW, "stubborn", 3, to_workers(signal.SIGKILL, to_process(signal.SIGKILL))
    ),
    "bots' process STOP, window closed": Kind(WINDOW, "stubborn", 3, to_workers(signal.SIGSTOP, close_window), 1.0),
    "bots' process STOP, window KILL": Kind(
        WINDOW, "stubborn", 3, to_workers(signal.SIGSTOP, to_process(signal.SIGKILL))
    ),
    "simulate ends": Kind(FEW, "stubborn", 0, by_itself),
    "simulate ends, 2 jobs": Kind(FEW + " --jobs 2", "parent", 0, by_itself),
    "simulate Ctrl-C": Kind(SIMULATE, "stubborn", 4, to_terminal(signal.SIGINT), 1.0),
    "simulate Ctrl-C, stuck": Kind(SIMULATE, "stuck", 4, to_terminal(signal.SIGINT), 1.0),
    "simulate TERM": Kind(SIMULATE, "busy", 4, to_process(signal.SIGTERM), 1.0),
    "simulate KILL": Kind(SIMULATE, "stubborn", 4, to_process(signal.SIGKILL)),
    "simulate Ctrl-C, 2 jobs": Kind(SIMULATE + " --jobs 2", "stubborn", 8, to_terminal(signal.SIGINT), 1.0),
    "simulate TERM, 2 jobs": Kind(SIMULATE + " --jobs 2", "stubborn", 8, to_process(signal.SIGTERM), 1.0),
    "simulate QUIT, 2 jobs": Kind(SIMULATE + " --jobs 2", "stubborn", 8, to_terminal(signal.SIGQUIT)),
    "simulate KILL, 2 jobs": Kind(SIMULATE + " --jobs 2", "busy", 8, to_process(signal.SIGKILL)),
    "simulate workers KILL": Kind(SIMULATE + " --jobs 2", "stubborn", 8, to_workers(signal.SIGKILL, by_itself)),
    "arena KILL, 2 jobs": Kind(ARENA, "stubborn", 4, to_process(signal.SIGKILL)),
}


@pytest.fixture(scope="module")
def table(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """A line for each kind."""
    rows: list[str] = []
    yield rows
    capture = request.config.pluginmanager.getplugin("capturemanager")
    with capture.global_and_fixture_disabled():
        print(f"\n{'kind':<40} endings   ended in s   nobody after s   left", *rows, sep="\n")


def started(kind: Kind, folder: Path) -> Play:
    """A run in which all programs play, with their children."""
    mark, folder_now = new_mark(), folder / str(time.monotonic_ns())
    folder_now.mkdir()
    program = f"exec:{sys.executable} {CLINGING} {kind.manner}"
    words = [word.format(program=program, out=folder_now / "out") for word in kind.words.split()]
    with open(folder_now / "complaints", "wb") as complaints:
        process = subprocess.Popen(
            [sys.executable, *words],
            env={**os.environ, MARK: mark, "MARJAPUSSI_HOME": str(folder_now), "QT_QPA_PLATFORM": "offscreen"},
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=complaints,
            cwd=ROOT,
            start_new_session=True,
        )
    play = Play(process, mark)
    end = time.monotonic() + BEGUN_WITHIN_S
    while len(play.programs()) < FAMILY * kind.programs:
        assert time.monotonic() < end, (folder_now / "complaints").read_text(encoding="utf-8")
        time.sleep(0.02)  # polls other processes
    return play


@pytest.mark.parametrize("name", KINDS)
def test_nobody_is_left(name: str, table: list[str], tmp_path: Path, attack_seed: int) -> None:
    kind, dice = KINDS[name], random.Random(f"{attack_seed}:{name}")
    slowest_end = slowest_all = 0.0
    left: list[str] = []
    for _ending in range(ENDINGS):
        play = started(kind, tmp_path)
        try:
            time.sleep(dice.random() * LONGEST_WAIT_S)  # a random moment is what this is about
            began = time.monotonic()
            kind.end(play)
            play.process.wait(60)
            ended = time.monotonic()
            left += left_after(play.mark, GONE_WITHIN_S)
            slowest_end, slowest_all = max(slowest_end, ended - began), max(slowest_all, time.monotonic() - began)
        finally:
            end_marked(play.mark)
            play.process.communicate()
    table.append(f"{name:<40} {ENDINGS:7} {slowest_end:12.2f} {slowest_all:16.2f} {len(left):6}")
    assert left == []
    assert kind.within_s is None or slowest_end < kind.within_s
