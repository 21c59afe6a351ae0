"""``marjapussi deal``: a code's match, its hash and its cards, told as the window deals them."""

from __future__ import annotations

import hashlib
import json

import pytest

from marjapussi_desktop import cli
from marjapussi_desktop.commands.wording import CODES, code_sentence
from marjapussi_desktop.controller.deals.code_symbols import CodeError, CodeFault
from tests.helpers.complaints import require_words

CODE = "M0Z3-8067-ZZZZ-ZZZZ-ZZBP"
"""Pinned in tests/controller/deals/deal_codes.jsonl: the expert opposite, beginners beside, and the largest seed."""
RULES_CODE = "MAB5-0WCP-PYRV-RHK8"
BOTH_RULES = "M9ZD-1530-2Q0Z-JCZV-8EP1-012"


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    capsys.readouterr()
    try:
        status = cli.main(["deal", *words])
    except SystemExit as end:
        status = int(end.code or 0)
    return status, *capsys.readouterr()


def test_as_json_a_code_tells_all_that_it_holds(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _err = told(capsys, CODE, "--json", "--hands", "2")
    held = json.loads(out)
    assert status == 0
    assert held["code"] == CODE
    assert held["sha256"] == hashlib.sha256(CODE.encode()).hexdigest()
    assert (held["preset"], held["seed"], held["options"]) == ("marjapussi", 2**53 - 1, {})
    assert held["players"] == ["beginner+tauno", "expert", "beginner+kerttu"]
    assert held["first_dealer"] in range(4)
    assert [sorted(map(len, hand["cards"])) for hand in held["hands"]] == [[9] * 4] * 2
    assert held["hands"][0] != held["hands"][1]


def test_changed_options_are_told_as_a_record_writes_them(capsys: pytest.CaptureFixture[str]) -> None:
    _status, out, _err = told(capsys, BOTH_RULES, "--json")
    options = json.loads(out)["options"]
    assert options
    _status, out, _err = told(capsys, BOTH_RULES)
    assert all(f"{key}=" in out for key in options)


def test_as_text_a_code_shows_each_pile_of_each_hand(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _err = told(capsys, RULES_CODE, "--hands", "3")
    assert status == 0
    assert out.count("kitty") == 3
    assert [f"hand {number}" in out.splitlines() for number in (1, 2, 3, 4)] == [True, True, True, False]
    cards = next(line for line in out.splitlines() if line.startswith("  seat 0")).split()[2:]
    assert cards == sorted(cards, key=lambda card: ("SCDH".index(card[1]), "ATKQJ9876".index(card[0])))


def test_a_code_may_come_in_several_words_and_small_letters(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, *CODE.lower().split("-"), "--json")[1] == told(capsys, CODE, "--json")[1]


@pytest.mark.parametrize("words", [["M0Z3-8067-ZZZZ-ZZZZ-ZZBQ"], ["12345"], ["M0*"], [CODE, "--hands", "-1"], []])
def test_what_is_no_code_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    status, out, err = told(capsys, *words)
    assert (status, out, err.count("\n")) == (cli.WRONG_USAGE, "", 1)


def test_there_is_a_sentence_for_every_fault_of_a_code() -> None:
    require_words("commands/wording CODES", CODES, CodeFault)
    assert code_sentence(CodeError(CodeFault.NOT_A_SYMBOL, "*")) == "no deal code has a '*' in it"
