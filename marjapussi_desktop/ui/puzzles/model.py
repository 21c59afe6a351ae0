"""The table of puzzles: which there are, and what came of each."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from marjapussi_desktop.controller.puzzles.catalogue import PuzzleRow
from marjapussi_desktop.controller.puzzles.progress import PuzzleState, state_of
from marjapussi_desktop.controller.puzzles.qt_book import PuzzleBook
from marjapussi_desktop.ui.style import Look, colours
from marjapussi_desktop.ui.text.presets import preset_name
from marjapussi_desktop.ui.text.puzzles import idea_name, state_text

Index = QModelIndex | QPersistentModelIndex

COLUMNS: Final = 5
IDEA_COLUMN: Final = 1
_NUMBERS: Final = (0, 2)


class PuzzleModel(QAbstractTableModel):
    """The puzzles that the filter lets through, in the order of the list. The idea of a puzzle that was never tried is
    half of its answer, and is told only where the person has chosen the idea.
    """

    def __init__(self, book: PuzzleBook) -> None:
        super().__init__(book)
        self._book = book
        self._tells_ideas = False
        self.rows: tuple[PuzzleRow, ...] = ()

    def show_rows(self, rows: tuple[PuzzleRow, ...], tells_ideas: bool) -> None:
        """Show these puzzles; ``tells_ideas``: of those, too, that were never tried."""
        self.beginResetModel()
        self.rows, self._tells_ideas = rows, tells_ideas
        self.endResetModel()

    def renew(self) -> None:
        """What came of the puzzles has changed, or the language."""
        if self.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, COLUMNS - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, COLUMNS - 1)

    # -- what Qt asks -------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else COLUMNS

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in _NUMBERS:
            return Qt.AlignmentFlag.AlignCenter
        row = self.rows[index.row()]
        state = state_of(self._book.results.of(row.id))
        is_told = self._tells_ideas or state is not PuzzleState.NEW
        if role == Qt.ItemDataRole.ForegroundRole and index.column() == IDEA_COLUMN and not is_told:
            return QColor(colours(Look.theme)["muted"])
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == IDEA_COLUMN and not is_told:
            return self.told_later()
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        texts = (
            str(row.number),
            idea_name(row.idea) if is_told else "–",
            str(row.level),
            preset_name(row.preset),
            state_text(state),
        )
        return texts[index.column()]

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            return Qt.AlignmentFlag.AlignCenter if section in _NUMBERS else left
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        idea = self.tr("Idea") if self._tells_ideas else self.tr("Idea (told after a try)")
        heads = (self.tr("No."), idea, self.tr("Level"), self.tr("Game"), self.tr("So far"))
        return heads[section]

    def told_later(self) -> str:
        """Why an idea is only a dash."""
        return self.tr("The idea of a puzzle is told after the first try.")
