"""The rules as a person reads them: pages, words that lead to the glossary, the search, the way to a lesson."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.i18n import LANGUAGES
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.sheets.rules import MATCH, RulesSheet
from marjapussi_desktop.ui.style import Look
from tests.ui.person import click
from tests.ui.screens.stage import own_font


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


def test_the_search_finds_in_the_glossary_what_stands_there(sheet: RulesSheet) -> None:
    """A sentence of the other language, which the page does not show, is nothing to be led to."""
    QTest.keyClicks(sheet.search, "alapuolella")
    assert not sheet.hits


@pytest.mark.parametrize(("spoken", "typed"), [("fi", "puolikas"), ("fi", "half"), ("en", "half"), ("en", "puolikas")])
def test_the_search_leads_first_to_the_entry_of_the_word(
    window: MainWindow, sheet: RulesSheet, spoken: str, typed: str
) -> None:
    """Enter opened "kuningas", in whose entry the word stands too."""
    window.change(language=spoken)
    QTest.keyClicks(sheet.search, typed)
    assert sheet.hits[0].anchor == "half"


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


def focused() -> QWidget:
    """What has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def accents(sheet: RulesSheet) -> set[tuple[int, int]]:
    """Where the page shows the colour of what has the keyboard."""
    picture, accent = sheet.browser.grab().toImage(), QColor(Look.theme.accent)
    return {
        (x, y) for x in range(picture.width()) for y in range(picture.height()) if picture.pixelColor(x, y) == accent
    }


def test_by_keyboard_the_page_is_one_stop_between_the_list_of_games_and_the_buttons(sheet: RulesSheet) -> None:
    """There were 27 links to pass before Tab left the text, and with Shift it went to the last of them."""
    assert focused() is sheet.browser
    QTest.keyClick(sheet.browser, Qt.Key.Key_Tab)
    assert focused() is sheet.done
    QTest.keyClick(sheet.done, Qt.Key.Key_Backtab)
    assert focused() is sheet.browser
    QTest.keyClick(sheet.browser, Qt.Key.Key_Backtab)
    assert focused() in sheet.tabs.values()


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_by_keyboard_the_list_of_games_is_one_stop_at_the_game_that_is_shown(sheet: RulesSheet, key: Qt.Key) -> None:
    """There were thirteen, from the glossary on."""
    stops = [focused()]
    while len(stops) < 2 or stops[-1] is not stops[0]:
        QTest.keyClick(stops[-1], key)
        stops.append(focused())
    assert [stop for stop in stops if stop in sheet.tabs.values()] == [sheet.tabs["huutopussi"]]
    assert len(stops) < 8


def test_arrows_go_through_the_list_of_games_and_back_leads_to_where_they_began(sheet: RulesSheet) -> None:
    sheet.tabs["huutopussi"].setFocus()
    pages = [*sheet.tabs]
    first = pages.index("huutopussi")
    for page in pages[first + 1 : first + 3]:
        QTest.keyClick(focused(), Qt.Key.Key_Down)
        assert focused() is sheet.tabs[page]
        assert sheet.page_name == page
    click(sheet.back)
    assert sheet.page_name == "huutopussi"
    assert not sheet.back.isEnabled()
    QTest.keyClick(sheet.browser, Qt.Key.Key_Backtab)
    assert focused() is sheet.tabs["huutopussi"]


def test_while_places_are_found_the_list_of_games_still_is_a_stop(sheet: RulesSheet) -> None:
    sheet.search.setFocus()
    QTest.keyClicks(sheet.search, "porvoo")
    QTest.keyClick(sheet.search, Qt.Key.Key_Tab)
    assert focused() is sheet.tabs["huutopussi"]


def test_the_page_is_ringed_while_it_has_the_keyboard(sheet: RulesSheet) -> None:
    left = {x for x, y in accents(sheet) if 100 < y < 200}
    assert {0, 1} <= left
    sheet.done.setFocus()
    assert not {0, 1} & {x for x, y in accents(sheet) if 100 < y < 200}


