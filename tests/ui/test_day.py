"""The deal of the day in the window: played once for the result, told beside the experts', then practice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.deals.deal_code import format_code
from marjapussi_desktop.controller.deals.qt_day import DayBook, DayResult
from marjapussi_desktop.controller.match import qt_session
from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import Prompt, PromptKind
from marjapussi_desktop.controller.past import qt_adviser
from marjapussi_desktop.controller.review import qt_reviews
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.settings import preferences
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.home import OnTable
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.left_match import LeftMatch
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.panels.result import HandOverPanel, MatchOverPanel
from marjapussi_desktop.ui.sheets.day import DaySheet
from marjapussi_desktop.ui.sheets.new_match import NewMatchSheet
from marjapussi_desktop.ui.sheets.take_back import TakeBackSheet
from marjapussi_desktop.ui.text.scores import signed
from tests.helpers.arrivals import arrival
from tests.ui.asked_moments import results
from tests.ui.conftest import PromptBots, SilentBots, SilentReviewer
from tests.ui.person import MousePerson, click
from tests.ui.unseen import stay_unseen

EXPERTS = (90, -90, 15, -15)


def open_day(window: MainWindow) -> DaySheet:
    window.do(Command.DAY)
    assert isinstance(window.sheet, DaySheet)
    return window.sheet


def current(session: qt_session.QtSession) -> str | None:
    """Which of the saved matches is on the table. Its game tells nothing: some days the deal is of the same."""
    assert session.history is not None
    return session.history.current


def has_experts(result: object) -> bool:
    """Whether the experts have played the deal."""
    assert isinstance(result, DayResult)
    return bool(result.experts)


def shown(sheet: DaySheet) -> list[tuple[str, str]]:
    return [(name.text(), margin.text()) for name, margin in sheet.figures if name.isVisible()]


def told_of_target(window: MainWindow) -> str:
    """What the score at the table tells below its rows, while there is no contract."""
    return window.match.table.table_scene().signs.score.target


def test_the_day_is_played_once_and_compared_with_the_experts(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DayBook, "_reckoned", lambda _self, _day: EXPERTS)
    sheet = open_day(window)
    assert shown(sheet) == []
    assert "first try counts" in sheet.said.text()
    click(sheet.play)
    MousePerson(window, qtbot).play_hand()
    result = window.session.current().view.result
    assert result is not None
    own = result.scores[0] - result.scores[1]
    panel = window.match.panel
    assert isinstance(panel, HandOverPanel)
    assert panel.primary is panel.with_experts
    assert panel.with_experts is not None
    assert panel.with_experts.text() == "Compare with the experts"
    assert panel.go_on.text() == "Play on", "of that deal there is no next hand"
    click(panel.with_experts)
    again = window.sheet
    assert isinstance(again, DaySheet)
    qtbot.waitUntil(lambda: len(shown(again)) == 5)
    assert shown(again)[:2] == [("You, without hints", signed(own)), ("Expert in your seat", "+90")]
    assert again.play.text() == "Play again for practice"
    click(again.done)
    click(panel.go_on)
    MousePerson(window, qtbot).play_hand()
    panel = window.match.panel
    assert isinstance(panel, HandOverPanel)
    assert panel.with_experts is None, "one hand a day is compared"
    assert panel.go_on.text() == "Next hand"
    window.day.close()


def test_who_types_the_code_of_the_day_has_not_played_the_deal_of_the_day(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DayBook, "_reckoned", lambda _self, _day: EXPERTS)
    window.do(Command.NEW_MATCH)
    sheet = window.sheet
    assert isinstance(sheet, NewMatchSheet)
    QTest.keyClicks(sheet.fields.code.line, format_code(window.day.code()))
    click(sheet.start)
    MousePerson(window, qtbot).play_hand()
    with arrival(qtbot, window.day.told, has_experts):
        day = open_day(window)
    assert shown(day) == []
    assert "first try counts" in day.said.text()
    click(day.play)
    MousePerson(window, qtbot).play_hand()
    day = open_day(window)
    qtbot.waitUntil(lambda: len(shown(day)) == 5)
    window.day.close()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("before", [0, 1])
@pytest.mark.parametrize("hints", [0, 1, 2])
def test_the_result_tells_how_many_hints_were_taken(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, hints: int, before: int
) -> None:
    """A hint that is looked at three times is one; one of a try that was left belongs to that, not to this."""
    monkeypatch.setattr(DayBook, "_reckoned", lambda _self, _day: EXPERTS)
    click(open_day(window).play)
    person = MousePerson(window, qtbot)
    for nth in range(before + hints):
        if before and nth == before:
            click(open_day(window).play)
        elif nth > before:
            person.answer(person.wait())
        person.wait()
        with qtbot.waitSignal(window.session.hinted):
            window.do(Command.HINT)
        for _press in range(3):
            window.do(Command.HINT)
    if before and not hints:
        click(open_day(window).play)
    person.play_hand()
    panel = window.match.panel
    assert isinstance(panel, HandOverPanel)
    assert panel.with_experts is not None
    told, sheet_tells = {
        0: ("Hand 1, without hints", "You, without hints"),
        1: ("Hand 1, with 1 hint", "You, with 1 hint"),
        2: ("Hand 1, with 2 hints", "You, with 2 hints"),
    }[hints]
    qtbot.waitUntil(lambda: panel.title.text() == told)
    click(panel.with_experts)
    sheet = window.sheet
    assert isinstance(sheet, DaySheet)
    qtbot.waitUntil(lambda: len(shown(sheet)) == 5)
    assert shown(sheet)[0][0] == sheet_tells
    click(sheet.play)  # practice
    person.play_hand()
    assert isinstance(window.match.panel, HandOverPanel)
    assert window.match.panel.title.text() == "Hand 1", "of practice nothing is counted"
    window.day.close()


def begin_and_answer(window: MainWindow, person: MousePerson) -> None:
    """Begin the deal of the day, and make one decision in it."""
    click(open_day(window).play)
    answer_one(person)


def answer_one(person: MousePerson) -> None:
    """Make one decision, and wait for the next question; the table is waited for, as in ``play_hand``."""
    table, session = person.window.match.table, person.window.session
    person.qtbot.waitUntil(lambda: bool(person.wait()) and table.shown_view() == session.current().view)
    prompt = person.wait()
    person.answer(prompt)
    person.qtbot.waitUntil(lambda: person.wait() != prompt and table.shown_view() == session.current().view)


def press_undo(window: MainWindow) -> TakeBackSheet | None:
    """Press Ctrl+Z; the question that stands then, if any."""
    assert window.actions_[Command.UNDO].isEnabled()
    window.actions_[Command.UNDO].trigger()
    sheet = window.sheet
    assert sheet is None or isinstance(sheet, TakeBackSheet)
    return sheet


def moves(window: MainWindow) -> int:
    """How many moves of the hand stand."""
    return len(json.loads(window.session.record_text())["hands"][-1]["moves"])


def compared(qtbot: QtBot, window: MainWindow) -> DaySheet:
    """What the result's lit button leads to, once all is told there."""
    panel = window.match.panel
    assert isinstance(panel, HandOverPanel)
    assert panel.with_experts is not None
    assert panel.primary is panel.with_experts
    click(panel.with_experts)
    sheet = window.sheet
    assert isinstance(sheet, DaySheet)
    qtbot.waitUntil(lambda: len(shown(sheet)) == 5)
    return sheet


