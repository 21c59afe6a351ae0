"""Asks that the rules allow and that cannot succeed, for all that the asking seat knows."""

from __future__ import annotations

from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS
from marjapussi_desktop.bots.knowledge.memory import deductions_of
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole
from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.seats import partner_of


def vain_asks(seen: Observation) -> tuple[Action, ...]:
    """A whole that the partner has denied; a half whose other card he cannot hold. A half of which the seat holds
    nothing is a bluff, which wants no yes.
    """
    choices = seen.choices
    partner = partner_of(seen.seat, seen.rules.layout)
    if partner is None or not isinstance(choices, PlayChoices):
        return ()
    marriages = choices.marriages
    if not marriages.ask_whole and not marriages.ask_half:
        return ()
    deductions = deductions_of(seen)

    def is_vain(suit: Suit) -> bool:
        missing = MARRIAGE_MASKS[suit] & ~deductions.mine
        return missing.bit_count() == 1 and not deductions.may_hold(partner, missing)

    halves = tuple(AskHalf(suit) for suit in marriages.ask_half if is_vain(suit))
    return (AskWhole(), *halves) if marriages.ask_whole and partner in deductions.no_whole else halves
