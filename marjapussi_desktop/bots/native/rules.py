"""The rules of a game as the native code reads them; nothing here changes while a hand is played."""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.plain import free_ints, new_ints
from marjapussi_desktop.bots.native.values import NativeRules

# What the first lead of a hand must be.
FIRST_ANY = cython.declare(cython.int, 0)
FIRST_ACE = cython.declare(cython.int, 1)
FIRST_ACE_OR_SPADE = cython.declare(cython.int, 2)
FIRST_ACE_OF_CLUBS = cython.declare(cython.int, 3)
# What becomes of a total past the target.
PAST_ALLOWED = cython.declare(cython.int, 0)
PAST_SUBTRACTED = cython.declare(cython.int, 1)
PAST_TO_SEVEN = cython.declare(cython.int, 2)


@cython.cclass
class GameRules:
    """`values.NativeRules` as C values; ``tells_voids``: a card of another suit shows its player to be void;
    ``is_long``: a full hand holds more than six cards.
    """

    counts_points: cython.bint
    last_trick: cython.int
    any_won_trick: cython.bint
    each_sets_trump: cython.bint
    lead_from_marriage: cython.bint
    ace_must_show: cython.bint
    players: cython.int
    partners: cython.bint
    asks_whole: cython.bint
    asks_half: cython.bint
    may_bluff: cython.bint
    in_order: cython.bint
    needs_whole: cython.bint
    breaks: cython.bint
    has_stock: cython.bint
    has_rows: cython.bint
    overshoot: cython.int
    tells_voids: cython.bint
    is_long: cython.bint
    worth: cython.p_int
    marriage_worth: cython.p_int

    def __init__(self, rules: NativeRules) -> None:
        self.counts_points = rules.counts_points
        self.last_trick = rules.last_trick
        self.any_won_trick = rules.any_won_trick
        self.each_sets_trump = rules.each_sets_trump
        self.lead_from_marriage = rules.lead_from_marriage
        self.ace_must_show = rules.ace_must_show
        self.players = rules.players
        self.partners = rules.partners
        self.asks_whole = rules.asks_whole
        self.asks_half = rules.asks_half
        self.may_bluff = rules.may_bluff
        self.in_order = rules.in_order
        self.needs_whole = rules.needs_whole
        self.breaks = rules.breaks
        self.has_stock = rules.has_stock
        self.has_rows = rules.has_rows
        self.overshoot = rules.overshoot
        self.tells_voids = not (rules.has_stock or rules.has_rows)
        self.is_long = rules.hand_size > 6
        self.worth = new_ints(36)
        self.marriage_worth = new_ints(4)
        for card, worth in enumerate(rules.worth):
            self.worth[card] = worth
        for suit, worth in enumerate(rules.marriage_worth):
            self.marriage_worth[suit] = worth

    def __dealloc__(self) -> None:
        free_ints(self.worth)
        free_ints(self.marriage_worth)
