"""How far the person has come: the state of each puzzle, the rating, and the days in a row. No Qt here.

The rating is Elo's: a puzzle is an opponent whose strength its level says, and its first try is the game.
"""

from __future__ import annotations

import datetime
from enum import StrEnum
from typing import Final

from marjapussi_desktop.settings.puzzle_results import FirstTry, PuzzleResult, PuzzleResults

START: Final = 1200
RATING_OF_LEVEL: Final = {1: 900, 2: 1100, 3: 1300, 4: 1500, 5: 1700}
FIRST_ONES: Final = 20
STEP_AT_FIRST: Final = 40
STEP: Final = 20
"""How far a try may move the rating, among the first ones and later."""
LOWEST: Final = 100


class PuzzleState(StrEnum):
    """What came of a puzzle."""

    NEW = "new"
    TRIED = "tried"
    LATER = "later"  # solved, but not at once
    HINTED = "hinted"  # solved, with a hint that came before the first move
    AT_ONCE = "at-once"


_SOLVED: Final = {
    FirstTry.RIGHT: PuzzleState.AT_ONCE,
    FirstTry.WRONG: PuzzleState.LATER,
    FirstTry.HINTED: PuzzleState.HINTED,
}


def state_of(result: PuzzleResult | None) -> PuzzleState:
    """The state of a puzzle with this result, None for one that was never begun."""
    if result is None:
        return PuzzleState.NEW
    if not result.solved:
        return PuzzleState.TRIED
    return _SOLVED[result.first]


def rated(results: PuzzleResults) -> list[PuzzleResult]:
    """The puzzles that moved the rating, in their order."""
    return [one for one in results.puzzles if one.first is not FirstTry.HINTED]


def rating(results: PuzzleResults) -> int:
    """The person's rating after all first tries."""
    value = float(START)
    for number, one in enumerate(rated(results)):
        expected = 1 / (1 + 10 ** ((RATING_OF_LEVEL[one.level] - value) / 400))
        step = STEP_AT_FIRST if number < FIRST_ONES else STEP
        value = max(LOWEST, value + step * ((one.first is FirstTry.RIGHT) - expected))
    return round(value)


def streak(results: PuzzleResults, today: datetime.date) -> int:
    """On how many days in a row the day's puzzle was solved, up to today, or up to yesterday while today's is open."""
    days, day = set(results.days), today
    if day.isoformat() not in days:
        day -= datetime.timedelta(days=1)
    count = 0
    while day.isoformat() in days:
        count += 1
        day -= datetime.timedelta(days=1)
    return count
