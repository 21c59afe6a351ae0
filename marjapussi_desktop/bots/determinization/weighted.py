"""Imagined worlds: all alike that fit the hard facts, or as often as soft evidence makes them likely.

Late in a hand no more worlds are left than one imagines: then they are all of them, each as often as it is likely.
Before, they are drawn. Where the evidence is mild, they are drawn alike and kept by their weights. After an exchange it
is not: of a thousand worlds a handful may outweigh all others. Chains of worlds then set out from these: in each step
two cards with the same possible owners change places, if the world does not become too unlikely by it (Metropolis), and
now and then the chain gives one of its worlds.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp
from typing import Final

from marjapussi_desktop.bots.determinization.sampler import Determinization, Sampler
from marjapussi_desktop.bots.dice import Dice
from marjapussi_desktop.bots.inference.evidence import Evidence, evidence_of, weights
from marjapussi_desktop.bots.knowledge.card_sets import Mask
from marjapussi_desktop.bots.knowledge.memory import deductions_of
from marjapussi_desktop.bots.native.encoding import World
from marjapussi_desktop.engine.observation import Observation

SEEDS: Final = 1 << 30
ENOUGH: Final = 0.25
"""Weights count as mild if they tell as much as this share of the worlds would, each as likely."""
WORLDS_A_CHAIN: Final = 10
STEPS: Final = 10
"""Between two worlds of a chain."""


def imagined_by(seen: Observation, count: int, own: Dice, reads: bool) -> list[Determinization]:
    """So many worlds: each as often as it is likely, by one who reads what others have done, or else all alike."""
    return likely_worlds(seen, count, own) if reads else imagine(seen, count, own)


def imagine(seen: Observation, count: int, own: Dice) -> list[Determinization]:
    """So many worlds that fit the facts, each as likely as any other."""
    sampler = Sampler(deductions_of(seen))
    every = sampler.every(count)
    return as_likely(every, [1.0] * len(every), count) if every else _drawn(sampler, count, _dice(own))


def _dice(own: Dice) -> random.Random:
    return random.Random(own.below(SEEDS))


def _drawn(sampler: Sampler, count: int, dice: random.Random) -> list[Determinization]:
    return [sampler.draw(dice) for _ in range(count)]


def likely_worlds(seen: Observation, count: int, own: Dice) -> list[Determinization]:
    """So many worlds that fit the facts, each as often as the evidence makes it likely."""
    deductions, dice = deductions_of(seen), _dice(own)
    sampler = Sampler(deductions)
    every = sampler.every(count)
    drawn = every or _drawn(sampler, count, dice)
    evidence = evidence_of(seen, deductions.history, drawn[0].world.hands)
    found = weights(evidence, [one.world.hands for one in drawn])
    if every or len(found) ** 2 / sum(weight * weight for weight in found) >= ENOUGH * count:
        return as_likely(drawn, found, count)
    swaps = _Swaps(sampler, evidence, dice)
    starts = as_likely(drawn, found, -(-count // WORLDS_A_CHAIN))
    return [world for start in starts for world in swaps.chain(start, WORLDS_A_CHAIN)][:count]


def as_likely(imagined: Sequence[Determinization], weights: Sequence[float], count: int) -> list[Determinization]:
    """So many of the worlds, each as often as its weight tells."""
    found: list[Determinization] = []
    share = count / sum(weights)
    due = 0.5
    for one, weight in zip(imagined, weights, strict=True):
        due += weight * share
        while due >= 1.0 and len(found) < count:
            found.append(one)
            due -= 1.0
    return found


class _Swaps:
    """Changes worlds by swapping two cards that may lie in each other's place."""

    def __init__(self, sampler: Sampler, evidence: Evidence, dice: random.Random) -> None:
        self._evidence = evidence
        self._dice = dice
        self._swaps = [
            (one, other)
            for pile in sampler.piles
            if len(pile.owners) > 1
            for at, one in enumerate(pile.cards)
            for other in pile.cards[:at]
        ]

    def chain(self, start: Determinization, count: int) -> list[Determinization]:
        """Worlds that follow from one by many steps each."""
        hands = list(start.world.hands)
        found = []
        for _world in range(count):
            self._walk(hands)
            found.append(Determinization(World(tuple(hands)), start.aside))
        return found

    def _walk(self, hands: list[Mask]) -> None:
        """Some steps, which change ``hands``."""
        roll, swaps, of_seat = self._dice.random, self._swaps, self._evidence.of_seat
        for _step in range(STEPS if swaps else 0):
            one, other = swaps[int(roll() * len(swaps))]
            both = one | other
            holders = [seat for seat, hand in enumerate(hands) if hand & both]
            if len(holders) < 2:
                continue
            first, second = holders
            before = of_seat(first, hands[first]) + of_seat(second, hands[second])
            now = of_seat(first, hands[first] ^ both) + of_seat(second, hands[second] ^ both)
            if now >= before or roll() < exp(now - before):
                hands[first] ^= both
                hands[second] ^= both