def test_right_and_left_go_from_link_to_link_and_enter_follows_one(sheet: RulesSheet) -> None:
    loud = list(dict.fromkeys(sheet.browser.links()))
    before = accents(sheet)
    walked = []
    for _press in range(4):
        QTest.keyClick(sheet.browser, Qt.Key.Key_Right)
        walked.append(sheet.browser.chosen_link())
    assert walked == loud[:4]
    QTest.keyClick(sheet.browser, Qt.Key.Key_Left)
    assert sheet.browser.chosen_link() == loud[2]
    assert loud[2].startswith("section:")
    assert len(accents(sheet) - before) > 100, "a ring is seen"
    QTest.keyClick(sheet.browser, Qt.Key.Key_Return)
    assert sheet.browser.verticalScrollBar().value() > 0
    assert sheet.isVisible()
    QTest.keyClick(sheet.browser, Qt.Key.Key_Right)
    assert sheet.browser.chosen_link() not in loud[:4], "from what is seen now"


def test_every_link_is_reached_and_seen(sheet: RulesSheet) -> None:
    """The words of the glossary were passed over."""
    links = sheet.browser.links()
    reached = set()
    for _press in links:
        QTest.keyClick(sheet.browser, Qt.Key.Key_Right)
        reached.add(sheet.browser.chosen_link())
    assert reached == {*links}
    assert any(link.startswith("term:") for link in links)


def test_a_word_is_looked_up_by_keyboard(sheet: RulesSheet) -> None:
    while not sheet.browser.chosen_link().startswith("term:"):
        QTest.keyClick(sheet.browser, Qt.Key.Key_Right)
    QTest.keyClick(sheet.browser, Qt.Key.Key_Return)
    assert sheet.page_name == "glossary"
    assert sheet.isVisible()


@pytest.mark.parametrize("typed", ["", "chess"])
def test_enter_in_a_search_that_has_found_nothing_closes_nothing(sheet: RulesSheet, typed: str) -> None:
    sheet.search.setFocus()
    QTest.keyClicks(sheet.search, typed)
    QTest.keyClick(sheet.search, Qt.Key.Key_Return)
    assert sheet.isVisible()
    assert sheet.search.hasFocus()


@pytest.mark.parametrize("way", ["Esc", "the button"])
def test_a_lesson_from_the_rules_leads_back_to_the_match(window: MainWindow, qtbot: QtBot, way: str) -> None:
    """Esc led to the list of lessons, and the person had to find the match again from there."""
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    follow(opened(window), "lesson:half")
    lessons = window.screens.lessons
    assert lessons is not None
    qtbot.waitUntil(lessons.lesson.board.is_settled)
    assert lessons.lesson.card.contents.text() == "Back to the match"
    if way == "Esc":
        QTest.keyClick(focused(), Qt.Key.Key_Escape)
    else:
        click(lessons.lesson.card.contents)
    assert window.screens.is_match_shown()
    window.do(Command.LEARN)
    click(lessons.contents.rows[0].button)
    qtbot.waitUntil(lambda: lessons.lesson.card.contents.text() == "All lessons")
    window.do(Command.LEARN)
    assert lessons.contents.back.text() == "Back to the match", "also from within a lesson"
    click(lessons.contents.rows[0].button)
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    click(lessons.contents.back)
    assert window.screens.is_match_shown()


def test_a_lesson_from_the_rules_leads_to_the_list_where_there_is_no_match(window: MainWindow, qtbot: QtBot) -> None:
    follow(opened(window), "lesson:half")
    lessons = window.screens.lessons
    assert lessons is not None
    qtbot.waitUntil(lessons.lesson.board.is_settled)
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert lessons.contents.isVisible()
    assert lessons.contents.back.text() == "Front page"


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_line_of_the_contents_begins_with_the_dot_between_two(window: MainWindow, code: str) -> None:
    window.change(language=code, preset="huutopussi")
    page = opened(window).browser
    block, lines = page.document().begin(), []
    while block.isValid():
        starts = [block.layout().lineAt(nth).textStart() for nth in range(block.layout().lineCount())]
        lines += [block.text()[start:].lstrip() for start in starts]
        block = block.next()
    assert any("·" in line for line in lines)
    assert not [line for line in lines if line.startswith("·")]


