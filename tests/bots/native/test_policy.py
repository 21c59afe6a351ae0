"""How the rollouts play: by what a seat may know, asking honestly, by the tables that ship."""

from __future__ import annotations

import random
from types import ModuleType
from typing import Any

import pytest

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.knowledge.card_sets import mask_of
from marjapussi_desktop.bots.native.encoding import first_lead_code, native_rules
from marjapussi_desktop.bots.native.move_codes import ASK_HALF, ASK_WHOLE, DECLARE
from marjapussi_desktop.bots.native.policy_weights import DATA, KINDS, SIZES, kind_of
from marjapussi_desktop.bots.native.values import PublicPosition, World
from marjapussi_desktop.engine import cards as engine_cards
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout
from tests.bots.native.twins import PLAIN_ROLLOUTS, compiled

PARTNERSHIPS = [name for name, rules in PRESETS.items() if rules.layout is Layout.PARTNERSHIP]
SPADES, CLUBS, DIAMONDS, HEARTS = range(4)


def cards(codes: str) -> int:
    """A hand by the cards' names."""
    return mask_of(engine_cards.cards(codes))


def rollouts_of(rules: Ruleset, core: ModuleType | None = None) -> Any:
    """A twin's rollouts."""
    make = core.Rollouts if core is not None else PLAIN_ROLLOUTS
    return make(native_rules(rules))


def set_to_attempt(rollouts: Any, hands: list[int], no_whole: int = 0, no_half: int = 0) -> None:
    """Seat 0 has won a trick and may declare or ask."""
    rollouts.set_position(PublicPosition(is_first_trick=False, may_attempt=True, no_whole=no_whole, no_half=no_half))
    rollouts.set_world(World(tuple(hands)))


@pytest.mark.parametrize("preset", PARTNERSHIPS)
def test_hidden_cards_decide_nothing(preset: str) -> None:
    """The same move, however the cards of the other hands lie: a lead, an attempt, a second lead."""
    rules = PRESETS[preset]
    rollouts = rollouts_of(rules, compiled())
    dice = random.Random(3)
    chosen = set()
    for seed in range(12):
        pack = list(range(36))
        dice.shuffle(pack)
        mine, others = pack[:8], pack[8:32]
        moves = set()
        for _deal in range(12):
            dice.shuffle(others)
            hands = [mine, others[:8], others[8:16], others[16:]]
            set_to_attempt(rollouts, [sum(1 << index for index in hand) for hand in hands])
            moves.add(rollouts.chosen(seed))
        assert len(moves) == 1, (mine, moves)
        chosen |= moves
    assert any(move >= DECLARE for move in chosen)


def test_own_marriages_come_before_asks() -> None:
    rollouts = rollouts_of(PRESETS["huutopussi-wurzel"])
    set_to_attempt(rollouts, [cards("AS KS QS KH"), cards("AC 9C 8C 7C"), cards("QH KD QD 6C"), cards("9D 8D 7D 6D")])
    assert rollouts.chosen(1) == DECLARE + SPADES


def test_a_half_is_asked_for_without_knowing_whether_it_is_there() -> None:
    """One card in three is the partner's, a whole in nine."""
    rollouts = rollouts_of(PRESETS["marjapussi"])
    others = [cards("AC 9C 8C 7C"), cards("KD AD TC 6C"), cards("QH 8D 7D 6D")]
    set_to_attempt(rollouts, [cards("AS 9S 8S KH"), *others])
    assert rollouts.chosen(1) == ASK_HALF + HEARTS


def test_what_was_asked_in_vain_is_not_asked_again() -> None:
    rollouts = rollouts_of(PRESETS["marjapussi"])
    hands = [cards("AS 9S 8S KH"), cards("AC 9C 8C KC"), cards("KD QD QC 6C"), cards("QH 8D 7D 6D")]
    set_to_attempt(rollouts, hands, no_half=1 << HEARTS)
    assert rollouts.chosen(1) == ASK_WHOLE
    set_to_attempt(rollouts, hands, no_half=1 << HEARTS, no_whole=1 << 2)
    assert rollouts.chosen(1) < DECLARE


def test_a_whole_is_not_asked_for_when_none_is_left() -> None:
    rollouts = rollouts_of(PRESETS["marjapussi"])
    hands = [cards("AS 9S 8S TS"), cards("AC 9C 8C 7C"), cards("KD AD TC 6C"), cards("QH 8D 7D 6D")]
    set_to_attempt(rollouts, hands)
    assert rollouts.chosen(1) < DECLARE


def test_where_asks_have_an_order_the_whole_comes_first() -> None:
    rollouts = rollouts_of(PRESETS["huutopussi-wurzel"])
    hands = [cards("AS 9S 8S KH"), cards("AC 9C 8C KC"), cards("KD QD QC 6C"), cards("QH 8D 7D 6D")]
    set_to_attempt(rollouts, hands)
    assert rollouts.chosen(1) == ASK_WHOLE


def test_every_kind_of_game_has_a_whole_table() -> None:
    assert tuple(load_trained(DATA)) == KINDS
    for name, parts in load_trained(DATA).items():
        assert {part: len(numbers) for part, numbers in parts.items()} == SIZES, name
    assert {kind_of(native_rules(rules)) for rules in PRESETS.values()} == set(range(len(KINDS)))


@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi"])
def test_weights_of_a_seat_change_how_it_plays(preset: str) -> None:
    """A seat that has its table turned upside down takes less; the others go on as they did."""
    rules = PRESETS[preset]
    core = compiled()
    dice = random.Random(2)
    kind = KINDS[kind_of(native_rules(rules))]
    upside_down = [-number for part in SIZES for number in load_trained(DATA)[kind][part]]
    plain, other = rollouts_of(rules, core), rollouts_of(rules, core)
    for seat in (0, 2):
        other.set_weights(seat, upside_down)
    worlds = []
    for _deal in range(60):
        pack = list(range(36))
        dice.shuffle(pack)
        worlds.append(World(tuple(sum(1 << index for index in pack[at : at + 9]) for at in (0, 9, 18, 27))))
    taken = []
    for rollouts in (plain, other):
        rollouts.set_position(PublicPosition(first_lead=first_lead_code(rules, 2)))
        outcomes = rollouts.play_worlds(worlds, 1)
        taken.append(sum(outcome.points[0] - outcome.points[1] for outcome in outcomes))
    assert taken[0] > taken[1]
