"""What things are worth, in one currency: the card points of the game (in the Marjapussi family its pips)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS, SUIT_MASKS, Mask
from marjapussi_desktop.engine.cards import SUITS, Card, Rank, Suit
from marjapussi_desktop.engine.ruleset import (
    CARD_POINT_TABLES,
    MARRIAGE_POINT_TABLES,
    CardPoints,
    MarriageEffect,
    PipCount,
    Ruleset,
)

GAME_POINT: Final = 30
"""A game point of the Marjapussi family in pips: about what the pip point takes to turn."""

_MATADORS: Final = {Rank.ACE: 10, Rank.TEN: 10}
_PIPS: Final[dict[PipCount, dict[Rank, int]]] = {
    PipCount.CLASSIC: CARD_POINT_TABLES[CardPoints.CLASSIC],
    PipCount.ACES_AND_TENS: {**_MATADORS, Rank.KING: 1, Rank.QUEEN: 1, Rank.JACK: 1},
    PipCount.ACES_AND_TENS_4321: {**_MATADORS, Rank.KING: 2, Rank.QUEEN: 1, Rank.JACK: 1},
}


class Worth:
    """The values of one ruleset.

    Attributes: ``rank``, points of each rank; ``last_trick``; ``all_tricks``, all card points and the last trick;
    ``_marriage`` per suit, before the question whether it is the first of the hand.
    """

    __slots__ = ("_marriage", "all_tricks", "has_contracts", "keeps_trump", "last_trick", "rank")

    def __init__(self, rules: Ruleset) -> None:
        self.has_contracts = rules.contract is not None
        self.keeps_trump = rules.marriages.marriage_effect is MarriageEffect.FIRST_SETS_TRUMP
        if rules.contract is not None:
            table = CARD_POINT_TABLES[rules.contract.card_points]
            self.last_trick = rules.contract.last_trick
            self._marriage = MARRIAGE_POINT_TABLES[rules.contract.marriage_points]
        else:
            assert rules.game_points is not None
            table = _PIPS[rules.game_points.pip_count]
            self.last_trick = GAME_POINT
            self._marriage = dict.fromkeys(SUITS, GAME_POINT)
        self.rank: dict[Rank, int] = {rank: table.get(rank, 0) for rank in Rank}
        self.all_tricks = 4 * sum(table.values()) + self.last_trick

    def of(self, card: Card) -> int:
        """The points of a card."""
        return self.rank[card.rank]

    def marriage(self, suit: Suit, is_first: bool) -> int:
        """The points of declaring a suit; where the first declaration alone sets trumps it counts double."""
        return self._marriage[suit] * (2 if is_first and self.keeps_trump else 1)


@lru_cache(maxsize=32)
def worth_of(rules: Ruleset) -> Worth:
    """The values of a ruleset, worked out once."""
    return Worth(rules)


def grip(mask: Mask, suit: Suit) -> float:
    """How strong a suit is as trumps in a hand: its length, and more for its high cards (A T K Q J)."""
    held = (mask & SUIT_MASKS[suit]) >> (SUITS.index(suit) * 9)
    return 4.0 * held.bit_count() + sum(bonus for bit, bonus in _GRIP_BONUS if held & bit)


_GRIP_BONUS: Final = ((1, 8.0), (2, 5.0), (4, 2.0), (8, 1.0))


def marriages_in(mask: Mask) -> tuple[Suit, ...]:
    """The suits of which a set holds king and queen."""
    return tuple(suit for suit in SUITS if mask & MARRIAGE_MASKS[suit] == MARRIAGE_MASKS[suit])


def halves_in(mask: Mask) -> tuple[Suit, ...]:
    """The suits of which a set holds exactly one of king and queen."""
    return tuple(suit for suit in SUITS if (mask & MARRIAGE_MASKS[suit]).bit_count() == 1)