def test_an_article_is_not_marked_with_what_is_looked_for(sheet: RulesSheet) -> None:
    QTest.keyClicks(sheet.search, "half")
    QTest.keyClick(sheet.search, Qt.Key.Key_Return)
    assert {word.casefold() for word in sheet.browser.marked} <= {"half", "halves"}
    sheet.go("huutopussi")
    assert sheet.browser.marked
    assert {word.casefold() for word in sheet.browser.marked} <= {"half", "halves"}


def test_what_is_typed_over_the_page_is_looked_for(window: MainWindow, sheet: RulesSheet) -> None:
    """The letters went nowhere, and an m among them silenced the table behind the rules."""
    was_loud = window.preferences.sound
    for letter in "trump":
        QTest.keyClicks(focused(), letter)
    assert sheet.search.text() == "trump"
    assert sheet.hits
    assert window.preferences.sound is was_loud
    QTest.keyClick(sheet.search, Qt.Key.Key_Return)
    click(sheet.tabs["huutopussi"])
    sheet.browser.setFocus()
    for letter in "Half":
        QTest.keyClicks(focused(), letter)
    assert sheet.search.text() == "Half", "in the place of what was looked for before"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize("code", LANGUAGES)
def test_with_large_texts_no_page_is_wider_than_its_room(window: MainWindow, code: str, size: tuple[int, int]) -> None:
    """The names in the pictures were, and the page could be pushed to the side by a grey bar."""
    with own_font():
        window.change(language=code, text_percent=200)
        window.resize(*size)
        window.do(Command.RULES)
        sheet = window.sheet
        assert isinstance(sheet, RulesSheet)
        for page in sheet.tabs:
            sheet.go(page)
            QApplication.processEvents()
            assert sheet.browser.horizontalScrollBar().maximum() == 0, page


def test_dots_over_letters_are_not_needed(window: MainWindow, sheet: RulesSheet) -> None:
    """They found nothing; what is lit is what stands there."""
    window.change(language="fi")
    sheet.search.setText("pistettä")
    with_dots = [(hit.page, hit.anchor) for hit in sheet.hits]
    assert with_dots
    sheet.search.setText("pistetta")
    assert [(hit.page, hit.anchor) for hit in sheet.hits] == with_dots
    assert {word.casefold() for word in sheet.browser.marked} >= {"pistettä"}


@pytest.mark.parametrize(
    ("code", "typed", "stands"), [("fi", "tikit", "tik"), ("fi", "kortit", "kort"), ("en", "trickster", "")]
)
def test_other_forms_of_a_word_are_found_where_it_stands_in_few_places(
    window: MainWindow, sheet: RulesSheet, code: str, typed: str, stands: str
) -> None:
    """``tikit`` found hardly anything of tricks."""
    window.change(language=code)
    sheet.search.setText(typed)
    assert bool(sheet.hits) == bool(stands)
    if stands:
        assert len(sheet.hits) > 8
        QTest.keyClick(sheet.search, Qt.Key.Key_Return)
        assert sheet.browser.marked
        assert all(word.casefold().startswith(stands) for word in sheet.browser.marked)


def test_another_form_of_a_word_leads_to_its_entry(window: MainWindow, sheet: RulesSheet) -> None:
    """``tikit`` stands in many places, and the entry of ``tikki`` was none of them."""
    window.change(language="fi")
    sheet.search.setText("tikit")
    assert (sheet.hits[0].page, sheet.hits[0].anchor) == ("glossary", "trick")


def test_in_the_sentence_that_nothing_was_found_no_word_is_lit(sheet: RulesSheet) -> None:
    """The word itself was lit in it, as if it had been found."""
    QTest.keyClicks(sheet.search, "zzz")
    assert "zzz" in sheet.browser.toPlainText()
    assert sheet.browser.marked == []
