"""Running text with suit signs, wrapped to the available width."""

from __future__ import annotations

import re

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.style import Look, set_role, suits_on_panels
from marjapussi_desktop.ui.table.suit_text import SuitText
from marjapussi_desktop.ui.table.suits import GLYPHS

_WIDE = 1e6
_USUAL_WIDTH = 280
_BETWEEN_WORDS = re.compile(rf"(?<![{''.join(GLYPHS)}]) | (?!\d)")


class Paragraph(Label):
    """A label of many lines, set flush left, that draws ♠ ♣ ♦ ♥ as pictures. Empty it takes no room."""

    def __init__(self, role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, role)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, text: str) -> None:
        """Show a text, or nothing."""
        self.setText(text)
        self.setVisible(bool(text))
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        self.ensurePolished()
        return round(sum(line.size.height() for line in self._lines(width))) + 1

    def sizeHint(self) -> QSize:
        return QSize(_USUAL_WIDTH, self.heightForWidth(_USUAL_WIDTH))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colour = self.palette().color(QPalette.ColorRole.WindowText).name()
        suits = suits_on_panels(Look.theme, Look.deck)
        top = 0.0
        for line in self._lines(self.width()):
            line.paint(painter, QRectF(0, top, line.size.width(), line.size.height()), colour, suits)
            top += line.size.height()
        painter.end()

    def _lines(self, width: int) -> list[SuitText]:
        """The text broken greedily between words, but not between a suit and its number."""
        lines: list[SuitText] = []
        for word in _BETWEEN_WORDS.split(self.text()):
            longer = SuitText(f"{lines[-1].text} {word}" if lines else word, self.font(), _WIDE)
            if lines and longer.size.width() <= width:
                lines[-1] = longer
            else:
                lines.append(SuitText(word, self.font(), _WIDE))
        return lines
