"""The table of levels: known without loading a bot."""

from __future__ import annotations

import subprocess
import sys

from marjapussi_desktop.bots.players.levels import LEVELS, OFFERED_LEVELS, make_bot

START = """
import sys
import marjapussi_desktop.app, marjapussi_desktop.ui.main_window, marjapussi_desktop.controller.match.qt_session
import marjapussi_desktop.controller.deals.qt_day  # loaded with the last card of a hand, while that flies
from marjapussi_desktop.controller.match.players import offered_levels
assert offered_levels()
print(*sorted(name for name in sys.modules if name.startswith("marjapussi_desktop.bots")))
"""

LIGHT = {"bots", "bots.players", "bots.players.levels", "bots.players.characters"}
"""What of the bots the window may load at its start and in a hand: tables, and no bot."""


def test_the_window_knows_the_levels_without_loading_the_bots() -> None:
    started = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, timeout=60, check=True)
    loaded = {name.removeprefix("marjapussi_desktop.") for name in started.stdout.split()}
    assert "bots.players.levels" in loaded
    heavy = sorted(loaded - LIGHT)
    assert not heavy, f"import where they are used, inside the function: {', '.join(heavy)}"


def test_each_level_makes_a_bot_of_its_name() -> None:
    assert [make_bot(level, 1).name for level in LEVELS] == list(LEVELS)


def test_what_is_for_tests_and_for_measuring_is_not_offered() -> None:
    assert set(LEVELS) - set(OFFERED_LEVELS) == {
        "random",
        "skilled-points",
        "expert-points",
        "network",
        "expert-flat",
    }
