"""The table of puzzles as a widget: rows to choose from by mouse and keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from marjapussi_desktop.ui.keys import ENTER
from marjapussi_desktop.ui.puzzles.model import IDEA_COLUMN, PuzzleModel
from marjapussi_desktop.ui.style import Look

_WIDTHS = {0: 56, 2: 72, 3: 280, 4: 170}
"""Columns in pixels of a 1280×720 window; the idea takes the rest."""
_LEAST_IDEA_W = 320
_TEXT = 18
_ROW_H = 34


class PuzzleTable(QTableView):
    """Signal: ``opened(PuzzleRow)``: a puzzle is to be asked (click, Enter)."""

    opened = Signal(object)

    def __init__(self, model: PuzzleModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.puzzles = model
        self._scale = 0.0
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionResizeMode(IDEA_COLUMN, QHeaderView.ResizeMode.Stretch)
        self.doubleClicked.connect(lambda _index: self._open())
        model.modelReset.connect(lambda: self.selectRow(0))

    def choose(self, number: int) -> None:
        """Select the row of the puzzle with this number, if it is shown."""
        for nth, row in enumerate(self.puzzles.rows):
            if row.number == number:
                self.selectRow(nth)
                self.scrollTo(self.puzzles.index(nth, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Its texts grow as far as all columns fit: in a narrow window less than those around it."""
        super().resizeEvent(event)
        scale = min(Look.scale, self.width() / (sum(_WIDTHS.values()) + _LEAST_IDEA_W))
        if scale == self._scale:
            return
        self._scale = scale
        self.setStyleSheet(f"* {{ font-size: {round(_TEXT * scale)}px; }}")
        self.verticalHeader().setDefaultSectionSize(round(_ROW_H * scale))
        for column, width in _WIDTHS.items():
            self.setColumnWidth(column, round(width * scale))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self._open()
        else:
            super().keyPressEvent(event)

    def open_chosen(self) -> None:
        """Open the puzzle that is chosen."""
        self._open()

    def _open(self) -> None:
        index = self.currentIndex()
        if index.isValid():
            self.opened.emit(self.puzzles.rows[index.row()])
