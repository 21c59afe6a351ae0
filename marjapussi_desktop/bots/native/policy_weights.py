"""The weights of the rollouts' policy, found by self-play: a table for each kind of game.

A card's score is the sum of the weights that apply to it; `policy` says which apply. "By place" means
nine weights, from the ace to the six; in "by how many", the last weight is also for more.
"""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.plain import free_ints, new_ints
from marjapussi_desktop.bots.native.values import NativeRules

DATA: Final = "rollout_policy.json"
"""What `training.rollout_policy` has fitted: a table for each of `KINDS`, in the parts of `SIZES`."""
SIZES: Final = {
    "LEAD_TOP": 9,
    "LEAD_LOW": 9,
    "LEAD_HIGHER": 5,
    "LEAD_PLAIN_LENGTH": 6,
    "LEAD_TOP_RUFFED": 9,
    "LEAD_LOW_RUFFED": 9,
    "LEAD_VOID_FOE": 1,
    "LEAD_VOID_MATE": 1,
    "LEAD_TRUMP_TOP": 9,
    "LEAD_TRUMP_LOW": 9,
    "LEAD_TRUMPS_OUT": 9,
    "LEAD_TRUMP_LENGTH": 6,
    "LEAD_TRUMP_LATE": 6,
    "LEAD_TOP_LATE": 6,
    "LEAD_TOP_PAIR": 1,
    "LEAD_TOP_HALF": 1,
    "LEAD_BREAK": 2,
    "WIN_LAST": 9,
    "WIN_TOP": 9,
    "WIN_LOW": 9,
    "WIN_TRUMP": 9,
    "WIN_BREAK": 2,
    "WIN_FREE": 2,
    "LOSE_MATES": 9,
    "LOSE_MATES_NOW": 9,
    "LOSE_TO_MATE": 9,
    "LOSE_THEIRS": 9,
    "LOSE_BREAK": 2,
    "LOSE_TOP": 1,
    "LOSE_GUARD": 1,
    "LOSE_LENGTH": 6,
    "LOSE_TRUMP": 1,
    "NOISE": 1,
}
"""How many numbers each part of a table has, in their order."""


def _offset(name: str) -> int:
    """Where a part of a table begins."""
    names = list(SIZES)
    return sum(SIZES[before] for before in names[: names.index(name)])


# Where each part begins, under its name.
LEAD_TOP = cython.declare(cython.int, _offset("LEAD_TOP"))
"""Leading a card that no unseen one of its suit beats, by place."""
LEAD_LOW = cython.declare(cython.int, _offset("LEAD_LOW"))
"""Leading another card, by place."""
LEAD_HIGHER = cython.declare(cython.int, _offset("LEAD_HIGHER"))
"""The same, by how many unseen cards of its suit beat it."""
LEAD_PLAIN_LENGTH = cython.declare(cython.int, _offset("LEAD_PLAIN_LENGTH"))
"""Leading a plain suit, by how many cards of it are held."""
LEAD_TOP_RUFFED = cython.declare(cython.int, _offset("LEAD_TOP_RUFFED"))
"""With `LEAD_TOP` while trumps are out, by how many cards of the suit are."""
LEAD_LOW_RUFFED = cython.declare(cython.int, _offset("LEAD_LOW_RUFFED"))
"""With `LEAD_LOW` likewise."""
LEAD_VOID_FOE = cython.declare(cython.int, _offset("LEAD_VOID_FOE"))
"""For each opponent known to be void in the suit, while trumps are out."""
LEAD_VOID_MATE = cython.declare(cython.int, _offset("LEAD_VOID_MATE"))
"""For a partner known to be void in the suit, while trumps are out."""
LEAD_TRUMP_TOP = cython.declare(cython.int, _offset("LEAD_TRUMP_TOP"))
"""Leading a trump that none beats, by place."""
LEAD_TRUMP_LOW = cython.declare(cython.int, _offset("LEAD_TRUMP_LOW"))
"""Leading another trump, by place."""
LEAD_TRUMPS_OUT = cython.declare(cython.int, _offset("LEAD_TRUMPS_OUT"))
"""Leading a trump, by how many are out."""
LEAD_TRUMP_LENGTH = cython.declare(cython.int, _offset("LEAD_TRUMP_LENGTH"))
"""Leading a trump, by how many are held."""
LEAD_TRUMP_LATE = cython.declare(cython.int, _offset("LEAD_TRUMP_LATE"))
"""Leading a trump, by how many cards are left."""
LEAD_TOP_LATE = cython.declare(cython.int, _offset("LEAD_TOP_LATE"))
"""Leading a sure winner, by how many cards are left."""
LEAD_TOP_PAIR = cython.declare(cython.int, _offset("LEAD_TOP_PAIR"))
"""Leading a sure winner with a marriage to declare next."""
LEAD_TOP_HALF = cython.declare(cython.int, _offset("LEAD_TOP_HALF"))
"""The same with a half to ask for."""
LEAD_BREAK = cython.declare(cython.int, _offset("LEAD_BREAK"))
"""Leading from a marriage that may yet be declared; a half whose other half is out. Times its worth."""
WIN_LAST = cython.declare(cython.int, _offset("WIN_LAST"))
"""Winning in the suit led as the last to play, by place."""
WIN_TOP = cython.declare(cython.int, _offset("WIN_TOP"))
"""Winning earlier with a card that no unseen one of its suit beats, by place."""
WIN_LOW = cython.declare(cython.int, _offset("WIN_LOW"))
"""Winning earlier with another one, by place."""
WIN_TRUMP = cython.declare(cython.int, _offset("WIN_TRUMP"))
"""Winning with a trump, by place."""
WIN_BREAK = cython.declare(cython.int, _offset("WIN_BREAK"))
"""As in leading."""
WIN_FREE = cython.declare(cython.int, _offset("WIN_FREE"))
"""Winning where one need not, a poor trick and a rich one."""
LOSE_MATES = cython.declare(cython.int, _offset("LOSE_MATES"))
"""Not winning a trick that is surely the partner's, by place."""
LOSE_MATES_NOW = cython.declare(cython.int, _offset("LOSE_MATES_NOW"))
"""A trick that is the partner's so far."""
LOSE_TO_MATE = cython.declare(cython.int, _offset("LOSE_TO_MATE"))
"""A trick that is an opponent's so far, while the partner is to come."""
LOSE_THEIRS = cython.declare(cython.int, _offset("LOSE_THEIRS"))
"""A trick that is an opponent's."""
LOSE_BREAK = cython.declare(cython.int, _offset("LOSE_BREAK"))
"""As in leading."""
LOSE_TOP = cython.declare(cython.int, _offset("LOSE_TOP"))
"""Throwing away a card that no unseen one of its suit beats."""
LOSE_GUARD = cython.declare(cython.int, _offset("LOSE_GUARD"))
"""Throwing away the only card beside a ten that the ace can take."""
LOSE_LENGTH = cython.declare(cython.int, _offset("LOSE_LENGTH"))
"""Throwing away, by how many cards of the suit are held."""
LOSE_TRUMP = cython.declare(cython.int, _offset("LOSE_TRUMP"))
"""Not winning with a trump."""
NOISE = cython.declare(cython.int, _offset("NOISE"))
"""The largest noise that is added to a card's score."""
TABLE_SIZE = cython.declare(cython.int, sum(SIZES.values()))
"""The number of weights in a table."""

