"""The rollouts' tables: the file that ships is what the training writes, and training repeats and makes better."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from marjapussi_desktop.bots.data_files import FOLDER, load_trained
from marjapussi_desktop.bots.native.policy_weights import DATA, KINDS, SIZES
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.evaluation.policy_by_hand import table_by_hand
from marjapussi_desktop.training import data_files, rollout_policy
from marjapussi_desktop.training.rollout_policy import Duel, deals_of, in_parts, tables_by_spsa


def test_the_file_that_ships_is_as_the_training_writes_it(tmp_path: Path) -> None:
    data_files.write(tmp_path / DATA, load_trained(DATA))
    assert (tmp_path / DATA).read_bytes() == (FOLDER / DATA).read_bytes()


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


class Bowl:
    """In the place of a duel: what a table takes falls with its squared distance from the numbers 0, 1, 2 and so on."""

    deals = range(1000)

    def lead(self, a: list[int], b: list[int], begin: int, _end: int, seed: int) -> float:
        luck = (seed % 7 + begin % 5) / 10
        return (self.height(a) + luck) - (self.height(b) + luck) * 1.01

    def height(self, table: list[int]) -> float:
        return -sum((number - at) ** 2 for at, number in enumerate(table)) / 1000


def test_spsa_goes_where_it_went_before_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a made duel, number by number; upwards, and the one weight that is not fitted stays."""
    monkeypatch.setattr(rollout_policy, "PAIRS", 20)
    duel: Any = Bowl()
    first = [at * 37 % 101 - 50 for at in range(sum(SIZES.values()))]
    *_before, last = tables_by_spsa(duel, first, 4, seed=3)
    assert last[:12] == [-30, -17, 44, -43, -6, 13, -34, -15, 32, 1, -4, -28]
    assert (sum(last), sum(at * number for at, number in enumerate(last))) == (816, 97046)
    assert duel.height(last) > duel.height(first)
    assert in_parts(last)[rollout_policy.FIXED] == in_parts(first)[rollout_policy.FIXED]
