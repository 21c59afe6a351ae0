"""What things are worth, in one currency: the card points of the game (in the Marjapussi family its pips)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS, SUIT_MASKS, Mask
from marjapussi_desktop.engine.cards import SUITS, Card, Rank, Suit
from marjapussi_desktop.engine.declarations import declaration_points, sets_trump
from marjapussi_desktop.engine.ruleset import CARD_POINT_TABLES, CardPoints, PipCount, Ruleset

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
    ``keeps_trump``: the first trump suit stays trumps.
    """

    __slots__ = ("_later", "_making_trump", "all_tricks", "keeps_trump", "last_trick", "rank")

    def __init__(self, rules: Ruleset) -> None:
        self.keeps_trump = not sets_trump(rules, SUITS[0])
        if rules.contract is not None:
            table = CARD_POINT_TABLES[rules.contract.card_points]
            self.last_trick, unit = rules.contract.last_trick, 1
        else:
            assert rules.game_points is not None
            table = _PIPS[rules.game_points.pip_count]
            self.last_trick = unit = GAME_POINT
        self._making_trump, self._later = (
            {suit: unit * declaration_points(rules, suit, makes_trump) for suit in SUITS}
            for makes_trump in (True, not self.keeps_trump)
        )
        self.rank: dict[Rank, int] = {rank: table.get(rank, 0) for rank in Rank}
        self.all_tricks = 4 * sum(table.values()) + self.last_trick

    def of(self, card: Card) -> int:
        """The points of a card."""
        return self.rank[card.rank]

    def marriage(self, suit: Suit, is_first: bool) -> int:
        """The points of declaring a suit; ``is_first``: it is the first declaration of the hand, so it makes trumps."""
        return (self._making_trump if is_first else self._later)[suit]


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
