"""The way to assistive technology: whether there is any, and a sentence for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def is_read_aloud() -> bool:
    """Whether assistive technology listens."""
    from PySide6.QtGui import QAccessible  # here, because the class takes 2 ms to make

    return QAccessible.isActive()


def read_aloud(widget: QWidget, text: str) -> None:
    """Announce to assistive technology, if there is any, what is shown for a while only, or beside the table."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # here too

    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
