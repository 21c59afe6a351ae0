"""A sheet at the right edge that leaves the rest of the window to be seen as it is."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.ui.sheets.base import Sheet
from marjapussi_desktop.ui.style import gap, set_role


class SideSheet(Sheet):
    """Stands beside what it changes, as high as the window: between it and the bar slivers of the table would look out.
    As of every sheet, a click outside closes it.
    """

    def __init__(self, parent: QWidget, width: int) -> None:
        super().__init__(parent, width)
        set_role(self.page, "side")
        column = self.page.layout()
        assert column is not None
        column.setContentsMargins(gap(24), gap(16), gap(16), gap(16))

    def page_box(self) -> QRect:
        width = min(self.width() - gap(8), self.wanted_size().width())
        return QRect(self.width() - width, 0, width, self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Nothing is dimmed."""
