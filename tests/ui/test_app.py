"""Starting the program: what the command line, the preferences and the saved match make of the window."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_desktop import app
from marjapussi_desktop.controller.match import qt_session
from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.settings import keeping
from marjapussi_desktop.settings.database import open_database
from marjapussi_desktop.settings.keeper import Keeper
from marjapussi_desktop.settings.paths import Places
from marjapussi_desktop.settings.preferences import Preferences, load, save
from marjapussi_desktop.settings.problems import ProblemKind
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.sheets.new_match import NewMatchSheet
from tests.ui.conftest import PromptBots
from tests.ui.person import MousePerson

Start = Callable[..., MainWindow]


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Starts the program in a folder of its own, again and again if wanted."""
    monkeypatch.setattr(qt_session, "BotRunner", PromptBots)
    kept = Places(tmp_path, tmp_path)
    windows: list[MainWindow] = []

    def begin(preferences: Preferences | None = None, **options: object) -> MainWindow:
        for before in windows:
            before.session.close()
        options_ = app.StartOptions(**options)  # type: ignore[arg-type]
        session = QtSession(kept.matches)
        preferences = preferences if preferences is not None else Preferences(language="en", pace="instant")
        window = app.make_window(session, kept, preferences, options_)
        qtbot.addWidget(window)
        app.begin(window, options_)
        window.show()
        windows.append(window)
        return window

    yield begin
    for window in windows:
        window.session.close()
        window.screens.stop()
        window.language.forget()


def test_the_first_start_shows_the_front_page(start: Start) -> None:
    window = start()
    assert window.screens.currentWidget() is window.home
    assert not window.home.go_on.isVisible()


def test_what_the_start_has_loaded_is_never_looked_through_again(start: Start) -> None:
    """To look for what can be freed among all of it took 14 to 26 ms, in the middle of a motion."""
    window = start(preset="huutopussi", seed=5)
    try:
        app.after_first_picture(QtSession())
        assert not gc.isenabled(), "only the window's thread collects, when it is idle"
        assert not any(one is window for one in gc.get_objects())
    finally:
        gc.unfreeze()


def test_the_game_of_the_command_line_is_the_one_chosen_last(start: Start) -> None:
    window = start(preset="huutopussi", options=(("target", "300"),), seed=5)
    window.do(Command.NEW_MATCH)
    assert isinstance(window.sheet, NewMatchSheet)
    assert (window.sheet.setup().preset, window.sheet.setup().options) == ("huutopussi", (("target", "300"),))
    assert window.preferences.explains, "it is this person's first match"


def test_a_match_that_was_left_is_on_the_table_again(start: Start, qtbot: QtBot) -> None:
    window = start(preset="huutopussi", seed=5)
    person = MousePerson(window, qtbot)
    for _answer in range(4):
        person.answer(person.wait())
    person.wait()
    view = window.session.current().view
    again = start()
    qtbot.waitUntil(lambda: again.screens.currentWidget() is again.match)
    assert again.session.current().view == view


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """The saved matches are not opened before this is set."""
    answers = threading.Event()

    def open_late(*words: object) -> object:
        assert answers.wait(30)
        return open_database(*words)  # type: ignore[arg-type]

    monkeypatch.setattr(keeping, "open_database", open_late)
    yield answers
    answers.set()


def leave_a_match(start: Start, qtbot: QtBot) -> None:
    window = start(preset="huutopussi", seed=5)
    MousePerson(window, qtbot).wait()
    window.session.close()


def test_no_window_waits_for_a_disk(start: Start, qtbot: QtBot, slow_disk: threading.Event) -> None:
    slow_disk.set()
    leave_a_match(start, qtbot)
    slow_disk.clear()
    began = time.monotonic()
    window = start()
    assert time.monotonic() - began < 5, "it waited for the disk"
    assert window.isVisible()
    assert window.screens.currentWidget() is window.home
    slow_disk.set()
    qtbot.waitUntil(lambda: window.screens.currentWidget() is window.match)
    assert window.session.current().view.preset == "huutopussi"


def test_a_match_that_comes_late_takes_nobody_away(start: Start, qtbot: QtBot, slow_disk: threading.Event) -> None:
    """It is offered, and waits."""
    slow_disk.set()
    leave_a_match(start, qtbot)
    slow_disk.clear()
    window = start()
    window.do(Command.NEW_MATCH)
    assert window.sheet is not None
    with qtbot.waitSignal(window.session.resumed):
        slow_disk.set()
    assert window.screens.currentWidget() is window.home
    assert window.sheet is not None
    assert window.home.go_on.isVisible()


def test_a_match_that_was_begun_meanwhile_is_not_replaced(
    start: Start, qtbot: QtBot, slow_disk: threading.Event
) -> None:
    slow_disk.set()
    leave_a_match(start, qtbot)
    slow_disk.clear()
    window = start()
    window.start_match(MatchSetup("marjapussi", "Veera", "casual", "casual", seed=8))
    slow_disk.set()
    MousePerson(window, qtbot).wait()
    assert window.session.current().view.preset == "marjapussi"


def test_the_command_line_begins_a_match_at_once(start: Start) -> None:
    window = start(preset="marjapussi", seed=7, level="casual", options=(("target", "10"),))
    view = window.session.current().view
    assert (view.preset, view.rules.target) == ("marjapussi", 10)


def test_the_seed_of_the_command_line_is_used_up_by_its_match(start: Start) -> None:
    """It stood in the next new match, whose deals would have come back unnoticed."""
    window = start(preset="marjapussi", seed=7, level="casual")
    window.do(Command.NEW_MATCH)
    assert isinstance(window.sheet, NewMatchSheet)
    assert window.sheet.setup().seed is None


def test_a_deal_code_waits_for_the_next_match(start: Start) -> None:
    window = start(seed=1234)
    window.do(Command.NEW_MATCH)
    assert window.sheet is not None
    assert window.sheet.setup().seed == 1234  # type: ignore[attr-defined]


def test_the_language_of_one_run_is_not_kept(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "preferences.json"
    before = Preferences(language="en")
    keeper = Keeper(file, before, save, ProblemKind.PREFERENCES_NOT_SAVED, lambda problem: None)
    options = app.StartOptions(language="fi")
    window = start(before, language="fi")
    window.preferences_changed.connect(app._keep(keeper, before, options))
    assert window.language.code == "fi"
    window.change(felt="birch")
    keeper.close()
    assert load(file).value == Preferences(language="en", felt="birch")


def test_the_window_comes_back_at_its_size(start: Start) -> None:
    kept: list[Preferences] = []
    window = start()
    window.preferences_changed.connect(kept.append)
    window.resize(1024, 690)
    window.close()
    assert kept[-1].window_geometry is not None
    assert start(kept[-1]).height() == 690


def test_a_file_that_macos_asks_for_is_opened(start: Start, qtbot: QtBot, qapp: QApplication) -> None:
    window = start()
    files = app.OpenedFiles(qapp, window.records.open)
    record = Path(__file__).parents[1] / "versions" / "0.1.0" / "matches" / "avomarjapussi.json"
    try:
        with qtbot.waitSignal(window.records.opened):
            QApplication.sendEvent(qapp, QFileOpenEvent(str(record)))
        assert window.session.has_match()
    finally:
        qapp.removeEventFilter(files)
