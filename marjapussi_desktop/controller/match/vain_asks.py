"""Asks that the rules allow and that bring nothing, for all that the asking seat knows."""

from __future__ import annotations

from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.vain_asks import asks_in_vain
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.observation import Observation


def vain_asks(seen: Observation) -> tuple[Action, ...]:
    """The asks that no deal lets succeed, by the cards seen and by what was said, and that open the way to no other. A
    half of which the seat holds nothing is a bluff, which wants no yes, unless all have seen that there is nothing left
    to ask for.
    """
    if not isinstance(seen.choices, PlayChoices):
        return ()
    marriages, context = seen.choices.marriages, DecisionContext(seen, seed=0)
    view = context.view
    left = view.mine | view.deductions.unseen
    halves = [
        suit
        for suit in marriages.ask_half
        if view.mine & MARRIAGE_MASKS[suit] or left & MARRIAGE_MASKS[suit] != MARRIAGE_MASKS[suit]
    ]
    asks: list[Action] = [AskWhole()] if marriages.ask_whole else []
    asks += map(AskHalf, halves)
    in_vain = asks_in_vain(context, asks)
    return tuple(ask for ask in asks if ask in in_vain)
