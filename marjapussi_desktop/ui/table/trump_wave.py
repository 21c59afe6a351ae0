"""New trumps: their suit passes over the whole cloth like a ring on water, from the trick to the edges."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.ui.table.frame import Frame
from marjapussi_desktop.ui.table.moment_item import MomentItem
from marjapussi_desktop.ui.table.suits import draw_suit
from marjapussi_desktop.ui.table.trump_indicator import felt_suit_colour

_STEP: Final = 144
"""From one emblem to the next, as the table's distances."""
_SIDE: Final = 52
_BREADTH: Final = 0.45
"""Of the ring, as a share of its way."""
_MOST: Final = 0.5
"""The opacity at the ring's crest."""


class Emblem(MomentItem):
    """One suit sign on the felt, under all cards.

    Each is an item of its own: so only those that the ring is passing are painted anew, not the whole table.
    """

    def __init__(self, suit: Suit, box: QRectF, far: float, unit: float) -> None:
        super().__init__(z=-100.0)
        self._suit = suit
        self._far = far
        self.place(box, unit)
        self.setOpacity(0.0)

    def move(self, share: float) -> None:
        passed = share * (1.0 + _BREADTH) - self._far
        here = math.sin(math.pi * passed / _BREADTH) ** 2 if 0.0 < passed < _BREADTH else 0.0
        self.setOpacity(_MOST * here)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        draw_suit(painter, self._suit, felt_suit_colour(self.theme, self.deck, self._suit), self.box)


def trump_wave(suit: Suit, base: Frame) -> tuple[Emblem, ...]:
    """The emblems for a table, in rows that stand between each other like those of a weave."""
    step, side = _STEP * base.unit, float(round(_SIDE * base.unit))
    middle, size = base.trick.center(), base.size
    most = math.hypot(max(middle.x(), size.width() - middle.x()), max(middle.y(), size.height() - middle.y()))
    rows = math.ceil(size.height() / step) + 1
    columns = math.ceil(size.width() / step) + 1
    emblems = []
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            at = QPointF(middle.x() + (column + 0.5 * (row % 2)) * step, middle.y() + row * step * 0.86)
            # On whole pixels a sign is copied, not scaled, which takes a third of the time.
            box = QRectF(round(at.x() - side / 2), round(at.y() - side / 2), side, side)
            if box.intersects(QRectF(QPointF(0, 0), size)):
                far = math.hypot(at.x() - middle.x(), at.y() - middle.y()) / most
                emblems.append(Emblem(suit, box, far, base.unit))
    return tuple(emblems)
