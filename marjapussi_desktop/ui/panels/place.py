"""Where a panel stands over the table: just above the hand, beside a hand that is under rows, or in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF

from marjapussi_desktop.ui.panels.base import PromptPanel
from marjapussi_desktop.ui.panels.free_room import free_box
from marjapussi_desktop.ui.style import Look
from marjapussi_desktop.ui.table.frame import CHOSEN_RAISE, Frame, between
from marjapussi_desktop.ui.table.layout import discards_place
from marjapussi_desktop.ui.table.pile import CARD_ASPECT
from marjapussi_desktop.ui.table.theme import SPACE

MARGIN: Final = 16
_SENTENCE: Final = 90
"""The height that a sentence to the person has above a panel at least, in units."""


def panel_box(panel: PromptPanel, places: Frame, table: QRect, sentence_h: float = 0.0) -> QRect:
    """The box of a panel that is fitted to its place, in the coordinates of ``table``; ``sentence_h``: how high a
    sentence to the person is that stands above it, 0 for none.
    """
    if panel.is_central:
        return _central_box(panel, places, table)
    room = _room(panel, places, table, sentence_h)
    size = panel.fit_into(QSize(int(room.width()), int(room.height())))
    width, height = min(int(room.width()), size.width()), min(table.height() - 2 * MARGIN, size.height())
    left = room.left() if places.has_rows else room.center().x() - width / 2
    if len(places.seats) == 2:
        left = max(left, _right_of_stock(places))
    return QRect(round(left), max(MARGIN, round(room.bottom() - height)), width, height)


def _central_box(panel: PromptPanel, places: Frame, table: QRect) -> QRect:
    """Just above the person's plate, where the button that leads on is found in the same place after each hand, or as
    near as the panel covers no plate, closer together if that helps, and no wider than there is room between the plates
    at the sides, so that its buttons go on in the next line; above the cards of a hand that was thrown in, of which it
    covers little where there is no room. Where there is no room beside the plates it is a page over the whole table: a
    box would cut them; parts of it scroll where its texts would be much smaller than the person wants them.
    """
    whole = QRectF(table.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN))
    plates = [places.score, places.trump, *(seat.plate for seat in places.seats)]
    piled = plates
    if panel.view.discards:  # at the least as they lie there, before they are looked at
        piled = [*plates, discards_place(places)]
        plates = [*plates, places.corner]
    space = SPACE * places.unit / 2
    bottom = min((seat.plate.top() - space for seat in places.seats if seat.place == "bottom"), default=None)
    attempts = [(plates, False), (plates, True), (piled, False), (piled, True)]
    if panel.view.seats[panel.view.viewer].hand:
        bottom = places.hand.top() - space
        attempts = [([*plates, places.hand], False), ([*plates, places.hand], True), (plates, True)]
    widest = _between_sides(places, whole, space)
    for taken, is_close in attempts:
        for size in _fitted(panel, whole, is_close, widest):
            box = free_box(size, whole, taken, space, bottom)
            if box is not None:
                return box.toRect()
    for is_close in (False, True):
        panel.draw_together(is_close)
        if panel.fill(table.size()):
            return table
    panel.scroll_in(table.size())
    return table


def _between_sides(places: Frame, whole: QRectF, space: float) -> float:
    """How wide the table is between the plates at its sides; as wide as it is where nobody sits there."""
    if not any(seat.place == "left" for seat in places.seats):
        return whole.width()
    left, right = between(whole, places.seats, space)
    return right - left


def _fitted(panel: PromptPanel, whole: QRectF, is_close: bool, widest: float) -> Iterator[QSizeF]:
    """The size that the panel has in the whole, and with the same texts where it may only be so wide."""
    panel.draw_together(is_close)
    room = QSize(int(whole.width()), int(whole.height()))
    size = panel.fit_into(room).boundedTo(room)
    yield QSizeF(size)
    narrow = QSize(int(widest), room.height())
    if size.width() > narrow.width():
        wanted = panel.size_within(narrow)
        if wanted == wanted.boundedTo(narrow):
            yield QSizeF(wanted)


def _room(panel: PromptPanel, places: Frame, table: QRect, sentence_h: float) -> QRectF:
    """Where the panel may be. With usual texts it is low enough anywhere; with large ones, which a table beside a page
    may be too narrow for while the panel has them, it keeps to what the others and a sentence leave it.
    """
    whole = QRectF(table.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN))
    bottom = _lowest(panel, places)
    if places.has_rows:
        strip = places.panel
        top = places.hand.top() if places.has_large_texts else whole.top()
        return QRectF(strip.left(), top, strip.width(), bottom - top)
    if not places.has_large_texts and Look.scale <= Look.spacing:
        return QRectF(whole.left(), whole.top(), whole.width(), bottom - whole.top())
    gap = SPACE * places.unit
    left, right = whole.left(), whole.right()
    plates = {seat.place: seat.plate for seat in places.seats}
    top = plates["top"].bottom() + gap if "top" in plates else places.kitty.bottom() + gap
    if sentence_h:
        top += max(_SENTENCE * places.unit, sentence_h + gap)
    if "left" in plates:
        left, right = between(_head(places, top), places.seats, gap / 2)
    else:
        left = _right_of_stock(places)
    return QRectF(left, top, right - left, bottom - top)


def _head(places: Frame, top: float) -> QRectF:
    """What is between score and trump; from one edge of the table to the other where ``top`` is below both."""
    if any(top < seat.backs.top() for seat in places.seats if seat.place in ("left", "right")):
        return QRectF(QPointF(places.score.right(), 0), places.trump.bottomLeft())
    return QRectF(QPointF(0, 0), QPointF(places.size.width(), top))


def _right_of_stock(places: Frame) -> float:
    """The left edge, right of the stock, in the games for two."""
    return places.stock.x() + places.card_w * places.trick_scale / 2 + SPACE * places.unit


def _lowest(panel: PromptPanel, places: Frame) -> float:
    """The panel's lower edge: it may lie lower where no cards are chosen, since then none is raised to its full
    height.
    """
    if panel.wants_hand or places.has_rows:
        return places.panel.bottom()
    return places.panel.bottom() + places.card_w * CARD_ASPECT * CHOSEN_RAISE / 2
