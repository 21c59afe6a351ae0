"""All that the keyboard can reach has a name for a screen reader, and the keyboard gets away from everywhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.tutorial.catalogue import LESSONS
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.main_window import MainWindow
from tests.ui.person import KeyPerson

SHEETS = (
    Command.NEW_MATCH, Command.DAY, Command.ARCHIVE, Command.STATISTICS, Command.SETTINGS, Command.SHORTCUTS,
    Command.RULES, Command.RULES_IN_PLAY, Command.FAIR_DEALS, Command.ABOUT, Command.NEWS, Command.THOUGHTS,
    Command.MISTAKES,
)  # fmt: skip


def reachable(root: QWidget) -> Iterator[QWidget]:
    """What the Tab key comes to."""
    for widget in root.findChildren(QWidget):
        takes_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if takes_tab and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None:
            yield widget


def nameless(root: QWidget) -> list[str]:
    """What the Tab key comes to and a screen reader has no word for."""
    return [
        f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}"
        for widget in reachable(root)
        if not name_of(widget).strip()
    ]


def name_of(widget: QWidget) -> str:
    """What a screen reader calls a widget."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name) or interface.text(QAccessible.Text.Value)


def walked(window: MainWindow, most: int = 400) -> list[QWidget]:
    """What has the keyboard after one Tab and another, until it comes round. On a page Tab goes from link to link."""
    places: list[QWidget] = []
    for _step in range(most):
        focused = QApplication.focusWidget()
        assert focused is not None, f"the keyboard is lost after {places[-1:]}"
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        assert now is not None, f"the keyboard is lost after {focused}"
        if now is focused and isinstance(now, QTextBrowser):
            continue
        if now in places:
            return places
        if now is focused:
            return [*places, now]
        places.append(now)
    raise AssertionError(f"Tab does not come round: {places[-5:]}")


@pytest.fixture
def match(window: MainWindow, qtbot: QtBot) -> KeyPerson:
    """A match on the table, its first question asked."""
    window.resize(1280, 720)
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    person = KeyPerson(window, qtbot)
    person.wait()
    qtbot.waitUntil(window.match.is_settled)
    return person


@pytest.mark.parametrize("command", SHEETS)
def test_every_sheet_is_named_and_can_be_left(match: KeyPerson, qtbot: QtBot, command: Command) -> None:
    window = match.window
    if command is Command.THOUGHTS:
        match.answer(match.wait())
        match.wait()
    window.do(command)
    sheet = window.sheet
    assert sheet is not None
    assert not nameless(sheet)  # even before what it shows has been read
    QTest.qWait(30)
    assert not nameless(sheet)
    assert name_of(sheet.page)
    places = set(walked(window))
    assert not {place for place in places if not sheet.isAncestorOf(place)}
    assert set(reachable(sheet)) <= places
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert window.sheet is None
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.isVisible()


def test_the_front_page_is_named_and_walked_round(window: MainWindow) -> None:
    assert not nameless(window)
    assert set(reachable(window.home)) <= set(walked(window))


def test_every_question_is_named_and_walked_round(match: KeyPerson, qtbot: QtBot) -> None:
    window, kinds = match.window, set[PromptKind]()
    while True:
        prompt = match.wait()
        qtbot.waitUntil(window.match.is_settled)
        if prompt.kind not in kinds:
            kinds.add(prompt.kind)
            assert not nameless(window)
            before = QApplication.focusWidget()
            places = walked(window)
            if window.match.panel is not None:
                assert set(reachable(window.match.panel)) <= set(places)
            window.match.take_focus()
            assert QApplication.focusWidget() is before or prompt.kind is PromptKind.PLAY
        if prompt.kind in (PromptKind.HAND_OVER, PromptKind.MATCH_OVER):
            break
        match.answer(prompt)
    assert kinds >= {PromptKind.BID, PromptKind.PLAY, PromptKind.HAND_OVER}


def test_a_past_hand_is_named_and_can_be_left(match: KeyPerson, qtbot: QtBot) -> None:
    match.play_hand()
    window = match.window
    window.do(Command.LOOK_AT_HAND)
    past = window.screens.past
    assert past is not None
    assert not nameless(past)
    places = walked(window)
    assert set(reachable(past)) <= set(places)
    window.screens.take_focus()
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.screens.currentWidget() is window.match)


def test_lessons_are_named_and_can_be_left(window: MainWindow, qtbot: QtBot) -> None:
    window.do(Command.LEARN)
    lessons = window.screens.lessons
    assert lessons is not None
    assert not nameless(window)
    assert set(reachable(lessons)) <= set(walked(window))
    lessons.begin(LESSONS[0])
    qtbot.waitUntil(lessons.lesson.board.is_settled)
    assert not nameless(window)
    walked(window)
    lessons.take_focus()
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert window.screens.board() is None


def test_the_table_and_its_cards_have_names(match: KeyPerson) -> None:
    table = match.window.match.table
    assert name_of(table)
    names = [button.accessibleName() for button in table._for_readers.buttons()]
    assert len(set(names)) == len(table.hand())
