"""What a contract tells of the declarer's hand, and that it is true more often than not."""

from __future__ import annotations

import math
import random

import pytest

from marjapussi_desktop.bots.determinization.sampler import Sampler
from marjapussi_desktop.bots.inference.contract import EPSILON, ContractModel, contract_model
from marjapussi_desktop.bots.knowledge.card_sets import Mask, mask_of
from marjapussi_desktop.bots.knowledge.memory import deductions_of
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.players.casual import CasualBot
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.cards import card
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.state import HandState
from marjapussi_desktop.engine.values import changed

RICH: Mask = mask_of(card(code) for code in ["AH", "TH", "KH", "QH", "JH", "AD", "KD", "QD", "AS"])
POOR: Mask = mask_of(card(code) for code in ["9H", "8H", "7H", "9D", "8D", "JC", "9C", "7S", "6S"])


def declared(preset: str, seed: int) -> HandState:
    """A hand after its first lead."""
    rules, bot, dice = PRESETS[preset], CasualBot(), random.Random(seed)
    match = game.deal(game.new_match(rules, 0), shuffled_deal(rules, dice)).match
    while True:
        assert match.hand is not None
        if match.hand.trick:
            return match.hand
        seat = game.seat_to_act(match)
        assert seat is not None
        step = game.act(match, seat, bot.decide(observe(match.hand, seat)).action)
        assert isinstance(step, game.Step)
        match = step.match


def seen_by_next(hand: HandState) -> Observation:
    """What the defender after the declarer knows."""
    assert hand.declarer is not None
    return observe(hand, (hand.declarer + 1) % len(hand.hands))


def model_of(seen: Observation) -> ContractModel | None:
    """What the contract tells a seat."""
    return contract_model(seen, PublicHistory(seen))


def likelihood(model: ContractModel, held: Mask) -> float:
    """From 0 to 1."""
    return math.exp(model.log_likelihood(model.declarer, held))


def likelihoods(seen: Observation) -> tuple[float, float]:
    """Of a declarer with a rich hand and of one with a poor one."""
    model = model_of(seen)
    assert model is not None
    return likelihood(model, RICH), likelihood(model, POOR)


def test_a_high_contract_speaks_of_a_rich_hand_and_a_kept_bid_of_a_poor_one() -> None:
    seen = seen_by_next(declared("huutopussi", 3))
    rich, poor = likelihoods(changed(seen, moves=(), final_bid=60, contract=260))
    assert rich > 10 * poor
    rich, poor = likelihoods(changed(seen, moves=(), final_bid=60, contract=60))
    assert poor > 10 * rich


def test_no_hand_is_ruled_out() -> None:
    seen = seen_by_next(declared("huutopussi", 3))
    assert min(likelihoods(changed(seen, moves=(), final_bid=60, contract=440))) >= EPSILON * (1.0 - 1e-9)


def test_the_declarer_tells_himself_nothing_and_nobody_promises_where_nothing_was_measured() -> None:
    hand = declared("huutopussi", 3)
    assert hand.declarer is not None
    assert model_of(observe(hand, hand.declarer)) is None
    assert model_of(seen_by_next(declared("huutopussi-3", 3))) is None


@pytest.mark.parametrize("preset", ["huutopussi", "huutopussi-helsinki"])
def test_the_true_world_is_likelier_than_imagined_ones(preset: str) -> None:
    gain = 0.0
    for seed in range(12):
        hand = declared(preset, seed)
        seen = seen_by_next(hand)
        model = model_of(seen)
        assert model is not None
        sampler, dice = Sampler(deductions_of(seen)), random.Random(seed)
        imagined = [likelihood(model, sampler.draw(dice).world.hands[model.declarer]) for _ in range(40)]
        true = likelihood(model, mask_of(hand.available(model.declarer)))
        gain += math.log(true * len(imagined) / sum(imagined))
    assert gain > 0
