"""Conditional logit (McFadden 1974): a world is the true one with a probability proportional to the exponential of its
weighted features.

The fit maximises the likelihood of the true world among itself and sampled worlds, with an L2 penalty. The
log-likelihoods of other models are an offset. The true world must be in its own choice set: it may be likelier than all
samples, and then the weights would grow without bound.
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
"""One turn in this many is held out, to judge weights that were fitted to the others."""

Vector = tuple[float, ...]


@frozen
class ChoiceSet:
    """The worlds of one turn, the true one first. ``worlds``: the features of each; ``offsets``: the log-likelihood of
    each by other models. Sets that are fitted together have the same number of worlds.
    """

    worlds: tuple[Vector, ...]
    offsets: tuple[float, ...]


class _Arrays:
    """Choice sets as arrays: ``features`` by set, world and feature; ``offsets`` by set and world."""

    def __init__(self, some: Sequence[ChoiceSet]) -> None:
        self.features = np.array([one.worlds for one in some], dtype=float)
        self.offsets = np.array([one.offsets for one in some], dtype=float)

    def log_chances(self, weights: Floats) -> Floats:
        """The log-probability of each world, by set and world."""
        return np.asarray(log_softmax(self.offsets + self.features @ weights, axis=1))

    def loss(self, weights: Floats) -> float:
        """The negative log-likelihood of the true worlds, plus the penalty."""
        return float(RIDGE / 2 * weights @ weights - np.sum(self.log_chances(weights)[:, 0]))

    def gradient(self, weights: Floats) -> Floats:
        """The gradient of the loss."""
        means = self._means(np.exp(self.log_chances(weights)))
        return np.asarray(RIDGE * weights + np.sum(means - self.features[:, 0], axis=0))

    def hessian(self, weights: Floats) -> Floats:
        """The Hessian of the loss: the covariance of the features in each set, summed, plus the penalty."""
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
    """The mean log-probability of the true world, relative to a uniform choice: at most the log of the number of
    worlds.
    """
    arrays = _Arrays(some)
    return float(np.mean(arrays.log_chances(np.asarray(weights))[:, 0])) + math.log(arrays.offsets.shape[1])


def held_out_gain(some: Sequence[ChoiceSet]) -> dict[str, float]:
    """The number of turns; and the `log_gain` of held-out turns, by the offsets alone and by weights fitted to the
    others.
    """
    judges, others = some[::HELD_OUT], [turn for at, turn in enumerate(some) if at % HELD_OUT]
    return {
        "turns": len(some),
        "without": round(log_gain(judges, [0.0] * len(judges[0].worlds[0])), 3),
        "with": round(log_gain(judges, fit_weights(others)), 3),
    }
