"""Endings of the games for two in which nothing is hidden any more: the stock is used up, or no card lies face down, so
that each player knows the other's cards. Alpha-beta over all moves (Knuth and Moore 1975); as in `state`, without its
copies.

A player wants the most points of the hand beyond the other's. Where the rest may carry a total past the target,
nothing is solved. Once the stock is used up nothing is declared any more: the last trick and the most pips are all that
is left.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import BIT, MARRIAGE, NO_TRUMP, SUIT_OF, ZERO
from marjapussi_desktop.bots.native.move_codes import DECLARE
from marjapussi_desktop.bots.native.plain import lowest
from marjapussi_desktop.bots.native.rules import PAST_ALLOWED
from marjapussi_desktop.bots.native.seat_view import lying
from marjapussi_desktop.bots.native.state import Hand
from marjapussi_desktop.bots.native.tricks import beats, marriages_held, may_follow, may_lead

SOLVED = cython.declare(cython.int, 6)
"""The most cards in hand with which an ending is solved."""
LEFT = cython.declare(cython.int, 4)
"""More points than an ending mostly brings to one side."""
MANY = cython.declare(cython.int, 1000)
"""More than any points."""


@cython.native
def is_solvable(h: Hand) -> cython.bint:
    """Whether the seat that is to move knows everything, few enough cards are left, and more points are better."""
    if h.players != 2 or h.cards_left(h.seat_to_play()) > SOLVED or may_be_too_many(h):
        return False
    return lying(h) == ZERO


@cython.native_inline
def may_be_too_many(h: Hand) -> cython.bint:
    """Whether the rest of the hand may carry a total past the target where it falls back from there."""
    if h.overshoot == PAST_ALLOWED or not h.missing[0]:
        return False
    return h.missing[0] - h.points[0] < LEFT or h.missing[1] - h.points[1] < LEFT


@cython.native
def solved_move(h: Hand) -> cython.int:
    """The best move where `is_solvable`."""
    seat: cython.int = h.seat_to_play()
    mine: cython.ulonglong = h.hands[seat]
    yours: cython.ulonglong = h.hands[1 - seat]
    pips: cython.int = h.pips[seat] - h.pips[1 - seat]
    moves: cython.ulonglong = h.legal(seat)
    best: cython.int = -1
    most: cython.int = -MANY
    value: cython.int
    suit: cython.int
    card: cython.int
    if h.k == 0:
        for suit in range(4):
            if h.may_declare() >> suit & 1:
                value = declared_value(h, mine, yours, suit, h.trump, h.open, pips, most, MANY)
                if value > most:
                    most = value
                    best = DECLARE + suit
    while moves:
        card = lowest(moves)
        moves &= moves - 1
        if h.k == 0:
            value = led_value(h, mine ^ BIT[card], yours, card, h.trump, h.open, pips, most, MANY)
        else:
            value = -followed_value(h, yours, mine ^ BIT[card], h.table[0], card, h.trump, h.open, -pips, -MANY, -most)
        if value > most:
            most = value
            best = card
    return best


@cython.native
def leads_value(
    h: Hand,
    mine: cython.ulonglong,
    yours: cython.ulonglong,
    trump: cython.int,
    open_suits: cython.int,
    may: cython.bint,
    must: cython.int,
    pips: cython.int,
    least: cython.int,
    most: cython.int,
) -> cython.int:
    """What the leader will get beyond the other player: exact between ``least`` and ``most``, else a bound; ``may``: he
    may declare; ``must``: the suit just declared, to be led from; ``pips``: taken by him beyond the other.
    """
    best: cython.int = -MANY
    value: cython.int
    suit: cython.int
    suits: cython.int = marriages_held(mine) & open_suits if may else 0
    if h.has_stock:
        most = min(most, h.last_trick + h.pip_worth)
    moves: cython.ulonglong = may_lead(mine, ZERO, ZERO, MARRIAGE[must])
    for suit in range(4):
        if suits >> suit & 1:
            value = declared_value(h, mine, yours, suit, trump, open_suits, pips, max(best, least), most)
            best = max(best, value)
            if best >= most:
                return best
    while moves:
        value = led_value(
            h, mine ^ (moves & ~(moves - 1)), yours, lowest(moves), trump, open_suits, pips, max(best, least), most
        )
        moves &= moves - 1
        best = max(best, value)
        if best >= most:
            return best
    return best


@cython.native
def declared_value(
    h: Hand,
    mine: cython.ulonglong,
    yours: cython.ulonglong,
    suit: cython.int,
    trump: cython.int,
    open_suits: cython.int,
    pips: cython.int,
    least: cython.int,
    most: cython.int,
) -> cython.int:
    """The same after the leader has declared a suit."""
    sets: cython.bint = h.each_sets_trump or trump == NO_TRUMP
    gain: cython.int = 2 if sets else 1
    must: cython.int = suit if h.lead_from_marriage else NO_TRUMP
    return gain + leads_value(
        h,
        mine,
        yours,
        suit if sets else trump,
        open_suits & ~(1 << suit),
        False,
        must,
        pips,
        least - gain,
        most - gain,
    )


@cython.native
def led_value(
    h: Hand,
    mine: cython.ulonglong,
    yours: cython.ulonglong,
    led: cython.int,
    trump: cython.int,
    open_suits: cython.int,
    pips: cython.int,
    least: cython.int,
    most: cython.int,
) -> cython.int:
    """The same after the leader's card, which is no longer among ``mine``."""
    best: cython.int = MANY
    if h.has_stock:
        least = max(least, -h.last_trick - h.pip_worth)
    moves: cython.ulonglong = may_follow(yours, SUIT_OF[led], trump, BIT[led], ZERO)
    card: cython.int
    value: cython.int
    while moves:
        card = lowest(moves)
        moves &= moves - 1
        value = followed_value(h, mine, yours ^ BIT[card], led, card, trump, open_suits, pips, least, min(best, most))
        best = min(best, value)
        if best <= least:
            return best
    return best


@cython.native
def followed_value(
    h: Hand,
    mine: cython.ulonglong,
    yours: cython.ulonglong,
    led: cython.int,
    card: cython.int,
    trump: cython.int,
    open_suits: cython.int,
    pips: cython.int,
    least: cython.int,
    most: cython.int,
) -> cython.int:
    """The same after both cards, which are no longer among ``mine`` and ``yours``."""
    taken: cython.int = h.worth[led] + h.worth[card]
    if beats(BIT[card], SUIT_OF[led], trump, BIT[led]):
        pips -= taken
        if not yours:
            return pips_value(h, pips) - h.last_trick
        return -leads_value(
            h, yours, mine, trump, open_suits, h.any_won_trick and not h.has_stock, NO_TRUMP, -pips, -most, -least
        )
    pips += taken
    if not mine:
        return pips_value(h, pips) + h.last_trick
    return leads_value(h, mine, yours, trump, open_suits, not h.has_stock, NO_TRUMP, pips, least, most)


@cython.native_inline
def pips_value(h: Hand, pips: cython.int) -> cython.int:
    """What more pips count."""
    if pips == 0:
        return 0
    return h.pip_worth if pips > 0 else -h.pip_worth
