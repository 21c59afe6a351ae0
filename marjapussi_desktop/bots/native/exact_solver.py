"""Exact values of positions in partnership games with all cards seen: the solver as the rest of the program uses it.

Declarations: the leader may declare any open suit whose king and queen are both in the two hands of his side. Failing
asks, orders of asking and broken marriages are left out; so are Porvoo, contracts and penalties.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marjapussi_desktop.bots.knowledge.card_sets import mask_of
from marjapussi_desktop.bots.native import Solver
from marjapussi_desktop.bots.native.move_codes import SUIT_CODES, card_worths, marriage_worths, pip_weight, play_codes
from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.ruleset import Ruleset

Pips = tuple[int, int]
"""A side's pips by the first count and by the one that breaks its ties."""
NO_PIPS: Final[tuple[Pips, Pips]] = ((0, 0), (0, 0))


@dataclass(frozen=True, slots=True)
class Position:
    """A position in play, all cards seen.

    ``hands`` per seat; ``trick``: the cards on the table from the leader on, so that ``hands`` and these together are
    as many for each seat; ``declared``: suits that are no longer open; ``may_declare``: the leader may declare before
    this lead; ``lead_suit``: just declared where the lead must come from it; ``pips`` taken so far by each side, where
    pips are counted.
    """

    hands: tuple[tuple[Card, ...], ...]
    leader: int
    trump: Suit | None = None
    declared: frozenset[Suit] = frozenset()
    may_declare: bool = False
    pips: tuple[Pips, Pips] = NO_PIPS
    trick: tuple[Card, ...] = ()
    lead_suit: Suit | None = None


class ExactSolver:
    """Solves positions of one set of rules; what it has learnt helps with the next. For one thread at a time.

    It runs without the interpreter's lock when compiled, so that a thread can wait for it.
    """

    def __init__(self, rules: Ruleset, table_bits: int = 15) -> None:
        """The table takes ``64 << table_bits`` bytes."""
        self.rules = rules
        self._solver = Solver(
            play_codes(rules), list(card_worths(rules)), list(marriage_worths(rules)), table_bits=table_bits
        )

    def value_of(self, position: Position) -> int:
        """What side 0 still takes minus what side 1 still takes, each side playing for the largest difference.

        Huutopussi family: card points, the last trick, declarations. Marjapussi family: game points, with the pip
        point counted from ``pips`` on.
        """
        hands = [mask_of(hand) for hand in position.hands]
        trick = [card.index for card in position.trick]
        before = list(hands)
        for place, card in enumerate(trick):
            before[(position.leader + place) % 4] |= 1 << card
        assert len({hand.bit_count() for hand in before}) == 1, "so many cards on the table, so many are missing"
        if before[0].bit_count() == 1:
            hands, trick = before, []
        (first, second), (other_first, other_second) = position.pips
        return self._solver.solve(
            hands,
            position.leader,
            SUIT_CODES[position.trump],
            sum(1 << SUIT_CODES[suit] for suit in position.declared),
            position.may_declare and not trick,
            pip_weight(first - other_first, second - other_second),
            SUIT_CODES[position.lead_suit],
            trick,
        )
