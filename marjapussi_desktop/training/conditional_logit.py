"""Conditional logit (McFadden 1974): a world is the true one with a probability proportional to the exponential of its
weighted features.

The weights are those under which the truth is likeliest among itself and the worlds drawn beside it, with an L2
penalty. What other models say of each world is an offset. The truth must be one of those that it is compared with: it
may be likelier than all that were drawn, and without it nothing would keep the weights from growing.
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
HELD_OUT: Final = 4
"""One turn in so many is held out and judges weights that were fitted to the others."""

Vector = tuple[float, ...]


@frozen
class ChoiceSet:
    """One turn's worlds, the true one first. ``worlds``: the features of each; ``offsets``: the log likelihood of each
    by other models. All sets that are fitted together have the same number of worlds.
    """

    worlds: tuple[Vector, ...]
    offsets: tuple[float, ...]


class _Arrays:
    """Choice sets as arrays: ``features`` by set, world and feature; ``offsets`` by set and world."""

    def __init__(self, some: Sequence[ChoiceSet]) -> None:
        self.features = np.array([one.worlds for one in some], dtype=float)
        self.offsets = np.array([one.offsets for one in some], dtype=float)

    def log_chances(self, weights: Floats) -> Floats:
        """The logarithm of each world's chance, by set and world."""
        return np.asarray(log_softmax(self.offsets + self.features @ weights, axis=1))

    def loss(self, weights: Floats) -> float:
        """The negative log likelihood of the truth with the penalty."""
        return float(RIDGE / 2 * weights @ weights - np.sum(self.log_chances(weights)[:, 0]))

    def gradient(self, weights: Floats) -> Floats:
        """The slope of the loss."""
        means = self._means(np.exp(self.log_chances(weights)))
        return np.asarray(RIDGE * weights + np.sum(means - self.features[:, 0], axis=0))

    def hessian(self, weights: Floats) -> Floats:
        """How the slope changes: the features' covariance in each set, added up, and the penalty."""
        chances = np.exp(self.log_chances(weights))
        means = self._means(chances)
        flat = self.features.reshape(-1, len(weights))
        squares = flat.T @ (flat * chances.reshape(-1, 1))
        return np.asarray(squares - means.T @ means + RIDGE * np.eye(len(weights)))

    def _means(self, chances: Floats) -> Floats:
        """The mean of each feature in each set."""
        return np.asarray(np.einsum("tw,twf->tf", chances, self.features))


def fit_weights(some: Sequence[ChoiceSet]) -> list[float]:
    """The weights of the features, in their order."""
    arrays = _Arrays(some)
    return minimum(arrays.loss, arrays.gradient, arrays.hessian, np.zeros(arrays.features.shape[2]))


def log_gain(some: Sequence[ChoiceSet], weights: Sequence[float]) -> float:
    """How much likelier the truth is than if all worlds were alike: the mean of the logarithm, at most that of the
    number of worlds.
    """
    arrays = _Arrays(some)
    return float(np.mean(arrays.log_chances(np.asarray(weights))[:, 0])) + math.log(arrays.offsets.shape[1])


def held_out_gain(some: Sequence[ChoiceSet]) -> dict[str, float]:
    """The number of turns, and the `log_gain` of those held out, by the offsets alone and with weights that were fitted
    to the others.
    """
    judges, others = some[::HELD_OUT], [turn for at, turn in enumerate(some) if at % HELD_OUT]
    return {
        "turns": len(some),
        "without": round(log_gain(judges, [0.0] * len(judges[0].worlds[0])), 3),
        "with": round(log_gain(judges, fit_weights(others)), 3),
    }
