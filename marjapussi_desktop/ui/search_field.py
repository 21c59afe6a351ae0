"""A field to search by words, with a button that empties it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QWidget

from marjapussi_desktop.ui.icons import icon
from marjapussi_desktop.ui.style import Look, colours, px

_SIDE: Final = 16
_QTS_ACTION: Final = "_q_qlineeditclearaction"


class SearchField(QLineEdit):
    """Its button has the text's colour: Qt's own is the same grey on every felt, and hardly seen on a light one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setClearButtonEnabled(True)
        self._draw_button()

    def _draw_button(self) -> None:
        action = self.findChild(QAction, _QTS_ACTION)
        if action is not None:
            action.setIcon(icon("close", px(_SIDE), self.devicePixelRatioF(), colours(Look.theme)["text"]))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._draw_button()
