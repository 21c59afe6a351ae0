"""Message boxes that tell the person something; the program goes on meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.settings.problems import Problem
from marjapussi_desktop.ui.labels import message_box


class Boxes(QObject):
    """Opens them over ``window``."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._is_closed = False

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
