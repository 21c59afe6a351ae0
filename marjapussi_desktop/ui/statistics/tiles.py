"""The figures at the top of the page of statistics: each a number and what it counts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from marjapussi_desktop.ui.labels import Label, ShortLabel
from marjapussi_desktop.ui.style import gap, px, set_role

_LEAST_W = 160
"""Of a figure, in pixels of a 1280×720 window: where there is less room they stand in two rows."""


Figure = tuple[str, str, str]
"""A figure: the number, what stands beside it, and what it counts."""


class Tiles(QWidget):
    """Figures of equal width in a row, or in several."""

    def __init__(self, parent: QWidget, count: int) -> None:
        """``count``: how many figures there can be."""
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(gap(16))
        self._columns: list[QVBoxLayout] = []
        self._labels = [(Label(self), ShortLabel(self), Label(self)) for _nth in range(count)]
        for number, more, name in self._labels:
            set_role(number, "total")
            set_role(more, "muted")
            set_role(name, "small")
            name.setWordWrap(True)
            name.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            line = QHBoxLayout()
            line.setSpacing(gap(8))
            line.addWidget(number)
            line.addWidget(more, 1, Qt.AlignmentFlag.AlignBaseline)
            column = QVBoxLayout()
            column.setSpacing(0)
            column.addLayout(line)
            column.addWidget(name, 1)
            self._columns.append(column)
        self._shown = count
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        count = self._shown
        rows = min(count, -(-count * px(_LEAST_W) // max(1, self.width())))
        across = -(-count // rows)
        for column in self._columns:
            self._grid.removeItem(column)
        for nth, column in enumerate(self._columns):
            self._grid.addLayout(column, nth // across, nth % across)
            self._grid.setColumnStretch(nth, 1 if nth < across else 0)

    def show_figures(self, figures: Sequence[Figure]) -> None:
        """Show these figures, at least one, and none besides."""
        for nth, labels in enumerate(self._labels):
            for label, text in zip(labels, figures[nth] if nth < len(figures) else ("", "", ""), strict=True):
                label.setText(text)
                label.setVisible(nth < len(figures))
        self._shown = len(figures)
        self._arrange()
