"""The evidence: the log-likelihood of a determinization by all opponent models together.

The models take a seat's actions, given its cards, for independent of each other and of the other seats' (naive Bayes).
So log-likelihoods add up, over the models and over the seats. There is none of the contract: it told who holds which
ace and ten no better (by −.000 ± .005 nats a card, 200 hands of people).

Each model was fitted to computer players, and others act otherwise. So it is doubted: with a small probability the seat
acted as the model does not know, which tells nothing of its cards (a contaminated model: Huber 1964, "Robust Estimation
of a Location Parameter"). What one model says can then speak for a hand as before, but hardly rule one out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log
from typing import Final, Protocol

from marjapussi_desktop.bots.inference.auction import auction_model
from marjapussi_desktop.bots.inference.exchange import exchange_model
from marjapussi_desktop.bots.inference.half_asks import half_ask_model
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


STRANGE: Final = 0.2
"""The probability that a seat acted otherwise than a model knows. The true hands of people stand out by +.444 ± .061
nats, +.371 ± .078 without doubt; by the exchange in the last tricks by +.005 ± .019, −.009 ± .024 without (400 hands,
12,800 positions at leads). Among computer players of the searching kind the doubt costs a tenth: +.970 ± .113 nats,
+1.069 ± .132 without (100 hands of `expert` in `huutopussi-wurzel`). With .1 it is half of both."""


class Doubted:
    """An opponent model that may not know the player; see the module."""

    def __init__(self, model: OpponentModel, worlds: Sequence[Sequence[Mask]]) -> None:
        """``worlds``: uniform determinizations, as the hands of all seats; over them the model tells nothing on
        average.
        """
        self.seats = model.seats
        self._model = model
        self._known: dict[tuple[int, Mask], float] = {}
        self._usual = {seat: _log_mean([self._by_model(seat, hands[seat]) for hands in worlds]) for seat in model.seats}

    def _by_model(self, seat: int, held: Mask) -> float:
        found = self._known.get((seat, held))
        if found is None:
            found = self._known[seat, held] = self._model.log_likelihood(seat, held)
        return found

    def log_likelihood(self, seat: int, held: Mask) -> float:
        """The log-likelihood of what the seat did, if it now holds these cards: 0 where the model tells nothing."""
        return log((1.0 - STRANGE) * exp(self._by_model(seat, held) - self._usual[seat]) + STRANGE)


def _log_mean(logs: Sequence[float]) -> float:
    """The logarithm of the mean of what these are the logarithms of."""
    most = max(logs)
    return most + log(sum(exp(one - most) for one in logs) / len(logs))


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


def evidence_of(seen: Observation, history: PublicHistory, worlds: Sequence[Sequence[Mask]]) -> Evidence:
    """All models that apply, each doubted, but for that of bluffs, which is a doubt itself. ``worlds``: uniform
    determinizations, as the hands of all seats.
    """
    models = (network_play_model(seen, history, worlds[0]), auction_model(seen, history), exchange_model(seen, history))
    doubted = [Doubted(model, worlds) for model in models if model is not None]
    return Evidence([*doubted, half_ask_model(seen, history)], len(worlds[0]))


def weights(evidence: Evidence, worlds: Sequence[Sequence[Mask]]) -> list[float]:
    """The likelihood of each world, given as the hands of all seats, scaled to a mean of 1."""
    logs = [evidence.log_likelihood(hands) for hands in worlds]
    best = max(logs)
    found = [exp(one - best) for one in logs]
    scale = len(found) / sum(found)
    return [weight * scale for weight in found]
