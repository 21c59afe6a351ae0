"""Keys that mean the same in every part of the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""The keys that press what has the keyboard, or what a question takes for granted."""

BY_TAB: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
"""Why a thing has the keyboard when the person went there step by step."""

_WITH_CTRL: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def types_a_letter(event: QKeyEvent) -> bool:
    """Whether a key writes a letter or a digit where there is something to write in."""
    return event.text().isalnum() and not event.modifiers() & _WITH_CTRL


def give_keyboard(widget: QWidget) -> None:
    """Give a widget the keyboard, unless its screen is not shown: a hidden widget that asks for it gets it, and what
    was left of a match, a lesson or a puzzle may still come to rest, or be told in another language.
    """
    if widget.isVisibleTo(widget.window()):
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
