"""A combo box that draws its own arrow: a stylesheet can only name an image, in one fixed colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QComboBox


class ComboBox(QComboBox):
    """Draws a chevron in the colour of its text; the wheel scrolls the page around it and never changes the choice."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = self.fontMetrics().ascent() * 0.32
        x, y = self.width() - 3.4 * side, self.height() / 2 - side / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self.palette().color(QPalette.ColorRole.Text), side / 2.6)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF([QPointF(x, y), QPointF(x + side, y + side), QPointF(x + 2 * side, y)]))
        painter.end()