KINDS: Final = (
    "long_hands",
    "short_hands",
    "stock",
    "rows",
    "points",
    "points_own_led",
    "kitty",
    "kitty_own_led",
)
"""Kinds of game, each with its table: partners for game points with long and short hands; two with a stock or with
rows; partners and single players for card points, where any trick won or only one's own led lets one declare."""
KIND_TABLES = cython.declare(cython.p_int, new_ints(len(KINDS) * sum(SIZES.values())))
"""The tables of `DATA` one after the other, in the order of `KINDS`."""


def _fill() -> None:
    tables = load_trained(DATA)
    for kind, name in enumerate(KINDS):
        numbers = [number for part in SIZES for number in tables[name][part]]
        for at, number in enumerate(numbers):
            KIND_TABLES[TABLE_SIZE * kind + at] = number


_fill()


def kind_of(rules: NativeRules) -> int:
    """Which of `KINDS` a game is."""
    if rules.has_stock or rules.has_rows:
        return 2 if rules.has_stock else 3
    if not rules.counts_points:
        return 0 if rules.hand_size > 6 else 1
    return (4 if rules.partners else 6) + (0 if rules.any_won_trick else 1)


@cython.final
@cython.cclass
class PolicyWeights:
    """The weights of every seat, and room for what its cards score by them.

    ``table``: seat after seat, `TABLE_SIZE` numbers each, at first those that are fitted to the kind of game;
    ``begins``: where the table of the seat begins that was looked at; ``scores``: by card, of those that it may play.
    """

    table: cython.p_int
    begins: cython.int
    scores: cython.p_int

    def __init__(self, rules: NativeRules) -> None:
        self.table = new_ints(4 * TABLE_SIZE)
        self.begins = 0
        self.scores = new_ints(36)
        fitted: cython.int = kind_of(rules) * TABLE_SIZE
        at: cython.int
        for at in range(4 * TABLE_SIZE):
            self.table[at] = KIND_TABLES[fitted + at % TABLE_SIZE]

    def __dealloc__(self) -> None:
        free_ints(self.table)
        free_ints(self.scores)

    @cython.native_inline
    def look_at(self, seat: cython.int) -> cython.void:
        """Selects the seat whose weights `of` returns."""
        self.begins = TABLE_SIZE * seat

    @cython.native_inline
    def of(self, number: cython.int) -> cython.int:
        """A weight of the seat that was selected by `look_at`."""
        return self.table[self.begins + number]

    @cython.cfunc
    def set_seat(self, seat: cython.int, numbers: list[int]) -> None:
        """Gives a seat this table of weights."""
        for at, number in enumerate(numbers):
            self.table[TABLE_SIZE * seat + at] = number
