"""Windows that are shown but never painted on the screen, as nobody looks: a large part of the time of a test."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class _Unseen(QObject):
    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        return event.type() is QEvent.Type.UpdateRequest


def stay_unseen(window: QWidget) -> None:
    """Keep a window from being painted on the screen. What is grabbed, rendered or laid out is as ever."""
    window.installEventFilter(_Unseen(window))
