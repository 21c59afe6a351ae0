"""Importance resampling: determinizations drawn uniformly, kept as often as the evidence makes them likely.

The uniform sampler is the proposal, so the importance weight of a draw is its likelihood. The new sample takes each
draw as often as its share of the weights says, in one pass with even steps (systematic resampling), as particle filters
do (Gordon, Salmond and Smith 1993, "Novel approach to nonlinear/non-Gaussian Bayesian state estimation"). That is good
as long as many draws share the weight, which the effective sample size tells (Kong, Liu and Wong 1994).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

ESS_THRESHOLD: Final = 0.5
"""The least effective sample size, as a share of the draws. Below it, a Markov chain moves those that were chosen."""


def effective_sample_size(weights: Sequence[float]) -> float:
    """How many draws of equal weight would tell as much: from 1 to the number of draws. ``weights``: with a mean of
    1.
    """
    return len(weights) ** 2 / sum(weight * weight for weight in weights)


def resample(draws: Sequence[T], weights: Sequence[float], count: int) -> list[T]:
    """``count`` of the draws in their order, each as often as its share of the weights says, rounded up or down."""
    found: list[T] = []
    share = count / sum(weights)
    due = 0.5
    for draw, weight in zip(draws, weights, strict=True):
        due += weight * share
        while due >= 1.0 and len(found) < count:
            found.append(draw)
            due -= 1.0
    return found
