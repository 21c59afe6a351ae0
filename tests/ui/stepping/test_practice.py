"""A past hand played on from any place: as practice, with a way back to where one was looking."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match import qt_session
from marjapussi_desktop.controller.past.qt_adviser import Adviser
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.panels.result import HandOverPanel
from marjapussi_desktop.ui.stepping.practice import PracticeScreen
from marjapussi_desktop.ui.stepping.screen import SteppingScreen, no_reasons
from tests.ui.conftest import PromptBots, SilentBots
from tests.ui.past_hands import past_match
from tests.ui.person import MousePerson, click


@pytest.fixture
def screen(qtbot: QtBot, language: Language, monkeypatch: pytest.MonkeyPatch) -> SteppingScreen:
    monkeypatch.setattr(qt_session, "BotRunner", PromptBots)
    screen = SteppingScreen(past_match("huutopussi"), no_reasons, Adviser(SilentBots()))
    qtbot.addWidget(screen, before_close_func=lambda closing: closing.close_for_good())
    screen.apply_preferences(Preferences(pace="instant"))
    screen.resize(1280, 680)
    screen.show()
    return screen


def practise(screen: SteppingScreen) -> PracticeScreen:
    click(screen.side.practise)
    assert screen.practice is not None
    return screen.practice


def test_a_hand_is_played_on_from_a_trick_and_looked_at_again(qtbot: QtBot, screen: SteppingScreen) -> None:
    stepper = screen.stepper
    stepper.step_trick(3)
    place, before = stepper.place, stepper.stop_shown.view
    practice = practise(screen)
    assert not screen.board.isVisible()
    taken = practice.session.current().view
    assert (taken.totals, taken.tricks_won, taken.trump) == (before.totals, before.tricks_won, before.trump)
    assert taken.seats[0].hand == before.seats[0].hand
    person = MousePerson(cast(MainWindow, SimpleNamespace(match=practice.board, session=practice.session)), qtbot)
    person.play_hand()
    panel = practice.board.panel
    assert isinstance(panel, HandOverPanel)
    assert not panel.look_at.isVisible()
    assert panel.go_on.text() == "Back"
    click(panel.go_on)
    assert screen.practice is None
    assert screen.board.isVisible()
    assert (stepper.place, stepper.stop_shown.view) == (place, before)


def test_a_practice_begins_once_more_where_it_began(qtbot: QtBot, screen: SteppingScreen) -> None:
    practice = practise(screen)
    first = practice.session.current().view
    qtbot.waitUntil(lambda: practice.session.current().prompt is not None)
    click(practice.again)
    assert practice.session.current().view == first
    click(practice.back)
    assert screen.practice is None


def test_escape_leads_back_to_the_hand_first(qtbot: QtBot, screen: SteppingScreen) -> None:
    practise(screen)
    with qtbot.assertNotEmitted(screen.closed):
        QTest.keyClick(screen, Qt.Key.Key_Escape)
    assert screen.practice is None


def test_the_end_of_a_hand_cannot_be_played_on(screen: SteppingScreen) -> None:
    assert screen.side.practise.isEnabled()
    screen.stepper.to_end()
    assert not screen.side.practise.isEnabled()


def test_a_practice_has_hints_and_its_story(qtbot: QtBot, screen: SteppingScreen) -> None:
    screen.resize(1600, 800)
    practice = practise(screen)
    qtbot.waitUntil(practice.hint.isEnabled)
    table = practice.board.table
    with qtbot.waitSignal(practice.session.hinted):
        click(practice.hint)
    scene = table.table_scene()
    assert any(text.startswith("Hint:") and text.endswith("see the move.") for text in scene.texts())
    assert not practice.board.advice.is_whole
    QTest.keyClick(table, Qt.Key.Key_H)
    assert practice.board.advice.is_whole
    assert scene._notice.text.startswith("Hint: ")
    assert practice.board.panel is not None
    QTest.keyClick(practice.board.panel, Qt.Key.Key_Escape)
    assert practice.board.advice.hint is None
    story = practice.board.story
    assert story.is_open
    assert story.panel is not None
    QTest.keyClick(table, Qt.Key.Key_S)
    assert not story.is_open
