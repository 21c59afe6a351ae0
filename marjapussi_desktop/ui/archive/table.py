"""The archive's table as a widget."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.settings.archive import ArchivedMatch
from marjapussi_desktop.ui.archive.model import PLAYERS_COLUMN, ArchiveModel
from marjapussi_desktop.ui.rows_table import Columns, RowsTable

_COLUMNS: Final = Columns({0: 150, 1: 210, 3: 64, 4: 100, 5: 152}, stretched=PLAYERS_COLUMN, least=200, row=50)
"""Rows of two lines: a long game's name with its house rules, and many players, are not shortened."""


class ArchiveTable(RowsTable):
    """Of all matches, that on the table is chosen first. ``kept``: the match that stays chosen with the next rows.

    Signals: ``opened()``: a row is to be opened (double click, Enter); ``chosen()``: another row is chosen."""

    opened = Signal()
    chosen = Signal()

    def __init__(self, model: ArchiveModel, parent: QWidget) -> None:
        super().__init__(model, _COLUMNS, parent)
        self.archive = model
        self.setWordWrap(True)
        self.selectionModel().currentRowChanged.connect(lambda _now, _before: self.chosen.emit())
        self.kept = ""
        self._is_new = True
        self._goes_to_end = False
        model.modelReset.connect(self._choose_again)
        model.fetched.connect(self._go_on_to_end)

    def match(self) -> ArchivedMatch | None:
        """The match that is chosen."""
        index = self.currentIndex()
        return self.archive.match_at(index.row()) if index.isValid() else None

    def open_chosen(self) -> None:
        self.opened.emit()

    def go_to_end(self) -> None:
        """Choose the last match of all, once every row has come."""
        self._goes_to_end = True
        self._go_on_to_end()

    def _go_on_to_end(self) -> None:
        if not self._goes_to_end:
            return
        if self.archive.canFetchMore(QModelIndex()):
            self.archive.fetchMore(QModelIndex())
        else:
            self._goes_to_end = False
            super().go_to_end()

    def _choose_again(self) -> None:
        self._goes_to_end = False
        row = self.archive.row_in_play() if self._is_new else self.archive.row_of(self.kept)
        self._is_new, self.kept = False, ""
        self.selectRow(row or 0)
        self.chosen.emit()
