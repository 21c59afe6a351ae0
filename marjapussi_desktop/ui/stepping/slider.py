"""A slider over the steps of a hand, with a mark where each trick begins."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider, QWidget

from marjapussi_desktop.ui.style import Look, colours, px

_HEIGHT: Final = 44
_GROOVE: Final = 6
_HANDLE: Final = 20
_MARK: Final = 18


class StepSlider(QSlider):
    """Draws itself; a click goes to where it is. ``marks``: the values with a mark."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.marks: tuple[int, ...] = ()
        self.setSingleStep(1)

    def show_hand(self, last: int, marks: tuple[int, ...]) -> None:
        """The values go from 0 to ``last``."""
        self.setMaximum(last)
        self.marks = marks
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(320), px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(120), px(_HEIGHT))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setValue(self._value_at(event.position()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._value_at(event.position()))
        event.accept()

    def _value_at(self, point: QPointF) -> int:
        groove = self._groove()
        share = (point.x() - groove.left()) / max(groove.width(), 1)
        return round(min(max(share, 0.0), 1.0) * self.maximum())

    def x_of(self, value: int) -> float:
        """Where a value is."""
        groove = self._groove()
        return groove.left() + groove.width() * value / max(self.maximum(), 1)

    def _groove(self) -> QRectF:
        side = px(_HANDLE) / 2 + px(2)
        return QRectF(side, (self.height() - px(_GROOVE)) / 2, self.width() - 2 * side, px(_GROOVE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        c, groove = colours(Look.theme), self._groove()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(c["muted"]), px(2)))
        reach = px(_MARK) / 2
        for mark in self.marks:
            x = self.x_of(mark)
            painter.drawLine(QPointF(x, groove.center().y() - reach), QPointF(x, groove.center().y() + reach))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(c["outline"]))
        painter.drawRoundedRect(groove, groove.height() / 2, groove.height() / 2)
        done = QRectF(groove)
        done.setRight(self.x_of(self.value()))
        painter.setBrush(QColor(c["accent"]))
        painter.drawRoundedRect(done, groove.height() / 2, groove.height() / 2)
        painter.setPen(QPen(QColor(c["text"] if self.hasFocus() else c["panel"]), px(2)))
        painter.drawEllipse(QPointF(done.right(), groove.center().y()), px(_HANDLE) / 2, px(_HANDLE) / 2)
        painter.end()
