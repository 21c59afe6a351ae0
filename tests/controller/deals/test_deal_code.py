"""Deal codes: each match has one that gives it back, typing errors are told, and codes mean the same for ever."""

from __future__ import annotations

import hashlib
import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marjapussi_desktop.bots.players.characters import CHARACTERS
from marjapussi_desktop.bots.players.levels import OFFERED_LEVELS
from marjapussi_desktop.controller.deals.code_symbols import SYMBOLS, CodeError, CodeFault, written
from marjapussi_desktop.controller.deals.code_tables import (
    CHARACTER_IDS,
    LEVEL_IDS,
    OPTION_ROWS,
    PRESET_IDS,
    value_number,
)
from marjapussi_desktop.controller.deals.deal_code import (
    VERSION,
    DealCode,
    code_of,
    commitment,
    format_code,
    parse_code,
)
from marjapussi_desktop.controller.deals.deal_source import MAX_SEED, DealSource
from marjapussi_desktop.controller.match.players import ANYBODY, MatchSetup, players_of
from marjapussi_desktop.controller.match.session import Session
from marjapussi_desktop.engine.options import OPTIONS, to_record_rules
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import MatchRecord, deal_to_json
from marjapussi_desktop.engine.seats import players_in
from tests.helpers.rulesets import PRESET_IDS as ALL_PRESETS
from tests.helpers.rulesets import Variant, laws, variants

PINNED = [json.loads(line) for line in (Path(__file__).parent / "deal_codes.jsonl").read_text("utf-8").splitlines()]
"""Codes as they were when they were made, with what they held. Lines are added and never changed."""


@st.composite
def codes(draw: st.DrawFn) -> DealCode:
    variant: Variant = draw(variants())
    seed = draw(st.integers(0, MAX_SEED))
    count = players_in(variant.rules.layout) - 1
    opponent, partner = (draw(st.sampled_from(OFFERED_LEVELS)) for _ in range(2))
    wanted = draw(st.lists(st.sampled_from(("", ANYBODY, *CHARACTERS)), min_size=count, max_size=count))
    setup = MatchSetup(variant.preset, "", partner, opponent, seed, characters=tuple(wanted))
    kinds = [player.kind for player in players_of(setup, variant.rules, seed)[1:]]
    players = tuple(kind.removeprefix("bot:") for kind in kinds) if draw(st.booleans()) else ()
    return DealCode(variant.preset, variant.rules, seed, players)


@laws(300)
@given(codes())
def test_a_code_gives_back_what_it_was_made_of(code: DealCode) -> None:
    text = format_code(code)
    assert parse_code(text) == code
    assert set(text) <= {*SYMBOLS, "-"}


@laws(60)
@given(codes(), st.randoms(use_true_random=False))
def test_no_wrong_symbol_and_no_swapped_neighbours_are_missed(code: DealCode, dice: random.Random) -> None:
    text = format_code(code).replace("-", "")
    for place, symbol in enumerate(text):
        wrong = dice.choice([other for other in SYMBOLS if other != symbol])
        assert fault_of(text[:place] + wrong + text[place + 1 :]) is CodeFault.MISTYPED
        swapped = text[:place] + text[place + 1 : place + 2] + symbol + text[place + 2 :]
        assert swapped == text or fault_of(swapped) is CodeFault.MISTYPED


def test_every_wrong_symbol_in_a_plain_code_is_told() -> None:
    text = format_code(DealCode("huutopussi", PRESETS["huutopussi"], 20261122)).replace("-", "")
    assert all(
        fault_of(text[:place] + wrong + text[place + 1 :]) is CodeFault.MISTYPED
        for place, symbol in enumerate(text)
        for wrong in SYMBOLS
        if wrong != symbol
    )


@laws(300)
@given(st.lists(st.integers(0, 31), max_size=40), st.booleans())
def test_any_symbols_are_a_code_or_told_what_they_are_not(symbols: list[int], is_this_version: bool) -> None:
    text = written([VERSION, *symbols] if is_this_version else symbols)
    with suppress(CodeError):
        code = parse_code(text)
        assert parse_code(format_code(code)) == code


@laws(300)
@given(st.text(max_size=300))
def test_any_text_is_a_code_or_told_what_it_is_not(text: str) -> None:
    with pytest.raises(CodeError):
        parse_code(text)


def fault_of(text: str) -> CodeFault:
    with pytest.raises(CodeError) as caught:
        parse_code(text)
    return caught.value.fault


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", CodeFault.EMPTY),
        (" - \n", CodeFault.EMPTY),
        ("M", CodeFault.TOO_SHORT),
        ("M*00", CodeFault.NOT_A_SYMBOL),
        ("M" * 500, CodeFault.TOO_LONG),
        (written([VERSION]), CodeFault.TOO_SHORT),
        (written([VERSION + 1, 0, 0, *[0] * 11]), CodeFault.LATER_VERSION),
        (written([VERSION, 31, 0, *[0] * 11]), CodeFault.UNKNOWN),
        (written([VERSION, 0, 20, *[0] * 11]), CodeFault.UNKNOWN),
        (written([VERSION, 0, 0, *[31] * 11]), CodeFault.UNKNOWN),
        (written([VERSION, 0, 0, *[0] * 11, 31, 15, 0]), CodeFault.UNKNOWN),
        (written([VERSION, 0, 0, *[0] * 11, 1, 9]), CodeFault.UNKNOWN),
    ],
)
def test_what_is_wrong_is_told(text: str, fault: CodeFault) -> None:
    assert fault_of(text) is fault


