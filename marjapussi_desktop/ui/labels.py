"""Labels, tooltips and boxes, of plain text alone: the only place where they are made.

Qt guesses whether a text is markup, and markup can load files. Here nothing is guessed, whoever wrote the text. What is
markup, our own pages, is in ``rich``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtGui
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsItem, QMessageBox


class Label(QLabel):
    """A label that shows its text as it is written."""

    def __init__(self, parent: QWidget | None = None, text: str = "") -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


def set_tip(shown: QWidget | QGraphicsItem, text: str) -> None:
    """Give a widget or an item of a scene a tooltip. Qt knows no plain tooltips: what may look rich is escaped."""
    shown.setToolTip(QtGui.Qt.convertFromPlainText(text) if QtGui.Qt.mightBeRichText(text) else text)


def message_box(sentence: str, parent: QWidget) -> QMessageBox:
    """A box with a sentence, to be opened; it goes when it is closed."""
    from PySide6.QtWidgets import QMessageBox  # here, as every class of Qt that comes in costs the start

    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(QMessageBox.Icon.Information)
    box.setWindowTitle("Marjapussi")
    box.setText(sentence)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box
