"""The sheet that is open over the window, of which one is seen at most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.keys import give_keyboard

if TYPE_CHECKING:
    from marjapussi_desktop.ui.sheets.base import Sheet


class OpenedSheet(QObject):
    """Attributes: ``sheet``, or None; ``waiting``, the one that comes back once that closes, or None.

    Signals: ``closed``: the keyboard is free again; ``changed``: a sheet has opened, or none is open any more. What had
    the keyboard on the ``front_page`` when the first sheet was opened gets it back.
    """

    closed = Signal()
    changed = Signal()

    def __init__(self, parent: QObject, front_page: QWidget) -> None:
        super().__init__(parent)
        self._front_page = front_page
        self._opener: QWidget | None = None
        self.sheet: Sheet | None = None
        self.waiting: Sheet | None = None

    def open(self, sheet: Sheet) -> None:
        """Open a sheet in the place of the one that is open, and of one that waits. One that is filled in waits for a
        passing one.
        """
        lowest = self.waiting or self.sheet
        opener = QApplication.focusWidget() if lowest is None else self._opener
        if sheet.is_passing and lowest is not None and lowest.is_filled_in:
            self._open_over(sheet)
        else:
            self.close()
            self._opener = opener
            self._open(sheet)

    def _open_over(self, sheet: Sheet) -> None:
        """Let the sheet that is open wait as it is until the new one closes. Where one waits already, it goes on
        waiting, and the new sheet takes the place of the one above it.
        """
        before, self.sheet = self.sheet, None
        if self.waiting is not None and before is not None:
            before.end()
        elif before is not None:
            self.waiting = before
            before.set_aside()
        self._open(sheet)

    def back_to_waiting(self) -> None:
        """Close the sheet above the one that waits, if one waits."""
        if self.waiting is not None and self.sheet is not None:
            self.sheet.end()

    def close(self) -> None:
        """Close the open sheet for good, and one that waits."""
        waiting, self.waiting = self.waiting, None
        if waiting is not None:
            waiting.end()
        if self.sheet is not None:
            self.sheet.end()

    def take_preferences(self, preferences: Preferences) -> None:
        """Tell the open sheet of preferences changed elsewhere."""
        for sheet in (self.waiting, self.sheet):
            if sheet is not None:
                sheet.take_preferences(preferences)

    def _open(self, sheet: Sheet) -> None:
        self.sheet = sheet
        sheet.closed.connect(self._on_closed)
        sheet.open()
        self.changed.emit()

    def _on_closed(self) -> None:
        if self.sender() is not self.sheet:
            return
        self.sheet, self.waiting = self.waiting, None
        if self.sheet is not None:
            self.sheet.take_up()
        else:
            opener, self._opener = self._opener, None
            self.closed.emit()
            self.changed.emit()
            if opener in self._front_page.findChildren(QWidget):
                assert opener is not None
                give_keyboard(opener)
