"""A list model of the story's lines: an update keeps the rows that have not changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from marjapussi_desktop.ui.story.lines import Line

LINE: Final = Qt.ItemDataRole.UserRole
"""The line itself; the other roles give its sentence."""

_NO_PARENT: Final = QModelIndex()


class LinesModel(QAbstractListModel):
    """Attributes: ``lines``."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: list[Line] = []

    def show_lines(self, lines: Sequence[Line]) -> int | None:
        """Take other lines; the row of the last one that is new, None if none is."""
        start = _shared(self.lines, lines)
        end = min(_shared(self.lines[::-1], lines[::-1]), len(self.lines) - start, len(lines) - start)
        gone, come = len(self.lines) - start - end, lines[start : len(lines) - end]
        if gone:
            self.beginRemoveRows(_NO_PARENT, start, start + gone - 1)
            del self.lines[start : start + gone]
            self.endRemoveRows()
        if come:
            self.beginInsertRows(_NO_PARENT, start, start + len(come) - 1)
            self.lines[start:start] = come
            self.endInsertRows()
            return start + len(come) - 1
        return None

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        line = self.lines[index.row()]
        if role == LINE:
            return line
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.sentence
        return None


def _shared(some: Sequence[Line], others: Sequence[Line]) -> int:
    """How many lines are the same from the beginning."""
    pairs = zip(some, others, strict=False)
    return next((nth for nth, (one, other) in enumerate(pairs) if one != other), min(len(some), len(others)))
