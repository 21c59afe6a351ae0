"""The pictures on the hanging, in the flat colours of the deck. Each moves a little as it comes, and then rests."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPolygonF

from marjapussi_desktop.ui.moments.great_event import GreatEvent
from marjapussi_desktop.ui.moments.hanging import OCHRE, PINE_GREEN, Picture
from marjapussi_desktop.ui.table.drawing import text_font
from marjapussi_desktop.ui.table.pose import ease_in_out, ease_out
from marjapussi_desktop.ui.table.theme import INK, LINGONBERRY, PAPER

GOLD: Final = "#F2C14E"
WATER: Final = "#3E6E8E"
BILBERRY: Final = "#3B4A7A"
TARNISHED: Final = "#A9A290"
STEEL: Final = "#C9CFD2"

_CROWN: Final = ((-18, 9), (-20, -8), (-9, 2), (0, -14), (9, 2), (20, -8), (18, 9))
_TIPS: Final = (QPointF(-20, -8), QPointF(0, -14), QPointF(20, -8))
_BERRIES: Final = (LINGONBERRY, OCHRE, BILBERRY, INK)
_MOST_BERRIES: Final = 24


def picture_of(event: GreatEvent, number: int) -> Picture:
    """The picture of a great event. ``number``: the target, where it was reached exactly."""
    if event is GreatEvent.EXACTLY_TARGET:
        return lambda painter, share: _draw_wreath(painter, share, number)
    return _PICTURES[event]


def picture_of_call(times: int) -> Picture:
    """Two crossed knives over how many ``times`` the contract counts: Kontra, and Re."""
    return lambda painter, share: _draw_knives(painter, share, times)


def _in_turn(share: float, nth: int, count: int) -> float:
    """The share of its motion that the ``nth`` of several overlapping motions has reached."""
    return ease_out(max(0.0, min(1.0, share * 2.0 - nth / count)))


def _polygon(points: tuple[tuple[float, float], ...]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])


def _draw_houses(painter: QPainter, share: float) -> None:
    """The shore houses of Porvoo rise over the river, and a boat goes there."""
    painter.save()
    painter.setClipRect(QRectF(-30, -24, 60, 37), Qt.ClipOperation.IntersectClip)
    for index, (colour, height) in enumerate(((LINGONBERRY, 13), (OCHRE, 16), (LINGONBERRY, 15), (GOLD, 12))):
        painter.save()
        painter.translate(-22 + 11 * index, 12 + 26 * (1 - _in_turn(share, index, 4)))
        _draw_house(painter, colour, height)
        painter.restore()
    painter.restore()
    painter.setBrush(QColor(WATER))
    painter.drawRoundedRect(QRectF(-29, 12, 58, 5.5), 2.5, 2.5)
    x = -22 + 34 * ease_in_out(share)
    painter.setBrush(QColor(PAPER))
    painter.drawPolygon(_polygon(((x, 13.5), (x, 4.5), (x + 6, 12))))
    painter.setBrush(QColor(INK))
    painter.drawPolygon(_polygon(((x - 5, 13.5), (x + 7, 13.5), (x + 4.5, 16.5), (x - 3, 16.5))))


def _draw_house(painter: QPainter, colour: str, height: float) -> None:
    """A gable with four windows, its foot at the origin."""
    painter.setBrush(QColor(colour))
    painter.drawRect(QRectF(0, -height, 10, height))
    painter.setBrush(QColor(INK))
    painter.drawPolygon(_polygon(((-1, -height), (5, -7 - height), (11, -height))))
    painter.setBrush(QColor(PAPER))
    for row in range(2):
        for column in range(2):
            painter.drawRect(QRectF(1.8 + 4.2 * column, 2 - height + 4.6 * row, 2.2, 2.8))


def _draw_back(painter: QPainter) -> None:
    """The back of a card, upright, its foot 15 over the origin."""
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(QRectF(-6, -32, 12, 17), 1, 1)
    painter.setBrush(QColor(PINE_GREEN))
    painter.drawRoundedRect(QRectF(-4.8, -30.8, 9.6, 14.6), 0.6, 0.6)


def _draw_fan(painter: QPainter, share: float) -> None:
    """All tricks open as a fan of card backs, and a berry at its foot."""
    for index in range(9):
        painter.save()
        painter.translate(0, 19)
        painter.rotate((index - 4) * 13 * ease_out(share))
        painter.scale(1.15, 1.15)
        _draw_back(painter)
        painter.restore()
    _draw_berry(painter, QPointF(0, 15), 3.4, LINGONBERRY)


def _draw_berry(painter: QPainter, middle: QPointF, radius: float, colour: str) -> None:
    painter.setBrush(QColor(colour))
    painter.drawEllipse(middle, radius, radius)


def _draw_crown_body(painter: QPainter, colour: str) -> None:
    painter.setBrush(QColor(colour))
    painter.drawPolygon(_polygon(_CROWN))


def _draw_crown(painter: QPainter, share: float) -> None:
    """A crown, on whose tips berries come to sit."""
    painter.save()
    painter.scale(1.15, 1.15)
    _draw_crown_body(painter, GOLD)
    painter.setBrush(QColor(OCHRE))
    painter.drawRect(QRectF(-18, 8, 36, 6))
    for nth, x in enumerate((-12, 0, 12)):
        _draw_berry(painter, QPointF(x, 11), 1.5, (PINE_GREEN, LINGONBERRY, PINE_GREEN)[nth])
    for nth, tip in enumerate(_TIPS):
        here = _in_turn(share, nth, 3)
        if here > 0:
            _draw_berry(painter, tip - QPointF(0, 8 * (1 - here)), 2.6 * here, LINGONBERRY)
    painter.restore()


def _draw_crown_on_cards(painter: QPainter, share: float) -> None:
    """The last card is laid beside the others, and the crown on them."""
    for x, angle in ((-10.0, -12.0), (0.0, -4.0)):
        _draw_turned(painter, QPointF(x, 42), angle, _draw_back)
    laid = _in_turn(share, 0, 2)
    at = QPointF(10 + 22 * (1 - laid), 42 - 6 * (1 - laid))
    _draw_turned(painter, at, 4 + 30 * (1 - laid), _draw_face)
    painter.save()
    painter.translate(0, -6 - 4 * (1 - _in_turn(share, 1, 2)))
    painter.scale(0.72, 0.72)
    _draw_crown_body(painter, GOLD)
    for tip in _TIPS:
        _draw_berry(painter, tip, 2.8, LINGONBERRY)
    painter.restore()


def _draw_turned(painter: QPainter, foot: QPointF, angle: float, draw: Callable[[QPainter], None]) -> None:
    painter.save()
    painter.translate(foot)
    painter.rotate(angle)
    painter.scale(1.25, 1.25)
    draw(painter)
    painter.restore()


def _draw_face(painter: QPainter) -> None:
    """A card of hearts, where ``_draw_back`` would draw its back."""
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(QRectF(-6, -32, 12, 17), 1, 1)
    painter.setBrush(QColor(LINGONBERRY))
    painter.drawPath(_heart(QPointF(0, -23.5), 7))


def _heart(middle: QPointF, size: float) -> QPainterPath:
    x, y, half = middle.x(), middle.y(), size / 2
    path = QPainterPath(QPointF(x, y + half))
    path.cubicTo(x - size, y - half * 0.3, x - half * 0.8, y - size * 0.8, x, y - half * 0.35)
    path.cubicTo(x + half * 0.8, y - size * 0.8, x + size, y - half * 0.3, x, y + half)
    return path


def _draw_fallen_crown(painter: QPainter, share: float) -> None:
    """The crown tips over, dull and cracked, and its berries roll away."""
    fallen = ease_in_out(min(1.0, share * 1.6))
    painter.save()
    painter.translate(0, 2 * fallen)
    painter.rotate(28 * fallen)
    painter.scale(1.1, 1.1)
    _draw_crown_body(painter, TARNISHED)
    for x, y, to_x, to_y in ((-2, 9, 1, 4), (1, 4, -2, -2)):
        painter.drawLine(QPointF(x, y), QPointF(to_x, to_y))
    painter.restore()
    rolled = ease_out(share)
    for tip, end in zip(_TIPS, (QPointF(-27, 17), QPointF(22, 18), QPointF(29, 16)), strict=True):
        _draw_berry(painter, tip * 1.1 + (end - tip * 1.1) * rolled, 2.6, LINGONBERRY)


def _draw_wreath(painter: QPainter, share: float, number: int) -> None:
    """A wreath of as many berries as points were needed, which closes about the number."""
    count = number if 0 < number <= _MOST_BERRIES else 12
    for nth in range(count):
        here = _in_turn(share, nth, count)
        if here <= 0:
            continue
        angle = 2 * math.pi * nth / count - math.pi / 2
        painter.save()
        painter.translate(23 * math.cos(angle), 19 * math.sin(angle))
        painter.rotate(math.degrees(angle) + 90)
        painter.scale(here, here)
        painter.setBrush(QColor(PINE_GREEN))
        painter.drawEllipse(QPointF(4.4, 1.6), 2.6, 1.3)
        _draw_berry(painter, QPointF(0, 0), 2.9, _BERRIES[nth % len(_BERRIES)])
        painter.restore()
    _write(painter, str(number), QRectF(-20, -12, 40, 24), 19)


def _draw_knives(painter: QPainter, share: float, times: int) -> None:
    """Two knives come together crossed, and a shield between them tells the factor."""
    for mirrored in (1, -1):
        painter.save()
        painter.scale(mirrored, 1)
        painter.rotate(46 + 34 * (1 - ease_out(share)))
        painter.setBrush(QColor(STEEL))
        painter.drawPolygon(_polygon(((-2.2, 4), (-2.2, -22), (0.4, -28), (2.2, -22), (2.2, 4))))
        painter.setBrush(QColor(OCHRE))
        painter.drawRect(QRectF(-3.2, 4, 6.4, 2.4))
        painter.setBrush(QColor(LINGONBERRY))
        painter.drawRoundedRect(QRectF(-2.6, 6.4, 5.2, 14), 2, 2)
        painter.restore()
    painter.setBrush(QColor(PINE_GREEN))
    painter.drawEllipse(QPointF(0, 0), 12.5, 12.5)
    painter.setBrush(QColor(PAPER))
    painter.drawEllipse(QPointF(0, 0), 10.5, 10.5)
    text = f"×{times}"
    _write(painter, text, QRectF(-10, -8, 20, 16), 11 if len(text) < 4 else 8)


def _write(painter: QPainter, text: str, box: QRectF, size: float) -> None:
    """Draws a number as a path, so that it scales with the cloth."""
    big = 100
    path = QPainterPath()
    path.addText(0, 0, text_font(big, QFont.Weight.Bold), text)
    outline = path.boundingRect()
    scale = size / big
    painter.save()
    painter.translate(box.center())
    painter.scale(scale, scale)
    painter.translate(-outline.center())
    painter.fillPath(path, QColor(INK))
    painter.restore()


_PICTURES: Final[dict[GreatEvent, Callable[[QPainter, float], None]]] = {
    GreatEvent.PORVOO: _draw_houses,
    GreatEvent.ALL_TRICKS: _draw_fan,
    GreatEvent.MADE_AT_LAST: _draw_crown_on_cards,
    GreatEvent.CONTRACT_MADE: _draw_crown,
    GreatEvent.CONTRACT_FAILED: _draw_fallen_crown,
}
