"""The page of keys: each line is true, and no key is left out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.ui.commands import Command, command_text
from marjapussi_desktop.ui.i18n import LANGUAGES
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.sheets.shortcuts import ShortcutsSheet
from marjapussi_desktop.ui.shortcuts import sections
from tests.ui.person import MousePerson


@pytest.mark.parametrize("key", [Qt.Key.Key_F2, "?"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_key_opens_the_page_of_keys_in_either_language(
    window: MainWindow, qtbot: QtBot, code: str, key: Qt.Key | str
) -> None:
    window.change(language=code)
    QTest.keySequence(window, QKeySequence(key))
    assert isinstance(window.sheet, ShortcutsSheet)
    page = window.sheet.browser.toPlainText()
    for section in sections():
        assert section.title in page
        assert all(line.text in page and line.keys in page for line in section.shortcuts)
    QTest.keyClick(window.sheet.browser, Qt.Key.Key_Escape)
    assert window.sheet is None


def test_every_command_with_a_key_is_on_the_page(window: MainWindow) -> None:
    shown = {line.text: line.keys for section in sections() for line in section.shortcuts}
    for command in Command:
        for keys in command.value.shortcuts:
            name = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            assert name in shown[command_text(command)].split(", "), command


def test_every_letter_that_is_a_shortcut_stands_on_the_page_once(window: MainWindow, qtbot: QtBot) -> None:
    """No two things share a letter at the table."""
    keys = [key for section in list(sections())[:-1] for line in section.shortcuts for key in line.keys.split(", ")]
    letters = [key for key in keys if len(key) == 1 and key.isalpha()]
    assert sorted(letters) == sorted(set(letters))
    assert {"A", "D", "H", "K", "M", "S", "T", "W"} <= set(letters)


def test_digits_are_a_range(window: MainWindow) -> None:
    cards = next(iter(sections()))
    assert any(line.keys == "1 … 0" for line in cards.shortcuts)


def test_a_number_that_is_asked_can_be_typed(window: MainWindow) -> None:
    shown = {line.text: line.keys for section in sections() for line in section.shortcuts}
    assert shown["Type the number that is asked"] == "1 … 0"
    assert shown["Take its last digit away"] == "Backspace"


@pytest.mark.sampled(3)
@pytest.mark.parametrize("key", [Qt.Key.Key_J, Qt.Key.Key_B, Qt.Key.Key_T])
def test_before_a_hand_is_over_the_keys_that_look_at_it_say_so(window: MainWindow, qtbot: QtBot, key: Qt.Key) -> None:
    """Nothing happened and nothing was told."""
    window.start_match(MatchSetup("marjapussi", "Veera", seed=5))
    person = MousePerson(window, qtbot)
    person.wait()
    table = window.match.table
    QTest.keyClick(table, key, Qt.KeyboardModifier.ControlModifier)
    told = "Once the first hand is over, it can be looked at and reviewed."
    assert table.table_scene().notices()["notice"].text == told
    assert window.actions_[Command.REVIEW].toolTip() == told
    person.play_hand()
    QTest.keyClick(table, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert window.screens.past_shown() is not None


@pytest.mark.parametrize("code", LANGUAGES)
def test_enter_is_called_as_it_is_called_elsewhere(window: MainWindow, code: str) -> None:
    """In Finnish "Return" stood among the names of the keys."""
    window.change(language=code)
    keys = {key for section in sections() for line in section.shortcuts for key in line.keys.split(", ")}
    assert "Enter" in keys
    assert "Return" not in keys


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_keys_for_pages_are_called_as_beside_a_number(window: MainWindow, code: str) -> None:
    """Among the Finnish names of the keys stood "PgUp"."""
    window.change(language=code)
    keys = {key for section in sections() for line in section.shortcuts for key in line.keys.split(", ")}
    assert {"Page Up", "Page Down"} <= keys
    assert not {"PgUp", "PgDown"} & keys


@pytest.mark.parametrize("command", [Command.ABOUT, Command.RULES_IN_PLAY, Command.NEW_MATCH])
def test_behind_an_open_sheet_no_letter_does_anything(window: MainWindow, qtbot: QtBot, command: Command) -> None:
    """The sound went off, the note opened and a card was taken back below what was being read."""
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    person = MousePerson(window, qtbot)
    while (prompt := person.wait()).kind is not PromptKind.PLAY:
        person.answer(prompt)
    person.answer(prompt)
    person.wait()
    window.do(command)
    sheet, before, seen = window.sheet, window.preferences, window.session.current().view
    for key in (Qt.Key.Key_M, Qt.Key.Key_N, Qt.Key.Key_S, Qt.Key.Key_H, Qt.Key.Key_Q, Qt.Key.Key_Backspace):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
    assert window.sheet is sheet
    assert window.preferences == before
    assert window.session.current().view == seen
    assert window.match.advice.hint is None
    assert window.match.note.panel is None
