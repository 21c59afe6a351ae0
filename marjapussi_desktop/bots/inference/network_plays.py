"""The opponent model of all that others do in play (cards, declarations, asks, answers), by the policy-value network.

The likelihood is flattened by a power below 1: a seat's moves are not independent of each other, and not every player
plays as the network does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.bots.knowledge.card_sets import Mask
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.native import WHICH, NetworkLikelihood
from marjapussi_desktop.bots.native.encoding import move_code, native_rules, position_at_first_lead
from marjapussi_desktop.bots.native.values import World
from marjapussi_desktop.bots.value.networks import network_of
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import Family
from marjapussi_desktop.engine.seats import Layout

TEMPERATURE: Final = {Family.HUUTOPUSSI: 0.3, Family.MARJAPUSSI: 0.2}
"""Of the softmax, in the network's units."""
POWER: Final = 0.75
EPSILON: Final = 0.05
"""The share of moves made for reasons outside the model."""


class NetworkPlayModel:
    """See the module. ``seats``: those that it judges."""

    def __init__(self, likelihood: NetworkLikelihood, seats: Sequence[int]) -> None:
        """``likelihood``: it has read the moves so far."""
        self._likelihood = likelihood
        self.seats: Final = tuple(seats)

    def log_likelihood(self, seat: int, held: Mask) -> float:
        """The log-likelihood of the seat's moves, if it now holds these cards."""
        return POWER * self._likelihood.log_likelihood(seat, held)


def network_play_model(seen: Observation, history: PublicHistory, hands: Sequence[Mask]) -> NetworkPlayModel | None:
    """``hands``: what the seats may hold now. None in games without partners, and in the plain twin, which has no
    time for it.
    """
    rules = seen.rules
    if rules.layout is not Layout.PARTNERSHIP or WHICH != "compiled":
        return None
    likelihood = NetworkLikelihood(native_rules(rules), network_of(rules), TEMPERATURE[rules.family], EPSILON)
    held = tuple(now | played for now, played in zip(hands, history.played, strict=True))
    moves = [(move.seat, move_code(move.action)) for move in history.in_play]
    likelihood.read(
        position_at_first_lead(seen), World(held), [seat for seat, _code in moves], [code for _seat, code in moves]
    )
    return NetworkPlayModel(likelihood, [seat for seat in range(len(hands)) if seat != seen.seat])