def test_a_code_may_be_written_as_people_write() -> None:
    code = next(
        one
        for seed in range(10**6, 10**6 + 500)
        for one in [DealCode("huutopussi", PRESETS["huutopussi"], seed * 10**6)]
        if {"0", "1", "V"} <= set(format_code(one))
    )
    text = format_code(code)
    assert parse_code(text.lower()) == code
    assert parse_code(f"  {text.replace('-', ' — ')}\r\n") == code
    assert parse_code(text.replace("0", "O").replace("1", "l").replace("V", "u")) == code


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_without_house_rules_a_code_has_sixteen_symbols(preset: str) -> None:
    rules = PRESETS[preset]
    setup = MatchSetup(preset, "Maija", characters=(ANYBODY,) * (players_in(rules.layout) - 1))
    record = MatchRecord(preset, rules, players_of(setup, rules, MAX_SEED), MAX_SEED)
    code = code_of(record)
    assert code is not None
    assert len(code.players) == len(record.players) - 1
    assert len(format_code(code).replace("-", "")) == 16


def test_the_match_of_a_code_is_the_match_that_it_was_made_of() -> None:
    rules = PRESETS["huutopussi"]
    setup = MatchSetup("huutopussi", "Maija", "expert", "skilled", 99, characters=("onni", "", "kerttu"))
    code = code_of(MatchRecord("huutopussi", rules, players_of(setup, rules, 99), 99))
    assert code is not None
    again = parse_code(format_code(code)).setup("Maija")
    assert players_of(again, rules, 99) == players_of(setup, rules, 99)
    assert (again.seed, again.preset, again.options) == (99, "huutopussi", ())


def test_seats_that_no_character_was_wanted_for_have_none() -> None:
    setup = MatchSetup("huutopussi", "Maija", seed=5, characters=("aino",))
    assert [p.kind for p in players_of(setup, PRESETS["huutopussi"], 5)[1:]] == ["bot:casual+aino", *["bot:casual"] * 2]


def test_where_no_players_are_told_the_usual_ones_play() -> None:
    usual = MatchSetup("", "", "beginner", "expert", characters=("aino",))
    setup = DealCode("huutopussi", PRESETS["huutopussi"], 1).setup("Maija", usual)
    assert (setup.partner_level, setup.opponent_level, setup.characters) == ("beginner", "expert", ("aino",))


def test_players_that_no_code_knows_are_not_told() -> None:
    rules = PRESETS["huutopussi"]
    for level in ("expert@200", "random", "exec:mybot"):
        setup = MatchSetup("huutopussi", "Maija", opponent_level=level)
        code = code_of(MatchRecord("huutopussi", rules, players_of(setup, rules, 5), 5))
        assert code is not None
        assert code.players == ()


def test_a_match_whose_cards_come_from_elsewhere_has_no_code() -> None:
    rules = PRESETS["huutopussi"]
    players = players_of(MatchSetup("huutopussi", "Maija"), rules, 5)
    session = Session(MatchRecord("huutopussi", rules, players, 5), DealSource(5))
    session.deal_next()
    assert code_of(session.record) is not None
    session.record.seed = 6
    assert code_of(session.record) is None
    assert code_of(MatchRecord("huutopussi", rules, players, MAX_SEED + 1)) is None


def test_the_hash_is_that_of_the_code_as_it_is_shown() -> None:
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


# -- for ever ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pinned", PINNED, ids=lambda pinned: pinned["code"])
def test_a_code_means_what_it_meant_when_it_was_made(pinned: dict[str, Any]) -> None:
    code = parse_code(pinned["code"])
    assert format_code(code) == pinned["code"]
    told = to_record_rules(code.rules)
    assert {key: told[key] for key in pinned["rules"]} == pinned["rules"]
    assert (code.preset, code.seed, list(code.players)) == (pinned["preset"], pinned["seed"], pinned["players"])
    assert commitment(pinned["code"]) == pinned["sha256"]
    source = DealSource(code.seed)
    assert source.first_dealer(code.rules) == pinned["first_dealer"]
    dealt = [deal_to_json(source.deal(code.rules, number)) for number in range(1, 21)]
    assert dealt[0] == pinned["first_deal"]
    assert hashlib.sha256(json.dumps(dealt).encode()).hexdigest() == pinned["twenty_deals"]


def test_every_preset_and_option_is_pinned() -> None:
    assert {pinned["preset"] for pinned in PINNED} == set(PRESETS)
    changed = {key for p in PINNED for key, _value in parse_code(p["code"]).changes}
    assert changed == {option.key for option in OPTIONS if option.changeable_in}


def test_every_option_value_level_and_character_has_a_number() -> None:
    assert tuple(PRESETS) == PRESET_IDS
    assert LEVEL_IDS == OFFERED_LEVELS
    assert set(CHARACTER_IDS) == {"", *CHARACTERS}
    changeable = [option for option in OPTIONS if option.changeable_in]
    assert {key for key, _values in OPTION_ROWS} == {option.key for option in changeable}
    for option in changeable:
        values = [(value,) for value in option.values] if option.many else option.values
        numbers = [value_number(option, value) for value in values]
        assert len(set(numbers)) == len(numbers), option.key
