"""What does not change while a hand is played: the rules, as the kernel needs them, and how each seat weighs cards."""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.plain import free_ints, new_ints
from marjapussi_desktop.bots.native.policy_weights import HABITS, TABLE, kind_of


@cython.cclass
class GameRules:
    """The rules of a game.

    ``players``; ``partners``: seats 0 and 2 against 1 and 3; ``counts_points``: Huutopussi family;
    ``asks_whole`` and ``asks_half``; ``in_order``: own marriages, wholes, halves; ``needs_whole``: before a half;
    ``breaks``: asks break marriages; ``has_stock``; ``has_rows``: cards on the table.
    ``habits``: how each seat weighs cards, a table of `policy_weights` for each; ``weights``: room for what they weigh.
    """

    players: cython.int
    partners: cython.bint
    counts_points: cython.bint
    last_worth: cython.int
    any_won_trick: cython.bint
    each_sets_trump: cython.bint
    lead_from_marriage: cython.bint
    first_lead: cython.int
    ace_must_show: cython.bint
    asks_whole: cython.bint
    asks_half: cython.bint
    may_bluff: cython.bint
    in_order: cython.bint
    needs_whole: cython.bint
    breaks: cython.bint
    has_stock: cython.bint
    has_rows: cython.bint
    worth: cython.p_int
    marriage_worth: cython.p_int
    tells_voids: cython.bint
    habits: cython.p_int
    weights: cython.p_int

    def __init__(self, rules: list[int], worth: list[int], marriage_worth: list[int]) -> None:
        """``rules``: see `move_codes.hand_codes`."""
        self.worth = new_ints(36)
        self.marriage_worth = new_ints(4)
        self.habits = new_ints(4 * HABITS)
        self.weights = new_ints(36)
        for index in range(36):
            self.worth[index] = worth[index]
        for suit in range(4):
            self.marriage_worth[suit] = marriage_worth[suit]
        table: cython.int = kind_of(rules) * HABITS
        number: cython.int
        for number in range(4 * HABITS):
            self.habits[number] = TABLE[table + number % HABITS]
        self._set(rules)

    def _set(self, rules: list[int]) -> None:
        self.counts_points = bool(rules[0])
        self.last_worth = rules[1]
        self.any_won_trick = bool(rules[2])
        self.each_sets_trump = bool(rules[3])
        self.lead_from_marriage = bool(rules[4])
        self.first_lead = rules[5]
        self.ace_must_show = bool(rules[6])
        self.players = rules[8]
        self.partners = bool(rules[9])
        self.asks_whole = bool(rules[10])
        self.asks_half = bool(rules[11])
        self.may_bluff = bool(rules[12])
        self.in_order = bool(rules[13])
        self.needs_whole = bool(rules[14])
        self.breaks = bool(rules[15])
        self.has_stock = bool(rules[16])
        self.has_rows = bool(rules[17])
        self.tells_voids = not (self.has_stock or self.has_rows)

    def __dealloc__(self) -> None:
        free_ints(self.worth)
        free_ints(self.marriage_worth)
        free_ints(self.habits)
        free_ints(self.weights)
