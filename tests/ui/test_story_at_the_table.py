"""The story beside the table of a match: played, taken back, folded and set by the person."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.story.lines import LineKind
from tests.ui.person import MousePerson
from tests.ui.seen_parts import seen_parts


def read(window: MainWindow) -> list[str]:
    """The story's sentences."""
    panel = window.match.story.panel
    assert panel is not None
    return [line.sentence for line in panel.lines()]


@pytest.fixture
def wide(window: MainWindow) -> MainWindow:
    window.resize(1600, 900)
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    return window


def test_the_story_follows_the_hand_and_goes_back_with_an_undo(wide: MainWindow, qtbot: QtBot) -> None:
    person = MousePerson(wide, qtbot)
    while (prompt := person.wait()).kind is not PromptKind.PLAY:
        person.answer(prompt)
    qtbot.waitUntil(wide.match.is_settled)
    before = read(wide)
    assert any("You bid" in line for line in before)
    for _card in range(2):
        person.answer(person.wait())
    person.wait()
    qtbot.waitUntil(lambda: any(line.startswith("Trick ") for line in read(wide)))
    for _card in range(2):
        wide.actions_[Command.UNDO].trigger()
        person.wait()
    qtbot.waitUntil(lambda: read(wide) == before)


def test_a_hand_that_is_over_has_all_its_tricks_and_its_score(wide: MainWindow, qtbot: QtBot) -> None:
    MousePerson(wide, qtbot).play_hand()
    panel = wide.match.story.panel
    assert panel is not None
    assert sum(line.startswith("Trick ") for line in read(wide)) == 9
    assert panel.lines()[-1].kind is LineKind.CURVE
    wide.session.next_hand()
    person = MousePerson(wide, qtbot)
    person.wait()
    qtbot.waitUntil(lambda: read(wide)[0].startswith("Hand 2."))
    assert sum(line.startswith("Hand 1") for line in read(wide)) == 1


def test_before_the_first_trick_the_story_says_what_it_is_for(window: MainWindow, qtbot: QtBot) -> None:
    """The page was empty, beside a card on the table."""
    window.resize(1600, 900)
    window.start_match(MatchSetup("marjapussi", "Veera", seed=3))
    person = MousePerson(window, qtbot)
    prompt, told = person.wait(), "Here you can read what has been said, and the trick before."
    qtbot.waitUntil(lambda: read(window)[1:] == [told])
    person.answer(prompt)
    qtbot.waitUntil(lambda: any(line.startswith("Trick ") for line in read(window)))
    assert told not in read(window)


def test_a_key_folds_the_story_and_the_choice_is_kept(wide: MainWindow, qtbot: QtBot) -> None:
    kept: list[Preferences] = []
    wide.preferences_changed.connect(kept.append)
    room = wide.match.table.width()
    assert wide.match.story.is_open
    QTest.keyClick(wide.match.table, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: wide.match.table.width() > room)
    assert [preferences.story_open for preferences in kept] == [False]
    QTest.keyClick(wide.match.table, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: wide.match.table.width() == room)
    assert kept[-1].story_open


def test_a_person_may_have_all_tricks_kept(wide: MainWindow, qtbot: QtBot) -> None:
    person = MousePerson(wide, qtbot)
    while wide.session.current().view.phase.value != "play" or sum(wide.session.current().view.tricks_won) < 3:
        person.answer(person.wait())
    person.wait()
    tricks = sum(wide.session.current().view.tricks_won)
    qtbot.waitUntil(lambda: any(line.startswith(f"Trick {tricks}") for line in read(wide)))
    assert sum(line.startswith("Trick ") for line in read(wide)) == 1
    wide.change(story_tricks="all")
    assert sum(line.startswith("Trick ") for line in read(wide)) == tricks


@pytest.mark.parametrize("preset", ["avomarjapussi", "bondtolva-2", "huutopussi"])
def test_a_story_drawn_over_the_table_leaves_the_own_cards_free(window: MainWindow, qtbot: QtBot, preset: str) -> None:
    window.resize(1024, 640)
    window.start_match(MatchSetup(preset, "Veera", seed=3))
    person = MousePerson(window, qtbot)
    while person.wait().kind is not PromptKind.PLAY:
        person.answer(person.wait())
    qtbot.waitUntil(window.match.is_settled)
    window.match.story.toggle()
    story = window.match.story.panel
    assert story is not None
    own = {name: box for name, box in seen_parts(window.match).items() if name in ("hand", "row 0")}
    assert own
    over = QRectF(story.geometry().translated(-window.match.table.pos()))
    assert over.left() < window.match.table.width(), "the story is not over the table"
    assert [name for name, box in own.items() if box.intersects(over)] == []


def test_a_sentence_does_not_spread_the_story_over_the_whole_table(window: MainWindow, qtbot: QtBot) -> None:
    """The story kept clear of all the room in which a sentence might stand, and with a hint it covered the table."""
    window.resize(1280, 720)
    window.start_match(MatchSetup("avomarjapussi", "Veera", seed=3))
    person = MousePerson(window, qtbot)
    while person.wait().kind is not PromptKind.PLAY:
        person.answer(person.wait())
    qtbot.waitUntil(window.match.is_settled)
    window.match.table.advise("Hint: the ♠A. It is the highest card of the suit.")
    window.match.story.toggle()
    story = window.match.story.panel
    assert story is not None
    assert story.width() < window.match.table.width() / 2
    assert not window.match.table.notice_box().intersects(QRectF(story.geometry()))


@pytest.mark.usefixtures("hurried")
def test_nothing_is_written_while_cards_fly(wide: MainWindow, qtbot: QtBot) -> None:
    """The story's picture cost the second frame of each motion 6 ms."""
    wide.change(pace="fast")
    person, moving = MousePerson(wide, qtbot), list[bool]()
    while (prompt := person.wait()).kind is not PromptKind.PLAY:
        person.answer(prompt)
    panel = wide.match.story.panel
    assert panel is not None
    panel.model().rowsInserted.connect(lambda *_: moving.append(wide.match.table.table_scene().is_moving()))
    person.answer(prompt)
    qtbot.waitUntil(lambda: bool(moving))
    assert not any(moving)
