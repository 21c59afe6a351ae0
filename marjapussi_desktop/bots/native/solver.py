"""The double-dummy solver: exact play with all cards seen, for partnership games.

The value is what side 0 still takes minus what side 1 still takes. It is found by zero-window alpha-beta searches
(`trick_search`) with a transposition table, driven as in MTD (Plaat, Schaeffer, Pijls & de Bruin 1996). Where points
decide, this is MTD(step): starting at a guess, each search tests a bound `STEP` beyond the last answer, or bisects once
the remaining interval is smaller. Where game points decide, few values are possible, and it is a bisection: each search
asks whether side 0 takes ``need`` more game points (`payoffs`).
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import BIT, SUIT_OF, ZERO
from marjapussi_desktop.bots.native.payoffs import INFINITE, Payoffs
from marjapussi_desktop.bots.native.plain import lowest
from marjapussi_desktop.bots.native.transpositions import TranspositionTable
from marjapussi_desktop.bots.native.trick_search import TrickSearch
from marjapussi_desktop.bots.native.tricks import beats, marriages_held
from marjapussi_desktop.bots.native.values import NativeRules, OpenPosition

STEP = cython.declare(cython.int, 40)
"""In points: how far beyond the last answer the next search tests."""


@cython.final
@cython.cclass
class Solver:
    """Solves positions of one ruleset, and keeps its transposition table between them.

    ``table_cards`` (from ``table_leader`` on), ``winning``, ``winner``, ``taken``: the unfinished trick of the position
    to solve.
    """

    search: TrickSearch
    payoffs: Payoffs
    transpositions: TranspositionTable
    table_cards: cython.int
    table_leader: cython.int
    winning: cython.ulonglong
    winner: cython.int
    taken: cython.int

    def __init__(self, rules: NativeRules, table_bits: int = 16) -> None:
        """The table of positions takes ``64 << table_bits`` bytes."""
        self.payoffs = Payoffs(rules)
        self.transpositions = TranspositionTable(rules.worth, table_bits)
        self.search = TrickSearch(rules, self.payoffs, self.transpositions)
        self.table_cards = self.table_leader = self.winner = self.taken = 0
        self.winning = ZERO

    def solve(self, position: OpenPosition) -> int:
        """The value of a position."""
        hands = position.hands
        for seat in range(4):
            self.search.hands[seat] = hands[seat]
        leader: cython.int = position.leader
        trump: cython.int = position.trump
        self._set_trick(leader, trump, position.trick)
        alive: cython.int = marriages_held(hands[0] | hands[2]) | marriages_held(hands[1] | hands[3]) << 4
        alive &= ~(position.declared * 17)
        may: cython.bint = position.may_declare
        pip_lead: cython.int = position.pip_lead
        must: cython.int = position.lead_suit
        value: cython.int
        self.transpositions.grow_older()
        with cython.nogil:
            if self.payoffs.counts_points:
                value = self._by_points(leader, trump, alive, may, must)
            else:
                value = self._by_game_points(leader, trump, alive, may, must, pip_lead)
        return value

    @cython.cfunc
    def _set_trick(self, leader: cython.int, trump: cython.int, trick: tuple[int, ...]) -> None:
        """Works out who is winning the unfinished trick, and its worth."""
        self.table_cards = len(trick)
        self.table_leader = leader
        self.taken = 0
        if not trick:
            return
        suit: cython.int = SUIT_OF[trick[0]]
        self.winning = BIT[trick[0]]
        self.winner = leader
        for place, card in enumerate(trick):
            self.taken += self.search.worth[card]
            if place and beats(BIT[card], suit, trump, self.winning):
                self.winning = BIT[card]
                self.winner = (leader + place) & 3
        n: cython.int = self._tricks_left()
        self.search.leader[n] = leader
        self.search.trump[n] = trump
        self.search.led[n] = suit
        self.search.show[n] = BIT[9 * suit] if n == self.search.hand_size and self.search.ace_must_show else ZERO

    @cython.native
    def _at_root(
        self,
        n: cython.int,
        leader: cython.int,
        trump: cython.int,
        alive: cython.int,
        may: cython.bint,
        must: cython.int,
        need: cython.int,
        rest: cython.int,
        bound: cython.int,
    ) -> cython.int:
        """Searches the position to solve: `at_lead`, or from within the unfinished trick."""
        if self.table_cards == 0:
            return self.search.at_lead(n, leader, trump, alive, may, must, need, rest, bound)
        self.search.need[n] = need
        self.search.rest[n] = rest
        if self.table_cards == 4:
            return self.search.gather(n, alive, bound, self.winner, self.taken)
        return self.search.follow(n, self.table_cards, alive, bound, self.winning, self.winner, self.taken)

    @cython.native
    def _by_points(
        self, leader: cython.int, trump: cython.int, alive: cython.int, may: cython.bint, must: cython.int
    ) -> cython.int:
        """The value where points decide: zero-window searches until lower and upper bound meet."""
        n: cython.int = self._tricks_left()
        rest: cython.int = self._worth_left()
        low: cython.int = -INFINITE
        high: cython.int = INFINITE
        bound: cython.int = self._guess(leader, alive)
        value: cython.int
        while low < high:
            value = self._at_root(n, leader, trump, alive, may, must, 0, rest, bound)
            if value >= bound:
                low = value
                bound = value + 1 + STEP
                if bound > high:
                    bound = low + (high - low + 1) // 2
            else:
                high = value
                bound = value - STEP
                if bound <= low:
                    bound = low + (high - low + 1) // 2
        return low

    @cython.native
    def _guess(self, leader: cython.int, alive: cython.int) -> cython.int:
        """A first guess of the value by aces, tens and marriages: its error is half that of guessing 0 (fitted on full
        deals).
        """
        ours: cython.ulonglong = self.search.hands[0] | self.search.hands[2]
        theirs: cython.ulonglong = self.search.hands[1] | self.search.hands[3]
        sum_64ths: cython.int = 0
        suit: cython.int
        place: cython.int
        for suit in range(4):
            for place in range(2):
                if ours & BIT[9 * suit + place]:
                    sum_64ths += 1024 if place else 3200
                if theirs & BIT[9 * suit + place]:
                    sum_64ths -= 1024 if place else 3200
            if alive >> suit & 1:
                sum_64ths += self.payoffs.marriage_worth[suit] * (29 if leader & 1 else 67)
            if alive >> suit & 16:
                sum_64ths -= self.payoffs.marriage_worth[suit] * (67 if leader & 1 else 29)
        return sum_64ths >> 6

    @cython.native
    def _by_game_points(
        self,
        leader: cython.int,
        trump: cython.int,
        alive: cython.int,
        may: cython.bint,
        must: cython.int,
        pip_lead: cython.int,
    ) -> cython.int:
        """The value where game points decide: the highest ``need`` that side 0 reaches, by bisection."""
        n: cython.int = self._tricks_left()
        rest: cython.int = self._worth_left()
        low: cython.int = -self.payoffs.most_points(trump, alive >> 4) - 1
        high: cython.int = self.payoffs.most_points(trump, alive & 15) + 2
        middle: cython.int
        while high - low > 1:
            middle = low + (high - low) // 2
            if self._at_root(n, leader, trump, alive, may, must, middle, rest, -pip_lead) >= -pip_lead:
                low = middle
            else:
                high = middle
        return low

    @cython.native
    def _tricks_left(self) -> cython.int:
        """How many cards each hand had when the trick began."""
        n: cython.int = 1 if self.table_cards == 4 else 0
        hand: cython.ulonglong = self.search.hands[0]
        if self.table_cards:
            hand = self.search.hands[(self.table_leader + self.table_cards) & 3]
        while hand:
            hand &= hand - 1
            n += 1
        return n

    @cython.native
    def _worth_left(self) -> cython.int:
        cards: cython.ulonglong = (
            self.search.hands[0] | self.search.hands[1] | self.search.hands[2] | self.search.hands[3]
        )
        total: cython.int = self.taken
        while cards:
            total += self.search.worth[lowest(cards)]
            cards &= cards - 1
        return total

    def searched(self) -> int:
        """How many cards have been tried since the solver was made."""
        return self.search.nodes
