"""Labels, tooltips and boxes of plain text: the only place that makes them.

Qt guesses whether a text is markup, and markup can load files. Everything made here is plain, whoever wrote the text.
Our own pages of markup are in ``rich``.
"""

from __future__ import annotations

import textwrap
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6 import QtGui
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsItem, QMessageBox


_ANY_WIDTH: Final = 1 << 20
TIP_CHARACTERS: Final = 72
"""A line of a tooltip holds no more: Qt breaks plain ones only where the screen ends."""


class Label(QLabel):
    """A label that shows its text as it is written."""

    def __init__(self, parent: QWidget | None = None, text: str = "") -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


class ShortLabel(Label):
    """A label of one line, elided where it does not fit. ``widest``: the greatest width that it asks for, in pixels."""

    def __init__(self, parent: QWidget | None = None, text: str = "", widest: int = _ANY_WIDTH) -> None:
        super().__init__(parent, text)
        self._widest = widest

    def sizeHint(self) -> QSize:
        return super().sizeHint().boundedTo(QSize(self._widest, _ANY_WIDTH))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        box = self.contentsRect()
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, box.width())
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(box, int(self.alignment()), shown)
        painter.end()


def fit_height(label: QLabel, width: int) -> None:
    """Give a label that wraps its text the height that it needs at a width; none to an empty one.

    WORKAROUND: a scroll area does not ask the widgets of its page for that height.
    """
    label.ensurePolished()
    label.setMinimumHeight(0)  # heightForWidth would count it in
    label.setMinimumHeight(label.heightForWidth(width) if label.text() else 0)


@lru_cache(maxsize=1000)
def _tip(text: str) -> str:
    """A tooltip's text in lines of a width that reads well; what may look rich is escaped. The table sets the same tips
    again at every move.
    """
    lines = [
        textwrap.fill(line, TIP_CHARACTERS, break_long_words=False, break_on_hyphens=False)
        for line in text.splitlines()
    ]
    text = "\n".join(lines)
    return QtGui.Qt.convertFromPlainText(text) if QtGui.Qt.mightBeRichText(text) else text


def set_tip(shown: QWidget | QGraphicsItem | QAction, text: str) -> None:
    """Give a widget, a scene's item or an action a plain tooltip. Qt knows no plain ones."""
    shown.setToolTip(_tip(text))


def message_box(sentence: str, parent: QWidget) -> QMessageBox:
    """A box with a sentence, to be opened; it goes when it is closed."""
    from PySide6.QtWidgets import QMessageBox  # imported late: each class of Qt costs time at the start

    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(QMessageBox.Icon.Information)
    box.setWindowTitle("Marjapussi")
    box.setText(sentence)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return box
