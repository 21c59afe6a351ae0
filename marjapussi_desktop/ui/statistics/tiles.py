"""The figures at the top of the page of statistics: each a number and what it counts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from marjapussi_desktop.ui.labels import Label, ShortLabel
from marjapussi_desktop.ui.style import px, set_role


class Tiles(QWidget):
    """A row of figures of equal width."""

    def __init__(self, parent: QWidget, count: int) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(16))
        self._labels = [(Label(self), ShortLabel(self), Label(self)) for _nth in range(count)]
        for number, more, name in self._labels:
            set_role(number, "total")
            set_role(more, "muted")
            set_role(name, "small")
            name.setWordWrap(True)
            name.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            line = QHBoxLayout()
            line.setSpacing(px(8))
            line.addWidget(number)
            line.addWidget(more, 1, Qt.AlignmentFlag.AlignBaseline)
            column = QVBoxLayout()
            column.setSpacing(0)
            column.addLayout(line)
            column.addWidget(name, 1)
            row.addLayout(column, 1)

    def show_figures(self, figures: Sequence[tuple[str, str, str]]) -> None:
        """Show each figure: the number, what stands beside it, and what it counts."""
        for labels, texts in zip(self._labels, figures, strict=True):
            for label, text in zip(labels, texts, strict=True):
                label.setText(text)
