"""The compiled kernel and its plain twin: which one runs, that it is fresh, and that they agree."""

from __future__ import annotations

import random
import threading
import time
from types import ModuleType

import pytest

from marjapussi_desktop.bots import native
from marjapussi_desktop.bots.knowledge.card_sets import mask_of
from marjapussi_desktop.bots.native import build
from marjapussi_desktop.bots.native.encoding import NOTHING_BENEATH
from marjapussi_desktop.bots.native.move_codes import (
    SUIT_CODES,
    card_worths,
    first_lead_code,
    hand_codes,
    marriage_worths,
    pip_weight,
    play_codes,
)
from marjapussi_desktop.bots.native.policy_weights import SIZES
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout, players_in
from marjapussi_desktop.engine.state import Deal
from tests.bots.native.minimax import random_ending
from tests.bots.native.twins import PLAIN_PLAY_LIKELIHOOD, PLAIN_ROLLOUTS, PLAIN_SOLVER, compiled, has_compiler
from tests.helpers.rulesets import PRESET_IDS, random_variant

PARTNERSHIPS = [name for name, rules in PRESETS.items() if rules.layout is Layout.PARTNERSHIP]


@pytest.fixture
def core() -> ModuleType:
    """The compiled twin."""
    module = compiled()
    if module is None:
        pytest.skip("the kernel was not compiled here")
    return module


@pytest.mark.skipif(not has_compiler(), reason="there is no C compiler")
def test_the_compiled_twin_runs_where_there_is_a_compiler() -> None:
    assert native.WHICH == "compiled", "the kernel was not compiled: `python3 run.py` or `pip install -e .` does it"


def test_the_compiled_twin_is_made_of_these_sources(core: ModuleType) -> None:
    assert build.fingerprint() == core.BUILT_FROM, "the compiled kernel is stale: run `pip install -e .` again"


@pytest.mark.parametrize("preset", PARTNERSHIPS)
def test_twins_solve_alike(preset: str, core: ModuleType) -> None:
    rules = PRESETS[preset]
    told = (play_codes(rules), list(card_worths(rules)), list(marriage_worths(rules)))
    twins = [PLAIN_SOLVER(*told, table_bits=10), core.Solver(*told, table_bits=10)]
    dice = random.Random(4)
    for size in (2, 3, 4, 5):
        ending = random_ending(rules, size, dice)
        (first, second), (other_first, other_second) = ending.pips
        values = [
            twin.solve(
                [mask_of(hand) for hand in ending.hands],
                ending.leader,
                SUIT_CODES[ending.trump],
                sum(1 << SUIT_CODES[suit] for suit in ending.declared),
                ending.may_declare,
                pip_weight(first - other_first, second - other_second),
            )
            for twin in twins
        ]
        assert values[0] == values[1], ending
    assert twins[0].searched() == twins[1].searched(), "they do not search the same cards"


def rows_of(deal: Deal) -> list[int]:
    """What lies under each card."""
    beneath = list(NOTHING_BENEATH)
    for up_row, down_row in zip(deal.up, deal.down, strict=True):
        for up, down in zip(up_row, down_row, strict=True):
            beneath[up.index] = down.index
    return beneath


def world_of_deal(rules: Ruleset, deal: Deal) -> tuple[list[int], list[int], list[int]]:
    """Hands, stock and rows as the kernel takes them; a kitty stays out of play."""
    hands = [mask_of(hand) | mask_of(row) for hand, row in zip(deal.hands, deal.up or [()] * 4, strict=False)]
    hands += [0] * (4 - len(hands))
    return hands, [card.index for card in deal.stock], rows_of(deal)


