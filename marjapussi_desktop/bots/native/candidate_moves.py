"""The moves that a thinking seat selects from in ISMCTS: all moves in the current world, without equivalent ones."""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import BIT, MARRIAGE, ONE
from marjapussi_desktop.bots.native.move_codes import ASK_HALF, ASK_WHOLE, DECLARE
from marjapussi_desktop.bots.native.plain import lowest
from marjapussi_desktop.bots.native.seat_view import hidden_from
from marjapussi_desktop.bots.native.state import Hand


@cython.native_inline
def _halves(h: Hand, seat: cython.int) -> cython.int:
    """The suits of which the seat holds king or queen: in the search, nobody bluffs."""
    suits: cython.int = 0
    suit: cython.int
    for suit in range(4):
        if h.hands[seat] & MARRIAGE[suit]:
            suits |= 1 << suit
    return suits


@cython.native
def distinct_moves(h: Hand, seat: cython.int, legal: cython.ulonglong) -> cython.ulonglong:
    """The cards, with only the lowest of adjacent ones of equal worth. King and queen that may still be declared are
    kept.
    """
    if h.has_stock or h.has_rows:
        return legal
    others: cython.ulonglong = hidden_from(h, seat)
    if h.k:
        others |= h.winning
    left: cython.ulonglong = legal
    kept: cython.ulonglong = legal
    before: cython.int = -1
    card: cython.int
    suit: cython.int = -1
    while left:
        card = lowest(left)
        left &= left - 1
        if (
            before >= 0
            and card // 9 == suit
            and h.worth[card] == h.worth[before]
            and not others & (BIT[card] - BIT[before])
            and not (h.open >> suit & 1 and MARRIAGE[suit] & (BIT[card] | BIT[before]))
        ):
            kept &= ~BIT[before]
        before = card
        suit = card // 9
    return kept


@cython.native
def moves_of(h: Hand, seat: cython.int) -> cython.ulonglong:
    """All moves of a thinking seat, as a set; of equivalent cards only the lowest."""
    moves: cython.ulonglong = distinct_moves(h, seat, h.legal(seat))
    suits: cython.ulonglong
    if h.k == 0 and h.may:
        suits = h.may_declare()
        moves |= suits << DECLARE
        if h.partners:
            if h.may_ask_whole():
                moves |= ONE << ASK_WHOLE
            suits = h.may_ask_half() & _halves(h, seat)
            moves |= suits << ASK_HALF
    return moves
