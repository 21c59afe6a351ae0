"""What is said at the table: a bubble at the speaker's seat, and the notice by the hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.table.drawing import paint_plate, text_font
from marjapussi_desktop.ui.table.frame import SeatPlace
from marjapussi_desktop.ui.table.plain_item import PlainItem
from marjapussi_desktop.ui.table.suit_text import SuitText, balanced
from marjapussi_desktop.ui.table.theme import BUBBLE_EDGE, INK, PAPER, SPACE, SUIT_COLOURS

_SIZES = (17, 16, 15, 14, 13, 12, 11, 10, 9, 8)
"""Sizes of a notice's letters, in units."""
_SMALLEST_BESIDE_PANEL = 5
"""In how many of them a bubble is tried beside a panel, the largest first."""
SMALL = 9
"""Which of them a panel leaves the notice room for where texts are large; smaller ones are hard to read."""
_TAIL = 10
"""How long a bubble's tail is, in units."""
READABLE = 14
"""Letters that are larger than this are worth no longer lines."""


class Bubble(PlainItem):
    """Words on paper with a tail towards the seat. Hidden while ``text`` is empty."""

    def __init__(self) -> None:
        super().__init__(z=2000.0)
        self.text = ""
        self._said: tuple[str, SeatPlace, float, QRectF, bool] | None = None
        self._laid_out: SuitText | None = None
        self._tip = QPointF()
        self._side = "above"
        self.setVisible(False)

    def say(self, text: str, place: SeatPlace, unit: float, panel: QRectF, *, is_middle_free: bool = False) -> None:
        """Show ``text`` at a seat, clear of a ``panel`` if it can be; an empty text hides the bubble.
        ``is_middle_free``: nothing lies in the middle above a panel.
        """
        if (text, place, unit, panel, is_middle_free) == self._said:
            return
        self._said = text, place, unit, panel, is_middle_free
        self.text = text
        self.setVisible(bool(text))
        if not text:
            return
        self._laid_out, at = roomy(text, place, unit, panel, is_middle_free=is_middle_free)
        self.prepareGeometryChange()  # before the tip moves: a scene that looks for the box in vain ends in a crash
        self._tip, self._side = at.bubble_tip, at.bubble_side
        self.place(bubble_box(self._laid_out, at, unit), unit)
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._laid_out is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(BUBBLE_EDGE), self.unit))
        painter.setBrush(QColor(PAPER))
        painter.drawPath(self._outline())
        self._laid_out.paint(painter, self.box, INK, SUIT_COLOURS[self.deck])

    def _outline(self) -> QPainterPath:
        unit = self.unit
        path = QPainterPath()
        path.addRoundedRect(self.box, 12 * unit, 12 * unit)
        half = 7 * unit
        roots = {
            "above": (QPointF(-half, -12 * unit), QPointF(half, -12 * unit)),
            "right": (QPointF(12 * unit, -half), QPointF(12 * unit, half)),
            "left": (QPointF(-12 * unit, -half), QPointF(-12 * unit, half)),
            "below": (QPointF(-half, 12 * unit), QPointF(half, 12 * unit)),
        }
        one, other = roots[self._side]
        tail = QPainterPath(self._tip)
        tail.lineTo(self._tip + one)
        tail.lineTo(self._tip + other)
        tail.closeSubpath()
        return path.united(tail)

    def boundingRect(self) -> QRectF:
        return self.box.united(QRectF(self._tip.x() - 2, self._tip.y() - 2, 4, 4)).adjusted(-2, -2, 2, 2)


def roomy(
    text: str, place: SeatPlace, unit: float, panel: QRectF | None = None, *, is_middle_free: bool = False
) -> tuple[SuitText, SeatPlace]:
    """A text laid out, and the place where its bubble covers no card and lies under no ``panel``: beside the plate;
    below it if it is longer; in smaller letters if that is too little. Above a panel there is room from a plate at the
    side to the middle, where that is free. Where the panel leaves no place, as if there were none.
    """
    places = (place, below(place, unit)) if not place.lower_room.isEmpty() else (place,)
    panel = panel or QRectF()
    is_wide = is_middle_free and place.bubble_side in ("left", "right") and place.place in ("left", "right")
    wide = (_toward_the_middle(place, panel, unit),) if is_wide else ()
    for at in [_above(one, panel, unit) for one in (*places, *wide)] if not panel.isEmpty() else []:
        for size in _SIZES[:_SMALLEST_BESIDE_PANEL]:
            laid_out = balanced(text, text_font(size * unit, QFont.Weight.DemiBold), at.bubble_w)
            box = bubble_box(laid_out, at, unit)
            if _is_within(box, at.bubble_room) and not box.intersects(panel):
                return laid_out, at
    for at in places:
        sizes = _SIZES if at.lower_room.isEmpty() else _SIZES[:1]
        for size in sizes:
            laid_out = balanced(text, text_font(size * unit, QFont.Weight.DemiBold), at.bubble_w)
            if _is_within(bubble_box(laid_out, at, unit), at.bubble_room):
                return laid_out, at
    return laid_out, at


