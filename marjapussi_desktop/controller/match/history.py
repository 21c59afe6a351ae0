"""Saved matches: writes a session to disk as it happens, and restores it at the next start. No Qt here."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.engine.actions import Move
from marjapussi_desktop.engine.dealing import deal_problem
from marjapussi_desktop.engine.errors import RecordError
from marjapussi_desktop.engine.notation import format_action
from marjapussi_desktop.engine.record import (
    HandRecord,
    MatchRecord,
    deal_to_json,
    hand_to_json,
    head_to_json,
    result_to_json,
)
from marjapussi_desktop.engine.strict_json import Json
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.settings.content import content
from marjapussi_desktop.settings.problems import DamagedMatchError, Problem, ProblemKind

if TYPE_CHECKING:
    from marjapussi_desktop.engine.record_reading import Replayed
    from marjapussi_desktop.settings.matches import SavedMatch
    from marjapussi_desktop.settings.store import MatchStore

Notice = Problem
"""Something that the person must be told."""

GIVEN_DEALER: Final = "given_dealer"
"""The header's key for the first dealer, in a match with given deals."""
OPENED_HANDS: Final = "opened_hands"
OPENED_OVER: Final = "opened_over"
"""Keys of a saved match's header: hands that were over when its record was opened, and whether the match was."""

CLOSE_WITHIN_S: Final = 10.0
"""How long closing waits for a disk that does not answer."""


@frozen
class Resumed:
    """A saved match to be continued. ``source``: its further deals; ``lacks_result``: the program was killed between
    the last move of a hand and its result.
    """

    match_id: str
    replayed: Replayed
    source: DealSource
    lacks_result: bool


class LateStore:
    """The store, opened in a thread of its own. What is written before it is open is queued.

    Opening takes some 40 ms of imports and disk, for which the first frame must not wait.
    """

    def __init__(self, path: Path, on_notice: Callable[[Notice], None]) -> None:
        self._path = path
        self._on_notice = on_notice
        self._lock = threading.Lock()
        self._waiting: list[tuple[Callable[[MatchStore], None], Callable[[], None]]] = []
        self._opened: MatchStore | None = None
        self._has_failed = False
        self._thread: threading.Thread | None = None

    def open(self) -> None:
        """Begins to open the store; returns at once."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._open, name="open-matches", daemon=True)
            self._thread.start()

    def _open(self) -> None:
        try:
            from marjapussi_desktop.settings.store import MatchStore

            store = MatchStore(self._path, self._on_notice)
        except ImportError as error:  # a Python that was built without SQLite
            self._on_notice(Problem(ProblemKind.MATCHES_NOT_SAVED, self._path, str(error)))
            self._end_waiting(None)
        else:
            self._end_waiting(store)

    def _end_waiting(self, store: MatchStore | None) -> None:
        with self._lock:
            for task, otherwise in self._waiting:
                task(store) if store is not None else otherwise()
            self._waiting.clear()
            self._opened, self._has_failed = store, store is None

    def do(self, task: Callable[[MatchStore], None], otherwise: Callable[[], None] = lambda: None) -> None:
        """Runs ``task`` with the store, now or once it is open; runs ``otherwise`` if it cannot be opened."""
        with self._lock:
            if self._opened is not None:
                task(self._opened)
            elif self._has_failed:
                otherwise()
            else:
                self._waiting.append((task, otherwise))

    def when_written(self, callback: Callable[[], None]) -> None:
        """Calls back, on any thread, once everything is on disk; at once if nobody has begun to open the store."""
        if self._thread is None:
            callback()
        else:
            self.do(lambda store: store.when_written(callback), otherwise=callback)

    def opened(self, timeout_s: float | None = None) -> MatchStore | None:
        """The store; waits for it if necessary. None if it cannot be opened, or not in time."""
        self.open()
        assert self._thread is not None
        self._thread.join(timeout_s)
        return self._opened


class StoreJournal:
    """Writes one match into the store; see ``session.Journal``. Hands are numbered from 0."""

    def __init__(self, store: LateStore, match_id: str) -> None:
        self._store = store
        self._id = match_id

    def hand_begun(self, number: int, hand: HandRecord) -> None:
        """A hand was dealt."""
        written = hand_to_json(hand)
        self._store.do(lambda store: store.append_hand(self._id, number, written))

    def move_made(self, number: int, ply: int, move: Move) -> None:
        """A move was made."""
        text = format_action(move.action)
        self._store.do(lambda store: store.append_move(self._id, number, ply, move.seat, text))

    def moves_undone(self, number: int, hand: HandRecord) -> None:
        """Moves were taken back."""
        left = len(hand.moves)
        self._store.do(lambda store: store.truncate_moves(self._id, number, left))

    def hand_ended(self, number: int, record: MatchRecord) -> None:
        """The hand's result stands."""
        result = record.hands[number].result
        written = result_to_json(result) if result is not None else None
        self._store.do(lambda store: store.set_result(self._id, number, written))


