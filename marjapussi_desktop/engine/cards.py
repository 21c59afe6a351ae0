"""Suits, ranks, cards and packs.

Ranks run A T K Q J 9 8 7 6 from high to low: the ten beats the king (RULES.md, "Cards, seats and sides").
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from typing import Final


class Suit(StrEnum):
    """A suit; its value is its letter in the notation."""

    SPADES = "S"
    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"


class Rank(StrEnum):
    """A rank; its value is its letter in the notation. Listed from high to low."""

    ACE = "A"
    TEN = "T"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"


SUITS: Final = tuple(Suit)
RANKS: Final = tuple(Rank)
ACES_AND_TENS: Final = (Rank.ACE, Rank.TEN)


class Card:
    """One of the 36 cards. There is a single object per card, so identity is equality.

    Attributes: ``suit``; ``rank``; ``strength``, 8 for the ace down to 0 for the six; ``index``, 0–35, by suit and
    then from high to low; ``code``, its notation, such as ``"TH"``.
    """

    __slots__ = ("code", "index", "rank", "strength", "suit")

    def __init__(self, suit: Suit, rank: Rank) -> None:
        self.suit = suit
        self.rank = rank
        self.strength = len(RANKS) - 1 - RANKS.index(rank)
        self.index = SUITS.index(suit) * len(RANKS) + RANKS.index(rank)
        self.code = rank.value + suit.value

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"card({self.code!r})"

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.code,)


FULL_PACK: Final = tuple(Card(suit, rank) for suit in SUITS for rank in RANKS)
_BY_CODE: Final = {c.code: c for c in FULL_PACK}
MARRIAGES: Final = {suit: (_BY_CODE["K" + suit], _BY_CODE["Q" + suit]) for suit in SUITS}
"""The king and queen of each suit."""


def card(code: str) -> Card:
    """The card written ``code``, such as ``"AS"``. Raises KeyError for anything else; see `notation.parse_card`."""
    return _BY_CODE[code]


def cards(codes: str) -> tuple[Card, ...]:
    """The cards of a space-separated list, such as ``"AS TH 6D"``. Raises KeyError."""
    return tuple(_BY_CODE[code] for code in codes.split())


def is_card(code: object) -> bool:
    """Whether ``code`` is the notation of a card."""
    return isinstance(code, str) and code in _BY_CODE


@cache
def pack_of(size: int) -> tuple[Card, ...]:
    """The pack of 36, 32, 28 or 24 cards, sorted: the lowest ranks are left out."""
    ranks = RANKS[: size // len(SUITS)]
    return tuple(c for c in FULL_PACK if c.rank in ranks)


def king_of(suit: Suit) -> Card:
    """The king of a suit."""
    return MARRIAGES[suit][0]


def queen_of(suit: Suit) -> Card:
    """The queen of a suit."""
    return MARRIAGES[suit][1]


def ace_of(suit: Suit) -> Card:
    """The ace of a suit."""
    return _BY_CODE["A" + suit]


def sorted_cards(some: Iterable[Card]) -> tuple[Card, ...]:
    """Cards by suit (S C D H) and then from high to low."""
    return tuple(sorted(some, key=lambda c: c.index))
