"""Every option with each of its values in each layout: accepted, or refused with the reason of the right kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from marjapussi_desktop.engine import options
from marjapussi_desktop.engine.options import (
    OPTIONS,
    OPTIONS_BY_KEY,
    Option,
    OptionValue,
    Problem,
    ProblemKind,
    allowed_values,
    check_change,
    describe_values,
    differences,
    format_value,
    options_in,
    parse_option,
    parse_options,
    problems,
    to_record_rules,
    to_record_value,
    with_options,
)
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record_rules import from_record_rules
from marjapussi_desktop.engine.ruleset import AskOrder, Family, Overshoot, Redeal, Ruleset
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import changed
from tests.conformance import second_reading
from tests.helpers.rulesets import PRESET_IDS, rules_of

EVERY_PRESET = pytest.mark.parametrize("preset", PRESET_IDS)


def kinds(outcome: Ruleset | tuple[Problem, ...]) -> set[ProblemKind]:
    return set() if isinstance(outcome, Ruleset) else {problem.kind for problem in outcome}


# -- every option, value and layout -----------------------------------------------------------------------------------


def combinations_of(option: Option, base: Ruleset) -> list[OptionValue]:
    values = allowed_values(option, base)
    return [(), *((v,) for v in values), values] if option.many else list(values)


@EVERY_PRESET
@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_each_value_is_accepted_or_refused_as_the_second_reading_says(preset: str, option: Option) -> None:
    base = PRESETS[preset]
    for value in combinations_of(option, base):
        outcome = with_options(base, {option.key: value})
        written: dict[str, Any] = second_reading.preset_rules(preset)
        written[option.key] = to_record_value(value)
        assert isinstance(outcome, Ruleset) == (second_reading.check_rules(preset, written) == []), (value, outcome)
        if isinstance(outcome, Ruleset):
            assert to_record_rules(outcome) == written
            assert option.value_in(outcome) == value


@EVERY_PRESET
@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_a_refusal_names_option_value_and_why(preset: str, option: Option) -> None:
    base = PRESETS[preset]
    for value in combinations_of(option, base):
        outcome = with_options(base, {option.key: value})
        if isinstance(outcome, Ruleset):
            continue
        assert outcome[0].value == format_value(value) or outcome[0].option != option.key
        if base.family not in option.families:
            assert kinds(outcome) == {ProblemKind.NOT_IN_FAMILY}
        elif base.layout not in option.present_in:
            assert kinds(outcome) == {ProblemKind.NOT_IN_LAYOUT}
        elif not option.changeable_in:
            assert kinds(outcome) == {ProblemKind.FIXED_BY_PRESET}
        elif base.layout not in option.changeable_in:
            assert kinds(outcome) == {ProblemKind.NOT_IN_LAYOUT}
        else:
            assert kinds(outcome) <= {
                ProblemKind.NEEDS_ASK_HALF,
                ProblemKind.NEEDS_BOTH_ASKS,
                ProblemKind.TARGET_ABOVE_SEVEN,
            }


KIND_CASES: dict[ProblemKind, tuple[str, list[tuple[str, str]]]] = {
    ProblemKind.UNKNOWN_PRESET: ("canasta", []),
    ProblemKind.UNKNOWN_OPTION: ("marjapussi", [("colour", "red")]),
    ProblemKind.NOT_IN_FAMILY: ("marjapussi", [("minimum_bid", "50")]),
    ProblemKind.NOT_IN_LAYOUT: ("bondtolva-2", [("ask_half", "true")]),
    ProblemKind.FIXED_BY_PRESET: ("huutopussi", [("layout", "kitty")]),
    ProblemKind.BAD_VALUE: ("huutopussi", [("minimum_bid", "52")]),
    ProblemKind.NEEDS_ASK_HALF: ("huutopussi-erlangen", [("ask_half", "false")]),
    ProblemKind.NEEDS_BOTH_ASKS: ("huutopussi", [("half_needs_whole", "true"), ("ask_whole", "false")]),
    ProblemKind.TARGET_ABOVE_SEVEN: ("marjapussi", [("target", "7")]),
}


@pytest.mark.parametrize("kind", ProblemKind)
def test_each_kind_of_problem_is_found(kind: ProblemKind) -> None:
    preset, settings = KIND_CASES[kind]
    assert kinds(parse_options(preset, settings)) == {kind}


# -- words of the command line ----------------------------------------------------------------------------------------


@EVERY_PRESET
def test_values_are_read_as_they_are_written(preset: str) -> None:
    base = PRESETS[preset]
    for option in options_in(base):
        for value in combinations_of(option, base):
            assert parse_option(base, option.key, format_value(value)) == value


def test_several_words_come_in_any_order_but_not_twice() -> None:
    base = PRESETS["huutopussi"]
    assert parse_option(base, "redeal", "no_card_above_jack,three_sixes") == tuple(Redeal)
    assert parse_option(base, "redeal", "none") == ()
    assert isinstance(parse_option(base, "redeal", "three_sixes,three_sixes"), Problem)
    assert isinstance(parse_option(base, "colour", "red"), Problem)


def test_settings_make_a_ruleset() -> None:
    rules = parse_options("huutopussi", [("minimum_bid", "100"), ("bid_ban_at", "none")])
    assert rules == rules_of("huutopussi", minimum_bid=100, bid_ban_at=None)


def test_everything_that_is_wrong_is_told_at_once() -> None:
    outcome = parse_options("huutopussi", [("colour", "red"), ("minimum_bid", "1"), ("kitty_exposed", "true")])
    assert kinds(outcome) == {ProblemKind.UNKNOWN_OPTION, ProblemKind.BAD_VALUE, ProblemKind.NOT_IN_LAYOUT}
    outcome = parse_options("huutopussi-erlangen", [("colour", "red"), ("ask_half", "false")])
    assert kinds(outcome) == {ProblemKind.UNKNOWN_OPTION, ProblemKind.NEEDS_ASK_HALF}


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("target", "100..1000/5"),
        ("minimum_bid", "50..150/5"),
        ("bid_ban_at", "-1000..-50/5 | none"),
        ("redeal", "none | three_sixes | no_card_above_jack"),
        ("kontra", "true | false"),
        ("pack", "36 | 32 | 28 | 24"),
    ],
)
def test_allowed_values_are_described(option: str, text: str) -> None:
    assert describe_values(OPTIONS_BY_KEY[option], PRESETS["huutopussi"]) == text


def test_values_of_the_wrong_type_are_refused() -> None:
    wrong = [("kontra", 1), ("pack", 36.0), ("redeal", "three_sixes"), ("ask_order", "free"), ("redeal", [])]
    for key, value in wrong:
        assert kinds(with_options(PRESETS["huutopussi"], {key: value})) == {ProblemKind.BAD_VALUE}


def test_unknown_options_are_refused() -> None:
    assert kinds(with_options(PRESETS["huutopussi"], {"colour": 1})) == {ProblemKind.UNKNOWN_OPTION}


def test_a_value_that_the_preset_has_is_accepted_even_where_it_may_not_change() -> None:
    base = PRESETS["avomarjapussi"]
    assert with_options(base, {"layout": Layout.OPEN, "ask_whole": False}) == base


# -- the whole ruleset ------------------------------------------------------------------------------------------------


def test_problems_of_a_ruleset_as_a_whole() -> None:
    erlangen = PRESETS["huutopussi-erlangen"]
    assert problems(erlangen) == ()
    assert kinds(with_options(erlangen, {"ask_half": False})) == {ProblemKind.NEEDS_ASK_HALF}
    both = with_options(erlangen, {"ask_half": False, "half_needs_whole": True})
    assert kinds(both) == {ProblemKind.NEEDS_ASK_HALF, ProblemKind.NEEDS_BOTH_ASKS}
    assert isinstance(with_options(erlangen, {"ask_half": False, "bluff_half": False}), Ruleset)
    assert isinstance(with_options(PRESETS["marjapussi"], {"target": 7, "overshoot": Overshoot.ALLOWED}), Ruleset)


def test_differences_are_the_options_that_were_changed() -> None:
    base = PRESETS["huutopussi"]
    rules = rules_of("huutopussi", ask_order=AskOrder.SELF_WHOLE_HALF, target=300)
    assert [option.key for option in differences(rules, base)] == ["ask_order", "target"]


# -- rules in a record ------------------------------------------------------------------------------------------------


@EVERY_PRESET
def test_rules_survive_a_record(preset: str) -> None:
    assert from_record_rules(preset, to_record_rules(PRESETS[preset])) == PRESETS[preset]


RECORD_CASES: list[tuple[str, Mapping[str, object], ProblemKind]] = [
    ("huutopussi", {"family": "marjapussi"}, ProblemKind.FIXED_BY_PRESET),
    ("huutopussi", {"colour": "red"}, ProblemKind.UNKNOWN_OPTION),
    ("huutopussi", {"kitty_exposed": True}, ProblemKind.NOT_IN_LAYOUT),
    ("huutopussi", {"porvoo": True}, ProblemKind.NOT_IN_FAMILY),
    ("huutopussi", {"minimum_bid": True}, ProblemKind.BAD_VALUE),
    ("huutopussi", {"minimum_bid": [50]}, ProblemKind.BAD_VALUE),
    ("huutopussi", {"kontra": 0}, ProblemKind.BAD_VALUE),
    ("huutopussi", {"redeal": ["three_sixes", "three_sixes"]}, ProblemKind.BAD_VALUE),
    ("huutopussi", {"redeal": [["three_sixes"]]}, ProblemKind.BAD_VALUE),
    ("huutopussi", {"redeal": None}, ProblemKind.BAD_VALUE),
    ("huutopussi", {"opening": {}}, ProblemKind.BAD_VALUE),
    ("huutopussi", {"layout": "kitty"}, ProblemKind.FIXED_BY_PRESET),
    ("huutopussi-erlangen", {"ask_half": False}, ProblemKind.NEEDS_ASK_HALF),
]


@pytest.mark.parametrize(("preset", "changes", "kind"), RECORD_CASES)
def test_damaged_rules_are_refused(preset: str, changes: Mapping[str, object], kind: ProblemKind) -> None:
    assert kinds(from_record_rules(preset, {**to_record_rules(PRESETS[preset]), **changes})) == {kind}


def test_everything_that_is_wrong_is_told() -> None:
    written = {**to_record_rules(PRESETS["huutopussi"]), "opening": 7, "ask_half": False, "bluff_half": True}
    assert kinds(from_record_rules("canasta", written)) == {ProblemKind.UNKNOWN_PRESET}
    assert kinds(from_record_rules("huutopussi", written)) == {ProblemKind.BAD_VALUE, ProblemKind.NEEDS_ASK_HALF}


@EVERY_PRESET
def test_an_option_that_an_older_record_lacks_has_its_presets_value(preset: str) -> None:
    written = to_record_rules(PRESETS[preset])
    for key in written.keys() - {"family"}:
        without = {other: value for other, value in written.items() if other != key}
        assert from_record_rules(preset, without) == PRESETS[preset]


def test_an_option_may_say_what_was_played_before_it_existed(monkeypatch: pytest.MonkeyPatch) -> None:
    base = PRESETS["huutopussi"]
    option = changed(OPTIONS_BY_KEY["last_trick"], unwritten=10)
    assert OPTIONS_BY_KEY["last_trick"].value_in(base) == 20
    monkeypatch.setattr(options, "OPTIONS", tuple(option if o.key == option.key else o for o in OPTIONS))
    written = to_record_rules(base)
    assert from_record_rules("huutopussi", written) == base
    del written["last_trick"]
    assert from_record_rules("huutopussi", written) == rules_of("huutopussi", last_trick=10)


def test_every_option_stands_where_the_ruleset_holds_it() -> None:
    for preset in PRESET_IDS:
        for option in options_in(PRESETS[preset]):
            assert check_change(PRESETS[preset], option, option.value_in(PRESETS[preset]), "") is None
    assert {option.families for option in OPTIONS} <= {tuple(Family), (Family.MARJAPUSSI,), (Family.HUUTOPUSSI,)}
