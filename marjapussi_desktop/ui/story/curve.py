"""The totals of a match as a curve: hands from left to right, points upwards, the target (if any) as a dashed line."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from marjapussi_desktop.ui.story.lines import CurveData
from marjapussi_desktop.ui.table.drawing import paint_text, text_font
from marjapussi_desktop.ui.table.theme import Theme
from marjapussi_desktop.ui.text.scores import number

_FEWEST_HANDS: Final = 4
"""The curve of a young match keeps to the left, so that it grows into its room."""
PENS: Final = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
"""Sides differ by the line's style and the dots, not by colour alone. The broken ones lie over the solid one, and the
rings around its dots, so that equal totals show all sides.
"""
RADII: Final = (3, 5, 7)
"""Of the dots, by side, in units."""


def paint_curve(painter: QPainter, box: QRectF, curve: CurveData, theme: Theme, unit: float) -> None:
    """Draw the curve with its legend into ``box``; ``unit`` as in the frame."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    legend = QRectF(box.left(), box.top(), box.width(), 22 * unit)
    colours = _colours(theme)
    _paint_legend(painter, legend, curve, theme, unit)
    low = min(0, *(min(totals) for totals in curve.totals))
    high = max(low + 1, curve.target or 0, *(max(totals) for totals in curve.totals))
    label_w = 34 * unit
    plot = box.adjusted(label_w, legend.height() + 8 * unit, -8 * unit, -8 * unit)

    def y_of(points: float) -> float:
        return plot.bottom() - plot.height() * (points - low) / (high - low)

    levels = [(0, Qt.PenStyle.SolidLine)]
    if curve.target is not None:
        levels.append((curve.target, Qt.PenStyle.DashLine))
    for points, style in levels:
        painter.setPen(QPen(QColor(theme.plate_edge if points == 0 else theme.muted), unit, style))
        painter.drawLine(QPointF(plot.left(), y_of(points)), QPointF(plot.right(), y_of(points)))
        label = QRectF(box.left(), y_of(points) - 10 * unit, label_w - 6 * unit, 20 * unit)
        paint_text(painter, label, number(points), text_font(13 * unit), theme.muted, Qt.AlignmentFlag.AlignRight)
    step = plot.width() / max(_FEWEST_HANDS, len(curve.totals) - 1)
    for side in range(len(curve.names)):
        line = [QPointF(plot.left() + nth * step, y_of(totals[side])) for nth, totals in enumerate(curve.totals)]
        painter.setPen(QPen(QColor(colours[side]), 2 * unit, PENS[side]))
        painter.drawPolyline(QPolygonF(line))
        for point in line[1:]:
            _paint_dot(painter, point, side, theme, unit)


def _colours(theme: Theme) -> tuple[str, str, str]:
    return theme.accent, theme.text, theme.muted


def _paint_dot(painter: QPainter, at: QPointF, side: int, theme: Theme, unit: float) -> None:
    """A full dot for the person's side, a ring for another."""
    colour = QColor(_colours(theme)[side])
    painter.setPen(QPen(colour, 1.5 * unit))
    painter.setBrush(colour if side == 0 else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(at, RADII[side] * unit, RADII[side] * unit)


def _paint_legend(painter: QPainter, box: QRectF, curve: CurveData, theme: Theme, unit: float) -> None:
    width = box.width() / len(curve.names)
    for side, name in enumerate(curve.names):
        part = QRectF(box.left() + side * width, box.top(), width, box.height())
        middle = part.center().y()
        painter.setPen(QPen(QColor(_colours(theme)[side]), 2 * unit, PENS[side]))
        painter.drawLine(QPointF(part.left(), middle), QPointF(part.left() + 24 * unit, middle))
        _paint_dot(painter, QPointF(part.left() + 12 * unit, middle), side, theme, unit)
        text = part.adjusted(32 * unit, 0, -4 * unit, 0)
        paint_text(painter, text, name, text_font(14 * unit), theme.text, Qt.AlignmentFlag.AlignLeft)
