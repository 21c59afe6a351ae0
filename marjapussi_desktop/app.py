"""Starts the window: wiring only."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSocketNotifier, QTimer
from PySide6.QtGui import QFileOpenEvent, QFont, QFontDatabase, QIcon
from PySide6.QtWidgets import QApplication

from marjapussi_desktop import __version__
from marjapussi_desktop.controller.match.last_setup import chosen
from marjapussi_desktop.controller.match.players import MatchSetup, seated
from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.engine.options import parse_options
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.processes.end_signals import EndSignals
from marjapussi_desktop.resources import FONT_FAMILY, asset_path, font_paths
from marjapussi_desktop.settings.keeper import Keeper
from marjapussi_desktop.settings.paths import Places, places
from marjapussi_desktop.settings.preferences import Preferences, load, load_beside, save
from marjapussi_desktop.settings.problems import Loaded, Problem, ProblemKind
from marjapussi_desktop.ui.garbage import IdleCollector
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.main_window import MainWindow

WARM_UP_AFTER_MS = 60
"""When bots and saves begin to load: after the first picture, while the deal is being shown."""

SAVED_MATCH_WITHIN_S = 0.15
"""How long the window waits for the saved match, so that the front page is not seen for a moment before it."""


_PAINTS_AFTER = "QT_QPA_UPDATE_IDLE_TIME"
"""Qt's name for how many ms it waits before it paints what has changed, usually 5: a third of a frame."""

_PAINTS_ALONE = "QT_NO_GUI_THREADPOOL"
"""Qt's name for painting in one thread. Else it parts whatever is a hundred rows high among threads and waits for them:
with two cores that took twice the work and no less time, and far more where another program, or a bot, thinks.
"""


@frozen
class StartOptions:
    """What the command line says about this run. None leaves it to the person or the preferences.

    ``preset`` begins a match at once, with ``options`` changed as the command line writes them; ``record`` is a match
    to go on with.
    """

    preset: str | None = None
    options: tuple[tuple[str, str], ...] = ()
    seed: int | None = None
    language: str | None = None
    level: str | None = None
    record: Path | None = None


def make_application() -> QApplication:
    """The application with its name, font and icon. Only one can be made in a process.

    A step of a movement is painted at once: what changes in one pass of the event loop is painted together all the
    same, and a frame that takes long to paint does not miss the next step.
    """
    os.environ.setdefault(_PAINTS_AFTER, "0")
    os.environ.setdefault(_PAINTS_ALONE, "1")
    QApplication.setApplicationName("marjapussi")
    QApplication.setApplicationDisplayName("Marjapussi")
    QApplication.setApplicationVersion(__version__)
    QApplication.setDesktopFileName(os.environ.get("FLATPAK_ID", "marjapussi"))
    # The style by its argument: setStyle() would have PySide make the whole of QStyle first, a tenth of the start.
    app = QApplication([*sys.argv[:1], "-style", "fusion"])
    for path in font_paths():
        QFontDatabase.addApplicationFont(str(path))
    app.setFont(QFont(FONT_FAMILY))
    app.setWindowIcon(QIcon(str(asset_path("icons/marjapussi-256.png"))))
    return app


def run_window(start: StartOptions, signals: EndSignals) -> int:
    """Open the window and return its exit status once it is closed: 0, or 128 and the number of the signal that closed
    it.
    """
    app = make_application()
    kept = places()
    loaded = load_preferences(kept)
    session = QtSession(kept.matches, wait_for_window=True)
    window = make_window(session, kept, loaded.value, start)
    keeper = Keeper(kept.preferences, loaded.value, save, ProblemKind.PREFERENCES_NOT_SAVED, session.noticed.emit)
    window.preferences_changed.connect(_keep(keeper, loaded.value, start))
    for problem in (later_version(kept), loaded.problem):
        if problem is not None:
            window.boxes.tell(problem)
    if sys.platform == "darwin":
        OpenedFiles(app, window.records.open)
    notifier = QSocketNotifier(signals.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(lambda: end_if_asked(signals, window, app))
    begin(window, start)
    window.show()
    window.activateWindow()
    QTimer.singleShot(WARM_UP_AFTER_MS, lambda: make_heard(window))
    QTimer.singleShot(WARM_UP_AFTER_MS, lambda: ask_for_motion(window))
    QTimer.singleShot(WARM_UP_AFTER_MS, lambda: window.match)
    QTimer.singleShot(WARM_UP_AFTER_MS, lambda: after_first_picture(session))
    status = app.exec()
    session.close()
    keeper.close()
    return status if signals.last is None else 128 + signals.last


def load_preferences(kept: Places) -> Loaded[Preferences]:
    """The person's preferences, or what a later version's say to this one."""
    return load(kept.preferences) if kept.later is None else load_beside(kept.preferences, kept.later.preferences)


def later_version(kept: Places) -> Problem | None:
    """What is to be told where a later version's folders are left alone."""
    return None if kept.later is None else Problem(ProblemKind.LATER_VERSION, kept.data)


class OpenedFiles(QObject):
    """What macOS asks a program to open: it says so by an event, also at the start, and not on the command line."""

    def __init__(self, app: QObject, open_file: Callable[[Path], None]) -> None:
        super().__init__(app)
        self._open_file = open_file
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent) and event.file():
            self._open_file(Path(event.file()))
            return True
        return super().eventFilter(watched, event)


