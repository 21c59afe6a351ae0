"""The table of matches: rows are fetched a page at a time, as far as the person scrolls."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from marjapussi_desktop.controller.match.named_rules import RulesNames
from marjapussi_desktop.controller.statistics.qt_archive import MatchArchive
from marjapussi_desktop.outside import plain
from marjapussi_desktop.settings.archive import ROWS_A_PAGE, ArchivedMatch, Search
from marjapussi_desktop.ui.statistics.plot import MINUS
from marjapussi_desktop.ui.text.games import game_text
from marjapussi_desktop.ui.text.names import DEFAULT_NAME, you

Index = QModelIndex | QPersistentModelIndex

COLUMNS: Final = 6
PLAYERS_COLUMN: Final = 2
_NUMBERS: Final = (3, 4)
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ArchiveModel(QAbstractTableModel):
    """The matches that a search finds, the newest first. ``current_state``: of the match that is being played.

    Signal: ``fetched()``: rows have come, perhaps none.
    """

    fetched = Signal()

    def __init__(self, archive: MatchArchive, parent: QObject, names: RulesNames | None = None) -> None:
        super().__init__(parent)
        self._names = names or {}
        self._archive = archive
        self._search = Search()
        self._rows: list[ArchivedMatch] = []
        self._deleted: set[str] = set()
        self._has_more = False
        self._asked = 0  # counts the questions: an answer to an older one is dropped

    def search(self, search: Search) -> None:
        """Show what another search finds. What is shown stays until the first page has come."""
        self._search = search
        self._ask(None)

    def take_out(self, match: ArchivedMatch) -> None:
        """Leave out a match that is being deleted, also where an answer that is on its way still has it."""
        self._deleted.add(match.match)
        row = self.row_of(match.match)
        if row is not None:
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._rows[row]
            self.endRemoveRows()

    def row_of(self, match_id: str) -> int | None:
        """The row of a match, as far as rows have come."""
        return next((row for row, match in enumerate(self._rows) if match.match == match_id), None)

    def row_in_play(self) -> int | None:
        """The row of the match on the table."""
        return next((row for row, match in enumerate(self._rows) if match.state == "current"), None)

    def match_at(self, row: int) -> ArchivedMatch | None:
        """The match of a row."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def _ask(self, after: ArchivedMatch | None) -> None:
        self._asked += 1
        number = self._asked
        self._has_more = False
        self._archive.ask_page(self._search, after, lambda rows: self._take(number, after is None, rows))

    def _take(self, number: int, is_first: bool, rows: list[ArchivedMatch]) -> None:
        if number != self._asked:
            return
        is_full = len(rows) == ROWS_A_PAGE
        rows = [match for match in rows if match.match not in self._deleted]
        if is_first:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        elif rows:
            count = len(self._rows)
            self.beginInsertRows(QModelIndex(), count, count + len(rows) - 1)
            self._rows += rows
            self.endInsertRows()
        self._has_more = is_full
        self.fetched.emit()

    # -- what Qt asks -------------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else COLUMNS

    def canFetchMore(self, parent: Index) -> bool:
        return self._has_more and not parent.isValid()

    def fetchMore(self, parent: Index) -> None:
        if self.canFetchMore(parent):
            self._ask(self._rows[-1])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in _NUMBERS:
            return _RIGHT
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._text(self._rows[index.row()], index.column())

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if section in _NUMBERS else Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        heads = (
            self.tr("Begun"),
            self.tr("Game"),
            self.tr("Players"),
            self.tr("Hands"),
            self.tr("Points"),
            self.tr("Result"),
        )
        return heads[section]

    def _text(self, match: ArchivedMatch, column: int) -> str:
        is_known = bool(match.preset)
        texts = (
            lambda: self._date(match.started),
            lambda: self._game(match) if is_known else "–",
            lambda: players_text(match.names),
            lambda: str(match.hands) if is_known else "",
            lambda: f"{match.own_total} : {match.other_total}".replace("-", MINUS) if is_known else "",
            lambda: self._result(match),
        )
        return texts[column]()

    def _game(self, match: ArchivedMatch) -> str:
        """By name, and below it whether it is a deal of the day."""
        game = game_text(match.preset, match.house_rules, self._names.get((match.preset, match.rules), ""))
        day = self.tr("Deal of the day, again") if match.repeats else self.tr("Deal of the day")
        return f"{game}\n{day}" if match.day else game

    def _result(self, match: ArchivedMatch) -> str:
        if match.won is None and match.day_over:
            return self.tr("Played")
        if match.won is None:
            return self.tr("In play") if match.state == "current" else self.tr("Unfinished")
        return self.tr("Won") if match.won else self.tr("Lost")

    def _date(self, started: str) -> str:
        try:
            when = datetime.fromisoformat(started)
        except ValueError:
            return plain(started)
        numbers = {"d": when.day, "m": when.month, "y": when.year, "H": when.hour, "M": when.minute}
        return self.tr("{y}-{m:02}-{d:02} {H:02}:{M:02}").format(**numbers)


def players_text(names: str) -> str:
    """The players' names; who has given none is "you", as at the table."""
    return plain(", ".join(you() if name == DEFAULT_NAME else name for name in names.split(", ")))
