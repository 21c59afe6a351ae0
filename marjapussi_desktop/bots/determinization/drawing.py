"""Draws determinizations for a search: deals of the hidden cards, each as often as it is likely.

A search that plays the move with the best mean over such deals is perfect-information Monte Carlo, PIMC (Levy 1989,
"The million pound bridge program"; Ginsberg 2001, "GIB: imperfect information in a computationally challenging game").
Its known fault is strategy fusion: in each deal it plays as if it saw the hidden cards. Here it is left to the first
move: deals are played out by players who know what their seats know.

Late in a hand there may be no more determinizations than a search asks for. It then gets all of them, weighted by
their likelihood. Earlier they are sampled: uniformly for a player without opponent models; otherwise by importance
resampling, after which each is moved by a Markov chain where the effective sample size is too small.

For importance resampling the uniform sampler is the proposal, so the weight of a draw is its likelihood. The new sample
takes each draw as often as its share of the weights says, in one pass with even steps (systematic resampling), as
particle filters do (Gordon, Salmond and Smith 1993, "Novel approach to nonlinear/non-Gaussian Bayesian state
estimation"). That is good as long as many draws share the weight, which the effective sample size tells (Kong, Liu and
Wong 1994).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, TypeVar

from marjapussi_desktop.bots.determinization.markov_chain import MarkovChain
from marjapussi_desktop.bots.determinization.sampler import Determinization, Sampler
from marjapussi_desktop.bots.dice import SEEDS, Dice
from marjapussi_desktop.bots.inference.evidence import evidence_of, weights

T = TypeVar("T")

ESS_THRESHOLD: Final = 0.5
"""The least effective sample size, as a share of the draws. Below it, a Markov chain moves those that were chosen."""
CHOSEN_OF: Final = 2
"""So many draws stand for each determinization that the evidence chooses: of fewer it would choose some many times."""


def draw_uniform(sampler: Sampler, count: int, dice: Dice) -> list[Determinization]:
    """``count`` determinizations that fit the facts, each as likely as any other (the prior)."""
    every = sampler.every(count)
    return resample(every, [1.0] * len(every), count) if every else _draws(sampler, count, _rng(dice))


def draw_by_evidence(sampler: Sampler, count: int, dice: Dice) -> list[Determinization]:
    """``count`` determinizations that fit the facts, each as often as the evidence makes it likely (the posterior)."""
    rng = _rng(dice)
    every = sampler.every(count)
    draws = every or _draws(sampler, CHOSEN_OF * count, rng)
    worlds = [one.world.hands for one in draws]
    evidence = evidence_of(sampler.observation, sampler.history, worlds)
    found = weights(evidence, worlds)
    chosen = resample(draws, found, count)
    if every or effective_sample_size(found) >= ESS_THRESHOLD * len(draws):
        return chosen
    chain = MarkovChain(sampler, evidence, rng)
    return [chain.moved(one) for one in chosen]


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


def _rng(dice: Dice) -> random.Random:
    return random.Random(dice.below(SEEDS))


def _draws(sampler: Sampler, count: int, rng: random.Random) -> list[Determinization]:
    return [sampler.draw(rng) for _ in range(count)]
