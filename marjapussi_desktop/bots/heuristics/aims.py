"""How much a side wants points in this hand: in a match that is won with exactly the target, more is not always
better.
"""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.engine.declarations import declaration_points, sets_trump
from marjapussi_desktop.engine.ruleset import Overshoot
from marjapussi_desktop.engine.seats import side_of

FALLBACK: Final = 7
"""The total of a side that has gone past the target."""
# The chance to win a match from so many points short of the target, the other side being six short. Measured at 9, 10
# and 11 of 12; the rest falls off evenly. One short is no better than four short: it is hard to make just one point.
_CHANCE_SHORT: Final = (1.0, 0.606, 0.600, 0.561, 0.616, 0.55, 0.50, 0.45, 0.40, 0.35, 0.31, 0.27, 0.24)
_USUAL_EXTRAS: Final = ((0, 0.25), (1, 0.45), (2, 0.30))
"""Points still to come for the last trick and the pips, and how likely they are for a side that declares."""


def _after_overshoot(total: int, target: int, overshoot: Overshoot) -> int:
    """The total after the rule for going past the target."""
    if total <= target:
        return total
    return {
        Overshoot.TO_SEVEN: FALLBACK,
        Overshoot.SUBTRACT_EXCESS: 2 * target - total,
        Overshoot.ALLOWED: target,
    }[overshoot]


def standing(total: int, target: int, overshoot: Overshoot) -> float:
    """About how likely the match is won from a total."""
    short = target - _after_overshoot(total, target, overshoot)
    return _CHANCE_SHORT[min(short, len(_CHANCE_SHORT) - 1)]


def declared_points(view: View) -> int:
    """Points that this side has declared in this hand."""
    layout = view.rules.layout
    return sum(d.points for d in view.observation.declared if side_of(d.seat, layout) == view.side)


def next_declaration_points(view: View, suit: Suit) -> int:
    """What declaring the suit would score now."""
    return declaration_points(view.rules, suit, sets_trump(view.rules, view.trump))


def wants_declaration(view: View, suit: Suit) -> bool:
    """Whether declaring the suit now helps the match; always so where scores just add up."""
    game_points = view.rules.game_points
    if game_points is None:
        return True
    points = next_declaration_points(view, suit)
    total = view.observation.totals[view.side] + declared_points(view)

    def prospect(base: int) -> float:
        return sum(
            likely * standing(base + extra, view.rules.target, game_points.overshoot) for extra, likely in _USUAL_EXTRAS
        )

    return prospect(total + points) >= prospect(total) - 0.02


def goes_too_far(view: View, suit: Suit) -> bool:
    """Whether declaring the suit would by itself carry this side past its target, from which it falls back."""
    missing = _missing(view)
    return missing is not None and next_declaration_points(view, suit) > missing


def _missing(view: View) -> int | None:
    """The points that this side lacks with what it has declared; None where it may go past the target."""
    game_points = view.rules.game_points
    if game_points is None or game_points.overshoot is Overshoot.ALLOWED:
        return None
    return view.rules.target - view.observation.totals[view.side] - declared_points(view)


def appetite(view: View) -> float:
    """How much this side wants tricks: usually 1; −1 if one more point would carry it past its target.

    One point short of it, the side wants either the last trick or the pips: it takes tricks, but not all.
    """
    missing = _missing(view)
    if missing is None:
        return 1.0
    if missing == 0:
        return -1.0
    return 1.0 if missing != 1 or _pips_open(view) else -1.0


def _pips_open(view: View) -> bool:
    """Whether the point for more pips is still to be won by this side."""
    layout = view.rules.layout
    taken = sum(
        view.worth.of(card)
        for trick in view.observation.tricks
        if side_of(trick.winner, layout) == view.side
        for card in trick.cards
    )
    return 2 * taken <= view.worth.all_tricks - view.worth.last_trick
