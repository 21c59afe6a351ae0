"""A conditional logit: the truth and each world imagined beside it is as likely as the exponential of its weight.

The weights of the features are those under which the truth is likeliest among all of these, beside what is told
already. The truth must be one of those that it is compared with: it may be likelier than all that were imagined, and
without it nothing would keep the weights from growing.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import mul
from typing import Final

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.training.numerics import solved

ROUNDS: Final = 16
PACE: Final = 0.8
BENDING: Final = 1000
"""About so many turns tell how the slope changes."""
RIDGE: Final = 3.0
"""How strongly each number is drawn to nought, in turns."""
JUDGED: Final = 4
"""One turn in so many judges numbers that were fitted to the others."""

Vector = tuple[float, ...]


@frozen
class Compared:
    """One turn: the features of each world, and the logarithm of what else is told of each. The first is the truth."""

    worlds: tuple[Vector, ...]
    told: tuple[float, ...]


def fit_weights(some: Sequence[Compared]) -> list[float]:
    """The weights of the features, in their order (Newton)."""
    found = [0.0] * len(some[0].worlds[0])
    bending = some[:: max(len(some) // BENDING, 1)]
    for _round in range(ROUNDS):
        slope = [-RIDGE * one for one in found]
        for turn in some:
            means = _means(turn.worlds, _chances(turn, found))
            slope = [s + true - mean for s, true, mean in zip(slope, turn.worlds[0], means, strict=True)]
        steps = solved(_bends(bending, found, len(some) / len(bending)), slope)
        found = [one + PACE * step for one, step in zip(found, steps, strict=True)]
    return found


def _means(worlds: Sequence[Vector], chances: Sequence[float]) -> list[float]:
    """The mean of each feature."""
    return [sum(map(mul, chances, column)) for column in zip(*worlds, strict=True)]


def _bends(some: Sequence[Compared], weights: Sequence[float], share: float) -> list[list[float]]:
    """How the slope changes with the weights: what the features have in common, turn by turn, and the ridge."""
    count = len(weights)
    found = [[0.0] * count for _feature in weights]
    for turn in some:
        chances = _chances(turn, weights)
        columns = list(zip(*turn.worlds, strict=True))
        means = _means(turn.worlds, chances)
        spread = [at for at in range(count) if min(columns[at]) != max(columns[at])]
        for number, at in enumerate(spread):
            weighed = [chance * (value - means[at]) for chance, value in zip(chances, columns[at], strict=True)]
            line = found[at]
            for other in spread[number:]:
                line[other] += sum(map(mul, weighed, columns[other]))
    for at in range(count):
        for other in range(at, count):
            found[other][at] = found[at][other] = share * found[at][other]
        found[at][at] += RIDGE
    return found


def _odds(weights: Sequence[float], vector: Vector, told: float) -> float:
    return told + sum(weight * value for weight, value in zip(weights, vector, strict=True) if value)


def _chances(turn: Compared, weights: Sequence[float]) -> list[float]:
    odds = [_odds(weights, *world) for world in zip(turn.worlds, turn.told, strict=True)]
    best = max(odds)
    shares = [math.exp(one - best) for one in odds]
    whole = sum(shares)
    return [share / whole for share in shares]


def told(some: Sequence[Compared], weights: Sequence[float]) -> float:
    """How much likelier the truth is than by lot, on average, as a logarithm; at most that of how many worlds there
    are.
    """
    return sum(math.log(_chances(turn, weights)[0] * len(turn.worlds)) for turn in some) / len(some)


def told_anew(some: Sequence[Compared]) -> dict[str, float]:
    """How many turns there are, and what is told of some of them without weights and with weights that were fitted to
    the others: see `told`.
    """
    judges, others = some[::JUDGED], [turn for at, turn in enumerate(some) if at % JUDGED]
    return {
        "turns": len(some),
        "without": round(told(judges, [0.0] * len(judges[0].worlds[0])), 3),
        "with": round(told(judges, fit_weights(others)), 3),
    }
