"""The places at the table, which depend only on the window's size and the number of players. No widgets.

From the top: score, partner and trump; the side seats and the trick between them; the strip for panels; the person's
fan, whose lower edge is the window's, and beside it the corner for the discards or Kontra. Where there are rows of
cards (the open layout) they lie above and below the trick, and the panels beside the fan, which is smaller.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.ui.table.pile import CARD_ASPECT
from marjapussi_desktop.ui.table.theme import SPACE

MIN_SIZE: Final = QSizeF(1024, 640)

PLACES: Final = {
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
}
"""Where the seats sit, clockwise from the person, by the number of players."""

BACK_SCALE: Final = 0.44
TRICK_SCALE: Final = 1.0
"""At most: where there is room a card of the trick is as large as one of the hand."""
ROW_SCALE: Final = 0.74
ROW_PEEK: Final = 0.12
"""How much of a face-down card shows above the card that lies on it, in card heights."""
CHOSEN_RAISE: Final = 0.15
"""How far a chosen card is raised, in card heights; a hovered or focused one half as far."""
LOWERED_BY: Final = 0.2
"""How far a card is lowered that may not be played, in card heights."""
_LARGEST_TEXT: Final = 1.6
"""Beyond that the plates would push hand and trick together."""

_SCORE_W: Final = 256
SCORE_LINE: Final = 28
"""The height of a line of the score plate."""
_PLATE_W: Final = 184
PLATE_CORNER: Final = 10
"""How far a plate's corners are rounded."""
_FACE_ROOM: Final = 36
"""How much wider the plates of the others are than the person's, who has no face."""
_HAND_HEIGHT: Final = 0.265
_HAND_HEIGHT_OVER_ROWS: Final = 0.2
_FAN_WIDTH_OVER_ROWS: Final = 3.3
"""In card widths: there are four cards at most."""
_STOCK_FROM_TRICK: Final = 2.05
"""From the middle of two players' trick, in its card widths: beside it, so that they are seen together."""
_TRICK_RANKS: Final = {2: 1.35, 3: 1.72, 4: 1.72}
"""How high a trick is by the number of players, in card heights: cards lie over the edge of one another, as thrown
down by hand, with every index free.
"""
_TRICK_RANKS_OF_TWO_WITH_ROWS: Final = 1.12
_LEAST_TRICK_RANKS: Final = {2: 1.12, 3: 1.45, 4: 1.45}
"""With large texts, which leave the trick less room: its cards lie over one another so far before they become smaller.
"""
_TRICK_OF_USUAL: Final = 0.92
"""How large they are then at most, against usual: a long hint has to end below them."""
_CLOTH: Final = QSizeF(96, 122)
_TRUMP_TEXT: Final = QSizeF(136, 32)
"""What the trump has beside its cloth, which does not grow with the texts."""
_THROWN_HALF_W: Final = 1.62
_THROWN_HALF_H: Final = 0.54
"""From the middle of a trick to the edges of the cards at its sides, in their widths and heights."""
_BUBBLE_W: Final = 208
_LEAST_BUBBLE_W: Final = 100
_BUBBLE_EDGES: Final = 42
"""What a bubble has beside its text: the tail and the paper's edges."""
_OFFER_H: Final = 64
"""Of the button in the corner by which the rest is claimed, and of the gap above it."""
_FAN_HEIGHT: Final = 1.17 + CHOSEN_RAISE
_ROUNDING: Final = 0.001


@frozen
class SeatPlace:
    """Where a seat is. ``place``: bottom, left, top or right; ``plate``: its name plate; ``backs``: its cards' box;
    ``row``: its row of open cards (empty without); ``bubble_tip``: where the tail of what it says points;
    ``bubble_side``: on which side of the tip the bubble stands; ``bubble_w``: how wide its text may be;
    ``bubble_room``: where it covers no card; ``lower_room``: where there is more room for what is longer, below the
    plate (empty where there is none).
    """

    place: str
    plate: QRectF
    backs: QRectF
    row: QRectF
    bubble_tip: QPointF
    bubble_side: str
    bubble_w: float
    bubble_room: QRectF
    lower_room: QRectF


