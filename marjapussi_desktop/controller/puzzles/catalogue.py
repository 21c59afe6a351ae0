"""The puzzles that ship, as a list to choose from, and the one of each day. No Qt here."""

from __future__ import annotations

import datetime
import hashlib
import json
from functools import cache
from typing import Final

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.puzzles.collection import lines, read_puzzle
from marjapussi_desktop.puzzles.puzzle import Idea as Idea
from marjapussi_desktop.puzzles.puzzle import Puzzle

DAYS: Final = 7
"""Of a week."""


@frozen
class PuzzleRow:
    """A puzzle in the list: ``number`` from 1, easy ones first; ``level`` 1 to 5; ``preset``: the game."""

    number: int
    id: str
    idea: Idea
    level: int
    preset: str


@cache
def rows() -> tuple[PuzzleRow, ...]:
    """All puzzles in the order of the list. Quick: nothing is played through."""
    told = map(json.loads, lines())
    return tuple(
        PuzzleRow(number, one["id"], Idea(one["idea"]), one["level"], one["position"].split(" ", 1)[0])
        for number, one in enumerate(told, start=1)
    )


@cache
def ideas() -> tuple[Idea, ...]:
    """The ideas that some puzzle teaches."""
    found = {row.idea for row in rows()}
    return tuple(idea for idea in Idea if idea in found)


def row_of(puzzle_id: str) -> PuzzleRow:
    """A puzzle's row. Raises KeyError."""
    found = next((row for row in rows() if row.id == puzzle_id), None)
    if found is None:
        raise KeyError(puzzle_id)
    return found


def puzzle_of(row: PuzzleRow) -> Puzzle:
    """The puzzle itself; its hand is played through, which takes about a millisecond."""
    return read_puzzle(lines()[row.number - 1])


def of_day(day: datetime.date) -> PuzzleRow:
    """The puzzle of a day: the date alone decides. From Monday to Sunday they grow harder; none comes again before all
    of its weekday have come.
    """
    week, weekday = divmod(day.toordinal() - 1, DAYS)
    own = _by_weekday()[weekday]
    return own[week % len(own)]


@cache
def _by_weekday() -> tuple[tuple[PuzzleRow, ...], ...]:
    """All puzzles in seven parts, the easiest for Monday, each in an order of its own."""
    in_order = sorted(rows(), key=lambda row: (row.level, _scattered(row)))
    size = len(in_order)
    parts = (in_order[size * day // DAYS : size * (day + 1) // DAYS] for day in range(DAYS))
    return tuple(tuple(sorted(part, key=_scattered)) for part in parts)


def _scattered(row: PuzzleRow) -> bytes:
    return hashlib.sha256(row.id.encode()).digest()
