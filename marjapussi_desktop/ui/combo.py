"""A combo box that draws its own arrow: a stylesheet can only name an image, in one fixed colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget


class ComboBox(QComboBox):
    """Draws a chevron in the colour of its text; the wheel scrolls the page around it and never changes the choice."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        paint_chevron(self, self)


class Chevron(QWidget):
    """The same arrow over a combo box that Qt has made."""

    def __init__(self, combo: QComboBox) -> None:
        super().__init__(combo)
        self._combo = combo
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row = QHBoxLayout(combo)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_chevron(self, self._combo)


def paint_chevron(canvas: QWidget, combo: QComboBox) -> None:
    """Draw the arrow at the right of a widget that is as large as the combo box, in the colour of its text."""
    side = combo.fontMetrics().ascent() * 0.32
    x, y = canvas.width() - 3.4 * side, canvas.height() / 2 - side / 2
    painter = QPainter(canvas)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(combo.palette().color(QPalette.ColorRole.Text), side / 2.6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF([QPointF(x, y), QPointF(x + side, y + side), QPointF(x + 2 * side, y)]))
    painter.end()
