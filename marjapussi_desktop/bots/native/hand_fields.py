"""The fields of a hand in play with all cards known: memory and copying. `state` has the rules of play."""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import NO_TRUMP, ZERO
from marjapussi_desktop.bots.native.move_codes import NO_QUESTION
from marjapussi_desktop.bots.native.plain import free_ints, free_words, new_ints, new_words
from marjapussi_desktop.bots.native.rules import FIRST_ANY, GameRules
from marjapussi_desktop.bots.native.values import NativeRules


@cython.cclass
class HandFields(GameRules):
    """A position in play; `encoding` makes the numbers in which it is set.

    State: ``first_lead``: what this hand's first lead must be, a code of `rules`; ``hands``: what each seat can play;
    ``beneath``: by card, the card that lies under it, or -1; ``stock`` from ``drawn`` on; ``open``: suits not yet
    declared, ``asked_whole``, ``asked_half`` and ``broken`` seats, as bits; ``must``: the suit just declared and to be
    led from; ``question``; ``points``, ``pips``, ``tricks`` by side; ``pip_worth``: what more pips count, with what
    ties have carried over; ``missing``: by side, what its total lacked to the target before this hand, 0: not told.
    Public knowledge: ``voids``: bit 4 * seat + suit; ``no_whole``: seats that denied a whole; ``no_half``: bit
    4 * side + suit: the side asked for this half in vain; ``declared_by``: bit 4 * side + suit: the side declared it;
    ``table``: the cards of the trick, by place; by seat ``played``, ``lacks`` (cards that its plays show it not to
    hold) and ``shown`` (kings and queens that it has declared or answered with, and what has lain face up).
    Known to one side: by seat ``passed``, cards that its partner knows it to hold, or to have held, by the exchange or
    by a half that was asked for.
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
    declared_by: cython.int
    table: cython.p_int
    played: cython.p_ulonglong
    lacks: cython.p_ulonglong
    shown: cython.p_ulonglong
    passed: cython.p_ulonglong
    declarer: cython.int
    contract: cython.int
    missing: cython.p_int

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
        self.table = new_ints(4)
        self.missing = new_ints(4)
        self.played = new_words(4)
        self.lacks = new_words(4)
        self.shown = new_words(4)
        self.passed = new_words(4)
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
        self.voids = self.no_whole = self.no_half = self.declared_by = 0
        self.declarer = -1
        self.contract = 0

    def __dealloc__(self) -> None:
        free_words(self.hands)
        free_ints(self.beneath)
        free_ints(self.stock)
        free_ints(self.points)
        free_ints(self.pips)
        free_ints(self.tricks)
        free_ints(self.table)
        free_ints(self.missing)
        free_words(self.played)
        free_words(self.lacks)
        free_words(self.shown)
        free_words(self.passed)

    @cython.native
    def set_to(self, other: HandFields) -> cython.void:
        """Copies the position of ``other``, which has the same rules."""
        k: cython.int
        for k in range(4):
            self.hands[k] = other.hands[k]
            self.points[k] = other.points[k]
            self.pips[k] = other.pips[k]
            self.tricks[k] = other.tricks[k]
            self.table[k] = other.table[k]
            self.missing[k] = other.missing[k]
            self.played[k] = other.played[k]
            self.lacks[k] = other.lacks[k]
            self.shown[k] = other.shown[k]
            self.passed[k] = other.passed[k]
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
        self.declared_by = other.declared_by
        self.declarer = other.declarer
        self.contract = other.contract
        self.is_first_trick = other.is_first_trick
        self.is_over = other.is_over
