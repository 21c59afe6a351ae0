"""The window: the bar, the screens, and the sheets over them, joined to the session."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui import actions
from marjapussi_desktop.ui.after_hand import AfterHand
from marjapussi_desktop.ui.apply_theme import AS_THE_SYSTEM, apply_theme, choose_theme
from marjapussi_desktop.ui.bar import Bar
from marjapussi_desktop.ui.boxes import Boxes
from marjapussi_desktop.ui.command_functions import FUNCTIONS, compare_tables, show_puzzles_on, show_term, sit_down
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.graduation import Graduation
from marjapussi_desktop.ui.home import MatchState
from marjapussi_desktop.ui.house_rules.store import HouseRulesStore
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.keys import ENTER
from marjapussi_desktop.ui.left_match import LeftMatch
from marjapussi_desktop.ui.match_account import MatchAccount
from marjapussi_desktop.ui.match_commands import connect_match
from marjapussi_desktop.ui.news import begun
from marjapussi_desktop.ui.off_keys import OffKeys
from marjapussi_desktop.ui.record_files import RecordFiles
from marjapussi_desktop.ui.screens import Screens
from marjapussi_desktop.ui.sheets.opened import OpenedSheet
from marjapussi_desktop.ui.style import Look, scale_for
from marjapussi_desktop.ui.table.theme import Theme
from marjapussi_desktop.ui.text.names import DEFAULT_NAME
from marjapussi_desktop.ui.window_place import SMALLEST, place_of, restore_place
from marjapussi_desktop.ui.window_title import title_of

if TYPE_CHECKING:
    from marjapussi_desktop.controller.deals.qt_day import DayBook
    from marjapussi_desktop.controller.puzzles.qt_book import PuzzleBook
    from marjapussi_desktop.controller.statistics.qt_archive import MatchArchive
    from marjapussi_desktop.controller.statistics.qt_statistics import StatisticsBook
    from marjapussi_desktop.ui.match_screen import MatchScreen
    from marjapussi_desktop.ui.sheets.base import Sheet
    from marjapussi_desktop.ui.sound.table_sounds import TableSounds


class MainWindow(QMainWindow):
    """Owns the parts and wires them to the session. What each command does: ``command_functions``.

    Attributes: ``actions_``, one per command; ``boxes``, which tell of what went wrong; ``screens``; ``home`` and
    ``match``, two of them; ``graduation``, which knows the matches without help; ``opened``, the sheets, and
    ``sheet``, the one that is open, or None; ``preferences``; ``code``, the deal code that the next match is offered.
    Signal: ``preferences_changed(Preferences)``, to be kept.
    """

    preferences_changed = Signal(object)

    def __init__(
        self,
        session: QtSession,
        language: Language,
        preferences: Preferences,
        *,
        house_rules: Path | None = None,
        statistics: Path | None = None,
        day_results: Path | None = None,
        puzzle_results: Path | None = None,
        reviewed_hands: Path | None = None,
    ) -> None:
        super().__init__()
        self.code: int | None = None
        self.session = session
        self.language = language
        self.preferences = preferences = begun(preferences, QGuiApplication.applicationVersion())
        self._applied_theme: tuple[Theme, float, float] | None = None
        self.actions_ = actions.make_actions(self)
        self.boxes = Boxes(self)
        self.bar = Bar(self.actions_, self)
        self.screens = Screens(session, self.actions_, self)
        self.graduation = Graduation(self)
        self._off_keys = OffKeys(self)
        self._account = MatchAccount(self)
        self._after_hand = AfterHand(self)
        self.left_match = LeftMatch(self)
        self.screens.mistakes_file = reviewed_hands
        self.home = self.screens.home
        self.opened = OpenedSheet(self, self.home)
        self.records = RecordFiles(session, self)
        self.house_rules = HouseRulesStore(house_rules, self)
        self.screens.know_rules(self.house_rules)
        self._statistics_file, self._day_file, self._puzzles_file = statistics, day_results, puzzle_results
        self._statistics: StatisticsBook | None = None
        self._day: DayBook | None = None
        self._puzzles: PuzzleBook | None = None
        self._sounds: TableSounds | None = None
        self._archive: MatchArchive | None = None
        self.system_is_still = False
        self._lay_out()
        restore_place(self, preferences.window_geometry)
        self.apply(preferences)
        self._connect_commands()
        self._connect_screens()
        self._connect_notices()
        self.retranslate()
        self.screens.show_home()

    def _lay_out(self) -> None:
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.screens, 1)
        self.setCentralWidget(body)
        self.setMinimumSize(*SMALLEST)

    # -- wiring -----------------------------------------------------------------------------------------------------

    def _connect_commands(self) -> None:
        for command, action in self.actions_.items():
            action.triggered.connect(lambda _checked=False, command=command: self.do(command))
        self.home.go_on.clicked.connect(self.screens.show_match)
        self.bar.left.connect(self.screens.take_focus)
        self.bar.language_chosen.connect(lambda code: self.change(language=code))

    def _connect_screens(self) -> None:
        self.screens.match_begun.connect(partial(connect_match, self))
        self.screens.shown.connect(self.enable_commands)
        self.screens.lesson_finished.connect(self.note_learnt)
        self.screens.term_wanted.connect(partial(show_term, self))
        self.screens.lesson_places.connect(self._keep_lesson_places)
        self.screens.table_wanted.connect(partial(sit_down, self))
        self.screens.trial_wanted.connect(self.graduation.begin)
        self.screens.puzzles_wanted.connect(partial(show_puzzles_on, self))
        self.screens.lesson_wanted.connect(self.show_lesson)
        self.opened.closed.connect(self.screens.take_focus)
        self.opened.changed.connect(self.enable_commands)
        self.session.updated.connect(self.enable_commands)
        self.session.resumed.connect(self._show_resumed)
        self.records.opened.connect(self.screens.show_match)
        self.records.looked.connect(lambda past: self.screens.show_past(past, self.preferences))
        self.screens.told.connect(self.boxes.say)
        self.screens.compare_wanted.connect(partial(compare_tables, self))
        self.language.changed.connect(self.retranslate)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_system_colours)

    def _connect_notices(self) -> None:
        self.boxes.listen(self.session, self.records)
        self.session.match_over.connect(self._count_match)
        self.house_rules.noticed.connect(self.boxes.tell)
        self.screens.noticed.connect(self.boxes.tell)

    def _count_match(self, match_id: str, record: Any) -> None:
        self.statistics.add(match_id, record)

    def hear_with(self, sounds: TableSounds) -> None:
        """Have what is seen at the tables heard; until then the window is silent."""
        self._sounds = sounds
        sounds.apply(self.preferences)
        self.screens.began.connect(sounds.hear)
        self.screens.great_event.connect(sounds.hear_great)

    # -- commands and sheets ----------------------------------------------------------------------------------------

    def do(self, command: Command) -> None:
        """Carry out a command, as its action does."""
        FUNCTIONS[command](self)

    def open(self, sheet: Sheet) -> None:
        """Open a sheet over the screens, in the place of the one that is open."""
        self.opened.open(sheet)

    @property
    def match(self) -> MatchScreen:
        """The table of matches; made when it is first needed."""
        return self.screens.match

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that is open."""
        return self.opened.sheet

    @property
    def statistics(self) -> StatisticsBook:
        """How the person has fared; made when it is first needed."""
        if self._statistics is None:
            from marjapussi_desktop.controller.statistics.qt_statistics import StatisticsBook

            self._statistics = StatisticsBook(self._statistics_file, self)
            self._statistics.noticed.connect(self.boxes.tell)
        return self._statistics

    @property
    def archive(self) -> MatchArchive:
        """The matches that were played; made when it is first needed."""
        if self._archive is None:
            from marjapussi_desktop.controller.statistics.qt_archive import MatchArchive

            history = self.session.history
            self._archive = MatchArchive(history.store if history is not None else None, self)
            self._archive.repeat_deleted.connect(self.statistics.forget_repeat)
        return self._archive

    @property
    def day(self) -> DayBook:
        """The deals of the day; made when it is first needed."""
        if self._day is None:
            from marjapussi_desktop.controller.deals.qt_day import DayBook

            self._day = DayBook(self._day_file, self)
            self._day.noticed.connect(self.boxes.tell)
            self._day.counted.connect(self._after_hand.on_counted)
        return self._day

    @property
    def puzzles(self) -> PuzzleBook:
        """What came of the puzzles; made when it is first needed."""
        if self._puzzles is None:
            from marjapussi_desktop.controller.puzzles.qt_book import PuzzleBook

            self._puzzles = PuzzleBook(self._puzzles_file, self)
            self._puzzles.noticed.connect(self.boxes.tell)
        return self._puzzles

    def enable_commands(self) -> None:
        """Enable the commands that mean something now."""
        is_match_shown = self.screens.is_match_shown()
        self.bar.show_match(self.session if is_match_shown else None)
        self.setWindowTitle(title_of(self))
        is_table_shown = self.screens.board() is not None
        is_trial = self.graduation.is_on()
        if self.screens.match_made is not None:
            self.screens.match_made.note.allow(not is_trial)
            self.screens.match_made.coaching.allow(not is_trial)
        self.bar.tell_withheld(actions.HELP if is_trial else ())
        shown = {"is_match_shown": is_match_shown, "is_table_shown": is_table_shown, "is_covered": bool(self.sheet)}
        self._off_keys.answer(actions.enable(self.actions_, self.session, **shown, is_trial=is_trial))
        if self.screens.past_shown() is not None:
            self.actions_[Command.QUIZ].setEnabled(True)

    # -- matches ----------------------------------------------------------------------------------------------------

    def start_match(self, setup: MatchSetup) -> None:
        """Begin a match and show it; the deals of the command line are used up by it."""
        self.code = None
        self.session.start_match(setup)
        self.screens.show_match()

    def start_chosen_match(self, setup: MatchSetup, kept: Preferences) -> None:
        """Begin a match, and keep what was chosen for it as the preferences."""
        from marjapussi_desktop.controller.match.last_setup import chosen

        self.take_preferences(chosen(self.preferences, setup, kept))
        self.start_match(setup)

    def open_saved_match(self, match_id: str) -> None:
        """Put a match of the archive on the table, and show it once it is there."""
        history = self.session.history
        if history is not None and history.current == match_id and self.session.has_match():
            self.screens.show_match()
        else:
            self.left_match.leave()
            self.session.resumed.connect(self.screens.show_match, Qt.ConnectionType.SingleShotConnection)
            self.session.open_saved(match_id)

    def person_name(self) -> str:
        """What the person is called where no name has been given."""
        return self.preferences.name or DEFAULT_NAME

    def _show_resumed(self) -> None:
        """Show the saved match, or offer it where the person is choosing something else by the time it comes.

        One that is over is not shown: the front page offers its result, and another match.
        """
        if self.screens.currentWidget() is self.home:
            self.screens.offer_match()
            if self.sheet is None and self.screens.match_state() is MatchState.IN_PLAY:
                self.screens.show_match()

    def show_lesson(self, lesson_id: str) -> None:
        """Show the lesson with this id, in the place of an open sheet."""
        self.opened.close()
        self.screens.show_lesson(lesson_id, self.preferences, self.person_name())

    def _keep_lesson_places(self, places: dict[str, int]) -> None:
        from marjapussi_desktop.tutorial.places import marks_of

        self.change(lesson_places=tuple(places.items()), lesson_marks=marks_of(places))

    def note_learnt(self, *ids: str) -> None:
        """Keep lessons that were walked through, or matches without help that were played or won."""
        done = self.preferences.lessons_done
        new = tuple(learnt for learnt in ids if learnt not in done)
        if new:
            self.change(lessons_done=(*done, *new))

    # -- preferences and language -----------------------------------------------------------------------------------

    def change(self, **changes: object) -> None:
        """Change some preferences and apply them."""
        self.take_preferences(changed(self.preferences, **changes))

    def remember_explained(self, explained: tuple[str, ...]) -> None:
        """Keep what has been explained, which changes nothing that is seen."""
        self.preferences = changed(self.preferences, explained=explained)
        self.opened.take_preferences(self.preferences)
        self.preferences_changed.emit(self.preferences)

    def take_preferences(self, preferences: Preferences) -> None:
        """Apply preferences, and have them kept. Explanations that are turned on begin anew."""
        if preferences.explains and not self.preferences.explains:
            preferences = changed(preferences, explained=())
        self.apply(preferences)
        self.opened.take_preferences(preferences)
        self.preferences_changed.emit(preferences)

    def apply(self, preferences: Preferences) -> None:
        """Make the window as the preferences say."""
        self.preferences, written = preferences, Look.cards.is_finnish
        choose_theme(preferences, self.system_is_still)
        self.language.choose(preferences.language)
        self.bar.show_language(self.language.code)
        self._apply_sound(preferences)
        self.screens.apply_preferences(preferences)
        self._apply_theme()
        if Look.cards.is_finnish is not written:
            self.retranslate()  # texts write cards as they look

    def _apply_sound(self, preferences: Preferences) -> None:
        self.actions_[Command.SOUND].setChecked(preferences.sound and preferences.volume > 0)
        self.bar.show_sound()
        if self._sounds is not None:
            self._sounds.apply(preferences)

    def _on_system_colours(self, _scheme: Qt.ColorScheme) -> None:
        """The system has turned light or dark: so does a table that goes by it."""
        if self.preferences.felt == AS_THE_SYSTEM:
            self.apply(self.preferences)

    def heed_motion(self, is_still: bool) -> None:
        """The system has told whether little is to move."""
        if is_still != self.system_is_still:
            self.system_is_still = is_still
            self.apply(self.preferences)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        actions.retranslate(self.actions_)
        self.bar.retranslate()
        self.screens.retranslate()
        self.enable_commands()  # a tooltip tells why one is off

    def _apply_theme(self) -> None:
        """Give everything the theme's colours at the window's scale, unless it has them."""
        scale = scale_for(self.width(), self.height(), self.preferences.text_percent)
        spacing = scale_for(self.width(), self.height())
        if self._applied_theme == (Look.theme, scale, spacing):
            return
        self._applied_theme = (Look.theme, scale, spacing)
        apply_theme(scale, spacing)
        self.bar.apply_theme(Look.theme)
        self.home.apply_scale()

    # -- the window itself ------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, as Space does, wherever nothing else takes it: Qt would do so
        in dialogs only.
        """
        button = self.focusWidget()
        if event.key() not in ENTER or not isinstance(button, QPushButton):
            super().keyPressEvent(event)
        elif button.menu() is not None:
            button.showMenu()
        else:
            button.click()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._applied_theme is not None:
            self._apply_theme()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.preferences = changed(self.preferences, window_geometry=place_of(self))
        self.boxes.close()
        self.preferences_changed.emit(self.preferences)
        self.screens.stop()
        if self._sounds is not None:
            self._sounds.close()
        for book in (self._statistics, self._archive, self._day, self._puzzles):
            if book is not None:
                book.close()
        super().closeEvent(event)
