"""Stepping through hands that are over: by keys, mouse and by itself, and back to the match as it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.controller.match.session import Session
from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.controller.past.qt_adviser import Adviser
from marjapussi_desktop.engine.record import format_record
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.stepping import stepper as stepper_module
from marjapussi_desktop.ui.stepping.screen import SteppingScreen, no_reasons
from tests.helpers.rulesets import PRESET_IDS
from tests.helpers.saved_matches import new_record
from tests.ui.conftest import PromptBots, SilentBots
from tests.ui.hostile import NAMES, check_markup, shown_by
from tests.ui.past_hands import past_match
from tests.ui.person import MousePerson, click

Key = Qt.Key


def stepping(
    qtbot: QtBot, past: PastMatch, pace: str = "instant", bots: type[PromptBots] = SilentBots
) -> SteppingScreen:
    screen = SteppingScreen(past, no_reasons, Adviser(bots()))
    qtbot.addWidget(screen, before_close_func=lambda closing: closing.close_for_good())
    screen.apply_preferences(Preferences(pace=pace))
    screen.resize(1280, 680)
    with qtbot.waitActive(screen):
        screen.show()
        screen.activateWindow()
    screen.take_focus()
    return screen


def press(screen: SteppingScreen, key: Qt.Key) -> None:
    QTest.keyClick(screen.board.table, key)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("preset", PRESET_IDS)
def test_steps_lead_where_jumps_lead(qtbot: QtBot, language: Language, preset: str) -> None:
    screen = stepping(qtbot, past_match(preset))
    stepper, scene = screen.stepper, screen.board.table.table_scene()
    last = len(stepper.stops) - 1
    poses = []
    for place in range(last + 1):
        assert stepper.place == place
        assert scene.view == stepper.stops[place].view
        poses.append(scene.poses())
        press(screen, Key.Key_Right)
    assert stepper.place == last
    for place in range(last, -1, -1):
        assert stepper.place == place
        assert scene.poses() == poses[place]
        press(screen, Key.Key_Left)
    assert stepper.place == 0


@pytest.mark.sampled(2)
@pytest.mark.parametrize("preset", ["huutopussi", "huutopussi-3", "bondtolva-2", "avomarjapussi"])
def test_cards_in_motion_arrive_where_the_layout_has_them(qtbot: QtBot, language: Language, preset: str) -> None:
    screen = stepping(qtbot, past_match(preset), pace="fast")
    table = screen.board.table
    for _step in range(len(screen.stepper.stops)):
        press(screen, Key.Key_Right)
        table.finish_now()
        scene = table.table_scene()
        assert scene.view == screen.stepper.stop_shown.view
        assert scene.poses() == scene.layout_of(screen.stepper.stop_shown.view).cards


def test_keys_go_by_tricks_and_to_the_ends(qtbot: QtBot, language: Language) -> None:
    screen = stepping(qtbot, past_match("bondtolva"))
    stepper = screen.stepper
    for key, forth in ((Key.Key_Down, True), (Key.Key_PageUp, False), (Key.Key_PageDown, True), (Key.Key_Up, False)):
        places = [stepper.place]
        while stepper.place != (len(stepper.stops) - 1 if forth else 0):
            press(screen, key)
            places.append(stepper.place)
        assert sorted(places) == [0, *stepper.tricks, len(stepper.stops) - 1]
    press(screen, Key.Key_End)
    assert stepper.stop_shown.is_end
    press(screen, Key.Key_Home)
    assert stepper.place == 0


def test_it_plays_on_by_itself_to_the_end(qtbot: QtBot, language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stepper_module, "PLAY_MS", 0)
    screen = stepping(qtbot, past_match("bondtolva-2"))
    press(screen, Key.Key_Space)
    assert screen.stepper.is_playing
    press(screen, Key.Key_Left)
    assert not screen.stepper.is_playing, "a step ends the playing"
    press(screen, Key.Key_Space)
    qtbot.waitUntil(lambda: screen.stepper.stop_shown.is_end and not screen.stepper.is_playing)


def test_the_bar_and_the_slider_go_where_they_say(qtbot: QtBot, language: Language) -> None:
    screen = stepping(qtbot, past_match("huutopussi"))
    stepper, bar = screen.stepper, screen.bar
    click(bar.buttons["on"])
    assert stepper.place == 1
    assert bar.buttons["back"].isEnabled()
    mark = stepper.tricks[3]
    QTest.mouseClick(bar.slider, Qt.MouseButton.LeftButton, pos=QPoint(round(bar.slider.x_of(mark)), 20))
    assert stepper.place == mark
    assert f"{mark} of" in bar.place.text()
    click(bar.buttons["to_start"])
    assert stepper.place == 0
    assert not bar.buttons["back"].isEnabled()


def test_what_happened_is_told_with_reasons_and_what_the_best_level_says(qtbot: QtBot, language: Language) -> None:
    screen = stepping(qtbot, past_match("bondtolva-2"), bots=PromptBots)
    press(screen, Key.Key_Down)
    qtbot.waitUntil(lambda: len(screen.side.advice) == len(screen.stepper.hand.steps) - 1, timeout=20_000)
    told = {}
    for code in ("en", "fi"):
        language.choose(code)
        screen.retranslate()
        pages = []
        for place in range(len(screen.stepper.stops)):
            screen.stepper.go(place)
            pages.append(screen.side.page.toPlainText())
        told[code] = "\n".join(pages)
    assert "Trick 1\n" in told["en"]
    assert "1. tikki\n" in told["fi"]
    assert "The best level would have said:" in told["en"]
    assert "The best level would have done the same." in told["en"]
    assert "Mestari olisi neuvonut:" in told["fi"]
    assert "best level" not in told["fi"]


def test_each_step_is_read_aloud(qtbot: QtBot, language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = stepping(qtbot, past_match("huutopussi"))
    heard: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(hear))
    press(screen, Key.Key_Right)
    assert heard == ["Veera bids 50."]
    press(screen, Key.Key_Left)
    assert heard[1:] == ["Hand 1. Veera deals."]


def test_the_end_tells_what_each_side_scored(qtbot: QtBot, language: Language) -> None:
    screen = stepping(qtbot, past_match("huutopussi"))
    press(screen, Key.Key_End)
    result = screen.stepper.hand.result
    text = screen.side.page.toPlainText()
    assert f"contract of {result.contract}" in text
    for names, side in (("Veera and Eino", 0), ("Aino and Helmi", 1)):
        points = f"{result.scores[side]:+d}".replace("-", "−").replace("+0", "0")
        total = str(result.totals[side]).replace("-", "−")
        assert f"{names}: {points}, in all {total}." in text


def test_from_a_seat_only_what_it_saw_is_shown(qtbot: QtBot, language: Language) -> None:
    screen = stepping(qtbot, past_match("huutopussi"))
    press(screen, Key.Key_Down)
    place = screen.stepper.place
    screen.side.eyes.activated.emit(screen.side.eyes.findData(2))
    view = screen.stepper.stop_shown.view
    assert (screen.stepper.place, view.viewer) == (place, 2)
    assert [bool(seat.hand) for seat in view.seats] == [False, False, True, False]
    screen.side.eyes.activated.emit(0)
    assert all(seat.hand for seat in screen.stepper.stop_shown.view.seats)


def test_another_hand_begins_at_its_deal(qtbot: QtBot, language: Language) -> None:
    screen = stepping(qtbot, past_match("bondtolva", hands=3))
    assert screen.stepper.hand.number == 3
    press(screen, Key.Key_End)
    screen.side.hands.activated.emit(0)
    assert (screen.stepper.hand.number, screen.stepper.place) == (1, 0)


def test_names_from_outside_stay_plain(qtbot: QtBot, language: Language) -> None:
    screen = stepping(qtbot, past_match("huutopussi", names=NAMES))
    shown: list[str] = []
    for place in range(len(screen.stepper.stops)):
        screen.stepper.go(place)
        for widget in [screen, *screen.findChildren(QWidget)]:
            check_markup(widget)
            shown.extend(shown_by(widget))
    assert any("<img" in text for text in shown), "the name is shown as it is written"
    assert not any("Ж" * 40 in text for text in shown)


# -- from the window ----------------------------------------------------------------------------------------------


@pytest.fixture
def played(window: MainWindow, qtbot: QtBot) -> Iterator[MainWindow]:
    """A match whose first hand is over."""
    window.start_match(MatchSetup("bondtolva", "Veera", seed=4))
    assert not window.actions_[Command.LOOK_AT_HAND].isEnabled()
    person = MousePerson(window, qtbot)
    person.play_hand()
    yield window
    if window.screens.past is not None:
        window.screens.past.close_for_good()


def test_the_result_leads_to_the_hand_and_back_to_the_match(played: MainWindow, qtbot: QtBot) -> None:
    window, before = played, played.session.current()
    panel = window.match.panel
    assert panel is not None
    click(panel.look_at)  # type: ignore[attr-defined]
    screen = window.screens.past
    assert screen is not None
    assert window.screens.currentWidget() is screen
    assert screen.stepper.hand.names[0] == "Veera"
    assert not window.actions_[Command.UNDO].isEnabled(), "the match is out of reach meanwhile"
    bots = {step for step in range(1, len(screen.stepper.hand.steps)) if screen.stepper.hand.steps[step].seat}
    assert {ply + 1 for ply in screen.side.reasons} == bots
    assert screen.side.back.text() == "Back"
    press(screen, Key.Key_Right)
    press(screen, Key.Key_Escape)
    assert window.screens.currentWidget() is window.match
    assert window.screens.past is None
    assert window.session.current() == before
    assert window.match.panel is panel
    window.session.next_hand()
    qtbot.waitUntil(lambda: window.session.current().view.hand_number == 2)
    assert window.actions_[Command.LOOK_AT_HAND].isEnabled()
    window.do(Command.LOOK_AT_HAND)
    assert window.screens.past is not None
    assert window.screens.past.stepper.past.numbers == (1,), "the hand in play is not to be looked at"
    assert window.screens.past.side.reasons, "reasons of the hand before are still known"
    assert window.screens.past.side.back.text() == "Back to the hand in play"


def test_a_records_hands_are_looked_at_and_the_match_stays(played: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window, before = played, played.session.current()
    path = tmp_path / "record.json"
    path.write_text(window.session.record_text(), "utf-8")
    window.records.look(path)
    qtbot.waitUntil(lambda: window.screens.past is not None)
    screen = window.screens.past
    assert screen is not None
    assert screen.side.reasons == {}
    click(screen.side.back)
    assert window.session.current() == before
    assert before.prompt is not None
    assert before.prompt.kind is PromptKind.HAND_OVER


def a_hand_in_play() -> str:
    session = Session(new_record("bondtolva"), DealSource(1))
    session.deal_next()
    return format_record(session.record)


@pytest.mark.parametrize(("text", "told"), [("{}", "is not the record"), (None, "has been played to its end")])
def test_a_file_without_a_hand_is_told_of(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, text: str | None, told: str
) -> None:
    path = tmp_path / "none.json"
    path.write_text(text if text is not None else a_hand_in_play(), "utf-8")
    with qtbot.waitSignal(window.records.failed) as failed:
        window.records.look(path)
    assert told in failed.args[0]
    assert window.screens.past is None


def test_the_hand_is_written_as_a_page(played: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    from marjapussi_desktop.ui.export.hand_files import HandFiles

    played.do(Command.LOOK_AT_HAND)
    screen = played.screens.past
    assert screen is not None
    files = HandFiles(screen)
    path = tmp_path / "hand.html"
    with qtbot.waitSignal(files.told) as told:
        files.write(screen.contents(), path)
    assert "hand.html" in told.args[0]
    assert path.read_text("utf-8").startswith('<!DOCTYPE html>\n<html lang="en">')
    with qtbot.waitSignal(files.told) as told:
        files.write(screen.contents(), tmp_path / "no folder" / "hand.html")
    assert told.args[0].startswith("The hand cannot be written")


def test_a_session_without_a_match_has_nothing_to_look_at() -> None:
    assert QtSession(runner=PromptBots()).past_match() is None


def test_the_moves_have_about_half_of_the_page(qtbot: QtBot, language: Language) -> None:
    """What was said of each is long: five lines of it were seen at a time."""
    for code in LANGUAGES:
        language.choose(code)
        screen = stepping(qtbot, past_match("huutopussi-erlangen", seed=3))
        screen.retranslate()
        assert screen.side.page.height() > 0.45 * screen.side.height()
        assert screen.side.second.isVisible()


def test_the_choices_are_written_as_large_as_their_room_allows(played: MainWindow) -> None:
    """They were fitted to the width that they had beside each other, before one came below the other."""
    played.resize(1280, 720)
    played.change(text_percent=200, language="fi")
    QApplication.processEvents()
    played.do(Command.LOOK_AT_HAND)
    QApplication.processEvents()
    screen = played.screens.past
    assert screen is not None
    eyes = screen.side.eyes
    shown = eyes.fontMetrics().height()
    screen.side._fit_choices()
    assert eyes.shows_all()
    assert shown == eyes.fontMetrics().height()


def test_the_deal_code_begins_where_the_heading_above_it_does(qtbot: QtBot, language: Language) -> None:
    """It stood some pixels to the right of all else."""
    side = stepping(qtbot, past_match("marjapussi")).side
    side.deals.show_deals("M010-0000-0000-04C2-05CH", "d60ba0c9")
    qtbot.waitUntil(lambda: side.deals.y() > side.title.y() and side.deals.x() == side.title.x())
    picture = side.deals.grab().toImage()
    ground = picture.pixel(picture.width() - 2, picture.height() // 2)
    columns, rows = range(picture.width()), range(picture.height())
    assert min(x for x in columns if any(picture.pixel(x, y) != ground for y in rows)) <= 2
