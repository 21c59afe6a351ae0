"""The casual player: named heuristics, no search, and the memory that it is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from marjapussi_desktop.bots.bot import Decision
from marjapussi_desktop.bots.heuristics.bidding import Nerve, bid_by_estimate
from marjapussi_desktop.bots.heuristics.bluffs import bluff_before
from marjapussi_desktop.bots.heuristics.contract import choose_call, choose_contract
from marjapussi_desktop.bots.heuristics.exchange import choose_cards
from marjapussi_desktop.bots.heuristics.marriages import answer
from marjapussi_desktop.bots.heuristics.play import choose_play
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.knowledge.memory import PERFECT, Memory
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
    CardsChoices: choose_cards,
    PlayChoices: choose_play,
    AnswerChoices: answer,
}


class CasualBot:
    """Plays by the heuristics, in a style, from what it remembers.

    ``bluffs``: the probability that it asks for a half without holding the other one, where that costs little. Only
    for this it has dice: the observation decides everything else.
    """

    name = "casual"

    def __init__(self, seed: int = 0, style: Style = PLAIN, memory: Memory = PERFECT, bluffs: float = 0.0) -> None:
        self.seed = seed
        self._style = style
        self._memory = memory
        self._bluffs = style.bluffs(bluffs)

    def decide(self, observation: Observation) -> Decision:
        """The move of the seat that is to act."""
        choices = observation.choices
        assert choices is not None, "the seat is to act"
        view = View(observation, self._memory)
        call = choose_call(view, choices.calls)
        return self.move(view) if call is None else call

    def move(self, view: View) -> Decision:
        """The move without Kontra and Re. ``view``: made with the memory to be used."""
        choices = view.observation.choices
        if isinstance(choices, BidChoices):
            return bid_by_estimate(view, choices, Nerve(self._style.nerve))
        if isinstance(choices, ContractChoices):
            return choose_contract(view, choices, self._style.contract_boldness)
        return bluff_before(_DECIDERS[type(choices)](view, choices), view, self._bluffs, self.seed)

    def consider_call(self, observation: Observation) -> Decision | None:
        """Kontra or Re out of turn, or None."""
        assert isinstance(observation.choices, CallChoices), "the seat may call"
        return choose_call(View(observation, self._memory), observation.choices.calls)
