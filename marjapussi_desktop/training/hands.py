"""Hands of self-play between searching players, for `fit_strength`.

They bid by the rules of thumb, or by a model fitted to earlier hands. Each player's boldness is random, so that every
kind of hand plays every kind of contract.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

from marjapussi_desktop.bots.knowledge.card_sets import mask_of
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.players.characters import Style
from marjapussi_desktop.bots.players.search_player import SearchPlayer
from marjapussi_desktop.bots.players.skill import SKILLED, Skill
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.planning import Plan, plan_features
from marjapussi_desktop.bots.value.strength_model import Model
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import ContractChoices
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.events import HandKind
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.evaluation.table import Table

Row = dict[str, Any]
"""The record of one hand. ``hands``: sets of cards as dealt; ``bids``: the auction; ``plan``: see `plan_features`;
``declarer``, ``bid``, ``contract``, ``made``: None where the hand was passed out; ``taken``, ``tricks``, ``scores``."""

WORLDS: Final = 100
NERVE: Final = 8.0
"""In points: how much further than a casual player the players bid on average, if they bid by the rules of thumb."""
DEVIATION: Final = 28.0
"""In points: the standard deviation of the players' limits around that, or around the model's limit."""
BOLDNESS: Final = (-25.0, 55.0)
"""In points: the range of what a player adds to his expected points when he sets a contract."""
LENIENCE: Final = 45.0
"""Larger than `bidding.LENIENCE`: a model fitted to auctions that were bid as far as those of play bids too high (it
cost 18 ± 16 points a deal, in 250 deals)."""
LEARNER: Final[Skill] = changed(
    SKILLED,
    budget=changed(SKILLED.budget, determinizations=WORLDS),
    nerves={game: changed(nerve, further=0.0, against=0.0) for game, nerve in SKILLED.nerves.items()},
    lenience_points=LENIENCE,
)


class Learner(SearchPlayer):
    """A player that keeps the plan from which it sets its contract. ``model``: by which it bids, or None; it sets
    contracts by rollouts.
    """

    def __init__(self, seed: int, style: Style, model: Model | None) -> None:
        super().__init__(LEARNER, seed, None, style)
        self._bids_by = model
        self.planned: dict[str, float] | None = None

    def _model(self, rules: Ruleset) -> Model | None:
        return None

    def _bidding_model(self, rules: Ruleset) -> Model | None:
        return self._bids_by

    def _plan(self, context: DecisionContext, worlds: int, count: int, allowed: tuple[Card, ...]) -> Plan:
        plan = super()._plan(context, worlds, count, allowed)
        if isinstance(context.observation.choices, ContractChoices):
            self.planned = plan_features(context.view, plan)
        return plan


def play(rules: Ruleset, name: str, hands: int, seed: int, model: Model | None = None) -> Iterator[Row]:
    """Plays ``hands`` hands, not counting those that are thrown in. The same arguments give the same hands; ``name``:
    part of the seed of their dice; ``model``: by which all bid.
    """
    dice = random.Random(f"{name}:{seed}")
    played = 0
    while played < hands:
        row = _play_one(rules, dice, model)
        if row is not None:
            played += 1
            yield row


def _play_one(rules: Ruleset, dice: random.Random, model: Model | None) -> Row | None:
    nerve = NERVE if model is None else 0.0
    seats = range(players_in(rules.layout))
    deal, dealer = shuffled_deal(rules, dice), dice.choice(seats)
    styles = [Style(nerve=dice.gauss(nerve, DEVIATION), contract_boldness=dice.uniform(*BOLDNESS)) for _ in seats]
    bots = [Learner(dice.randrange(1 << 30), style, model) for style in styles]
    match = Table(bots).play_hand(game.new_match(rules, dealer), deal)
    result, hand = match.last_result, match.hand
    if result.kind is HandKind.REDEAL:
        return None
    assert hand is not None
    return {
        "hands": [mask_of(cards) for cards in deal.hands],
        "bids": PublicHistory(observe(hand, 0)).auction,
        "declarer": result.declarer,
        "bid": hand.final_bid,
        "contract": result.contract,
        "plan": None if result.declarer is None else bots[result.declarer].planned,
        "made": result.made,
        "taken": result.taken,
        "tricks": result.tricks,
        "scores": result.scores,
    }
