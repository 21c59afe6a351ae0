"""A hand being played, all cards known: trick play with declarations and asks, for all layouts and options.

What the engine's ``trickplay``, ``marriages``, ``legality`` and ``scoring`` do, on sets of cards and without a trace.
Moves are numbers: see `move_codes`.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import ACES, BIT, MARRIAGE, NO_TRUMP, ONE, SIZE, SUIT_MASK, SUIT_OF, ZERO
from marjapussi_desktop.bots.native.move_codes import (
    ANSWER_HALF,
    ANSWER_WHOLE,
    ASK_HALF,
    ASK_WHOLE,
    DECLARE,
    HALF_QUESTION,
    NO_QUESTION,
    WHOLE_QUESTION,
)
from marjapussi_desktop.bots.native.plain import free_ints, free_words, new_ints, new_words
from marjapussi_desktop.bots.native.rules import FIRST_ACE_OF_CLUBS, FIRST_ACE_OR_SPADE, FIRST_ANY, GameRules
from marjapussi_desktop.bots.native.tricks import beats, marriages_held, may_follow, may_lead
from marjapussi_desktop.bots.native.values import NativeRules


@cython.final
@cython.cclass
class Hand(GameRules):
    """The state of a hand; `encoding` makes the numbers in which it is set.

    State: ``first_lead``: what this hand's first lead must be, a code of `rules`; ``hands``: what each seat can play;
    ``beneath``: by card, the card that lies under it, or -1; ``stock`` from ``drawn`` on; ``open``: suits not yet
    declared, ``asked_whole``, ``asked_half`` and ``broken`` seats, as bits; ``must``: the suit just declared and to be
    led from; ``question``; ``points``, ``pips``, ``tricks`` by side; ``pip_worth``: what more pips count, with what
    ties have carried over.
    What everybody has seen: ``voids``, bit 4 * seat + suit; ``no_whole``, seats that have said no; ``no_half``, bit
    4 * side + suit: the side has asked for it in vain.
    """

    first_lead: cython.int
    hands: cython.p_ulonglong
    beneath: cython.p_int
    stock: cython.p_int
    stock_size: cython.int
    drawn: cython.int
    leader: cython.int
    k: cython.int
    led: cython.int
    winning: cython.ulonglong
    winner: cython.int
    taken: cython.int
    trump: cython.int
    open: cython.int
    may: cython.bint
    must: cython.int
    asked_whole: cython.int
    asked_half: cython.int
    broken: cython.int
    question: cython.int
    is_first_trick: cython.bint
    is_over: cython.bint
    points: cython.p_int
    pips: cython.p_int
    tricks: cython.p_int
    pip_worth: cython.int
    voids: cython.int
    no_whole: cython.int
    no_half: cython.int

    def __init__(self, rules: NativeRules) -> None:
        GameRules.__init__(self, rules)
        self.hands = new_words(4)
        self.beneath = new_ints(36)
        for index in range(36):
            self.beneath[index] = -1
        self.stock = new_ints(12)
        self.points = new_ints(4)
        self.pips = new_ints(4)
        self.tricks = new_ints(4)
        self._clear()

    def _clear(self) -> None:
        """A position without cards."""
        self.first_lead = FIRST_ANY
        self.stock_size = self.drawn = 0
        self.leader = self.winner = self.k = self.led = self.taken = 0
        self.winning = ZERO
        self.trump = self.must = NO_TRUMP
        self.open = 15
        self.may = self.is_over = False
        self.is_first_trick = True
        self.asked_whole = self.asked_half = self.broken = 0
        self.question = NO_QUESTION
        self.pip_worth = 1
        self.voids = self.no_whole = self.no_half = 0

    def __dealloc__(self) -> None:
        free_words(self.hands)
        free_ints(self.beneath)
        free_ints(self.stock)
        free_ints(self.points)
        free_ints(self.pips)
        free_ints(self.tricks)

    # -- who and what -------------------------------------------------------------------------------------------------

    @cython.native_inline
    def side_of(self, seat: cython.int) -> cython.int:
        return seat & 1 if self.partners else seat

    @cython.native_inline
    def seat_to_play(self) -> cython.int:
        """The seat whose card is awaited."""
        seat: cython.int = self.leader + self.k
        return seat - self.players if seat >= self.players else seat

    @cython.native_inline
    def cards_left(self, seat: cython.int) -> cython.int:
        """How many cards the seat can play."""
        hand: cython.ulonglong = self.hands[seat]
        return SIZE[hand & 511] + SIZE[hand >> 9 & 511] + SIZE[hand >> 18 & 511] + SIZE[hand >> 27 & 511]

    @cython.native_inline
    def legal(self, seat: cython.int) -> cython.ulonglong:
        """The cards that the seat to play may play."""
        hand: cython.ulonglong = self.hands[seat]
        if self.k == 0:
            if self.is_first_trick and self.first_lead != FIRST_ANY:
                return self.opening(hand)
            return may_lead(hand, ZERO, ZERO, MARRIAGE[self.must])
        if self.drawn < self.stock_size:
            return hand
        if self.is_first_trick and self.ace_must_show:
            return may_follow(hand, self.led, self.trump, self.winning, BIT[9 * self.led])
        return may_follow(hand, self.led, self.trump, self.winning, ZERO)

    @cython.native
    def opening(self, hand: cython.ulonglong) -> cython.ulonglong:
        """What the first lead of a hand may be where that is not any card."""
        first: cython.ulonglong = ACES
        if self.first_lead == FIRST_ACE_OF_CLUBS:
            first = BIT[9]
        spades: cython.ulonglong = SUIT_MASK[0] if self.first_lead == FIRST_ACE_OR_SPADE else ZERO
        return may_lead(hand, first, spades, MARRIAGE[self.must])

    # -- what may be declared and asked -------------------------------------------------------------------------------

    @cython.native
    def may_declare(self) -> cython.int:
        """The suits that the leader may declare from his own cards, as four bits."""
        seat: cython.int = ONE << self.leader
        if not self.may or self.broken & seat or (self.in_order and (self.asked_whole | self.asked_half) & seat):
            return 0
        return marriages_held(self.hands[self.leader]) & self.open

    @cython.native
    def may_ask_whole(self) -> cython.bint:
        if not (self.may and self.asks_whole and self.open):
            return False
        if self.broken >> (self.leader ^ 2) & 1:
            return False
        return not (self.in_order and self.asked_half >> self.leader & 1)

    @cython.native
    def may_ask_half(self) -> cython.int:
        """The suits of which the leader may ask for a half, as four bits."""
        suits: cython.int = 0
        suit: cython.int
        held: cython.ulonglong
        if not (self.may and self.asks_half):
            return 0
        if self.needs_whole and not self.asked_whole & (5 << (self.leader & 1)):
            return 0
        for suit in range(4):
            held = self.hands[self.leader] & MARRIAGE[suit]
            if self.open >> suit & 1 and held != MARRIAGE[suit] and (held or self.may_bluff):
                suits |= 1 << suit
        return suits

    @cython.native
    def wholes_of_partner(self) -> cython.int:
        """The suits with which the leader's partner can answer, as four bits."""
        return marriages_held(self.hands[self.leader ^ 2]) & self.open

    # -- moves --------------------------------------------------------------------------------------------------------

    @cython.native
    def apply(self, move: cython.int) -> cython.void:
        """Any move, which must be legal."""
        if move < 36:
            self.play(move)
        elif move < ASK_WHOLE:
            self.declare(move - DECLARE)
        elif move == ASK_WHOLE:
            self.asked_whole |= 1 << self.leader
            self.may = False
            self.question = WHOLE_QUESTION
        elif move < ANSWER_WHOLE:
            self.asked_half |= 1 << self.leader
            self.may = False
            self.question = HALF_QUESTION + move - ASK_HALF
        elif move < ANSWER_HALF:
            self.question = NO_QUESTION
            if move - ANSWER_WHOLE < 4:
                if self.breaks:
                    self.broken |= 1 << self.leader
                self.declare(move - ANSWER_WHOLE)
            else:
                self.no_whole |= 1 << (self.leader ^ 2)
        else:
            self.answer_half(self.question - HALF_QUESTION)

    @cython.native
    def answer_half(self, suit: cython.int) -> cython.void:
        """The partner answers truly; who holds neither card has bluffed, and nothing is declared."""
        self.question = NO_QUESTION
        if self.hands[self.leader] & MARRIAGE[suit] and self.hands[self.leader ^ 2] & MARRIAGE[suit]:
            if self.breaks:
                self.broken |= 5 << (self.leader & 1)
            self.declare(suit)
        else:
            self.no_half |= 1 << (4 * (self.leader & 1) + suit)

    @cython.native
    def declare(self, suit: cython.int) -> cython.void:
        """A suit is declared for the leader's side."""
        side: cython.int = self.side_of(self.leader)
        sets: cython.bint = self.each_sets_trump or self.trump == NO_TRUMP
        if self.counts_points:
            self.points[side] += self.marriage_worth[suit]
        else:
            self.points[side] += 2 if sets else 1
        if sets:
            self.trump = suit
        self.open &= ~(1 << suit)
        self.may = False
        if self.lead_from_marriage:
            self.must = suit

    @cython.native_inline
    def play(self, card: cython.int) -> cython.void:
        """A card goes to the trick; a full trick is gathered."""
        seat: cython.int = self.seat_to_play()
        bit: cython.ulonglong = BIT[card]
        self.hands[seat] ^= bit
        if self.has_rows and self.beneath[card] >= 0:
            self.hands[seat] |= BIT[self.beneath[card]]
        if self.k == 0:
            self.led = SUIT_OF[card]
            self.winning = bit
            self.winner = seat
            self.taken = self.worth[card]
            self.may = False
            self.must = NO_TRUMP
        else:
            self.taken += self.worth[card]
            if SUIT_OF[card] != self.led and self.tells_voids:
                self.tell_voids(seat, SUIT_OF[card])
            if beats(bit, self.led, self.trump, self.winning):
                self.winning = bit
                self.winner = seat
        self.k += 1
        if self.k == self.players:
            self.gather()

    @cython.native_inline
    def tell_voids(self, seat: cython.int, suit: cython.int) -> cython.void:
        """A seat has played another suit than the one led: it has none of that, and no trump if this is none."""
        self.voids |= 1 << (4 * seat + self.led)
        if self.trump != NO_TRUMP and suit != self.trump:
            self.voids |= 1 << (4 * seat + self.trump)

    @cython.native
    def gather(self) -> cython.void:
        """The trick goes to its winner, cards are drawn, and he is to lead; after the last trick the hand is scored."""
        side: cython.int = self.side_of(self.winner)
        led_by: cython.int = self.leader
        if self.counts_points:
            self.points[side] += self.taken
        else:
            self.pips[side] += self.taken
        self.tricks[side] += 1
        self.k = 0
        self.is_first_trick = False
        self.leader = self.winner
        if self.drawn < self.stock_size:
            self.draw()
        if not self.hands[self.leader]:
            self.finish(side)
            return
        self.may = self.any_won_trick or self.winner == led_by
        if self.has_stock and self.drawn >= self.stock_size:
            self.may = False

    @cython.native
    def draw(self) -> cython.void:
        seat: cython.int = self.leader
        _turn: cython.int
        for _turn in range(self.players):
            self.hands[seat] |= BIT[self.stock[self.drawn]]
            self.drawn += 1
            seat = seat + 1 if seat + 1 < self.players else 0

    @cython.native
    def finish(self, side: cython.int) -> cython.void:
        """The last trick counts, and where game points count, so do more pips than any other side."""
        self.is_over = True
        self.points[side] += self.last_trick
        if self.counts_points:
            return
        sides: cython.int = 2 if self.partners else self.players
        best: cython.int = 0
        tied: cython.bint = False
        other: cython.int
        for other in range(1, sides):
            if self.pips[other] > self.pips[best]:
                best = other
                tied = False
            elif self.pips[other] == self.pips[best]:
                tied = True
        if not tied:
            self.points[best] += self.pip_worth

    @cython.native
    def set_to(self, other: Hand) -> cython.void:
        """Becomes the same position; ``other`` has the same rules."""
        k: cython.int
        for k in range(4):
            self.hands[k] = other.hands[k]
            self.points[k] = other.points[k]
            self.pips[k] = other.pips[k]
            self.tricks[k] = other.tricks[k]
        for k in range(other.drawn, other.stock_size):
            self.stock[k] = other.stock[k]
        if other.has_rows:
            for k in range(36):
                self.beneath[k] = other.beneath[k]
        self.first_lead = other.first_lead
        self.stock_size = other.stock_size
        self.drawn = other.drawn
        self.leader = other.leader
        self.k = other.k
        self.led = other.led
        self.winning = other.winning
        self.winner = other.winner
        self.taken = other.taken
        self.trump = other.trump
        self.open = other.open
        self.may = other.may
        self.must = other.must
        self.asked_whole = other.asked_whole
        self.asked_half = other.asked_half
        self.broken = other.broken
        self.question = other.question
        self.pip_worth = other.pip_worth
        self.voids = other.voids
        self.no_whole = other.no_whole
        self.no_half = other.no_half
        self.is_first_trick = other.is_first_trick
        self.is_over = other.is_over
