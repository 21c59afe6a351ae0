"""The moves that the network chooses from, its choice at each turn, and hands played out by it."""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import BIT, MARRIAGE, NO_TRUMP, ONE, ZERO
from marjapussi_desktop.bots.native.move_codes import (
    ANSWER_HALF,
    ANSWER_WHOLE,
    ASK_HALF,
    ASK_WHOLE,
    DECLARE,
    NO_QUESTION,
    WHOLE_QUESTION,
)
from marjapussi_desktop.bots.native.network import Network
from marjapussi_desktop.bots.native.network_inputs import NetworkInput
from marjapussi_desktop.bots.native.plain import lowest
from marjapussi_desktop.bots.native.seat_view import hidden_from, is_void, unseen_by
from marjapussi_desktop.bots.native.state import Hand
from marjapussi_desktop.bots.native.two_handed_endings import is_solvable, solved_move


@cython.native_inline
def seat_to_move(h: Hand) -> cython.int:
    """The seat that is to play, to declare or to answer."""
    return h.seat_to_play() if h.question == NO_QUESTION else h.leader ^ 2


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


@cython.native
def sensible_moves(h: Hand, seat: cython.int) -> cython.ulonglong:
    """The moves that the network chooses from, as a set of codes: of equivalent cards one, and no ask that all can see
    to be vain.
    """
    suits: cython.ulonglong
    if h.question == WHOLE_QUESTION:
        suits = h.wholes_of_partner()
        return suits << ANSWER_WHOLE if suits else ONE << (ANSWER_WHOLE + NO_TRUMP)
    if h.question != NO_QUESTION:
        return ONE << ANSWER_HALF
    moves: cython.ulonglong = moves_of(h, seat)
    if h.k == 0 and h.may and h.partners and moves >> ASK_WHOLE:
        moves = without_vain_asks(h, seat, moves)
    return moves


@cython.native
def without_vain_asks(h: Hand, seat: cython.int, moves: cython.ulonglong) -> cython.ulonglong:
    """The moves without asks that cannot succeed, except a whole's that allows halves to be asked for."""
    unseen: cython.ulonglong = unseen_by(h, seat) & ~h.lacks[seat ^ 2]
    has_whole: cython.bint = False
    suit: cython.int
    for suit in range(4):
        if not h.open >> suit & 1:
            continue
        if unseen & MARRIAGE[suit] == MARRIAGE[suit] and not h.no_whole >> (seat ^ 2) & 1:
            has_whole = True
        if not unseen & MARRIAGE[suit] or h.no_half >> (4 * (seat & 1) + suit) & 1 or is_void(h, seat ^ 2, suit):
            moves &= ~(ONE << (ASK_HALF + suit))
    if not has_whole and not (h.needs_whole and not h.asked_whole & (5 << (seat & 1))):
        moves &= ~(ONE << ASK_WHOLE)
    return moves


@cython.native
def best_move(
    h: Hand, network: Network, seen: NetworkInput, moves: cython.ulonglong, eagerness: cython.double
) -> cython.int:
    """The one of these moves that the network prefers; it looks at the position. ``eagerness``: what is added to the
    worth of an ask, in the network's units.
    """
    seen.read(h, seat_to_move(h))
    network.look(seen)
    best: cython.int = -1
    most: cython.double = 0.0
    value: cython.double
    move: cython.int
    while moves:
        move = lowest(moves)
        moves &= moves - 1
        value = network.output_of(seen, move)
        if move >= ASK_WHOLE and h.question == NO_QUESTION:
            value += eagerness
        if best < 0 or value > most:
            best = move
            most = value
    return best


@cython.native
def move_by_network(h: Hand, network: Network, seen: NetworkInput, eagerness: cython.double) -> cython.int:
    """The next move of a hand that is not over. ``eagerness``: see `best_move`."""
    moves: cython.ulonglong = sensible_moves(h, seat_to_move(h))
    if moves & (moves - ONE) == ZERO:
        return lowest(moves)
    if is_solvable(h):
        return solved_move(h)
    return best_move(h, network, seen, moves, eagerness)


@cython.native
def play_out_by_network(h: Hand, network: Network, seen: NetworkInput) -> cython.void:
    """Plays the hand to its end."""
    while not h.is_over:
        h.apply(move_by_network(h, network, seen, 0.0))
