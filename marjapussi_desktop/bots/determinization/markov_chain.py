"""Markov chain Monte Carlo: draws determinizations in proportion to their likelihood, by swapping two cards at a time
(Metropolis et al. 1953, "Equation of state calculations by fast computing machines").

The proposal swaps two cards that may lie in each other's place, each pair with the same probability. It is symmetric,
so a swap is accepted with probability min(1, ratio of the likelihoods), the Metropolis rule. After an exchange, five
of a thousand uniform draws may have nearly all the weight. Chains that start from these find other likely deals.
"""

from __future__ import annotations

import random
from math import exp
from typing import Final

from marjapussi_desktop.bots.determinization.sampler import Determinization, Sampler
from marjapussi_desktop.bots.inference.evidence import Evidence
from marjapussi_desktop.bots.knowledge.card_sets import Mask
from marjapussi_desktop.bots.native.values import World

SAMPLES_PER_CHAIN: Final = 10
BURN_IN: Final = 10
"""Proposals before a chain's first sample. The chain starts at a likely determinization, so few are enough."""
THINNING: Final = 10
"""Proposals between two samples of a chain."""


class MarkovChain:
    """Runs chains over the determinizations of a sampler; ``evidence`` gives their likelihood."""

    def __init__(self, sampler: Sampler, evidence: Evidence, rng: random.Random) -> None:
        self._evidence = evidence
        self._rng = rng
        self._swaps = [
            (one, other)
            for pile in sampler.piles
            if len(pile.owners) > 1
            for at, one in enumerate(pile.cards)
            for other in pile.cards[:at]
        ]

    def samples(self, start: Determinization, count: int) -> list[Determinization]:
        """``count`` samples of a chain that begins at ``start``."""
        hands = list(start.world.hands)
        found = []
        for number in range(count):
            self._step(hands, THINNING if number else BURN_IN)
            found.append(Determinization(World(tuple(hands)), start.aside))
        return found

    def _step(self, hands: list[Mask], proposals: int) -> None:
        """Proposes swaps, and makes in ``hands`` those that are accepted."""
        roll, swaps, of_seat = self._rng.random, self._swaps, self._evidence.of_seat
        for _proposal in range(proposals if swaps else 0):
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
