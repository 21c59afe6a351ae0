"""The model of plays: what the cards that others have played tell of those that they still hold.

How likely a player of one manner or another chooses a card is fitted on hands that searching players, and others that
everyday players, played with each other (``training.fit_plays``). A seat's plays are weighed together with every hand
that it may have had; the manner that foretells them better counts for more (a mixture). Plays are believed by the whole
of what the fit tells: on hands of every level the truth then stands out at least as well as if they were believed by
less.
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
"""How people play: some think far, and some go by rules of thumb."""
EPSILON: Final = 0.05
"""How often a card is played for a reason that nobody can foretell."""


class PlayModel:
    """Who plays is of one manner in the whole hand; each manner is as likely beforehand."""

    def __init__(
        self, seen: Observation, history: PublicHistory, hands: Sequence[Mask], manners: Sequence[Sequence[int]]
    ) -> None:
        """``hands``: what the seats may hold now, as far as the facts go; ``manners``: a table of weights for each."""
        self.seats: Final = tuple(seat for seat in range(len(hands)) if seat != seen.seat)
        self._manners = [new_play_likelihood(seen.rules, weights) for weights in manners]
        for manner in self._manners:
            read(manner, seen, history, hands)

    def log_likelihood(self, seat: int, held: Mask) -> float:
        """Up to a constant, by all manners together."""
        odds = [manner.log_likelihood(seat, held) for manner in self._manners]
        best = max(odds)
        return best + log(sum(exp(one - best) for one in odds))


def play_model(seen: Observation, history: PublicHistory, hands: Sequence[Mask]) -> PlayModel | None:
    """``hands``: what the seats may hold now. None where plays have not been measured."""
    manners = _tables(seen.rules)
    return PlayModel(seen, history, hands, manners) if manners else None


def read(likelihood: PlayLikelihood, seen: Observation, history: PublicHistory, hands: Sequence[Mask]) -> None:
    """Takes over the moves so far; ``hands``: what the seats may hold now."""
    held = [now | played for now, played in zip(hands, history.played, strict=True)]
    start = PublicPosition(
        leader=seen.tricks[0].leader if seen.tricks else seen.leader,
        first_lead=first_lead_code(seen.rules, seen.number),
    )
    seats, codes = [move.seat for move in history.in_play], [move_code(move.action) for move in history.in_play]
    likelihood.read(start, World(tuple(held)), seats, codes)


def new_play_likelihood(rules: Ruleset, weights: Sequence[int]) -> PlayLikelihood:
    """The kernel's, which weighs cards by these numbers; for one thread, and for one hand at a time."""
    return PlayLikelihood(native_rules(rules), list(weights), EPSILON)


@lru_cache(maxsize=4)
def _tables(rules: Ruleset) -> list[list[int]]:
    """The tables of a kind of game, one for each manner; none where it has not been measured."""
    kind, games = KINDS[kind_of(native_rules(rules))], load_trained(DATA)["games"]
    tables = [games[f"{kind}/{manner}"] for manner in MANNERS if f"{kind}/{manner}" in games]
    return [[number for part in SIZES for number in table[part]] for table in tables]
