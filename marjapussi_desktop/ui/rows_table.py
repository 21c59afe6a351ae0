"""A table of rows to choose from by mouse and keyboard, whose texts grow as far as all columns fit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QAbstractTableModel, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from marjapussi_desktop.ui.keys import ENTER
from marjapussi_desktop.ui.style import Look

_TEXT: Final = 18


@dataclass(frozen=True)
class Columns:
    """In pixels of a 1280×720 window. ``widths`` by column; the ``stretched`` one takes the rest, ``least`` at least;
    ``row``: the height of a row.
    """

    widths: Mapping[int, int]
    stretched: int
    least: int
    row: int


class RowsTable(QTableView):
    """One row is chosen at a time; a double click or Enter does ``open_chosen``, Home and End go to the first row and
    the last one.
    """

    def __init__(self, model: QAbstractTableModel, columns: Columns, parent: QWidget) -> None:
        super().__init__(parent)
        self._columns = columns
        self._scale = 0.0
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionResizeMode(columns.stretched, QHeaderView.ResizeMode.Stretch)
        self.doubleClicked.connect(lambda _index: self.open_chosen())

    def has_rows(self, count: int) -> bool:
        """Whether there is room for so many rows to be seen."""
        return self.viewport().height() >= count * self.verticalHeader().defaultSectionSize()

    def open_chosen(self) -> None:
        """Open the row that is chosen."""
        raise NotImplementedError

    def go_to_end(self) -> None:
        """Choose the last row."""
        self.selectRow(self.model().rowCount() - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Its texts grow as far as all columns fit: in a narrow window less than those around it."""
        super().resizeEvent(event)
        self._fit_texts()
        self.scrollTo(self.currentIndex())

    def _fit_texts(self) -> None:
        widths, least = self._columns.widths, self._columns.least
        scale = min(Look.scale, self.width() / (sum(widths.values()) + least))
        if scale == self._scale:
            return
        self._scale = scale
        self.setStyleSheet(f"* {{ font-size: {round(_TEXT * scale)}px; }}")
        self.verticalHeader().setDefaultSectionSize(round(self._columns.row * scale))
        for column, width in widths.items():
            self.setColumnWidth(column, round(width * scale))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.open_chosen()
        elif event.key() == Qt.Key.Key_Home:
            self.selectRow(0)
        elif event.key() == Qt.Key.Key_End:
            self.go_to_end()
        else:
            super().keyPressEvent(event)
