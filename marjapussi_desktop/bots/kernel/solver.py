"""Exact play with all cards seen, for partnership games: what side 0 still takes minus what side 1 still takes.

Zero-window search: "does the *payoff* of the rest reach ``bound``?", answered with a bound on the payoff itself. The
payoff is the difference of points where points decide (Huutopussi family). Where game points decide (Marjapussi
family) each search asks whether side 0 reaches ``need`` more game points than side 1: its payoff is the difference of
pips still to come, shifted by what the pip point is then worth, and ``INFINITE`` where pips no longer matter. So the
pips taken before stay out of the table of positions; see `_settled`.

The table holds positions between tricks, keyed by who holds which card of each suit after cards that are worth the
same and have become neighbours are made one; by leader, trump, living marriages and ``need``.
"""

from __future__ import annotations

from marjapussi_desktop.bots.kernel import shadow as cython
from marjapussi_desktop.bots.kernel.bounds import EVERY_TRICK, fill_sums, sure_worth
from marjapussi_desktop.bots.kernel.cards import ACES, BIT, MARRIAGE, NO_TRUMP, ONE, SUIT_MASK, SUIT_OF, ZERO
from marjapussi_desktop.bots.kernel.ordering import lead_score, score_follows
from marjapussi_desktop.bots.kernel.shadow import (
    free_ints,
    free_table,
    free_words,
    lowest,
    new_ints,
    new_table,
    new_words,
    prefetch,
)
from marjapussi_desktop.bots.kernel.tricks import beats, marriages_held, may_follow, may_lead

INFINITE = cython.declare(cython.int, 1 << 20)
BOUND = cython.declare(cython.ulonglong, 0xFFFFFF)
"""The bits of a bound in an entry of the table."""
OFFSET = cython.declare(cython.int, 1 << 22)
"""Added to a bound, so that it is no less than nought."""
KEY_FACTOR_A = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
KEY_FACTOR_B = cython.declare(cython.ulonglong, 0xC2B2AE3D27D4EB4F)
KEY_FACTOR_C = cython.declare(cython.ulonglong, 0xD6E8FEB86659FD93)
WORD = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
STEP = cython.declare(cython.int, 40)
"""How far beyond the last answer the next question goes."""
ALIVE_CARDS = cython.declare(cython.p_ulonglong, new_words(16))


def _fill_alive() -> None:
    for suits in range(16):
        for suit in range(4):
            if suits >> suit & 1:
                ALIVE_CARDS[suits] |= MARRIAGE[suit]


_fill_alive()


