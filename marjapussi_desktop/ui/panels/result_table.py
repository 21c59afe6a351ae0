"""The result of a hand as a table: what each side scored and why, and the totals."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.events import HandResult
from marjapussi_desktop.ui.i18n import translate
from marjapussi_desktop.ui.labels import Label, ShortLabel
from marjapussi_desktop.ui.style import gap, px, set_role
from marjapussi_desktop.ui.text.cards import joined
from marjapussi_desktop.ui.text.names import shown_name
from marjapussi_desktop.ui.text.result_lines import result_lines
from marjapussi_desktop.ui.text.scores import number

_WIDEST = 880
"""Pixels that the names of all sides may take together."""


class ResultTable(QWidget):
    """One column per side: the points taken, what they scored, the total. Built anew for each language."""

    def __init__(self, view: TableView, result: HandResult, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._result = result
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        order = sorted(range(len(result.totals)), key=lambda side: side != view.viewer_side)
        columns = [QWidget(self) for _side in order]
        for column, side in zip(columns, order, strict=True):
            column.setLayout(self._column(side))
            row.addWidget(column, 1)
        self._columns = columns
        self._row = row
        self.arrange()

    def arrange(self, is_close: bool = False) -> None:
        """Make the columns of one width, with the letters of the moment; ``is_close``: with less room between."""
        self._row.setSpacing(gap(24 if is_close else 48))
        for column in self._columns:
            for grid in column.findChildren(QGridLayout):
                grid.setHorizontalSpacing(gap(12 if is_close else 32))
                grid.setVerticalSpacing(gap(2 if is_close else 4))
            column.setMinimumWidth(0)
        width = max(column.sizeHint().width() for column in self._columns)
        for column in self._columns:
            column.setMinimumWidth(width)

    def _column(self, side: int) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap(8))
        heading = ShortLabel(text=joined(self._names(side)), widest=px(_WIDEST) // len(self._result.totals))
        set_role(heading, "heading")
        column.addWidget(heading)
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        column.addLayout(grid)
        for line in result_lines(self._result, self._view.rules, side):
            if line is None:
                _add_rule(grid)
            else:
                self._add(grid, *line)
        column.addStretch()
        column.addWidget(_rule())
        total = QGridLayout()
        total.setColumnStretch(0, 1)
        self._add(total, translate("ResultTable", "Match total"), number(self._result.totals[side]), "total")
        column.addLayout(total)
        return column

    def _add(self, grid: QGridLayout, text: str, amount: str, role: str) -> None:
        row = grid.rowCount()
        grid.addWidget(_label(text, role), row, 0)
        figure = _label(amount, role)
        figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(figure, row, 1)

    def _names(self, side: int) -> list[str]:
        return [shown_name(seat) for seat in self._view.seats if seat.side == side]


def _label(text: str, role: str) -> Label:
    label = Label(text=text)
    set_role(label, role)
    return label


def _rule() -> QFrame:
    line = QFrame()
    line.setObjectName("line")
    return line


def _add_rule(grid: QGridLayout) -> None:
    grid.addWidget(_rule(), grid.rowCount(), 0, 1, 2)
