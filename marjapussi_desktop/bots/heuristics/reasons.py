"""The reason for a card that follows to a trick, chosen so that it is true in comparison with the other legal cards."""

from __future__ import annotations

from collections.abc import Sequence

from marjapussi_desktop.bots.bot import BotReason
from marjapussi_desktop.bots.heuristics.view import LAST_TO_DECLARE, View
from marjapussi_desktop.bots.heuristics.worth import marriages_in
from marjapussi_desktop.bots.knowledge.card_sets import BIT, MARRIAGE_MASKS, cards_of
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.tricks import beats


def why_win(view: View, card: Card, cards: Sequence[Card], is_sure: bool) -> BotReason:
    """The reason for a card that beats those on the table; ``cards``: all that may be played."""
    assert view.winning is not None
    if is_sure:
        return BotReason.WIN_FOR_SURE
    price = _price(view, card)
    cheaper = [c for c in cards if beats(c, view.winning[1], view.trump) and _price(view, c) < price]
    if not cheaper:
        return BotReason.WIN_CHEAPLY
    cheapest = min(cheaper, key=lambda other: _price(view, other))
    unseen = cards_of(view.deductions.unseen)
    if any(beats(other, cheapest, view.trump) and not beats(other, card, view.trump) for other in unseen):
        return BotReason.WIN_HIGH
    return _why_spare(view, cheaper, view.any_trick_entitles)


def why_give(view: View, card: Card, cards: Sequence[Card]) -> BotReason:
    """The reason for a card that does not win the trick; ``cards``: all that may be played."""
    assert view.winning is not None
    cheaper = [other for other in cards if view.worth.of(other) < view.worth.of(card)]
    if not cheaper:
        return BotReason.KEEP_POINTS_BACK
    is_partners = view.partner in (view.winning[0], *view.yet_to_play)
    return _why_spare(view, cheaper, is_partners and view.partners_trick_entitles)


def _why_spare(view: View, cheaper: Sequence[Card], may_entitle: bool) -> BotReason:
    """Why none of these cheaper cards was played; ``may_entitle``: whether a marriage may be declared after this
    trick.
    """
    is_in_time = may_entitle or view.tricks_left > LAST_TO_DECLARE
    is_kept = is_in_time and view.may_still_declare and all(_is_of_marriage(view, card) for card in cheaper)
    return BotReason.KEEP_MARRIAGE if is_kept else BotReason.EASIEST_TO_SPARE


def _price(view: View, card: Card) -> tuple[int, int]:
    return view.worth.of(card), card.strength


def _is_of_marriage(view: View, card: Card) -> bool:
    """Whether a card is the king or queen of an undeclared marriage in the hand."""
    is_half = bool(BIT[card.index] & MARRIAGE_MASKS[card.suit])
    return is_half and card.suit in view.open_suits and card.suit in marriages_in(view.mine)
