"""What the next best choice would have cost, from the search that chose."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from marjapussi_desktop.bots.evaluation import ActionValue, Evaluation, Unit, standard_error
from marjapussi_desktop.bots.value.match_equity import point_worth
from marjapussi_desktop.engine.actions import Action, Declare, Play
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.values import changed, frozen

CERTAIN: Final = 2.0
"""A difference of fewer standard errors is noise."""
CERTAIN_TO_TELL: Final = 3.0
"""The same for a cost that a hint tells, as for a mistake that a review tells of: else the one says what the other
denies."""
AGREES: Final = 0.15
"""By no more than this share points differ from a cost that they are said to make."""
MUCH: Final = 0.5
"""The score of a hand tells a cost of which it makes at least this share."""
LATE: Final = 0.5
"""From this part of the target on, match equity is told as a chance: a point is then worth more or less than usual."""


class Measure(StrEnum):
    """What a cost is told in."""

    POINTS = "points"
    """Whole points, of the hand or of match equity at a point's worth at the start of a match."""
    GAME_POINTS = "game_points"
    """Tenths of a game point of the Marjapussi family."""
    CHANCE = "chance"
    """Matches won in a hundred."""


class StakeKind(StrEnum):
    """What makes a choice costly."""

    CONTRACT = "contract"
    """The contract is made or fails."""
    NO_TRICK = "no_trick"
    """Läpiajo against the own side, which takes no trick."""
    ALL_TRICKS = "all_tricks"
    """Läpiajo by the own side."""
    PORVOO = "porvoo"
    OTHERS_TO_PORVOO = "others_to_porvoo"
    OWN_POINTS = "own_points"
    """The own side takes less."""
    OTHERS_POINTS = "others_points"
    """The other side takes more."""
    OWN_GAME_POINTS = "own_game_points"
    OTHERS_GAME_POINTS = "others_game_points"
    WINS = "wins"
    """The match is won with this hand."""
    OTHERS_WIN = "others_win"
    FALLS = "falls"
    """The own side's total goes past the target and falls back."""
    OTHERS_FALL = "others_fall"
    ONE_SHORT = "one_short"
    """The own side is left one point short of the target, where only a single point helps."""
    OTHERS_ONE_SHORT = "others_one_short"
    TOTALS = "totals"
    """The match is left at totals from which it is won less often."""


@frozen
class Stake:
    """In how many of ten deals something happens after the choice that was ``chosen``, and after the ``other``; of
    points, how many a side takes on average (of game points, tenths). ``amount``: the contract, or the total that is
    spoken of; ``seat``: whom it is told of, where he plays alone. ``others_chosen``, ``others_other``: the points of
    the other side, beside the own ones that do not tell the cost alone; ``others_seat``: who alone makes that side.
    ``totals``: those that are then left, own and others', and ``better``, those that the choice aims at.
    """

    kind: StakeKind
    chosen: int
    other: int
    amount: int | None = None
    seat: int | None = None
    others_chosen: int | None = None
    others_other: int | None = None
    others_seat: int | None = None
    totals: tuple[int, int] | None = None
    better: tuple[int, int] | None = None


@frozen
class Comparison:
    """The choice that came next. ``cost``: how much less it is worth, in the unit of the evaluation; ``error``: the
    standard error of that, None if not known; ``amount``: the cost as it is told, in units of ``measure``, 0 where it
    lies within the noise or is too small to tell; ``deals``: of the search; ``stake``: what makes a large cost large.
    """

    other: Action
    cost: float
    error: float | None
    measure: Measure
    amount: int
    deals: int
    stake: Stake | None = None


def tells_all(points: int, cost: int) -> bool:
    """Whether points, as they are told, are the cost that is told beside them: a reader reckons with both."""
    return abs(points - cost) <= max(1.0, AGREES * cost)


