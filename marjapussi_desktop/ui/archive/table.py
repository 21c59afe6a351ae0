"""The archive's table as a widget."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.settings.archive import ArchivedMatch
from marjapussi_desktop.ui.archive.model import PLAYERS_COLUMN, ArchiveModel
from marjapussi_desktop.ui.rows_table import Columns, RowsTable

_COLUMNS: Final = Columns({0: 150, 1: 210, 3: 64, 4: 100, 5: 152}, stretched=PLAYERS_COLUMN, least=200, row=50)
"""Rows of two lines: a long game's name with its house rules, and many players, are not shortened."""


class ArchiveTable(RowsTable):
    """Signals: ``opened()``: a row is to be opened (double click, Enter); ``chosen()``: another row is chosen."""

    opened = Signal()
    chosen = Signal()

    def __init__(self, model: ArchiveModel, parent: QWidget) -> None:
        super().__init__(model, _COLUMNS, parent)
        self.archive = model
        self.setWordWrap(True)
        self.selectionModel().currentRowChanged.connect(lambda _now, _before: self.chosen.emit())
        model.modelReset.connect(self._choose_first)

    def match(self) -> ArchivedMatch | None:
        """The match that is chosen."""
        index = self.currentIndex()
        return self.archive.match_at(index.row()) if index.isValid() else None

    def open_chosen(self) -> None:
        self.opened.emit()

    def _choose_first(self) -> None:
        self.selectRow(0)
        self.chosen.emit()
