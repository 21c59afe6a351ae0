"""The opponent model of plays: what the cards that others have played tell of those that they still hold.

It is a mixture of two manners of play, "searching" and "everyday". Each is a softmax over the legal cards, fitted on
hands that such players played against each other (``training.fit_plays``). Given a hand, the manner that predicts the
seat's plays better counts for more. The log-likelihood is used at full weight: scaling it down did not make the true
hands likelier, at any level of players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
from typing import Final

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.knowledge.card_sets import Mask
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.native import PlayLikelihood
from marjapussi_desktop.bots.native.encoding import first_lead_code, move_code, native_rules
from marjapussi_desktop.bots.native.policy_weights import KINDS, SIZES, kind_of
from marjapussi_desktop.bots.native.values import PublicPosition, World
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import Ruleset

DATA: Final = "tells.json"
MANNERS: Final = ("searching", "everyday")
"""The manners of play: by search, or by rules of thumb."""
EPSILON: Final = 0.05
"""The share of cards played for reasons outside the model."""


class PlayModel:
    """A mixture of manners: a player keeps to one manner for the whole hand; beforehand all are as likely."""

    def __init__(
        self, seen: Observation, history: PublicHistory, hands: Sequence[Mask], manners: Sequence[Sequence[int]]
    ) -> None:
        """``hands``: what the seats may hold now by the hard deductions; ``manners``: a table of weights for each
        manner.
        """
        self.seats: Final = tuple(seat for seat in range(len(hands)) if seat != seen.seat)
        self._manners = [new_play_likelihood(seen.rules, weights) for weights in manners]
        for manner in self._manners:
            read(manner, seen, history, hands)

    def log_likelihood(self, seat: int, held: Mask) -> float:
        """The log-likelihood under the mixture of all manners, up to a constant."""
        odds = [manner.log_likelihood(seat, held) for manner in self._manners]
        best = max(odds)
        return best + log(sum(exp(one - best) for one in odds))


def play_model(seen: Observation, history: PublicHistory, hands: Sequence[Mask]) -> PlayModel | None:
    """``hands``: what the seats may hold now. None in games without fitted weights."""
    manners = _tables(seen.rules)
    return PlayModel(seen, history, hands, manners) if manners else None


def read(likelihood: PlayLikelihood, seen: Observation, history: PublicHistory, hands: Sequence[Mask]) -> None:
    """Has ``likelihood`` read the moves so far; ``hands``: what the seats may hold now."""
    held = [now | played for now, played in zip(hands, history.played, strict=True)]
    start = PublicPosition(
        leader=seen.tricks[0].leader if seen.tricks else seen.leader,
        first_lead=first_lead_code(seen.rules, seen.number),
    )
    seats, codes = [move.seat for move in history.in_play], [move_code(move.action) for move in history.in_play]
    likelihood.read(start, World(tuple(held)), seats, codes)


def new_play_likelihood(rules: Ruleset, weights: Sequence[int]) -> PlayLikelihood:
    """A native softmax over cards with these weights; for one thread, and for one hand at a time."""
    return PlayLikelihood(native_rules(rules), list(weights), EPSILON)


@lru_cache(maxsize=4)
def _tables(rules: Ruleset) -> list[list[int]]:
    """A table of weights for each manner; none in games without fitted weights."""
    kind, games = KINDS[kind_of(native_rules(rules))], load_trained(DATA)["games"]
    tables = [games[f"{kind}/{manner}"] for manner in MANNERS if f"{kind}/{manner}" in games]
    return [[number for part in SIZES for number in table[part]] for table in tables]
