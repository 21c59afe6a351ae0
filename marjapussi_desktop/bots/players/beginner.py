"""The beginner: a few simple rules and little memory. It is weak because it forgets, never by random moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from marjapussi_desktop.bots.bot import Decision
from marjapussi_desktop.bots.heuristics.simple_bidding import bid_simply, contract_simply, part_simply
from marjapussi_desktop.bots.heuristics.simple_play import answer_simply, play_simply
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.knowledge.memory import FORGETFUL
from marjapussi_desktop.bots.players.characters import PLAIN, Style
from marjapussi_desktop.engine.choices import (
    AnswerChoices,
    BidChoices,
    CallChoices,
    CardsChoices,
    ContractChoices,
    PlayChoices,
)
from marjapussi_desktop.engine.observation import Observation

_DECIDERS: Final[dict[type, Callable[[View, Any], Decision]]] = {
    CardsChoices: part_simply,
    PlayChoices: play_simply,
    AnswerChoices: answer_simply,
}


class BeginnerBot:
    """Plays by the simple rules, and never says Kontra. It has no dice: the observation decides everything.

    A style changes its bids only, not its cards and asks.
    """

    name = "beginner"

    def __init__(self, seed: int = 0, style: Style = PLAIN) -> None:
        self.seed = seed
        self._style = style

    def decide(self, observation: Observation) -> Decision:
        """The move of the seat that is to act."""
        choices = observation.choices
        assert choices is not None, "the seat is to act"
        view = View(observation, FORGETFUL)
        if isinstance(choices, BidChoices):
            return bid_simply(view, choices, self._style.nerve)
        if isinstance(choices, ContractChoices):
            return contract_simply(view, choices, self._style.contract_boldness)
        return _DECIDERS[type(choices)](view, choices)

    def consider_call(self, observation: Observation) -> Decision | None:
        """None: it keeps silent."""
        assert isinstance(observation.choices, CallChoices), "the seat may call"
        return None
