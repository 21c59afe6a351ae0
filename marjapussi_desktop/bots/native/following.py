"""The policy's scores for following with a card: sums of `policy_weights`."""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import BIT, PLACE_OF, SUIT_MASK, SUIT_OF
from marjapussi_desktop.bots.native.plain import lowest
from marjapussi_desktop.bots.native.policy_weights import (
    LOSE_BREAK,
    LOSE_GUARD,
    LOSE_LENGTH,
    LOSE_MATES,
    LOSE_MATES_NOW,
    LOSE_THEIRS,
    LOSE_TO_MATE,
    LOSE_TOP,
    LOSE_TRUMP,
    WIN_BREAK,
    WIN_FREE,
    WIN_LAST,
    WIN_LOW,
    WIN_TOP,
    WIN_TRUMP,
    PolicyWeights,
)
from marjapussi_desktop.bots.native.seat_view import count_of, halves_of, marriage_value, pairs_of, unseen_by
from marjapussi_desktop.bots.native.state import Hand


@cython.native
def weigh_follows(h: Hand, w: PolicyWeights, seat: cython.int, legal: cython.ulonglong) -> cython.void:
    """Writes the scores of following with each of the cards to ``w.scores``."""
    w.look_at(seat)
    unseen: cython.ulonglong = unseen_by(h, seat)
    winners: cython.ulonglong = beating(h, legal)
    pairs: cython.ulonglong = pairs_of(h, seat)
    halves: cython.ulonglong = halves_of(h, seat, unseen)
    losing: cython.int = losing_part(h, seat, unseen)
    free: cython.int = w.of(WIN_FREE + is_rich(h)) if winners != legal else 0
    value: cython.int
    card: cython.int
    while legal:
        card = lowest(legal)
        legal &= legal - 1
        if winners & BIT[card]:
            value = free + win_value(h, w, card, unseen)
            value += marriage_value(h, w, WIN_BREAK, card, pairs, halves)
        else:
            value = w.of(losing + PLACE_OF[card]) + lose_value(h, w, seat, card, unseen)
            value += marriage_value(h, w, LOSE_BREAK, card, pairs, halves)
        w.scores[card] = value


@cython.native_inline
def beating(h: Hand, legal: cython.ulonglong) -> cython.ulonglong:
    """Those of the cards that beat the one now winning."""
    trumps: cython.ulonglong = SUIT_MASK[h.trump]
    if h.winning & trumps:
        return legal & trumps & (h.winning - 1)
    return legal & trumps | legal & SUIT_MASK[h.led] & (h.winning - 1)


@cython.native_inline
def is_rich(h: Hand) -> cython.int:
    """1 if the cards in the trick are worth at least a ten, else 0."""
    return 1 if h.taken >= h.worth[1] else 0


@cython.native
def losing_part(h: Hand, seat: cython.int, unseen: cython.ulonglong) -> cython.int:
    """The part of the table for cards that do not win, by who is winning the trick."""
    if not h.partners:
        return LOSE_THEIRS
    if (h.winner ^ seat) & 1:
        return LOSE_TO_MATE if h.k < 2 else LOSE_THEIRS
    if h.k == h.players - 1:
        return LOSE_MATES
    suit: cython.ulonglong = SUIT_MASK[h.trump] if h.winning & SUIT_MASK[h.trump] else SUIT_MASK[h.led]
    return LOSE_MATES if unseen & suit & (h.winning - 1) == 0 else LOSE_MATES_NOW


@cython.native
def win_value(h: Hand, w: PolicyWeights, card: cython.int, unseen: cython.ulonglong) -> cython.int:
    """The score of winning with the card."""
    place: cython.int = PLACE_OF[card]
    suit: cython.int = SUIT_OF[card]
    if suit != h.led:
        return w.of(WIN_TRUMP + place)
    if h.k == h.players - 1:
        return w.of(WIN_LAST + place)
    return w.of((WIN_LOW if unseen & SUIT_MASK[suit] & (BIT[card] - 1) else WIN_TOP) + place)


@cython.native
def lose_value(h: Hand, w: PolicyWeights, seat: cython.int, card: cython.int, unseen: cython.ulonglong) -> cython.int:
    """The further score of a card that does not win."""
    suit: cython.int = SUIT_OF[card]
    held: cython.int = count_of(h.hands[seat], suit)
    out: cython.ulonglong = unseen & SUIT_MASK[suit]
    value: cython.int = w.of(LOSE_LENGTH + min(held, 5)) if suit != h.led else 0
    if suit == h.trump:
        value += w.of(LOSE_TRUMP)
    if not out & (BIT[card] - 1):
        value += w.of(LOSE_TOP)
    elif held == 2 and PLACE_OF[card] > 1 and h.hands[seat] >> (9 * suit + 1) & 1 and out >> (9 * suit) & 1:
        value += w.of(LOSE_GUARD)
    return value
