"""The order of the person's fan: suits in alternating colours, each from high to low."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from marjapussi_desktop.engine.cards import Card, Suit

_BY_PRESENCE: Final = {
    frozenset(Suit): (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS),
    frozenset(Suit) - {Suit.SPADES}: (Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS),
    frozenset(Suit) - {Suit.CLUBS}: (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS),
    frozenset(Suit) - {Suit.HEARTS}: (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS),
    frozenset(Suit) - {Suit.DIAMONDS}: (Suit.SPADES, Suit.HEARTS, Suit.CLUBS),
}
"""Red and black alternate with three or four suits; with fewer, the suits keep the order that they have among four."""


def suit_order(present: Iterable[Suit]) -> tuple[Suit, ...]:
    """The suits that are present, in the order of the fan."""
    suits = frozenset(present)
    order = _BY_PRESENCE.get(suits, _BY_PRESENCE[frozenset(Suit)])
    return tuple(suit for suit in order if suit in suits)


def hand_order(hand: Iterable[Card], suits: Iterable[Suit] = ()) -> tuple[Card, ...]:
    """The cards as the fan shows them, from left to right; ``suits`` that were there keep their places in the order."""
    held = tuple(hand)
    order = suit_order((*suits, *(card.suit for card in held)))
    return tuple(sorted(held, key=lambda card: (order.index(card.suit), -card.strength)))
