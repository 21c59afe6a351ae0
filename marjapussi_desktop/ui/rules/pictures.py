"""Paints a moment of a hand for the rules: piles of real cards on the felt, each under its name."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QImage, QPainter, QPen

from marjapussi_desktop.controller.examples import Example, Pile
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.ui.rich import card_image
from marjapussi_desktop.ui.style import Look, colours
from marjapussi_desktop.ui.table.card_style import BACK

_CARD_LINES: Final = 3.6
"""Height of a card, in lines of text."""
_LEAST_SHOWN: Final = 0.32
"""How much of a card stays seen under the next, in card widths; less only where the page is too narrow."""
_RAISED: Final = 0.12
"""How far a marked card stands up, in card heights."""


@frozen
class PictureSpace:
    """``width`` of the page's text in its own pixels, the ``font`` of the names, device pixels to a pixel ``ratio``."""

    width: float
    font: QFont
    ratio: float


def example_image(example: Example, names: dict[str, str], space: PictureSpace) -> QImage:
    """The picture in device pixels; ``names``: of the piles, as shown."""
    drawing = _Drawing(example, names, space)
    size = (round(drawing.width * space.ratio), round(drawing.height * space.ratio))
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(space.ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    drawing.paint(painter)
    painter.end()
    image.setDevicePixelRatio(1)
    return image


def _fitting_font(font: QFont, names: list[str], room: float) -> QFont:
    """The font, smaller where the longest name would be wider than the page."""
    metrics = QFontMetricsF(font)
    longest = max((metrics.horizontalAdvance(name) for name in names), default=0.0)
    if longest <= room:
        return font
    fitting = QFont(font)
    fitting.setPixelSize(max(1, int(QFontInfo(font).pixelSize() * room / longest)))
    return fitting


class _Drawing:
    """Lays the piles out in lines; two stand side by side where both have room. ``width`` and ``height`` of it all."""

    def __init__(self, example: Example, names: dict[str, str], space: PictureSpace) -> None:
        self._names, self._space = names, space
        line = QFontMetricsF(space.font).height()
        self._card_h = round(line * _CARD_LINES)
        self._card_w = round(self._card_h * 63 / 88)
        self._edge = round(line * 0.7)
        self._places: list[tuple[Pile, QPointF, float]] = []
        room = space.width - 2 * self._edge
        self._font = _fitting_font(space.font, [names[pile.name] for pile in example.piles], room)
        self._metrics = QFontMetricsF(self._font)
        x, y, right = 0.0, 0.0, 0.0
        block_h = line * 1.3 + self._card_h * (1 + _RAISED)
        for pile in example.piles:
            step, width = self._pile_size(pile, room)
            if x and x + width > room:
                x, y = 0.0, y + block_h + self._edge
            self._places.append((pile, QPointF(self._edge + x, self._edge + y), step))
            x += width + 2 * self._edge
            right = max(right, x - 2 * self._edge)
        self.width = round(right + 2 * self._edge)
        self.height = round(y + block_h + 2 * self._edge)

    def _pile_size(self, pile: Pile, room: float) -> tuple[float, float]:
        """How far its cards lie apart, and how wide it is with its name."""
        count, gap = len(pile.cards), self._card_w * 1.08
        step = gap
        if count > 1 and gap * count > room * 0.62:
            step = max(min(gap, (room - self._card_w) / (count - 1)), 1.0)
            step = min(step, max(self._card_w * _LEAST_SHOWN, min(gap, (room * 0.9 - self._card_w) / (count - 1))))
        width = step * (count - 1) + self._card_w if count else 0.0
        return step, max(width, self._metrics.horizontalAdvance(self._names[pile.name]))

    def paint(self, painter: QPainter) -> None:
        c = colours(Look.theme)
        painter.setPen(QPen(QColor(c["edge"]), 1))
        painter.setBrush(QColor(c["felt"]))
        painter.drawRoundedRect(QRectF(0.5, 0.5, self.width - 1, self.height - 1), 8, 8)
        painter.setFont(self._font)
        for pile, place, step in self._places:
            painter.setPen(QColor(c["muted"]))
            painter.drawText(place + QPointF(0, self._metrics.ascent()), self._names[pile.name])
            self._paint_pile(painter, pile, place + QPointF(0, self._metrics.height() * 1.3), step)

    def _paint_pile(self, painter: QPainter, pile: Pile, place: QPointF, step: float) -> None:
        raised = self._card_h * _RAISED
        for index, card in enumerate(pile.cards):
            is_marked = card is not None and card in pile.marked
            box = QRectF(place.x() + index * step, place.y() + (0 if is_marked else raised), self._card_w, self._card_h)
            name = BACK if card is None else card.code
            ratio = self._space.ratio
            picture = card_image(name, round(self._card_w * ratio), round(self._card_h * ratio))
            painter.drawImage(box, picture)
            if is_marked:
                painter.setPen(QPen(QColor(colours(Look.theme)["accent"]), max(2.0, self._card_w * 0.05)))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box, self._card_w * 0.08, self._card_w * 0.08)
