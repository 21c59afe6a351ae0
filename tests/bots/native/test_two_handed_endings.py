"""Endings of the games for two: both players make the most of them, by trying everything over the engine's rules."""

from __future__ import annotations

import random

import pytest

from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.native.encoding import new_rollouts, public_position
from marjapussi_desktop.bots.value.networks import network_of
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.observation import observe, see_all
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.state import HandState, MatchState
from tests.bots.native.worlds import world_of
from tests.helpers.playing import hand_of, played_at_random
from tests.helpers.rulesets import random_variant

FOR_TWO = [name for name, rules in PRESETS.items() if rules.layout in (Layout.STOCK, Layout.OPEN)]
SMALL = 4
"""So many cards are tried in every order."""


def is_open(hand: HandState) -> bool:
    """Whether a player can know all cards."""
    cards = see_all(hand)
    return not cards.stock and not cards.beneath


def best_lead(match: MatchState) -> int:
    """How many points more than the other the seat 0 gets if both make the best moves."""
    seat = game.seat_to_act(match)
    if seat is None:
        scores = match.last_result.scores
        return scores[0] - scores[1]
    choices = game.choices(match, seat)
    assert choices is not None
    found = []
    for action in choices.actions():
        step = game.act(match, seat, action)
        assert isinstance(step, game.Step)
        found.append(best_lead(step.match))
    return max(found) if seat == 0 else min(found)


def endings(rules: Ruleset, seed: int) -> list[MatchState]:
    """Positions of a hand played at random, with few cards left and nothing hidden."""
    found = []
    for moment in played_at_random(rules, seed, 1):
        if moment.seat is None:
            continue
        hand = hand_of(moment.before)
        seat = game.seat_to_act(moment.before)
        if seat is not None and len(hand.available(seat)) <= SMALL and is_open(hand):
            found.append(moment.before)
    return found


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", FOR_TWO)
def test_both_make_the_most_of_an_ending(name: str) -> None:
    dice, leads = random.Random(7), []
    for seed in range(24):
        rules = PRESETS[name] if seed % 2 else random_variant(dice, name).rules
        rollouts = new_rollouts(rules)
        rollouts.use_network(network_of(rules))
        for match in endings(rules, seed)[:3]:
            hand, seat = hand_of(match), game.seat_to_act(match)
            assert seat is not None
            seen = observe(hand, seat)
            rollouts.set_position(public_position(seen, PublicHistory(seen)))
            rollouts.set_world(world_of(hand))
            points = rollouts.play_out(1).points
            leads.append(points[0] - points[1])
            assert leads[-1] == best_lead(match), hand
    assert len(leads) > 40
    assert len(set(leads)) > 3
