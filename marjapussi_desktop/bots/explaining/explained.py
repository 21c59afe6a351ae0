"""A decision with its explanation."""

from __future__ import annotations

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.comparison import comparison_of
from marjapussi_desktop.bots.explaining.before_play import grounds_of
from marjapussi_desktop.bots.grounds import HandValue
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.engine.actions import Discard, Give, Kontra, Re, Return
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.values import changed

_BY_CARDS = (Give, Return, Discard, Kontra, Re)
_WITHOUT = (BotReason.CHANCE, BotReason.PROGRAM, BotReason.ONLY_CHOICE)
"""Reasons that say nothing of cards or numbers."""


def explained(seen: Observation, decision: Decision) -> Decision:
    """The decision of a seat that saw this, with what its reason may tell: the comparison with the next best choice,
    and the grounds of a decision outside play. Grounds of a bid compare it with a pass themselves.
    """
    if isinstance(decision.action, _BY_CARDS) and decision.why not in _WITHOUT:
        decision = changed(decision, grounds=grounds_of(View(seen), decision))
    if isinstance(decision.grounds, HandValue):
        return decision
    return changed(decision, comparison=comparison_of(seen, decision.action, decision.evaluation))
