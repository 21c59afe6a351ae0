"""Of choices that do as well, a hint names the one that gives the least away."""

from __future__ import annotations

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.comparison import shortfall_of
from marjapussi_desktop.bots.evaluation import Evaluation
from marjapussi_desktop.bots.explaining.attempts import attempt_idea
from marjapussi_desktop.bots.explaining.ideas import IdeaKind
from marjapussi_desktop.bots.explaining.scene import Scene
from marjapussi_desktop.bots.explaining.tricks import GIVEN, outcome
from marjapussi_desktop.bots.heuristics.aims import appetite
from marjapussi_desktop.engine.actions import AskHalf, AskWhole, Play
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import changed


def thrifty(seen: Observation, decision: Decision) -> Decision:
    """The decision; or, where it asks in vain, a lead that is as good; or, in a game without partners, where its card
    goes to a trick of the others, the card with the fewest points among those whose difference from the best lies
    within the noise of the search. With partners the players decide so themselves (`search.lost_tricks`).
    """
    action, found = decision.action, decision.evaluation
    if isinstance(action, AskWhole | AskHalf) and found is not None:
        return _without_vain_ask(seen, decision, action, found)
    if not isinstance(action, Play) or found is None or not seen.trick or seen.rules.layout is Layout.PARTNERSHIP:
        return decision
    scene = Scene(seen, found)
    if outcome(scene, action.card).kind not in GIVEN or appetite(scene.view) < 0:
        return decision

    def is_cheaper(other: object) -> bool:
        if not isinstance(other, Play) or scene.value(other.card) >= scene.value(action.card):
            return False
        shortfall = shortfall_of(seen, other, found)
        is_lost = outcome(scene, other.card).kind in GIVEN
        return is_lost and shortfall is not None and not shortfall.amount

    cheaper = [value for value in found.values if is_cheaper(value.action)]
    if not cheaper:
        return decision
    least = min(cheaper, key=lambda value: (scene.value(value.action.card), -value.mean))  # type: ignore[union-attr]
    assert isinstance(least.action, Play)
    why = BotReason.KEEP_POINTS_BACK
    return changed(decision, action=least.action, card=least.action.card, why=why, fact=None)


def _without_vain_ask(seen: Observation, decision: Decision, ask: AskWhole | AskHalf, found: Evaluation) -> Decision:
    idea = attempt_idea(Scene(seen, found), ask, decision.why)
    if idea is None or idea.kind not in (IdeaKind.ASK_IN_VAIN, IdeaKind.HALF_HARDLY, IdeaKind.HALF_IN_VAIN):
        return decision
    leads = [value for value in found.values if isinstance(value.action, Play)]
    best = max(leads, key=lambda value: (value.rounds, value.mean), default=None)
    shortfall = None if best is None else shortfall_of(seen, best.action, found)
    if best is None or shortfall is None or shortfall.amount:
        return decision
    assert isinstance(best.action, Play)
    return changed(decision, action=best.action, card=best.action.card, why=BotReason.BEST_ON_AVERAGE, fact=None)
