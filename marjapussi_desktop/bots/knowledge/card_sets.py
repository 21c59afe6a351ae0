"""Sets of cards as bits of an integer: bit ``card.index``; in each suit the ace is the lowest bit."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from marjapussi_desktop.engine.cards import FULL_PACK, SUITS, Card, Suit, king_of, pack_of, queen_of
from marjapussi_desktop.engine.ruleset import Ruleset

Mask = int
"""A set of cards."""


def mask_of(cards: Iterable[Card]) -> Mask:
    """The cards as a set."""
    mask = 0
    for card in cards:
        mask |= 1 << card.index
    return mask


def cards_of(mask: Mask) -> tuple[Card, ...]:
    """The cards of a set, by suit and then from high to low."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(FULL_PACK[lowest.bit_length() - 1])
        mask ^= lowest
    return tuple(found)


def top_of(mask: Mask) -> Card | None:
    """The highest card of a set of one suit; None if the set is empty."""
    return FULL_PACK[(mask & -mask).bit_length() - 1] if mask else None


BIT: Final[tuple[Mask, ...]] = tuple(1 << card.index for card in FULL_PACK)
"""By the card's index."""
SUIT_MASKS: Final[dict[Suit, Mask]] = {suit: mask_of(c for c in FULL_PACK if c.suit is suit) for suit in SUITS}
MARRIAGE_MASKS: Final[dict[Suit, Mask]] = {suit: mask_of((king_of(suit), queen_of(suit))) for suit in SUITS}
HIGHER: Final[tuple[Mask, ...]] = tuple(
    mask_of(c for c in FULL_PACK if c.suit is card.suit and c.strength > card.strength) for card in FULL_PACK
)
"""The higher cards of the same suit, by the card's index."""
ACE_MASK: Final = mask_of(c for c in FULL_PACK if c.strength == 8)
TEN_MASK: Final = mask_of(c for c in FULL_PACK if c.strength == 7)
COURT_MASK: Final = mask_of(c for c in FULL_PACK if c.strength in (6, 5))
"""Kings and queens."""
LOW_MASK: Final = mask_of(c for c in FULL_PACK if c.strength < 5)
"""Jacks and lower."""


def beaters(hand: Mask, card: Card, led: Suit, trump: Suit | None) -> Mask:
    """The cards with which a hand that has to follow suit, and else to trump, can beat the card that is winning."""
    if hand & SUIT_MASKS[led]:
        return hand & HIGHER[card.index] if card.suit is led else 0
    if trump is None:
        return 0
    trumps = hand & SUIT_MASKS[trump]
    return trumps & HIGHER[card.index] if card.suit is trump else trumps


@lru_cache(maxsize=8)
def pack_mask(size: int) -> Mask:
    """The whole pack."""
    return mask_of(pack_of(size))


def pack_in_play(rules: Ruleset) -> Mask:
    """Every card of the match."""
    return pack_mask(rules.deal.pack)
