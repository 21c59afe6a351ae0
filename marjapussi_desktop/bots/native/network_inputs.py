"""What a seat knows, as the active ones among a few binary features: the network's input.

Only what the seat may know is read: its own hand, the union of the others' hands, and what all have seen. Suits come in
a canonical order (the trump, the suit led, then the longest), so that hands that differ only in their suits look alike;
cards are numbered 9 * slot + place, and seats from the one that acts on.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import (
    BIT,
    MARRIAGE,
    NO_TRUMP,
    SIZE,
    SUIT_MASK,
    SUIT_OF,
    ZERO,
)
from marjapussi_desktop.bots.native.move_codes import NO_QUESTION
from marjapussi_desktop.bots.native.network_features import (
    IN_ASKED_HALF,
    IN_ASKED_WHOLE,
    IN_AT_RISK,
    IN_BEATING,
    IN_BROKEN,
    IN_CARDS_LEFT,
    IN_CONTRACT,
    IN_COVERED_LEFT,
    IN_COVERING,
    IN_DECLARATIONS,
    IN_DECLARED,
    IN_DENIED_HALF,
    IN_DENIED_WHOLE,
    IN_HAND_SIZE,
    IN_HAS_TRUMP,
    IN_KNOWN,
    IN_KNOWN_OWN,
    IN_LACKED,
    IN_LEAD,
    IN_MARRIAGE_STATE,
    IN_MARRIAGE_WORTH,
    IN_MAY_ATTEMPT,
    IN_MISSING,
    IN_MUST_LEAD,
    IN_NEED,
    IN_NEED_SHARE,
    IN_ON_TABLE,
    IN_OPTIONS,
    IN_OVERSHOOT,
    IN_OWN,
    IN_OWN_LENGTH,
    IN_OWN_TAKEN,
    IN_PLACE,
    IN_PLAYED,
    IN_QUESTION,
    IN_ROLE,
    IN_STOCK_LEFT,
    IN_THEIR_TAKEN,
    IN_TOP,
    IN_TRICK_WORTH,
    IN_UNSEEN_LENGTH,
    IN_VOID,
    IN_WINNER,
    IN_WINNING,
    IN_WON_ANY,
    clamped,
    share_of,
)
from marjapussi_desktop.bots.native.plain import free_ints, lowest, new_ints
from marjapussi_desktop.bots.native.rules import FIRST_ANY
from marjapussi_desktop.bots.native.seat_view import covering_cards, hidden_from, places_to, seat_after, step_of_missing
from marjapussi_desktop.bots.native.state import Hand
from marjapussi_desktop.bots.native.tricks import beats, size_of

MOST_ACTIVE = cython.declare(cython.int, 256)
"""Room for the active ones."""
KING_PLACE = cython.declare(cython.int, 2)
REVERSED = cython.declare(cython.p_int, new_ints(512))
"""Nine bits in the opposite order."""


def _fill_reversed() -> None:
    for nine in range(512):
        REVERSED[nine] = int(f"{nine:09b}"[::-1], 2)


_fill_reversed()


@cython.final
@cython.cclass
class NetworkInput:
    """The active features of one decision: ``count`` numbers in ``active``; ``slots``: by suit, its place in the
    canonical order.
    """

    active: cython.p_int
    count: cython.int
    slots: cython.p_int
    order: cython.p_int
    keys: cython.p_int

    def __init__(self) -> None:
        self.active = new_ints(MOST_ACTIVE)
        self.count = 0
        self.slots = new_ints(5)
        self.order = new_ints(4)
        self.keys = new_ints(4)

    def __dealloc__(self) -> None:
        free_ints(self.active)
        free_ints(self.slots)
        free_ints(self.order)
        free_ints(self.keys)

    @cython.native_inline
    def add(self, feature: cython.int) -> cython.void:
        self.active[self.count] = feature
        self.count += 1

    @cython.native_inline
    def number_of(self, card: cython.int) -> cython.int:
        """The card's number in the canonical order."""
        return 9 * self.slots[SUIT_OF[card]] + card % 9

    @cython.native_inline
    def add_cards(self, begin: cython.int, cards: cython.ulonglong) -> cython.void:
        while cards:
            self.add(begin + self.number_of(lowest(cards)))
            cards &= cards - 1

    @cython.native
    def read(self, h: Hand, seat: cython.int) -> cython.void:
        """Reads what the seat that is to act knows."""
        self.count = 0
        unseen: cython.ulonglong = hidden_from(h, seat)
        self.sort_suits(h, seat)
        self.read_cards(h, seat, unseen)
        self.read_trick(h, seat, unseen)
        self.read_others(h, seat, unseen)
        self.read_suits(h, seat, unseen)
        self.read_attempts(h, seat)
        self.read_score(h, seat)
        self.read_contract(h, seat, unseen)
        self.read_options(h)
        self.read_missing(h, seat)
        if h.has_stock:
            self.add(IN_STOCK_LEFT + h.stock_size - h.drawn)
        if h.has_rows:
            self.read_rows(h, seat)

    @cython.native
    def sort_suits(self, h: Hand, seat: cython.int) -> cython.void:
        suit: cython.int
        at: cython.int
        nine: cython.int
        gone: cython.ulonglong = h.played[0] | h.played[1] | h.played[2] | h.played[3]
        for suit in range(4):
            nine = h.hands[seat] >> (9 * suit) & 511
            self.keys[suit] = (SIZE[nine] << 16) + (REVERSED[nine] << 4) + SIZE[gone >> (9 * suit) & 511]
            if suit == h.trump:
                self.keys[suit] += 1 << 24
            if h.k and suit == h.led:
                self.keys[suit] += 1 << 23
            at = suit
            while at > 0 and self.keys[self.order[at - 1]] < self.keys[suit]:
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = suit
        for at in range(4):
            self.slots[self.order[at]] = at
        self.slots[NO_TRUMP] = 4

    @cython.native
    def read_cards(self, h: Hand, seat: cython.int, unseen: cython.ulonglong) -> cython.void:
        k: cython.int
        left: cython.ulonglong
        card: cython.int
        top: cython.ulonglong = ZERO
        self.add_cards(IN_OWN, h.hands[seat])
        for k in range(h.players):
            self.add_cards(IN_PLAYED + 36 * k, h.played[seat_after(h, seat, k)])
        left = h.hands[seat]
        while left:
            card = lowest(left)
            left &= left - 1
            if not unseen & SUIT_MASK[SUIT_OF[card]] & (BIT[card] - 1):
                top |= BIT[card]
        self.add_cards(IN_TOP, top)

    @cython.native
    def read_trick(self, h: Hand, seat: cython.int, unseen: cython.ulonglong) -> cython.void:
        k: cython.int
        left: cython.ulonglong
        beating: cython.ulonglong = ZERO
        self.add(IN_PLACE + h.k)
        if h.question != NO_QUESTION:
            self.add(IN_QUESTION)
        if h.must != NO_TRUMP:
            self.add(IN_MUST_LEAD + self.slots[h.must])
        if h.may:
            self.add(IN_MAY_ATTEMPT)
        if not h.k:
            return
        for k in range(h.k):
            self.add(
                IN_ON_TABLE + 36 * (places_to(h, seat, seat_after(h, h.leader, k)) - 1) + self.number_of(h.table[k])
            )
        self.add(IN_WINNING + self.number_of(lowest(h.winning)))
        self.add(IN_WINNER + places_to(h, seat, h.winner))
        left = h.legal(seat)
        while left:
            if beats(left & ~(left - 1), h.led, h.trump, h.winning):
                beating |= left & ~(left - 1)
            left &= left - 1
        self.add_cards(IN_BEATING, beating)
        self.add(IN_TRICK_WORTH + clamped(h.taken // 5 if h.counts_points else (h.taken >> 8) // 3, 0, 11))

    @cython.native
    def read_others(self, h: Hand, seat: cython.int, unseen: cython.ulonglong) -> cython.void:
        k: cython.int
        suit: cython.int
        other: cython.int
        lacked: cython.ulonglong
        in_suit: cython.ulonglong
        known: cython.ulonglong
        for k in range(h.players - 1):
            other = seat_after(h, seat, k + 1)
            lacked = h.lacks[other] & unseen
            for suit in range(4):
                in_suit = unseen & SUIT_MASK[suit]
                if in_suit and lacked & in_suit == in_suit:
                    self.add(IN_VOID + 4 * k + self.slots[suit])
                    lacked &= ~in_suit
            self.add_cards(IN_LACKED + 36 * k, lacked)
            known = h.shown[other]
            if k == 1 and h.partners:
                known |= h.passed[other]
            self.add_cards(IN_KNOWN + 36 * k, known & unseen)
        self.add_cards(IN_KNOWN_OWN, (h.shown[seat] | h.passed[seat]) & h.hands[seat])

    @cython.native
    def read_suits(self, h: Hand, seat: cython.int, unseen: cython.ulonglong) -> cython.void:
        suit: cython.int
        slot: cython.int
        held: cython.ulonglong
        state: cython.int
        side: cython.int = h.side_of(seat)
        declared: cython.int = (h.declared_by | h.declared_by >> 4 | h.declared_by >> 8) & 15
        self.add(IN_HAS_TRUMP + (1 if h.trump != NO_TRUMP else 0))
        for suit in range(4):
            slot = self.slots[suit]
            self.add(IN_UNSEEN_LENGTH + 10 * slot + SIZE[unseen >> (9 * suit) & 511])
            self.add(IN_OWN_LENGTH + 10 * slot + SIZE[h.hands[seat] >> (9 * suit) & 511])
            if declared >> suit & 1:
                self.add(IN_DECLARED + 2 * slot + (0 if h.declared_by >> (4 * side + suit) & 1 else 1))
                continue
            held = h.hands[seat] & MARRIAGE[suit]
            if (held | unseen) & MARRIAGE[suit] != MARRIAGE[suit]:
                state = 4
            elif not held:
                state = 3
            elif held == MARRIAGE[suit]:
                state = 0
                self.add_if(IN_AT_RISK + slot, h.breaks and not h.broken >> seat & 1)
            else:
                state = 1 if lowest(held) % 9 == KING_PLACE else 2
            self.add(IN_MARRIAGE_STATE + 5 * slot + state)
            if h.counts_points and state != 4:
                self.add(IN_MARRIAGE_WORTH + 5 * slot + clamped(h.marriage_worth[suit] // 20 - 1, 0, 4))

    @cython.native
    def read_attempts(self, h: Hand, seat: cython.int) -> cython.void:
        k: cython.int
        suit: cython.int
        other: cython.int
        if not h.partners:
            return
        for k in range(2):
            for suit in range(4):
                if h.no_half >> (4 * ((seat + k) & 1) + suit) & 1:
                    self.add(IN_DENIED_HALF + 2 * self.slots[suit] + k)
        for k in range(4):
            other = (seat + k) & 3
            if h.no_whole >> other & 1:
                self.add(IN_DENIED_WHOLE + k)
            if h.asked_whole >> other & 1:
                self.add(IN_ASKED_WHOLE + k)
            if h.asked_half >> other & 1:
                self.add(IN_ASKED_HALF + k)
            if h.broken >> other & 1:
                self.add(IN_BROKEN + k)

    @cython.native_inline
    def declared_points(self, h: Hand, side: cython.int) -> cython.int:
        """What a side has declared: points, or game points in units of 40."""
        suit: cython.int
        total: cython.int = 0
        if not h.counts_points:
            return 40 * h.points[side]
        for suit in range(4):
            if h.declared_by >> (4 * side + suit) & 1:
                total += h.marriage_worth[suit]
        return total

    @cython.native
    def read_score(self, h: Hand, seat: cython.int) -> cython.void:
        side: cython.int = h.side_of(seat)
        ours: cython.int = self.declared_points(h, side)
        theirs: cython.int = 0
        mine: cython.int = h.points[side] - ours if h.counts_points else h.pips[side]
        yours: cython.int = 0
        other: cython.int
        has_won: cython.bint = False
        for other in range(2 if h.partners else h.players):
            if other != side:
                theirs += self.declared_points(h, other)
                yours += h.points[other] if h.counts_points else h.pips[other]
                has_won = has_won or h.tricks[other] > 0
        if h.counts_points:
            yours -= theirs
        if ours >= theirs:
            self.add(IN_DECLARATIONS + clamped(6 + (ours - theirs) // 40, 6, 12))
        else:
            self.add(IN_DECLARATIONS + clamped(6 - (theirs - ours) // 40, 0, 6))
        total: cython.int = 0
        card: cython.int
        for card in range(9):
            total += 4 * h.worth[card]
        self.add(IN_OWN_TAKEN + share_of(mine, total, 24))
        self.add(IN_THEIR_TAKEN + share_of(yours, total, 24))
        if mine >= yours:
            self.add(IN_LEAD + 12 + share_of(mine - yours, total, 12))
        else:
            self.add(IN_LEAD + 12 - share_of(yours - mine, total, 12))
        if h.tricks[side]:
            self.add(IN_WON_ANY)
        if has_won:
            self.add(IN_WON_ANY + 1)
        self.add(IN_CARDS_LEFT + clamped(h.cards_left(seat), 0, 9))

    @cython.native
    def read_contract(self, h: Hand, seat: cython.int, unseen: cython.ulonglong) -> cython.void:
        if not h.counts_points or h.declarer < 0:
            self.add(IN_ROLE + 4)
            return
        self.add(IN_ROLE + places_to(h, seat, h.declarer))
        need: cython.int = h.contract - h.points[h.side_of(h.declarer)]
        if need > 0:
            self.add(IN_NEED + clamped((need + 9) // 10 + 5, 6, 39))
        else:
            self.add(IN_NEED + clamped(5 - -need // 10, 0, 5))
        self.add(IN_CONTRACT + clamped(h.contract // 10, 0, 44))
        left: cython.int = h.last_trick + (h.taken if h.k else 0)
        cards: cython.ulonglong = unseen | h.hands[seat]
        while cards:
            left += h.worth[lowest(cards)]
            cards &= cards - 1
        self.add(IN_NEED_SHARE + share_of(need, left, 44))

    @cython.native
    def read_missing(self, h: Hand, seat: cython.int) -> cython.void:
        """What each side's total still lacks to the target, where that is told."""
        k: cython.int
        if h.missing[0]:
            for k in range(2):
                self.add(IN_MISSING + 16 * k + step_of_missing(h, seat_after(h, seat, k)))
            self.add(IN_OVERSHOOT + h.overshoot)

    @cython.native
    def read_rows(self, h: Hand, seat: cython.int) -> cython.void:
        """The face-up cards that lie on another one, and how many there are."""
        k: cython.int
        covering: cython.ulonglong
        for k in range(2):
            covering = covering_cards(h, seat_after(h, seat, k))
            self.add_cards(IN_COVERING + 36 * k, covering)
            self.add(IN_COVERED_LEFT + 8 * k + size_of(covering))

    @cython.native_inline
    def add_if(self, feature: cython.int, holds: cython.bint) -> cython.void:
        if holds:
            self.add(feature)

    @cython.native
    def read_options(self, h: Hand) -> cython.void:
        self.add(IN_HAND_SIZE + (0 if h.is_long else 1))
        self.add_if(IN_OPTIONS, h.any_won_trick)
        self.add_if(IN_OPTIONS + 1, h.each_sets_trump)
        self.add_if(IN_OPTIONS + 2, h.lead_from_marriage)
        self.add_if(IN_OPTIONS + 3, h.asks_whole)
        self.add_if(IN_OPTIONS + 4, h.asks_half)
        self.add_if(IN_OPTIONS + 5, h.may_bluff)
        self.add_if(IN_OPTIONS + 6, h.in_order)
        self.add_if(IN_OPTIONS + 7, h.needs_whole)
        self.add_if(IN_OPTIONS + 8, h.breaks)
        self.add_if(IN_OPTIONS + 9, h.ace_must_show and h.is_first_trick)
        self.add_if(IN_OPTIONS + 10, h.first_lead != FIRST_ANY and h.is_first_trick)
        self.add_if(IN_OPTIONS + 11, h.worth[0] == 10 or h.worth[0] >> 8 == 1)
