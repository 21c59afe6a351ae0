"""A sheet at the right edge that leaves the rest of the window to be seen as it is."""

from __future__ import annotations

from collections.abc import Iterator
from math import floor

from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.ui.sheets.base import Sheet
from marjapussi_desktop.ui.style import gap, set_role
from marjapussi_desktop.ui.table.table_widget import TableWidget

WIDEST_SHARE = 0.5
"""Of the window: more it does not take to cover a plate."""
LEAST_SHARE = 0.9
"""Of the width that it wants: less it does not take to stand clear of one."""


class SideSheet(Sheet):
    """Stands beside what it changes, as high as the window: between it and the bar slivers of the table would look out.
    Of a player's plate that it would cut it stands clear, or covers it wholly. As of every sheet, a click outside
    closes it.
    """

    def __init__(self, parent: QWidget, width: int) -> None:
        super().__init__(parent, width)
        set_role(self.page, "side")
        column = self.page.layout()
        assert column is not None
        column.setContentsMargins(gap(24), gap(16), gap(16), gap(16))

    def open(self) -> None:
        super().open()
        for table in self._below.findChildren(TableWidget):
            table.resized.connect(self._fit_later)

    def page_box(self) -> QRect:
        wanted = min(self.width() - gap(8), self.wanted_size().width())
        left = self.width() - wanted
        for plate in self._plates():
            if plate.left() < left <= plate.right():
                clear, covering = plate.right() + gap(8), plate.left()
                least = max(LEAST_SHARE * wanted, self.page.minimumSizeHint().width())
                if self.width() - clear >= least:
                    left = clear
                elif self.width() - covering <= WIDEST_SHARE * self.width():
                    left = covering
        return QRect(left, 0, self.width() - left, self.height())

    def _plates(self) -> Iterator[QRect]:
        """Where the players' plates of the table below are seen."""
        for table in self._below.findChildren(TableWidget):
            if not table.isVisible():
                continue
            at = table.viewport().mapTo(self._below, QPoint())
            for plate in table.table_scene().signs.plates:
                box = table.mapFromScene(plate.mapRectToScene(plate.box)).boundingRect().translated(at)
                yield box.adjusted(-floor(plate.unit), 0, floor(plate.unit), 0)  # with its edge

    def _fit_later(self) -> None:
        """The table has other places, perhaps before this sheet has its own size."""
        QTimer.singleShot(0, self, self._fit)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Nothing is dimmed."""
