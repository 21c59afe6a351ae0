"""The window: the bar, the front page, the table, and the sheets over them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from marjapussi_desktop.controller.players import MatchSetup
from marjapussi_desktop.controller.prompts import Update
from marjapussi_desktop.controller.qt_session import QtSession
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui import actions
from marjapussi_desktop.ui.bar import Bar
from marjapussi_desktop.ui.boxes import Boxes
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.dress import choose_look, dress_application, dress_table
from marjapussi_desktop.ui.home import HomeScreen
from marjapussi_desktop.ui.house_rules.shelf import HouseRulesShelf
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.match_screen import MatchScreen
from marjapussi_desktop.ui.record_files import RecordFiles
from marjapussi_desktop.ui.style import Look, scale_for
from marjapussi_desktop.ui.table.theme import Theme
from marjapussi_desktop.ui.text.names import DEFAULT_NAME

if TYPE_CHECKING:
    from marjapussi_desktop.controller.qt_statistics import StatisticsBook
    from marjapussi_desktop.ui.lessons.screen import LessonsScreen
    from marjapussi_desktop.ui.sheets.base import Sheet

SMALLEST = (1024, 640)
USUAL = (1280, 720)
FRAME = (8, 40)
"""Pixels that a system draws around a window (edges, title), at most; how many is known only once it is shown."""


def first_size(available: QSize) -> QSize:
    """The window's size at its very first start: the whole window fits on the screen with its frame."""
    return QSize(*USUAL).boundedTo(available - QSize(*FRAME))


