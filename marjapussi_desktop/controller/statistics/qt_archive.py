"""The archive of matches for the window: every question is answered later, from another thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.statistics.reckoner import Reckoner
from marjapussi_desktop.engine.errors import RecordError
from marjapussi_desktop.engine.record import MatchRecord, format_record
from marjapussi_desktop.engine.record_reading import replay_saved
from marjapussi_desktop.settings import archive, queries
from marjapussi_desktop.settings.content import content
from marjapussi_desktop.settings.matches import read_match
from marjapussi_desktop.settings.problems import DamagedMatchError

if TYPE_CHECKING:
    import sqlite3
    from pathlib import Path

    from marjapussi_desktop.controller.match.history import LateStore
    from marjapussi_desktop.controller.match.named_rules import RulesNames
    from marjapussi_desktop.controller.past.past_match import PastMatch
    from marjapussi_desktop.settings.archive import ArchivedMatch, Search, WaitingMatch
    from marjapussi_desktop.settings.queries import Balance, Filter, Offered, Report
    from marjapussi_desktop.settings.statistics import Statistics, Tally
    from marjapussi_desktop.settings.store import MatchStore

T = TypeVar("T")
Found = tuple[T] | None
"""What is to be answered; None for nothing, as where reading has failed."""


class MatchArchive(QObject):
    """Reads the saved matches. ``then`` of each question is called on the window's thread; never, if reading fails.

    It never leaves that thread: who asks is mostly a sheet, and the other thread must not be the last to let go of it.

    Signals: ``reckoned(int)``: statistics have changed; the number is that of matches whose facts are still missing;
    ``repeat_deleted(str, str, Tally)``: a match whose deals had been played before is deleted: the id of its record,
    when it began, and what the tallies have counted of it.
    """

    reckoned = Signal(int)
    repeat_deleted = Signal(str, str, object)
    _answered = Signal(int, object)

    def __init__(self, store: LateStore | None, parent: QObject | None = None) -> None:
        """``store`` None: nothing is kept, and all questions find nothing."""
        super().__init__(parent)
        self._store = store
        self._tasks: SimpleQueue[tuple[int, Callable[[MatchStore], Found[Any]]] | None] = SimpleQueue()
        self._asked = 0
        self._waiting: dict[int, Callable[[Any], None]] = {}
        self._thread: threading.Thread | None = None
        self._reckoner = Reckoner(store, self._tell_reckoned) if store is not None else None
        self._answered.connect(self._take)

    @property
    def is_kept(self) -> bool:
        """Whether matches are kept at all."""
        return self._store is not None

    def reckon(self) -> None:
        """Have the missing facts of matches computed."""
        if self._reckoner is not None:
            self._reckoner.request()

    def ask_report(self, wanted: Filter, then: Callable[[Report], None], names: RulesNames | None = None) -> None:
        """The statistics of the matches that a filter keeps, with house rules by their names."""
        self._ask(partial(queries.report, wanted=wanted, names=names), then)

    def ask_balance(self, match_id: str, then: Callable[[Balance | None], None]) -> None:
        """What a match came to, luck and play apart; None while its facts are missing."""
        self._do(lambda store: (store.ask(partial(queries.balance, match=match_id)),), then)

    def ask_offered(self, then: Callable[[Offered], None]) -> None:
        """The values that a filter can have."""
        self._ask(queries.offered, then)

    def ask_earlier(self, statistics: Statistics, then: Callable[[tuple[Tally, ...]], None]) -> None:
        """The tallies of matches that are not saved (any more); of all matches, if none are saved."""
        if self._store is None:
            then(statistics.tallies)
            return
        self._ask(lambda connection: statistics.without_known(queries.known_matches(connection, statistics)), then)

    def ask_page(
        self, search: Search, after: ArchivedMatch | None, then: Callable[[list[ArchivedMatch]], None]
    ) -> None:
        """The matches of the archive after a given one, the newest first."""
        self._ask(partial(archive.page, search=search, after=after), then)

    def ask_waiting(self, match_id: str, then: Callable[[WaitingMatch | None], None]) -> None:
        """A match that another one took from the table; None where there is none that waits."""
        self._do(lambda store: (store.ask(partial(archive.waiting, match=match_id)),), then)

    def ask_count(self, search: Search, then: Callable[[int], None]) -> None:
        """How many matches a search finds."""
        self._ask(partial(archive.count, search=search), then)

    def delete(self, match_id: str) -> None:
        """Delete a match for good; later answers do not include it."""

        def delete(store: MatchStore) -> Found[tuple[str, str, Tally] | None]:
            repeat = store.ask(partial(queries.repeat_to_forget, match=match_id))
            store.delete(match_id)
            return (repeat,)

        self._do(delete, lambda repeat: self.repeat_deleted.emit(*repeat) if repeat is not None else None)

    def ask_past(self, match_id: str, then: Callable[[PastMatch | None], None]) -> None:
        """The finished hands of a match, to be looked at; None if it cannot be read."""

        def read(store: MatchStore) -> Found[PastMatch | None]:
            from marjapussi_desktop.controller.past.past_match import PastMatch

            try:
                with content(lambda why: DamagedMatchError(match_id, why), RecordError):
                    record = _record(store, match_id)
                    return (PastMatch(record) if record is not None else None,)
            except (RecordError, DamagedMatchError):
                return (None,)

        self._do(read, then)

    def export_record(self, match_id: str, path: Path, then: Callable[[Exception | None], None]) -> None:
        """Write a match as a record; ``then`` gets the error if there was one: OSError, or RecordError for a damaged
        match.
        """

        def write(store: MatchStore) -> None:
            record = _record(store, match_id)
            if record is not None:
                path.write_text(format_record(record) + "\n", encoding="utf-8")

        self._write(write, then)

    def export_hands(self, wanted: Filter, path: Path, then: Callable[[Exception | None], None]) -> None:
        """Write the hands that a filter keeps as comma-separated values; ``then`` gets the error if there was one."""

        def write(store: MatchStore) -> None:
            archive.write_csv(store.ask(partial(archive.hand_rows, wanted=wanted)) or [], path)

        self._write(write, then)

    def _write(self, write: Callable[[MatchStore], None], then: Callable[[Exception | None], None]) -> None:
        def work(store: MatchStore) -> Found[Exception | None]:
            try:
                write(store)
            except (OSError, RecordError, DamagedMatchError) as error:
                return (error,)
            return (None,)

        self._do(work, then)

    def close(self) -> None:
        """End the threads."""
        if self._reckoner is not None:
            self._reckoner.close()
        if self._thread is not None:
            self._tasks.put(None)
            self._thread.join(timeout=5)
            self._thread = None

    def _ask(self, query: Callable[[sqlite3.Connection], T], then: Callable[[T], None]) -> None:
        def read(store: MatchStore) -> Found[T]:
            found = store.ask(query)
            return None if found is None else (found,)

        self._do(read, then)

    def _do(self, work: Callable[[MatchStore], Found[T]], then: Callable[[T], None]) -> None:
        if self._store is None:
            return
        self._asked += 1
        self._waiting[self._asked] = then
        self._tasks.put((self._asked, work))
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, args=(self._store,), name="archive", daemon=True)
            self._thread.start()

    def _run(self, late: LateStore) -> None:
        store = late.opened()
        while (task := self._tasks.get()) is not None:
            number, work = task
            found = work(store) if store is not None else None
            with suppress(RuntimeError):  # the window is gone already
                self._answered.emit(number, found)

    def _take(self, number: int, found: Found[Any]) -> None:
        then = self._waiting.pop(number)
        if found is not None:
            then(found[0])

    def _tell_reckoned(self, left: int) -> None:
        with suppress(RuntimeError):
            self.reckoned.emit(left)


def _record(store: MatchStore, match_id: str) -> MatchRecord | None:
    """The record of a saved match, None if there is none. Raises RecordError, DamagedMatchError."""
    saved = store.ask(partial(read_match, match_id=match_id))
    if saved is None:
        return None
    record = replay_saved(saved.header, list(saved.hands)).record
    record.id = record.id or saved.id
    return record
