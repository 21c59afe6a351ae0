"""Markov chain Monte Carlo: moves determinizations to other likely ones, by swapping two cards at a time (Metropolis et
al. 1953, "Equation of state calculations by fast computing machines").

The proposal swaps two cards that may lie in each other's place, each pair with the same probability. It is symmetric,
so a swap is accepted with probability min(1, ratio of the likelihoods), the Metropolis rule.

After an exchange, five of a thousand uniform draws may have nearly all the weight, and resampling repeats them. Each
repeated one then takes a few steps of its own, so that they part again (resample-move: Gilks and Berzuini 2001,
"Following a moving target").
"""

from __future__ import annotations

import random
from math import exp
from typing import Final

from marjapussi_desktop.bots.determinization.sampler import Determinization, Sampler
from marjapussi_desktop.bots.inference.evidence import Evidence
from marjapussi_desktop.bots.knowledge.card_sets import Mask
from marjapussi_desktop.bots.native.values import World

PROPOSALS: Final = 20
"""Swaps proposed to each determinization. With 400 of them, who holds a card differs between two draws by 1.2 times the
variance of as many independent ones in `huutopussi-wurzel`, as in `marjapussi`; by 1.8 times with 10, and by 2.1 times
where 40 chains were sampled ten times each (37 and 35 positions in play)."""


class MarkovChain:
    """Moves determinizations of a sampler; ``evidence`` gives their likelihood."""

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

    def moved(self, start: Determinization) -> Determinization:
        """Where a chain that begins at ``start`` has come after `PROPOSALS`."""
        hands = list(start.world.hands)
        logs = list(map(self._evidence.of_seat, range(len(hands)), hands))
        for _proposal in range(PROPOSALS if self._swaps else 0):
            self._propose(hands, logs)
        return Determinization(World(tuple(hands)), start.aside)

    def _propose(self, hands: list[Mask], logs: list[float]) -> None:
        """Proposes a swap, and makes it in ``hands`` and ``logs``, their log-likelihoods, if it is accepted."""
        roll, swaps, of_seat = self._rng.random, self._swaps, self._evidence.of_seat
        one, other = swaps[int(roll() * len(swaps))]
        both = one | other
        holders = [seat for seat, hand in enumerate(hands) if hand & both]
        if len(holders) < 2:
            return
        first, second = holders
        before = logs[first] + logs[second]
        of_first, of_second = of_seat(first, hands[first] ^ both), of_seat(second, hands[second] ^ both)
        now = of_first + of_second
        if now >= before or roll() < exp(now - before):
            hands[first] ^= both
            hands[second] ^= both
            logs[first], logs[second] = of_first, of_second
