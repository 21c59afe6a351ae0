"""Killed at any moment, the program comes back to the position that was shown."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from marjapussi_desktop.controller.history import History
from marjapussi_desktop.controller.session import Session
from marjapussi_desktop.engine.record import format_record
from marjapussi_desktop.settings.problems import Problem
from tests.helpers.playing_program import digest

ROOT = Path(__file__).resolve().parents[2]
QUICK_KILLS = 3
MANY_KILLS = 50


def _lines(log: Path) -> list[str]:
    return log.read_text(encoding="ascii").splitlines() if log.exists() else []


def _play_and_kill(folder: Path, preset: str, dice: random.Random) -> None:
    """Runs the program until it has shown some more positions, and a random moment later kills it."""
    log = folder / "log"
    wanted = len(_lines(log)) + dice.randrange(1, 40)
    words = [str(folder / "matches.sqlite"), str(log), preset, str(dice.randrange(10**6))]
    with subprocess.Popen([sys.executable, "-m", "tests.helpers.playing_program", *words], cwd=ROOT) as process:
        while len(_lines(log)) < wanted:
            assert process.poll() is None, "the program ended by itself"
            time.sleep(0.001)  # polls another process; there is no signal to wait for
        time.sleep(dice.random() * 0.02)
        process.kill()


def _position_after_restart(folder: Path) -> tuple[str, list[Problem]]:
    problems: list[Problem] = []
    history = History(folder / "matches.sqlite", problems.append)
    resumed = history.load()
    assert resumed is not None, problems
    session = Session.take_up(resumed.replayed, resumed.source)
    history.close()
    return digest(session.view(0), format_record(session.record)), problems


def _check_kills(folder: Path, preset: str, kills: int) -> None:
    dice = random.Random(preset)
    for _ in range(kills):
        _play_and_kill(folder, preset, dice)
        position, problems = _position_after_restart(folder)
        assert problems == []
        shown = _lines(folder / "log")[-1]
        if position != shown:
            # Killed after the next position was written and before it was shown: it cannot have been seen before.
            assert position not in _lines(folder / "log"), "an earlier position came back"


@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi"])
def test_comes_back_to_the_position_shown(preset: str, tmp_path: Path) -> None:
    _check_kills(tmp_path, preset, QUICK_KILLS)


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi"])
def test_comes_back_after_fifty_kills(preset: str, tmp_path: Path) -> None:
    _check_kills(tmp_path, preset, MANY_KILLS)
