"""Keys go to the screen that is shown, never to a table that was left behind it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.controller.puzzles.catalogue import rows
from marjapussi_desktop.controller.puzzles.progress import PuzzleState, rating, state_of
from marjapussi_desktop.tutorial.catalogue import LESSONS
from marjapussi_desktop.tutorial.page import Mood
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.table import table_widget
from marjapussi_desktop.ui.table_screen import TableScreen
from tests.ui.past_hands import past_match
from tests.ui.person import KeyPerson, MousePerson, click


def press(key: Qt.Key) -> None:
    """Press a key, which goes to whatever has the keyboard."""
    focused = QApplication.focusWidget()
    assert focused is not None, "nothing has the keyboard"
    QTest.keyClick(focused, key)


def speak(window: MainWindow, qtbot: QtBot, code: str) -> None:
    """Choose a language in the bar, and let every table come to rest."""
    click(window.bar.languages[code])
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
    for board in window.findChildren(TableScreen):
        qtbot.waitUntil(board.is_settled)


def leave_puzzle(window: MainWindow, qtbot: QtBot) -> None:
    """Open a puzzle and leave it for the list."""
    window.do(Command.PUZZLES)
    screen = window.screens.puzzles
    assert screen is not None
    screen.begin(rows()[0])
    qtbot.waitUntil(screen.puzzle.board.is_settled)
    press(Qt.Key.Key_Escape)
    while not screen.page.isVisible():
        press(Qt.Key.Key_Escape)


def check_keyboard(screen: QWidget) -> None:
    """The keyboard is on something of this screen that is seen."""
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.isVisible()
    assert screen.isAncestorOf(focused)


def check_untried(window: MainWindow) -> None:
    assert state_of(window.puzzles.results.of(rows()[0].id)) is PuzzleState.NEW
    assert rating(window.puzzles.results) == 1200


def test_a_puzzle_that_was_left_for_the_list_is_not_played(window: MainWindow, qtbot: QtBot) -> None:
    """It was, with another language, and cost rating."""
    leave_puzzle(window, qtbot)
    speak(window, qtbot, "fi")
    check_keyboard(window)
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Return):
        press(key)
        check_untried(window)
        if not window.screens.puzzles.page.isVisible():  # type: ignore[union-attr]
            break


def test_a_puzzle_behind_the_match_is_not_played(window: MainWindow, qtbot: QtBot) -> None:
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    person = KeyPerson(window, qtbot)
    while (prompt := person.wait()).kind is not PromptKind.PLAY:
        MousePerson(window, qtbot).answer(prompt)
    leave_puzzle(window, qtbot)
    window.screens.show_match()
    held = len(window.session.current().view.seats[0].hand)
    speak(window, qtbot, "fi")
    assert window.match.table.hasFocus()
    for nth in range(1, held + 1):
        press(Qt.Key(Qt.Key.Key_0 + nth % 10))
        if len(window.session.current().view.seats[0].hand) < held:
            break
    check_untried(window)
    assert len(window.session.current().view.seats[0].hand) < held, "the match that is seen got the keys"


def test_a_lesson_half_done_behind_the_front_page_gets_no_key(window: MainWindow, qtbot: QtBot) -> None:
    window.do(Command.LEARN)
    screen = window.screens.lessons
    assert screen is not None
    lesson = LESSONS[1]
    screen.begin(lesson)
    runner = screen.lesson.runner
    assert runner is not None
    qtbot.waitUntil(screen.lesson.board.is_settled)
    while runner.page.mood is not Mood.TRY and runner.place < 1:
        click(screen.lesson.card.primary)
        qtbot.waitUntil(screen.lesson.board.is_settled)
    place, page = runner.place, runner.page
    window.screens.show_home()
    speak(window, qtbot, "fi")
    check_keyboard(window)
    press(Qt.Key.Key_1)
    assert (runner.place, runner.page) == (place, page)


def test_where_a_past_hand_is_played_on_the_hand_below_it_gets_no_key(window: MainWindow, qtbot: QtBot) -> None:
    window.screens.show_past(past_match("huutopussi"), window.preferences)
    screen = window.screens.past
    assert screen is not None
    screen.stepper.step_trick(3)
    click(screen.side.practise)
    assert screen.practice is not None
    qtbot.waitUntil(screen.practice.board.is_settled)
    window.screens.take_focus()
    check_keyboard(screen.practice)


def test_a_match_that_was_left_for_the_front_page_gets_no_key(window: MainWindow, qtbot: QtBot) -> None:
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    MousePerson(window, qtbot).wait()
    window.screens.show_home()
    speak(window, qtbot, "fi")
    check_keyboard(window)
    window.match.take(window.session.current())
    qtbot.waitUntil(window.match.is_settled)
    check_keyboard(window.home)


def test_a_lesson_behind_the_match_is_not_read_aloud(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was, with another language."""
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    window.do(Command.LEARN)
    screen = window.screens.lessons
    assert screen is not None
    screen.begin(LESSONS[0])
    qtbot.waitUntil(screen.lesson.board.is_settled)
    told: list[str] = []
    monkeypatch.setattr(table_widget, "read_aloud", lambda _table, sentence: told.append(sentence))
    speak(window, qtbot, "fi")
    assert told, "the lesson that is seen is read"
    told.clear()
    window.screens.show_match()
    speak(window, qtbot, "en")
    assert screen.lesson.card.spoken() not in told