@frozen
class Frame:
    """The places. ``unit``: the scale of distances and texts (1 at 1280×720); ``card_w``: width of a card of the hand;
    ``hand``: the box of the fan with room for raised cards; ``panel``: where panels rise; ``trick`` with the scale of
    its cards; ``kitty``: the row of its cards; ``stock``: the middle of the stock; ``score``; ``trump``; ``notice``:
    where a sentence to the person appears, a hint or why a card is refused; ``advice``: where it appears over a panel,
    which may need all of ``panel`` and more above it; ``corner``: at the right of the fan, as wide as a plate;
    ``seats`` in clockwise order from the person; ``has_rows``: whether there are rows of open cards;
    ``has_large_texts``: what the others say is below their plates, and panels stand between these.
    """

    size: QSizeF
    unit: float
    card_w: float
    hand: QRectF
    panel: QRectF
    trick: QRectF
    trick_scale: float
    kitty: QRectF
    stock: QPointF
    score: QRectF
    trump: QRectF
    notice: QRectF
    advice: QRectF
    corner: QRectF
    seats: tuple[SeatPlace, ...]
    has_rows: bool
    has_large_texts: bool


@frozen
class _Measures:
    """The measures behind the places. ``usual``: the unit of texts of 100 %; ``group_h``: height of a seat's backs and
    plate together.
    """

    size: QSizeF
    unit: float
    usual: float
    gap: float
    card_w: float
    card_h: float
    plate: QSizeF
    group_h: float
    has_rows: bool

    @property
    def row_h(self) -> float:
        """Height of a row of open cards, with what shows of the cards under them."""
        return self.card_h * ROW_SCALE * (1 + ROW_PEEK) if self.has_rows else 0.0

    @property
    def has_large_texts(self) -> bool:
        """Whether texts are larger than usual."""
        return self.unit > self.usual + _ROUNDING

    @property
    def trump(self) -> QSizeF:
        """The size of the cloth with its texts."""
        return _CLOTH * self.usual + _TRUMP_TEXT * self.unit


def unit_of(size: QSizeF) -> float:
    """The scale of distances and texts: 1 at 1280×720, never below 0.84."""
    return max(0.84, min(size.width() / 1280, size.height() / 720))


def _unit_with_text(size: QSizeF, text: float) -> float:
    """The scale with texts that are larger than usual, as far as score, the plate opposite, what is said there and the
    trump have room side by side, and the plates leave it to the panels.
    """
    usual, width = unit_of(size), size.width()
    largest = _LARGEST_TEXT * min(width / 1280, size.height() / 720)
    across = _SCORE_W + _PLATE_W + _FACE_ROOM + _BUBBLE_EDGES + _LEAST_BUBBLE_W + _TRUMP_TEXT.width()
    beside_score = (width - (_CLOTH.width() + 10 * SPACE) * usual) / across
    return max(usual, min(usual * text, largest, beside_score))


def frame(size: QSizeF, players: int = 4, has_rows: bool = False, has_calls: bool = False, text: float = 1.0) -> Frame:
    """The places for a window of ``size``; ``has_calls``: the score may tell of Kontra; ``text``: how
    much larger texts are than usual, as far as the cards leave them room. Asked for at every frame of a
    motion, so the last ones are kept.
    """
    return _frame((size.width(), size.height()), players, has_rows, has_calls, min(text, _LARGEST_TEXT))


