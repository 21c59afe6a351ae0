"""Labels and icons with suits in them, drawn from the deck's art: the interface's font has no suit signs."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QIcon, QPainter, QPaintEvent, QPalette, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.style import Look, suits_on_panels
from marjapussi_desktop.ui.table.suit_text import SuitText, Words, words_in
from marjapussi_desktop.ui.table.suits import draw_suit
from marjapussi_desktop.ui.table.theme import SUIT_COLOURS

ICON_ASPECT = 1.3
"""Width to height of a suit icon: it stands after a text and keeps its distance."""

_WIDE = 1e6
_SPARE = 2
"""Pixels, as widths are rounded."""


class SuitLabel(Label):
    """A label that draws ♠ ♣ ♦ ♥ as pictures. It wants to be one line, and is more where that does not fit."""

    def __init__(self, parent: QWidget | None = None, text: str = "") -> None:
        super().__init__(parent, text)
        self._others: tuple[str, ...] = ()
        self._measured: tuple[object, ...] = ()
        self._sizes: dict[float, QSizeF] = {}
        self._words: Words | None = None
        self.setWordWrap(True)

    def keep_room_for(self, texts: Iterable[str]) -> None:
        """Be as large as the largest of these texts, one of which may be shown next."""
        self._others = tuple(dict.fromkeys(texts))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._size_within(_WIDE)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the longest word."""
        return QSize(self._size_within(0).width(), self._size_within(_WIDE).height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._size_within(width - _SPARE).height()

    def paintEvent(self, _event: QPaintEvent) -> None:
        box = QRectF(self.contentsRect())
        text = SuitText(self.text(), self.font(), box.width())
        is_right = bool(self.alignment() & Qt.AlignmentFlag.AlignRight)
        is_centred = bool(self.alignment() & Qt.AlignmentFlag.AlignHCenter)
        if is_right:
            box.setLeft(box.right() - text.size.width())
        painter = QPainter(self)
        colour = self.palette().color(QPalette.ColorRole.WindowText)
        text.paint(painter, box, colour.name(), suits_on_panels(Look.theme, Look.deck), is_centred=is_centred)
        painter.end()

    def _size_within(self, width: float) -> QSize:
        self.ensurePolished()
        size = self._text_size(width)
        margins = self.contentsMargins()
        frame = QSize(margins.left() + margins.right() + _SPARE, margins.top() + margins.bottom())
        return QSize(ceil(size.width()), ceil(size.height())) + frame

    def _text_size(self, width: float) -> QSizeF:
        """Measured once for each width: a layout asks many times on the way to its own size."""
        measured = (self.text(), self._others, self.font())
        if measured != self._measured:
            self._measured, self._sizes, self._words = measured, {}, words_in(self.font())
        found = self._sizes.get(width)
        if found is None:
            found = QSizeF()
            for text in (self.text(), *self._others):
                found = found.expandedTo(SuitText(text, self.font(), width, self._words).size)
            self._sizes[width] = found
        return found


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
