"""What the person and the experts made of the deals of the day, in a small file of its own."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from pathlib import Path
from typing import TypeGuard

from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.settings.json_file import load_rows, save_object
from marjapussi_desktop.settings.problems import Loaded, ProblemKind

MOST = 10**6
"""No hand scores more: what a damaged file says may be any number."""
SEATS = 4
MOST_MATCHES = 50
"""The deal of a day is begun anew so often at most, and then the oldest tries are forgotten."""
LONGEST_ID = 100


@frozen
class DayResult:
    """A day, by how much the person's side scored more than the other in its hand (None: it has no such result), the
    same of an expert in each seat (empty: not reckoned yet), and how many hints the person took in the try that stands
    (None: played in a version that did not count them). ``matches``: the ids of those begun as the deal of this day, of
    which the first that is played to its end stands; once one does, that one alone. ``taken``: how many hints were
    taken in each of them (None: an earlier version did not tell them apart). ``practice``: the margin of that first one
    if moves were taken back in it: then the cards are known, and no later try counts.
    """

    day: str
    own: int | None = None
    experts: tuple[int, ...] = ()
    hints: int | None = 0
    matches: tuple[str, ...] = ()
    taken: tuple[int | None, ...] = ()
    practice: int | None = None

    @property
    def margin(self) -> int | None:
        """What the try that stands scored, be it practice; None while none does."""
        return self.practice if self.own is None else self.own


DayResults = tuple[DayResult, ...]


def of_day(results: DayResults, day: str) -> DayResult:
    """The result of a day, empty where there is none."""
    return next((one for one in results if one.day == day), DayResult(day))


def with_match(results: DayResults, day: str, match: str) -> DayResults:
    """With a match that has been begun as the deal of a day, unless a try stands already. One that is kept nowhere has
    the id of the one before.
    """
    result = of_day(results, day)
    if result.margin is not None:
        return results
    others = [pair for pair in zip(result.matches, result.taken, strict=True) if pair[0] != match]
    matches, taken = zip(*others[1 - MOST_MATCHES :], (match, 0), strict=True)
    return _with(results, changed(result, matches=matches, taken=taken))


def with_try(results: DayResults, day: str, margin: int, match: str, *, is_practice: bool) -> DayResults:
    """With a try that has been played to its end, if the match was begun as the deal of the day. Only the first stands,
    and as practice if moves were taken back in it.
    """
    result = of_day(results, day)
    if not may_count(result, match):
        return results
    hints = result.taken[result.matches.index(match)]
    figures = {"practice" if is_practice else "own": margin}
    return _with(results, changed(result, hints=hints, matches=(match,), taken=(hints,), **figures))


def may_count(result: DayResult, match: str) -> bool:
    """Whether the match, once it is played to its end, would be the person's result."""
    return result.margin is None and match in result.matches


def counts(result: DayResult, match: str) -> bool:
    """Whether the match is the one whose result stands. Earlier versions did not keep which it was."""
    return result.own is not None and match in result.matches


def with_hint(results: DayResults, day: str, match: str) -> DayResults:
    """With one hint more in this match, unless a try stands already."""
    result = of_day(results, day)
    if not may_count(result, match):
        return results
    taken = list(result.taken)
    nth = result.matches.index(match)
    before = taken[nth]
    taken[nth] = None if before is None else min(before + 1, MOST)
    return _with(results, changed(result, taken=tuple(taken)))


def with_experts(results: DayResults, day: str, experts: tuple[int, ...]) -> DayResults:
    """With what experts made of it."""
    return _with(results, changed(of_day(results, day), experts=experts))


def _with(results: DayResults, result: DayResult) -> DayResults:
    return (*(one for one in results if one.day != result.day), result)


def load(path: Path) -> Loaded[DayResults]:
    """The results kept in ``path``. Where some are damaged, the others; the file as it was is set aside then."""
    return load_rows(path, _from_object, ProblemKind.DAY_RESULTS_DAMAGED, ProblemKind.DAY_RESULTS_UNREADABLE)


def save(path: Path, results: DayResults) -> None:
    """Write all of them, whole or not at all. Raises OSError."""
    save_object(path, {"days": [_to_object(result) for result in results]})


def _to_object(result: DayResult) -> dict[str, object]:
    return {
        "day": result.day,
        "own": result.own,
        "experts": list(result.experts),
        "hints": result.hints,
        "matches": list(result.matches),
        "taken": list(result.taken),
        "practice": result.practice,
    }


def _from_object(data: Mapping[str, object]) -> tuple[DayResults, bool]:
    rows = data.get("days") if data else []
    found = [_result(row) for row in rows] if isinstance(rows, list) else [None]
    sound = tuple(one for one in found if one is not None)
    return sound, len(sound) == len(found)


def _result(row: object) -> DayResult | None:
    if not isinstance(row, dict):
        return None
    day, own, practice, experts = (row.get(name) for name in ("day", "own", "practice", "experts"))
    if not isinstance(day, str) or not _is_day(day):
        return None
    if not all(one is None or _is_score(one) for one in (own, practice)):
        return None
    if not isinstance(experts, list) or len(experts) not in (0, SEATS) or not all(map(_is_score, experts)):
        return None
    hints = row.get("hints", 0 if own is None else None)
    matches = row.get("matches", [])  # which earlier versions did not keep
    if not _is_count(hints) or not _are_matches(matches):
        return None
    taken = row["taken"] if "taken" in row else _taken_earlier(own, hints, len(matches))
    if not isinstance(taken, list) or len(taken) != len(matches) or not all(map(_is_count, taken)):
        return None
    stands = own is not None or practice is not None
    return DayResult(day, own, tuple(experts), hints if stands else 0, tuple(matches), tuple(taken), practice)


def _taken_earlier(own: int | None, hints: int | None, matches: int) -> list[int | None]:
    """How many hints were taken in each try, as far as an earlier version tells, which kept their sum: it is known
    where it is nothing, or of one.
    """
    return [hints if own is not None or not hints or matches == 1 else None] * matches


def _are_matches(value: object) -> TypeGuard[list[str]]:
    return isinstance(value, list) and len(value) <= MOST_MATCHES and all(map(_is_id, value))


def _is_count(value: object) -> bool:
    """How many hints there were, or that nobody knows."""
    return value is None or (_is_score(value) and isinstance(value, int) and value >= 0)


def _is_day(text: str) -> bool:
    try:
        return datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _is_id(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_ID


def _is_score(value: object) -> bool:
    return type(value) is int and -MOST <= value <= MOST
