"""Kills the playing program again and again, and compares what comes back with what was shown."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from pathlib import Path

from marjapussi_desktop.controller.match.history import History
from marjapussi_desktop.engine.record import format_record
from marjapussi_desktop.settings.problems import Problem
from tests.helpers.positions import Json, digest, step_before

ROOT = Path(__file__).resolve().parents[2]
MOST_POSITIONS = 40
"""How many positions a run shows, at most, before it is killed."""
LATEST_KILL_S = 0.02
"""How long after the last of them the kill may come."""


def check_kills(folder: Path, preset: str, kills: int, seed: int, sabotage: str = "") -> None:
    """Plays ``preset`` in ``folder`` through ``kills`` kills. Each time the match that comes back must be the position
    shown last, or that with one step more, which was written and could not be shown any more.
    """
    dice = random.Random(f"{preset} {seed}")
    for kill in range(kills):
        play_and_kill(folder, preset, dice, sabotage)
        shown, end = _lines(folder / "log")[-1].split()
        found = reopened(folder)
        before = step_before(found)
        is_shown = digest(found) == shown or (before is not None and digest(before) == shown)
        # Only after a match that has ended may there be a new one.
        is_next_match = end == "over" and not any(hand["moves"] or "undone" in hand for hand in found["hands"])
        assert is_shown or is_next_match, f"kill {kill} of seed {seed}: not the position that was shown"


def play_and_kill(folder: Path, preset: str, dice: random.Random, sabotage: str) -> None:
    """Runs the program until it has shown some more positions, and a random moment later kills it."""
    log = folder / "log"
    wanted = len(_lines(log)) + dice.randrange(1, MOST_POSITIONS)
    words = [str(folder / "matches.sqlite"), str(log), preset, str(dice.randrange(10**6)), *filter(None, [sabotage])]
    with subprocess.Popen([sys.executable, "-m", "tests.helpers.playing_program", *words], cwd=ROOT) as process:
        while len(_lines(log)) < wanted:
            assert process.poll() is None, "the program ended by itself"
            time.sleep(0.001)  # polls another process; there is no signal to wait for
        time.sleep(dice.random() * LATEST_KILL_S)
        process.kill()


def reopened(folder: Path) -> Json:
    """The record of the match that the next start finds."""
    problems: list[Problem] = []
    history = History(folder / "matches.sqlite", problems.append)
    resumed = history.load()
    history.close()
    assert problems == []
    assert resumed is not None, "there is no match any more"
    record: Json = json.loads(format_record(resumed.replayed.record))
    return record


def _lines(log: Path) -> list[str]:
    """The whole lines of a log; the kill may have cut the last one."""
    text = log.read_text(encoding="ascii") if log.exists() else ""
    return text.split("\n")[:-1]
