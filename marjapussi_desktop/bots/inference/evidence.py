"""The evidence: the log-likelihood of a determinization by all opponent models together.

The models take a seat's actions, given its cards, for independent of each other and of the other seats' (naive Bayes).
So log-likelihoods add up, over the models and over the seats. There is none of the contract: it told who holds which
ace and ten no better (by −.000 ± .005 nats a card, 200 hands of people).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import Protocol

from marjapussi_desktop.bots.inference.auction import auction_model
from marjapussi_desktop.bots.inference.exchange import exchange_model
from marjapussi_desktop.bots.inference.network_plays import network_play_model
from marjapussi_desktop.bots.knowledge.card_sets import Mask
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.engine.observation import Observation


class OpponentModel(Protocol):
    """Judges the cards of seats by one kind of action: all in play, the auction, or the exchange.

    ``seats``: those whose cards it judges.
    """

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that it judges, in order; never the seat that observes."""

    def log_likelihood(self, seat: int, held: Mask) -> float:
        """The natural logarithm of how likely one of ``seats`` acted as it did, if it now holds ``held``; up to a
        constant that is the same for all cards.
        """


class Evidence:
    """The sum of some models. It remembers the log-likelihood of each hand."""

    def __init__(self, models: Iterable[OpponentModel | None], players: int) -> None:
        """``models``: None stands for a model that does not apply."""
        self._of_seat: list[list[OpponentModel]] = [[] for _seat in range(players)]
        self._known: list[dict[Mask, float]] = [{} for _seat in range(players)]
        for model in models:
            if model is not None:
                for seat in model.seats:
                    self._of_seat[seat].append(model)

    def log_likelihood(self, hands: Sequence[Mask]) -> float:
        """The log-likelihood of a world, up to a constant; ``hands``: what each seat still holds in it."""
        return sum(map(self.of_seat, range(len(hands)), hands))

    def of_seat(self, seat: int, held: Mask) -> float:
        """What one seat's hand adds to it."""
        known = self._known[seat]
        found = known.get(held)
        if found is None:
            found = known[held] = sum([model.log_likelihood(seat, held) for model in self._of_seat[seat]])
        return found


def evidence_of(seen: Observation, history: PublicHistory, hands: Sequence[Mask]) -> Evidence:
    """All models that apply. ``hands``: what the seats may hold by the hard deductions."""
    models = (network_play_model(seen, history, hands), auction_model(seen, history), exchange_model(seen, history))
    return Evidence(models, len(hands))


def weights(evidence: Evidence, worlds: Sequence[Sequence[Mask]]) -> list[float]:
    """The likelihood of each world, given as the hands of all seats, scaled to a mean of 1."""
    logs = [evidence.log_likelihood(hands) for hands in worlds]
    best = max(logs)
    found = [exp(one - best) for one in logs]
    scale = len(found) / sum(found)
    return [weight * scale for weight in found]
