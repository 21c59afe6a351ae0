"""Names from outside that look like markup, have no end or turn the writing: wherever they are shown they are plain."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match import qt_session
from marjapussi_desktop.controller.match.history import History
from marjapussi_desktop.controller.match.players import EXEC, MatchSetup
from marjapussi_desktop.controller.match.prompts import Prompt, PromptKind
from marjapussi_desktop.controller.match.session import source_of
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.choices import CardsChoices
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import BOT, PERSON, MatchRecord, PlayerInfo, format_record
from marjapussi_desktop.settings import preferences
from marjapussi_desktop.settings.house_rules import FORMAT, VERSION
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.sheets.new_match import NewMatchSheet
from marjapussi_desktop.ui.sheets.statistics import StatisticsSheet
from tests.helpers.trap import Trap
from tests.ui.conftest import PromptBots
from tests.ui.hostile import BOLD, CONTROLS, ENDLESS, NAMES, PICTURE, WHY, check
from tests.ui.person import MousePerson, Person, click

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no named pipes as files")

HOSTILE_BOT = Path(__file__).parents[1] / "helpers" / "hostile_bot.py"
SHORTENED = "Ж" * 39 + "…"
QUESTIONS = 4
"""So many prompts of a hand are looked at."""
MOST_PROMPTS = 60
TURNED = "gnp [2J second third"
"""What is left of ``CONTROLS``."""


@pytest.fixture(params=["en", pytest.param("fi", marks=pytest.mark.slow)])
def window(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    language: Language,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> Iterator[MainWindow]:
    """The window of somebody whose every kept file is hostile, with a trap where the names say that a picture is."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(qt_session, "BotRunner", PromptBots)
    trap = Trap(tmp_path / "p")
    language.choose(request.param)
    write_kept(tmp_path)
    kept = preferences.load(tmp_path / "preferences.json").value
    session = qt_session.QtSession(tmp_path / "matches.sqlite")
    files = {"house_rules": tmp_path / "rules.json", "statistics": tmp_path / "statistics.json"}
    shown = MainWindow(session, language, kept, **files)
    qtbot.addWidget(shown)
    shown.show()
    yield shown
    shown.grab()
    session.close()
    shown.screens.stop()
    assert not trap.is_sprung, "a file that a name speaks of has been read"
    trap.close()


def write_kept(folder: Path) -> None:
    """Settings, house rules and statistics, each with hostile words wherever words can be."""
    code = Language().code
    settings = {"language": code, "pace": "instant", "name": CONTROLS + PICTURE, "opponent_level": PICTURE}
    (folder / "preferences.json").write_text(json.dumps(settings), "utf-8")
    rules = [{"name": name, "preset": "marjapussi", "changes": {"target": "15"}} for name in NAMES]
    strange = {"name": PICTURE + "2", "preset": PICTURE + ENDLESS, "changes": {BOLD: CONTROLS, ENDLESS: PICTURE}}
    odd = {"name": BOLD + "2", "preset": "marjapussi", "changes": {PICTURE: ENDLESS, "target": CONTROLS + PICTURE}}
    (folder / "rules.json").write_text(json.dumps({"house_rules": [*rules, strange, odd]}), "utf-8")
    counts = {"played": 1, "won": 1, "hands": 1, "contracts": 1, "contracts_made": 1}
    tallies = [{"preset": one, "partner_level": one, "opponent_level": one, **counts} for one in NAMES]
    (folder / "statistics.json").write_text(json.dumps({"last_match": PICTURE, "tallies": tallies}), "utf-8")


def hostile_record(preset: str = "marjapussi", kind: str = "casual") -> MatchRecord:
    """A match before its first hand, of players with hostile names."""
    kinds = (PERSON, *[BOT + kind] * (len(NAMES) - 1))
    players = tuple(PlayerInfo(name, kind) for name, kind in zip(NAMES, kinds, strict=True))
    return MatchRecord(preset, PRESETS[preset], players, seed=5, totals=(0, 0))


def close_boxes(window: MainWindow) -> str:
    """What the boxes say, once they have been looked at."""
    said = check(window)
    boxes = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    assert boxes
    for box in boxes:
        box.grab()
        box.close()
    return said


def answer(window: MainWindow, prompt: Prompt) -> None:
    """Answer with the first choice there is."""
    choices = prompt.choices
    assert choices is not None
    if isinstance(choices, CardsChoices):
        action: Action = choices.action(choices.cards[: choices.count])
    else:
        action = next(iter(choices.actions()))
    assert window.session.answer(prompt.id, action) is None


def play_on(window: MainWindow, person: Person) -> None:
    """Play the hand to its end."""
    for _prompt in range(MOST_PROMPTS):
        prompt = person.wait()
        if prompt.kind is PromptKind.HAND_OVER:
            return
        answer(window, prompt)
    raise AssertionError("the hand has no end")


def open_record(window: MainWindow, record: MatchRecord, folder: Path) -> None:
    (folder / "match.json").write_text(format_record(record), "utf-8")
    window.records.open(folder / "match.json")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi"])
def test_players_of_a_record(window: MainWindow, qtbot: QtBot, tmp_path: Path, preset: str) -> None:
    open_record(window, hostile_record(preset), tmp_path)
    person = MousePerson(window, qtbot)
    for _question in range(QUESTIONS):
        prompt = person.wait()
        said = check(window)
        assert PICTURE in said
        assert SHORTENED in said
        assert TURNED in said
        window.match.advice.show_why()
        window.match.advice.offer_questions()
        check(window)
        answer(window, prompt)
    play_on(window, person)
    assert PICTURE in check(window)
    assert window.match.panel is not None
    assert window.match.panel.sizeHint().width() <= window.match.width()
    window.match.panel.grab()
    for command in (Command.THOUGHTS, Command.RULES_IN_PLAY):
        window.actions_[command].trigger()
        check(window)
        assert window.sheet is not None
        window.sheet.grab()
        window.sheet.finish()


