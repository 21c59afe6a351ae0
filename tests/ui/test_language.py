"""The language changes at any moment, and leaves no text of the other one behind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.resources import translation_path
from marjapussi_desktop.ui import i18n
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.i18n import LANGUAGES, Language, system_language, translate
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.moments.banner import Banner
from marjapussi_desktop.ui.moments.great_event import TEXTS, GreatEvent
from marjapussi_desktop.ui.text.names import DEFAULT_NAME
from marjapussi_desktop.ui.text.presets import PRESET_TEXTS
from tests.ui.person import MousePerson

SAME = {*LANGUAGES.values(), *(texts.name for texts in PRESET_TEXTS.values()), "Veera", DEFAULT_NAME}
"""Names: they may be the same in both languages."""


def texts_of(widget: QWidget) -> Iterator[str]:
    """Everything that can be read on a widget and its children, tooltips and a screen reader's names included."""
    for part in [widget, *widget.findChildren(QWidget)]:
        if not part.isVisible():
            continue
        yield from (part.toolTip(), part.accessibleName(), part.accessibleDescription())
        if isinstance(part, QLabel | QAbstractButton):
            yield part.text()
        if isinstance(part, QLineEdit):
            yield part.placeholderText()
        if isinstance(part, QComboBox):
            yield from (part.itemText(index) for index in range(part.count()))
    for action in widget.findChildren(QAction):
        yield action.text()


def words_of(window: MainWindow) -> list[str]:
    """All texts of the window that hold a word, those of the table among them."""
    table = window.match.table
    found = [*texts_of(window), *(table.table_scene().texts() if table.isVisible() else ())]
    return [text for text in found if any(c.isalpha() for c in text) and text not in SAME]


def test_an_update_may_write_the_texts_anew_while_the_program_runs(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt had mapped the file: once it was written anew, plurals were wrong, and then the program was gone."""
    copy = tmp_path / "marjapussi_fi.qm"
    copy.write_bytes(translation_path(copy.name).read_bytes())
    monkeypatch.setattr(i18n, "translation_path", lambda name: tmp_path / name)
    language = Language()
    language.choose("fi")
    assert translate("Thoughts", "Chance decided.") == "Sattuma ratkaisi."
    with copy.open("r+b") as file:
        file.write(bytes(copy.stat().st_size))
    assert translate("Thoughts", "There is no other choice.") == "Muuta vaihtoehtoa ei ole."
    language.forget()


def switch(window: MainWindow, code: str) -> None:
    """Change the language as the bar does."""
    window.bar.language_chosen.emit(code)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)


def check_switch(window: MainWindow) -> None:
    """Nothing English may be left in the Finnish window, and nothing Finnish in the English one."""
    names = {"Aino", "Eino", "Helmi"}
    english = words_of(window)
    switch(window, "fi")
    finnish = words_of(window)
    assert not (set(english) & set(finnish)) - names
    switch(window, "en")
    assert sorted(words_of(window)) == sorted(english)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "command",
    [None, Command.NEW_MATCH, Command.SETTINGS, Command.ABOUT, Command.NEWS, Command.RULES],
    ids=str,
)
def test_the_front_page_and_the_sheets_switch(window: MainWindow, command: Command | None) -> None:
    if command is not None:
        window.actions_[command].trigger()
    check_switch(window)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("preset", "seed"), [("huutopussi", 5), ("marjapussi", 8)])
def test_every_prompt_of_a_hand_switches(window: MainWindow, qtbot: QtBot, preset: str, seed: int) -> None:
    person = MousePerson(window, qtbot)
    window.start_match(MatchSetup(preset, "Veera", seed=seed))
    while person.wait().kind is not PromptKind.HAND_OVER:
        check_switch(window)
        person.answer(person.wait())
    check_switch(window)


@pytest.mark.parametrize("event", GreatEvent)
def test_a_great_event_has_a_picture_and_words_in_both_languages(
    window: MainWindow, qtbot: QtBot, event: GreatEvent
) -> None:
    banner = Banner(window)
    pictures = []
    for code in LANGUAGES:
        switch(window, code)
        banner.play(event)
        assert banner.accessibleName() == QCoreApplication.translate("Banner", TEXTS[event])
        banner.show_at(0.5)
        pictures.append(banner.grab().toImage())
    assert pictures[0] != pictures[1]
    with qtbot.waitSignal(banner.finished):
        banner.click()


def test_the_system_chooses_where_the_person_has_not(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    def languages_of(*names: str) -> None:
        class System:
            def uiLanguages(self) -> list[str]:
                return list(names)

        monkeypatch.setattr(QLocale, "system", System)

    for names, expected in (
        (("fi-FI", "en-US"), "fi"),
        (("sv_FI", "fi_FI"), "fi"),
        (("de-DE",), "en"),
        ((), "en"),
    ):
        languages_of(*names)
        assert system_language() == expected


def test_qt_speaks_finnish_too(language: Language) -> None:
    language.choose("fi")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Peru"
    language.choose("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_key_has_the_name_that_stands_on_it(language: Language, code: str) -> None:
    """Qt's Finnish for Shift means the exchange of cards as well."""
    language.choose(code)
    shown = QKeySequence.SequenceFormat.NativeText
    for command in Command:
        for keys in command.value.shortcuts[:1]:
            assert QKeySequence(keys).toString(shown) == keys
