"""Who plays: levels, characters and other programs in the new-match sheet, as a person chooses them."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from marjapussi_desktop.bots.players.characters import CHARACTERS
from marjapussi_desktop.bots.players.levels import OFFERED_LEVELS
from marjapussi_desktop.controller.bot_processes.qt_trial import Trial, TrialEnd, try_program
from marjapussi_desktop.controller.match.players import ANYBODY, EXEC, MatchSetup, level_in_play, players_of
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.combo import ComboBox
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.house_rules.games import Game
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.sheets.level_field import LevelField
from marjapussi_desktop.ui.sheets.new_match import NewMatchSheet
from marjapussi_desktop.ui.text import characters, levels, programs
from tests.helpers.complaints import require_words
from tests.ui.person import click

PROGRAM = Path(__file__).parents[1] / "helpers" / "program_bot.py"


def open_sheet(window: MainWindow, preset: str = "marjapussi") -> NewMatchSheet:
    """The new-match sheet with a game chosen."""
    window.actions_[Command.NEW_MATCH].trigger()
    sheet = window.sheet
    assert isinstance(sheet, NewMatchSheet)
    click(sheet.games.buttons[Game(preset, "")])
    return sheet


def pick(combo: ComboBox, data: str) -> None:
    """Choose an entry of a list."""
    assert combo.isVisible()
    assert combo.findData(data) >= 0
    combo.setCurrentIndex(combo.findData(data))


def texts(combo: ComboBox) -> list[str]:
    return [combo.itemText(index) for index in range(combo.count())]


def test_the_wheel_over_a_list_does_not_choose(window: MainWindow) -> None:
    """The sheet scrolls: a list that happens to be below the pointer stays as it is."""
    sheet = open_sheet(window)
    for combo in sheet.fields.findChildren(ComboBox):
        before = combo.currentIndex()
        middle = QPointF(combo.rect().center())
        down = QWheelEvent(
            middle,
            combo.mapToGlobal(middle),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(combo, down)
        assert combo.currentIndex() == before


def names_at_the_table(window: MainWindow) -> list[str]:
    return [seat.name for seat in window.session.current().view.seats]


def players_at_the_table(window: MainWindow) -> list[str]:
    return [seat.player for seat in window.session.current().view.seats]


# -- levels -----------------------------------------------------------------------------------------------------------


def test_every_offered_level_has_a_name_and_a_sentence() -> None:
    require_words("ui/text/levels LEVELS", levels.LEVELS, OFFERED_LEVELS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_level_is_told_in_a_sentence(window: MainWindow, code: str) -> None:
    window.change(language=code)
    field = open_sheet(window).fields.opponents
    said = set()
    for level in OFFERED_LEVELS:
        pick(field.combo, level)
        said.add(field.said.text())
        assert field.said.text() in field.combo.accessibleDescription()
    assert len(said) == len(OFFERED_LEVELS)
    assert len(set(texts(field.combo))) == len(OFFERED_LEVELS) + 1


def test_partner_and_opponents_are_chosen_apart_and_the_partner_is_skilled(window: MainWindow) -> None:
    sheet = open_sheet(window)
    assert sheet.setup().partner_level == "skilled"
    pick(sheet.fields.opponents.combo, "beginner")
    click(sheet.start)
    found = [player.partition("+")[0] for player in players_at_the_table(window)]
    assert found == ["", "beginner", "skilled", "beginner"]
    assert window.preferences.opponent_level == "beginner"


# -- characters -------------------------------------------------------------------------------------------------------


def test_every_character_has_its_sentence() -> None:
    require_words("ui/text/characters CHARACTERS", characters.CHARACTERS, CHARACTERS)
    for name, sentence in characters.CHARACTERS.items():
        assert sentence.startswith(CHARACTERS[name].name)


@pytest.mark.parametrize("code", LANGUAGES)
def test_characters_are_told_in_the_language_of_the_moment(language: Language, code: str) -> None:
    language.choose(code)
    said = [characters.character_text(name) for name in (ANYBODY, *CHARACTERS)]
    assert len(set(said)) == len(said)
    assert (said[1:] == list(characters.CHARACTERS.values())) is (code == "en")


@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi-3", "bondtolva-2"])
def test_chosen_characters_sit_where_they_were_put(window: MainWindow, preset: str) -> None:
    sheet = open_sheet(window, preset)
    combos = sheet.fields.characters.combos
    shown = [place for place, combo in combos.items() if combo.isVisible()]
    assert (
        shown
        == {
            Layout.PARTNERSHIP: ["left", "opposite", "right"],
            Layout.KITTY: ["left", "right"],
            Layout.STOCK: ["opposite"],
        }[PRESETS[preset].layout]
    )
    wanted = ["veikko", "martta", "onni"][: len(shown)]
    for place, character in zip(shown, wanted, strict=True):
        pick(combos[place], character)
    click(sheet.start)
    assert names_at_the_table(window)[1:] == [CHARACTERS[one].name for one in wanted]
    assert [player.partition("+")[2] for player in players_at_the_table(window)[1:]] == wanted
    again = open_sheet(window, preset)
    assert [again.fields.characters.combos[place].currentData() for place in shown] == wanted


def test_one_who_is_chosen_twice_changes_places(window: MainWindow) -> None:
    combos = open_sheet(window).fields.characters.combos
    pick(combos["left"], "aino")
    pick(combos["right"], "eino")
    pick(combos["left"], "eino")
    assert [combos[place].currentData() for place in ("left", "opposite", "right")] == ["eino", ANYBODY, "aino"]


def test_a_surprise_is_another_one_in_each_match_and_never_the_same_twice() -> None:
    rules = PRESETS["marjapussi"]
    tables = set()
    for seed in range(30):
        setup = MatchSetup("marjapussi", "Aino", characters=(ANYBODY, "helmi", ANYBODY))
        names = [player.name for player in players_of(setup, rules, seed)]
        assert len(set(names)) == 4, "nobody sits there twice, and nobody is called as the person is"
        assert names[2] == "Helmi"
        assert players_of(setup, rules, seed) == players_of(setup, rules, seed)
        tables.add(tuple(names))
    assert len(tables) > 10


def test_the_plate_tells_who_sits_there(window: MainWindow) -> None:
    sheet = open_sheet(window)
    pick(sheet.fields.characters.combos["left"], "veikko")
    pick(sheet.fields.opponents.combo, "skilled")
    click(sheet.start)
    words = window.match.table.table_scene().plate_words(1)
    assert "Level: Skilled" in words
    assert "Veikko loves to take every trick" in words
    window.change(language="fi")
    assert "Taso: Taitava" in window.match.table.table_scene().plate_words(1)


def test_a_match_played_again_has_the_same_players(window: MainWindow) -> None:
    click(open_sheet(window).start)
    before = names_at_the_table(window), players_at_the_table(window)
    window.session.replay_deals()
    assert (names_at_the_table(window), players_at_the_table(window)) == before


# -- other programs ---------------------------------------------------------------------------------------------------


def command(manner: str) -> str:
    return shlex.join([sys.executable, str(PROGRAM), manner])


@pytest.mark.parametrize(
    ("written", "end"),
    [
        (command("good"), TrialEnd.PLAYS),
        (command("illegal"), TrialEnd.ILLEGAL),
        ("cat", TrialEnd.NOT_READY),
        ("true", TrialEnd.NOT_READY),
        ("/no/such/program --fast", TrialEnd.NOT_FOUND),
        ("'open", TrialEnd.NO_COMMAND),
        ("", TrialEnd.NO_COMMAND),
    ],
)
def test_a_program_is_tried(written: str, end: TrialEnd) -> None:
    assert try_program(written, PRESETS["huutopussi"]).end is end


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_end_of_a_trial_is_one_sentence(language: Language, code: str) -> None:
    language.choose(code)
    require_words("ui/text/programs TRIALS", programs.TRIALS, TrialEnd)
    for end in TrialEnd:
        text = programs.trial_text(Trial("prog", end, "Prog", "why"))
        assert "{" not in text
        assert text.endswith((".", "why"))


def try_it(field: LevelField, qtbot: QtBot, written: str) -> str:
    """What the field says after a trial."""
    field.command.setText(written)
    field.command.textEdited.emit(written)
    with qtbot.waitSignal(field.trial.tried, timeout=20_000):
        click(field.try_it)
        assert "Trying" in field.said.text()
        assert field.try_it.isEnabled(), "the keyboard stays on it"
    return field.said.text()


def test_another_program_is_tried_in_the_sheet_and_plays(window: MainWindow, qtbot: QtBot) -> None:
    sheet = open_sheet(window)
    field = sheet.fields.opponents
    assert not field.command.isVisible()
    pick(field.combo, EXEC)
    assert field.command.isVisible()
    assert not sheet.start.isEnabled(), "a program without a command cannot play"
    assert try_it(field, qtbot, "no-such-program") == "There is no program no-such-program here."
    assert sheet.start.isEnabled()
    assert try_it(field, qtbot, command("good")) == "The good one answers and can play."
    window.change(language="fi")
    qtbot.waitUntil(lambda: field.said.text() == "The good one vastaa ja osaa pelata.")
    click(sheet.start)
    assert window.preferences.opponent_level == EXEC + command("good")
    again = open_sheet(window).fields.opponents
    assert again.is_program
    assert again.command.text() == command("good")


def test_a_file_with_blanks_in_its_name_is_one_word(window: MainWindow) -> None:
    field = open_sheet(window).fields.partner
    pick(field.combo, EXEC)
    field.take_file("/home/me/my bot/play.py")
    assert field.level() == 'exec:"/home/me/my bot/play.py"'


def test_a_command_is_remembered_while_a_level_plays(window: MainWindow) -> None:
    sheet = open_sheet(window)
    pick(sheet.fields.partner.combo, EXEC)
    sheet.fields.partner.take_file("bot.py")
    pick(sheet.fields.partner.combo, "skilled")
    click(sheet.start)
    assert (window.preferences.partner_level, window.preferences.partner_program) == ("skilled", "bot.py")


def test_a_record_never_names_what_is_run() -> None:
    assert not level_in_play("bot:exec:rm").startswith(EXEC)


def test_a_level_that_is_not_offered_falls_back(window: MainWindow) -> None:
    window.preferences = Preferences(language="en", partner_level="grandmaster", opponent_level="skilled+aino")
    fields = open_sheet(window).fields
    assert (fields.partner.level(), fields.opponents.level()) == ("skilled", "casual")


@pytest.mark.parametrize(("code", "said"), [("en", "moves in its place"), ("fi", "sen paikalla pelaa tietokone")])
def test_a_program_that_a_saved_match_names_is_told_of(window: MainWindow, code: str, said: str) -> None:
    window.change(language=code)
    window.session.program_missed.emit("<b>bot</b>")
    (box,) = window.findChildren(QMessageBox)
    assert "<b>bot</b>" in box.text()
    assert said in box.text()
    box.close()
