"""A review as lines for a person."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from marjapussi_desktop.bots.evaluation import Unit
from marjapussi_desktop.bots.review.judgement import Choice
from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.controller.review.hand_review import HandReview, Reviewed
from marjapussi_desktop.controller.review.open_value import OpenValue
from marjapussi_desktop.engine.notation import format_action
from marjapussi_desktop.engine.ruleset import Ruleset

NORMAL_95: Final = 1.96
HEADS: Final = ("move", "trick", "decision", "made", "best", "cost", "95 %", "seen", "")
UNITS: Final = {
    Unit.MATCH_EQUITY: "points, as much as they are worth at the start of a match",
    Unit.SCORE: "points of the hand",
}


def review_lines(match: int, review: HandReview, past: PastMatch, value: OpenValue | None) -> Iterator[str]:
    """What there is to say of one hand."""
    name = past.record.players[review.seat].name
    yield f"match {match}, hand {review.hand}, seat {review.seat} ({name})"
    if not review.decisions:
        yield "  nothing to decide."
        return
    unit = review.decisions[0].judgement.unit
    places = _places(past.rules)
    yield f"  cost: on average over the hands that were possible, and with all cards seen; in {UNITS[unit]}"
    yield from _table([HEADS, *(_row(one, places) for one in review.decisions)])
    yield (
        f"  sum: {review.cost:.{places}f} ± {NORMAL_95 * review.error:.{places}f}, "
        f"with all cards seen {review.seen:.{places}f}"
    )
    biggest = review.biggest()
    if not biggest:
        yield "  no mistake: whatever seems better lies within the noise."
    for number, one in enumerate(biggest, 1):
        judged = one.judgement
        yield (
            f"  {number}. move {one.ply + 1}: {_written(judged.made)} cost {judged.cost:.{places}f}; "
            f"{_written(judged.best)} is best"
        )
    if value is not None:
        yield (
            f"  with all cards seen: at the first lead {value.start:+d} for side 0; "
            f"side 0 gave away {value.given[0]}, side 1 {value.given[1]}"
        )


def _row(one: Reviewed, places: int) -> tuple[str, ...]:
    judged = one.judgement
    half = NORMAL_95 * judged.error
    interval = f"{max(judged.cost - half, 0.0):.{places}f} to {judged.cost + half:.{places}f}" if judged.cost else ""
    return (
        str(one.ply + 1),
        str(one.trick or ""),
        one.kind.value,
        _written(judged.made),
        _written(judged.best),
        f"{judged.cost:.{places}f}",
        interval,
        f"{judged.seen:.{places}f}",
        "mistake" if judged.is_mistake else "",
    )


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADS))]
    for row in rows:
        yield ("  " + "  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True))).rstrip()


def _written(choice: Choice) -> str:
    return "say nothing" if choice is None else format_action(choice)


def _places(rules: Ruleset) -> int:
    return 2 if rules.contract is None else 0
