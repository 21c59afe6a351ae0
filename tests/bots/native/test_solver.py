"""The exact solver equals trying everything over the engine's rules."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from marjapussi_desktop.bots.native import exact_solver
from marjapussi_desktop.bots.native.encoding import native_rules
from marjapussi_desktop.bots.native.exact_solver import ExactSolver
from marjapussi_desktop.bots.native.positions import Position
from marjapussi_desktop.engine.cards import Card, cards
from marjapussi_desktop.engine.legality import Turn, legal_cards
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import CardPoints, FirstLead, PipCount, Ruleset, hand_size
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import changed
from tests.bots.native.minimax import Ending, best_for, position_of, random_ending, value_of
from tests.helpers.rulesets import random_variant, rules_of

PARTNERSHIPS = [name for name, rules in PRESETS.items() if rules.layout is Layout.PARTNERSHIP]


def solved(solver: ExactSolver, ending: Ending) -> int:
    """The solver's value."""
    return solver.value_of(position_of(ending))


def assert_agrees(rules: Ruleset, seed: int, size: int, count: int) -> None:
    """Random endings have the same value both ways; the solver's table is small, so that entries are replaced."""
    dice = random.Random(seed)
    solver = ExactSolver(rules, table_bits=8)
    for _ in range(count):
        ending = random_ending(rules, size, dice)
        assert solved(solver, ending) == value_of(rules, ending, hand_size(rules)), ending


@pytest.mark.sampled(2)
@pytest.mark.parametrize("preset", PARTNERSHIPS)
def test_two_cards_each(preset: str) -> None:
    assert_agrees(PRESETS[preset], seed=2, size=2, count=200)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("preset", PARTNERSHIPS)
def test_three_cards_each(preset: str) -> None:
    assert_agrees(PRESETS[preset], seed=3, size=3, count=25)


@pytest.mark.slow
@pytest.mark.parametrize("preset", PARTNERSHIPS)
@pytest.mark.parametrize(("size", "count"), [(2, 2000), (3, 400), (4, 25)])
def test_thousands_of_endings(preset: str, size: int, count: int) -> None:
    assert_agrees(PRESETS[preset], seed=size, size=size, count=count)


@pytest.mark.parametrize("seed", range(30))
def test_every_combination_of_options(seed: int) -> None:
    dice = random.Random(seed)
    rules = random_variant(dice, dice.choice(PARTNERSHIPS)).rules
    assert_agrees(rules, seed, size=2, count=12)


FIRST_TRICKS = [
    rules_of("huutopussi", first_lead=FirstLead.ACE_OR_SPADE, first_trick_ace_must_show=True),
    rules_of("huutopussi", first_lead=FirstLead.ANY, first_trick_ace_must_show=True),
    rules_of("huutopussi-wurzel", card_points=CardPoints.TENS_AND_FIVES),
    rules_of("marjapussi", first_trick_ace_must_show=True),
    rules_of("bondtolva", pip_count=PipCount.ACES_AND_TENS, first_lead=FirstLead.ACE_OR_SPADE),
]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("rules", FIRST_TRICKS)
def test_the_first_trick_of_a_hand(rules: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    """What holds for the first trick, on hands small enough to try everything: three cards are a full hand here."""
    monkeypatch.setattr(exact_solver, "native_rules", lambda rules: changed(native_rules(rules), hand_size=3))
    dice = random.Random(6)
    solver = ExactSolver(rules, table_bits=8)
    for _ in range(25):
        ending = replace(random_ending(rules, 3, dice), may_declare=False)
        assert solved(solver, ending) == value_of(rules, ending, full=3), ending


def test_a_trick_that_can_be_counted_by_hand() -> None:
    """North–south take A T (10 each), K and 6, and the last trick: 25 and 20."""
    hands = (cards("AS"), cards("TS"), cards("KS"), cards("6S"))
    assert ExactSolver(PRESETS["huutopussi"]).value_of(Position(hands, leader=0)) == 45


def test_the_pip_point_turns_on_the_pips_taken_before() -> None:
    """The last trick brings side 0 one game point and 11 + 10 + 4 pips, which are enough from 24 behind."""
    hands = (cards("AS"), cards("TS"), cards("KS"), cards("6S"))
    solver = ExactSolver(PRESETS["marjapussi"])
    values = [solver.value_of(Position(hands, 0, pips=((0, 0), (behind, 0)))) for behind in (24, 25, 26)]
    assert values == [2, 1, 0]


def test_a_half_may_be_declared_before_the_last_lead() -> None:
    """The king and the partner's queen make hearts trumps, and the trick is theirs."""
    hands = (cards("KH"), cards("AS"), cards("QH"), cards("TS"))
    solver = ExactSolver(PRESETS["huutopussi"])
    assert solver.value_of(Position(hands, 0, may_declare=True)) == 100 + 30 + 20


def turned(position: Position) -> Position:
    """The same with everybody one seat further on: the sides change places."""
    hands = (position.hands[-1], *position.hands[:-1])
    return replace(position, hands=hands, leader=(position.leader + 1) % 4, pips=(position.pips[1], position.pips[0]))


@pytest.mark.parametrize("preset", PARTNERSHIPS)
def test_no_seat_is_special(preset: str) -> None:
    dice = random.Random(9)
    solver = ExactSolver(PRESETS[preset], table_bits=10)
    for size in (4, 5, 5):
        ending = random_ending(PRESETS[preset], size, dice)
        position = position_of(ending)
        value = solver.value_of(position)
        assert solver.value_of(turned(position)) == -value
        assert ExactSolver(PRESETS[preset], table_bits=4).value_of(position) == value, "the table's size matters"


def assert_tricks_agree(rules: Ruleset, seed: int, size: int, count: int) -> None:
    """A position is worth what the best of its cards leaves: each card on the table, and so to the trick's end."""
    dice = random.Random(seed)
    solver = ExactSolver(rules, table_bits=8)
    for _ in range(count):
        at = Position(**{**_fields(random_ending(rules, size, dice)), "may_declare": False})
        for _card in range(4):
            after = [(_played(at, card), card) for card in _legal(rules, at)]
            values = [solver.value_of(one) for one, _card in after]
            seat = (at.leader + len(at.trick)) % 4
            assert solver.value_of(at) == best_for(seat, values), at
            at = dice.choice(after)[0]


def _fields(ending: Ending) -> dict[str, Any]:
    names = ("leader", "trump", "declared", "pips", "lead_suit")
    return {"hands": tuple(tuple(hand) for hand in ending.hands), **{name: getattr(ending, name) for name in names}}


def _legal(rules: Ruleset, at: Position) -> Sequence[Card]:
    turn = Turn(
        rules=rules,
        available=at.hands[(at.leader + len(at.trick)) % 4],
        trick=at.trick,
        trump=at.trump,
        is_first_trick=False,
        is_first_hand=False,
        lead_suit=at.lead_suit if not at.trick else None,
        stock_left=False,
    )
    return legal_cards(turn)


def _played(at: Position, card: Card) -> Position:
    hands = tuple(tuple(c for c in hand if c is not card) for hand in at.hands)
    return replace(at, hands=hands, trick=(*at.trick, card))


@pytest.mark.parametrize("preset", PARTNERSHIPS)
def test_with_a_trick_on_the_table(preset: str) -> None:
    assert_tricks_agree(PRESETS[preset], seed=5, size=4, count=15)
    assert_tricks_agree(PRESETS[preset], seed=5, size=1, count=5)
