"""The compiled kernel and its plain twin: which one runs, that it is fresh, and that they agree."""

from __future__ import annotations

import random
import threading
import time
from types import ModuleType

import pytest

from marjapussi_desktop.bots import native
from marjapussi_desktop.bots.native import build
from marjapussi_desktop.bots.native.encoding import first_lead_code, native_rules, open_position
from marjapussi_desktop.bots.native.values import PublicPosition
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout, players_in
from tests.bots.native.minimax import position_of, random_ending
from tests.bots.native.twins import PLAIN_ROLLOUTS, PLAIN_SOLVER, compiled, has_compiler
from tests.bots.native.worlds import world_of_deal
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
    twins = [kind(native_rules(rules), table_bits=10) for kind in (PLAIN_SOLVER, core.Solver)]
    dice = random.Random(4)
    for size in (2, 3, 4, 5):
        position = open_position(position_of(random_ending(rules, size, dice)))
        assert twins[0].solve(position) == twins[1].solve(position), position
    assert twins[0].searched() == twins[1].searched(), "they do not search the same cards"


def assert_alike(core: ModuleType, rules: Ruleset, seed: int, deals: int, count: int) -> None:
    """The same sums of outcomes of rollouts, and the same outcomes of every move in several worlds."""
    twins = [kind(native_rules(rules)) for kind in (PLAIN_ROLLOUTS, core.Rollouts)]
    dice = random.Random(seed)
    for number in range(deals):
        leader = dice.randrange(players_in(rules.layout))
        start = PublicPosition(leader=leader, first_lead=first_lead_code(rules, 1 + number))
        worlds = [world_of_deal(shuffled_deal(rules, dice)) for _ in range(3)]
        for twin in twins:
            twin.set_position(start)
            twin.set_world(worlds[0])
        assert twins[0].moves() == twins[1].moves()
        assert twins[0].play_out(number, count) == twins[1].play_out(number, count)
        moves = twins[0].moves()[:1]
        tried = [twin.try_moves(worlds[:1] * 3, moves, number) for twin in twins]
        assert tried[0] == tried[1]
        assert len(tried[0]) == 3 * len(moves)


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_twins_play_out_alike(preset: str, core: ModuleType) -> None:
    assert_alike(core, PRESETS[preset], seed=1, deals=4, count=8)


@pytest.mark.parametrize("seed", range(20))
def test_twins_play_out_alike_with_any_options(seed: int, core: ModuleType) -> None:
    assert_alike(core, random_variant(random.Random(seed)).rules, seed, deals=2, count=4)


def test_the_interpreter_is_free_while_the_compiled_twin_plays(core: ModuleType) -> None:
    """Python goes on counting during one long call."""
    rules = PRESETS["huutopussi"]
    rollouts = core.Rollouts(native_rules(rules))
    rollouts.set_position(PublicPosition())
    rollouts.set_world(world_of_deal(shuffled_deal(rules, random.Random(1))))
    thread = threading.Thread(target=lambda: rollouts.play_out(1, 400_000))
    begun = time.perf_counter()
    thread.start()
    count = 0
    while thread.is_alive():
        count += 1
        thread.join(timeout=0.001)
    took_ms = (time.perf_counter() - begun) * 1000
    assert count > 2 + took_ms / 200, f"{count} turns in {took_ms:.0f} ms"
