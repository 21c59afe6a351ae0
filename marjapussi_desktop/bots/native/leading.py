"""The policy's scores for leading a card: sums of `policy_weights`."""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import BIT, NO_TRUMP, PLACE_OF, SIZE, SUIT_MASK
from marjapussi_desktop.bots.native.plain import lowest
from marjapussi_desktop.bots.native.policy_weights import (
    LEAD_BREAK,
    LEAD_HIGHER,
    LEAD_LOW,
    LEAD_LOW_RUFFED,
    LEAD_PLAIN_LENGTH,
    LEAD_TOP,
    LEAD_TOP_HALF,
    LEAD_TOP_LATE,
    LEAD_TOP_PAIR,
    LEAD_TOP_RUFFED,
    LEAD_TRUMP_LATE,
    LEAD_TRUMP_LENGTH,
    LEAD_TRUMP_LOW,
    LEAD_TRUMP_TOP,
    LEAD_TRUMPS_OUT,
    LEAD_VOID_FOE,
    LEAD_VOID_MATE,
    PolicyWeights,
)
from marjapussi_desktop.bots.native.seat_view import (
    count_of,
    halves_of,
    is_void,
    marriage_value,
    pairs_of,
    trumps_in,
    unseen_by,
)
from marjapussi_desktop.bots.native.state import Hand


@cython.native
def weigh_leads(h: Hand, w: PolicyWeights, seat: cython.int, legal: cython.ulonglong) -> cython.void:
    """Writes the scores of leading each of the cards to ``w.scores``."""
    w.look_at(seat)
    unseen: cython.ulonglong = unseen_by(h, seat)
    pairs: cython.ulonglong = pairs_of(h, seat)
    halves: cython.ulonglong = halves_of(h, seat, unseen)
    left: cython.int = min(h.cards_left(seat), 5)
    winners: cython.int = w.of(LEAD_TOP_LATE + left)
    if pairs:
        winners += w.of(LEAD_TOP_PAIR)
    elif halves:
        winners += w.of(LEAD_TOP_HALF)
    card: cython.int
    suit: cython.int
    cards: cython.ulonglong
    for suit in range(4):
        cards = legal & SUIT_MASK[suit]
        if not cards:
            continue
        base: cython.int = trump_suit(h, w, seat, unseen, left) if suit == h.trump else plain_suit(h, w, seat, suit)
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            w.scores[card] = base + lead_value(h, w, card, unseen, winners)
            w.scores[card] += marriage_value(h, w, LEAD_BREAK, card, pairs, halves)


@cython.native_inline
def trump_suit(h: Hand, w: PolicyWeights, seat: cython.int, unseen: cython.ulonglong, left: cython.int) -> cython.int:
    """The score of leading the trump suit, whichever card."""
    out: cython.int = min(count_of(unseen, h.trump), 8)
    held: cython.int = min(count_of(h.hands[seat], h.trump), 5)
    return w.of(LEAD_TRUMPS_OUT + out) + w.of(LEAD_TRUMP_LENGTH + held) + w.of(LEAD_TRUMP_LATE + left)


@cython.native
def plain_suit(h: Hand, w: PolicyWeights, seat: cython.int, suit: cython.int) -> cython.int:
    """The score of leading a plain suit, whichever card."""
    value: cython.int = w.of(LEAD_PLAIN_LENGTH + min(count_of(h.hands[seat], suit), 5))
    other: cython.int
    if not h.voids or h.trump == NO_TRUMP:
        return value
    for other in range(h.players):
        if other != seat and is_void(h, other, suit) and not is_void(h, other, h.trump):
            value += w.of(LEAD_VOID_MATE if h.partners and other == seat ^ 2 else LEAD_VOID_FOE)
    return value


@cython.native
def lead_value(
    h: Hand, w: PolicyWeights, card: cython.int, unseen: cython.ulonglong, winners: cython.int
) -> cython.int:
    """The score of the card itself; ``winners``: the score of a sure winner now."""
    suit: cython.int = card // 9
    place: cython.int = PLACE_OF[card]
    out: cython.ulonglong = unseen & SUIT_MASK[suit]
    higher: cython.ulonglong = out & (BIT[card] - 1)
    if suit == h.trump:
        return w.of(LEAD_TRUMP_LOW + place) if higher else w.of(LEAD_TRUMP_TOP + place) + winners
    value: cython.int
    if higher:
        value = w.of(LEAD_LOW + place) + w.of(LEAD_HIGHER + min(count_of(higher, suit), 4))
    else:
        value = w.of(LEAD_TOP + place) + winners
    if trumps_in(h, unseen):
        value += w.of((LEAD_LOW_RUFFED if higher else LEAD_TOP_RUFFED) + min(SIZE[out >> (9 * suit) & 511], 8))
    return value
