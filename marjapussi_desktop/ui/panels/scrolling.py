"""The parts of a panel that scroll where large texts leave too little room for them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from marjapussi_desktop.ui.scrolled import let_scroll
from marjapussi_desktop.ui.style import gap

_LEAST: Final = 120
"""Pixels of height below which scrolling is no help."""
_BESIDE: Final = 12
"""Pixels between the parts and the bar beside them."""


class ScrollingParts(QScrollArea):
    """As high as its parts, unless it is cut: then they scroll. ``column``: the layout of the parts."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        page = QWidget()
        self.column = QVBoxLayout(page)
        let_scroll(page, self)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._cut = 0
        self.cut(0)

    def cut(self, height: int) -> None:
        """Be lower than the parts by so many pixels; 0: as high as they are."""
        self._cut = height
        off, needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(needed if height else off)
        self.column.setContentsMargins(0, 0, gap(_BESIDE) if height else 0, 0)
        self.updateGeometry()

    def can_be_cut(self, height: int, width: int) -> bool:
        """Whether enough is left in this width without so many pixels of height."""
        return self._whole_height(width) - height >= gap(_LEAST)

    def scroll_by(self, steps: int) -> bool:
        """Scroll down by some steps, up where they are below 0; whether anything scrolls."""
        bar = self.verticalScrollBar()
        if not self._cut or bar.maximum() <= bar.minimum():
            return False
        bar.setValue(bar.value() + steps * gap(40))
        return True

    def hasHeightForWidth(self) -> bool:
        return self.column.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        return self._whole_height(width) - self._cut

    def sizeHint(self) -> QSize:
        return self.column.totalSizeHint() - QSize(0, self._cut)

    def minimumSizeHint(self) -> QSize:
        return self.column.totalMinimumSize() if not self._cut else QSize(self.column.totalMinimumSize().width(), 0)

    def _whole_height(self, width: int) -> int:
        return (
            self.column.totalHeightForWidth(width)
            if self.column.hasHeightForWidth()
            else self.column.totalSizeHint().height()
        )
