"""What the policy derives from a seat's knowledge: unseen cards, marriages that may still be declared. Also the dice
(xorshift64*: Marsaglia 2003, Vigna 2016).
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import BIT, MARRIAGE, SIZE, SUIT_MASK, SUIT_OF, ZERO
from marjapussi_desktop.bots.native.plain import lowest
from marjapussi_desktop.bots.native.policy_weights import PolicyWeights
from marjapussi_desktop.bots.native.state import Hand
from marjapussi_desktop.bots.native.tricks import marriages_held

ALL_CARDS = cython.declare(cython.ulonglong, (1 << 36) - 1)
WORD_MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
FACTOR = cython.declare(cython.ulonglong, 0x2545F4914F6CDD1D)


@cython.native_inline
def next_dice(dice: cython.ulonglong) -> cython.ulonglong:
    """The next state of the dice (xorshift), never zero if ``dice`` is not."""
    dice ^= dice >> 12
    dice ^= dice << 25 & WORD_MASK
    return dice ^ dice >> 27


@cython.native_inline
def rolled(dice: cython.ulonglong) -> cython.ulonglong:
    """Sixty fair bits of the dice."""
    return (dice * FACTOR & WORD_MASK) >> 4


@cython.native_inline
def seat_after(h: Hand, seat: cython.int, places: cython.int) -> cython.int:
    """The seat so many places on; ``places``: from 0 to the number of players."""
    seat += places
    return seat - h.players if seat >= h.players else seat


@cython.native_inline
def places_to(h: Hand, seat: cython.int, other: cython.int) -> cython.int:
    """How many places on from a seat another one sits."""
    return other - seat if other >= seat else other - seat + h.players


@cython.native_inline
def unseen_by(h: Hand, seat: cython.int) -> cython.ulonglong:
    """The cards in the other hands."""
    return (h.hands[0] | h.hands[1] | h.hands[2] | h.hands[3]) & ~h.hands[seat]


@cython.native
def covering_cards(h: Hand, seat: cython.int) -> cython.ulonglong:
    """The seat's face-up cards that lie on another card."""
    found: cython.ulonglong = ZERO
    left: cython.ulonglong = h.hands[seat]
    while left:
        if h.beneath[lowest(left)] >= 0:
            found |= left & ~(left - 1)
        left &= left - 1
    return found


@cython.native
def lying(h: Hand) -> cython.ulonglong:
    """The cards of the stock, and those that lie face down under others."""
    found: cython.ulonglong = ZERO
    covering: cython.ulonglong
    at: cython.int
    for at in range(h.drawn, h.stock_size):
        found |= BIT[h.stock[at]]
    if h.has_rows:
        covering = covering_cards(h, 0) | covering_cards(h, 1)
        while covering:
            found |= BIT[h.beneath[lowest(covering)]]
            covering &= covering - 1
    return found


@cython.native
def hidden_from(h: Hand, seat: cython.int) -> cython.ulonglong:
    """The cards that the seat cannot place: in the other hands (an open row's too), put aside by another, in the stock,
    or face down.
    """
    if h.has_stock or h.has_rows:
        return unseen_by(h, seat) | lying(h)
    if h.partners or seat == h.declarer:
        return unseen_by(h, seat)
    return ALL_CARDS & ~(h.hands[seat] | h.played[0] | h.played[1] | h.played[2] | h.played[3])


@cython.native_inline
def count_of(cards: cython.ulonglong, suit: cython.int) -> cython.int:
    """How many cards of a suit there are among these."""
    return SIZE[cards >> (9 * suit) & 511]


@cython.native_inline
def is_void(h: Hand, seat: cython.int, suit: cython.int) -> cython.bint:
    """Whether everybody has seen that a seat has none of a suit."""
    return h.voids >> (4 * seat + suit) & 1 != 0


@cython.native
def pairs_of(h: Hand, seat: cython.int) -> cython.ulonglong:
    """Kings and queens of marriages that the seat holds and that are not declared."""
    suits: cython.int = marriages_held(h.hands[seat]) & h.open
    found: cython.ulonglong = ZERO
    suit: cython.int
    if suits:
        for suit in range(4):
            if suits >> suit & 1:
                found |= MARRIAGE[suit]
    return found


@cython.native
def halves_of(h: Hand, seat: cython.int, unseen: cython.ulonglong) -> cython.ulonglong:
    """The seat's single kings and queens of undeclared suits whose other half the partner may hold."""
    found: cython.ulonglong = ZERO
    suit: cython.int
    if not h.partners:
        return found
    for suit in range(4):
        if h.no_half >> (4 * (seat & 1) + suit) & 1 or is_void(h, seat ^ 2, suit):
            continue
        if h.open >> suit & 1 and unseen & MARRIAGE[suit] and h.hands[seat] & MARRIAGE[suit]:
            found |= MARRIAGE[suit]
    return found & h.hands[seat]


@cython.native_inline
def marriage_value(
    h: Hand, w: PolicyWeights, part: cython.int, card: cython.int, pairs: cython.ulonglong, halves: cython.ulonglong
) -> cython.int:
    """The score of playing a king or queen of a marriage: two weights of a part of the table, times the marriage's
    worth.
    """
    if not (pairs | halves) & BIT[card]:
        return 0
    scale: cython.int = h.marriage_worth[SUIT_OF[card]] // 20 if h.counts_points else 2
    return w.of(part if pairs & BIT[card] else part + 1) * scale


@cython.native_inline
def trumps_in(h: Hand, cards: cython.ulonglong) -> cython.ulonglong:
    """The trumps among these cards."""
    return cards & SUIT_MASK[h.trump]


@cython.native_inline
def step_of_missing(h: Hand, seat: cython.int) -> cython.int:
    """What a seat's side, with what it has declared, still lacks to the target, and 1 more; 0: it is past it."""
    side: cython.int = h.side_of(seat)
    lacks: cython.int = h.missing[side] - h.points[side]
    if lacks < 0:
        return 0
    return lacks + 1 if lacks < 14 else 15
