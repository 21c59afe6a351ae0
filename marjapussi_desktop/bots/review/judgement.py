"""What a decision cost, with its error: the values of a review."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from marjapussi_desktop.bots.bot import Decision
from marjapussi_desktop.bots.evaluation import Unit, standard_error
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.ruleset import Family
from marjapussi_desktop.engine.values import frozen

Choice = Action | None
"""An action, or None for saying nothing where Kontra or Re was allowed."""
LEAST: Final = {Family.HUUTOPUSSI: 3.0, Family.MARJAPUSSI: 0.1}
"""In points: what costs less is no mistake that anybody should be told of."""
ERRORS: Final = 2.0
"""So many standard errors a cost must exceed before it is called a mistake."""
ERRORS_BY_OTHERS: Final = 3.0
"""The same where another player goes on with the hand than the one who is the reference, which adds an error: before
play, and where the network's choice is measured by rollouts."""


@frozen
class Declaring:
    """What a bid leads to: in which share of the deals its seat declares, and in which share of those it makes its
    contract.
    """

    share: float
    made: float


@frozen
class Found:
    """What a decision is judged by: the choice that is the reference, the worth of each in each determinization, and
    with all cards ``seen``; of bids, what they lead to. ``is_no_better``: the choice made is at most as good as the
    reference (an ask in vain is worth what its lead is), and so never the best; ``decision``: of `expert`, where he
    decided as at the table; ``by_network``: whether the network's playouts measured.
    """

    reference: Choice
    worths: dict[Choice, list[float]]
    seen: Mapping[Choice, float] = MappingProxyType({})
    declaring: Mapping[Choice, Declaring | None] = MappingProxyType({})
    is_no_better: bool = False
    decision: Decision | None = None
    by_network: bool = False


@frozen
class Option:
    """One of the choices that were compared. ``mean``: its worth on average; ``less``: how much less than the best's,
    with its standard ``error``; ``seen``: its worth with all cards seen, None where that was not asked; ``declaring``:
    of bids, what they lead to.
    """

    action: Choice
    mean: float
    less: float
    error: float
    seen: float | None = None
    declaring: Declaring | None = None


@frozen
class Judgement:
    """What one decision cost.

    ``best``: what it is compared with, or ``made`` where that is worth as much; ``cost``: how much less ``made`` is
    worth than ``best``, on average over the hands that the seat could have faced, never below 0; ``error``: the
    standard error of that, from the same determinizations for both (where the best was made, of the difference to the
    second best); ``gap``: the cost before it is cut off at 0: what it is below 0 by chance makes up for what it is
    above in other decisions, so only gaps are summed up; ``unit``: `Unit.SCORE` or `Unit.MATCH_EQUITY`, both in points;
    ``options``: all that was compared, the best first; ``count``: in how many determinizations. ``seen``: what it cost
    with all cards seen, compared with ``seen_best``; ``this_time``: what it cost in the true deal compared with
    ``best``, below 0 where it turned out well. ``is_mistake``: the cost is beyond noise and not too small to matter.
    ``wins``: the cost in matches of a hundred, None early in a match, where points tell as much; ``point_wins``: as how
    many matches of a hundred a point is counted, wherever in the match; None where costs are told in points.
    ``found``: the decision of `expert` that is the reference, where he decided as at the table; ``by_network``: whether
    the network's playouts measured.
    """

    made: Choice
    best: Choice
    cost: float
    error: float
    gap: float
    unit: Unit
    options: tuple[Option, ...]
    count: int
    seen: float
    seen_best: Choice
    this_time: float
    is_mistake: bool
    wins: float | None = None
    point_wins: float | None = None
    found: Decision | None = None
    by_network: bool = False

    def option(self, action: Choice) -> Option | None:
        """What was found of a choice; None where it was not compared."""
        return next((one for one in self.options if one.action == action), None)


def judgement_of(
    made: Choice,
    reference: Choice,
    worths: Mapping[Choice, Sequence[float]],
    seen: Mapping[Choice, float],
    unit: Unit,
    family: Family,
    errors: float = ERRORS,
    *,
    is_no_better: bool = False,
) -> Judgement:
    """The judgement from the worth of each choice in each of the same determinizations, and with all cards seen.

    ``reference``: what ``made`` is compared with. It was found elsewhere, not from these worths: the best of many means
    looks better than it is. ``errors``: see `ERRORS`. ``is_no_better``: ``made`` is at most as good as the reference,
    and so never the best.
    """
    means = {action: sum(some) / len(some) for action, some in worths.items()}

    def less(action: Choice, than: Choice) -> tuple[float, float]:
        gaps = [one - other for one, other in zip(worths[than], worths[action], strict=True)]
        return sum(gaps) / len(gaps), standard_error(gaps) or 0.0

    gap, error = less(made, reference)
    best = reference if gap > 0.0 or is_no_better else made

    def option(action: Choice) -> Option:
        behind, its_error = less(action, best)
        return Option(action, means[action], max(behind, 0.0), its_error, seen.get(action))

    others = sorted((action for action in means if action != best), key=lambda action: -means[action])
    options = (option(best), *map(option, others))
    if made == best and len(options) > 1:
        error = options[1].error
    seen_best = max(seen, key=lambda action: (seen[action], action == made))
    return Judgement(
        made=made,
        best=best,
        cost=max(gap, 0.0),
        error=error,
        gap=gap,
        unit=unit,
        options=options,
        count=len(worths[made]),
        seen=seen[seen_best] - seen[made],
        seen_best=seen_best,
        this_time=seen[best] - seen[made] if best in seen else 0.0,
        is_mistake=gap > errors * error and gap >= LEAST[family],
    )
