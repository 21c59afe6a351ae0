"""Why a card follows to a trick, so that what is told of it is true beside the other cards that could have gone."""

from __future__ import annotations

from collections.abc import Sequence

from marjapussi_desktop.bots.bot import BotReason
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.masks import BIT, MARRIAGE_MASKS
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.tricks import beats


def why_win(view: View, card: Card, cards: Sequence[Card], is_sure: bool) -> BotReason:
    """Of a card that beats those on the table; ``cards``: all that may be played."""
    assert view.winning is not None
    if is_sure:
        return BotReason.WIN_FOR_SURE
    winners = (other for other in cards if beats(other, view.winning[1], view.trump))
    cheapest = min(winners, key=lambda other: (view.worth.of(other), other.strength))
    return BotReason.WIN_CHEAPLY if card == cheapest else BotReason.WIN_HIGH


def why_give(view: View, card: Card, cards: Sequence[Card]) -> BotReason:
    """Of a card that goes to a trick without winning it; ``cards``: all that may be played."""
    cheaper = [other for other in cards if view.worth.of(other) < view.worth.of(card)]
    if not cheaper:
        return BotReason.KEEP_POINTS_BACK
    return (
        BotReason.KEEP_MARRIAGE
        if all(_is_of_marriage(view, other) for other in cheaper)
        else BotReason.EASIEST_TO_SPARE
    )


def _is_of_marriage(view: View, card: Card) -> bool:
    """Whether a card is the king or queen of a marriage in the hand that may yet be declared."""
    marriage = MARRIAGE_MASKS[card.suit]
    is_whole = view.mine & marriage == marriage
    return is_whole and bool(BIT[card.index] & marriage) and card.suit in view.open_suits and view.may_still_declare
