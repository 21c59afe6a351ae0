"""The written rules and the engine agree: every option, value and preset stands in RULES.md as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from marjapussi_desktop.engine.actions import Declare
from marjapussi_desktop.engine.notation import parse_action
from marjapussi_desktop.engine.options import OPTIONS, format_value
from marjapussi_desktop.engine.presets import PRESETS
from tests.helpers.rulesets import PRESET_IDS

ROOT = Path(__file__).resolve().parents[2]
RULES = (ROOT / "RULES.md").read_text(encoding="utf-8")
FORMAT = (ROOT / "RECORD-FORMAT.md").read_text(encoding="utf-8")


def values_in_the_tables() -> dict[str, dict[str, str]]:
    """Preset → option → value, as RULES.md, "Presets", tells them."""
    told: dict[str, dict[str, str]] = {}
    for family in RULES.split("## 8. Presets")[1].split("family. In all of them ")[1:]:
        rows = [
            [cell.strip().strip("`") for cell in line.split("|")[1:-1]] for line in family.splitlines() if "|" in line
        ]
        same = re.search(r"The same in all six: (.*)\.\n", family)
        assert same is not None
        for column, preset in enumerate(rows[0][1:], start=1):
            told[preset] = {row[0]: row[column] for row in rows[2:] if row[column] != "–"}
            told[preset].update(re.findall(r"`(\w+)` (\S+?)(?:,|$)", same.group(1)))
            told[preset].update(re.findall(r"^`(\w+)` is `(\w+)`", family))
    return told


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_the_table_of_presets_is_true(preset: str) -> None:
    rules = PRESETS[preset]
    values = {o.key: format_value(o.value_in(rules)).replace(",", ", ") for o in OPTIONS if o.exists_in(rules)}
    told = {key: value.replace("−", "-") for key, value in values_in_the_tables()[preset].items()}
    assert told == values


def test_every_option_and_every_word_is_explained() -> None:
    told = RULES.split("## 8. Presets")[0]
    for option in OPTIONS:
        assert f"`{option.key}`" in told, option.key
        for value in option.values:
            if isinstance(value, str):
                assert f"`{value}`" in told, value


def test_every_move_of_the_format_can_be_read() -> None:
    rows = re.findall(r"^\| (`[^|]*`) \|", FORMAT.split("## A move")[1], flags=re.MULTILINE)
    moves = [move for row in rows for move in re.findall(r"`([^`]+)`", row)]
    assert len(moves) >= 17
    assert Declare in {type(parse_action(move)) for move in moves}
