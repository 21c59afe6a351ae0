"""What a decision cost, with its error: the values of a review."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

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
ERRORS_BEFORE_PLAY: Final = 3.0
"""The same before play, where the best of many choices is known from few determinizations and looks better than it is:
with 2.0, 41 of 295 decisions of `expert` in 54 hands were called mistakes; with 3.0, 16."""


@frozen
class Option:
    """One of the choices that were compared. ``mean``: its worth on average; ``less``: how much less than the best's,
    with its standard ``error``; ``seen``: its worth with all cards seen, None where that was not asked.
    """

    action: Choice
    mean: float
    less: float
    error: float
    seen: float | None = None


@frozen
class Judgement:
    """What one decision cost.

    ``cost``: how much less ``made`` is worth than ``best``, on average over the hands that the seat could have faced,
    never below 0; ``error``: the standard error of that, from the same determinizations for both (where the best was
    made, of the difference to the second best); ``unit``: `Unit.SCORE` or `Unit.MATCH_EQUITY`, both in points;
    ``options``: all that was compared, the best first; ``count``: in how many determinizations. ``seen``: what it cost
    with all cards seen, compared with ``seen_best``; ``this_time``: what it cost in the true deal compared with
    ``best``, below 0 where it turned out well. ``is_mistake``: the cost is beyond noise and not too small to matter.
    """

    made: Choice
    best: Choice
    cost: float
    error: float
    unit: Unit
    options: tuple[Option, ...]
    count: int
    seen: float
    seen_best: Choice
    this_time: float
    is_mistake: bool


def judgement_of(
    made: Choice,
    worths: Mapping[Choice, Sequence[float]],
    seen: Mapping[Choice, float],
    unit: Unit,
    family: Family,
    errors: float = ERRORS,
) -> Judgement:
    """The judgement from the worth of each choice in each of the same determinizations, and with all cards seen.
    ``errors``: see `ERRORS`.
    """
    means = {action: sum(some) / len(some) for action, some in worths.items()}
    best = max(means, key=lambda action: (means[action], action == made))

    def less(action: Choice) -> tuple[float, float]:
        gaps = [one - other for one, other in zip(worths[best], worths[action], strict=True)]
        return sum(gaps) / len(gaps), standard_error(gaps) or 0.0

    options = tuple(
        Option(action, means[action], *less(action), seen.get(action))
        for action in sorted(means, key=lambda action: (-means[action], action != best))
    )
    cost, error = less(made)
    if made == best:
        cost, error = 0.0, options[1].error if len(options) > 1 else 0.0
    seen_best = max(seen, key=lambda action: (seen[action], action == made))
    return Judgement(
        made=made,
        best=best,
        cost=cost,
        error=error,
        unit=unit,
        options=options,
        count=len(worths[made]),
        seen=seen[seen_best] - seen[made],
        seen_best=seen_best,
        this_time=seen[best] - seen[made] if best in seen else 0.0,
        is_mistake=cost > errors * error and cost >= LEAST[family],
    )
