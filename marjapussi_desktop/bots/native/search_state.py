"""The state of the solver's search: the hands, and what is fixed during a trick."""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.bounds import fill_sums
from marjapussi_desktop.bots.native.payoffs import Payoffs
from marjapussi_desktop.bots.native.plain import free_ints, free_words, new_ints, new_words
from marjapussi_desktop.bots.native.transpositions import TranspositionTable
from marjapussi_desktop.bots.native.values import NativeRules


@cython.cclass
class SearchState:
    """The search's memory for one ruleset.

    By seat: ``hands``. By card: ``worth``. By n, the size of the hands when a trick began, what is fixed during that
    trick: ``led``, ``leader``, ``trump``, ``need``, ``rest`` (worth of the cards), ``show`` (the ace that must be
    shown). For the k-th player, from index 48 * n + 12 * k on: ``moves`` and their ``scores``. ``top_sum``,
    ``low_sum``: see `bounds.fill_sums`.
    """

    payoffs: Payoffs
    transpositions: TranspositionTable
    hands: cython.p_ulonglong
    show: cython.p_ulonglong
    worth: cython.p_int
    moves: cython.p_int
    scores: cython.p_int
    led: cython.p_int
    leader: cython.p_int
    trump: cython.p_int
    need: cython.p_int
    rest: cython.p_int
    top_sum: cython.p_int
    low_sum: cython.p_int
    any_won_trick: cython.bint
    each_sets_trump: cython.bint
    lead_from_marriage: cython.bint
    first_lead: cython.int
    ace_must_show: cython.bint
    hand_size: cython.int
    nodes: cython.longlong

    def __init__(self, rules: NativeRules, payoffs: Payoffs, transpositions: TranspositionTable) -> None:
        self.payoffs = payoffs
        self.transpositions = transpositions
        self.hands = new_words(4)
        self.show = new_words(10)
        self.worth = new_ints(36)
        self.moves = new_ints(10 * 4 * 12)
        self.scores = new_ints(10 * 4 * 12)
        self.led = new_ints(10)
        self.leader = new_ints(10)
        self.trump = new_ints(10)
        self.need = new_ints(10)
        self.rest = new_ints(10)
        self.top_sum = new_ints(10 * 512)
        self.low_sum = new_ints(10 * 512)
        for card, worth in enumerate(rules.worth):
            self.worth[card] = worth
        self.any_won_trick = rules.any_won_trick
        self.each_sets_trump = rules.each_sets_trump
        self.lead_from_marriage = rules.lead_from_marriage
        self.first_lead = rules.first_lead
        self.ace_must_show = rules.ace_must_show
        self.hand_size = rules.hand_size
        self.nodes = 0
        fill_sums(rules.worth, self.top_sum, self.low_sum)

    def __dealloc__(self) -> None:
        free_words(self.hands)
        free_words(self.show)
        free_ints(self.worth)
        free_ints(self.moves)
        free_ints(self.scores)
        free_ints(self.led)
        free_ints(self.leader)
        free_ints(self.trump)
        free_ints(self.need)
        free_ints(self.rest)
        free_ints(self.top_sum)
        free_ints(self.low_sum)
