"""A seat's plate: who sits there, whose turn it is, who deals and who is the declarer."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from marjapussi_desktop.controller.table_view import SeatView, TableView
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.ui.labels import set_tip
from marjapussi_desktop.ui.table.drawing import arrow_path, crown_path, paint_plate, paint_text, text_font
from marjapussi_desktop.ui.table.plain_item import PlainItem
from marjapussi_desktop.ui.table.theme import INK, PAPER, SPACE
from marjapussi_desktop.ui.table.words import TableWords


class SeatPlate(PlainItem):
    """Name and second line at the left, chips at the right. The seat to act has an accent edge and an arrow."""

    def __init__(self, words: TableWords) -> None:
        super().__init__(z=60.0)
        self._words = words
        self.name = ""
        self.line = ""
        self.is_turn = False
        self.has_bid = False
        self._dealer_letter = ""
        self._is_declarer = False

    def show_seat(self, view: TableView, seat: SeatView) -> None:
        """Show the seat as it is now."""
        self.name = seat.name
        self.line = self._words.seat_line(view, seat)
        self.is_turn = view.to_act == seat.seat
        self.has_bid = view.phase is Phase.AUCTION and seat.bid > 0 and not seat.has_passed
        self._dealer_letter = self._words.dealer_letter() if seat.is_dealer else ""
        self._is_declarer = seat.is_declarer
        set_tip(self, self._words.seat_description(view, seat))
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        unit, theme = self.unit, self.theme
        edge = theme.accent if self.is_turn else theme.plate_edge
        paint_plate(painter, self.box, theme.plate, edge, (2.5 if self.is_turn else 1.0) * unit, 10 * unit)
        inner = self.box.adjusted(1.5 * SPACE * unit, 0, -SPACE * unit, 0)
        inner.setRight(self._paint_chips(painter, inner) - SPACE * unit / 2)
        if self.is_turn:
            side = 12 * unit
            mark = QRectF(inner.left(), inner.center().y() - side / 2, side * 0.85, side)
            painter.fillPath(arrow_path(mark), QColor(theme.accent))
            inner.setLeft(mark.right() + SPACE * unit)
        middle = inner.center().y() + unit
        top = QRectF(inner.left(), middle - 22 * unit, inner.width(), 22 * unit)
        bottom = QRectF(inner.left(), middle - 1 * unit, inner.width(), 20 * unit)
        left = Qt.AlignmentFlag.AlignLeft
        paint_text(painter, top, self.name, text_font(16 * unit, QFont.Weight.DemiBold), theme.text, left)
        colour = theme.accent if self.is_turn else theme.text if self.has_bid else theme.muted
        weight = QFont.Weight.DemiBold if self.has_bid or self.is_turn else QFont.Weight.Normal
        paint_text(painter, bottom, self.line, text_font(14 * unit, weight), colour, left)

    def _paint_chips(self, painter: QPainter, inner: QRectF) -> float:
        """Draw the chips from the right; the left edge of the last."""
        side = 24 * self.unit
        left = inner.right()
        if self._dealer_letter:
            left -= side
            chip = QRectF(left, inner.center().y() - side / 2, side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(INK if self.theme.is_light else PAPER))
            painter.drawEllipse(chip)
            font = text_font(14 * self.unit, QFont.Weight.Bold)
            paint_text(
                painter,
                chip,
                self._dealer_letter,
                font,
                PAPER if self.theme.is_light else INK,
                Qt.AlignmentFlag.AlignHCenter,
            )
            left -= SPACE * self.unit * 0.75
        if self._is_declarer:
            left -= side
            crown = QRectF(left, inner.center().y() - side * 0.45, side, side * 0.9)
            painter.fillPath(crown_path(crown), QColor(self.theme.accent))
        return left