@lru_cache(maxsize=8)
def _frame(size_wh: tuple[float, float], players: int, has_rows: bool, has_calls: bool, text: float) -> Frame:
    width, height = size_wh
    size = QSizeF(width, height)
    m = _measures(size, has_rows, text)
    hand, panel = _hand_and_panel(m)
    bottom = hand.top() - m.gap if has_rows else panel.top() - m.gap / 2
    largest = TRICK_SCALE
    if m.has_large_texts:
        largest = _TRICK_OF_USUAL * _frame(size_wh, players, has_rows, has_calls, 1.0).trick_scale
    trick, trick_scale = _trick(m, bottom, players, largest)
    gap, unit = m.gap, m.unit
    rows = 3 if players == 3 else 2
    score = QRectF(2 * gap, 2 * gap, _SCORE_W * unit, SCORE_LINE * (rows + 2) * unit)
    trump = QRectF(width - 2 * gap - m.trump.width(), 0, m.trump.width(), m.trump.height())
    # As high as can be: panels rise below what is said there.
    side_top = gap + max(score.bottom() + (SCORE_LINE * unit if has_calls else 0.0), trump.bottom())
    bare = [_seat_place(place, m, side_top, bottom) for place in PLACES[players]]
    if not has_rows:
        _lower_below_plates(trick, m.card_w * trick_scale, bare, panel.top())
    seats = tuple(_with_room(seat, m, _thrown(trick, m.card_w * trick_scale, players), hand.top()) for seat in bare)
    stock = QPointF(
        trick.center().x() - _STOCK_FROM_TRICK * m.card_w * trick_scale,
        max(trick.center().y(), score.bottom() + 5 * gap + m.card_h * trick_scale / 2),
    )
    # In the upper part of the trick's place, as below it a panel asks for bids; higher where that may be large.
    kitty_top = 2 * gap if players == 3 and m.has_large_texts else trick.top()
    kitty = QRectF(trick.left(), kitty_top, trick.width(), m.card_h * trick_scale)
    head = QRectF(score.right(), 0, trump.left() - score.right(), trump.bottom())
    advice = _advice(m, seats, kitty, head, panel)
    # Without a panel it stands where that would be, above what is offered in the corner.
    lower = QRectF(advice.topLeft(), QPointF(advice.right(), max(advice.bottom(), panel.bottom() - _OFFER_H * unit)))
    notice = lower if has_rows else panel.adjusted(0, -gap / 2, 0, 0)
    if m.has_large_texts and not has_rows:
        left, right = (
            between(head, seats, gap) if players > 2 else (stock.x() + m.card_w * trick_scale / 2 + gap, width)
        )
        advice.setLeft(max(advice.left(), left))
        notice.setLeft(max(notice.left(), left))
        notice.setRight(min(notice.right(), right))
    corner_w = m.plate.width()
    corner = QRectF(width - 2 * gap - corner_w, hand.top(), corner_w, height - 2 * gap - hand.top())
    return Frame(
        size,
        unit,
        m.card_w,
        hand,
        panel,
        trick,
        trick_scale,
        kitty,
        stock,
        score,
        trump,
        notice,
        advice,
        corner,
        seats,
        has_rows,
        m.has_large_texts,
    )


def _measures(size: QSizeF, has_rows: bool, text: float) -> _Measures:
    unit = _unit_with_text(size, text)
    share = _HAND_HEIGHT_OVER_ROWS if has_rows else _HAND_HEIGHT
    card_w = float(round(min(share * size.height() / CARD_ASPECT, 0.14 * size.width())))
    plate = QSizeF(_PLATE_W * unit, 48 * unit)
    group_h = card_w * BACK_SCALE * CARD_ASPECT * 0.62 + plate.height()
    usual = unit_of(size)
    return _Measures(size, unit, usual, SPACE * usual, card_w, card_w * CARD_ASPECT, plate, group_h, has_rows)


def _hand_and_panel(m: _Measures) -> tuple[QRectF, QRectF]:
    width, height = m.size.width(), m.size.height()
    top = height - m.gap - m.card_h * _FAN_HEIGHT
    left = m.plate.width() + 4 * m.gap
    if m.has_rows:
        fan_w = min(_FAN_WIDTH_OVER_ROWS * m.card_w, width - 2 * left)
        hand = QRectF((width - fan_w) / 2, top, fan_w, height - top)
        panel_top = top + m.card_h * CHOSEN_RAISE
        left = hand.right() + m.gap
        return hand, QRectF(left, panel_top, width - 2 * m.gap - left, height - 2 * m.gap - panel_top)
    hand = QRectF(left, top, width - 2 * left, height - top)
    panel_w = min(hand.width(), 880 * m.unit)
    panel_h = 72 * m.unit
    return hand, QRectF((width - panel_w) / 2, top - panel_h - m.gap / 2, panel_w, panel_h)


