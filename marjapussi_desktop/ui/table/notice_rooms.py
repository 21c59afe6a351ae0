"""Where a sentence to the person may stand: above a panel, or by the hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from marjapussi_desktop.ui.table.bubble import Bubble
from marjapussi_desktop.ui.table.frame import Frame, middle_above
from marjapussi_desktop.ui.table.theme import SPACE


def notice_rooms(base: Frame, panel: QRectF | None, bubbles: Sequence[Bubble]) -> list[QRectF]:
    """The rooms, the usual one first. ``panel``: where one is open, or None; ``bubbles``: what is being said."""
    if panel is None:
        wide = _below_sides(base)
        is_free = not any(bubble.isVisible() and bubble.box.intersects(wide) for bubble in bubbles)
        return [base.notice, wide] if is_free and not wide.isEmpty() else [base.notice]
    bottom = panel.top() - base.unit * SPACE
    room = QRectF(base.advice)
    room.setBottom(min(room.bottom(), bottom))
    return [room, *(middle for middle in [middle_above(base, bottom)] if not middle.isEmpty())]


def _below_sides(base: Frame) -> QRectF:
    """The room for a long sentence in large letters: from one edge of the table to the other, below the plates at its
    sides. What is said there lies in it. Empty where nobody sits at the sides, or rows of cards lie there.
    """
    sides = [seat.plate.bottom() for seat in base.seats if seat.place in ("left", "right")]
    if base.has_rows or not base.has_large_texts or not sides:
        return QRectF()
    edge = base.seats[0].plate.left()
    top = max(max(sides) + SPACE * base.unit, base.notice.top())
    return QRectF(edge, top, base.size.width() - 2 * edge, base.notice.bottom() - top)
