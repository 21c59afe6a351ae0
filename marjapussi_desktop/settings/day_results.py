"""What the person and the experts made of the deals of the day, in a small file of its own."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from pathlib import Path

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
    """A day, by how much the person's side scored more than the other in its hand (None: not played yet), the same of
    an expert in each seat (empty: not reckoned yet), and how many hints the person has taken with these cards till then
    (None: played in a version that did not count them). ``matches``: the ids of those begun as the deal of this day, of
    which the first that is played counts; once one has been, that one alone.
    """

    day: str
    own: int | None = None
    experts: tuple[int, ...] = ()
    hints: int | None = 0
    matches: tuple[str, ...] = ()


DayResults = tuple[DayResult, ...]


def of_day(results: DayResults, day: str) -> DayResult:
    """The result of a day, empty where there is none."""
    return next((one for one in results if one.day == day), DayResult(day))


def with_match(results: DayResults, day: str, match: str) -> DayResults:
    """With a match that has been begun as the deal of a day, unless the person's result stands already."""
    result = of_day(results, day)
    if result.own is not None or match in result.matches:
        return results
    return _with(results, changed(result, matches=(*result.matches[1 - MOST_MATCHES :], match)))


def with_own(results: DayResults, day: str, own: int, match: str) -> DayResults:
    """With the person's result, if the match was begun as the deal of the day. Only the first counts."""
    result = of_day(results, day)
    if result.own is not None or match not in result.matches:
        return results
    return _with(results, changed(result, own=own, matches=(match,)))


def counts(result: DayResult, match: str) -> bool:
    """Whether the match is the one whose result stands. Earlier versions did not keep which it was."""
    return result.own is not None and match in result.matches


def with_hint(results: DayResults, day: str) -> DayResults:
    """With one hint more, unless the person's result stands already."""
    result = of_day(results, day)
    if result.own is not None or result.hints is None:
        return results
    return _with(results, changed(result, hints=min(result.hints + 1, MOST)))


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
    days = [
        {"day": r.day, "own": r.own, "experts": list(r.experts), "hints": r.hints, "matches": list(r.matches)}
        for r in results
    ]
    save_object(path, {"days": days})


def _from_object(data: Mapping[str, object]) -> tuple[DayResults, bool]:
    rows = data.get("days") if data else []
    found = [_result(row) for row in rows] if isinstance(rows, list) else [None]
    sound = tuple(one for one in found if one is not None)
    return sound, len(sound) == len(found)


def _result(row: object) -> DayResult | None:
    if not isinstance(row, dict):
        return None
    day, own, experts = row.get("day"), row.get("own"), row.get("experts")
    if not isinstance(day, str) or not _is_day(day) or not (own is None or _is_score(own)):
        return None
    if not isinstance(experts, list) or len(experts) not in (0, SEATS) or not all(map(_is_score, experts)):
        return None
    hints = row.get("hints", 0 if own is None else None)
    if hints is not None and not (_is_score(hints) and hints >= 0):
        return None
    matches = row.get("matches", [])  # which earlier versions did not keep
    if not isinstance(matches, list) or len(matches) > MOST_MATCHES or not all(map(_is_id, matches)):
        return None
    return DayResult(day, own, tuple(experts), hints, tuple(matches))


def _is_day(text: str) -> bool:
    try:
        return datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _is_id(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST_ID


def _is_score(value: object) -> bool:
    return type(value) is int and -MOST <= value <= MOST
