"""Tree search: both twins grow the same tree, and it finds the best move where all is seen."""

from __future__ import annotations

import random
from typing import Any

import pytest

from marjapussi_desktop.bots.knowledge.card_sets import mask_of
from marjapussi_desktop.bots.native import InformationSetTree, Rollouts
from marjapussi_desktop.bots.native.exact_solver import ExactSolver, Position
from marjapussi_desktop.bots.native.move_codes import (
    SUIT_CODES,
    card_worths,
    first_lead_code,
    hand_codes,
    marriage_worths,
)
from marjapussi_desktop.engine.cards import FULL_PACK
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in
from tests.bots.native.minimax import Ending, random_ending
from tests.bots.native.test_twins import world_of_deal
from tests.bots.native.twins import PLAIN_ROLLOUTS, PLAIN_TREE, compiled
from tests.helpers.rulesets import PRESET_IDS

EVERYBODY = 15


def codes_of(rules: Ruleset) -> tuple[list[int], list[int], list[int]]:
    return hand_codes(rules), list(card_worths(rules)), list(marriage_worths(rules))


def grown(tree: Any, moves: list[int], side: int, iterations: int) -> list[tuple[int, int, float]]:
    """The results of a round, outcomes being worth the difference of points."""
    tree.compare(moves)
    while (met := tree.run(iterations)) is not None:
        worths = [float(met[0] - met[1] - met[2]), float(met[1] - met[0] - met[2]), float(met[2] - met[0] - met[1])]
        tree.tell(met[-1], worths)
    found: list[tuple[int, int, float]] = tree.results()
    return found


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_twins_grow_alike(preset: str) -> None:
    core = compiled()
    if core is None:
        pytest.skip("the kernel was not compiled here")
    rules = PRESETS[preset]
    told = codes_of(rules)
    dice = random.Random(8)
    leader = dice.randrange(players_in(rules.layout))
    worlds = [world_of_deal(rules, shuffled_deal(rules, dice)) for _ in range(3)]
    for hands, _stock, _rows in worlds:
        hands[leader] = worlds[0][0][leader]
    if rules.layout.value in ("stock", "open"):
        worlds = worlds[:1] * 3
    found = []
    for rollouts, tree_kind in ((PLAIN_ROLLOUTS(*told), PLAIN_TREE), (core.Rollouts(*told), core.InformationSetTree)):
        rollouts.set_public(
            [leader, 4, 15, 0, 4, 0, 0, 0, 0, 1, first_lead_code(rules, 1), 0, 0, 0], [], [0] * 4, [0] * 4, [0] * 4
        )
        rollouts.set_world(*worlds[0])
        moves = rollouts.moves()
        tree = tree_kind(rollouts, 4096, 3)
        tree.begin(moves, leader % 2, EVERYBODY, 0.7, 5)
        for number, (hands, stock, rows) in enumerate(worlds):
            tree.add_world(hands, stock, rows, 5 * number)
        found.append([grown(tree, moves, leader % 2, 200), grown(tree, moves[:2], leader % 2, 100)])
    assert found[0] == found[1]


@pytest.mark.parametrize("preset", ["huutopussi", "huutopussi-erlangen"])
def test_it_finds_the_best_move_of_endings_with_all_cards_seen(preset: str) -> None:
    rules = PRESETS[preset]
    dice = random.Random(4)
    solver = ExactSolver(rules, table_bits=8)
    rollouts = Rollouts(*codes_of(rules))
    tree = InformationSetTree(rollouts, 1 << 14, 1)
    for _ in range(20):
        ending = random_ending(rules, 3, dice)
        hands = [mask_of(hand) for hand in ending.hands]
        is_open = 15 & ~sum(1 << SUIT_CODES[suit] for suit in ending.declared)
        state = [ending.leader, SUIT_CODES[ending.trump], is_open, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        rollouts.set_public(state, [], [0] * 4, [0] * 4, [1] * 4)
        rollouts.set_world(hands, [], [])
        side = ending.leader % 2
        moves = rollouts.moves()
        tree.begin(moves, side, EVERYBODY, 0.7, 1)
        tree.add_world(hands, [], [], 0)
        best = max(grown(tree, moves, side, 6000), key=lambda one: one[2])[0]
        values = {move: (1 - 2 * side) * solver.value_of(after(ending, move)) for move in moves}
        assert values[best] == max(values.values()), ending


def after(ending: Ending, move: int) -> Position:
    card = FULL_PACK[move]
    hands = tuple(tuple(c for c in hand if c is not card) for hand in ending.hands)
    return Position(hands, ending.leader, ending.trump, ending.declared, trick=(card,))
