"""Labels and icons with suits in them, drawn from the deck's art: the interface's font has no suit signs."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QIcon, QPainter, QPaintEvent, QPalette, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.style import Look, suits_on_panels
from marjapussi_desktop.ui.table.suit_text import SuitText
from marjapussi_desktop.ui.table.suits import GLYPHS, draw_suit
from marjapussi_desktop.ui.table.theme import SUIT_COLOURS

ICON_ASPECT = 1.3
"""Width to height of a suit icon: it stands after a text and keeps its distance."""

_WIDE = 1e6


class SuitLabel(Label):
    """A label of one line that draws ♠ ♣ ♦ ♥ as pictures; without such a sign it is an ordinary label."""

    def sizeHint(self) -> QSize:
        return self._drawn_size() if self._has_suit() else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._drawn_size() if self._has_suit() else super().minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._has_suit():
            super().paintEvent(event)
            return
        text = self._laid_out()
        box = QRectF(self.contentsRect())
        if self.alignment() & Qt.AlignmentFlag.AlignLeft:
            box.setWidth(text.size.width())
        painter = QPainter(self)
        colour = self.palette().color(QPalette.ColorRole.WindowText)
        text.paint(painter, box, colour.name(), suits_on_panels(Look.theme, Look.deck))
        painter.end()

    def _has_suit(self) -> bool:
        return any(sign in self.text() for sign in GLYPHS)

    def _laid_out(self) -> SuitText:
        return SuitText(self.text(), self.font(), _WIDE)

    def _drawn_size(self) -> QSize:
        self.ensurePolished()
        size = self._laid_out().size.toSize()
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right() + 2, margins.top() + margins.bottom())


def suit_icon(suit: Suit, side: int) -> QIcon:
    """The suit as on the paper of a card, ``side`` logical pixels square, with a gap before it."""
    ratio = QApplication.primaryScreen().devicePixelRatio()
    pixmap = QPixmap(round(side * ICON_ASPECT * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(0, 0, 0, 0))
    painter = QPainter(pixmap)
    draw_suit(painter, suit, SUIT_COLOURS[Look.deck][suit], QRectF(side * (ICON_ASPECT - 1), 0, side, side))
    painter.end()
    return QIcon(pixmap)


def icon_side(widget: QWidget) -> int:
    """The side of a suit icon that goes with a widget's text."""
    widget.ensurePolished()
    return round(QFontMetricsF(widget.font()).ascent())
