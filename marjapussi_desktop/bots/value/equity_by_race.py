"""Match equity in the Huutopussi family: a race, in which only what each side still lacks counts.

The race is a Markov chain; nobody chooses. Its equities are found on a grid of lacks with straight lines between its
points (multilinear interpolation): `training.match_equity.solved` makes a table, `Race` reads it. A side's lack is the
target less its total.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
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

Scores = tuple[int, ...]
"""Of one hand, by side, the dealer's first and then clockwise."""
Table = dict[tuple[int, ...], tuple[float, ...]]
"""Places among the `LACKS`, the next dealer's side first → each of these sides' chance to win the match."""
Corner = tuple[tuple[int, ...], float]
"""A point of the table and its weight."""


@frozen
class Race:
    """Chances by what each side lacks; ``table`` as `training.match_equity.solved` makes it."""

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
