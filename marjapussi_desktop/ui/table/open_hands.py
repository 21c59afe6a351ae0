"""Where the cards lie that only an open view shows: the hands of other seats, the stock, and what lies face down."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from marjapussi_desktop.controller.match.table_view import SeatView, TableView
from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.table.bubble import below
from marjapussi_desktop.ui.table.frame import PLATE_CORNER, ROW_PEEK, ROW_SCALE, Frame, SeatPlace
from marjapussi_desktop.ui.table.hand_order import hand_order
from marjapussi_desktop.ui.table.pile import CARD_ASPECT
from marjapussi_desktop.ui.table.pose import Pose
from marjapussi_desktop.ui.table.theme import SPACE

OPEN_SCALE: Final = 0.52
_WIDEST_STEP: Final = 0.5
"""Between neighbours, in their own widths: rank and suit can be read."""
OPEN_PEEK: Final = 0.36
"""How much of a card of the row shows above the one that lies on it, in card heights: its rank and suit."""
OPEN_ROW_SCALE: Final = ROW_SCALE * (1 + ROW_PEEK) / (1 + OPEN_PEEK)
"""The rows take no more height than with backs."""
_LIP: Final = 3.0
"""How far above a plate's lower edge the cards behind it end, in units: at its very edge a line of them was seen."""
_STOCK_ROW: Final = 6
_Z: Final = 2.0
_BUBBLE_EDGES: Final = 8
"""What a bubble needs beside its text, in gaps: its edges, its tail, and the distance to what it must not cover."""
_LEAST_WORDS: Final = 56
"""How wide its text is at least, in units, beside a plate: in less, words stand in a column."""


def hand_area(base: Frame, place: SeatPlace) -> QRectF:
    """Where a seat's open hand lies: over its plate, and towards the trick as far as nothing else lies there.

    Where there is too little room above the plate, that covers the lower edge of the cards; there they reach no lower
    than it does, and nothing of them is seen at its rounded corners.
    """
    gap, height = SPACE * base.unit, base.card_w * OPEN_SCALE * CARD_ASPECT
    lowest = place.plate.bottom() - _LIP * base.unit
    corner = PLATE_CORNER * base.unit
    if place.place == "top":
        left, right = base.score.right() + gap + corner, base.trump.left() - gap - corner
        half = min(place.plate.center().x() - left, right - place.plate.center().x())
        height = min(height, lowest - place.backs.top())
        return QRectF(place.plate.center().x() - half, place.backs.top(), 2 * half, height)
    above = base.score if place.place == "left" else base.trump
    top = max(place.plate.top() - height - gap / 2, above.bottom() + gap / 2)
    height = min(height, lowest - top)
    inset = corner if top + height > place.plate.bottom() - corner else 0.0
    if place.place == "left":
        left = place.plate.left() + inset
        return QRectF(left, top, base.trick.left() - gap - inset - left, height)
    right, left = place.plate.right() - inset, base.trick.right() + gap + inset
    return QRectF(left, top, right - left, height)


def open_hand_poses(
    base: Frame, place: SeatPlace, seat: SeatView, pointed: frozenset[Card] = frozenset()
) -> dict[str, Pose]:
    """Another seat's hand face up: a straight row in the order of a fan, at the side of its plate; ``pointed`` cards
    are ringed as in the person's hand.
    """
    cards = hand_order(seat.hand, Suit)
    row, step = _row_of(base, place, len(cards))
    card_w = row.height() / CARD_ASPECT
    left, y, scale = row.left() + card_w / 2, row.center().y(), card_w / base.card_w
    return {
        card.code: Pose(left + nth * step, y, 0.0, scale, 1.0, _Z + nth, is_pointed=card in pointed)
        for nth, card in enumerate(cards)
    }


def plate_box(view: TableView, base: Frame, seat: SeatView) -> QRectF:
    """The plate of a seat whose hand is open: as wide as that was before the first trick, so that all its cards stand
    behind the plate, which does not become narrower as they are played.
    """
    place = base.seats[(seat.seat - view.viewer) % len(view.seats)]
    plate = QRectF(place.plate)
    if place.place == "bottom":
        return plate
    is_drawn_after = view.rules.layout is Layout.STOCK and view.stock_count > 0
    played = 0 if is_drawn_after else sum(view.tricks_won) + any(who == seat.seat for who, _card in view.trick)
    row, _step = _row_of(base, place, len(seat.hand) + played)
    corner = PLATE_CORNER * base.unit if row.bottom() > plate.bottom() - PLATE_CORNER * base.unit else 0.0
    plate.setLeft(min(plate.left(), row.left() - corner))
    plate.setRight(max(plate.right(), row.right() + corner))
    return plate


def _row_of(base: Frame, place: SeatPlace, count: int) -> tuple[QRectF, float]:
    """Where so many open cards of a seat lie, and from one to the next."""
    area = hand_area(base, place)
    card_w = area.height() / CARD_ASPECT
    step = min(card_w * _WIDEST_STEP, (area.width() - card_w) / max(count - 1, 1))
    width = card_w + step * max(count - 1, 0)
    lefts = {"left": area.left(), "right": area.right() - width}
    return QRectF(lefts.get(place.place, area.center().x() - width / 2), area.top(), width, area.height()), step


def open_stock_poses(base: Frame, view: TableView) -> dict[str, Pose]:
    """The stock face up at the left of the trick, in rows, the card that is drawn next first."""
    gap, card_w = SPACE * base.unit, base.card_w * OPEN_SCALE
    card_h, left = card_w * CARD_ASPECT, 2 * SPACE * base.unit + card_w / 2
    room = base.trick.left() - gap - card_w - 2 * gap
    step = min(card_w * _WIDEST_STEP * 1.3, room / (_STOCK_ROW - 1))
    top = max(base.trick.center().y() - card_h / 2, base.score.bottom() + gap + card_h / 2)
    return {
        card.code: Pose(
            left + nth % _STOCK_ROW * step,
            top + nth // _STOCK_ROW * (card_h + gap),
            scale=OPEN_SCALE,
            z=_Z + nth,
        )
        for nth, card in enumerate(view.stock)
    }


def speaking_place(view: TableView, base: Frame, seat: int) -> SeatPlace:
    """Where a seat's bubble stands: beside its plate, or clear of its open hand; below the plate where the trumps leave
    it no room beside.
    """
    place, shown = base.seats[(seat - view.viewer) % len(view.seats)], view.seats[seat]
    if place.place == "bottom" or not shown.hand or place.bubble_side == "below":
        return place
    if place.place != "top":
        return below(place, base.unit)
    gap = SPACE * base.unit
    right = plate_box(view, base, shown).right()
    room = QRectF(place.bubble_room)
    room.setLeft(right)
    room.setRight(base.trump.left() - gap / 2)  # in smaller letters where that is too little
    width = min(place.bubble_w, base.trump.left() - right - _BUBBLE_EDGES * gap)
    if width < _LEAST_WORDS * base.unit:
        plate = place.plate
        lower = QRectF(plate.left(), plate.bottom(), plate.width(), place.bubble_room.bottom() - plate.bottom())
        return below(changed(place, lower_room=lower), base.unit)
    tip = QPointF(right + gap / 2, place.plate.center().y())
    return changed(place, bubble_tip=tip, bubble_room=room, bubble_w=width)
