"""What came of the puzzles, for the window: read and written off the interface's thread."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.kept_value import KeptFile, KeptValue
from marjapussi_desktop.controller.puzzles.catalogue import PuzzleRow, of_day
from marjapussi_desktop.settings import puzzle_results
from marjapussi_desktop.settings.problems import ProblemKind
from marjapussi_desktop.settings.puzzle_results import FirstTry as FirstTry
from marjapussi_desktop.settings.puzzle_results import PuzzleResult, PuzzleResults, with_day, with_try


class PuzzleBook(QObject):
    """Attribute: ``results``, as far as they have been read; what is noted counts at once.

    Signals: ``changed``: other results; ``noticed(Problem)``, emitted in another thread.
    """

    changed = Signal()
    noticed = Signal(object)
    _kept_results = Signal(object)

    def __init__(
        self, path: Path | None, parent: QObject | None = None, today: Callable[[], datetime.date] = datetime.date.today
    ) -> None:
        """``path``: where results are kept; None keeps them for this run only."""
        super().__init__(parent)
        self.results = PuzzleResults()
        self._today = today
        file = KeptFile[PuzzleResults](
            path, PuzzleResults, puzzle_results.load, puzzle_results.save, ProblemKind.PUZZLES_NOT_SAVED
        )
        self._kept = KeptValue("puzzles", file, self._tell, self.noticed.emit)
        self._kept_results.connect(self._take)
        self._open = 0
        self._change(lambda results: results)

    @property
    def today(self) -> datetime.date:
        """The day whose puzzle is offered."""
        return self._today()

    def of_today(self) -> PuzzleRow:
        """The puzzle of today."""
        return of_day(self.today)

    def is_today_solved(self) -> bool:
        """Whether the puzzle of today was solved today."""
        return self.today.isoformat() in self.results.days

    def note(self, row: PuzzleRow, first: FirstTry, is_solved: bool) -> None:
        """Keep what came of a puzzle; ``first`` counts only if it is new. The puzzle of the day counts for its day."""
        self._change(partial(with_try, tried=PuzzleResult(row.id, row.level, first, is_solved)))
        if is_solved and row == self.of_today():
            self._change(partial(with_day, day=self.today))

    def close(self) -> None:
        """Write what is left and end the thread."""
        self._kept.close()

    def _change(self, change: Callable[[PuzzleResults], PuzzleResults]) -> None:
        """Apply a change here and in the file; what comes from there counts again when nothing is under way."""
        self.results = change(self.results)
        self._open += 1
        self._kept.change(change)
        self.changed.emit()

    def _tell(self, results: PuzzleResults) -> None:
        with suppress(RuntimeError):  # the window is gone already
            self._kept_results.emit(results)

    def _take(self, results: PuzzleResults) -> None:
        self._open -= 1
        if self._open == 0 and results != self.results:
            self.results = results
            self.changed.emit()
