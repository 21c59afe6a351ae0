"""Match equity in the Huutopussi family: a race, in which only what each side still lacks counts.

The race is a Markov chain; nobody chooses. Its equities are found by value iteration, state by state in place, on a
grid of lacks with straight lines between its points (multilinear interpolation).

`solved` makes a table (while training: it takes its time), `Race` reads it. A side's lack is the target less its total.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from marjapussi_desktop.engine.match import highest_past_target
from marjapussi_desktop.engine.values import frozen

LACKS: Final = {
    2: (0, 25, 50, 75, 100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 850, 1000, 1250, 1500),
    3: (0, 50, 100, 200, 300, 400, 500, 700, 1000, 1400),
}
"""By the number of sides, the grid of the table; values between its points are interpolated. The first stands for a
lack of almost nothing. Lacks beyond the last are scaled down in proportion, so that falling further back still costs.
"""
TOLERANCE: Final = 1e-4
MAX_SWEEPS: Final = 100

Scores = tuple[int, ...]
"""Of one hand, by side, the dealer's first and then clockwise."""
Table = dict[tuple[int, ...], tuple[float, ...]]
"""Places among the `LACKS`, the next dealer's side first → each of these sides' chance to win the match."""
Corner = tuple[tuple[int, ...], float]
"""A point of the table and its weight."""


@frozen
class Race:
    """Chances by what each side lacks; ``table`` as `solved` makes it."""

    table: Table

    def of(self, lacks: Sequence[int]) -> tuple[float, ...]:
        """Each side's chance; the next dealer's side first."""
        sums = [0.0] * len(lacks)
        for corner, weight in corners(lacks):
            for side, chance in enumerate(self.table[corner]):
                sums[side] += weight * chance
        return tuple(sums)


def corners(lacks: Sequence[int]) -> Iterator[Corner]:
    """The points of the table around a position, with weights that sum to 1."""
    points = LACKS[len(lacks)]
    share = points[-1] / max(points[-1], *lacks)
    places = [_place(lack * share, points) for lack in lacks]
    for ends in product((0, 1), repeat=len(lacks)):
        weight = 1.0
        for end, (_low, part) in zip(ends, places, strict=True):
            weight *= part if end else 1.0 - part
        if weight:
            yield tuple(low + end for end, (low, _part) in zip(ends, places, strict=True)), weight


def _place(lack: float, points: Sequence[int]) -> tuple[int, float]:
    """The point below, and how far on the way to the next one."""
    inside = max(lack, points[0])
    low = min(bisect_right(points, inside) - 1, len(points) - 2)
    return low, (inside - points[low]) / (points[low + 1] - points[low])


def winner_of(lacks: Sequence[int]) -> int | None:
    """The side that has won with these lacks."""
    return highest_past_target(0, tuple(-lack for lack in lacks))[0]


def states_of(sides: int) -> list[tuple[int, ...]]:
    """The points of the table, in order."""
    return list(product(range(len(LACKS[sides])), repeat=sides))


def solved(shares: Mapping[Scores, float]) -> Table:
    """The fixed point of playing hand after hand, each ending as ``shares`` tell."""
    sides = len(next(iter(shares)))
    states = states_of(sides)
    table: Table = dict.fromkeys(states, (1.0 / sides,) * sides)
    moves = [(state, *_moves(state, shares)) for state in states]
    for _sweep in range(MAX_SWEEPS):
        largest = 0.0
        for state, won, onward in moves:
            found = list(won)
            for corner, weight in onward:
                for side, chance in enumerate(table[corner]):
                    # The next dealer is the side after this one.
                    found[(side + 1) % sides] += weight * chance
            largest = max(largest, *(abs(new - old) for new, old in zip(found, table[state], strict=True)))
            table[state] = tuple(found)
        if largest < TOLERANCE:
            break
    return table


def _moves(state: tuple[int, ...], shares: Mapping[Scores, float]) -> tuple[tuple[float, ...], list[Corner]]:
    """The share of hands with which each side wins, and the points of the table to which the others lead."""
    won = [0.0] * len(state)
    onward: dict[tuple[int, ...], float] = {}
    # A lack of almost nothing is 1: at 0 a side would be there.
    before = [max(LACKS[len(state)][place], 1) for place in state]
    for scores, share in shares.items():
        lacks = [lack - score for lack, score in zip(before, scores, strict=True)]
        winner = winner_of(lacks)
        if winner is not None:
            won[winner] += share
            continue
        for corner, weight in corners((*lacks[1:], lacks[0])):
            onward[corner] = onward.get(corner, 0.0) + share * weight
    return tuple(won), list(onward.items())
