"""The rules as a person reads them: pages, words that lead to the glossary, the search, the way to a lesson."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.sheets.rules import MATCH, RulesSheet
from tests.ui.person import click


@pytest.fixture
def sheet(window: MainWindow) -> RulesSheet:
    window.change(language="en", preset="huutopussi")
    return opened(window)


def opened(window: MainWindow) -> RulesSheet:
    window.do(Command.RULES)
    assert isinstance(window.sheet, RulesSheet)
    return window.sheet


def follow(sheet: RulesSheet, link: str) -> None:
    assert link in sheet.browser.links()
    sheet.browser.anchorClicked.emit(QUrl(link))


def test_a_word_leads_to_the_glossary_and_back_to_where_it_stood(sheet: RulesSheet) -> None:
    sheet.browser.verticalScrollBar().setValue(400)
    follow(sheet, "term:contract")
    assert sheet.page_name == "glossary"
    assert "sitoumus" in sheet.browser.toPlainText()
    assert sheet.browser.verticalScrollBar().value() > 0
    click(sheet.back)
    assert sheet.page_name == "huutopussi"
    assert sheet.browser.verticalScrollBar().value() == 400
    assert not sheet.back.isEnabled()


def test_a_section_is_jumped_to(sheet: RulesSheet) -> None:
    follow(sheet, "section:score")
    assert sheet.browser.verticalScrollBar().value() > 400
    click(sheet.back)
    assert sheet.browser.verticalScrollBar().value() == 0


def test_words_are_found_in_all_pages_and_marked_where_they_stand(sheet: RulesSheet) -> None:
    QTest.keyClicks(sheet.search, "porvoo")
    pages = [hit.page for hit in sheet.hits]
    assert pages[0] == "glossary"
    number = pages.index("marjapussi")
    assert "Also: Marjapussi with the ace of clubs" in sheet.browser.toPlainText()
    follow(sheet, f"found:{number}")
    assert sheet.page_name == "marjapussi"
    assert sheet.tabs["marjapussi"].isChecked()
    assert sheet.browser.marked[0] == "Porvoo"
    assert sheet.browser.verticalScrollBar().value() > 0
    click(sheet.back)
    assert f"found:{number}" in sheet.browser.links()


def test_enter_in_the_search_goes_from_place_to_place(sheet: RulesSheet) -> None:
    sheet.search.setFocus()
    QTest.keyClicks(sheet.search, "kitty")
    pages = []
    for _press in range(len(sheet.hits)):
        QTest.keyClick(sheet.search, Qt.Key.Key_Return)
        pages.append(sheet.page_name)
    assert pages == [hit.page for hit in sheet.hits]
    assert sheet.search.hasFocus()


def test_what_is_nowhere_is_said_and_esc_brings_the_page_back(sheet: RulesSheet) -> None:
    sheet.search.setFocus()
    QTest.keyClicks(sheet.search, "chess<b>")
    assert "Nothing in the rules has “chess<b>”." in sheet.browser.toPlainText()
    QTest.keyClick(sheet.search, Qt.Key.Key_Escape)
    assert sheet.page_name == "huutopussi"
    QTest.keyClick(sheet.search, Qt.Key.Key_Escape)
    assert sheet.isHidden()


def test_the_search_knows_both_languages_of_the_glossary(sheet: RulesSheet) -> None:
    QTest.keyClicks(sheet.search, "ylimenopakko")
    assert [hit.anchor for hit in sheet.hits] == ["must-beat"]


@pytest.mark.parametrize(
    ("typed", "section", "form"), [("kokonainen", "asking", "kokonaista"), ("huutokielto", "auction", "huutokiel")]
)
def test_a_word_of_the_glossary_is_found_in_its_forms(
    window: MainWindow, sheet: RulesSheet, typed: str, section: str, form: str
) -> None:
    """The Finnish page says "kokonaista", and did not say "huutokielto" at all."""
    window.change(language="fi")
    QTest.keyClicks(sheet.search, typed)
    hit = next(hit for hit in sheet.hits if hit.anchor == section)
    assert form in hit.snippet.casefold()
    sheet.go(hit.page, hit.anchor)
    assert any(form in marked.casefold() for marked in sheet.browser.marked)


def test_a_section_leads_to_its_lesson(window: MainWindow, sheet: RulesSheet) -> None:
    follow(sheet, "lesson:half")
    lessons = window.screens.lessons
    assert lessons is not None
    assert lessons.lesson.runner is not None
    assert lessons.lesson.runner.lesson.id == "half"
    assert window.sheet is None


def test_house_rules_on_the_table_have_a_page_of_their_own(window: MainWindow) -> None:
    window.change(language="en")
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3, options=(("kontra", "true"),)))
    sheet = opened(window)
    assert sheet.page_name == MATCH
    text = sheet.browser.toPlainText()
    assert text.startswith("Huutopussi (1 change)")
    assert "The game's own rule: There is no Kontra and no Re." in text
    click(sheet.tabs["huutopussi"])
    assert "own rule" not in sheet.browser.toPlainText()


def test_pictures_are_told_in_words_too(sheet: RulesSheet) -> None:
    text = sheet.browser.toHtml()
    assert 'src="example:trick"' in text
    assert "takes the trick." in sheet.browser.toPlainText()


def test_a_word_of_a_lesson_leads_to_the_glossary(window: MainWindow, qtbot: QtBot) -> None:
    window.show_lesson("declare")
    lessons = window.screens.lessons
    assert lessons is not None
    qtbot.waitUntil(lessons.lesson.board.is_settled)
    paragraph = lessons.lesson.card.text
    term, box = paragraph.terms()[0]
    QTest.mouseClick(paragraph, Qt.MouseButton.LeftButton, pos=box.center().toPoint())
    assert isinstance(window.sheet, RulesSheet)
    assert window.sheet.page_name == "glossary"
    assert term in ("trump", "marriage")