def test_house_rules_and_statistics_that_are_kept(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_[Command.NEW_MATCH].trigger()
    sheet = window.sheet
    assert isinstance(sheet, NewMatchSheet)
    for game, button in sheet.games.buttons.items():
        if game.name and button.isEnabled():
            click(button)
            viewport = sheet.games.viewport()
            assert button.mapTo(viewport, button.rect().topRight()).x() < viewport.width(), "the list is too wide"
            said = check(window)
            sheet.show_house_rules()
            check(window)
            sheet.show_games()
    assert PICTURE in said
    assert SHORTENED in said
    sheet.finish()
    window.actions_[Command.STATISTICS].trigger()
    table = window.sheet
    assert isinstance(table, StatisticsSheet)
    qtbot.waitUntil(lambda: table.earlier is not None)
    said = check(window)
    table.grab()
    assert PICTURE in said
    assert TURNED in said


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", [*NAMES, "\u202e\u200b"])
def test_house_rules_of_a_file(window: MainWindow, tmp_path: Path, name: str) -> None:
    window.actions_[Command.NEW_MATCH].trigger()
    sheet = window.sheet
    assert isinstance(sheet, NewMatchSheet)
    before = len(sheet.store.kept())
    file = {"format": FORMAT, "version": VERSION, "name": name, "preset": "marjapussi", "changes": {"target": "15"}}
    path = tmp_path / "rules-of-a-friend.json"
    path.write_text(json.dumps(file), "utf-8")
    sheet.files.take(path)
    if name.isprintable():
        assert len(sheet.store.kept()) == before + 1
        check(window)
    path.write_text(json.dumps({**file, "name": "x", "changes": {name: name}}), "utf-8")
    sheet.files.take(path)
    close_boxes(window)


@pytest.mark.parametrize("name", ['<img src="p">', "Ж" * 90, "\u202e\x1b[2J\u2028<b>%1 {0} &File"])
def test_files_by_their_names(window: MainWindow, tmp_path: Path, name: str) -> None:
    path = tmp_path / f"{name}.json"
    path.write_text("{", "utf-8")
    window.records.open(path)
    said = close_boxes(window)
    assert ".json" in said
    window.records.open(tmp_path / f"no {name}")
    close_boxes(window)
    window.actions_[Command.NEW_MATCH].trigger()
    sheet = window.sheet
    assert isinstance(sheet, NewMatchSheet)
    sheet.files.take(path)
    close_boxes(window)
    sheet.finish()
    open_record(window, hostile_record(), tmp_path)
    window.records.export(tmp_path / "no folder" / name)
    close_boxes(window)
    window.records.export(tmp_path / f"{name[:36]}.json")  # of what was written the whole path is told
    assert ".json" in close_boxes(window)


def program(folder: Path, right: int) -> str:
    """The command of a hostile program."""
    (folder / "words.json").write_text(json.dumps({"name": PICTURE, "why": WHY, "line": BOLD + ENDLESS}), "utf-8")
    return shlex.join([sys.executable, str(HOSTILE_BOT), str(folder / "words.json"), str(right)])


@pytest.mark.parametrize("right", [0, 1])
def test_a_program_on_trial(window: MainWindow, qtbot: QtBot, tmp_path: Path, right: int) -> None:
    window.actions_[Command.NEW_MATCH].trigger()
    sheet = window.sheet
    assert isinstance(sheet, NewMatchSheet)
    field = sheet.fields.opponents
    field.combo.setCurrentIndex(field.combo.findData(EXEC))
    field.take_file("bot")
    field.command.setText(program(tmp_path, right))
    click(field.try_it)
    qtbot.waitUntil(lambda: PICTURE in field.said.text(), timeout=10_000)
    assert ("Ж" in field.said.text()) is (right == 0) or "<b>" in field.said.text()
    check(window)


def test_a_program_in_play(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    setup = MatchSetup("marjapussi", ENDLESS, opponent_level=EXEC + program(tmp_path, 2), seed=5)
    window.start_match(setup)
    person = MousePerson(window, qtbot)
    seen = failed = ""
    for _question in range(QUESTIONS):
        prompt = person.wait()
        for seat in (1, 3):
            window.match.advice.show_why(seat)
            seen += check(window)
        if any(box.isVisible() for box in window.findChildren(QMessageBox)):
            failed += close_boxes(window)
        answer(window, prompt)
    play_on(window, person)
    assert PICTURE in failed
    assert SHORTENED in seen
    window.actions_[Command.THOUGHTS].trigger()
    assert "Ю" * 100 in check(window)
    assert window.sheet is not None
    window.sheet.grab()


def test_a_saved_match(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    record = hostile_record(kind=EXEC + PICTURE + ENDLESS)
    history = History(tmp_path / "saved.sqlite", lambda _notice: None)
    history.begin(record, source_of(record))
    history.close()
    session = qt_session.QtSession(tmp_path / "saved.sqlite")
    again = MainWindow(session, window.language, window.preferences)
    qtbot.addWidget(again)
    again.show()
    session.resume()
    qtbot.waitUntil(lambda: bool(again.findChildren(QMessageBox)))
    qtbot.waitUntil(session.has_match)
    again.screens.show_match()
    qtbot.waitUntil(lambda: SHORTENED in check(again))
    assert PICTURE + "Ж" * 26 + "…" in close_boxes(again)
    session.close()
    again.screens.stop()
