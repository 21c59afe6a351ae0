"""The order of the person's fan: suit by suit, or by strength."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.values import frozen

_BY_PRESENCE: Final = {
    frozenset(Suit): (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS),
    frozenset(Suit) - {Suit.SPADES}: (Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS),
    frozenset(Suit) - {Suit.CLUBS}: (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS),
    frozenset(Suit) - {Suit.HEARTS}: (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS),
    frozenset(Suit) - {Suit.DIAMONDS}: (Suit.SPADES, Suit.HEARTS, Suit.CLUBS),
}
"""Red and black alternate with three or four suits; with fewer, the suits keep the order that they have among four."""

_FIXED: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


class Sorting(StrEnum):
    """ALTERNATING: suits in alternating colours; FIXED: always spades, hearts, diamonds, clubs; STRENGTH: all aces, all
    tens, and so on.
    """

    ALTERNATING = "alternating"
    FIXED = "fixed"
    STRENGTH = "strength"


@frozen
class HandSorting:
    """How the person holds the hand. ``trumps_first``: the trumps stand at the left."""

    kind: Sorting = Sorting.ALTERNATING
    trumps_first: bool = False


USUAL_SORTING: Final = HandSorting()


def suit_order(present: Iterable[Suit]) -> tuple[Suit, ...]:
    """The suits that are present, in alternating colours."""
    suits = frozenset(present)
    order = _BY_PRESENCE.get(suits, _BY_PRESENCE[frozenset(Suit)])
    return tuple(suit for suit in order if suit in suits)


def hand_order(
    hand: Iterable[Card],
    suits: Iterable[Suit] = (),
    sorting: HandSorting = USUAL_SORTING,
    trump: Suit | None = None,
) -> tuple[Card, ...]:
    """The cards as the fan shows them, from left to right; ``suits`` that were there keep their places in the order."""
    held = tuple(hand)
    first = trump if sorting.trumps_first else None
    present = {*suits, *(card.suit for card in held)} - {first}
    order = _FIXED if sorting.kind is Sorting.FIXED else suit_order(present)

    def place(card: Card) -> tuple[bool, int, int]:
        is_first = card.suit is first
        suit = 0 if is_first else order.index(card.suit)
        by_strength = sorting.kind is Sorting.STRENGTH and not is_first
        return (not is_first, *((-card.strength, suit) if by_strength else (suit, -card.strength)))

    return tuple(sorted(held, key=place))
