"""The archive's table as a widget: rows to choose from by mouse and keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from marjapussi_desktop.settings.archive import ArchivedMatch
from marjapussi_desktop.ui.archive.model import PLAYERS_COLUMN, ArchiveModel
from marjapussi_desktop.ui.keys import ENTER
from marjapussi_desktop.ui.style import Look

_WIDTHS = {0: 150, 1: 210, 3: 64, 4: 100, 5: 120}
"""Columns in pixels of a 1280×720 window; the players take the rest."""
_LEAST_PLAYERS_W = 200
_TEXT = 18
_ROW_H = 50
"""Two lines: a long game's name with its house rules, and many players, are not shortened."""


class ArchiveTable(QTableView):
    """Signals: ``opened()``: a row is to be opened (double click, Enter); ``chosen()``: another row is chosen."""

    opened = Signal()
    chosen = Signal()

    def __init__(self, model: ArchiveModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.archive = model
        self._scale = 0.0
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSectionResizeMode(PLAYERS_COLUMN, QHeaderView.ResizeMode.Stretch)
        self.doubleClicked.connect(lambda _index: self.opened.emit())
        self.selectionModel().currentRowChanged.connect(lambda _now, _before: self.chosen.emit())
        model.modelReset.connect(self._choose_first)

    def match(self) -> ArchivedMatch | None:
        """The match that is chosen."""
        index = self.currentIndex()
        return self.archive.match_at(index.row()) if index.isValid() else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Its texts grow as far as all columns fit: in a narrow window less than those around it."""
        super().resizeEvent(event)
        scale = min(Look.scale, self.width() / (sum(_WIDTHS.values()) + _LEAST_PLAYERS_W))
        if scale == self._scale:
            return
        self._scale = scale
        self.setStyleSheet(f"* {{ font-size: {round(_TEXT * scale)}px; }}")
        self.verticalHeader().setDefaultSectionSize(round(_ROW_H * scale))
        for column, width in _WIDTHS.items():
            self.setColumnWidth(column, round(width * scale))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def _choose_first(self) -> None:
        self.selectRow(0)
        self.chosen.emit()
