"""Esc takes a hint back, before it means anything else to the question that the hint is on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from marjapussi_desktop.ui.panels.base import PromptPanel
    from marjapussi_desktop.ui.play_screen import PlayScreen


class HintKey(QObject):
    """Where the table has the keyboard, the screen itself hears of Esc; here, the question's parts do."""

    def __init__(self, screen: PlayScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        screen.asked.connect(self._watch)

    def _watch(self, panel: PromptPanel) -> None:
        for part in (panel, *panel.findChildren(QWidget)):
            part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        return event.key() == Qt.Key.Key_Escape and self._screen.advice.end()
