"""Labels of piles: how many cards the stock has, and what the pile of discards is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.ui.labels import set_tip
from marjapussi_desktop.ui.table.drawing import paint_text, text_font
from marjapussi_desktop.ui.table.frame import Frame
from marjapussi_desktop.ui.table.layout import DISCARDS_SCALE, DISCARDS_TITLE_H, discards_area
from marjapussi_desktop.ui.table.pile import CARD_ASPECT
from marjapussi_desktop.ui.table.plain_item import PlainItem
from marjapussi_desktop.ui.table.theme import INK, PAPER
from marjapussi_desktop.ui.table.words import TableWords


class StockCount(PlainItem):
    """The number of cards left, on a disc over the lower edge of the stock. Hidden once it is empty or open."""

    def __init__(self, words: TableWords) -> None:
        super().__init__(z=58.0)
        self._words = words
        self.text = ""
        self.setVisible(False)

    def show_view(self, view: TableView, base: Frame) -> None:
        """Show the count as it is now."""
        self.text = str(view.stock_count) if view.stock_count and not view.stock else ""
        self.setVisible(bool(self.text))
        set_tip(self, self._words.stock(view.stock_count))
        side = 38 * base.unit
        edge = base.stock + QPointF(0, base.card_w * CARD_ASPECT * base.trick_scale / 2 - side * 0.4)
        self.place(QRectF(edge.x() - side / 2, edge.y() - side / 2, side, side), base.unit)
        self.show_facts(self.text)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(INK), 1.5 * self.unit))
        painter.setBrush(QColor(PAPER))
        painter.drawEllipse(self.box)
        font = text_font(19 * self.unit, QFont.Weight.Bold)
        paint_text(painter, self.box, self.text, font, INK, Qt.AlignmentFlag.AlignHCenter)


class DiscardsTitle(PlainItem):
    """The words over the person's discards. Hidden while there are none."""

    def __init__(self, words: TableWords) -> None:
        super().__init__(z=30.0)
        self._words = words
        self.text = ""
        self.setVisible(False)

    def show_view(self, view: TableView, base: Frame) -> None:
        """Show the title if there are discards."""
        self.text = self._words.discards_title(view) if view.discards else ""
        self.setVisible(bool(self.text))
        area = discards_area(base, DISCARDS_SCALE)
        height = DISCARDS_TITLE_H * base.unit
        self.place(QRectF(area.left(), area.top() - height, area.width(), height), base.unit)
        self.show_facts(self.text)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        font = text_font(14 * self.unit)
        paint_text(painter, self.box, self.text, font, self.theme.muted, Qt.AlignmentFlag.AlignHCenter)
