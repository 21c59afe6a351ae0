"""The decisions of a hand as a list, to be gone through with the keyboard; suits are drawn as pictures."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.ui.style import Look, colours, gap, px, suits_on_panels
from marjapussi_desktop.ui.table.suit_text import SuitText

HEADING: Final = int(Qt.ItemDataRole.UserRole)
MISTAKE: Final = HEADING + 1
KEY: Final = HEADING + 2
MARK: Final = 4
"""A mistake has a bar of this width at its left: it differs not by its colour alone."""


@frozen
class Row:
    """``key``: what is chosen with the row, None for a heading or a note; ``is_mistake``: it is marked; ``is_note``: a
    sentence that belongs to no decision.
    """

    text: str
    key: object = None
    is_mistake: bool = False
    is_note: bool = False


class DecisionList(QListWidget):
    """Signals: ``chosen(object)``: the key of the row that has become the current one."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("decisions")
        self.setItemDelegate(_Delegate(self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)  # none is cut at the upper edge
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(self._on_current)

    def show_rows(self, rows: Sequence[Row], current: object) -> None:
        """Show these rows; the first with the key ``current`` is the current one, which is not told as chosen."""
        before = self.verticalScrollBar().value()
        self.blockSignals(True)
        self.clear()
        for row in rows:
            item = QListWidgetItem(row.text)
            item.setData(HEADING, row.key is None and not row.is_note)
            item.setData(MISTAKE, row.is_mistake)
            item.setData(KEY, row.key)
            if row.key is None:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.addItem(item)
            if row.key is not None and row.key == current and self.currentItem() is None:
                self.setCurrentItem(item)
        self.blockSignals(False)
        self.verticalScrollBar().setValue(before)

    def line_height(self) -> int:
        """How high a row is whose text needs one line."""
        self.ensurePolished()
        return _row_height(SuitText("0", self.font(), self.width()))

    def height_of_whole_rows(self, least: int) -> int:
        """The least height from ``least`` on at which no row is cut while the list shows its first one."""
        height = 2 * self.frameWidth()
        for nth in range(self.count()):
            height += self.sizeHintForRow(nth)
            if height >= least:
                return height
        return least

    def keys(self) -> list[object]:
        """The keys of the rows that can be chosen, from top to bottom."""
        items = [self.item(nth) for nth in range(self.count())]
        return [key for item in items if (key := item.data(KEY)) is not None]

    def choose(self, key: object) -> None:
        """Make the first row with this key the current one."""
        for nth in range(self.count()):
            if self.item(nth).data(KEY) == key:
                self.setCurrentRow(nth)
                return

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # the texts wrap anew
        if self._is_near_the_top():
            self.scrollToTop()
        self.scrollToItem(self.currentItem())

    def _is_near_the_top(self) -> bool:
        """Whether the current row is seen together with the first one."""
        if self.currentItem() is None:
            return False
        below = self.visualItemRect(self.currentItem()).bottom() + self.verticalOffset()
        return below < self.viewport().height()

    def _on_current(self, item: QListWidgetItem | None, _before: QListWidgetItem | None) -> None:
        if item is not None and item.data(KEY) is not None:
            self.chosen.emit(item.data(KEY))


class _Delegate(QStyledItemDelegate):
    """Paints a row as wide as the list, in as many lines as its text needs."""

    def __init__(self, view: DecisionList) -> None:
        super().__init__(view)
        # Both are kept: asked for at each size, PySide may give the wrapper of another object of the same address.
        self._view, self._viewport = view, view.viewport()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        text = self._text(option, index, self._viewport.width())
        return QSize(1, _row_height(text))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        c = colours(Look.theme)
        box: QRectF = QRectF(option.rect)
        state: QStyle.StateFlag = option.state
        is_heading = bool(index.data(HEADING))
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, QColor(c["hover"]))
            if self._view.hasFocus():
                painter.setPen(QColor(c["accent"]))
                painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
        if index.data(MISTAKE):
            painter.fillRect(QRectF(box.left(), box.top() + 1, px(MARK), box.height() - 2), QColor(c["accent"]))
        text = self._text(option, index, round(box.width()))
        inner = box.adjusted(gap(12), 0, -gap(8), 0)
        colour = c["accent"] if is_heading else c["text"]
        text.paint(painter, inner, colour, suits_on_panels(Look.theme, Look.deck), is_centred=False)
        painter.restore()

    def _text(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex, width: int) -> SuitText:
        font = self._view.font()
        font.setBold(bool(index.data(HEADING)))
        return SuitText(str(index.data()), font, width - gap(12) - gap(8))


def _row_height(text: SuitText) -> int:
    return ceil(text.size.height()) + 2 * gap(4)
