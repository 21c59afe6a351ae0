"""The great events of a hand's end: one second and a picture of their own."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.controller.table_view import TableView
from marjapussi_desktop.engine.events import Why
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.style import Look

DURATION_MS: Final = 1000
_OCHRE, _BRICK, _PAPER, _INK, _GOLD, _PINE = "#F2A33A", "#B3202A", "#FBF8F1", "#1C1B1A", "#F2C14E", "#22614B"


class GreatEvent(Enum):
    """What deserves a picture."""

    PORVOO = "porvoo"
    ALL_TRICKS = "all_tricks"
    CONTRACT_MADE = "contract_made"
    CONTRACT_FAILED = "contract_failed"


TEXTS: Final = {
    GreatEvent.PORVOO: QT_TRANSLATE_NOOP("Banner", "Off to Porvoo!"),
    GreatEvent.ALL_TRICKS: QT_TRANSLATE_NOOP("Banner", "All the tricks!"),
    GreatEvent.CONTRACT_MADE: QT_TRANSLATE_NOOP("Banner", "Contract made"),
    GreatEvent.CONTRACT_FAILED: QT_TRANSLATE_NOOP("Banner", "Contract failed"),
}


def great_event(view: TableView) -> GreatEvent | None:
    """The greatest event of the hand that has just ended, if there was one."""
    result = view.result
    if result is None:
        return None
    if any(line.why is Why.PORVOO for line in result.adjustments):
        return GreatEvent.PORVOO
    if result.tricks and max(result.tricks) == sum(result.tricks):
        return GreatEvent.ALL_TRICKS
    if result.made is None:
        return None
    return GreatEvent.CONTRACT_MADE if result.made else GreatEvent.CONTRACT_FAILED


class Banner(QWidget):
    """Covers the table with a veil and a picture for a second; a click or a key ends it.

    Signal: ``finished``, also when it was ended early, but not after ``stop``.
    """

    finished = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._below = parent
        self.event_shown: GreatEvent | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.click)
        self.hide()

    def play(self, event: GreatEvent) -> None:
        """Show the picture of an event."""
        self.event_shown = event
        self.setAccessibleName(translate("Banner", TEXTS[event]))
        self.setGeometry(self._below.rect())
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._timer.start(DURATION_MS)

    def stop(self) -> None:
        """End it without a word."""
        self._timer.stop()
        self.hide()

    def click(self) -> None:
        """End it now."""
        if self.isVisible():
            self.stop()
            self.finished.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.click()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.click()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.event_shown is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), QColor(Look.theme.veil))
        unit = self.height() / 90
        middle = QPointF(self.width() / 2, self.height() * 0.40)
        painter.save()
        painter.translate(middle)
        painter.scale(unit, unit)
        painter.setPen(QPen(QColor(_INK), 0.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        _PICTURES[self.event_shown](painter)
        painter.restore()
        font = QFont(self.font())
        font.setPixelSize(round(8 * unit))
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(QColor(Look.theme.text))
        box = QRectF(0, middle.y() + 18 * unit, self.width(), 14 * unit)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, translate("Banner", TEXTS[self.event_shown]))
        painter.end()


def _draw_houses(painter: QPainter) -> None:
    """The shore houses of Porvoo: four gables over the river."""
    for index, (colour, height) in enumerate(((_BRICK, 13), (_OCHRE, 16), (_BRICK, 15), (_GOLD, 12))):
        left = -22 + 11 * index
        painter.setBrush(QColor(colour))
        painter.drawRect(QRectF(left, 12 - height, 10, height))
        painter.setBrush(QColor(_INK))
        peak = QPointF(left + 5, 5 - height)
        painter.drawPolygon(QPolygonF([QPointF(left - 1, 12 - height), peak, QPointF(left + 11, 12 - height)]))
        painter.setBrush(QColor(_PAPER))
        for row in range(2):
            for column in range(2):
                painter.drawRect(QRectF(left + 1.8 + 4.2 * column, 14 - height + 4.6 * row, 2.2, 2.8))
    painter.setBrush(QColor("#3E6E8E"))
    painter.drawRoundedRect(QRectF(-26, 12, 52, 4), 2, 2)


def _draw_fan(painter: QPainter) -> None:
    """All nine tricks as a fan of card backs."""
    for index in range(9):
        painter.save()
        painter.translate(0, 16)
        painter.rotate((index - 4) * 11)
        painter.setBrush(QColor(_PAPER))
        painter.drawRoundedRect(QRectF(-6, -32, 12, 17), 1, 1)
        painter.setBrush(QColor(_PINE))
        painter.drawRoundedRect(QRectF(-4.8, -30.8, 9.6, 14.6), 0.6, 0.6)
        painter.restore()


def _draw_crown(painter: QPainter) -> None:
    """A crown with four berries."""
    points = ((-18, 9), (-20, -8), (-9, 2), (0, -14), (9, 2), (20, -8), (18, 9))
    painter.setBrush(QColor(_GOLD))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    painter.setBrush(QColor(_OCHRE))
    painter.drawRect(QRectF(-18, 8, 36, 6))
    painter.setBrush(QColor(_BRICK))
    for x, y in ((-20, -8), (0, -14), (20, -8)):
        painter.drawEllipse(QPointF(x, y), 2.6, 2.6)


def _draw_fallen_crown(painter: QPainter) -> None:
    """The same crown on its side, its berries rolled away."""
    painter.save()
    painter.rotate(28)
    points = ((-18, 9), (-20, -8), (-9, 2), (0, -14), (9, 2), (20, -8), (18, 9))
    painter.setBrush(QColor("#A9A290"))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    painter.drawLine(QPointF(-2, 12), QPointF(1, 5))
    painter.drawLine(QPointF(1, 5), QPointF(-2, -1))
    painter.restore()
    painter.setBrush(QColor(_BRICK))
    for x, y in ((-24, 15), (22, 16), (28, 13)):
        painter.drawEllipse(QPointF(x, y), 2.6, 2.6)


_PICTURES: Final[dict[GreatEvent, Callable[[QPainter], None]]] = {
    GreatEvent.PORVOO: _draw_houses,
    GreatEvent.ALL_TRICKS: _draw_fan,
    GreatEvent.CONTRACT_MADE: _draw_crown,
    GreatEvent.CONTRACT_FAILED: _draw_fallen_crown,
}
