"""A hand being played, all cards known: trick play with declarations and asks, for all layouts and options.

Repeats the engine's rules on sets of cards, without records or events. Moves are numbers: see `move_codes`.

| here                                                                | in the engine         |
|---------------------------------------------------------------------|-----------------------|
| `legal`, `opening`                                                  | `legality`            |
| `may_declare`, `may_ask_whole`, `may_ask_half`, `wholes_of_partner` | `marriages`           |
| `declare`, `answer_half`                                            | `marriages`           |
| `play`, `gather`, `draw`                                            | `trickplay`, `tricks` |
| `finish`                                                            | `scoring`             |

tests/bots/native/test_rollouts.py compares it with the engine: the same moves at every turn, the same points and tricks
at the end, and the same voids, for all presets and random house rules.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import ACES, BIT, MARRIAGE, NO_TRUMP, ONE, SUIT_MASK, SUIT_OF, ZERO
from marjapussi_desktop.bots.native.hand_fields import HandFields
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
from marjapussi_desktop.bots.native.rules import FIRST_ACE_OF_CLUBS, FIRST_ACE_OR_SPADE, FIRST_ANY
from marjapussi_desktop.bots.native.tricks import beats, marriages_held, may_follow, may_lead, size_of


@cython.final
@cython.cclass
class Hand(HandFields):
    """A hand being played: the legal moves and their effects."""

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
        return size_of(self.hands[seat])

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
        """The cards allowed as the first lead of a hand, where the rules restrict it."""
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
            self.shown[self.leader] |= MARRIAGE[move - DECLARE]
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
                self.shown[self.leader ^ 2] |= MARRIAGE[move - ANSWER_WHOLE]
                self.declare(move - ANSWER_WHOLE)
            else:
                self.no_whole |= 1 << (self.leader ^ 2)
        else:
            self.answer_half(self.question - HALF_QUESTION)

    @cython.native
    def answer_half(self, suit: cython.int) -> cython.void:
        """The partner answers truthfully. If the asker holds neither card, he has bluffed, and nothing is declared."""
        self.question = NO_QUESTION
        if self.hands[self.leader] & MARRIAGE[suit] and self.hands[self.leader ^ 2] & MARRIAGE[suit]:
            if self.breaks:
                self.broken |= 5 << (self.leader & 1)
            self.tell_halves(suit)
            self.declare(suit)
        else:
            self.no_half |= 1 << (4 * (self.leader & 1) + suit)

    @cython.native
    def tell_halves(self, suit: cython.int) -> cython.void:
        """Both partners learn which half the other holds, and all that the other side holds none."""
        seat: cython.int
        for seat in range(4):
            if (seat ^ self.leader) & 1:
                self.lacks[seat] |= MARRIAGE[suit]
            else:
                self.passed[seat] |= self.hands[seat] & MARRIAGE[suit]

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
        self.declared_by |= 1 << (4 * side + suit)
        self.may = False
        if self.lead_from_marriage:
            self.must = suit

    @cython.native_inline
    def play(self, card: cython.int) -> cython.void:
        """A card goes to the trick; a full trick is gathered."""
        seat: cython.int = self.seat_to_play()
        bit: cython.ulonglong = BIT[card]
        self.hands[seat] ^= bit
        self.played[seat] |= bit
        self.table[self.k] = card
        if self.has_rows and self.beneath[card] >= 0:
            self.hands[seat] |= BIT[self.beneath[card]]
            self.shown[seat] |= BIT[self.beneath[card]]
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
            elif self.winning & SUIT_MASK[SUIT_OF[card]] and self.tells_voids:
                self.lacks[seat] |= self.winning - 1 & SUIT_MASK[SUIT_OF[card]]
        self.k += 1
        if self.k == self.players:
            self.gather()

    @cython.native_inline
    def tell_voids(self, seat: cython.int, suit: cython.int) -> cython.void:
        """Notes the voids of a seat that has not followed suit: the suit led; and trump, if the card is no trump."""
        self.voids |= 1 << (4 * seat + self.led)
        self.lacks[seat] |= SUIT_MASK[self.led]
        if self.trump != NO_TRUMP and suit != self.trump:
            self.voids |= 1 << (4 * seat + self.trump)
            self.lacks[seat] |= SUIT_MASK[self.trump]

    @cython.native
    def gather(self) -> cython.void:
        """The winner takes the trick, cards are drawn, and he leads next; after the last trick the hand is scored."""
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
        """Adds the points of the last trick and, in the Marjapussi family, the point for the most pips."""
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
