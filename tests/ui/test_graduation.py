"""The end of the ladder: matches without help."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record_reading import parse_record
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.tutorial.catalogue import LESSONS
from marjapussi_desktop.tutorial.graduation import GAME, TRIALS, Trial
from marjapussi_desktop.tutorial.lesson import CONTEXT
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.i18n import translate
from marjapussi_desktop.ui.lessons.contents import Contents
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.panels.result import HandOverPanel
from marjapussi_desktop.ui.text.levels import LEVELS
from tests.ui.past_hands import past_match
from tests.ui.person import MousePerson, click

HELP = (
    Command.HINT,
    Command.WHY,
    Command.THOUGHTS,
    Command.UNDO,
    Command.NOTE,
    Command.QUIZ,
    Command.REVIEW,
    Command.SECOND_TABLE,
)
WHY_OFF = "This match is played without help."


def contents(window: MainWindow) -> Contents:
    window.do(Command.LEARN)
    assert window.screens.lessons is not None
    return window.screens.lessons.contents


def begin(window: MainWindow, trial: Trial) -> None:
    click(contents(window).trials[TRIALS.index(trial)].button)


def end(window: MainWindow, winner: int) -> None:
    """The match on the table is over, as the session tells it."""
    update = window.session.current()
    over = changed(update, view=changed(update.view, winner=winner))
    with patch.object(window.session, "current", lambda: over):
        window.session.match_over.emit(window.graduation.match_id(), None)


def marks(window: MainWindow) -> list[str]:
    return [row.mark.text() for row in contents(window).trials]


def test_there_is_a_match_at_each_level_that_is_offered() -> None:
    assert [trial.level for trial in TRIALS] == list(LEVELS)


def test_the_numbers_of_lessons_end_where_their_count_does(window: MainWindow) -> None:
    """The contents said "0 of 35 lessons done", and their numbers ran to 39: those of matches went on from them."""
    page = contents(window)
    assert [row.mark.text() for row in page.rows] == [str(nth) for nth in range(1, len(LESSONS) + 1)]
    assert f"of {len(LESSONS)} lessons" in page.line.text()
    assert marks(window) == [str(nth) for nth in range(1, len(TRIALS) + 1)]


def test_a_match_without_help_offers_none(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, TRIALS[0])
    assert window.screens.is_match_shown()
    players = parse_record(window.session.record_text()).record.players
    assert all(player.kind == f"bot:{TRIALS[0].level}" for player in players[1:])
    qtbot.waitUntil(lambda: window.session.current().prompt is not None)
    assert not any(window.actions_[command].isEnabled() for command in HELP)
    window.start_match(MatchSetup(GAME, "Veera"))
    qtbot.waitUntil(lambda: window.session.current().prompt is not None)
    assert window.actions_[Command.HINT].isEnabled(), "another match has hints"


def test_what_is_off_tells_why_in_both_languages(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, TRIALS[0])
    assert all(window.actions_[command].toolTip() == WHY_OFF for command in HELP)
    assert window.bar.buttons[Command.HINT].toolTip() == WHY_OFF
    assert "Previous trick" in window.bar.buttons[Command.LAST_TRICK].toolTip()
    window.change(language="fi")
    finnish = window.bar.buttons[Command.HINT].toolTip()
    assert finnish not in ("", WHY_OFF)
    assert window.actions_[Command.REVIEW].toolTip() == finnish
    window.start_match(MatchSetup(GAME, "Veera"))
    assert window.bar.buttons[Command.HINT].toolTip() == "Vihje (H)\n\nMitä vahva pelaaja tekisi sinun paikallasi?"
    assert window.actions_[Command.HINT].toolTip() != finnish


def test_the_keys_of_what_is_off_tell_why_too(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, TRIALS[0])
    qtbot.waitUntil(lambda: window.session.current().prompt is not None)
    table = window.match.table
    for key in (Qt.Key.Key_H, Qt.Key.Key_N, Qt.Key.Key_Backspace):
        table.hide_notice()
        QTest.keyClick(table, key)
        assert table.table_scene().notices()["notice"].text == WHY_OFF
    window.start_match(MatchSetup(GAME, "Veera"))
    qtbot.waitUntil(lambda: window.session.current().prompt is not None)
    QTest.keyClick(table, Qt.Key.Key_N)
    assert window.match.note.is_open, "the keys do what they did"


def test_no_coach_thinks_in_it_and_one_does_in_the_next_match(window: MainWindow, qtbot: QtBot) -> None:
    window.change(coach="some")
    begin(window, TRIALS[0])
    qtbot.waitUntil(lambda: window.session.current().prompt is not None)
    assert window.match.coaching.coach is None
    window.change(coach="great")
    assert window.match.coaching.coach is None, "choosing another amount does not call it either"
    window.start_match(MatchSetup(GAME, "Veera"))
    qtbot.waitUntil(lambda: window.session.current().prompt is not None)
    assert window.match.coaching.coach is not None


@pytest.mark.parametrize("is_over", [False, True], ids=["in play", "over"])
def test_its_hands_are_reviewed_once_it_is_over(window: MainWindow, is_over: bool) -> None:
    past = past_match(GAME)
    trials = () if is_over else ((TRIALS[0].level, past.match_id),)
    window.screens.show_past(past, changed(window.preferences, trials=trials))
    stepping = window.screens.past
    assert stepping is not None
    assert stepping.side.review_tab.isVisible()
    assert stepping.side.review_tab.isEnabled() == is_over
    for help_ in (stepping.side.review_tab, stepping.side.practise, stepping.side.second):
        assert help_.isEnabled() == is_over
        assert (help_.toolTip() == WHY_OFF) == (not is_over)
    stepping.review.toggle()
    assert stepping.side.is_review_shown() == is_over


def test_a_hand_that_is_over_in_it_leads_to_no_review(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, TRIALS[0])
    reviewed = list[object]()
    with patch.object(window.screens, "review_hand", reviewed.append):
        MousePerson(window, qtbot).play_hand()
    assert set(reviewed) == {None}, "nor is it reviewed unseen"
    panel = window.match.panel
    assert isinstance(panel, HandOverPanel)
    for button in (panel.to_review, panel.why):
        assert not button.isEnabled()
        assert button.toolTip() == WHY_OFF
    assert panel.look_at.isEnabled()
    assert not window.actions_[Command.REVIEW].isEnabled()


def test_left_and_chosen_again_it_goes_on(window: MainWindow) -> None:
    begin(window, TRIALS[1])
    match = window.graduation.match_id()
    assert marks(window)[1] == "…"
    begin(window, TRIALS[1])
    assert window.graduation.match_id() == match
    assert window.screens.is_match_shown()


def choose_game(page: Contents, preset: str) -> None:
    page.game.setCurrentIndex(page.game.findData(preset))


def test_it_may_be_of_any_game(window: MainWindow) -> None:
    """All four matches at the end of the lessons were of Marjapussi."""
    page = contents(window)
    assert [page.game.itemData(nth) for nth in range(page.game.count())] == list(PRESETS)
    assert page.game.currentData() == GAME
    choose_game(page, "huutopussi")
    click(page.trials[0].button)
    assert window.session.current().view.preset == "huutopussi"
    assert window.graduation.is_on()
    match = window.graduation.match_id()
    assert contents(window).game.currentData() == "huutopussi", "the game on the table is offered again"
    begin(window, TRIALS[0])
    assert window.graduation.match_id() == match
    choose_game(contents(window), "marjapussi")
    click(page.trials[0].button)
    assert window.session.current().view.preset == "marjapussi"
    end(window, winner=0)
    assert marks(window)[0] == "★"


def test_the_games_are_named_in_the_language_of_the_window(window: MainWindow, qtbot: QtBot) -> None:
    page = contents(window)
    choose_game(page, "huutopussi-3")
    assert page.game.currentText() == "Huutopussi for three"
    window.change(language="fi")
    qtbot.waitUntil(lambda: page.game.currentText() == "Huutopussi kolmelle")
    assert page.game.currentData() == "huutopussi-3"


def test_played_to_its_end_it_is_done_and_won_it_has_a_star(window: MainWindow) -> None:
    begin(window, TRIALS[0])
    end(window, winner=1)
    assert marks(window)[0] == "✓"
    begin(window, TRIALS[0])
    end(window, winner=0)
    assert marks(window)[0] == "★"
    assert not window.preferences.trials
    assert TRIALS[0].won_id in window.preferences.lessons_done


def test_another_match_counts_for_nothing(window: MainWindow) -> None:
    level = TRIALS[0].level
    window.start_match(MatchSetup(GAME, "Veera", partner_level=level, opponent_level=level))
    end(window, winner=0)
    assert TRIALS[0].id not in window.preferences.lessons_done


def test_the_texts_are_finnish_too(window: MainWindow) -> None:
    window.change(language="fi")
    for trial in TRIALS:
        assert all(translate(CONTEXT, text) != text for text in trial.texts())