class MainWindow(QMainWindow):
    """Owns the screens and wires them to the session.

    Attributes: ``actions_``, one per command; ``boxes``, which tell of what went wrong; ``home``; ``match``; ``sheet``,
    the one that is open, or None; ``code``, the deal code that the next match is offered.
    Signal: ``preferences_changed(Preferences)``, to be kept.
    """

    preferences_changed = Signal(object)

    def __init__(
        self,
        session: QtSession,
        language: Language,
        preferences: Preferences,
        *,
        cache: Path | None = None,
        house_rules: Path | None = None,
        statistics: Path | None = None,
    ) -> None:
        super().__init__()
        self.code: int | None = None
        self._cache = cache
        self.session = session
        self.language = language
        self.preferences = preferences
        self.sheet: Sheet | None = None
        self._dress_worn: tuple[Theme, float] | None = None
        self.actions_ = actions.make_actions(self)
        self.boxes = Boxes(self)
        self.bar = Bar(self.actions_, self)
        self.home = HomeScreen(self.actions_, self)
        self.match = MatchScreen(session, cache, self)
        self.lessons: LessonsScreen | None = None
        self.records = RecordFiles(session, self)
        self.house_rules = HouseRulesShelf(house_rules, self)
        self._statistics_file = statistics
        self._statistics: StatisticsBook | None = None
        self.screens = QStackedWidget(self)
        self._lay_out()
        self._restore_place()
        self.apply(preferences)
        self._connect()
        self.retranslate()
        self.show_home()

    def _lay_out(self) -> None:
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.screens, 1)
        self.screens.addWidget(self.home)
        self.screens.addWidget(self.match)
        self.setCentralWidget(body)
        self.setMinimumSize(*SMALLEST)

    def _connect(self) -> None:
        does: dict[Command, Callable[[], object]] = {
            Command.NEW_MATCH: self.ask_new_match,
            Command.HOME: self.show_home,
            Command.UNDO: self.session.undo,
            Command.LAST_TRICK: self.match.show_last_trick,
            Command.HINT: self.match.advice.ask_hint,
            Command.WHY: self.match.advice.show_why,
            Command.THOUGHTS: self.show_thoughts,
            Command.REPLAY: self.session.replay_deals,
            Command.OPEN_RECORD: self.records.ask_and_open,
            Command.EXPORT_RECORD: self.records.ask_and_export,
            Command.LEARN: self.show_lessons,
            Command.RULES: self.show_rules,
            Command.RULES_IN_PLAY: self.show_rules_in_play,
            Command.SETTINGS: self.show_settings,
            Command.STATISTICS: self.show_statistics,
            Command.ABOUT: self.show_about,
            Command.FULL_SCREEN: self.toggle_full_screen,
            Command.QUIT: self.close,
        }
        for command, do in does.items():
            self.actions_[command].triggered.connect(lambda _checked=False, do=do: do())
        self.bar.language_chosen.connect(lambda code: self.change(language=code))
        self.home.go_on.clicked.connect(self.show_match)
        self.match.new_match.connect(self.ask_new_match)
        self.match.thoughts.connect(self.show_thoughts)
        self.session.updated.connect(self._on_updated)
        self.session.resumed.connect(self._show_resumed)
        self.session.noticed.connect(self.boxes.tell)
        self.session.match_over.connect(lambda match_id, record: self.statistics.add(match_id, record))
        self.session.program_missed.connect(self.boxes.tell_of_missing_program)
        self.session.program_failed.connect(self.boxes.tell_of_program)
        self.records.opened.connect(self.show_match)
        self.records.failed.connect(self.boxes.say)
        self.records.exported.connect(self.boxes.say)
        self.house_rules.noticed.connect(self.boxes.tell)
        self.language.changed.connect(self.retranslate)

    # -- what is shown ----------------------------------------------------------------------------------------------

    def show_home(self) -> None:
        """Show the front page."""
        self.home.show_saved(self.session.has_match())
        self._show_screen(self.home)
        self.home.take_focus()

    def show_match(self) -> None:
        """Show the table with the match that is on it."""
        self._show_screen(self.match)
        self.match.take_focus()

    def _show_resumed(self) -> None:
        """Show the saved match, or offer it where the person is choosing something else by the time it comes."""
        if self.screens.currentWidget() is self.home:
            self.home.show_saved(True)
            if self.sheet is None:
                self.show_match()

    def _show_screen(self, screen: QWidget) -> None:
        self.screens.setCurrentWidget(screen)
        self._enable_commands()

    def _on_updated(self, _update: Update) -> None:
        self._enable_commands()

    def _enable_commands(self) -> None:
        is_on = self.session.has_match() and self.screens.currentWidget() is self.match
        self.bar.show_match(is_on)
        actions.enable(self.actions_, self.session, is_on)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop doing so."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # -- sheets -----------------------------------------------------------------------------------------------------

    def ask_new_match(self) -> None:
        """Ask for a new match's set-up."""
        from marjapussi_desktop.ui.sheets.new_match import NewMatchSheet

        sheet = NewMatchSheet(self.screens, self.preferences, self.code, self.house_rules)
        sheet.started.connect(self._start_match)
        sheet.told.connect(self.boxes.say)
        self._open(sheet)

    def show_rules(self) -> None:
        """Show the rules, those of the game on the table first."""
        from marjapussi_desktop.ui.sheets.rules import RulesSheet

        has_match = self.session.has_match()
        preset = self.session.current().view.preset if has_match else self.preferences.preset
        sheet = RulesSheet(self.screens, self.language, preset, has_match)
        sheet.in_play.connect(self.show_rules_in_play)
        self._open(sheet)

    def show_rules_in_play(self) -> None:
        """Show the rules of the match on the table."""
        from marjapussi_desktop.ui.sheets.rules_in_play import RulesInPlaySheet

        view = self.session.current().view
        sheet = RulesInPlaySheet(self.screens, view.preset, view.rules)
        sheet.more.connect(self.show_rules)
        self._open(sheet)

    def show_thoughts(self) -> None:
        """Show why the others moved as they did in this hand."""
        from marjapussi_desktop.ui.sheets.thoughts import ThoughtsSheet

        self.match.table.finish_now()  # nothing is told that has not been seen
        names = [seat.name for seat in self.session.current().view.seats]
        self._open(ThoughtsSheet(self.screens, self.session.thoughts(), names, self.session.tells_all()))

    def show_settings(self) -> None:
        """Show the settings."""
        from marjapussi_desktop.ui.sheets.settings import SettingsSheet

        sheet = SettingsSheet(self.screens, self.preferences)
        sheet.changed.connect(self._take_preferences)
        self._open(sheet)

    @property
    def statistics(self) -> StatisticsBook:
        """How the person has fared; made when it is first needed."""
        if self._statistics is None:
            from marjapussi_desktop.controller.qt_statistics import StatisticsBook

            self._statistics = StatisticsBook(self._statistics_file, self)
            self._statistics.noticed.connect(self.boxes.tell)
        return self._statistics

    def show_statistics(self) -> None:
        """Show how the person has fared."""
        from marjapussi_desktop.ui.sheets.statistics import StatisticsSheet

        self._open(StatisticsSheet(self.screens, self.statistics))

    def show_about(self) -> None:
        """Show what the program is."""
        from marjapussi_desktop.ui.sheets.about import AboutSheet

        self._open(AboutSheet(self.screens, QApplication.applicationVersion()))

    def show_lessons(self) -> None:
        """Show the list of lessons."""
        if self.lessons is None:
            self.lessons = self._make_lessons()
        self.lessons.set_learner(self.person_name(), self.preferences.lessons_done)
        self.lessons.show_contents()
        self._show_screen(self.lessons)

    def _make_lessons(self) -> LessonsScreen:
        from marjapussi_desktop.ui.lessons.screen import LessonsScreen

        lessons = LessonsScreen(self, self._cache)
        lessons.closed.connect(self.show_home)
        lessons.lesson_finished.connect(self._on_lesson_finished)
        self.screens.addWidget(lessons)
        dress_table(lessons.table, self.preferences)
        return lessons

    def _on_lesson_finished(self, lesson: str) -> None:
        done = self.preferences.lessons_done
        if lesson not in done:
            self.change(lessons_done=(*done, lesson))

    def _open(self, sheet: Sheet) -> None:
        if self.sheet is not None:
            self.sheet.finish()
        self.sheet = sheet
        sheet.closed.connect(self._on_sheet_closed)
        sheet.open()

    def _on_sheet_closed(self) -> None:
        self.sheet = None
        for screen in (self.match, self.home, self.lessons):
            if screen is not None and screen is self.screens.currentWidget():
                screen.take_focus()

    def start_match(self, setup: MatchSetup) -> None:
        """Begin a match and show it."""
        self.session.start_match(setup)
        self.show_match()

    def _start_match(self, setup: MatchSetup, kept: Preferences) -> None:
        self.code = None
        self._take_preferences(kept)
        self.start_match(setup)

    def person_name(self) -> str:
        """What the person is called where no name has been given."""
        return self.preferences.name or DEFAULT_NAME

    # -- preferences and language -----------------------------------------------------------------------------------

    def change(self, **changes: object) -> None:
        """Change some preferences and apply them."""
        self._take_preferences(changed(self.preferences, **changes))

    def _take_preferences(self, preferences: Preferences) -> None:
        self.apply(preferences)
        if self.sheet is not None:
            self.sheet.take_preferences(preferences)
        self.preferences_changed.emit(preferences)

    def apply(self, preferences: Preferences) -> None:
        """Make the window as the preferences say."""
        self.preferences = preferences
        choose_look(preferences)
        self.language.choose(preferences.language)
        self.bar.show_language(self.language.code)
        dress_table(self.match.table, preferences)
        if self.lessons is not None:
            dress_table(self.lessons.table, preferences)
        self._dress()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setWindowTitle("Marjapussi")
        actions.retranslate(self.actions_)
        self.bar.retranslate()
        self.home.retranslate()
        self.match.retranslate()

    def _dress(self) -> None:
        """Give everything the theme's colours at the window's scale, unless it has them."""
        scale = scale_for(self.width(), self.height())
        if self._dress_worn == (Look.theme, scale):
            return
        self._dress_worn = (Look.theme, scale)
        dress_application(scale)
        self.bar.dress(Look.theme)
        self.home.dress(scale)

    # -- the window itself ------------------------------------------------------------------------------------------

    def _restore_place(self) -> None:
        geometry = self.preferences.window_geometry
        if geometry is None or not self.restoreGeometry(QByteArray.fromBase64(geometry.encode("ascii", "ignore"))):
            self.resize(first_size(self.screen().availableSize()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._dress_worn is not None:
            self._dress()

    def closeEvent(self, event: QCloseEvent) -> None:
        geometry = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self.preferences = changed(self.preferences, window_geometry=geometry)
        self.boxes.close()
        self.preferences_changed.emit(self.preferences)
        self.match.table.stop()
        if self.lessons is not None:
            self.lessons.table.stop()
        if self._statistics is not None:
            self._statistics.close()
        super().closeEvent(event)
