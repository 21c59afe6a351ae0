"""What the end of a hand is worth between two sides at some totals (Marjapussi family), as a network learns it.

Near the target of a match more points are not always better, and one may decide it all. So a network is told what each
side's total lacks, and learns to play for match equity. Its unit is then larger than a point: by how much more a hand
decides at these totals than in the beginning of a match, so that its outputs are about as large at all totals.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from marjapussi_desktop.bots.native.self_play import MOST_SCORE
from marjapussi_desktop.bots.value.match_equity import Played, match_chances, point_worth
from marjapussi_desktop.engine.ruleset import Overshoot, Ruleset
from marjapussi_desktop.engine.seats import sides_in

WON: Final = ((True, True), (False, True), (True, False))
"""Which sides win a trick."""
USUAL: Final = 4
"""Scores up to this one tell how much a hand decides."""
REACH: Final = 4
"""How many points a side hardly gets more of in the rest of a hand."""


@lru_cache(maxsize=8192)
def hand_worths(rules: Ruleset, totals: tuple[int, ...]) -> tuple[float, ...]:
    """By who wins a trick (as in `WON`), by the first side's score and by the second's: the worth to the first side, in
    points at the start of a match, over `decides`.
    """
    unit = decides(rules, totals)
    return tuple(gain / unit for gain in _gains(rules, totals))


@lru_cache(maxsize=8192)
def decides(rules: Ruleset, totals: tuple[int, ...]) -> float:
    """By how much more a hand decides at these totals than in the beginning of a match; 1 in the Huutopussi family."""
    if rules.game_points is None:
        return 1.0
    return _spread(rules, totals) / _spread(rules, (0,) * sides_in(rules.layout))


def more_is_better(rules: Ruleset, totals: tuple[int, ...], scores: tuple[int, ...]) -> bool:
    """Whether a point more is never worse for the side that gets it, as far as the hand may still lead from these
    scores. Where a total may pass the target, it often is.
    """
    if rules.game_points is None or rules.game_points.overshoot is Overshoot.ALLOWED:
        return True
    worths = hand_worths(rules, totals)
    first, second = (range(score, min(score + REACH, MOST_SCORE) + 1) for score in scores[:2])
    by_first = [[worths[own * (MOST_SCORE + 1) + other] for own in first] for other in second]
    by_second = [[-worths[own * (MOST_SCORE + 1) + other] for other in second] for own in first]
    return all(some == sorted(some) for some in (*by_first, *by_second))


def _spread(rules: Ruleset, totals: Sequence[int]) -> float:
    some = range(USUAL + 1)
    chances = [_chance(rules, totals, (own, other), WON[0]) for own in some for other in some]
    return (max(chances) - min(chances)) / point_worth(rules)


def _gains(rules: Ruleset, totals: Sequence[int]) -> list[float]:
    """What the first side's chance to win the match gains, in points."""
    scores, worth = range(MOST_SCORE + 1), point_worth(rules)
    now = _chance(rules, totals, (0, 0), WON[0])
    return [
        (_chance(rules, totals, (own, other), won) - now) / worth for won in WON for own in scores for other in scores
    ]


def _chance(rules: Ruleset, totals: Sequence[int], scores: tuple[int, int], won: tuple[bool, bool]) -> float:
    """The first side's chance to win the match after such a hand, whoever deals next."""
    after = match_chances(rules).after
    return sum(after(Played(tuple(totals), scores, won, dealer))[0] for dealer in range(2)) / 2