@cython.final
@cython.cclass
class Solver:
    """Solves positions of one set of rules.

    By seat: ``hands``. By card, suit: ``worth``, ``marriage_worth``. By n, the number of cards that each hand had when
    the trick began, what is fixed while it is played: ``led``, ``leader``, ``trump``, ``need``, ``rest`` (worth of the
    cards), ``show`` (the ace that must be shown); and from 48 * n + 12 * k on, for the k-th player, ``moves`` and their
    ``scores``. ``canon``: see `_squeezed`; ``top_sum``, ``low_sum``: see `bounds.fill_sums`. ``table``: buckets of four
    entries of two words: the key; both bounds, the best card, the cards left and the ``age``, which is one for each
    position solved. ``table_cards`` from
    ``table_leader`` on, ``winning``, ``winner``, ``taken``: the trick on the table of the position asked.
    """

    hands: cython.p_ulonglong
    show: cython.p_ulonglong
    worth: cython.p_int
    marriage_worth: cython.p_int
    moves: cython.p_int
    scores: cython.p_int
    led: cython.p_int
    leader: cython.p_int
    trump: cython.p_int
    need: cython.p_int
    rest: cython.p_int
    canon: cython.p_int
    top_sum: cython.p_int
    low_sum: cython.p_int
    table: cython.p_ulonglong
    age: cython.int
    table_bits: cython.int
    counts_points: cython.bint
    last_worth: cython.int
    any_won_trick: cython.bint
    each_sets_trump: cython.bint
    lead_from_marriage: cython.bint
    first_lead: cython.int
    ace_must_show: cython.bint
    full: cython.int
    nodes: cython.longlong
    table_cards: cython.int
    table_leader: cython.int
    winning: cython.ulonglong
    winner: cython.int
    taken: cython.int

    def __init__(self, rules: list[int], worth: list[int], marriage_worth: list[int], table_bits: int = 16) -> None:
        """``rules``: see `codes.play_codes`. The table takes ``64 << table_bits`` bytes."""
        self.hands = new_words(4)
        self.show = new_words(10)
        self.worth = new_ints(36)
        self.marriage_worth = new_ints(4)
        self.moves = new_ints(10 * 4 * 12)
        self.scores = new_ints(10 * 4 * 12)
        self.led = new_ints(10)
        self.leader = new_ints(10)
        self.trump = new_ints(10)
        self.need = new_ints(10)
        self.rest = new_ints(10)
        self.canon = new_ints(2 * 1024 + 256)
        self.top_sum = new_ints(10 * 512)
        self.low_sum = new_ints(10 * 512)
        self.table = new_table(8 << table_bits)
        self.table_bits = table_bits
        self.age = 0
        for index in range(36):
            self.worth[index] = worth[index]
        for suit in range(4):
            self.marriage_worth[suit] = marriage_worth[suit]
        self.counts_points = bool(rules[0])
        self.last_worth = rules[1]
        self.any_won_trick = bool(rules[2])
        self.each_sets_trump = bool(rules[3])
        self.lead_from_marriage = bool(rules[4])
        self.first_lead = rules[5]
        self.ace_must_show = bool(rules[6])
        self.full = rules[7]
        self.nodes = 0
        self.table_cards = self.table_leader = self.winner = self.taken = 0
        self.winning = ZERO
        self._fill_canon(worth)
        fill_sums(worth, self.top_sum, self.low_sum)

    def __dealloc__(self) -> None:
        free_words(self.hands)
        free_words(self.show)
        free_ints(self.worth)
        free_ints(self.marriage_worth)
        free_ints(self.moves)
        free_ints(self.scores)
        free_ints(self.led)
        free_ints(self.leader)
        free_ints(self.trump)
        free_ints(self.need)
        free_ints(self.rest)
        free_ints(self.canon)
        free_ints(self.top_sum)
        free_ints(self.low_sum)
        free_table(self.table)

    def _fill_canon(self, worth: list[int]) -> None:
        for alive in range(2):
            for left in range(32):
                for some in range(32):
                    self.canon[alive << 10 | left << 5 | some] = _squeezed(left, some, worth[0:5], alive)
        for left in range(16):
            for some in range(16):
                self.canon[2048 + (left << 4 | some)] = _squeezed(left, some, worth[5:9], 0)

    # -- the root -----------------------------------------------------------------------------------------------------

    def solve(
        self,
        hands: list[int],
        leader: int,
        trump: int,
        declared: int,
        may_declare: bool,
        pip_lead: int,
        must: int = 4,
        trick: list[int] | None = None,
    ) -> int:
        """The value of a position; `trump` 4 for none, `declared` suits as four bits.

        ``pip_lead``: the pips that side 0 has taken beyond side 1's, where they count. ``must``: the suit that has just
        been declared where the lead must come from it. ``trick``: the cards on the table from the leader on, which are
        in no hand; not in the last trick, whose cards are all forced.
        """
        for seat in range(4):
            self.hands[seat] = hands[seat]
        self._set_trick(leader, trump, trick or [])
        alive: cython.int = marriages_held(hands[0] | hands[2]) | marriages_held(hands[1] | hands[3]) << 4
        alive &= ~(declared * 17)
        first: cython.int = leader
        trumps: cython.int = trump
        may: cython.bint = may_declare
        lead: cython.int = pip_lead
        suit_to_lead: cython.int = must
        value: cython.int
        self.age = (self.age + 1) & 63
        with cython.nogil:
            if self.counts_points:
                value = self._by_points(first, trumps, alive, may, suit_to_lead)
            else:
                value = self._by_game_points(first, trumps, alive, may, suit_to_lead, lead)
        return value

    @cython.cfunc
    def _set_trick(self, leader: int, trump: int, trick: list[int]) -> None:
        """Gathers what the cards on the table come to."""
        self.table_cards = len(trick)
        self.table_leader = leader
        self.taken = 0
        if not trick:
            return
        suit: cython.int = SUIT_OF[trick[0]]
        trumps: cython.int = trump
        self.winning = BIT[trick[0]]
        self.winner = leader
        for place, card in enumerate(trick):
            self.taken += self.worth[card]
            if place and beats(BIT[card], suit, trumps, self.winning):
                self.winning = BIT[card]
                self.winner = (leader + place) & 3
        n: cython.int = self._tricks_left()
        self.leader[n] = leader
        self.trump[n] = trump
        self.led[n] = suit
        self.show[n] = BIT[9 * suit] if n == self.full and self.ace_must_show else ZERO

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
        """`_at_lead` of the position asked, or what follows the cards on the table."""
        if self.table_cards == 0:
            return self._at_lead(n, leader, trump, alive, may, must, need, rest, bound)
        self.need[n] = need
        self.rest[n] = rest
        if self.table_cards == 4:
            return self._gather(n, alive, bound, self.winner, self.taken)
        return self._follow(n, self.table_cards, alive, bound, self.winning, self.winner, self.taken)

    @cython.native
    def _by_points(
        self, leader: cython.int, trump: cython.int, alive: cython.int, may: cython.bint, must: cython.int
    ) -> cython.int:
        """The value where points decide: searches around the last answer until the bounds meet."""
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
        """What the value may be, by aces, tens and marriages: half as far off as nought is (fitted on full deals)."""
        ours: cython.ulonglong = self.hands[0] | self.hands[2]
        theirs: cython.ulonglong = self.hands[1] | self.hands[3]
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
                sum_64ths += self.marriage_worth[suit] * (29 if leader & 1 else 67)
            if alive >> suit & 16:
                sum_64ths -= self.marriage_worth[suit] * (67 if leader & 1 else 29)
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
        """The value where game points decide: the highest need that side 0 reaches."""
        n: cython.int = self._tricks_left()
        rest: cython.int = self._worth_left()
        low: cython.int = -self._most_points(trump, alive >> 4) - 1
        high: cython.int = self._most_points(trump, alive & 15) + 2
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
        hand: cython.ulonglong = self.hands[0]
        if self.table_cards:
            hand = self.hands[(self.table_leader + self.table_cards) & 3]
        while hand:
            hand &= hand - 1
            n += 1
        return n

    @cython.native
    def _worth_left(self) -> cython.int:
        cards: cython.ulonglong = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        total: cython.int = self.taken
        while cards:
            total += self.worth[lowest(cards)]
            cards &= cards - 1
        return total

    def searched(self) -> int:
        """How many cards have been tried since the solver was made."""
        return self.nodes

    # -- where game points decide -------------------------------------------------------------------------------------

    @cython.native_inline
    def _most_points(self, trump: cython.int, suits: cython.int) -> cython.int:
        """The most game points that declarations of these suits and the last trick bring."""
        points: cython.int = 1 + (suits & 1) + (suits >> 1 & 1) + (suits >> 2 & 1) + (suits >> 3)
        if suits and trump == NO_TRUMP:
            points += 1
        return points

    @cython.native_inline
    def _settled(self, need: cython.int) -> cython.int:
        """What is added to the difference of pips when ``need`` is left for the pip point to bring.

        With need 0 a tie will do, with 1 side 0 must have more pips; otherwise pips do not matter.
        """
        if need < 0:
            return INFINITE
        return -need if need <= 1 else -INFINITE

    @cython.native
    def _most(self, trump: cython.int, suits: cython.int, need: cython.int, rest: cython.int) -> cython.int:
        """An upper bound of side 0's payoff if it declares all of ``suits`` and takes ``rest`` net."""
        suit: cython.int
        if not self.counts_points:
            return rest + self._settled(need - self._most_points(trump, suits))
        rest += self.last_worth
        for suit in range(4):
            if suits >> suit & 1:
                rest += self.marriage_worth[suit]
        return rest

    @cython.native
    def _least(self, trump: cython.int, suits: cython.int, need: cython.int, rest: cython.int) -> cython.int:
        """A lower bound of side 0's payoff if side 1 declares all of ``suits`` and takes ``rest`` net."""
        suit: cython.int
        if not self.counts_points:
            return self._settled(need + self._most_points(trump, suits)) - rest
        rest += self.last_worth
        for suit in range(4):
            if suits >> suit & 1:
                rest += self.marriage_worth[suit]
        return -rest

    # -- between tricks -----------------------------------------------------------------------------------------------

    @cython.native
    def _at_lead(
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
        """The payoff of a position before a lead, at least where it reaches ``bound``, else at most.

        ``n`` cards in each hand worth ``rest``; ``alive``: four bits of marriages that side 0 may still declare and
        four of side 1; ``may``: the leader may declare now; ``must``: the suit that he has just declared and leads
        from.
        """
        if n <= 2 and (n == 1 or not self.any_won_trick):
            alive &= (240 if leader & 1 else 15) if n == 2 or may else 0
        value: cython.int = self._most(trump, alive & 15, need, rest)
        if value < bound:
            return value
        value = self._least(trump, alive >> 4, need, rest)
        if value >= bound:
            return value
        own: cython.int = alive >> 4 if leader & 1 else alive & 15
        if may and own:
            return self._declaring(n, leader, trump, alive, need, rest, bound, own)
        if n == 1:
            return self._last_trick(leader, trump, need, rest)
        key: cython.ulonglong = self._key(leader, trump, (alive | alive >> 4) & 15, must, need)
        prefetch(self.table, key >> (64 - self.table_bits) << 3)
        if n < self.full:
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
        """Each declaration that the leader may make, the best paid first, and none."""
        sign: cython.int = -1 if leader & 1 else 1
        best: cython.int = -2 * sign * INFINITE
        suit: cython.int
        value: cython.int
        gain: cython.int
        step: cython.int
        new_trump: cython.int
        must: cython.int
        for suit in range(3, -2, -1):
            if suit < 0:
                value = self._at_lead(n, leader, trump, alive, False, NO_TRUMP, need, rest, bound)
            elif not own >> suit & 1:
                continue
            else:
                gain = sign * self.marriage_worth[suit] if self.counts_points else 0
                step = 0 if self.counts_points else sign * 2 if trump == NO_TRUMP else sign
                new_trump = suit if self.each_sets_trump or trump == NO_TRUMP else trump
                must = suit if self.lead_from_marriage else NO_TRUMP
                value = gain + self._at_lead(
                    n, leader, new_trump, alive & ~(17 << suit), False, must, need - step, rest, bound - gain
                )
            if sign * (value - best) > 0:
                best = value
                if (best >= bound) == (sign > 0):
                    return best
        return best

    @cython.native
    def _last_trick(self, leader: cython.int, trump: cython.int, need: cython.int, rest: cython.int) -> cython.int:
        winning: cython.ulonglong = self.hands[leader]
        led: cython.int = SUIT_OF[lowest(winning)]
        winner: cython.int = leader
        k: cython.int
        seat: cython.int
        for k in range(1, 4):
            seat = (leader + k) & 3
            if beats(self.hands[seat], led, trump, winning):
                winning = self.hands[seat]
                winner = seat
        if self.counts_points:
            return -rest - self.last_worth if winner & 1 else rest + self.last_worth
        return self._settled(need + 1) - rest if winner & 1 else self._settled(need - 1) + rest

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
        """The payoff if the leader's side takes no more than what is sure: a bound, on the leader's side's side."""
        sure: cython.int = sure_worth(n, self.hands, leader, trump, self.top_sum, self.low_sum)
        if sure == EVERY_TRICK:
            if self.counts_points:
                return -rest - self.last_worth if leader & 1 else rest + self.last_worth
            return self._settled(need + 1) - rest if leader & 1 else self._settled(need - 1) + rest
        if leader & 1:
            return self._most(trump, alive & 15, need, rest - 2 * sure)
        return self._least(trump, alive >> 4, need, rest - 2 * sure)

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
        """Asks the table first, and tells it the answer."""
        bucket: cython.longlong = key >> (64 - self.table_bits) << 3
        way: cython.longlong
        known: cython.ulonglong
        low: cython.int = -2 * INFINITE
        high: cython.int = 2 * INFINITE
        hint: cython.int = -1
        value: cython.int
        for way in range(bucket, bucket + 8, 2):
            if self.table[way] == key:
                known = self.table[way + 1]
                low = (known & BOUND) - OFFSET
                if low >= bound:
                    return low
                high = (known >> 24 & BOUND) - OFFSET
                if high < bound:
                    return high
                hint = known >> 48 & 63
                break
        self.show[n] = ZERO
        value = self._leads(n, leader, trump, alive, must, need, rest, bound, hint)
        if n == self.full:
            return value
        if value >= bound:
            low = value
        else:
            high = value
        self._store(bucket, key, n, low, high, self.moves[n * 48])
        return value

    @cython.native_inline
    def _store(
        self,
        bucket: cython.longlong,
        key: cython.ulonglong,
        n: cython.int,
        low: cython.int,
        high: cython.int,
        move: cython.int,
    ) -> cython.void:
        """Writes an entry over the same position, or an old one, or the one with the fewest cards."""
        way: cython.longlong
        best: cython.longlong = bucket
        least: cython.int = 99
        depth: cython.int
        for way in range(bucket, bucket + 8, 2):
            if self.table[way] == key:
                best = way
                break
            depth = self.table[way + 1] >> 54
            depth = depth & 15 if depth >> 4 == self.age else 0
            if depth < least:
                least = depth
                best = way
        self.table[best] = key
        key = high + OFFSET
        key = key << 24 | (low + OFFSET)
        move |= n << 6 | self.age << 10
        self.table[best + 1] = key | move * ONE << 48

    @cython.native_inline
    def _key(
        self, leader: cython.int, trump: cython.int, alive: cython.int, must: cython.int, need: cython.int
    ) -> cython.ulonglong:
        """64 bits of what matters of a position; two that differ are taken for one less than once in 10^13 solvings."""
        key: cython.ulonglong = leader | trump << 2 | alive << 5 | must << 9 | (need + 16) << 12
        key = (self._suit_key(0, alive) | self._suit_key(1, alive) << 27) * KEY_FACTOR_A + key * KEY_FACTOR_C
        key = (key + (self._suit_key(2, alive) | self._suit_key(3, alive) << 27) * KEY_FACTOR_B) & WORD
        key ^= key >> 32
        return key * KEY_FACTOR_C & WORD

    @cython.native_inline
    def _suit_key(self, suit: cython.int, alive: cython.int) -> cython.ulonglong:
        """Which of the suit's cards are left and who holds them, 27 bits."""
        shift: cython.int = 9 * suit
        one: cython.int = self.hands[1] >> shift & 511
        two: cython.int = self.hands[2] >> shift & 511
        three: cython.int = self.hands[3] >> shift & 511
        left: cython.int = (self.hands[0] >> shift & 511) | one | two | three
        one |= three
        two |= three
        top: cython.int = (alive >> suit & 1) << 10 | (left & 31) << 5
        low: cython.int = 2048 + (left >> 5 << 4)
        key: cython.ulonglong = self.canon[top | left & 31] | self.canon[low + (left >> 5)] << 5
        key |= (self.canon[top | one & 31] | self.canon[low + (one >> 5)] << 5) << 9
        key |= (self.canon[top | two & 31] | self.canon[low + (two >> 5)] << 5) << 18
        return key

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
        """Every card that may be led; the one that decided is the first of the moves afterwards."""
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
            if n == self.full and self.ace_must_show:
                self.show[n] = BIT[9 * suit]
            still = alive & ~(17 << suit) if MARRIAGE[suit] & BIT[card] else alive
            self.hands[leader] = hand ^ BIT[card]
            value = self._follow(n, 1, still, bound, BIT[card], leader, self.worth[card])
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
        """Writes the cards to be tried to the moves, the table's card first; how many."""
        hand: cython.ulonglong = self.hands[leader]
        first: cython.ulonglong = ZERO
        second: cython.ulonglong = ZERO
        if n == self.full and self.first_lead:
            first = ACES
            if self.first_lead == 2:
                second = SUIT_MASK[0]
        at: cython.int = n * 48
        count: cython.int = self._candidates(at, may_lead(hand, first, second, MARRIAGE[must]), hand, alive)
        living: cython.ulonglong = ALIVE_CARDS[alive >> 4 if leader & 1 else alive & 15]
        card: cython.int
        k: cython.int
        if count > 1:
            for k in range(at, at + count):
                card = self.moves[k]
                self.scores[k] = INFINITE if card == hint else lead_score(card, self.hands, leader, trump, living)
            self._sort(at, count)
        return count

    @cython.native
    def _follow(
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
        legal: cython.ulonglong = may_follow(hand, led, trump, winning, self.show[n])
        at: cython.int = n * 48 + 12 * k
        count: cython.int = self._candidates(at, legal, hand, alive)
        living: cython.ulonglong = ALIVE_CARDS[alive >> 4 if seat & 1 else alive & 15]
        move: cython.int
        if count > 1:
            score_follows(
                self.moves,
                self.scores,
                at,
                count,
                self.hands,
                k,
                seat,
                led,
                trump,
                winning,
                (winner ^ seat) & 1 == 0,
                living,
            )
            self._sort(at, count)
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
                value = self._follow(
                    n,
                    k + 1,
                    still,
                    bound,
                    BIT[card] if wins else winning,
                    seat if wins else winner,
                    taken + self.worth[card],
                )
            else:
                value = self._gather(n, still, bound, seat if wins else winner, taken + self.worth[card])
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

    @cython.native_inline
    def _gather(
        self, n: cython.int, alive: cython.int, bound: cython.int, winner: cython.int, taken: cython.int
    ) -> cython.int:
        """The trick goes to its winner, who leads to the next."""
        gain: cython.int = -taken if winner & 1 else taken
        may: cython.bint = self.any_won_trick or winner == self.leader[n]
        return gain + self._at_lead(
            n - 1, winner, self.trump[n], alive, may, NO_TRUMP, self.need[n], self.rest[n] - taken, bound - gain
        )

    @cython.native
    def _candidates(
        self, at: cython.int, legal: cython.ulonglong, hand: cython.ulonglong, alive: cython.int
    ) -> cython.int:
        """Writes the legal cards to ``moves``, one for each run of neighbours that are worth the same; how many.

        A king or queen of a living marriage is no neighbour of the jack.
        """
        others: cython.ulonglong = (self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]) & ~hand
        living: cython.ulonglong = ALIVE_CARDS[(alive | alive >> 4) & 15]
        count: cython.int = 0
        card: cython.int
        before: cython.int = -1
        while legal:
            card = lowest(legal)
            legal &= legal - 1
            if (
                before < 0
                or self.worth[card] != self.worth[before]
                or SUIT_OF[card] != SUIT_OF[before]
                or others & (BIT[card] - BIT[before])
                or (living >> card ^ living >> before) & 1
            ):
                self.moves[at + count] = card
                count += 1
            before = card
        return count

    @cython.native_inline
    def _sort(self, at: cython.int, count: cython.int) -> cython.void:
        """The moves with the highest scores first; equal ones stay as they are."""
        k: cython.int
        place: cython.int
        card: cython.int
        score: cython.int
        for k in range(1, count):
            card = self.moves[at + k]
            score = self.scores[at + k]
            place = k
            while place > 0 and self.scores[at + place - 1] < score:
                self.scores[at + place] = self.scores[at + place - 1]
                self.moves[at + place] = self.moves[at + place - 1]
                place -= 1
            self.scores[at + place] = score
            self.moves[at + place] = card


def _squeezed(left: int, some: int, worth: list[int], alive: int) -> int:
    """``some`` of the cards ``left`` of a suit, moved up as far as cards of the same worth are gone.

    King and queen (places 2 and 3) of a living marriage stay where they are, and so does the jack.
    """
    result = 0
    place = 0
    while place < len(worth):
        end = place + 1
        while end < len(worth) and worth[end] == worth[place] and not (alive and end in (2, 3, 4)):
            end += 1
        filled = place
        for card in range(place, end):
            if left >> card & 1:
                result |= (some >> card & 1) << filled
                filled += 1
        place = end
    return result
