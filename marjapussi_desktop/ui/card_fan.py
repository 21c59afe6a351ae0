"""Some cards of the deck, fanned: a picture that asks nothing."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from marjapussi_desktop.ui.style import Look, gap, px
from marjapussi_desktop.ui.table.card_pictures import MARGIN, CardPictures
from marjapussi_desktop.ui.table.pile import CARD_ASPECT

CARDS: Final = ("AS", "TD", "JC", "QS", "KD", "QH", "KH")
"""All suits, and at the end, where a card is seen whole, a marriage."""

_STEP_DEG = 9.5
_RADIUS = 1.55
"""Of the arc on which the cards' centres lie, in card heights."""


_WIDTH: Final = 520
_ASPECT: Final = 26 / 15
"""Width to height of the fan's box."""
_LEAST_HEIGHT: Final = 80
"""With less than that there are no cards."""
_PLAIN_AFTER_MS: Final = 60
"""So long the first cards' pictures may take before plain ones are shown instead."""


class CardFan(QWidget):
    """Paints the cards in the chosen deck, as large as its box allows, or none where it is very low.

    The window's first picture does not wait for them: they appear once they are there, or plain after a moment.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = CardPictures(self)
        self._pictures.ready.connect(lambda _name: self.update())
        self._is_asked = self._may_be_plain = False
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)

    def stop(self) -> None:
        """Paint no more pictures."""
        self._pictures.stop()

    def sizeHint(self) -> QSize:
        return QSize(px(_WIDTH), round(px(_WIDTH) / _ASPECT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMaximumHeight(round(self.width() / _ASPECT))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.height() < gap(_LEAST_HEIGHT):
            return
        self._pictures.style = Look.cards
        card_h = self._card_height()
        card_w = card_h / CARD_ASPECT
        width_px = round(card_w * self.devicePixelRatioF())
        if not self._may_be_plain and self._waits(width_px):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        edge = card_w * MARGIN
        box = QRectF(-card_w / 2, -card_h / 2, card_w, card_h).adjusted(-edge, -edge, edge, edge)
        centre_x, pivot_y = self.width() / 2, self._top(card_h) + card_h / 2 + _RADIUS * card_h
        for nth, name in enumerate(CARDS):
            angle = (nth - (len(CARDS) - 1) / 2) * _STEP_DEG
            painter.save()
            painter.translate(centre_x, pivot_y)
            painter.rotate(angle)
            painter.translate(0, -_RADIUS * card_h)
            pixmap = self._pictures.picture(name, width_px)
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
            painter.restore()
        painter.end()

    def _waits(self, width_px: int) -> bool:
        """Ask for the pictures; whether some are still to come."""
        self._pictures.prefetch(list(CARDS), width_px)
        if not self._is_asked:
            self._is_asked = True
            QTimer.singleShot(_PLAIN_AFTER_MS, self, self._wait_no_longer)
        return self._pictures.is_waiting()

    def _wait_no_longer(self) -> None:
        self._may_be_plain = True
        self.update()

    def _card_height(self) -> float:
        """The largest with which the whole fan is within the box."""
        wide, high = _fan_size()
        return min(self.width() / wide, self.height() / high)

    def _top(self, card_h: float) -> float:
        """Where the upper edge of the middle card is: the fan stands in the middle of the box's height."""
        return (self.height() - _fan_size()[1] * card_h) / 2 + MARGIN * card_h


def _fan_size() -> tuple[float, float]:
    """Width and height of the whole fan with its shadows, in card heights."""
    outer = radians(_STEP_DEG * (len(CARDS) - 1) / 2)
    half_w, half_h = 0.5 / CARD_ASPECT, 0.5
    half_wide = (_RADIUS + half_h) * sin(outer) + half_w * cos(outer)
    lowest = _RADIUS + half_h - (_RADIUS - half_h) * cos(outer) + half_w * sin(outer)
    return 2 * (half_wide + MARGIN), lowest + 2 * MARGIN
