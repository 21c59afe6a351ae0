"""What is closed goes: a window with all that it held, and what is done often at a table leaves nothing behind."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from functools import partial
from itertools import cycle

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.main_window import MainWindow
from tests.ui.conftest import bury


def begin(window: MainWindow) -> None:
    window.start_match(MatchSetup("bondtolva-2", "Veera", seed=11))


def test_a_closed_window_goes_with_its_table_and_its_session(qapp: QApplication, language: Language) -> None:
    """The window knows the session and the session tells the window: neither keeps the other."""
    widgets = set(QApplication.allWidgets())
    session = QtSession()
    window = MainWindow(session, language, Preferences(language="en", pace="instant"))
    window.show()
    begin(window)
    window.do(Command.SETTINGS)
    QApplication.processEvents()
    session.close()
    window.close()
    window.deleteLater()
    kept = [weakref.ref(one) for one in (window, window.match, window.match.table.table_scene(), session)]
    del window, session
    bury()
    QApplication.processEvents()
    gc.collect()
    assert [one() for one in kept if one() is not None] == []
    assert set(QApplication.allWidgets()) <= widgets


def look_at_the_last_hand(window: MainWindow) -> None:
    past = window.session.past_match()
    assert past is not None
    window.screens.show_past(past, window.preferences)
    window.screens.show_match()


def open_and_close(window: MainWindow, command: Command) -> None:
    window.do(command)
    assert window.sheet is not None
    window.sheet.finish()


LANGUAGE_OF_TURN = cycle(LANGUAGES)
DEEDS: dict[str, Callable[[MainWindow], None]] = {
    "a match": begin,
    "another language": lambda window: window.change(language=next(LANGUAGE_OF_TURN)),
    "trumps read out": lambda window: window.do(Command.READ_TRUMPS),
    "what happened read out": lambda window: window.do(Command.READ_RECENT),
    "settings": partial(open_and_close, command=Command.SETTINGS),
    "rules": partial(open_and_close, command=Command.RULES),
}


@pytest.mark.parametrize("name", DEEDS)
def test_what_is_done_often_leaves_nothing_behind(window: MainWindow, name: str) -> None:
    begin(window)

    def count() -> int:
        """How many objects of Qt there are after it has been done twice more."""
        for _turn in range(2):
            DEEDS[name](window)
            QApplication.processEvents()
            bury()
        return sum(len(owner.findChildren(QObject)) for owner in (window, window.session, window.language))

    count()
    before = count()
    assert count() == before
