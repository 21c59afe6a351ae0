"""The sheet that is open over the window, of which there is one at most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.settings.preferences import Preferences

if TYPE_CHECKING:
    from marjapussi_desktop.ui.sheets.base import Sheet


class OpenedSheet(QObject):
    """Attribute: ``sheet``, or None. Signal: ``closed``: the keyboard is free again."""

    closed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.sheet: Sheet | None = None

    def open(self, sheet: Sheet) -> None:
        """Open a sheet in the place of the one that is open."""
        if self.sheet is not None:
            self.sheet.finish()
        self.sheet = sheet
        sheet.closed.connect(self._on_closed)
        sheet.open()

    def take_preferences(self, preferences: Preferences) -> None:
        """Tell the open sheet of preferences changed elsewhere."""
        if self.sheet is not None:
            self.sheet.take_preferences(preferences)

    def _on_closed(self) -> None:
        self.sheet = None
        self.closed.emit()
