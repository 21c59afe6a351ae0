"""The cards as numbers: a pose for every card of a view, in the places of the frame. No widgets.

The person sits at the bottom and the others follow clockwise.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from marjapussi_desktop.controller.match.table_view import SeatView, TableView
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.ui.table.frame import (
    BACK_SCALE,
    CHOSEN_RAISE,
    LOWERED_BY,
    ROW_PEEK,
    ROW_SCALE,
    Frame,
    SeatPlace,
    frame,
)
from marjapussi_desktop.ui.table.hand_order import USUAL_SORTING, HandSorting, hand_order
from marjapussi_desktop.ui.table.marks import NO_MARKS, Marks
from marjapussi_desktop.ui.table.pile import CARD_ASPECT, Spot, box_of, card_box, fan, row, small_fan, trick_spot
from marjapussi_desktop.ui.table.pose import Pose
from marjapussi_desktop.ui.table.theme import SPACE

_Z_BACKS, _Z_TABLE, _Z_TRICK, _Z_HAND = 0.0, 40.0, 100.0, 200.0
_UPWARDS_IN_TRICK: Final = ("top", "left", "right", "bottom")
"""Which card of a trick lies over which, so that none covers another's index."""
DISCARDS_TITLE_H: Final = 22
DISCARDS_SCALE: Final = 0.44
PEEK_SCALE: Final = 0.75
_STOCK_STEP: Final = 0.012
"""How far a card of the stock is shifted against the next, in card widths."""


@frozen
class TableLayout:
    """Every card's pose by key, and the frame.

    Keys: a card's code where its face is known, else ``seat:i`` in a hand, ``kitty:i``, ``stock:i``, ``down:seat:i``.
    """

    frame: Frame
    cards: dict[str, Pose]


def frame_of(view: TableView, size: QSizeF, text: float = 1.0) -> Frame:
    """The places for a view."""
    contract = view.rules.contract
    has_calls = contract is not None and contract.kontra
    return frame(size, len(view.seats), has_rows=bool(view.seats[0].up), has_calls=has_calls, text=text)


def layout(
    view: TableView, size: QSizeF, marks: Marks = NO_MARKS, sorting: HandSorting = USUAL_SORTING, text: float = 1.0
) -> TableLayout:
    """Where everything is when nothing moves."""
    base = frame_of(view, size, text)
    cards: dict[str, Pose] = {}
    for seat in view.seats:
        if seat.seat == view.viewer:
            cards.update(_hand_poses(base, hand_order(seat.hand, view.suits, sorting, view.trump), marks))
        elif view.is_open:
            from marjapussi_desktop.ui.table.open_hands import open_hand_poses  # here, as a match is not open at once

            cards.update(open_hand_poses(base, place_of(view, base, seat.seat), seat, marks.pointed))
        else:
            cards.update(_back_poses(base, place_of(view, base, seat.seat), seat))
        cards.update(_row_poses(base, place_of(view, base, seat.seat), seat, marks))
    cards.update(_table_poses(base, view))
    cards.update(_trick_poses(base, view))
    cards.update(_discard_poses(base, view, marks))
    return TableLayout(base, cards)


def place_of(view: TableView, base: Frame, seat: int) -> SeatPlace:
    """Where a seat of the view sits."""
    return base.seats[(seat - view.viewer) % len(view.seats)]


def home_pose(base: Frame, place: SeatPlace) -> Pose:
    """Where cards fly to and from at a seat: the middle of its backs, small and face down."""
    if place.place == "bottom":
        centre = base.hand.center()
        return Pose(centre.x(), centre.y(), scale=0.8, face=0.0, z=_Z_HAND)
    centre = place.backs.center()
    return Pose(centre.x(), centre.y(), scale=BACK_SCALE, face=0.0, z=_Z_BACKS)


def _hand_poses(base: Frame, cards: tuple[Card, ...], marks: Marks) -> dict[str, Pose]:
    spots = fan(len(cards), base.hand.center().x(), 0.0, base.hand.width(), base.card_w)
    down = base.size.height() - SPACE * base.unit - box_of(spots, base.card_w).bottom()
    return {
        card.code: _hand_pose(card, nth, spot, down, base, marks)
        for nth, (card, spot) in enumerate(zip(cards, spots, strict=True))
    }


def _hand_pose(card: Card, nth: int, spot: Spot, down: float, base: Frame, marks: Marks) -> Pose:
    y = spot.y + down - raise_of(card, marks) * base.card_w * CARD_ASPECT
    return marked(Pose(spot.x, y, spot.angle, z=_Z_HAND + nth), card, marks)


def raise_of(card: Card, marks: Marks) -> float:
    """How far a card is raised, in card heights; below nothing it is lowered."""
    if card in marks.raised:
        return CHOSEN_RAISE
    pointed = CHOSEN_RAISE / 2 if card in (marks.hovered, marks.focused) else 0.0
    return pointed - LOWERED_BY if card in marks.lowered else pointed


def marked(pose: Pose, card: Card, marks: Marks) -> Pose:
    """The pose with the marks of a card."""
    return changed(
        pose,
        is_dimmed=card in marks.dimmed,
        is_focused=card is marks.focused and marks.has_keyboard,
        is_pointed=card in marks.pointed,
        is_kept=card is marks.focused and not marks.has_keyboard,
    )


