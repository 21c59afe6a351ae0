"""The trump indicator at the top right, and the marriages declared beside it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.engine.state import Declaration
from marjapussi_desktop.ui.labels import set_tip
from marjapussi_desktop.ui.table.drawing import HEARTS_ON_DARK, fitting_font, paint_text, text_font
from marjapussi_desktop.ui.table.plain_item import PlainItem
from marjapussi_desktop.ui.table.suits import draw_suit, draw_suit_on_paper
from marjapussi_desktop.ui.table.theme import PAPER, SPACE, SUIT_COLOURS, Deck, Theme
from marjapussi_desktop.ui.table.words import TableWords

_CLOTH_H = 122
"""In the units that it is drawn in; it is smaller than texts where these are large."""
_CLOTH_ASPECT = 96 / 122
_RED = (Suit.HEARTS, Suit.DIAMONDS)


class TrumpIndicator(PlainItem):
    """A cloth that hangs from the upper edge with the trump suit on it; an empty outline while there is no trump."""

    def __init__(self, words: TableWords) -> None:
        super().__init__(z=50.0)
        self._words = words
        self.suit: Suit | None = None
        self.sentence = ""
        self.declared: tuple[tuple[Suit, str, str], ...] = ()

    def show_view(self, view: TableView) -> None:
        """Show the trump and what has been declared."""
        self.suit = view.trump
        self.sentence = self._words.trump(view)
        self.declared = tuple(_entry(self._words, view, declaration) for declaration in view.declared)
        set_tip(self, self.sentence)
        self.show_facts(self.suit, self.sentence, self.declared)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        unit = self.unit
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self.box.height() - 32 * unit
        width = height * _CLOTH_ASPECT
        cloth = QRectF(self.box.right() - width, self.box.top(), width, height)
        if self.suit is None:
            self._paint_empty(painter, cloth)
        else:
            self._paint_cloth(painter, cloth, self.suit)
        line = QRectF(self.box.left(), cloth.bottom() + 4 * unit, self.box.width(), 26 * unit)
        weight = QFont.Weight.Bold if self.suit is not None else QFont.Weight.Normal
        colour = self.theme.text if self.suit is not None else self.theme.muted
        px = 20 * unit if self.suit is not None else 15 * unit
        font = fitting_font(self.sentence, line.width(), px, weight)
        paint_text(painter, line, self.sentence, font, colour, Qt.AlignmentFlag.AlignRight)
        self._paint_declared(painter, cloth)

    def _paint_cloth(self, painter: QPainter, cloth: QRectF, suit: Suit) -> None:
        unit = cloth.height() / _CLOTH_H
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 40))
        painter.drawPath(_cloth_path(cloth.translated(2 * unit, 3 * unit)))
        painter.setBrush(QColor(PAPER))
        painter.drawPath(_cloth_path(cloth))
        painter.fillRect(QRectF(cloth.left(), cloth.top(), cloth.width(), 8 * unit), QColor(self.theme.accent))
        side = 72 * unit
        box = QRectF(cloth.center().x() - side / 2, cloth.top() + 18 * unit, side, side)
        draw_suit(painter, suit, SUIT_COLOURS[self.deck][suit], box)

    def _paint_empty(self, painter: QPainter, cloth: QRectF) -> None:
        unit = cloth.height() / _CLOTH_H
        painter.setPen(QPen(QColor(self.theme.muted), 1.5 * unit, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(_cloth_path(cloth.adjusted(unit, -4 * unit, -unit, -unit)))
        side = 24 * unit
        middle = cloth.center()
        for nth, suit in enumerate(Suit):
            x = middle.x() + (nth % 2 - 1) * (side + 6 * unit) + 3 * unit
            y = middle.y() + (nth // 2 - 1) * (side + 6 * unit) - 8 * unit
            draw_suit(painter, suit, self.theme.muted, QRectF(x, y, side, side))

    def _paint_declared(self, painter: QPainter, cloth: QRectF) -> None:
        """A column at the left of the cloth: suit, points, and whose."""
        unit = self.unit
        row_h = 25 * unit
        column = QRectF(self.box.left(), 0, cloth.left() - self.box.left() - 1.5 * SPACE * unit, row_h)
        for nth, (suit, points, side) in enumerate(self.declared[:4]):
            row = column.translated(0, 10 * unit + nth * row_h)
            paint_text(painter, row, side, text_font(13.5 * unit), self.theme.muted, Qt.AlignmentFlag.AlignRight)
            left = row.right() - max(painter.fontMetrics().horizontalAdvance(side), 30 * unit) - SPACE * unit
            number = QRectF(row.left(), row.top(), left - row.left(), row_h)
            font = text_font(15 * unit, QFont.Weight.DemiBold)
            paint_text(painter, number, points, font, self.theme.text, Qt.AlignmentFlag.AlignRight)
            sign = 21 * unit
            x = left - painter.fontMetrics().horizontalAdvance(points) - sign - 6 * unit
            disc = QRectF(x, row.center().y() - sign / 2, sign, sign)
            draw_suit_on_paper(painter, suit, SUIT_COLOURS[self.deck][suit], disc)


def felt_suit_colour(theme: Theme, deck: Deck, suit: Suit) -> str:
    """A suit's colour where it is drawn on the felt itself."""
    if theme.is_light:
        return SUIT_COLOURS[deck][suit]
    return HEARTS_ON_DARK if suit in _RED else theme.text


def _entry(words: TableWords, view: TableView, declaration: Declaration) -> tuple[Suit, str, str]:
    side = view.seats[declaration.seat].side
    return declaration.suit, str(declaration.points), words.side_name(view, side)


def _cloth_path(box: QRectF) -> QPainterPath:
    """A hanging cloth with a swallow's tail."""
    path = QPainterPath(box.topLeft())
    path.lineTo(box.topRight())
    path.lineTo(box.bottomRight())
    path.lineTo(QPointF(box.center().x(), box.bottom() - box.width() * 0.2))
    path.lineTo(box.bottomLeft())
    path.closeSubpath()
    return path
