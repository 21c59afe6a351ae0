"""The types of the native code's input and output: values with named fields.

Cards are numbers by ``card.index`` or bits of a set; suits are 0 to 3, or `cards.NO_TRUMP`; sets of suits and of seats
are bits. `encoding` makes these values from the engine's. The compiled module imports this module; it does not contain
it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from marjapussi_desktop.bots.native.cards import NO_TRUMP
from marjapussi_desktop.bots.native.move_codes import NO_QUESTION
from marjapussi_desktop.engine.values import frozen

Mask = int
"""A set of cards."""
ALL_SUITS: Final = 15
NOTHING_BENEATH: Final = (-1,) * 36
SIDES: Final = 3
"""How many sides an outcome has room for."""
NOT_TOLD: Final = (0, 0, 0, 0)
"""What is missing to the target, by side, where nobody is told."""


@frozen
class NativeRules:
    """What the native code needs to know of a ruleset.

    ``counts_points``: card points decide (Huutopussi family), not game points and pips; ``last_trick``: what the last
    trick adds; ``any_won_trick``: the leader may declare after any trick that he has won, not only after one that he
    had led to; ``each_sets_trump``: every declaration changes the trump suit, not only the first;
    ``lead_from_marriage``: a declaration is followed by a lead from it; ``first_lead``: what the first lead of a hand
    must be, a code of `rules`; ``ace_must_show``: whoever holds the ace of the first suit led must play it;
    ``hand_size``: of a full hand; ``partners``: seats 0 and 2 against 1 and 3; ``may_bluff``: a half may be asked for
    without holding its other; ``in_order``: own marriages, then wholes, then halves; ``needs_whole``: a whole is asked
    for before any half; ``breaks``: asks that succeed break marriages; ``has_stock``, ``has_rows``: the games for two;
    ``overshoot``: what becomes of a total past the target, a code of `rules`.
    ``worth``: by card, points or both counts of pips (`encoding.pip_weight`); ``marriage_worth``: by suit, points.
    """

    counts_points: bool
    last_trick: int
    any_won_trick: bool
    each_sets_trump: bool
    lead_from_marriage: bool
    first_lead: int
    ace_must_show: bool
    hand_size: int
    players: int
    partners: bool
    asks_whole: bool
    asks_half: bool
    may_bluff: bool
    in_order: bool
    needs_whole: bool
    breaks: bool
    has_stock: bool
    has_rows: bool
    overshoot: int
    worth: tuple[int, ...]
    marriage_worth: tuple[int, ...]


@frozen
class PublicPosition:
    """The public part of a position in play: all but who holds which card. The defaults are those of a hand's first
    lead.

    ``first_lead``: what this hand's first lead must be, a code of `rules`; ``trick``: the cards on the table from the
    leader on; ``open_suits``: not yet declared; ``may_attempt``: the leader may declare or ask now; ``lead_suit``: just
    declared where the lead must come from it; ``asked_whole``, ``asked_half``, ``broken``: seats; ``question``: see
    `move_codes`; ``voids``: bit 4 * seat + suit, shown by what was played; ``no_whole``: seats that have denied one;
    ``no_half``: bit 4 * side + suit, asked for in vain; ``points``, ``pips``, ``tricks``: by side, without discards;
    ``carried_pips``: what the pips are worth beyond one game point. ``declared_by`` and, by seat, ``played``,
    ``lacks``, ``shown`` and ``passed``: see `hand_fields.HandFields`; ``declarer``: his
    seat, or -1; ``contract``: in points; ``missing``: by side, in the Marjapussi family, how much its total lacked to
    the target before this hand, 0 where that is not told.
    """

    leader: int = 0
    first_lead: int = 0
    trick: tuple[int, ...] = ()
    is_first_trick: bool = True
    trump: int = NO_TRUMP
    open_suits: int = ALL_SUITS
    may_attempt: bool = False
    lead_suit: int = NO_TRUMP
    asked_whole: int = 0
    asked_half: int = 0
    broken: int = 0
    question: int = NO_QUESTION
    voids: int = 0
    no_whole: int = 0
    no_half: int = 0
    points: tuple[int, ...] = (0, 0, 0, 0)
    pips: tuple[int, ...] = (0, 0, 0, 0)
    tricks: tuple[int, ...] = (0, 0, 0, 0)
    carried_pips: int = 0
    declared_by: int = 0
    played: tuple[Mask, ...] = (0, 0, 0, 0)
    lacks: tuple[Mask, ...] = (0, 0, 0, 0)
    shown: tuple[Mask, ...] = (0, 0, 0, 0)
    passed: tuple[Mask, ...] = (0, 0, 0, 0)
    declarer: int = -1
    contract: int = 0
    missing: tuple[int, ...] = NOT_TOLD


@dataclass(frozen=True, slots=True)
class World:
    """Where every card is: ``hands``, what each seat can play; ``stock``, the next card first; ``beneath``, by card,
    the card that lies face down under it, or -1.
    """

    hands: tuple[Mask, ...]
    stock: tuple[int, ...] = ()
    beneath: tuple[int, ...] = NOTHING_BENEATH


class Outcome(NamedTuple):
    """The end of a hand, or a sum over several: ``points`` (card points or game points, without discards) and
    ``tricks`` of sides 0, 1 and 2; zeros for missing sides.
    """

    points: tuple[int, ...]
    tricks: tuple[int, ...]


class OpenPosition(NamedTuple):
    """A position of a partnership game with all cards seen, for the double-dummy solver.

    ``declared``: suits; ``may_declare``: the leader may, before this lead; ``pip_lead``: the pips that side 0 has taken
    beyond side 1's, where they count; ``lead_suit``: just declared where the lead must come from it; ``trick``: the
    cards on the table from the leader on, which are in no hand; never those of the last trick, which are all forced.
    """

    hands: tuple[Mask, ...]
    leader: int
    trump: int = NO_TRUMP
    declared: int = 0
    may_declare: bool = False
    pip_lead: int = 0
    lead_suit: int = NO_TRUMP
    trick: tuple[int, ...] = ()