def _back_poses(base: Frame, place: SeatPlace, seat: SeatView) -> dict[str, Pose]:
    small = base.card_w * BACK_SCALE
    area = place.backs
    room = place.plate.bottom() - area.top() - small * CARD_ASPECT
    spots = small_fan(seat.hand_count, area.center().x(), area.top(), area.width() * 0.8, small, room=room)
    return {
        f"{seat.seat}:{i}": Pose(spot.x, spot.y, spot.angle, BACK_SCALE, 0.0, _Z_BACKS + i)
        for i, spot in enumerate(spots)
    }


def _row_poses(base: Frame, place: SeatPlace, seat: SeatView, marks: Marks) -> dict[str, Pose]:
    """The open cards of a seat, each on its face-down card, which shows a little above it."""
    scale, peek = ROW_SCALE, ROW_PEEK
    if seat.beneath:
        from marjapussi_desktop.ui.table.open_hands import OPEN_PEEK, OPEN_ROW_SCALE

        scale, peek = OPEN_ROW_SCALE, OPEN_PEEK
    card_h = base.card_w * CARD_ASPECT * scale
    poses = {}
    for i, spot in enumerate(row(len(seat.up), place.row, base.card_w * scale)):
        if seat.down[i]:
            y = spot.y - card_h * peek / 2
            beneath = seat.beneath[i] if seat.beneath else None
            key, face = (f"down:{seat.seat}:{i}", 0.0) if beneath is None else (beneath.code, 1.0)
            poses[key] = Pose(spot.x, y, 0.0, scale, face, _Z_TABLE + i)
        card = seat.up[i]
        if card is not None:
            y = spot.y + card_h * peek / 2 - raise_of(card, marks) * card_h * 0.5
            poses[card.code] = marked(Pose(spot.x, y, 0.0, scale, 1.0, _Z_TABLE + 10 + i), card, marks)
    return poses


def _table_poses(base: Frame, view: TableView) -> dict[str, Pose]:
    """The kitty in the middle of the table before it is taken, and the stock beside the trick."""
    keys = [card.code for card in view.kitty] or [f"kitty:{i}" for i in range(view.kitty_count)]
    if view.kitty_count == 0:
        keys = []
    face = 1.0 if view.kitty else 0.0
    card_w = base.card_w * base.trick_scale
    spots = row(len(keys), base.kitty, card_w)
    poses = {
        key: Pose(spot.x, spot.y, 0.0, base.trick_scale, face, _Z_TABLE + i)
        for i, (key, spot) in enumerate(zip(keys, spots, strict=True))
    }
    if view.stock:
        from marjapussi_desktop.ui.table.open_hands import open_stock_poses

        return {**poses, **open_stock_poses(base, view)}
    for i in range(view.stock_count):
        shift = i * _STOCK_STEP * base.card_w
        x, y = base.stock.x() - shift, base.stock.y() - shift
        poses[f"stock:{i}"] = Pose(x, y, 0.0, base.trick_scale, 0.0, _Z_TABLE + i)
    return poses


def _discard_poses(base: Frame, view: TableView, marks: Marks) -> dict[str, Pose]:
    """The person's discards: a small pile in the corner, its cards face up side by side while he looks at them."""
    scale = PEEK_SCALE if marks.is_peeking else DISCARDS_SCALE
    area = discards_area(base, scale)
    small = base.card_w * scale
    is_shown = marks.is_peeking or view.is_open
    if is_shown:
        spots = row(len(view.discards), area, small)
    else:
        spots = small_fan(len(view.discards), area.center().x(), area.top(), area.width(), small)
    face = 1.0 if is_shown else 0.0
    cards = hand_order(view.discards)
    return {
        card.code: Pose(spot.x, spot.y, spot.angle, scale, face, _Z_TABLE + nth)
        for nth, (card, spot) in enumerate(zip(cards, spots, strict=True))
    }


def discards_area(base: Frame, scale: float) -> QRectF:
    """Where the discards lie at a scale of their cards: the lower part of the corner, under their title."""
    height = base.card_w * CARD_ASPECT * (scale + 0.06)
    return QRectF(base.corner.left(), base.corner.bottom() - height, base.corner.width(), height)


def discards_place(base: Frame) -> QRectF:
    """What the pile of discards takes with its title, while nobody looks at it."""
    return discards_area(base, DISCARDS_SCALE).adjusted(0, -DISCARDS_TITLE_H * base.unit, 0, 0)


def _trick_poses(base: Frame, view: TableView) -> dict[str, Pose]:
    card_w = base.card_w * base.trick_scale
    poses = {}
    for nth, (seat, card) in enumerate(view.trick):
        place = place_of(view, base, seat).place
        spot = trick_spot(place, base.trick, card_w, nth, len(view.seats))
        z = _Z_TRICK + _UPWARDS_IN_TRICK.index(place)
        poses[card.code] = Pose(spot.x, spot.y, spot.angle, base.trick_scale, 1.0, z)
    return poses


def box_of_card(base: Frame, pose: Pose) -> QRectF:
    """The box around a card in its pose."""
    return card_box(pose.x, pose.y, pose.angle, base.card_w * pose.scale)


def in_front(pose: Pose) -> Pose:
    """The pose lifted over every resting card, for the time of a flight."""
    return changed(pose, z=pose.z + 1000.0)