def test_a_move_is_taken_back_only_after_a_question_and_makes_the_try_practice(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing told of it, the lit button compared nothing, and a later try with all cards known was the result."""
    monkeypatch.setattr(DayBook, "_reckoned", lambda _self, _day: EXPERTS)
    person = MousePerson(window, qtbot)
    begin_and_answer(window, person)
    made = moves(window)
    asked = press_undo(window)
    assert asked is not None
    assert "will not count as your result of the day" in asked.about.text()
    assert QApplication.focusWidget() is asked.keep
    QTest.keyClick(asked.keep, Qt.Key.Key_Return)
    assert window.sheet is None
    assert moves(window) == made
    assert told_of_target(window) == "Deal of the day · one hand"
    asked = press_undo(window)
    assert asked is not None
    click(asked.take)
    assert moves(window) < made
    answer_one(person)
    assert told_of_target(window) == "Deal of the day · practice"
    assert press_undo(window) is None, "it is practice already"
    person.play_hand()
    result, panel = window.session.current().view.result, window.match.panel
    assert result is not None
    assert isinstance(panel, HandOverPanel)
    assert panel.title.text() == "Hand 1, practice"
    own = signed(result.scores[0] - result.scores[1])
    sheet = compared(qtbot, window)
    assert shown(sheet)[:2] == [("You, practice without hints", own), ("Expert in your seat", "+90")]
    assert "The cards are known now: no later try counts" in sheet.said.text()
    assert sheet.play.text() == "Play again for practice"
    click(sheet.play)
    answer_one(person)
    assert press_undo(window) is None, "no try counts any more"
    person.play_hand()
    assert shown(compared(qtbot, window))[0] == ("You, practice without hints", own)
    window.day.close()


def test_after_the_result_a_move_is_taken_back_without_a_question(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The result stands; what is played then is practice."""
    monkeypatch.setattr(DayBook, "_reckoned", lambda _self, _day: EXPERTS)
    person = MousePerson(window, qtbot)
    click(open_day(window).play)
    person.play_hand()
    before = shown(compared(qtbot, window))
    assert window.sheet is not None
    window.sheet.finish()
    assert press_undo(window) is None
    person.play_hand()
    qtbot.waitUntil(partial(is_told, window, "Hand 1, practice"))
    assert shown(compared(qtbot, window)) == before
    window.day.close()


def test_the_question_goes_when_the_hand_has_ended_meanwhile(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It counts by then."""
    monkeypatch.setattr(DayBook, "_reckoned", lambda _self, _day: EXPERTS)
    person = MousePerson(window, qtbot)
    begin_and_answer(window, person)
    assert press_undo(window) is not None
    while (prompt := person.wait()).choices is not None:
        assert window.sheet is not None
        assert window.session.answer(prompt.id, next(iter(prompt.choices.actions()))) is None
    assert window.sheet is None
    assert "practice" not in person.panel.spoken_title()
    assert shown(compared(qtbot, window))[0][0] == "You, without hints"
    window.day.close()


@pytest.mark.parametrize("is_undone", [False, True])
def test_what_a_move_taken_back_costs_is_known_after_a_restart(
    qtbot: QtBot,
    language: Language,
    window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    is_undone: bool,
) -> None:
    """Also in the middle of the hand: asked once, and practice from then on."""
    monkeypatch.setattr(DayBook, "_reckoned", lambda _self, _day: EXPERTS)
    for is_first in (True, False):
        session = qt_session.QtSession(tmp_path / "matches.sqlite")
        window = MainWindow(session, language, window.preferences, day_results=tmp_path / "days.json")
        qtbot.addWidget(window)
        window.show()
        person = MousePerson(window, qtbot)
        if is_first:
            begin_and_answer(window, person)
            if is_undone:
                asked = press_undo(window)
                assert asked is not None
                click(asked.take)
        else:
            assert session.resume()
            window.screens.show_match()
            answer_one(person)
            assert told_of_target(window).endswith("practice" if is_undone else "one hand")
            with arrival(qtbot, window.day.told):
                window.day.ask()
            asked = press_undo(window)
            assert (asked is None) == is_undone
            if asked is not None:
                click(asked.take)
            play_hand(person)
            qtbot.waitUntil(partial(is_told, window, "Hand 1, practice"))
            assert shown(compared(qtbot, window))[0][0] == "You, practice without hints"
        window.day.close()
        window.close()
        session.close()


def test_a_match_that_ends_with_the_deal_of_the_day_tells_hints_too(qtbot: QtBot, language: Language) -> None:
    view = changed(results("marjapussi", 1)[0].view, winner=0, hand_number=1)
    panel = MatchOverPanel(Prompt(1, PromptKind.MATCH_OVER, None), view)
    qtbot.addWidget(panel)
    heading, note = panel.title.text(), panel.note.text()
    panel.tell_hints(1)
    assert panel.title.text() == heading
    assert panel.note.text() == f"Hand 1, with 1 hint. {note}".strip()


def test_hints_in_other_hands_are_not_counted(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DayBook, "_reckoned", lambda _self, _day: EXPERTS)
    window.do(Command.PLAY_NOW)
    person = MousePerson(window, qtbot)
    person.wait()
    with qtbot.waitSignal(window.session.hinted):
        window.do(Command.HINT)
    click(open_day(window).play)
    person.play_hand()
    panel = window.match.panel
    assert isinstance(panel, HandOverPanel)
    qtbot.waitUntil(lambda: "without hints" in panel.title.text())
    window.day.close()


def test_nothing_of_the_experts_is_told_before_the_hand_is_played(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DayBook, "_reckoned", lambda _self, _day: EXPERTS)
    with arrival(qtbot, window.day.told, has_experts):
        sheet = open_day(window)
    assert shown(sheet) == []
    window.day.close()


@pytest.fixture
def keeping(qtbot: QtBot, language: Language, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[MainWindow]:
    """The window with a file of saved matches, in which one is in play."""
    monkeypatch.setattr(DayBook, "_reckoned", lambda _self, _day: EXPERTS)
    monkeypatch.setattr(qt_session, "BotRunner", PromptBots)
    monkeypatch.setattr(qt_adviser, "BotRunner", SilentBots)
    monkeypatch.setattr(qt_reviews, "Reviewer", SilentReviewer)
    session = qt_session.QtSession(tmp_path / "matches.sqlite")
    shown = MainWindow(session, language, Preferences(language="en", pace="instant", name="Veera"))
    qtbot.addWidget(shown)
    stay_unseen(shown)
    shown.show()
    shown.start_match(MatchSetup("bondtolva", "Veera", seed=3))
    MousePerson(shown, qtbot).wait()
    yield shown
    shown.close()
    session.close()


def test_the_deal_of_the_day_leads_back_to_the_match_that_was_in_play(qtbot: QtBot, keeping: MainWindow) -> None:
    """It took that match from the table and told nobody that it is kept."""
    left = current(keeping.session)
    sheet = open_day(keeping)
    assert "waits meanwhile" in sheet.waits.text()
    assert sheet.waits.isVisible()
    assert not sheet.back.isVisible()
    click(sheet.play)
    MousePerson(keeping, qtbot).wait()
    again = open_day(keeping)
    assert not again.waits.isVisible()
    click(again.back)
    qtbot.waitUntil(lambda: current(keeping.session) == left)
    assert keeping.sheet is None
    assert keeping.screens.is_match_shown()
    assert not open_day(keeping).back.isVisible()


def test_the_front_page_leads_back_to_the_match_that_was_left_also_after_a_restart(
    qtbot: QtBot, keeping: MainWindow, language: Language, tmp_path: Path
) -> None:
    """The way back was known to the page of the deal of the day alone, and no longer than the program ran."""
    left = current(keeping.session)
    click(open_day(keeping).play)
    MousePerson(keeping, qtbot).wait()
    keeping.do(Command.HOME)
    qtbot.waitUntil(keeping.home.to_left.isVisible)
    home = keeping.home
    assert (home.primary, home.go_on.text()) == (home.go_on, "Continue the deal of the day")
    kept = preferences.from_object(preferences.to_object(keeping.preferences))
    keeping.close()
    keeping.session.close()
    session = qt_session.QtSession(tmp_path / "matches.sqlite")
    again = MainWindow(session, language, kept)
    qtbot.addWidget(again)
    again.show()
    assert session.resume()
    again.do(Command.HOME)
    qtbot.waitUntil(again.home.to_left.isVisible)
    assert again.home.to_left.text() == "Back to my match"
    click(again.home.to_left)
    qtbot.waitUntil(again.screens.is_match_shown)
    assert current(session) == left
    again.do(Command.HOME)
    assert not again.home.to_left.isVisible()
    assert not again.preferences.left_match
    again.day.close()
    again.close()
    session.close()


def test_the_result_tells_of_hints_also_after_a_restart(
    qtbot: QtBot, language: Language, window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It told of them until the program was closed; who has played on is told nothing more of them."""
    results = tmp_path / "days.json"
    monkeypatch.setattr(DayBook, "_reckoned", lambda _self, _day: EXPERTS)
    for is_first in (True, False):
        session = qt_session.QtSession(tmp_path / "matches.sqlite")
        window = MainWindow(session, language, window.preferences, day_results=results)
        qtbot.addWidget(window)
        window.show()
        person = MousePerson(window, qtbot)
        if is_first:
            click(open_day(window).play)
            person.wait()
            with qtbot.waitSignal(session.hinted):
                window.do(Command.HINT)
            play_hand(person)
        else:
            assert session.resume()
            window.screens.show_match()
        qtbot.waitUntil(partial(is_told, window, "Hand 1, with 1 hint"))
        if not is_first:
            session.next_hand()
            play_hand(person)
            qtbot.waitUntil(partial(is_told, window, "Hand 2"))
            with arrival(qtbot, window.day.told):
                window.day.ask()
            assert is_told(window, "Hand 2")
        window.day.close()
        window.close()
        session.close()


def play_hand(person: MousePerson) -> None:
    """Play a hand; the table is waited for, as with two windows it is behind the match for a moment."""
    window = person.window
    while (prompt := person.wait()).kind is not PromptKind.HAND_OVER:
        person.qtbot.waitUntil(lambda: window.match.table.shown_view() == window.session.current().view)
        if prompt == person.wait():  # else it was that of the last answer, on its way, or its panel still was there
            person.answer(prompt)


def is_told(window: MainWindow, heading: str) -> bool:
    """Whether a result is there that has this heading."""
    panel = window.match.panel
    return isinstance(panel, HandOverPanel) and panel.title.text() == heading


def test_the_front_page_does_not_offer_a_match_that_was_left_and_deleted(qtbot: QtBot, keeping: MainWindow) -> None:
    history = keeping.session.history
    assert history is not None
    left = history.current
    click(open_day(keeping).play)
    MousePerson(keeping, qtbot).wait()
    keeping.do(Command.HOME)
    qtbot.waitUntil(keeping.home.to_left.isVisible)
    assert left is not None
    keeping.archive.delete(left)
    keeping.do(Command.HOME)
    qtbot.waitUntil(lambda: not keeping.home.to_left.isVisible())


def test_after_the_deal_of_the_day_the_front_page_leads_back_first(window: MainWindow, qtbot: QtBot) -> None:
    """Two buttons went on with a match, and neither told which."""
    click(open_day(window).play)
    MousePerson(window, qtbot).play_hand()
    window.do(Command.HOME)
    home = window.home
    assert (home.primary, home.go_on.text()) == (home.go_on, "The result of the deal of the day")
    home.offer_left(OnTable("bondtolva"))
    assert home.primary is home.to_left
    assert home.about.text() == "Bondtolva"
    window.day.close()


def test_the_score_tells_that_the_deal_of_the_day_is_one_hand(qtbot: QtBot, window: MainWindow) -> None:
    """It told to how many points a match would be played. Who plays on has a match."""
    window.do(Command.PLAY_NOW)
    MousePerson(window, qtbot).wait()
    assert told_of_target(window) == "Hand 1 · to 12 points"
    click(open_day(window).play)
    person = MousePerson(window, qtbot)
    person.wait()
    assert told_of_target(window) == "Deal of the day · one hand"
    person.play_hand()
    assert told_of_target(window) == "Deal of the day · one hand"
    past = window.session.past_match()
    assert past is not None
    steps = past.hand(past.numbers[-1], 0).steps
    assert all(step.view.is_of_day for step in steps), "gone through move by move it was a match to 12 again"
    window.session.next_hand()
    person.wait()
    target = window.session.current().view.rules.target
    assert told_of_target(window) == f"Hand 2 · to {target} points"
    window.day.close()


def test_a_new_match_tells_where_the_one_in_play_stays(window: MainWindow, keeping: MainWindow) -> None:
    for shown, is_told in ((keeping, True), (window, False)):
        shown.do(Command.NEW_MATCH)
        sheet = shown.sheet
        assert isinstance(sheet, NewMatchSheet)
        assert sheet.stays.isVisible() == is_told
        assert sheet.stays.text() == "The match in play stays in the archive."
        click(sheet.edit)
        assert not sheet.stays.isVisible()


def test_a_new_match_calls_no_deal_of_the_day_that_is_over_in_play(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LeftMatch, "would_stay", lambda _left: True)  # as where matches are kept
    click(open_day(window).play)
    person = MousePerson(window, qtbot)
    for told in ("The match in play stays in the archive.", "The deal of the day that you have played stays"):
        person.wait()
        window.do(Command.NEW_MATCH)
        sheet = window.sheet
        assert isinstance(sheet, NewMatchSheet)
        assert sheet.stays.isVisible()
        assert sheet.stays.text().startswith(told)
        sheet.finish()
        person.play_hand()
    window.day.close()


def test_enter_does_not_play_the_deal_of_the_day_again(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who pressed Enter once more after its result had begun it anew."""
    monkeypatch.setattr(DayBook, "_reckoned", lambda _self, _day: EXPERTS)
    sheet = open_day(window)
    assert not sheet.waits.isVisible()
    click(sheet.play)
    MousePerson(window, qtbot).play_hand()
    again = open_day(window)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is again.done)
    QTest.keyClick(again.done, Qt.Key.Key_Return)
    assert window.sheet is None
    assert window.session.current().view.result is not None
    window.day.close()
