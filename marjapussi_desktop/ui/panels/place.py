"""Where a panel stands over the table: just above the hand, beside a hand that is under rows, or in the middle."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize

from marjapussi_desktop.ui.panels.base import PromptPanel
from marjapussi_desktop.ui.table.frame import CHOSEN_RAISE, Frame, between
from marjapussi_desktop.ui.table.pile import CARD_ASPECT
from marjapussi_desktop.ui.table.theme import SPACE

MARGIN: Final = 16
_SENTENCE: Final = 90
"""The height that a sentence to the person needs above a panel, in units."""


def panel_box(panel: PromptPanel, places: Frame, table: QRect, is_telling: bool = False) -> QRect:
    """The box of a panel that is fitted to its place, in the coordinates of ``table``; ``is_telling``: a sentence to
    the person stands above it.
    """
    room = _room(panel, places, table, is_telling)
    size = panel.fit_into(QSize(int(room.width()), int(room.height())))
    width, height = min(int(room.width()), size.width()), min(table.height() - 2 * MARGIN, size.height())
    is_at_left = places.has_rows and not panel.is_central
    left = room.left() if is_at_left else room.center().x() - width / 2
    if len(places.seats) == 2 and not panel.is_central:
        left = max(left, _right_of_stock(places))
    top = (table.height() - height) / 2 if panel.is_central else room.bottom() - height
    return QRect(round(left), max(MARGIN, round(top)), width, height)


def _room(panel: PromptPanel, places: Frame, table: QRect, is_telling: bool) -> QRectF:
    """Where the panel may be. With usual texts it is low enough anywhere; with large ones it keeps to what the others
    and a sentence leave it.
    """
    whole = QRectF(table.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN))
    if panel.is_central:
        return whole
    bottom = _lowest(panel, places)
    if places.has_rows:
        strip = places.panel
        top = places.hand.top() if places.has_large_texts else whole.top()
        return QRectF(strip.left(), top, strip.width(), bottom - top)
    if not places.has_large_texts:
        return QRectF(whole.left(), whole.top(), whole.width(), bottom - whole.top())
    gap = SPACE * places.unit
    left, right = whole.left(), whole.right()
    plates = {seat.place: seat.plate for seat in places.seats}
    if "left" in plates:
        left, right = between(QRectF(QPointF(places.score.right(), 0), places.trump.bottomLeft()), places.seats, gap)
    else:
        left = _right_of_stock(places)
    top = plates["top"].bottom() + gap if "top" in plates else places.kitty.bottom() + gap
    if is_telling:
        top += _SENTENCE * places.unit
    return QRectF(left, top, right - left, bottom - top)


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
