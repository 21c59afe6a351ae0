"""What a person's choice costs at least against what a level has found: by these numbers the coach doubts it."""

from __future__ import annotations

import math
from typing import Final

from marjapussi_desktop.bots.bot import Decision
from marjapussi_desktop.bots.comparison import CERTAIN
from marjapussi_desktop.bots.evaluation import ActionValue, Evaluation, standard_error
from marjapussi_desktop.bots.grounds import HandValue
from marjapussi_desktop.bots.heuristics.hand_value import QUARTILE, chance_of
from marjapussi_desktop.engine.actions import Action, Bid, Kontra, Pass, Re, SetContract

HARDLY: Final = 0.2
"""A contract that is made less often than this is hardly made."""
CERTAIN_BEFORE_PLAY: Final = 3.0
"""As `CERTAIN` before play, where the best of many choices looks better than it is."""
BELIEVED: Final = 0.4
"""The share of what a model of bids finds between a bid and a pass that the hands which follow bring: see
`Bidder.value`."""


def bid_costs(action: Bid | Pass, decision: Decision) -> float:
    """What a bid or a pass costs at least against the decision of a level, in points; 0 where that is not known. Of
    what a model finds only a share is `BELIEVED`; a bid that it did not try costs at least what the next lower one does
    that it tried. Where a rule of thumb bids, only a bid is doubted that would hardly be made.
    """
    found, value = decision.evaluation, decision.grounds
    if found is not None:
        best = max(one.mean + one.margin for one in found.values)
        if isinstance(action, Pass):
            passed = found.value_of(action)
            return 0.0 if passed is None else BELIEVED * (best - passed.mean - passed.margin)
        tried = [one for one in found.values if isinstance(one.action, Bid) and one.action.amount <= action.amount]
        return BELIEVED * (best - tried[-1].mean) if tried else 0.0
    if isinstance(action, Pass) or not isinstance(value, HandValue) or action.amount <= (value.stop or 0):
        return 0.0
    chance = chance_of(action.amount, value.mean, max(value.high - value.mean, 1) / QUARTILE)
    return action.amount * (1.0 - chance) if chance < HARDLY else 0.0


def call_costs(call: Kontra | Re, found: Evaluation) -> float:
    """What Kontra or Re costs beside silence; 0 where that lies within the noise, or where a level would say it: it
    risks something (the margin) where the contract more likely fails (Kontra) or is made (Re).
    """
    value = found.value_of(call)
    if value is None or value.standard_error is None or found.contract_chance is None:
        return 0.0
    cost = -value.mean - (value.margin if found.speaks_for(call) else 0.0)
    return cost if cost > CERTAIN * value.standard_error else 0.0


def silence_costs(call: Kontra | Re, found: Evaluation) -> float:
    """What it costs to say nothing where Kontra or Re may be said for the last time; 0 where that is within the noise,
    or where the contract more likely goes the other way.
    """
    value = found.value_of(call)
    if value is None or value.standard_error is None or found.contract_chance is None:
        return 0.0
    return value.mean if found.speaks_for(call) and value.mean > CERTAIN * value.standard_error else 0.0


def clear_cost_of(action: Action, found: Evaluation) -> float | None:
    """What an action costs against the best of a search, in the unit of the search, where that is more than noise; None
    where it is not, or where nothing is known of it. Unlike `comparison.shortfall_of` it also judges
    contracts and exchanges, whose errors are found in another way.
    """
    value = found.value_of(action)
    if value is None:
        return None
    best = max(found.values, key=lambda one: one.mean)
    error, errors = value.paired_error, CERTAIN
    if error is None:
        error, errors = _error_before_play(best, value, found), CERTAIN_BEFORE_PLAY
    cost = best.mean - value.mean
    return cost if error is not None and cost > errors * error else None


def _error_before_play(best: ActionValue, value: ActionValue, found: Evaluation) -> float | None:
    """The standard error of a difference: of two contracts from the points taken, else as if the two were tried in
    different determinizations, which makes it rather too large.
    """
    one, other = best.action, value.action
    if isinstance(one, SetContract) and isinstance(other, SetContract) and found.taken:
        return standard_error([_score(one, taken) - _score(other, taken) for taken in found.taken])
    if best.standard_error is None or value.standard_error is None:
        return None
    return math.hypot(best.standard_error, value.standard_error)


def _score(contract: SetContract, taken: int) -> float:
    return contract.amount if taken >= contract.amount else -contract.amount
