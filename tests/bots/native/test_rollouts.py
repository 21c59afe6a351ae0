"""The kernel plays by the engine's rules: the same moves at every turn and the same points at the end."""

from __future__ import annotations

import random

import pytest

from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.native import Rollouts
from marjapussi_desktop.bots.native import rollouts as plain_rollouts
from marjapussi_desktop.bots.native.encoding import move_code, native_rules, new_rollouts, public_position
from marjapussi_desktop.bots.native.values import SIDES, Outcome
from marjapussi_desktop.engine.actions import Kontra, Re
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.phases import seat_to_act
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.scoring import marriage_lines, sum_per_side, taken_lines
from marjapussi_desktop.engine.seats import Layout, sides_in
from marjapussi_desktop.engine.state import HandState, Phase
from tests.bots.native.twins import PLAIN_ROLLOUTS
from tests.bots.native.worlds import engine_moves, world_of
from tests.helpers.playing import hand_of, played_at_random
from tests.helpers.rulesets import PRESET_IDS, random_variant, rules_of

TELLING = (Layout.PARTNERSHIP, Layout.KITTY)
"""In these layouts a seat that does not follow shows a void."""


def set_to(rollouts: Rollouts, hand: HandState) -> None:
    """The position of the hand, as its seat to act sees it, with all cards where they are."""
    seat = seat_to_act(hand)
    assert seat is not None
    seen = observe(hand, seat)
    rollouts.set_position(public_position(seen, PublicHistory(seen)))
    rollouts.set_world(world_of(hand))


def true_outcome(hand: HandState) -> Outcome:
    """What the kernel's outcome must be after a hand: points without discards, and tricks."""
    assert hand.result is not None
    sides = sides_in(hand.rules.layout)
    if hand.rules.contract is not None:
        points = sum_per_side([line for line in taken_lines(hand, is_over=True) if line.why != "discards"], sides)
    else:
        points = hand.result.scores
        assert sum(points) >= sum(line.amount for line in marriage_lines(hand))
    blank = (0,) * (SIDES - sides)
    return Outcome((*points, *blank), (*hand.result.tricks, *blank))


def assert_agrees(rules: Ruleset, seed: int, hands: int) -> None:
    """Every position of some random hands, and one position played on move by move from each hand's start."""
    rollouts, running = new_rollouts(rules), new_rollouts(rules)
    is_running = False
    for moment in played_at_random(rules, seed, hands):
        if moment.seat is None:
            is_running = False
            continue
        before, after = hand_of(moment.before), hand_of(moment.after)
        if before.phase is not Phase.PLAY or isinstance(moment.action, Kontra | Re):
            continue
        set_to(rollouts, before)
        assert set(rollouts.moves()) == engine_moves(before), before
        if not is_running:
            set_to(running, before)
            is_running = True
        assert moment.action is not None
        assert set(running.moves()) == engine_moves(before), before
        running.move(move_code(moment.action))
        assert running.is_over() == (after.phase is Phase.OVER)
        if after.phase is Phase.OVER:
            assert running.outcome() == true_outcome(after), after


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_moves_and_points_of_a_preset(preset: str) -> None:
    assert_agrees(rules_of(preset), seed=1, hands=6)


@pytest.mark.parametrize("seed", range(24))
def test_moves_and_points_with_any_options(seed: int) -> None:
    assert_agrees(random_variant(random.Random(seed)).rules, seed, hands=2)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1000, 1400))
def test_moves_and_points_with_many_options(seed: int) -> None:
    assert_agrees(random_variant(random.Random(seed)).rules, seed, hands=3)


def shown(rollouts: plain_rollouts.Rollouts) -> tuple[int, int, int]:
    """The voids, wholes and halves that everybody knows not to be there."""
    hand = rollouts.hand
    return hand.voids, hand.no_whole, hand.no_half


@pytest.mark.sampled(3)
@pytest.mark.parametrize("preset", [name for name in PRESET_IDS if rules_of(name).layout in TELLING])
def test_what_everybody_has_been_shown_is_known_however_a_position_is_reached(preset: str) -> None:
    """Voids in the suit led and in trumps, wholes and halves asked for in vain, bluffs among them: a position that is
    set knows as much as one that was played to.
    """
    rules = rules_of(preset)
    now, running = PLAIN_ROLLOUTS(native_rules(rules)), PLAIN_ROLLOUTS(native_rules(rules))
    is_running, told = False, 0
    for moment in played_at_random(rules, 3, 25):
        if moment.seat is None or hand_of(moment.before).phase is not Phase.PLAY:
            is_running = False
            continue
        before = hand_of(moment.before)
        set_to(now, before)
        if not is_running:
            set_to(running, before)
        is_running = True
        assert shown(now) == shown(running)
        told += sum(map(bool, shown(now)))
        assert moment.action is not None
        if not isinstance(moment.action, Kontra | Re):
            running.move(move_code(moment.action))
    assert told
