"""The rollouts' tables: the file that ships is what the training writes, and training repeats and makes better."""

from __future__ import annotations

from pathlib import Path

import pytest

from marjapussi_desktop.bots.native import policy_tables
from marjapussi_desktop.bots.native.policy_by_hand import table_by_hand
from marjapussi_desktop.bots.native.policy_weights import KINDS
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.training import rollout_policy
from marjapussi_desktop.training.rollout_policy import Duel, deals_of, file_text, in_parts, tables_by_spsa


def test_the_file_that_ships_is_as_the_training_writes_it() -> None:
    assert Path(policy_tables.__file__).read_text("utf-8") == file_text(policy_tables.TABLES)


def test_every_kind_of_game_is_fitted_by_a_game() -> None:
    assert tuple(rollout_policy.GAMES) == KINDS


def test_parts_hold_the_whole_table() -> None:
    table = list(range(len(table_by_hand(PRESETS["marjapussi"]))))
    assert [number for numbers in in_parts(table).values() for number in numbers] == table


@pytest.mark.parametrize("preset", ["huutopussi-3", "bondtolva-2", "avomarjapussi", "marjapussi"])
def test_fitting_repeats_and_a_duel_with_oneself_is_even(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollout_policy, "PAIRS", 2)
    monkeypatch.setattr(rollout_policy, "DEALS_A_PAIR", 3)
    rules = PRESETS[preset]
    duel = Duel(rules, deals_of(rules, 8, seed=1))
    first = table_by_hand(rules)
    assert list(tables_by_spsa(duel, first, 2, seed=1)) == list(tables_by_spsa(duel, first, 2, seed=1))
    assert duel.lead(first, first, 0, 8, seed=1) == pytest.approx(0.0)
