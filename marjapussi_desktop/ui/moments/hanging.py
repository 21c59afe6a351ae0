"""The hanging: a woven cloth that is lowered over the table for a moment, with a picture and a few words.

It has its own colours, the same on every felt. The cloth is painted once, the picture in every frame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap, QPolygonF

from marjapussi_desktop.ui.table.drawing import text_font
from marjapussi_desktop.ui.table.pose import ease_out
from marjapussi_desktop.ui.table.suit_text import SuitText, balanced
from marjapussi_desktop.ui.table.theme import INK, LINGONBERRY, PAPER, PAPER_EDGE, SUIT_COLOURS, Deck

DURATION_MS: Final = 1000
PINE_GREEN: Final = "#22614B"
OCHRE: Final = "#F2A33A"
WOOD: Final = "#8A5A2B"

Picture = Callable[[QPainter, float], None]
"""Draws a picture around the origin, within ±30 horizontally and ±20 vertically, at a share (0 to 1) of its motion."""

_W, _H = 124.0, 104.0
"""The size of the cloth in its own units."""
_BAND: Final = 9.0
_UNIT: Final = 3.6
"""The size of a unit of the cloth in units of the table."""
_MIDDLE: Final = QPointF(_W / 2, 42.0)
_PICTURE_SCALE: Final = 1.35
_TEXT: Final = QRectF(_BAND + 3, 70.0, _W - 2 * _BAND - 6, 22.0)
_DOWN_TO: Final = 0.44
"""Where its middle is, as a share of the table's height."""
_OVER: Final = 3.0
"""How far the rods stand out."""
_DOWN, _UP = 0.24, 0.14
"""The shares of the moment in which it is let down, and drawn up again."""
_MOVES_FROM, _MOVES_FOR = 0.1, 0.55
"""The share of the moment at which the picture begins to move, and for how long it does."""


class Hanging:
    """One hanging. ``size``: what it takes at a table's scale ``unit``; ``text``: its words."""

    def __init__(self, picture: Picture, text: str, unit: float) -> None:
        self.text = text
        self._picture = picture
        self._scale = _UNIT * unit
        self.size = QSizeF(_W + 2 * _OVER, _H + 2 * _OVER) * self._scale
        font = text_font(24 * unit, QFont.Weight.Bold)
        self._words: SuitText = balanced(text, font, _TEXT.width() * self._scale)
        self._cloth: QPixmap | None = None

    def box(self, table: QSizeF) -> QRectF:
        """Where it hangs on a table: over the trick, under the partner's plate."""
        left = (table.width() - self.size.width()) / 2
        return QRectF(QPointF(left, table.height() * _DOWN_TO - self.size.height() / 2), self.size)

    def paint(self, painter: QPainter, at: QPointF, share: float) -> None:
        """Draw it with its upper left corner at ``at``, at a share of the moment."""
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        if self._cloth is None or self._cloth.devicePixelRatio() != ratio:
            self._cloth = _woven(self._scale, ratio)
        down = min(ease_out(min(1.0, share / _DOWN)), ease_out(min(1.0, (1.0 - share) / _UP)))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(at + QPointF(_OVER, _OVER) * self._scale)
        painter.save()
        painter.setClipRect(self._seen(down))
        painter.drawPixmap(QPointF(0, 0), self._cloth)
        self._words.paint(painter, _scaled(_TEXT, self._scale), INK, SUIT_COLOURS[Deck.TWO_COLOURS])
        painter.translate(_MIDDLE * self._scale)
        painter.scale(self._scale * _PICTURE_SCALE, self._scale * _PICTURE_SCALE)
        painter.setPen(QPen(QColor(INK), 0.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        moved = max(0.0, min(1.0, (share - _MOVES_FROM) / _MOVES_FOR))
        self._picture(painter, moved)
        painter.restore()
        painter.scale(self._scale, self._scale)
        for y in (0.0, _H * down):
            _paint_rod(painter, y)
        painter.restore()

    def words_fit(self) -> bool:
        """Whether the words fit in their place; a test asks it in every language."""
        room = _scaled(_TEXT, self._scale)
        return self._words.size.width() <= room.width() and self._words.size.height() <= room.height()

    def _seen(self, down: float) -> QRectF:
        """The part of the cloth that is visible."""
        return QRectF(0, 0, _W * self._scale, _H * down * self._scale)


def _scaled(box: QRectF, by: float) -> QRectF:
    return QRectF(box.x() * by, box.y() * by, box.width() * by, box.height() * by)


def _paint_rod(painter: QPainter, y: float) -> None:
    painter.setPen(QPen(QColor(INK), 0.5))
    painter.setBrush(QColor(WOOD))
    painter.drawRoundedRect(QRectF(-2.4, y - 1.3, _W + 4.8, 2.6), 1.3, 1.3)


def _woven(scale: float, ratio: float) -> QPixmap:
    """The cloth with its bands of diamonds and teeth."""
    pixmap = QPixmap(round(_W * scale * ratio), round(_H * scale * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(PAPER))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.setPen(QPen(QColor(PAPER_EDGE), 0.8))
    painter.drawRect(QRectF(0.4, 0.4, _W - 0.8, _H - 0.8))
    painter.setPen(Qt.PenStyle.NoPen)
    for top in (3.5, _H - 3.5 - _BAND):
        _paint_band(painter, QRectF(4, top, _W - 8, _BAND))
    for left in (4.0, _W - 4 - 3):
        _paint_teeth(painter, left, 3.5 + _BAND + 2, _H - 2 * (3.5 + _BAND + 2))
    painter.end()
    return pixmap


def _paint_band(painter: QPainter, band: QRectF) -> None:
    """A band of lingonberry with diamonds of linen, each with a cloudberry in it, between two lines of pine."""
    painter.fillRect(band, QColor(LINGONBERRY))
    for y in (band.top() - 1.8, band.bottom() + 0.8):
        painter.fillRect(QRectF(band.left(), y, band.width(), 1.0), QColor(PINE_GREEN))
    count = 12
    step = band.width() / count
    for nth in range(count):
        middle = QPointF(band.left() + (nth + 0.5) * step, band.center().y())
        for size, colour in ((3.6, PAPER), (1.5, OCHRE)):
            painter.setBrush(QColor(colour))
            painter.drawPolygon(_diamond(middle, size))


def _paint_teeth(painter: QPainter, left: float, top: float, height: float) -> None:
    """A column of small diamonds down the edge."""
    count = 11
    step = height / count
    for nth in range(count):
        painter.setBrush(QColor(LINGONBERRY if nth % 2 == 0 else PINE_GREEN))
        painter.drawPolygon(_diamond(QPointF(left + 1.5, top + (nth + 0.5) * step), 2.2))


def _diamond(middle: QPointF, size: float) -> QPolygonF:
    x, y = middle.x(), middle.y()
    return QPolygonF([QPointF(x - size, y), QPointF(x, y - size), QPointF(x + size, y), QPointF(x, y + size)])
