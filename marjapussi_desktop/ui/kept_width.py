"""Buttons whose text changes keep their width, so that none beside them moves."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QPushButton


def keep_width(button: QPushButton, texts: Iterable[str]) -> None:
    """Make a button as wide as the widest of its texts needs, in letters of the size that it has now."""
    shown = button.text()
    button.ensurePolished()
    button.setMinimumWidth(0)
    widths = [_width_with(button, text) for text in (*texts, shown)]  # the last one stays
    button.setMinimumWidth(max(widths))


def _width_with(button: QPushButton, text: str) -> int:
    button.setText(text)
    return button.sizeHint().width()
