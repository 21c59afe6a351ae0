"""What the person has made of the puzzles, in a small file of its own."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Final

from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.settings.json_file import load_rows, save_object
from marjapussi_desktop.settings.problems import Loaded, ProblemKind

LEVELS: Final = range(1, 6)
LONGEST_ID: Final = 100


class FirstTry(StrEnum):
    """What came first of a puzzle. Only ``RIGHT`` and ``WRONG`` move the rating."""

    RIGHT = "right"
    WRONG = "wrong"  # or the answer was looked at before any move
    HINTED = "hinted"  # the idea was looked at before the first move


@frozen
class PuzzleResult:
    """A puzzle that was begun. ``level``: of the puzzle, by which it is rated; ``solved``: at some time, without the
    answer.
    """

    id: str
    level: int
    first: FirstTry
    solved: bool = False


@frozen
class PuzzleResults:
    """``puzzles`` in the order in which they were begun; ``days``: the days, as ISO dates in their order, whose puzzle
    was solved on the day.
    """

    puzzles: tuple[PuzzleResult, ...] = ()
    days: tuple[str, ...] = ()

    def of(self, puzzle_id: str) -> PuzzleResult | None:
        """The result of a puzzle, None while it is new."""
        return next((one for one in self.puzzles if one.id == puzzle_id), None)


def with_try(results: PuzzleResults, tried: PuzzleResult) -> PuzzleResults:
    """With a try: the first one stays as it was, and what was solved once is solved."""
    before = results.of(tried.id)
    if before is None:
        return changed(results, puzzles=(*results.puzzles, tried))
    now = changed(before, solved=before.solved or tried.solved)
    return changed(results, puzzles=tuple(now if one is before else one for one in results.puzzles))


def with_day(results: PuzzleResults, day: datetime.date) -> PuzzleResults:
    """With the puzzle of this day solved."""
    return changed(results, days=tuple(sorted({*results.days, day.isoformat()})))


def load(path: Path) -> Loaded[PuzzleResults]:
    """The results kept in ``path``. Where some are damaged, the others; the file as it was is set aside then."""
    return load_rows(path, _from_object, ProblemKind.PUZZLES_DAMAGED, ProblemKind.PUZZLES_UNREADABLE)


def save(path: Path, results: PuzzleResults) -> None:
    """Write all of them, whole or not at all. Raises OSError."""
    rows = [{"id": r.id, "level": r.level, "first": r.first.value, "solved": r.solved} for r in results.puzzles]
    save_object(path, {"puzzles": rows, "days": list(results.days)})


def _from_object(data: Mapping[str, object]) -> tuple[PuzzleResults, bool]:
    if not data:
        return PuzzleResults(), True
    rows, days = data.get("puzzles"), data.get("days")
    found = [_result(row) for row in rows] if isinstance(rows, list) else [None]
    dates = [_day(one) for one in days] if isinstance(days, list) else [None]
    sound = {one.id: one for one in reversed(found) if one is not None}
    kept = PuzzleResults(tuple(reversed(sound.values())), tuple(sorted({one for one in dates if one is not None})))
    return kept, len(kept.puzzles) == len(found) and None not in dates


def _result(row: object) -> PuzzleResult | None:
    if not isinstance(row, dict):
        return None
    name, level, first, solved = row.get("id"), row.get("level"), row.get("first"), row.get("solved")
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_ID or type(level) is not int or level not in LEVELS:
        return None
    if not isinstance(first, str) or first not in list(FirstTry) or not isinstance(solved, bool):
        return None
    return PuzzleResult(name, level, FirstTry(first), solved)


def _day(value: object) -> str | None:
    try:
        return value if isinstance(value, str) and datetime.date.fromisoformat(value).isoformat() == value else None
    except ValueError:
        return None