def _trick(m: _Measures, bottom: float, players: int, largest: float) -> tuple[QRectF, float]:
    """The box of the trick and the scale of its cards, above ``bottom``; ``largest``: at most that."""
    row = m.row_h + m.gap if m.has_rows else 0.0
    top, bottom = 2 * m.gap + m.group_h + row, bottom - row
    ranks = _TRICK_RANKS_OF_TWO_WITH_ROWS if m.has_rows else _TRICK_RANKS[players]
    least_ranks = min(ranks, _LEAST_TRICK_RANKS[players]) if m.has_large_texts else ranks
    scale = min(largest, (bottom - top) / (least_ranks * m.card_h))
    at_sides = m.plate.width() + _FACE_ROOM * m.unit + 4 * m.gap
    w = min(3.5 * m.card_w * scale, m.size.width() - 2 * at_sides)
    h = min(bottom - top, (ranks + 0.08) * m.card_h * scale)
    return QRectF((m.size.width() - w) / 2, (top + bottom - h) / 2, w, h), scale


def _advice(m: _Measures, seats: tuple[SeatPlace, ...], kitty: QRectF, head: QRectF, panel: QRectF) -> QRectF:
    """The room for a sentence while a panel is open: no cards are in the trick then.

    ``head`` is between score and trump. With rows it is right of them, above the panels; elsewhere under the seat at
    the top and above what is said at the sides, and beside the stock or above the kitty, where a game has one.
    """
    gap = m.gap
    if m.has_rows:
        left = seats[0].row.right() + gap
        return QRectF(left, head.bottom() + gap, m.size.width() - 2 * gap - left, panel.top() - head.bottom() - 2 * gap)
    sides = [seat for seat in seats if seat.place in ("left", "right")]
    has_top = any(seat.place == "top" for seat in seats)
    left, right = head.left() + gap, head.right() - gap
    if m.has_large_texts and sides:
        left, right = between(head, seats, gap)
    top = 2 * gap + m.group_h if has_top else gap
    bottom = sides[0].plate.top() - gap if sides and not m.has_large_texts else panel.top() - gap
    if not sides:
        left = kitty.left()
    if not has_top and m.has_large_texts:
        top = kitty.bottom() + gap
    elif not has_top:
        bottom = kitty.top() - gap
    return QRectF(left, top, right - left, bottom - top)


def between(head: QRectF, seats: tuple[SeatPlace, ...], gap: float) -> tuple[float, float]:
    """From where to where there is room between the plates at the sides and below ``head``, between score and trump."""
    plates = {seat.place: seat.plate for seat in seats}
    return max(head.left(), plates["left"].right()) + gap, min(head.right(), plates["right"].left()) - gap


