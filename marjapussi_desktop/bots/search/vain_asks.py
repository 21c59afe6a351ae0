"""Asks that cannot succeed: they declare nothing, and whoever has asked leads all the same.

So such an ask is worth what the lead after it is worth. Rollouts make more of it: they prefer declarations and asks
by a margin, since the lead that follows one is the policy's, and in Huutopussi an ask for what partner cannot hold was
the best choice by that margin. The network, too, plays on differently after it, for no reason.
"""

from __future__ import annotations

from collections.abc import Iterable

from marjapussi_desktop.bots.heuristics.marriages import may_come_true, unlocks_halves
from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole, Play


def asks_in_vain(context: DecisionContext, moves: Iterable[Action]) -> frozenset[Action]:
    """The asks among the moves that declare nothing in any deal that fits what the seat knows, and open the way to
    nothing. A bluff is one of them.
    """
    asks = [one for one in moves if isinstance(one, AskHalf | AskWhole)]
    return frozenset(ask for ask in asks if _is_in_vain(context, ask))


def _is_in_vain(context: DecisionContext, ask: AskHalf | AskWhole) -> bool:
    view = context.view
    if not may_come_true(view, ask):
        return True
    if isinstance(ask, AskWhole) and unlocks_halves(view):
        return False
    assert view.partner is not None
    suits = (ask.suit,) if isinstance(ask, AskHalf) else view.open_suits
    own = view.mine if isinstance(ask, AskHalf) else 0
    return not any(context.sampler.may_hold(view.partner, MARRIAGE_MASKS[suit] & ~own) for suit in suits)


def as_the_lead(
    worths: dict[Action, list[float]], in_vain: frozenset[Action], lead: Action | None
) -> dict[Action, list[float]]:
    """The worths with those of the asks in vain made that of the lead: the best one, if None."""
    leads = [move for move in worths if isinstance(move, Play)] if lead is None else [lead]
    if not leads or not in_vain:
        return worths
    best = max(leads, key=lambda move: sum(worths[move]))
    return {move: worths[best] if move in in_vain else some for move, some in worths.items()}
