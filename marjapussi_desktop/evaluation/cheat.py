"""A player that sees all cards during play: a yardstick for the others. Before play it bids and exchanges as
``skilled``.

In partnership games it plays by the exact solver, elsewhere by rollouts of the true hands. The solver maximises points
and knows no contracts; among moves with the same value, rollouts decide.
"""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable

from marjapussi_desktop.bots.bot import Bot, BotReason, Decision
from marjapussi_desktop.bots.determinization.sampler import true_determinization
from marjapussi_desktop.bots.players.levels import CHEAT
from marjapussi_desktop.bots.players.search_player import SearchPlayer, candidate_actions
from marjapussi_desktop.bots.players.skill import SKILLED
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.double_dummy import values_of
from marjapussi_desktop.bots.search.rollouts import FlatSearch
from marjapussi_desktop.controller.bot_processes.seating import seat_bot
from marjapussi_desktop.engine.choices import AnswerChoices, PlayChoices
from marjapussi_desktop.engine.observation import AllCards, Observation
from marjapussi_desktop.engine.seats import Layout

ROLLOUTS: Final = 200
TIES: Final = 1e-3
"""The weight of rollouts beside the solver's value: so small that they only break ties."""


@runtime_checkable
class Seeing(Bot, Protocol):
    """A bot that is shown all cards, as a yardstick for others."""

    def decide_seeing(self, observation: Observation, cards: AllCards) -> Decision:
        """The move of the seat that is to act."""


class CheatBot:
    """See the module. Without sight of the cards it plays as ``skilled``."""

    def __init__(self, seed: int = 0) -> None:
        self.name = "cheat"
        self.seed = seed
        self._honest = SearchPlayer(SKILLED, seed)

    def decide(self, observation: Observation) -> Decision:
        """The move of ``skilled``."""
        return self._honest.decide(observation)

    def consider_call(self, observation: Observation) -> Decision | None:
        """Kontra or Re out of turn, or None."""
        return self._honest.consider_call(observation)

    def decide_seeing(self, observation: Observation, cards: AllCards) -> Decision:
        """The move of the seat that is to act."""
        choices = observation.choices
        if not isinstance(choices, PlayChoices | AnswerChoices):
            return self.decide(observation)
        context = DecisionContext(observation, self.seed)
        actions = candidate_actions(context.view, choices)
        if len(actions) < 2:
            return self.decide(observation)
        truth = [true_determinization(observation, cards)] * ROLLOUTS
        values = [TIES * mean for mean in FlatSearch(context, actions, truth).means()]
        if observation.rules.layout is Layout.PARTNERSHIP:
            exact = values_of(observation, actions, cards.hands)
            values = [value.gain + more for value, more in zip(exact, values, strict=True)]
        best = actions[max(range(len(actions)), key=values.__getitem__)]
        return Decision(best, BotReason.CHANCE)


def measured_bot(name: str, seed: int) -> Bot:
    """A bot for measurements: also the one that sees all cards."""
    return CheatBot(seed) if name == CHEAT else seat_bot(name, seed)
