"""Why the better choice of a judged decision is better than the one made: the reason of a decision, told against it."""

from __future__ import annotations

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation
from marjapussi_desktop.bots.explaining.at_stake import LARGE
from marjapussi_desktop.bots.explaining.explained import explained
from marjapussi_desktop.bots.grounds import HandValue
from marjapussi_desktop.bots.players.skill import EXPERT
from marjapussi_desktop.bots.review.judgement import LEAST, Judgement, Option
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.values import changed


def reason_of(seen: Observation, judged: Judgement) -> Decision | None:
    """Why the best choice is better than the one made, or where that was the best, than the next; None for silence."""
    action, rival, found = judged.best, _rival(judged), judged.found
    if action is None:
        return None
    decision = found if found is not None and found.action == action else Decision(action, BotReason.BEST_ON_AVERAGE)
    known = decision.evaluation
    if known is None:
        decision = changed(decision, evaluation=_evaluation(seen, judged, action, rival))
    elif rival is not None and rival.action is not None:
        pair = (known.value_of(action), known.value_of(rival.action))
        decision = changed(decision, evaluation=changed(known, values=tuple(one for one in pair if one is not None)))
    large = LEAST if judged.is_mistake else LARGE
    return _without_estimates(explained(seen, decision, large, is_measured=True))


def _without_estimates(reason: Decision) -> Decision:
    """Of a bid, what the hand is worth: what the bid brings and how often it is made, the review has measured itself,
    and two sets of figures contradict each other.
    """
    value = reason.grounds
    if not isinstance(value, HandValue):
        return reason
    return changed(reason, grounds=changed(value, chance=None, stop=None))


def _rival(judged: Judgement) -> Option | None:
    """The choice that the best is told against."""
    if judged.made != judged.best:
        return judged.option(judged.made)
    return judged.options[1] if len(judged.options) > 1 else None


def _evaluation(seen: Observation, judged: Judgement, action: Action, rival: Option | None) -> Evaluation:
    """The two choices as a search compares them."""
    best = judged.option(action)
    values = [] if best is None else [ActionValue(action, best.mean)]
    if rival is not None and rival.action is not None:
        values.append(ActionValue(rival.action, rival.mean, paired_error=rival.error))
    return Evaluation(
        tuple(values), judged.unit, Basis.ROLLOUTS, judged.count, EXPERT.reads(seen), by_network=judged.by_network
    )
