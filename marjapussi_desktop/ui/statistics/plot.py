"""What all plots share: a title, a box to draw in, and round numbers for an axis."""

from __future__ import annotations

from math import floor, log10
from typing import Final

from PySide6.QtCore import QEvent, QLineF, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.style import Look, colours, gap, px, set_role

MINUS: Final = "−"


def number_text(value: float, places: int = 0) -> str:
    """A number as the language in use writes it, with a real minus sign."""
    is_negative = float(f"{value:.{places}f}") < 0
    return (MINUS if is_negative else "") + QLocale().toString(abs(float(value)), "f", places)


def ticks(lowest: float, highest: float, most: int = 5, least_step: float = 0.0) -> list[float]:
    """Round numbers from below ``lowest`` to above ``highest``, at least two and at most about so many;
    ``least_step``: 1 where only whole numbers mean anything.
    """
    highest = highest if highest > lowest else lowest + 1
    span = highest - lowest
    size = 10.0 ** floor(log10(span / most))
    step = max(least_step, next(size * factor for factor in (1, 2, 5, 10) if span / (size * factor) <= most))
    first, last = floor(lowest / step), -floor(-highest / step)
    return [step * nth for nth in range(first, last + 1)]


def readable_ticks(
    painter: QPainter, box: QRectF, lowest: float, highest: float, least_step: float = 0.0
) -> list[float]:
    """``ticks`` for an axis over the height of a box, as many as can stand there one above the other."""
    line = painter.fontMetrics().height()
    for most in (5, 4, 3, 2):
        marks = ticks(lowest, highest, most, least_step)
        if len(marks) * line <= box.height():
            return marks
    return ticks(lowest, highest, 1, least_step)


class Plot(QWidget):
    """A title, below it a ``note`` if there is one, and ``canvas``, on which a plot paints itself by ``draw``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = Label(self)
        self.title.setWordWrap(True)
        set_role(self.title, "group")
        self.title.setIndent(0)
        self.note = Label(self)
        self.note.setWordWrap(True)
        self.note.hide()
        set_role(self.note, "small")
        self.canvas = _Canvas(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap(4))
        column.addWidget(self.title)
        column.addWidget(self.note)
        column.addWidget(self.canvas, 1)

    def set_title(self, title: str, spoken: str) -> None:
        """The title, and what a screen reader says of the picture."""
        self.title.setText(title)
        self.canvas.setAccessibleName(title)
        self.canvas.setAccessibleDescription(spoken)

    def set_note(self, text: str) -> None:
        """What its signs mean, below the title."""
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def draw(self, painter: QPainter, box: QRectF) -> None:
        """Paint the plot into a box."""
        raise NotImplementedError


class _Canvas(QWidget):
    def __init__(self, plot: Plot) -> None:
        super().__init__(plot)
        self._plot = plot
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(px(160), px(98))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()  # its texts have another size

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = self.font()
        font.setPixelSize(px(14))
        painter.setFont(font)
        self._plot.draw(painter, QRectF(self.rect()))
        painter.end()


def colour(name: str) -> QColor:
    """A colour of the controls by its name."""
    return QColor(colours(Look.theme)[name])


def draw_axis(painter: QPainter, box: QRectF, marks: list[float]) -> QRectF:
    """Draw a vertical axis with its lines; what is left of the box to draw values in."""
    places = 0 if marks[1] - marks[0] >= 1 else 1
    texts = [number_text(mark, places) for mark in marks]
    metrics = painter.fontMetrics()
    width = max(metrics.horizontalAdvance(text) for text in texts) + px(8)
    inner = box.adjusted(width, metrics.height() / 2, 0, -metrics.height() / 2)
    for mark, text in zip(marks, texts, strict=True):
        y = height_of(mark, marks, inner)
        painter.setPen(QPen(colour("muted" if mark == 0 else "edge"), 1))
        painter.drawLine(QLineF(inner.left(), y, inner.right(), y))
        painter.setPen(colour("muted"))
        label = QRectF(box.left(), y - metrics.height() / 2, width - px(8), metrics.height())
        painter.drawText(label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
    return inner


def height_of(value: float, marks: list[float], box: QRectF) -> float:
    """Where a value of an axis lies."""
    return box.bottom() - (value - marks[0]) / (marks[-1] - marks[0] or 1.0) * box.height()
