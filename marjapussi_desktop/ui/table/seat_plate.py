"""A seat's plate: who sits there, whose turn it is, who deals and who is the declarer."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from marjapussi_desktop.controller.match.table_view import SeatView, TableView
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.ui.faces import known_character, paint_face
from marjapussi_desktop.ui.labels import set_tip
from marjapussi_desktop.ui.table.drawing import arrow_path, crown_path, paint_plate, paint_text, text_font
from marjapussi_desktop.ui.table.frame import PLATE_CORNER
from marjapussi_desktop.ui.table.plain_item import PlainItem
from marjapussi_desktop.ui.table.theme import INK, PAPER, SPACE
from marjapussi_desktop.ui.table.words import TableWords
from marjapussi_desktop.ui.text.names import shown_name

FACE_SIDE = 40
_CHIP = 20


class SeatPlate(PlainItem):
    """A named player's face, name and second line from the left. Chips stand at the right of the name, so that the
    second line has the whole width. The seat to act has an accent edge and an arrow.
    """

    def __init__(self, words: TableWords) -> None:
        super().__init__(z=60.0)
        # Qt keeps its picture: cards pass over it in most movements, and painting a face takes as long as three cards.
        self.setCacheMode(self.CacheMode.DeviceCoordinateCache)
        self._words = words
        self.name = ""
        self.line = ""
        self.character = ""
        self.is_turn = False
        self.has_bid = False
        self._dealer_letter = ""
        self._is_declarer = False

    def show_seat(self, view: TableView, seat: SeatView) -> None:
        """Show the seat as it is now."""
        self.name = shown_name(seat)
        self.line = self._words.seat_line(view, seat)
        self.character = known_character(seat.player)
        self.is_turn = view.to_act == seat.seat
        self.has_bid = view.phase is Phase.AUCTION and seat.bid > 0 and not seat.has_passed
        self._dealer_letter = self._words.dealer_letter() if seat.is_dealer else ""
        self._is_declarer = seat.is_declarer
        set_tip(self, self._words.seat_description(view, seat))
        marks = (self.is_turn, self.has_bid, self._dealer_letter, self._is_declarer)
        self.show_facts(self.name, self.line, self.character, *marks)

    # -- where what is ----------------------------------------------------------------------------------------------

    def face_box(self) -> QRectF:
        """The medallion's square at the left."""
        side = FACE_SIDE * self.unit
        margin = (self.box.height() - side) / 2
        return QRectF(self.box.left() + margin, self.box.top() + margin, side, side)

    def arrow_box(self) -> QRectF:
        """The arrow of the seat to act."""
        unit = self.unit
        left = self.face_box().right() + SPACE * unit if self.character else self.box.left() + 1.5 * SPACE * unit
        return QRectF(left, self.box.center().y() - 6 * unit, 10 * unit, 12 * unit)

    def dealer_box(self) -> QRectF:
        """The dealer's chip at the right of the name."""
        side = _CHIP * self.unit
        return QRectF(self.box.right() - SPACE * self.unit - side, self.name_box().top(), side, side)

    def crown_box(self) -> QRectF:
        """The declarer's crown, left of the dealer's chip where there is one."""
        box = self.dealer_box()
        if self._dealer_letter:
            box.translate(-(_CHIP + 0.75 * SPACE) * self.unit, 0)
        return box.adjusted(0, 0.05 * box.height(), 0, -0.05 * box.height())

    def question_box(self) -> QRectF:
        """Where the sign stands that the plate can be asked: below the chips, or in the middle where there are none."""
        if self._dealer_letter or self._is_declarer:
            chip = self.dealer_box()
            return chip.translated(0, self.line_box().top() - chip.top())
        side = 1.1 * _CHIP * self.unit
        right = self.box.right() - 0.5 * SPACE * self.unit
        return QRectF(right - side, self.box.center().y() - side / 2, side, side)

    def name_box(self) -> QRectF:
        """The first line, left of the chips; in the middle where it is the only one."""
        unit, left = self.unit, self._text_left()
        right = self.box.right() - SPACE * unit
        chips = bool(self._dealer_letter) + self._is_declarer
        right -= chips * (_CHIP + 0.75 * SPACE) * unit
        above = 21 if self.line else 10.5
        return QRectF(left, self.box.center().y() - above * unit, right - left, 21 * unit)

    def line_box(self) -> QRectF:
        """The second line."""
        left, right = self._text_left(), self.box.right() - 0.5 * SPACE * self.unit
        return QRectF(left, self.box.center().y(), right - left, 20 * self.unit)

    def _text_left(self) -> float:
        return self.arrow_box().right() + SPACE * self.unit if self.is_turn else self.arrow_box().left()

    # -- painting ---------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        unit, theme = self.unit, self.theme
        edge = theme.accent if self.is_turn else theme.plate_edge
        paint_plate(painter, self.box, theme.plate, edge, (2.5 if self.is_turn else 1.0) * unit, PLATE_CORNER * unit)
        if self.character:
            paint_face(painter, self.character, self.face_box())
        if self.is_turn:
            painter.fillPath(arrow_path(self.arrow_box()), QColor(theme.accent))
        if self._dealer_letter:
            self._paint_dealer(painter)
        if self._is_declarer:
            painter.fillPath(crown_path(self.crown_box()), QColor(theme.accent))
        self._paint_text(painter)

    def _paint_dealer(self, painter: QPainter) -> None:
        ground, ink = (INK, PAPER) if self.theme.is_light else (PAPER, INK)
        chip, font = self.dealer_box(), text_font(13 * self.unit, QFont.Weight.Bold)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawEllipse(chip)
        paint_text(painter, chip, self._dealer_letter, font, ink, Qt.AlignmentFlag.AlignHCenter)

    def _paint_text(self, painter: QPainter) -> None:
        theme, left = self.theme, Qt.AlignmentFlag.AlignLeft
        paint_text(painter, self.name_box(), self.name, self.name_font(), theme.text, left)
        colour = theme.accent if self.is_turn else theme.text if self.has_bid else theme.muted
        paint_text(painter, self.line_box(), self.line, self.line_font(), colour, left)

    def name_font(self) -> QFont:
        """What the name is written in."""
        return text_font(16 * self.unit, QFont.Weight.DemiBold)

    def line_font(self) -> QFont:
        """What the second line is written in: heavier where it matters now."""
        is_heavy = self.has_bid or self.is_turn
        return text_font(14 * self.unit, QFont.Weight.DemiBold if is_heavy else QFont.Weight.Normal)