def comparison_of(seen: Observation, action: Action, found: Evaluation | None) -> Comparison | None:
    """The comparison of the action that was chosen with the next best. None where nothing was compared with it, or
    where a lead seems as good as a declaration: that costs no card, and the same one may be led after it.
    """
    chosen = None if found is None else found.value_of(action)
    others = [] if found is None else [value for value in found.values if value.action != action]
    if found is None or chosen is None or not others:
        return None
    other = max(others, key=lambda value: (value.rounds, value.mean))
    cost, error = chosen.mean - other.mean, _error_of_difference(chosen, other)
    measure, scale = _measure(seen, found.unit, cost, _scored_between(chosen, other))
    is_noise = error is not None and cost < CERTAIN * error
    amount = 0 if is_noise else max(round(cost * scale), 0)
    if not amount and isinstance(action, Declare) and isinstance(other.action, Play):
        return None
    return Comparison(other.action, cost, error, measure, amount, found.determinizations)


def measured(
    seen: Observation, unit: Unit, told: Comparison, gains: Sequence[float], scored: Sequence[float]
) -> Comparison:
    """The comparison with the cost that other deals give: by how much the choice is worth more in each of them, in this
    unit, and how much more the hand ``scored``.
    """
    cost, error = sum(gains) / len(gains), standard_error(gains)
    measure, scale = _measure(seen, unit, cost, sum(scored) / len(scored))
    is_noise = error is None or cost < CERTAIN_TO_TELL * error
    return changed(told, cost=cost, error=error, measure=measure, amount=0 if is_noise else max(round(cost * scale), 0))


def shortfall_of(seen: Observation, action: Action, found: Evaluation | None) -> Comparison | None:
    """What an action would cost against the best of a search; None where it was not compared, or its error is not
    known. ``other`` is the action.
    """
    value = None if found is None else found.value_of(action)
    if found is None or value is None or value.paired_error is None:
        return None
    best = max(found.values, key=lambda one: one.mean)
    cost, error = best.mean - value.mean, value.paired_error
    measure, scale = _measure(seen, found.unit, cost, _scored_between(best, value))
    amount = 0 if cost <= CERTAIN * error else max(round(cost * scale), 0)
    return Comparison(action, cost, error, measure, amount, found.determinizations)


def _error_of_difference(chosen: ActionValue, other: ActionValue) -> float | None:
    """One of the two has the highest mean of all, so the error of the pair stands at the other one."""
    lower = other if other.mean <= chosen.mean else chosen
    if lower.paired_error is not None:
        return lower.paired_error
    if chosen.standard_error is None or other.standard_error is None:
        return None
    return math.hypot(chosen.standard_error, other.standard_error)


def wins_in_a_hundred(seen: Observation, unit: Unit, difference: float) -> float | None:
    """A difference as matches won in a hundred; None where the match is so young that points tell as much."""
    if unit is not Unit.MATCH_EQUITY or max(seen.totals) < LATE * seen.rules.target:
        return None
    return _wins(seen.rules, difference)


def _wins(rules: Ruleset, difference: float) -> float:
    """Points of match equity as matches won in a hundred."""
    return 100.0 * point_worth(rules) * difference


def point_wins(rules: Ruleset, unit: Unit) -> float | None:
    """As how many matches of a hundred a point of match equity counts, where a review tells costs in these: in the
    Marjapussi family, in which a hand scores a few game points and a cost would often be more than it can hold.
    """
    if unit is not Unit.MATCH_EQUITY or rules.game_points is None:
        return None
    return _wins(rules, 1.0)


def _scored_between(better: ActionValue, worse: ActionValue) -> float | None:
    """How much more the hand scores after the one move than after the other; None where that was not counted."""
    return None if better.score is None or worse.score is None else better.score - worse.score


def _measure(seen: Observation, unit: Unit, cost: float, scored: float | None) -> tuple[Measure, float]:
    """How a difference is told, and the number by which it is multiplied. ``scored``: how much less the hand scores, if
    that is known: where exactly the target wins, to score more may be worse (from 8 a match is won more often than
    from 9), and a cost is then none of game points.
    """
    rules, wins = seen.rules, wins_in_a_hundred(seen, unit, 1.0)
    if wins is not None:
        return Measure.CHANCE, wins
    if rules.game_points is None:
        return Measure.POINTS, 1.0
    if unit is Unit.MATCH_EQUITY and scored is not None and scored < MUCH * cost:
        return Measure.CHANCE, _wins(rules, 1.0)
    return Measure.GAME_POINTS, 10.0
