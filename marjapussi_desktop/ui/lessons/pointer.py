"""Rings around the places that a lesson speaks of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.tutorial.lesson import Spot
from marjapussi_desktop.ui.style import Look
from marjapussi_desktop.ui.table.frame import Frame
from marjapussi_desktop.ui.table.pile import CARD_ASPECT

_PARTNER: Final = 2


def _around(middle: QPointF, width: float) -> QRectF:
    """A box as large as a card of the hand."""
    size = QSizeF(width, width * CARD_ASPECT)
    return QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)


_PLACES: Final[dict[Spot, Callable[[Frame], QRectF]]] = {
    Spot.HAND: lambda frame: frame.hand,
    Spot.TRICK: lambda frame: frame.trick,
    Spot.PARTNER: lambda frame: frame.seats[_PARTNER].plate,
    Spot.TRUMP: lambda frame: frame.trump,
    Spot.SCORE: lambda frame: frame.score,
    Spot.STOCK: lambda frame: _around(frame.stock, frame.card_w * 1.12),
}
_AROUND: Final = 6.0


class Pointer(QWidget):
    """Lies over the table, lets every click through and draws rings around some places of it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._table = parent
        self._spots: tuple[Spot, ...] = ()
        self._frame: Frame | None = None
        self._panel = QRectF()
        self.hide()

    def point_at(self, spots: tuple[Spot, ...], frame: Frame, panel: QRectF | None = None) -> None:
        """Draw rings around these places; none removes them. The last trick needs no ring: the table shows it.
        ``panel``: where one is open, which lies over the upper edge of the hand's place; a ring begins below it.
        """
        self._panel = panel or QRectF()
        self._spots, self._frame = tuple(spot for spot in spots if spot in _PLACES), frame
        self.setGeometry(self._table.rect())
        self.setVisible(bool(self._spots))
        self.raise_()
        self.update()

    def rings(self) -> tuple[QRectF, ...]:
        """Where the rings are, within the table."""
        if self._frame is None:
            return ()
        inside = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        grown = (_PLACES[spot](self._frame).adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND) for spot in self._spots)
        return tuple(self._below_panel(ring.intersected(inside)) for ring in grown)

    def _below_panel(self, ring: QRectF) -> QRectF:
        if ring.intersects(self._panel) and self._panel.top() < ring.top() < self._panel.bottom() < ring.bottom():
            ring.setTop(self._panel.bottom() + _AROUND)
        return ring

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(Look.theme.accent), 3))
        for ring in self.rings():
            painter.drawRoundedRect(ring, 12, 12)
        painter.end()