class History:
    """The saved matches of this person.

    ``on_notice`` is called, on any thread, with what the person must be told.
    """

    def __init__(self, path: Path, on_notice: Callable[[Notice], None]) -> None:
        self._store = LateStore(path, on_notice)
        self._on_notice = on_notice
        self._current: str | None = None
        self._fetched: Resumed | None = None
        self._unread: str | None = None
        self._is_won = False

    @property
    def current(self) -> str | None:
        """The id of the current match; resuming keeps it."""
        return self._current

    @property
    def store(self) -> LateStore:
        """Where all matches are."""
        return self._store

    def warm_up(self) -> None:
        """Begins to open the file; returns at once."""
        self._store.open()

    def begin(self, record: MatchRecord, source: DealSource) -> StoreJournal:
        """Makes a new match the current one. Writes what its record already holds, and gives it an id if it has
        none.
        """
        old, unread, self._unread = self._current, self._unread, None
        if unread is not None:
            self._store.do(lambda store: store.leave_to_later(unread))
        if old is not None and self._is_won:
            self._store.do(lambda store: store.finish(old))
        # The same as secrets.token_hex, whose import would load the hash libraries at the start.
        new = self._current = os.urandom(16).hex()
        record.id = record.id or new
        header = {**head_to_json(record), **_source_to_json(source), **_opened_to_json(record)}
        self._store.do(lambda store: store.save_header(new, header, instead_of=old))
        journal = StoreJournal(self._store, new)
        for number, hand in enumerate(record.hands):
            journal.hand_begun(number, hand)
        return journal

    def load(self) -> Resumed | None:
        """Reads the match in progress and makes it the current one; waits for the disk. A match that breaks the rules
        is set aside; one that needs a later version stays untouched; in both cases the person is told.
        """
        self._fetched = self._read()
        return self.fetched()

    def fetch(self, done: Iterable[Callable[[], None]]) -> None:
        """Begins to do what ``load`` does, and returns at once. ``done`` is called on another thread when ``fetched``
        has the result, whatever it is.
        """

        def read() -> None:
            try:
                self._fetched = self._read()
            finally:
                for call in done:
                    call()

        threading.Thread(target=read, name="fetch-match", daemon=True).start()

    def open(self, match_id: str, done: Callable[[], None]) -> None:
        """Begins to read an earlier match, to make it the current one. ``done`` is called on another thread when
        ``fetched`` has the result. If the match cannot be continued, the person is told why, and the file keeps it.
        """

        def read() -> None:
            try:
                self._fetched = self._read_earlier(match_id)
            finally:
                done()

        threading.Thread(target=read, name="open-match", daemon=True).start()

    def _read_earlier(self, match_id: str) -> Resumed | None:
        from marjapussi_desktop.settings.matches import read_match

        store = self._store.opened()
        if store is None:
            return None
        try:
            with content(lambda why: DamagedMatchError(match_id, why), RecordError):
                saved = store.ask(partial(read_match, match_id=match_id))
                if saved is None:
                    return None
                resumed = _resumed(saved)
        except (RecordError, DamagedMatchError) as error:
            unknown = error.facts.unknown if isinstance(error, RecordError) else ""
            kind = ProblemKind.MATCH_NEWER if unknown else ProblemKind.MATCH_DAMAGED
            self._on_notice(Problem(kind, None, unknown or str(error)))
            return None
        if self._current is not None and self._is_won:
            store.finish(self._current)
        store.take_up(match_id)
        return resumed

    def fetched(self) -> Resumed | None:
        """The match that was read, which is now the current one. Returned once."""
        resumed, self._fetched = self._fetched, None
        if resumed is not None:
            self._current = resumed.match_id
            if resumed.lacks_result:
                record = resumed.replayed.record
                self.journal().hand_ended(len(record.hands) - 1, record)
        return resumed

    def _read(self) -> Resumed | None:
        store = self._store.opened()
        saved = store.load_current() if store is not None else None
        if store is None or saved is None:
            return None
        try:
            with content(lambda why: DamagedMatchError(saved.id, why), RecordError):
                return _resumed(saved)
        except (RecordError, DamagedMatchError) as error:
            if isinstance(error, RecordError) and error.facts.unknown:
                self._leave_to_later(saved.id, error.facts.unknown)
            else:
                store.set_aside_match(saved.id, str(error))
            return None

    def _leave_to_later(self, match_id: str, unknown: str) -> None:
        """Keeps a match in progress that only a later version can read, even when another match begins."""
        self._unread = match_id
        if self._current is not None:
            self._store.do(lambda store: store.leave_to_later(match_id))
        self._on_notice(Problem(ProblemKind.MATCH_NEWER, None, unknown))

    def journal(self) -> StoreJournal:
        """The journal of the current match."""
        assert self._current is not None, "there is no current match"
        return StoreJournal(self._store, self._current)

    def when_written(self, is_won: bool, callback: Callable[[], None]) -> None:
        """Calls back, on any thread, when all writes so far are on disk. What is shown only then survives a crash."""
        self._is_won = is_won
        self._store.when_written(callback)

    def close(self) -> None:
        """Writes what is left."""
        store = self._store.opened(CLOSE_WITHIN_S)
        if store is not None:
            store.close(CLOSE_WITHIN_S)


