"""Small things that several items draw."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QApplication

_MIN_TEXT_PX = 13
HEARTS_ON_DARK = "#F08A8F"


def text_font(px: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The program's font at a size in logical pixels, never too small to read."""
    font = QFont(QApplication.font())
    font.setPixelSize(max(_MIN_TEXT_PX, round(px)))
    font.setWeight(weight)
    return font


def fitting_font(text: str, width: float, px: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The same, smaller where the text would not go into a width."""
    font = text_font(px, weight)
    too_wide = QFontMetricsF(font).horizontalAdvance(text) / max(1.0, width)
    return font if too_wide <= 1 else text_font(int(font.pixelSize() / too_wide), weight)


def paint_plate(painter: QPainter, box: QRectF, fill: str, edge: str, edge_w: float, corner: float) -> None:
    """A rounded box."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(edge), edge_w))
    painter.setBrush(QColor(fill))
    inset = edge_w / 2
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), corner, corner)


def paint_text(painter: QPainter, box: QRectF, text: str, font: QFont, colour: str, align: Qt.AlignmentFlag) -> None:
    """One line of text, shortened with dots where it does not fit."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(box.width()) + 1)
    painter.drawText(box, int(align | Qt.AlignmentFlag.AlignVCenter), shown)


def arrow_path(box: QRectF) -> QPainterPath:
    """A triangle that points to the right."""
    path = QPainterPath(box.topLeft())
    path.lineTo(box.right(), box.center().y())
    path.lineTo(box.bottomLeft())
    path.closeSubpath()
    return path


def crown_path(box: QRectF) -> QPainterPath:
    """A crown of three points, the declarer's mark."""
    points = ((0.0, 0.25), (0.27, 0.58), (0.5, 0.1), (0.73, 0.58), (1.0, 0.25), (0.88, 0.9), (0.12, 0.9))
    path = QPainterPath()
    for nth, (x, y) in enumerate(points):
        point = QPointF(box.left() + x * box.width(), box.top() + y * box.height())
        if nth == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    return path
