"""A player that sees all cards during play: a yardstick for the others. Before play it bids and exchanges as
``skilled``.

In partnership games it plays by the exact solver, elsewhere by rollouts of the true hands. The solver maximises points
and knows no contracts; among moves with the same value, rollouts decide.
"""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.determinization.sampler import Determinization
from marjapussi_desktop.bots.knowledge.card_sets import mask_of, pack_in_play
from marjapussi_desktop.bots.native.encoding import true_world
from marjapussi_desktop.bots.players.search_player import SearchPlayer, candidate_actions
from marjapussi_desktop.bots.players.skill import SKILLED
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.double_dummy import values_of
from marjapussi_desktop.bots.search.rollouts import FlatSearch
from marjapussi_desktop.engine.choices import AnswerChoices, PlayChoices
from marjapussi_desktop.engine.observation import AllCards, Observation
from marjapussi_desktop.engine.seats import Layout

ROLLOUTS: Final = 200
TIES: Final = 1e-3
"""The weight of rollouts beside the solver's value: so small that they only break ties."""


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


def true_determinization(seen: Observation, cards: AllCards) -> Determinization:
    """The true deal."""
    world = true_world(cards)
    gone = mask_of(seen.trick) | mask_of(card for trick in seen.tricks for card in trick.cards)
    aside = (
        pack_in_play(seen.rules) & ~gone & ~mask_of(cards.stock) & ~mask_of(lower for _upper, lower in cards.beneath)
    )
    for hand in world.hands:
        aside &= ~hand
    return Determinization(world, aside)
