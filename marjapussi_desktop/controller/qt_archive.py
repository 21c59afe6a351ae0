"""The matches that were played, as the window asks for them: every answer comes later, from another thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.reckoner import Reckoner
from marjapussi_desktop.settings import queries

if TYPE_CHECKING:
    import sqlite3

    from marjapussi_desktop.controller.history import LateStore
    from marjapussi_desktop.settings.queries import Filter, Offered, Report
    from marjapussi_desktop.settings.statistics import Statistics, Tally

T = TypeVar("T")


class MatchArchive(QObject):
    """Asks the saved matches. ``then`` of a question is called on the window's thread, unless nothing can be known.

    Signal: ``reckoned(int)``: statistics have changed, and of so many matches they still lack the facts.
    """

    reckoned = Signal(int)
    _answered = Signal(object)

    def __init__(self, store: LateStore | None, parent: QObject | None = None) -> None:
        """``store`` None: nothing is kept, and all questions find nothing."""
        super().__init__(parent)
        self._store = store
        self._tasks: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._reckoner = Reckoner(store, self._tell_reckoned) if store is not None else None
        self._answered.connect(lambda answer: answer())

    @property
    def is_kept(self) -> bool:
        """Whether matches are kept at all."""
        return self._store is not None

    def reckon(self) -> None:
        """Have the facts of matches reckoned that lack them."""
        if self._reckoner is not None:
            self._reckoner.request()

    def ask_report(self, wanted: Filter, then: Callable[[Report], None]) -> None:
        """The statistics of what a filter leaves."""
        self._ask(partial(queries.report, wanted=wanted), then)

    def ask_offered(self, then: Callable[[Offered], None]) -> None:
        """What there is to filter by."""
        self._ask(queries.offered, then)

    def ask_earlier(self, statistics: Statistics, then: Callable[[tuple[Tally, ...]], None]) -> None:
        """What the tallies know of matches that are not among the saved ones; all, where none are kept."""
        if self._store is None:
            then(statistics.tallies)
            return
        self._ask(lambda connection: statistics.without_known(queries.known_matches(connection, statistics)), then)

    def close(self) -> None:
        """End the threads."""
        if self._reckoner is not None:
            self._reckoner.close()
        if self._thread is not None:
            self._tasks.put(None)
            self._thread.join(timeout=5)
            self._thread = None

    def _ask(self, query: Callable[[sqlite3.Connection], T], then: Callable[[T], None]) -> None:
        def work() -> None:
            store = self._store.opened() if self._store is not None else None
            found = store.ask(query) if store is not None else None
            if found is not None:
                self._answer(partial(then, found))

        self._do(work)

    def _do(self, work: Callable[[], None]) -> None:
        if self._store is None:
            return
        self._tasks.put(work)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="archive", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        while (work := self._tasks.get()) is not None:
            work()

    def _answer(self, answer: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the window is gone already
            self._answered.emit(answer)

    def _tell_reckoned(self, left: int) -> None:
        with suppress(RuntimeError):
            self.reckoned.emit(left)