def end_if_asked(signals: EndSignals, window: MainWindow, app: QApplication) -> None:
    """Close the window as the person would, whatever it is asking him."""
    if signals.take() is not None:
        window.close()
        app.exit()


def make_heard(window: MainWindow) -> None:
    """Give the window its sounds, which the first picture need not wait for either."""
    from marjapussi_desktop.ui.sound.player import SoundPlayer
    from marjapussi_desktop.ui.sound.table_sounds import TableSounds

    player = SoundPlayer()
    window.hear_with(TableSounds(player))
    player.warm_up()


def ask_for_motion(window: MainWindow) -> None:
    """Have the window move as little as the system wants."""
    from marjapussi_desktop.ui.system_motion import SystemMotion

    asked = SystemMotion(window)
    asked.told.connect(window.heed_motion)
    window.destroyed.connect(asked.stop)
    asked.ask()


def after_first_picture(session: QtSession) -> None:
    """What the first picture need not wait for. What has been loaded by then stays: were it looked through for what
    can be freed, again and again, each time would cost a frame.
    """
    gc.freeze()
    IdleCollector(session)
    session.warm_up()


def make_window(session: QtSession, kept: Places, preferences: Preferences, start: StartOptions) -> MainWindow:
    """The window as the preferences and the command line want it."""
    language = Language()
    if start.language is not None:
        preferences = changed(preferences, language=start.language)
    if start.level is not None:
        preferences = changed(preferences, partner_level=start.level, opponent_level=start.level)
    window = MainWindow(
        session,
        language,
        preferences,
        house_rules=kept.house_rules,
        statistics=kept.statistics,
        day_results=kept.day_results,
        puzzle_results=kept.puzzle_results,
        reviewed_hands=kept.reviewed_hands,
    )
    window.code = start.seed
    return window


def begin(window: MainWindow, start: StartOptions) -> None:
    """Begin with the record or the match of the command line, or the saved match, or the front page.

    A saved match that does not come at once is shown when it comes: no window waits for a disk.
    """
    if start.record is not None:
        window.records.open(start.record)
    elif start.preset is not None:
        setup = _setup(window, start, start.preset)
        window.take_preferences(chosen(window.preferences, setup))
        window.start_match(setup)
    else:
        window.session.resume(SAVED_MATCH_WITHIN_S)


def _setup(window: MainWindow, start: StartOptions, preset: str) -> MatchSetup:
    preferences = window.preferences
    rules = parse_options(preset, start.options)
    assert isinstance(rules, Ruleset), "the command line was checked where it was read"
    return MatchSetup(
        preset=preset,
        name=window.person_name(),
        partner_level=preferences.partner_level,
        opponent_level=preferences.opponent_level,
        seed=start.seed,
        options=start.options,
        characters=seated(preferences.characters, rules.layout),
    )


def _keep(keeper: Keeper[Preferences], before: Preferences, start: StartOptions) -> Callable[[Preferences], None]:
    """Keeps the preferences without what the command line said for this run only."""

    def keep(preferences: Preferences) -> None:
        if start.language is not None and preferences.language == start.language:
            preferences = changed(preferences, language=before.language)
        if start.level is not None:
            for field in ("partner_level", "opponent_level"):
                if getattr(preferences, field) == start.level:
                    preferences = changed(preferences, **{field: getattr(before, field)})
        keeper.set(preferences)

    return keep
