"""Conditional logit (McFadden 1974): a world is the true one with a probability proportional to the exponential of its
weighted features.

The weights are those under which the truth is likeliest among itself and the worlds drawn beside it, given what is told
of each already, less an L2 penalty. The truth must be one of those that it is compared with: it may be likelier than
all that were drawn, and without it nothing would keep the weights from growing.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
from scipy.special import log_softmax

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.training.regression import Floats, minimum

RIDGE: Final = 3.0
"""The penalty is half of this times the sum of the squared weights (L2)."""
JUDGED: Final = 4
"""One turn in so many judges weights that were fitted to the others."""

Vector = tuple[float, ...]


@frozen
class Compared:
    """One turn: the features of each world, and the logarithm of what else is told of each. The first is the truth.

    All turns that are fitted together have the same number of worlds.
    """

    worlds: tuple[Vector, ...]
    told: tuple[float, ...]


class _Turns:
    """Turns as arrays: ``features`` by turn, world and feature; ``told`` by turn and world."""

    def __init__(self, some: Sequence[Compared]) -> None:
        self.features = np.array([turn.worlds for turn in some], dtype=float)
        self.told = np.array([turn.told for turn in some], dtype=float)

    def log_chances(self, weights: Floats) -> Floats:
        """The logarithm of each world's chance, by turn and world."""
        return np.asarray(log_softmax(self.told + self.features @ weights, axis=1))

    def loss(self, weights: Floats) -> float:
        """The negative log likelihood of the truth with the penalty."""
        return float(RIDGE / 2 * weights @ weights - np.sum(self.log_chances(weights)[:, 0]))

    def gradient(self, weights: Floats) -> Floats:
        """The slope of the loss."""
        means = self._means(np.exp(self.log_chances(weights)))
        return np.asarray(RIDGE * weights + np.sum(means - self.features[:, 0], axis=0))

    def hessian(self, weights: Floats) -> Floats:
        """How the slope changes: the features' covariance in each turn, added up, and the penalty."""
        chances = np.exp(self.log_chances(weights))
        means = self._means(chances)
        flat = self.features.reshape(-1, len(weights))
        squares = flat.T @ (flat * chances.reshape(-1, 1))
        return np.asarray(squares - means.T @ means + RIDGE * np.eye(len(weights)))

    def _means(self, chances: Floats) -> Floats:
        """The mean of each feature in each turn."""
        return np.asarray(np.einsum("tw,twf->tf", chances, self.features))


def fit_weights(some: Sequence[Compared]) -> list[float]:
    """The weights of the features, in their order."""
    turns = _Turns(some)
    return minimum(turns.loss, turns.gradient, turns.hessian, np.zeros(turns.features.shape[2]))


def told(some: Sequence[Compared], weights: Sequence[float]) -> float:
    """How much likelier the truth is than by lot, on average, as a logarithm; at most that of how many worlds there
    are.
    """
    turns = _Turns(some)
    return float(np.mean(turns.log_chances(np.asarray(weights))[:, 0])) + math.log(turns.told.shape[1])


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
