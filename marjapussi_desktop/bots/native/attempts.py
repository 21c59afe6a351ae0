"""The rollouts' policy for declarations, asks and answers: what is likeliest to succeed, by what the asker has seen."""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import MARRIAGE, NO_TRUMP
from marjapussi_desktop.bots.native.move_codes import (
    ANSWER_HALF,
    ANSWER_WHOLE,
    ASK_HALF,
    ASK_WHOLE,
    DECLARE,
    WHOLE_QUESTION,
)
from marjapussi_desktop.bots.native.seat_view import count_of, is_void, unseen_by
from marjapussi_desktop.bots.native.state import Hand

SURE = cython.declare(cython.int, 1024)
"""The integer that stands for a probability of 1."""


@cython.native
def best_suit(h: Hand, suits: cython.int, hand: cython.ulonglong) -> cython.int:
    """The suit to declare: the one that scores most; among equals, the longest."""
    best: cython.int = -1
    score: cython.int = -1
    suit: cython.int
    value: cython.int
    for suit in range(4):
        if suits >> suit & 1:
            value = h.marriage_worth[suit] * 16 + count_of(hand, suit)
            if value > score:
                score = value
                best = suit
    return best


@cython.native
def card_chance(h: Hand, suit: cython.int) -> cython.int:
    """The probability that the leader's partner holds an unseen card of a suit, in units of 1 / `SURE`."""
    partner: cython.int = h.leader ^ 2
    if is_void(h, partner, suit):
        return 0
    places: cython.int = 0
    seat: cython.int
    for seat in range(4):
        if seat != h.leader and not is_void(h, seat, suit):
            places += h.cards_left(seat)
    return SURE * h.cards_left(partner) // places if places else 0


@cython.native
def whole_chance(h: Hand, unseen: cython.ulonglong, pay: cython.bint) -> cython.int:
    """The worth of asking for a whole: the probability of success, or with ``pay`` the expected points, times
    `SURE`.
    """
    chance: cython.int
    total: cython.int = 0
    suit: cython.int
    for suit in range(4):
        if h.open >> suit & 1 and unseen & MARRIAGE[suit] == MARRIAGE[suit]:
            chance = card_chance(h, suit)
            chance = chance * chance // SURE
            total += chance * h.marriage_worth[suit] if pay else chance
    return total


@cython.native
def asked_half(h: Hand, unseen: cython.ulonglong, least: cython.int) -> cython.int:
    """The suit of the best half to ask for, if it is worth more than ``least``, else `NO_TRUMP`."""
    suits: cython.int = h.may_ask_half()
    best: cython.int = NO_TRUMP
    suit: cython.int
    value: cython.int
    for suit in range(4):
        if not suits >> suit & 1 or h.no_half >> (4 * (h.leader & 1) + suit) & 1:
            continue
        if h.hands[h.leader] & MARRIAGE[suit] and unseen & MARRIAGE[suit]:
            value = card_chance(h, suit) * (h.marriage_worth[suit] if h.counts_points else 1)
            if value > least:
                least = value
                best = suit
    return best


@cython.native
def chosen_attempt(h: Hand) -> cython.int:
    """What the leader declares or asks: first his own marriage, else the ask that is worth most; -1: nothing."""
    suits: cython.int = h.may_declare()
    if suits:
        return DECLARE + best_suit(h, suits, h.hands[h.leader])
    if not h.partners:
        return -1
    unseen: cython.ulonglong = unseen_by(h, h.leader)
    value: cython.int = 0
    if h.may_ask_whole() and not h.no_whole >> (h.leader ^ 2) & 1:
        value = whole_chance(h, unseen, h.counts_points)
        if h.in_order and value:
            return ASK_WHOLE
    suit: cython.int = asked_half(h, unseen, value)
    if suit != NO_TRUMP:
        return ASK_HALF + suit
    if value or needs_to_ask(h):
        return ASK_WHOLE
    return -1


@cython.native
def needs_to_ask(h: Hand) -> cython.bint:
    """Whether the leader must ask for a whole before he may ask for a half."""
    return h.needs_whole and h.may_ask_whole() and not h.asked_whole & (5 << (h.leader & 1))


@cython.native
def chosen_answer(h: Hand) -> cython.int:
    """The partner's answer: the whole that scores most."""
    if h.question != WHOLE_QUESTION:
        return ANSWER_HALF
    suits: cython.int = h.wholes_of_partner()
    if not suits:
        return ANSWER_WHOLE + NO_TRUMP
    return ANSWER_WHOLE + best_suit(h, suits, h.hands[h.leader ^ 2])