def _seat_place(place: str, m: _Measures, side_top: float, bottom: float) -> SeatPlace:
    """One seat: its backs with the plate over their lower part; the person has a plate alone, in the corner."""
    gap = m.gap
    plate = m.plate if place == "bottom" else m.plate + QSizeF(_FACE_ROOM * m.unit, 0)
    width, height = m.size.width(), m.size.height()
    top_left = (width - plate.width()) / 2
    if m.has_large_texts:  # beside the score, so that what is said has room before the trump
        top_left = min(top_left, _SCORE_W * m.unit + 4 * gap)
    lefts = {"bottom": 2 * gap, "left": 2 * gap, "top": top_left}
    left = lefts.get(place, width - 2 * gap - plate.width())
    tops = {"bottom": height - 2 * gap - m.group_h, "top": gap}
    top = tops.get(place, side_top)
    box = QRectF(left, top + m.group_h - plate.height(), plate.width(), plate.height())
    backs = QRectF(box.center().x() - m.plate.width() / 2, top, m.plate.width(), m.card_w * BACK_SCALE * CARD_ASPECT)
    row_top = bottom - m.row_h if place == "bottom" else 2 * gap + m.group_h
    row_w = min(m.card_w * ROW_SCALE * 7.8, width - 2 * (_SCORE_W * m.unit + 4 * gap))
    row = QRectF((width - row_w) / 2, row_top, row_w, m.row_h) if m.has_rows else QRectF()
    tips = {
        "bottom": (QPointF(left + 4 * gap, box.top() - gap / 2), "above"),
        "left": (QPointF(box.right() + gap / 2, box.center().y()), "right"),
        "right": (QPointF(box.left() - gap / 2, box.center().y()), "left"),
        "top": (QPointF(box.right() + gap / 2, box.center().y()), "right"),
    }
    if m.has_large_texts:
        below = QPointF(box.center().x(), box.bottom() + gap / 2)
        tips |= {"left": (below, "below"), "right": (below, "below")}
    tip, side = tips[place]
    at_sides = plate.width() - 4 * SPACE * m.unit if m.has_large_texts else _BUBBLE_W * m.unit
    text_w = {
        "bottom": plate.width() - 2 * gap,  # the fan is beside it
        "top": min(_BUBBLE_W * m.unit, width - m.trump.width() - _BUBBLE_EDGES * m.unit - 3 * gap - tip.x()),
    }
    return SeatPlace(place, box, backs, row, tip, side, text_w.get(place, at_sides), QRectF(), QRectF())


def _thrown(trick: QRectF, card_w: float, players: int) -> QRectF:
    """What the cards of a trick cover: from the left card to the right one, and from the upper edge of these down."""
    if players == 2:
        return trick
    half_w, half_h = _THROWN_HALF_W * card_w, _THROWN_HALF_H * card_w * CARD_ASPECT
    centre = trick.center()
    return QRectF(QPointF(centre.x() - half_w, centre.y() - half_h), QPointF(centre.x() + half_w, trick.bottom()))


def _lower_below_plates(trick: QRectF, card_w: float, seats: list[SeatPlace], bottom: float) -> None:
    """Lowers a trick whose cards would lie over the plates at the sides, as far as ``bottom`` lets it: between a puzzle
    and its story a table is narrow.
    """
    thrown = _thrown(trick, card_w, len(seats))
    over = [seat.plate.bottom() for seat in seats if seat.place in ("left", "right") and seat.plate.intersects(thrown)]
    if over:
        trick.translate(0, max(min(max(over) + 1 - thrown.top(), bottom - trick.bottom()), 0))


def _with_room(seat: SeatPlace, m: _Measures, thrown: QRectF, hand_top: float) -> SeatPlace:
    """The seat with the rooms in which what it says covers no card."""
    gap, plate = m.gap, seat.plate
    if seat.place == "bottom":
        return changed(seat, bubble_room=QRectF(0, 0, m.size.width(), plate.top()))
    if seat.place == "top":
        bottom = seat.row.top() - gap / 2 if m.has_rows else thrown.top() - gap
        return changed(seat, bubble_room=QRectF(plate.right(), gap, m.size.width() - plate.right(), bottom - gap))
    lower = QRectF(plate.left(), plate.bottom(), plate.width(), hand_top - plate.bottom() - gap)
    if m.has_large_texts:
        return changed(seat, bubble_room=lower)
    left, right = (plate.right(), thrown.left() - gap) if seat.place == "left" else (thrown.right() + gap, plate.left())
    beside = QRectF(left, plate.center().y() - plate.height(), right - left, 2 * plate.height())
    return changed(seat, bubble_room=beside, lower_room=lower)


def middle_above(places: Frame, bottom: float) -> QRectF:
    """The room for a long sentence while a panel is open whose upper edge is at ``bottom``: between what is said at the
    sides, under the seat at the top. Empty where ``advice`` reaches as far down, or something else lies there.
    """
    seats = {seat.place: seat for seat in places.seats}
    if places.has_rows or places.has_large_texts or len(seats) < len(PLACES[4]):
        return QRectF()
    top_left = QPointF(seats["left"].bubble_room.right(), places.advice.top())
    return QRectF(top_left, QPointF(seats["right"].bubble_room.left(), bottom))
