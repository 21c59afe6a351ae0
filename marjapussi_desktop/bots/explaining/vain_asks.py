"""A hint asks for nothing in vain where a lead does as well."""

from __future__ import annotations

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.comparison import shortfall_of
from marjapussi_desktop.bots.explaining.attempts import attempt_idea
from marjapussi_desktop.bots.explaining.ideas import IdeaKind
from marjapussi_desktop.bots.explaining.scene import Scene
from marjapussi_desktop.engine.actions import AskHalf, AskWhole, Play
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.values import changed


def without_vain_ask(seen: Observation, decision: Decision) -> Decision:
    """The decision; or, where it asks in vain, a lead that is as good."""
    ask, found = decision.action, decision.evaluation
    if not isinstance(ask, AskWhole | AskHalf) or found is None:
        return decision
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
