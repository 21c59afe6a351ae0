"""Tallies add up, survive, and count no match twice."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from marjapussi_desktop.settings.problems import ProblemKind
from marjapussi_desktop.settings.statistics import Statistics, Tally, load, save

WON = Tally("p", "casual", "casual", played=1, won=1, hands=9, contracts=4, contracts_made=3)
LOST = Tally("p", "casual", "casual", played=1, hands=7, contracts=2)
OTHER = Tally("q", "casual", "random", played=1, won=1, hands=3)


def test_matches_are_added_by_preset_and_levels(tmp_path: Path) -> None:
    statistics = Statistics().with_match("1", WON).with_match("2", OTHER).with_match("3", LOST)
    assert statistics.of("p", "casual", "casual") == Tally("p", "casual", "casual", 2, 1, 16, 6, 3)
    assert statistics.of("q", "casual", "random") == OTHER
    assert statistics.of("q", "casual", "casual").played == 0
    save(tmp_path / "s.json", statistics)
    assert load(tmp_path / "s.json").value == statistics


def test_no_match_is_counted_twice() -> None:
    both = Statistics().with_match("1", WON).with_match("2", LOST)
    assert both.with_match("1", WON) == both
    assert both.with_match("2", WON) == both
    assert both.without("3").with_match("3", WON).tallies == both.tallies


def test_a_repeat_is_taken_off_once_it_is_known_nowhere_else() -> None:
    counted = Statistics().with_match("1", WON).with_match("2", LOST)
    left = counted.without_repeat("2", "2026-11-01T00:00:00", LOST)
    assert left.tallies == (WON,)
    assert left.with_match("2", LOST) == left, "it is not counted again"
    assert left.without_repeat("3", "2026-11-01T00:00:00", WON) == left, "it was never counted"
    later = replace(counted, since="2026-11-02T00:00:00")
    assert later.without_repeat("2", "2026-11-01T00:00:00", LOST) == later, "it was forgotten with all before"
    assert Statistics().with_match("1", WON).without_repeat("1", "2026", WON).tallies == ()


def test_house_rules_are_counted_for_themselves() -> None:
    house = replace(WON, house_rules=True)
    statistics = Statistics().with_match("1", WON).with_match("2", house).with_match("3", house)
    assert [tally.won for tally in statistics.tallies] == [1, 2]
    assert statistics.of("p", "casual", "casual", house_rules=True).won == 2


def test_what_version_0_1_0_has_counted_is_counted_on(tmp_path: Path) -> None:
    old = [{key: value for key, value in GOOD.items() if key != "house_rules"}]
    path = tmp_path / "statistics.json"
    path.write_text(json.dumps({"last_match": "1", "tallies": old}), encoding="utf-8")
    loaded = load(path)
    assert loaded.problem is None
    assert loaded.value == Statistics((WON,), ("1",))
    assert loaded.value.with_match("1", LOST) == loaded.value
    assert loaded.value.with_match("2", LOST).of("p", "casual", "casual").played == 2


def test_a_damaged_file_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "statistics.json"
    path.write_text('{"tallies": [', encoding="utf-8")
    loaded = load(path)
    assert loaded.value == Statistics()
    assert loaded.problem is not None
    assert loaded.problem.kind is ProblemKind.STATISTICS_DAMAGED


GOOD = json.loads(json.dumps(asdict(WON)))


@pytest.mark.parametrize(
    "bad",
    [None, 1, [], {}, {"preset": "p"}, {**GOOD, "preset": 1}, {**GOOD, "won": -1}, {**GOOD, "won": 10**4000}]
    + [{key: value for key, value in GOOD.items() if key != left_out} for left_out in GOOD if left_out != "house_rules"]
    + [{**GOOD, "house_rules": 1}],
)
def test_a_damaged_row_costs_no_other_and_the_file_is_kept(tmp_path: Path, bad: object) -> None:
    path = tmp_path / "statistics.json"
    path.write_text(json.dumps({"last_match": "1", "tallies": [bad, {**GOOD, "new": 1}]}), encoding="utf-8")
    content = path.read_bytes()
    loaded = load(path)
    assert loaded.value == Statistics((WON,), ("1",))
    assert loaded.problem is not None
    assert loaded.problem.kind is ProblemKind.STATISTICS_DAMAGED
    assert loaded.problem.file is not None
    assert loaded.problem.file.read_bytes() == content
    save(path, loaded.value)
    assert load(path).problem is None