def _above(place: SeatPlace, panel: QRectF, unit: float) -> SeatPlace:
    """The place with the room that a panel leaves it above."""
    room = QRectF(place.bubble_room)
    room.setBottom(min(room.bottom(), max(panel.top() - SPACE * unit / 2, room.top())))
    is_over = place.bubble_room.intersects(panel)
    return changed(place, bubble_room=room) if is_over else place


def _toward_the_middle(place: SeatPlace, panel: QRectF, unit: float) -> SeatPlace:
    """The place with the room from its plate, at a side, to the middle of the table."""
    room = QRectF(place.bubble_room)
    if place.place == "left":
        room.setRight(panel.center().x() - SPACE * unit)
    else:
        room.setLeft(panel.center().x() + SPACE * unit)
    text_w = room.width() - _TAIL * unit - 5 * SPACE * unit
    return changed(place, bubble_room=room, bubble_w=max(place.bubble_w, text_w))


def _is_within(box: QRectF, room: QRectF) -> bool:
    return box.height() <= room.height() and box.left() >= room.left() and box.right() <= room.right()


def below(place: SeatPlace, unit: float) -> SeatPlace:
    """The place where a bubble stands below the plate."""
    tip = QPointF(place.plate.center().x(), place.plate.bottom() + SPACE * unit / 2)
    return changed(
        place,
        bubble_tip=tip,
        bubble_side="below",
        bubble_w=place.plate.width() - 4 * SPACE * unit,
        bubble_room=place.lower_room,
        lower_room=QRectF(),
    )


def bubble_box(text: SuitText, place: SeatPlace, unit: float) -> QRectF:
    """Where the bubble of a text stands: beside its seat, clear of the plate, and of the cards if it has room."""
    w = text.size.width() + 4 * SPACE * unit
    h = text.size.height() + 2 * SPACE * unit
    tail = _TAIL * unit
    tip = place.bubble_tip
    if place.bubble_side == "above":
        return QRectF(max(place.plate.left(), tip.x() - w / 2), tip.y() - tail - h, w, h)
    if place.bubble_side == "below":
        left = min(max(place.plate.left(), tip.x() - w / 2), place.plate.right() - w)
        return QRectF(left, tip.y() + tail, w, h)
    left = tip.x() + tail if place.bubble_side == "right" else tip.x() - tail - w
    room = place.bubble_room
    return QRectF(left, max(room.top(), min(tip.y() - h / 2, room.bottom() - h)), w, h)


class Notice(PlainItem):
    """A sentence to the person, whole in its room: a hint, or why a card may not be played. Hidden while ``text`` is
    empty.
    """

    def __init__(self) -> None:
        super().__init__(z=2100.0)
        self.text = ""
        self._laid_out: SuitText | None = None
        self.setVisible(False)

    def say(self, text: str, rooms: Sequence[QRectF], unit: float, small: int = SMALL) -> None:
        """Show the sentence at the lower edge of one of the rooms; an empty one hides the notice. ``small``: letters of
        this size or a lesser one are worth another room.
        """
        self.text = text
        self.setVisible(bool(text))
        if not text:
            return
        self._laid_out, box = _in_roomiest(text, rooms, unit, small)
        self.place(box, unit)
        self.update()

    def letters(self) -> float:
        """How high a line of the sentence is."""
        return 0.0 if self._laid_out is None else self._laid_out.size.height() / len(self._laid_out.line_widths)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._laid_out is None:
            return
        paint_plate(painter, self.box, PAPER, self.theme.accent, 2 * self.unit, 12 * self.unit)
        self._laid_out.paint(painter, self.box, INK, SUIT_COLOURS[self.deck])


def notice_height(text: str, width: float, unit: float) -> float:
    """How high the box of a sentence is in a room of a width, in letters that are small yet easily read."""
    font = text_font(SMALL * unit, QFont.Weight.DemiBold)
    return SuitText(text, font, width - 4 * SPACE * unit).size.height() + 1.5 * SPACE * unit


def _in_roomiest(text: str, rooms: Sequence[QRectF], unit: float, small: int) -> tuple[SuitText, QRectF]:
    """A text in the first room, and its box; where its letters would be small there, in the room for larger ones."""
    fitted = [_fitted(text, room, unit) for room in rooms]
    size, laid_out, box = fitted[0]
    return (laid_out, box) if size > small else max(fitted, key=lambda one: one[0])[1:]


def _fitted(text: str, room: QRectF, unit: float) -> tuple[int, SuitText, QRectF]:
    """A text in as large letters as go into a room, with their size, 0 where none do, and its box: of one that never
    goes in the smallest letters.
    """
    for size in _SIZES:
        font = text_font(size * unit, QFont.Weight.DemiBold)
        laid_out = balanced(text, font, room.width() - 4 * SPACE * unit)
        w = laid_out.size.width() + 4 * SPACE * unit
        h = laid_out.size.height() + 1.5 * SPACE * unit
        if h <= room.height():
            break
    else:
        size = 0
    return size, laid_out, QRectF(room.center().x() - w / 2, room.bottom() - h, w, h)
