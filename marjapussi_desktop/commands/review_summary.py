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
IN_MATCHES: Final = "matches of a hundred"


def review_lines(match: int, review: HandReview, past: PastMatch, value: OpenValue | None) -> Iterator[str]:
    """What there is to say of one hand."""
    name = past.record.players[review.seat].name
    yield f"match {match}, hand {review.hand}, seat {review.seat} ({name})"
    if not review.decisions:
        yield "  nothing to decide."
        return
    costs = _Costs(review, past.rules)
    yield f"  cost: on average over the hands that were possible, and with all cards seen; in {costs.unit}"
    yield from _table([HEADS, *(_row(one, costs) for one in review.decisions)])
    yield (
        f"  together, what came out better by chance counted against the rest, and of the auction the dearest decision "
        f"alone: {costs.text(review.cost)} ± {costs.text(NORMAL_95 * review.error)}, "
        f"with all cards seen {costs.text(review.seen)}"
    )
    biggest = review.biggest()
    if not biggest:
        yield "  no mistake: whatever seems better lies within the noise."
    for number, one in enumerate(biggest, 1):
        judged = one.judgement
        yield (
            f"  {number}. move {one.ply + 1}: {_written(judged.made)} cost {costs.text(judged.cost)}; "
            f"{_written(judged.best)} is best"
        )
    if value is not None:
        yield (
            f"  with all cards seen: at the first lead {value.start:+d} for side 0; "
            f"side 0 gave away {value.given[0]}, side 1 {value.given[1]}"
        )


class _Costs:
    """How costs are told: as the window tells them, in the Marjapussi family as matches of a hundred."""

    def __init__(self, review: HandReview, rules: Ruleset) -> None:
        point_wins = review.point_wins
        is_in_matches = point_wins is not None
        self.unit = IN_MATCHES if is_in_matches else UNITS[review.decisions[0].judgement.unit]
        self._factor = point_wins if point_wins is not None else 1.0
        self._places = 1 if is_in_matches else 2 if rules.contract is None else 0

    def text(self, cost: float) -> str:
        """The amount alone. No match is lost more than once."""
        amount = cost * self._factor
        return f"{min(amount, 100.0) if self.unit is IN_MATCHES else amount:.{self._places}f}"


def _row(one: Reviewed, costs: _Costs) -> tuple[str, ...]:
    judged = one.judgement
    half = NORMAL_95 * judged.error
    interval = f"{costs.text(max(judged.cost - half, 0.0))} to {costs.text(judged.cost + half)}" if judged.cost else ""
    return (
        str(one.ply + 1),
        str(one.trick or ""),
        one.kind.value,
        _written(judged.made),
        _written(judged.best),
        costs.text(judged.cost),
        interval,
        costs.text(judged.seen),
        "mistake" if judged.is_mistake else "",
    )


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADS))]
    for row in rows:
        yield ("  " + "  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True))).rstrip()


def _written(choice: Choice) -> str:
    return "say nothing" if choice is None else format_action(choice)
