"""Arrangements of several cards: fans, a trick, rows. Pure geometry."""

from __future__ import annotations

from math import cos, inf, radians, sin

from PySide6.QtCore import QRectF

from marjapussi_desktop.engine.values import frozen

CARD_ASPECT = 88 / 63
"""Height of a card over its width."""

FAN_STEP = 0.62
"""The widest step between neighbours of a fan, in card widths."""

FAN_SPREAD_DEG = 13.0
"""The angle between the first and the last card of a full fan."""

_TRICK_TILTS_DEG = (-2.5, 1.5, -1.0, 2.0, 0.5)
_SMALL_FAN_TURN_DEG = 2.0
"""From card to card."""
_SMALL_FAN_DROP = 0.0035
"""How much lower a card beside the middle is, in card heights; it grows with the square of the distance."""


@frozen
class Spot:
    """A card's centre and its angle in degrees clockwise."""

    x: float
    y: float
    angle: float = 0.0


def fan(count: int, centre_x: float, top_y: float, width: float, card_w: float) -> list[Spot]:
    """A fan of ``count`` cards no wider than ``width``; the middle of its arc has its upper edge at ``top_y``.

    It is an arc of a large circle below the table; few cards lie closer together and flatter.
    """
    if count == 0:
        return []
    card_h = card_w * CARD_ASPECT
    step = card_w * FAN_STEP
    spread = FAN_SPREAD_DEG * min(1.0, count / 9)
    if count > 1:
        lean = card_h * sin(radians(spread / 2))
        step = min(step, (width - card_w - lean) / (count - 1))
        turn = spread / (count - 1)
        radius = step / radians(turn)
    else:
        turn, radius = 0.0, 1.0
    spots = []
    for i in range(count):
        angle = (i - (count - 1) / 2) * turn
        x = centre_x + radius * sin(radians(angle))
        y = top_y + card_h / 2 + radius * (1 - cos(radians(angle)))
        spots.append(Spot(x, y, angle))
    return spots


def box_of(spots: list[Spot], card_w: float) -> QRectF:
    """The box around cards of the width ``card_w`` at these spots."""
    box = QRectF()
    for spot in spots:
        box = box.united(card_box(spot.x, spot.y, spot.angle, card_w))
    return box


def card_box(x: float, y: float, angle: float, card_w: float) -> QRectF:
    """The box around one turned card."""
    card_h = card_w * CARD_ASPECT
    c, s = abs(cos(radians(angle))), abs(sin(radians(angle)))
    w, h = card_w * c + card_h * s, card_w * s + card_h * c
    return QRectF(x - w / 2, y - h / 2, w, h)


def small_fan(
    count: int, centre_x: float, top_y: float, width: float, card_w: float, *, room: float = inf
) -> list[Spot]:
    """Small cards, such as the backs of the others: a tight fan, no wider than ``width``, and bent so little that no
    corner hangs more than ``room`` below the lower edge of an upright card.
    """
    if count == 0:
        return []
    step = min(card_w * 0.36, (width - card_w) / max(count - 1, 1))
    card_h, half = card_w * CARD_ASPECT, (count - 1) / 2
    drop = _hangs(half, card_w)
    bend = min(1.0, max(0.0, room) / drop) if drop > 0 else 1.0
    spots = []
    for i in range(count):
        off = i - half
        y = top_y + card_h / 2 + (off * bend) ** 2 * card_h * _SMALL_FAN_DROP
        spots.append(Spot(centre_x + off * step, y, off * bend * _SMALL_FAN_TURN_DEG))
    return spots


def _hangs(off: float, card_w: float) -> float:
    """How far a corner of a small fan's card hangs below an upright card, so many cards from its middle."""
    card_h, turn = card_w * CARD_ASPECT, radians(off * _SMALL_FAN_TURN_DEG)
    return off**2 * card_h * _SMALL_FAN_DROP + (card_w * sin(turn) - card_h * (1 - cos(turn))) / 2


def trick_spot(place: str, area: QRectF, card_w: float, nth: int, players: int = 4) -> Spot:
    """Where a card of the trick lies: on its player's side (``place``), slightly tilted as if laid down by hand.

    Two players' cards lie side by side.
    """
    dx = card_w * 1.06
    dy = area.height() / 2 - card_w * CARD_ASPECT * 0.53
    offsets = {"bottom": (0.0, dy), "top": (0.0, -dy), "left": (-dx, 0.0), "right": (dx, 0.0)}
    if players == 2:
        dy = min(dy, card_w * 0.2)
        offsets = {"bottom": (-dx * 0.6, dy), "top": (dx * 0.6, -dy)}
    x, y = offsets[place]
    centre = area.center()
    return Spot(centre.x() + x, centre.y() + y, _TRICK_TILTS_DEG[nth % len(_TRICK_TILTS_DEG)])


def row(count: int, area: QRectF, card_w: float) -> list[Spot]:
    """A straight row in the middle of ``area``, with a gap where there is room and else overlapping."""
    step = min(card_w * 1.1, (area.width() - card_w) / max(count - 1, 1))
    centre = area.center()
    return [Spot(centre.x() + (i - (count - 1) / 2) * step, centre.y()) for i in range(count)]
