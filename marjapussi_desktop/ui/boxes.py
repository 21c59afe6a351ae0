"""Message boxes that tell the person something; the program goes on meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.settings.problems import Problem
from marjapussi_desktop.ui.labels import message_box

if TYPE_CHECKING:
    from marjapussi_desktop.controller.match.qt_session import QtSession
    from marjapussi_desktop.ui.record_files import RecordFiles


class Boxes(QObject):
    """Opens them over ``window``."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._is_closed = False

    def listen(self, session: QtSession, records: RecordFiles) -> None:
        """Tell what goes wrong in matches and with records, and where records were written."""
        session.noticed.connect(self.tell)
        session.program_missed.connect(self.tell_of_missing_program)
        session.program_failed.connect(self.tell_of_program)
        records.failed.connect(self.say)
        records.exported.connect(self.say)

    def say(self, sentence: str) -> None:
        """Show a sentence in a box of its own."""
        box = message_box(sentence, self._window)
        box.finished.connect(lambda _button: self._window.activateWindow())  # some desktops do not give the focus back
        box.open()

    def tell(self, notice: Problem) -> None:
        """Tell of something that went wrong with kept files."""
        from marjapussi_desktop.ui.text.notices import notice_text

        if not self._is_closed:
            self.say(notice_text(notice))

    def tell_of_program(self, name: str) -> None:
        """Tell that another program does not play as it should."""
        from marjapussi_desktop.ui.text.notices import program_failed_text

        self.say(program_failed_text(name))

    def tell_of_missing_program(self, name: str) -> None:
        """Tell that another program no longer plays in this match."""
        from marjapussi_desktop.ui.text.notices import program_missed_text

        self.say(program_missed_text(name))

    def close(self) -> None:
        """The window closes: open no more boxes, which would keep the program from ending."""
        self._is_closed = True