def _opened_to_json(record: MatchRecord) -> Json:
    """Header entries for what was over when the record was opened: others may have played it, so it does not count."""
    over = sum(hand.result is not None for hand in record.hands)
    return {OPENED_HANDS: over, OPENED_OVER: record.winner is not None} if over else {}


def _source_to_json(source: DealSource) -> Json:
    """Header entries for deals that are played again; a seed is in the record itself."""
    if source.given_dealer is None:
        return {}
    return {GIVEN_DEALER: source.given_dealer, "given": [deal_to_json(deal) for deal in source.given]}


def _resumed(saved: SavedMatch) -> Resumed:
    """The match and its deals. Raises RecordError, or any other exception that a malformed value causes."""
    from marjapussi_desktop.engine.record_reading import replay_saved

    replayed = replay_saved(saved.header, list(saved.hands))
    replayed.record.id = replayed.record.id or saved.id
    hands = replayed.record.hands
    lacks_result = bool(hands) and saved.hands[-1].get("result") is None and hands[-1].result is not None
    return Resumed(saved.id, replayed, _source_from_json(saved.header, replayed.record), lacks_result)


def _source_from_json(header: Json, record: MatchRecord) -> DealSource:
    """The reverse of ``_source_to_json``. Raises RecordError or ValueError."""
    played = tuple(hand.deal for hand in record.hands)
    given_dealer = header.get(GIVEN_DEALER)
    if given_dealer is None:
        return DealSource(record.seed, played, record.hands[0].dealer if record.hands else None)
    if type(given_dealer) is not int or not 0 <= given_dealer < len(record.players):
        raise ValueError(f"given_dealer is {given_dealer}")
    from marjapussi_desktop.engine.record_reading import deal_from_json

    given = tuple(deal_from_json(deal) for deal in header["given"])
    for deal in given:
        if (problem := deal_problem(record.rules, deal)) is not None:
            raise ValueError(f"a given deal is none: {problem}")
    return DealSource(record.seed, played + given[len(played) :], given_dealer)
