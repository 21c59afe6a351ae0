"""The solver's zero-window alpha-beta search: "does the payoff of the rest reach ``bound``?"

The answer is a bound on the payoff, which may lie beyond ``bound`` (fail soft).
Between tricks there are three kinds of cutoffs: bounds of what the rest can bring (`payoffs`), quick tricks (`bounds`)
and the transposition table (`transpositions`). Within a trick, one card of each run of equivalent ones is tried, the
table's card first and the others in the order of `move_ordering`. Side 0 maximises.

Repeats `engine.legality`, and in `_declaring` the 2 and 1 game points of `engine.declarations` (in that family only the
first declaration makes trumps). tests/bots/native/test_solver.py compares it with a full search over the engine's
legal cards that scores declarations by the rules.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.bounds import EVERY_TRICK, sure_worth
from marjapussi_desktop.bots.native.cards import ACES, ALIVE_CARDS, BIT, MARRIAGE, NO_TRUMP, SUIT_MASK, SUIT_OF, ZERO
from marjapussi_desktop.bots.native.move_ordering import lead_score, list_candidates, score_follows, sort_moves
from marjapussi_desktop.bots.native.payoffs import INFINITE
from marjapussi_desktop.bots.native.rules import FIRST_ACE_OR_SPADE, FIRST_ANY
from marjapussi_desktop.bots.native.search_state import SearchState
from marjapussi_desktop.bots.native.transpositions import best_card, lower_bound, upper_bound
from marjapussi_desktop.bots.native.tricks import beats, may_follow, may_lead, winner_of_last


@cython.final
@cython.cclass
class TrickSearch(SearchState):
    """Searches positions of one ruleset."""

    # -- between tricks -----------------------------------------------------------------------------------------------

    @cython.native
    def at_lead(
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
        """A bound of the payoff of a position before a lead: a lower one if it reaches ``bound``, else an upper one.

        ``n`` cards in each hand, worth ``rest``; ``alive``: four bits of marriages that side 0 may still declare and
        four of side 1; ``may``: the leader may declare now; ``must``: the suit just declared that he leads from.
        """
        if n <= 2 and (n == 1 or not self.any_won_trick):
            alive &= (240 if leader & 1 else 15) if n == 2 or may else 0
        value: cython.int = self.payoffs.most(trump, alive & 15, need, rest)
        if value < bound:
            return value
        value = self.payoffs.least(trump, alive >> 4, need, rest)
        if value >= bound:
            return value
        own: cython.int = alive >> 4 if leader & 1 else alive & 15
        if may and own:
            return self._declaring(n, leader, trump, alive, need, rest, bound, own)
        if n == 1:
            return self.payoffs.whole_rest(winner_of_last(self.hands, leader, trump), need, rest)
        key: cython.ulonglong = self.transpositions.key(
            self.hands, leader, trump, (alive | alive >> 4) & 15, must, need
        )
        self.transpositions.call_up(key)
        if n < self.hand_size:
            value = self._cashed(n, leader, trump, alive, need, rest)
            if (value >= bound) == (leader & 1 == 0):
                return value
        return self._looked_up(n, leader, trump, alive, must, need, rest, bound, key)

    @cython.native
    def _declaring(
        self,
        n: cython.int,
        leader: cython.int,
        trump: cython.int,
        alive: cython.int,
        need: cython.int,
        rest: cython.int,
        bound: cython.int,
        own: cython.int,
    ) -> cython.int:
        """Searches each declaration that the leader may make, the highest first, and then none."""
        sign: cython.int = -1 if leader & 1 else 1
        best: cython.int = -2 * sign * INFINITE
        suit: cython.int
        value: cython.int
        gain: cython.int
        for suit in range(3, -2, -1):
            if suit < 0:
                value = self.at_lead(n, leader, trump, alive, False, NO_TRUMP, need, rest, bound)
            elif not own >> suit & 1:
                continue
            else:
                gain = sign * self.payoffs.marriage_worth[suit] if self.payoffs.counts_points else 0
                step: cython.int = 0 if self.payoffs.counts_points else sign * 2 if trump == NO_TRUMP else sign
                new_trump: cython.int = suit if self.each_sets_trump or trump == NO_TRUMP else trump
                must: cython.int = suit if self.lead_from_marriage else NO_TRUMP
                value = gain + self.at_lead(
                    n, leader, new_trump, alive & ~(17 << suit), False, must, need - step, rest, bound - gain
                )
            if sign * (value - best) > 0:
                best = value
                if (best >= bound) == (sign > 0):
                    return best
        return best

    @cython.native_inline
    def _cashed(
        self,
        n: cython.int,
        leader: cython.int,
        trump: cython.int,
        alive: cython.int,
        need: cython.int,
        rest: cython.int,
    ) -> cython.int:
        """The payoff if the leader's side takes only its quick tricks: a lower bound for that side."""
        sure: cython.int = sure_worth(n, self.hands, leader, trump, self.top_sum, self.low_sum)
        if sure == EVERY_TRICK:
            return self.payoffs.whole_rest(leader, need, rest)
        if leader & 1:
            return self.payoffs.most(trump, alive & 15, need, rest - 2 * sure)
        return self.payoffs.least(trump, alive >> 4, need, rest - 2 * sure)

    @cython.native
    def _looked_up(
        self,
        n: cython.int,
        leader: cython.int,
        trump: cython.int,
        alive: cython.int,
        must: cython.int,
        need: cython.int,
        rest: cython.int,
        bound: cython.int,
        key: cython.ulonglong,
    ) -> cython.int:
        """Searches the leads, with the transposition table before and after."""
        known: cython.ulonglong = self.transpositions.found(key)
        low: cython.int = -2 * INFINITE
        high: cython.int = 2 * INFINITE
        hint: cython.int = -1
        value: cython.int
        if known:
            low = lower_bound(known)
            if low >= bound:
                return low
            high = upper_bound(known)
            if high < bound:
                return high
            hint = best_card(known)
        self.show[n] = ZERO
        value = self._leads(n, leader, trump, alive, must, need, rest, bound, hint)
        if n == self.hand_size:
            return value
        if value >= bound:
            low = value
        else:
            high = value
        self.transpositions.store(key, n, low, high, self.moves[n * 48])
        return value

    # -- playing a trick ----------------------------------------------------------------------------------------------

    @cython.native
    def _leads(
        self,
        n: cython.int,
        leader: cython.int,
        trump: cython.int,
        alive: cython.int,
        must: cython.int,
        need: cython.int,
        rest: cython.int,
        bound: cython.int,
        hint: cython.int,
    ) -> cython.int:
        """Searches every lead; afterwards the card that decided is the first of the moves."""
        hand: cython.ulonglong = self.hands[leader]
        at: cython.int = n * 48
        count: cython.int = self._leads_in_order(n, leader, trump, alive, must, hint)
        card: cython.int
        k: cython.int
        self.leader[n] = leader
        self.trump[n] = trump
        self.need[n] = need
        self.rest[n] = rest
        best: cython.int = 2 * INFINITE if leader & 1 else -2 * INFINITE
        chosen: cython.int = 0
        value: cython.int
        suit: cython.int
        still: cython.int
        for k in range(count):
            card = self.moves[at + k]
            suit = SUIT_OF[card]
            self.led[n] = suit
            if n == self.hand_size and self.ace_must_show:
                self.show[n] = BIT[9 * suit]
            still = alive & ~(17 << suit) if MARRIAGE[suit] & BIT[card] else alive
            self.hands[leader] = hand ^ BIT[card]
            value = self.follow(n, 1, still, bound, BIT[card], leader, self.worth[card])
            if leader & 1:
                if value < best:
                    best = value
                    chosen = card
                    if best < bound:
                        break
            elif value > best:
                best = value
                chosen = card
                if best >= bound:
                    break
        self.hands[leader] = hand
        self.moves[at] = chosen
        return best

    @cython.native
    def _leads_in_order(
        self,
        n: cython.int,
        leader: cython.int,
        trump: cython.int,
        alive: cython.int,
        must: cython.int,
        hint: cython.int,
    ) -> cython.int:
        """Writes the leads to try to the moves, the table's card first; returns how many."""
        hand: cython.ulonglong = self.hands[leader]
        first: cython.ulonglong = ZERO
        second: cython.ulonglong = ZERO
        if n == self.hand_size and self.first_lead != FIRST_ANY:
            first = ACES
            if self.first_lead == FIRST_ACE_OR_SPADE:
                second = SUIT_MASK[0]
        at: cython.int = n * 48
        count: cython.int = self._listed(at, may_lead(hand, first, second, MARRIAGE[must]), hand, alive)
        living: cython.ulonglong = ALIVE_CARDS[alive >> 4 if leader & 1 else alive & 15]
        card: cython.int
        k: cython.int
        if count > 1:
            for k in range(at, at + count):
                card = self.moves[k]
                self.scores[k] = INFINITE if card == hint else lead_score(card, self.hands, leader, trump, living)
            sort_moves(self.moves, self.scores, at, count)
        return count

    @cython.native
    def follow(
        self,
        n: cython.int,
        k: cython.int,
        alive: cython.int,
        bound: cython.int,
        winning: cython.ulonglong,
        winner: cython.int,
        taken: cython.int,
    ) -> cython.int:
        """The player ``k`` places after the leader plays; ``taken``: the worth of the trick so far."""
        seat: cython.int = (self.leader[n] + k) & 3
        trump: cython.int = self.trump[n]
        led: cython.int = self.led[n]
        hand: cython.ulonglong = self.hands[seat]
        at: cython.int = n * 48 + 12 * k
        count: cython.int = self._follows_in_order(n, k, seat, alive, winning, (winner ^ seat) & 1 == 0)
        move: cython.int
        best: cython.int = 2 * INFINITE if seat & 1 else -2 * INFINITE
        value: cython.int
        card: cython.int
        suit: cython.int
        still: cython.int
        wins: cython.bint
        self.nodes += count
        for move in range(count):
            card = self.moves[at + move]
            suit = SUIT_OF[card]
            still = alive & ~(17 << suit) if MARRIAGE[suit] & BIT[card] else alive
            self.hands[seat] = hand ^ BIT[card]
            wins = beats(BIT[card], led, trump, winning)
            if k < 3:
                value = self.follow(
                    n,
                    k + 1,
                    still,
                    bound,
                    BIT[card] if wins else winning,
                    seat if wins else winner,
                    taken + self.worth[card],
                )
            else:
                value = self.gather(n, still, bound, seat if wins else winner, taken + self.worth[card])
            if seat & 1:
                if value < best:
                    best = value
                    if best < bound:
                        break
            elif value > best:
                best = value
                if best >= bound:
                    break
        self.hands[seat] = hand
        return best

    @cython.native
    def _follows_in_order(
        self,
        n: cython.int,
        k: cython.int,
        seat: cython.int,
        alive: cython.int,
        winning: cython.ulonglong,
        ours: cython.bint,
    ) -> cython.int:
        """Writes the cards that a follower tries to the moves; returns how many. ``ours``: his side is winning so
        far.
        """
        trump: cython.int = self.trump[n]
        led: cython.int = self.led[n]
        hand: cython.ulonglong = self.hands[seat]
        at: cython.int = n * 48 + 12 * k
        count: cython.int = self._listed(at, may_follow(hand, led, trump, winning, self.show[n]), hand, alive)
        living: cython.ulonglong = ALIVE_CARDS[alive >> 4 if seat & 1 else alive & 15]
        if count > 1:
            score_follows(self.moves, self.scores, at, count, self.hands, k, seat, led, trump, winning, ours, living)
            sort_moves(self.moves, self.scores, at, count)
        return count

    @cython.native_inline
    def _listed(self, at: cython.int, legal: cython.ulonglong, hand: cython.ulonglong, alive: cython.int) -> cython.int:
        """Writes one legal card of each run of equivalent ones to the moves; returns how many."""
        others: cython.ulonglong = (self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]) & ~hand
        return list_candidates(self.moves, at, legal, others, ALIVE_CARDS[(alive | alive >> 4) & 15], self.worth)

    @cython.native_inline
    def gather(
        self, n: cython.int, alive: cython.int, bound: cython.int, winner: cython.int, taken: cython.int
    ) -> cython.int:
        """The winner takes the trick and leads to the next."""
        gain: cython.int = -taken if winner & 1 else taken
        may: cython.bint = self.any_won_trick or winner == self.leader[n]
        return gain + self.at_lead(
            n - 1, winner, self.trump[n], alive, may, NO_TRUMP, self.need[n], self.rest[n] - taken, bound - gain
        )
