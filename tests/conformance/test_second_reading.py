"""Traced matches, judged move by move by an independent reading of the rules."""

from __future__ import annotations

import json
import random

import pytest

from marjapussi_desktop.engine.options import to_record_rules
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import format_record
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.evaluation.simulation import play_match
from tests.conformance import second_reading
from tests.helpers.rulesets import PRESET_IDS, Variant, changes_of, random_variant


def complaints_about(variant: Variant, seed: int, max_hands: int, level: str = "random") -> list[str]:
    levels = (level,) * players_in(variant.rules.layout)
    record = play_match(variant.preset, variant.rules, levels, seed, max_hands, trace=True)
    return second_reading.check_record(json.loads(format_record(record)))


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_presets_are_the_same_in_both_readings(preset: str) -> None:
    assert to_record_rules(PRESETS[preset]) == second_reading.preset_rules(preset)


def test_both_readings_know_the_same_presets() -> None:
    assert list(PRESETS) == list(second_reading.PRESETS)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("preset", PRESET_IDS)
def test_random_matches_follow_the_rules(preset: str) -> None:
    for seed in range(3):
        assert complaints_about(Variant(preset, PRESETS[preset]), seed, max_hands=12) == []


@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi", "huutopussi-wurzel", "huutopussi-3"])
def test_matches_of_playing_bots_follow_the_rules(preset: str) -> None:
    assert complaints_about(Variant(preset, PRESETS[preset]), 11, max_hands=3, level="casual") == []


def test_combinations_of_options_follow_the_rules() -> None:
    dice = random.Random(2026)
    for seed in range(300):
        variant = random_variant(dice, PRESET_IDS[seed % len(PRESET_IDS)])
        assert complaints_about(variant, seed, max_hands=2) == [], (variant.preset, changes_of(variant))


@pytest.mark.slow
def test_thousands_of_combinations_follow_the_rules() -> None:
    dice = random.Random(42)
    for seed in range(6000):
        variant = random_variant(dice)
        assert complaints_about(variant, seed, max_hands=6) == [], (variant.preset, changes_of(variant))


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_the_second_reading_notices_a_wrong_move_and_a_wrong_result(preset: str) -> None:
    levels = ("random",) * players_in(PRESETS[preset].layout)
    record = json.loads(format_record(play_match(preset, PRESETS[preset], levels, 5, 2, trace=True)))
    assert second_reading.check_record(record) == []
    record["hands"][0]["result"]["totals"][0] += 5
    assert second_reading.check_record(record)
    record = json.loads(format_record(play_match(preset, PRESETS[preset], levels, 5, 2, trace=True)))
    record["hands"][0]["moves"][2]["legal"].pop()
    assert second_reading.check_record(record)
