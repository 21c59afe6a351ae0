"""Tree search: both twins grow the same tree, and it finds the best move where all is seen."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from marjapussi_desktop.bots.native import InformationSetTree
from marjapussi_desktop.bots.native.encoding import first_lead_code, native_rules, new_rollouts, open_position
from marjapussi_desktop.bots.native.exact_solver import ExactSolver
from marjapussi_desktop.bots.native.positions import Position
from marjapussi_desktop.bots.native.values import ALL_SUITS, MoveResult, PublicPosition, World
from marjapussi_desktop.engine.cards import FULL_PACK
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.seats import players_in
from tests.bots.native.minimax import Ending, position_of, random_ending
from tests.bots.native.twins import PLAIN_ROLLOUTS, PLAIN_TREE, compiled
from tests.bots.native.worlds import world_of_deal
from tests.helpers.rulesets import PRESET_IDS

EVERYBODY = 15


def grown(tree: Any, moves: list[int], side: int, iterations: int) -> list[MoveResult]:
    """The results of a round, outcomes being worth the difference of points."""
    tree.compare(moves)
    while (met := tree.run(iterations)) is not None:
        tree.tell([float(2 * points - sum(met.points)) for points in met.points])
    found: list[MoveResult] = tree.results()
    return found


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_twins_grow_alike(preset: str) -> None:
    core = compiled()
    if core is None:
        pytest.skip("the kernel was not compiled here")
    rules = PRESETS[preset]
    dice = random.Random(8)
    leader = dice.randrange(players_in(rules.layout))
    worlds = [world_of_deal(shuffled_deal(rules, dice)) for _ in range(3)]
    own = worlds[0].hands[leader]
    worlds = [replace(one, hands=(*one.hands[:leader], own, *one.hands[leader + 1 :])) for one in worlds]
    if rules.layout.value in ("stock", "open"):
        worlds = worlds[:1] * 3
    found = []
    for make, tree_kind in ((PLAIN_ROLLOUTS, PLAIN_TREE), (core.Rollouts, core.InformationSetTree)):
        rollouts = make(native_rules(rules))
        rollouts.set_position(PublicPosition(leader=leader, first_lead=first_lead_code(rules, 1)))
        rollouts.set_world(worlds[0])
        moves = rollouts.moves()
        tree = tree_kind(rollouts, 4096, 3)
        tree.begin(moves, leader % 2, EVERYBODY, 0.7, 5)
        for number, world in enumerate(worlds):
            tree.add_world(world, 5 * number)
        found.append([grown(tree, moves, leader % 2, 200), grown(tree, moves[:2], leader % 2, 100)])
    assert found[0] == found[1]


@pytest.mark.parametrize("preset", ["huutopussi", "huutopussi-erlangen"])
def test_it_finds_the_best_move_of_endings_with_all_cards_seen(preset: str) -> None:
    rules = PRESETS[preset]
    dice = random.Random(4)
    solver = ExactSolver(rules, table_bits=8)
    rollouts = new_rollouts(rules)
    tree = InformationSetTree(rollouts, 1 << 14, 1)
    for _ in range(20):
        ending = random_ending(rules, 3, dice)
        at = open_position(position_of(ending))
        rollouts.set_position(
            PublicPosition(
                leader=at.leader,
                is_first_trick=False,
                trump=at.trump,
                open_suits=ALL_SUITS & ~at.declared,
                tricks=(1, 1, 1, 1),
            )
        )
        rollouts.set_world(World(at.hands))
        side = ending.leader % 2
        moves = rollouts.moves()
        tree.begin(moves, side, EVERYBODY, 0.7, 1)
        tree.add_world(World(at.hands), 0)
        best = max(grown(tree, moves, side, 6000), key=lambda one: one.mean).move
        values = {move: (1 - 2 * side) * solver.value_of(after(ending, move)) for move in moves}
        assert values[best] == max(values.values()), ending


def after(ending: Ending, move: int) -> Position:
    card = FULL_PACK[move]
    hands = tuple(tuple(c for c in hand if c is not card) for hand in ending.hands)
    return Position(hands, ending.leader, ending.trump, ending.declared, trick=(card,))
