"""The table of puzzles as a widget."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.ui.puzzles.model import IDEA_COLUMN, PuzzleModel
from marjapussi_desktop.ui.rows_table import Columns, RowsTable

_COLUMNS: Final = Columns({0: 56, 2: 72, 3: 272, 4: 228}, stretched=IDEA_COLUMN, least=276, row=34)


class PuzzleTable(RowsTable):
    """Signal: ``opened(PuzzleRow)``: a puzzle is to be asked (double click, Enter)."""

    opened = Signal(object)

    def __init__(self, model: PuzzleModel, parent: QWidget) -> None:
        super().__init__(model, _COLUMNS, parent)
        self.puzzles = model
        self.setWordWrap(False)
        model.modelReset.connect(lambda: self.selectRow(0))

    def choose(self, number: int) -> None:
        """Select the row of the puzzle with this number, if it is shown."""
        for nth, row in enumerate(self.puzzles.rows):
            if row.number == number:
                self.selectRow(nth)
                self.scrollTo(self.puzzles.index(nth, 0))

    def open_chosen(self) -> None:
        """Open the puzzle that is chosen."""
        index = self.currentIndex()
        if index.isValid():
            self.opened.emit(self.puzzles.rows[index.row()])
