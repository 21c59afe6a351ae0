"""The puzzles that ship, as a list to choose from, and the one of each day. No Qt here."""

from __future__ import annotations

import datetime
import hashlib
import json
from functools import cache

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.puzzles.collection import lines, read_puzzle
from marjapussi_desktop.puzzles.puzzle import Idea as Idea
from marjapussi_desktop.puzzles.puzzle import Puzzle


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
    """The puzzle of a day: the date alone decides, and none comes again before all have come."""
    order = sorted(rows(), key=lambda row: hashlib.sha256(row.id.encode()).digest())
    return order[day.toordinal() % len(order)]
