"""A fact that explains a move found by search: the search itself only gives a number."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.bot import BotReason
from marjapussi_desktop.bots.heuristics.play import why_play
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole, Play
from marjapussi_desktop.engine.choices import AnswerChoices, PlayChoices

FACTS: Final = frozenset(
    {
        BotReason.SURE_WINNER,
        BotReason.LIKELY_WINNER,
        BotReason.WIN_TO_DECLARE,
        BotReason.DRAW_TRUMPS,
        BotReason.THROUGH_PARTNERS_ACE,
        BotReason.TO_PARTNERS_WINNER,
        BotReason.WIN_CHEAPLY,
        BotReason.WIN_HIGH,
        BotReason.WIN_FOR_SURE,
        BotReason.GIVE_POINTS_TO_PARTNER,
        BotReason.KEEP_POINTS_BACK,
        BotReason.KEEP_MARRIAGE,
    }
)
"""Reasons of the rules of thumb that are true of a card whoever chose it; the others weigh it against the rest."""


def fact_of(view: View, action: Action, choices: PlayChoices | AnswerChoices) -> tuple[BotReason | None, int | None]:
    """A fact about a move beside its numbers, and the seat that it refers to."""
    match action:
        case Play(card) if isinstance(choices, PlayChoices):
            why, seat = why_play(view, card, choices.cards)
            return (why, seat) if why in FACTS else (None, None)
        case AskWhole():
            return BotReason.ASK_PARTNER_WHOLE, None
        case AskHalf(suit) if view.mine & MARRIAGE_MASKS[suit]:
            return BotReason.ASK_PARTNER_HALF, None
        case _:
            return None, None
