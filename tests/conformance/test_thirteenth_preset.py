"""A new game takes nothing but an entry in ``PRESETS``: it is played, recorded, listed and shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.bots.players.levels import LEVELS
from marjapussi_desktop.cli import main
from marjapussi_desktop.engine.options import with_options
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import AskOrder, FirstLead, PipTie, Ruleset
from marjapussi_desktop.ui.house_rules.games import GameList
from tests.conformance import second_reading

NAME = "marjapussi-32"
CHANGES = {
    "pack": 32,
    "first_lead": FirstLead.ACE_OR_SPADE,
    "ask_order": AskOrder.SELF_WHOLE_HALF,
    "pip_tie": PipTie.CARRY,
}


@pytest.fixture(autouse=True)
def thirteenth(monkeypatch: pytest.MonkeyPatch) -> Ruleset:
    rules = with_options(PRESETS["marjapussi"], CHANGES)
    assert isinstance(rules, Ruleset)
    monkeypatch.setitem(PRESETS, NAME, rules)
    monkeypatch.setitem(second_reading.PRESETS, NAME, second_reading.PRESETS["marjapussi"])
    return rules


def simulated(tmp_path: Path, bots: str) -> list[dict[str, object]]:
    out = tmp_path / "out.jsonl"
    words = f"simulate --preset {NAME} --bots {bots} --matches 3 --seed 1 --trace --max-hands 12 --out {out}"
    assert main(words.split()) == 0
    return [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("level", [f"{level}@2" for level in LEVELS])
def test_bots_play_it_by_its_rules(level: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for record in simulated(tmp_path, level):
        assert second_reading.check_record(record) == []
    assert main(["replay", str(tmp_path / "out.jsonl")]) == 0
    assert "ok, marjapussi-32" in capsys.readouterr().out


def test_it_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["presets", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)["presets"][NAME]
    assert (listed["pack"], listed["pip_tie"], listed["ask_order"]) == (32, "carry", "self_whole_half")


def test_its_option_can_be_changed_too(tmp_path: Path) -> None:
    words = f"simulate --preset {NAME} --option pack=28 --bots random --seed 2 --max-hands 2 --out {tmp_path / 'o'}"
    assert main(words.split()) == 0
    assert main(["replay", str(tmp_path / "o")]) == 0


def test_the_window_offers_it(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    games = GameList((), parent)
    names = [button.text() for game, button in games.buttons.items() if game.preset == NAME]
    assert len(names) == 1
