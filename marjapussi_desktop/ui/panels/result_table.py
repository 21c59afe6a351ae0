"""The result of a hand as a table: what each side scored and why, and the totals."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from marjapussi_desktop.controller.table_view import TableView
from marjapussi_desktop.engine.events import HandResult, ScoreLine, Why
from marjapussi_desktop.engine.ruleset import PipCount
from marjapussi_desktop.ui.labels import Label, ShortLabel
from marjapussi_desktop.ui.style import px, set_role
from marjapussi_desktop.ui.text.cards import joined
from marjapussi_desktop.ui.text.scores import number, score_line_text, signed

_WIDEST = 880
"""Pixels that the names of all sides may take together."""


class ResultTable(QWidget):
    """One column per side: the points taken, what they scored, the total. Built anew for each language."""

    def __init__(self, view: TableView, result: HandResult, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._result = result
        terms = view.rules.game_points
        self._counts_aces = terms is not None and terms.pip_count is not PipCount.CLASSIC
        self._is_tied = len({first for first, _second in result.pips}) == 1
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(48))
        order = sorted(range(len(result.totals)), key=lambda side: side != view.viewer_side)
        columns = [QWidget(self) for _side in order]
        for column, side in zip(columns, order, strict=True):
            column.setLayout(self._column(side))
            row.addWidget(column, 1)
        width = max(column.sizeHint().width() for column in columns)
        for column in columns:
            column.setMinimumWidth(width)

    def _column(self, side: int) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        heading = ShortLabel(text=joined(self._names(side)), widest=px(_WIDEST) // len(self._result.totals))
        set_role(heading, "heading")
        column.addWidget(heading)
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(32))
        grid.setVerticalSpacing(px(4))
        grid.setColumnStretch(0, 1)
        column.addLayout(grid)
        taken = [line for line in self._result.taken_lines if line.side == side]
        scored = [line for line in self._result.lines if line.side == side]
        if taken:
            self._add_lines(grid, taken)
            self._add(grid, self.tr("Points taken"), number(self._result.taken[side]), "accent")
            _add_rule(grid)
        if taken and scored[: len(taken)] == taken:
            self._add(grid, self.tr("All points taken"), signed(self._result.taken[side]), "")
            scored = scored[len(taken) :]
        self._add_lines(grid, scored)
        self._add_lines(grid, [line for line in self._result.adjustments if line.side == side])
        for text, count in self._counts(side):
            self._add(grid, text, number(count), "muted")
        column.addStretch()
        column.addWidget(_rule())
        total = QGridLayout()
        total.setColumnStretch(0, 1)
        self._add(total, self.tr("Total"), number(self._result.totals[side]), "total")
        column.addLayout(total)
        return column

    def _add_lines(self, grid: QGridLayout, lines: list[ScoreLine]) -> None:
        for line in lines:
            self._add(grid, self._line_text(line), signed(line.amount), "")

    def _line_text(self, line: ScoreLine) -> str:
        if line.why is Why.MORE_PIPS and self._counts_aces and not self._is_tied:
            return self.tr("More aces and tens")
        return score_line_text(line)

    def _counts(self, side: int) -> list[tuple[str, int]]:
        """What the point for pips goes by, and what breaks a tie where there was one."""
        if not self._result.pips:
            return []
        first, second = self._result.pips[side]
        if not self._counts_aces:
            return [(self.tr("Pips in the tricks"), first)]
        tied = [(self.tr("Pips in the tricks"), second)] if self._is_tied else []
        return [(self.tr("Aces and tens in the tricks"), first), *tied]

    def _add(self, grid: QGridLayout, text: str, amount: str, role: str) -> None:
        row = grid.rowCount()
        grid.addWidget(_label(text, role), row, 0)
        figure = _label(amount, role)
        figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(figure, row, 1)

    def _names(self, side: int) -> list[str]:
        return [seat.name for seat in self._view.seats if seat.side == side]


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
