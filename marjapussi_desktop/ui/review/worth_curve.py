"""What a hand was worth with all cards seen, from the first lead to the end, as a small curve."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.ui.statistics.plot import colour, draw_axis, height_of, ticks
from marjapussi_desktop.ui.style import px

HEIGHT: Final = 120
DOT: Final = 3.5


@frozen
class Point:
    """The worth for the person's side after a move. ``is_own``: that side made the move; ``has_lost``: and gave
    something away with it.
    """

    worth: int
    is_own: bool = False
    has_lost: bool = False


class WorthCurve(QWidget):
    """A line with a full dot where one's own side gave something away, and a ring where the others did."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points: tuple[Point, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_points(self, points: Sequence[Point], spoken: str) -> None:
        """Show the curve; ``spoken``: what a screen reader says of it."""
        self.points = tuple(points)
        self.setAccessibleName(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(160), px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(120), px(HEIGHT) // 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.points:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = self.font()
        font.setPixelSize(px(14))
        painter.setFont(font)
        worths = [point.worth for point in self.points]
        marks = ticks(min(0, *worths), max(0, *worths), 4, least_step=1)
        box = draw_axis(painter, QRectF(self.rect()).adjusted(0, 0, -px(6), 0), marks)
        step = box.width() / max(1, len(worths) - 1)
        line = [QPointF(box.left() + nth * step, height_of(worth, marks, box)) for nth, worth in enumerate(worths)]
        painter.setPen(QPen(colour("accent"), px(2)))
        painter.drawPolyline(QPolygonF(line))
        for at, point in zip(line, self.points, strict=True):
            if point.has_lost:
                painter.setPen(QPen(colour("accent" if point.is_own else "text"), px(2)))
                painter.setBrush(colour("accent") if point.is_own else Qt.BrushStyle.NoBrush)
                painter.drawEllipse(at, px(8) * DOT / 8, px(8) * DOT / 8)
        painter.end()
