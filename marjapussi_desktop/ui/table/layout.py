"""The table as numbers: a pose for every card and a place for everything else, from a view and a size. No widgets.

The person sits at the bottom and the others follow clockwise. From the top: score, partner and trump; the side seats
and the trick between them; the strip for panels; the person's fan, whose lower edge is the window's.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from marjapussi_desktop.controller.table_view import SeatView, TableView
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.ui.table.hand_order import hand_order
from marjapussi_desktop.ui.table.marks import NO_MARKS, Marks
from marjapussi_desktop.ui.table.pile import CARD_ASPECT, Spot, box_of, card_box, fan, row, small_fan, trick_spot
from marjapussi_desktop.ui.table.pose import Pose
from marjapussi_desktop.ui.table.theme import SPACE

MIN_SIZE: Final = QSizeF(1024, 640)

PLACES: Final = {
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
}
"""Where the seats sit, clockwise from the person, by the number of players."""

BACK_SCALE: Final = 0.44
TRICK_SCALE: Final = 0.84
ROW_SCALE: Final = 0.5
CHOSEN_RAISE: Final = 0.15
"""How far a chosen card is raised, in card heights; a hovered or focused one half as far."""

_HAND_HEIGHT: Final = 0.25
_Z_BACKS, _Z_TABLE, _Z_TRICK, _Z_HAND = 0.0, 40.0, 100.0, 200.0


@frozen
class SeatPlace:
    """Where a seat is. ``place``: bottom, left, top or right; ``plate``: its name plate; ``backs``: its cards' box;
    ``bubble_tip``: where the tail of what it says points; ``bubble_side``: on which side of the tip the bubble stands.
    """

    place: str
    plate: QRectF
    backs: QRectF
    bubble_tip: QPointF
    bubble_side: str


@frozen
class Frame:
    """The places that depend on the window's size and the number of seats only.

    ``unit``: the scale of distances and texts (1 at 1280×720); ``card_w``: width of a card of the hand; ``hand``: the
    box of the fan with room for raised cards; ``panel``: where panels rise; ``trick``; ``score``; ``pennant``;
    ``notice``: where a sentence about a refused card appears; ``seats`` by place in clockwise order from the person.
    """

    size: QSizeF
    unit: float
    card_w: float
    hand: QRectF
    panel: QRectF
    trick: QRectF
    trick_scale: float
    score: QRectF
    pennant: QRectF
    notice: QRectF
    seats: tuple[SeatPlace, ...]


@frozen
class TableLayout:
    """Every card's pose by key, and the frame.

    Keys: a card's code where its face is known, else ``seat:i`` in a hand, ``kitty:i``, ``stock:i``, ``down:seat:i``.
    """

    frame: Frame
    cards: dict[str, Pose]


def unit_of(size: QSizeF) -> float:
    """The scale of distances and texts: 1 at 1280×720, never below 0.84."""
    return max(0.84, min(size.width() / 1280, size.height() / 720))


def frame(size: QSizeF, players: int = 4) -> Frame:
    """The fixed places for a window of ``size``."""
    width, height = size.width(), size.height()
    unit = unit_of(size)
    gap = SPACE * unit
    card_w = round(min(_HAND_HEIGHT * height / CARD_ASPECT, 0.145 * width))
    card_h = card_w * CARD_ASPECT
    plate = QSizeF(184 * unit, 48 * unit)

    hand_top = height - gap - card_h * (1.17 + CHOSEN_RAISE)
    hand_left = plate.width() + 4 * gap
    hand = QRectF(hand_left, hand_top, width - 2 * hand_left, height - hand_top)
    panel_h = 72 * unit
    panel_w = min(width - 2 * hand_left, 880 * unit)
    panel = QRectF((width - panel_w) / 2, hand_top - panel_h - gap / 2, panel_w, panel_h)

    back_h = card_w * BACK_SCALE * CARD_ASPECT
    group_h = back_h * 0.62 + plate.height()
    trick_top = 2 * gap + group_h
    trick_h = panel.top() - gap / 2 - trick_top
    trick_scale = min(TRICK_SCALE, trick_h / (2.06 * card_h))
    trick_w = min(3.5 * card_w * trick_scale, width - 2 * (plate.width() + 4 * gap))
    trick_h = min(trick_h, 2.14 * card_h * trick_scale)
    trick_mid = (trick_top + panel.top()) / 2
    trick = QRectF((width - trick_w) / 2, trick_mid - trick_h / 2, trick_w, trick_h)

    score = QRectF(2 * gap, 2 * gap, 256 * unit, 124 * unit)
    pennant_w = 232 * unit
    pennant = QRectF(width - 2 * gap - pennant_w, 0, pennant_w, 154 * unit)
    notice = QRectF(hand.left() - 2 * gap, height - gap - 64 * unit, hand.width() + 4 * gap, 64 * unit)
    side_top = max(trick.center().y() - group_h / 2, score.bottom() + gap)
    seats = tuple(_seat_place(place, size, unit, plate, card_w, group_h, side_top) for place in PLACES[players])
    return Frame(size, unit, card_w, hand, panel, trick, trick_scale, score, pennant, notice, seats)


def _seat_place(
    place: str, size: QSizeF, unit: float, plate: QSizeF, card_w: float, group_h: float, side_top: float
) -> SeatPlace:
    """One seat: its backs with the plate over their lower part; the person has a plate alone, in the corner."""
    gap = SPACE * unit
    width, height = size.width(), size.height()
    lefts = {"bottom": 2 * gap, "left": 2 * gap, "top": (width - plate.width()) / 2}
    left = lefts.get(place, width - 2 * gap - plate.width())
    tops = {"bottom": height - 2 * gap - group_h, "top": gap}
    top = tops.get(place, side_top)
    box = QRectF(left, top + group_h - plate.height(), plate.width(), plate.height())
    backs = QRectF(left, top, plate.width(), card_w * BACK_SCALE * CARD_ASPECT)
    tips = {
        "bottom": (QPointF(left + 4 * gap, box.top() - gap / 2), "above"),
        "left": (QPointF(box.right() + gap / 2, box.center().y()), "right"),
        "right": (QPointF(box.left() - gap / 2, box.center().y()), "left"),
        "top": (QPointF(box.right() + gap / 2, box.center().y()), "right"),
    }
    tip, side = tips[place]
    return SeatPlace(place, box, backs, tip, side)


def layout(view: TableView, size: QSizeF, marks: Marks = NO_MARKS) -> TableLayout:
    """Where everything is when nothing moves."""
    base = frame(size, len(view.seats))
    cards: dict[str, Pose] = {}
    for seat in view.seats:
        if seat.seat == view.viewer:
            cards.update(_hand_poses(base, seat, marks))
        else:
            cards.update(_back_poses(base, place_of(view, base, seat.seat), seat))
    cards.update(_table_poses(base, view))
    cards.update(_trick_poses(base, view))
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


def _hand_poses(base: Frame, seat: SeatView, marks: Marks) -> dict[str, Pose]:
    cards = hand_order(seat.hand)
    spots = fan(len(cards), base.size.width() / 2, 0.0, base.hand.width(), base.card_w)
    down = base.size.height() - SPACE * base.unit - box_of(spots, base.card_w).bottom()
    return {
        card.code: _hand_pose(card, nth, spot, down, base, marks)
        for nth, (card, spot) in enumerate(zip(cards, spots, strict=True))
    }


def _hand_pose(card: Card, nth: int, spot: Spot, down: float, base: Frame, marks: Marks) -> Pose:
    if card in marks.raised:
        raised = CHOSEN_RAISE
    else:
        raised = CHOSEN_RAISE / 2 if card in (marks.hovered, marks.focused) else 0.0
    return Pose(
        spot.x,
        spot.y + down - raised * base.card_w * CARD_ASPECT,
        spot.angle,
        z=_Z_HAND + nth,
        is_dimmed=card in marks.dimmed,
        is_focused=card is marks.focused,
        is_pointed=card in marks.pointed,
    )


def _back_poses(base: Frame, place: SeatPlace, seat: SeatView) -> dict[str, Pose]:
    small = base.card_w * BACK_SCALE
    area = place.backs
    spots = small_fan(seat.hand_count, area.center().x(), area.top(), area.width() * 0.8, small)
    return {
        f"{seat.seat}:{i}": Pose(spot.x, spot.y, spot.angle, BACK_SCALE, 0.0, _Z_BACKS + i)
        for i, spot in enumerate(spots)
    }


def _table_poses(base: Frame, view: TableView) -> dict[str, Pose]:
    """The kitty and the stock in the middle of the table, before they are taken."""
    keys = [card.code for card in view.kitty] or [f"kitty:{i}" for i in range(view.kitty_count)]
    face = 1.0 if view.kitty else 0.0
    if view.kitty_count == 0:
        keys = []
    spots = row(len(keys), base.trick, base.card_w * base.trick_scale)
    return {
        key: Pose(spot.x, spot.y, 0.0, base.trick_scale, face, _Z_TABLE + i)
        for i, (key, spot) in enumerate(zip(keys, spots, strict=True))
    }


def _trick_poses(base: Frame, view: TableView) -> dict[str, Pose]:
    card_w = base.card_w * base.trick_scale
    poses = {}
    for nth, (seat, card) in enumerate(view.trick):
        spot = trick_spot(place_of(view, base, seat).place, base.trick, card_w, nth)
        poses[card.code] = Pose(spot.x, spot.y, spot.angle, base.trick_scale, 1.0, _Z_TRICK + nth)
    return poses


def box_of_card(base: Frame, pose: Pose) -> QRectF:
    """The box around a card in its pose."""
    return card_box(pose.x, pose.y, pose.angle, base.card_w * pose.scale)


def in_front(pose: Pose) -> Pose:
    """The pose lifted over every resting card, for the time of a flight."""
    return changed(pose, z=pose.z + 1000.0)
