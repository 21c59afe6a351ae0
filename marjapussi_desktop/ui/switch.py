"""A check box drawn as a switch in the felt's colours, large enough to read from afar."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox

from marjapussi_desktop.ui.style import Look, colours, px

_WIDTH, _HEIGHT, _GAP = 40, 22, 12
_RING = 5
"""The room that the ring of the focus takes about the switch."""


class Switch(QCheckBox):
    """A check box that paints itself; a click anywhere on it turns it over."""

    def sizeHint(self) -> QSize:
        words = px(_GAP) + self.fontMetrics().horizontalAdvance(self.text()) if self.text() else 0
        height = max(px(_HEIGHT + 2 * _RING), self.fontMetrics().height() + px(8))
        return QSize(px(_WIDTH + _RING) + words + px(4), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, place: QPoint) -> bool:
        return self.rect().contains(place)

    def paintEvent(self, _event: QPaintEvent) -> None:
        c = colours(Look.theme)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF(px(_RING), (self.height() - px(_HEIGHT)) / 2, px(_WIDTH), px(_HEIGHT))
        is_on = self.isChecked()
        if self.hasFocus():
            ring = track.adjusted(-px(3), -px(3), px(3), px(3))
            painter.setPen(QPen(QColor(c["text"]), px(2)))
            painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2)
        painter.setPen(QPen(QColor(c["accent"] if is_on else c["muted"]), px(2)))
        painter.setBrush(QColor(c["accent"] if is_on else c["field"]))
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(c["on_accent"] if is_on else c["muted"]))
        knob = QRectF(0, 0, px(_HEIGHT - 8), px(_HEIGHT - 8))
        inset = track.height() / 2
        knob.moveCenter(track.center())
        knob.moveLeft(track.right() - inset - knob.width() / 2 if is_on else track.left() + inset - knob.width() / 2)
        painter.drawEllipse(knob)
        painter.setPen(QColor(c["text"] if self.isEnabled() else c["disabled"]))
        words = self.rect().adjusted(px(_WIDTH + _RING) + px(_GAP), 0, 0, 0)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), self.text())
        painter.end()
