"""A conditional logit: the truth and each world imagined beside it is as likely as the exponential of its weight.

The weights of the features are those under which the truth stands out as far as it can, beside what is told already.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.engine.values import frozen

ROUNDS: Final = 40
PACE: Final = 0.7
RIDGE: Final = 3.0
"""How strongly each number is drawn to nought, in turns."""
JUDGED: Final = 4
"""One turn in so many judges numbers that were fitted to the others."""

Vector = tuple[float, ...]


@frozen
class Compared:
    """One turn: the features of the truth and of each imagined world, each with the logarithm of what else is told."""

    truth: Vector
    truth_told: float
    worlds: tuple[Vector, ...]
    worlds_told: tuple[float, ...]


def fitted(some: Sequence[Compared]) -> list[float]:
    """The weights of the features, in their order."""
    count = len(some[0].truth)
    found = [0.0] * count
    for _round in range(ROUNDS):
        slope = [-RIDGE * one for one in found]
        bend = [RIDGE] * count
        for turn in some:
            chances = _chances(turn, found)
            for at in range(count):
                mean = square = 0.0
                for chance, world in zip(chances, turn.worlds, strict=True):
                    value = world[at]
                    if value:
                        mean += chance * value
                        square += chance * value * value
                slope[at] += turn.truth[at] - mean
                bend[at] += square - mean * mean
        found = [one + PACE * s / b for one, s, b in zip(found, slope, bend, strict=True)]
    return found


def _odds(weights: Sequence[float], vector: Vector, told: float) -> float:
    return told + sum(weight * value for weight, value in zip(weights, vector, strict=True) if value)


def _chances(turn: Compared, weights: Sequence[float]) -> list[float]:
    odds = [_odds(weights, *world) for world in zip(turn.worlds, turn.worlds_told, strict=True)]
    best = max(odds)
    shares = [math.exp(one - best) for one in odds]
    whole = sum(shares)
    return [share / whole for share in shares]


def told(some: Sequence[Compared], weights: Sequence[float]) -> float:
    """How much likelier the truth is than an imagined world, on average, as a logarithm."""
    total = 0.0
    for turn in some:
        odds = [_odds(weights, *world) for world in zip(turn.worlds, turn.worlds_told, strict=True)]
        best = max(odds)
        mean = sum(math.exp(one - best) for one in odds) / len(odds)
        total += _odds(weights, turn.truth, turn.truth_told) - best - math.log(mean)
    return total / len(some)


def told_anew(some: Sequence[Compared]) -> dict[str, float]:
    """How many turns there are, and what is told of some of them without weights and with weights that were fitted to
    the others: see `told`.
    """
    judges, others = some[::JUDGED], [turn for at, turn in enumerate(some) if at % JUDGED]
    return {
        "turns": len(some),
        "without": round(told(judges, [0.0] * len(judges[0].truth)), 3),
        "with": round(told(judges, fitted(others)), 3),
    }