def assert_alike(core: ModuleType, rules: Ruleset, seed: int, deals: int, count: int) -> None:
    """The same sums of outcomes of rollouts, and the same outcomes of every move in several worlds."""
    told = (hand_codes(rules), list(card_worths(rules)), list(marriage_worths(rules)))
    twins = [PLAIN_ROLLOUTS(*told), core.Rollouts(*told)]
    dice = random.Random(seed)
    for number in range(deals):
        leader = dice.randrange(players_in(rules.layout))
        state = [leader, 4, 15, 0, 4, 0, 0, 0, 0, 1, first_lead_code(rules, 1 + number), 0, 0, 0]
        worlds = [world_of_deal(rules, shuffled_deal(rules, dice)) for _ in range(3)]
        for twin in twins:
            twin.set_public(state, [], [0] * 4, [0] * 4, [0] * 4)
            twin.set_world(*worlds[0])
        assert twins[0].moves() == twins[1].moves()
        assert twins[0].play_out(number, count) == twins[1].play_out(number, count)
        hands, stocks, rows = ([list(part) for part in parts] for parts in zip(*worlds, strict=True))
        moves = twins[0].moves()[:1]
        same = [hands[0]] * 3
        stocks = [stocks[0]] * 3
        tried = [twin.try_moves(same, moves, number, stocks, [rows[0]] * 3) for twin in twins]
        assert tried[0] == tried[1]
        assert len(tried[0]) == 6 * 3 * len(moves)


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_twins_play_out_alike(preset: str, core: ModuleType) -> None:
    assert_alike(core, PRESETS[preset], seed=1, deals=4, count=8)


@pytest.mark.parametrize("seed", range(20))
def test_twins_play_out_alike_with_any_options(seed: int, core: ModuleType) -> None:
    assert_alike(core, random_variant(random.Random(seed)).rules, seed, deals=2, count=4)


def test_the_interpreter_is_free_while_the_compiled_twin_plays(core: ModuleType) -> None:
    """Python goes on counting during one long call."""
    rules = PRESETS["huutopussi"]
    rollouts = core.Rollouts(hand_codes(rules), list(card_worths(rules)), list(marriage_worths(rules)))
    rollouts.set_public([0, 4, 15, 0, 4, 0, 0, 0, 0, 1, 0, 0, 0, 0], [], [0] * 4, [0] * 4, [0] * 4)
    rollouts.set_world(*world_of_deal(rules, shuffled_deal(rules, random.Random(1))))
    thread = threading.Thread(target=lambda: rollouts.play_out(1, 400_000))
    begun = time.perf_counter()
    thread.start()
    count = 0
    while thread.is_alive():
        count += 1
        thread.join(timeout=0.001)
    took_ms = (time.perf_counter() - begun) * 1000
    assert count > 2 + took_ms / 200, f"{count} turns in {took_ms:.0f} ms"


@pytest.mark.parametrize("preset", PARTNERSHIPS)
def test_twins_read_plays_alike(preset: str, core: ModuleType) -> None:
    """As likely in every hand, and by the same parts of the table."""
    rules, dice = PRESETS[preset], random.Random(7)
    told = (hand_codes(rules), list(card_worths(rules)), list(marriage_worths(rules)))
    numbers = [dice.randrange(-300, 300) for _number in range(sum(SIZES.values()))]
    for seed in range(3):
        seats, moves, start, left = random_moves(rules, seed)
        twins = [kind(*told, numbers, 0.05) for kind in (PLAIN_PLAY_LIKELIHOOD, core.PlayLikelihood)]
        for twin in twins:
            twin.read(0, first_lead_code(rules, 1), start, seats, moves)
        assert twins[0].choices_made() == twins[1].choices_made() != []
        for seat in range(4):
            assert twins[0].likelihood(seat, left[seat]) == pytest.approx(twins[1].likelihood(seat, left[seat]))


def random_moves(rules: Ruleset, seed: int) -> tuple[list[int], list[int], list[int], list[int]]:
    """Some of the moves of a hand played at random, each with its seat; the hands at its start and now."""
    rollouts = PLAIN_ROLLOUTS(hand_codes(rules), list(card_worths(rules)), list(marriage_worths(rules)))
    dice = random.Random(seed)
    hands, _stock, rows = world_of_deal(rules, shuffled_deal(rules, dice))
    rollouts.set_public(
        [0, 4, 15, 0, 4, 0, 0, 0, 0, 1, first_lead_code(rules, 1), 0, 0, 0], [], [0] * 4, [0] * 4, [0] * 4
    )
    rollouts.set_world(hands, [], rows)
    seats: list[int] = []
    moves: list[int] = []
    left = list(hands)
    while len(moves) < 26 and not rollouts.is_over():
        seats.append(rollouts.seat_to_act())
        moves.append(dice.choice(rollouts.moves()))
        rollouts.move(moves[-1])
        if moves[-1] < 36:
            left[seats[-1]] &= ~(1 << moves[-1])
    return seats, moves, hands, left
