"""The saved matches, written as they happen by a thread of their own.

The interface's thread hands over plain data and goes on; the thread writes in that order, all that has gathered in
one transaction. ``when_written`` tells when what was handed over is on disk: a match that writes a move and shows it
once that is told never shows what a kill could take.
"""

from __future__ import annotations

import json
import os
import sqlite3
import threading
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

from marjapussi_desktop.settings import matches
from marjapussi_desktop.settings.damaged import free_name, stamp
from marjapussi_desktop.settings.database import Opened, open_database
from marjapussi_desktop.settings.matches import Json, MatchState, SavedMatch, to_text
from marjapussi_desktop.settings.problems import DamagedMatchError, Problem, ProblemKind

T = TypeVar("T")
Write = Callable[[sqlite3.Connection], None]


class _Question(Generic[T]):
    """Something for the writer thread to find out, once all that came before is written."""

    def __init__(self, ask: Callable[[sqlite3.Connection], T]) -> None:
        self._ask = ask
        self._answer: T | BaseException | None = None
        self._done = threading.Event()

    def run(self, connection: sqlite3.Connection) -> None:
        try:
            self._answer = self._ask(connection)
        except Exception as error:
            self._answer = error
        self._done.set()

    def wait(self, timeout_s: float | None, late: T) -> T:
        if not self._done.wait(timeout_s):
            return late
        if isinstance(self._answer, BaseException):
            raise self._answer
        return self._answer  # type: ignore[return-value]


_Task = Write | _Question[Any] | None
"""What the writer's thread is given; None ends it."""


def new_match_id() -> str:
    """An id that no other match has."""
    return os.urandom(16).hex()


class MatchStore:
    """The saved matches of one file. Writing calls return at once; ``load_current`` waits for its answer.

    ``on_problem(problem)`` is called on the writer's thread: when the file was damaged, newer, in use or cannot be
    written, and when a match was set aside. The store works on in memory where it must. What cannot be written for
    want of room stays queued and is tried again with each later write.
    """

    def __init__(self, path: Path, on_problem: Callable[[Problem], None]) -> None:
        self._path = path
        self._on_problem = on_problem
        self._tasks: SimpleQueue[_Task] = SimpleQueue()
        self._pending: list[Write] = []
        self._has_told = False
        self._is_kept = False
        self._thread = threading.Thread(target=self._run, name="matches", daemon=True)
        self._thread.start()

    # ------------------------------------------------------------------ writing

    def save_header(self, match_id: str, header: Json) -> None:
        """Begin a match and make it the current one, or replace the header of a match that has begun."""
        self._tasks.put(partial(matches.save_header, match_id=match_id, header=_text(header)))

    def append_hand(self, match_id: str, hand_number: int, hand: Json) -> None:
        """Begin a hand: the keys of a HAND of the record; "moves", "undone" and "result" are written too."""
        deal = {key: value for key, value in hand.items() if key not in ("moves", "result", "undone")}
        self._tasks.put(
            partial(
                matches.append_hand,
                match_id=match_id,
                number=hand_number,
                deal=_text(deal),
                result=to_text(hand.get("result")),
            )
        )
        undone = hand.get("undone", ())
        for entry in undone:
            self._append_moves(match_id, hand_number, entry["ply"], entry["moves"])
            self.truncate_moves(match_id, hand_number, entry["ply"])
        self._append_moves(match_id, hand_number, 0, hand.get("moves", ()))
        if undone:
            self.set_result(match_id, hand_number, hand.get("result"))

    def _append_moves(self, match_id: str, hand_number: int, ply: int, moves: Iterable[Json]) -> None:
        for index, move in enumerate(moves, start=ply):
            self.append_move(match_id, hand_number, index, move["seat"], move["move"])

    def append_move(self, match_id: str, hand_number: int, ply: int, seat: int, text: str) -> None:
        """Write one move. ``ply`` counts the moves of the hand that stand, from 0."""
        self._tasks.put(
            partial(matches.append_move, match_id=match_id, hand=hand_number, ply=ply, seat=seat, text=text)
        )

    def truncate_moves(self, match_id: str, hand_number: int, ply: int) -> None:
        """Take back the moves from ``ply`` on; they stay in the match, marked as undone."""
        self._tasks.put(partial(matches.truncate_moves, match_id=match_id, hand=hand_number, ply=ply))

    def set_result(self, match_id: str, hand_number: int, result: Json | None) -> None:
        """Write the result of a hand, as the record holds it."""
        self._tasks.put(partial(matches.set_result, match_id=match_id, hand=hand_number, result=to_text(result)))

    def finish(self, match_id: str) -> None:
        """Let a match be the current one no more; it is kept."""
        self._tasks.put(partial(matches.end_match, match_id=match_id, state=MatchState.FINISHED))

    def set_aside_match(self, match_id: str, why: str) -> None:
        """Export a match that does not replay to a file ``damaged-match-...json`` and go on without it."""
        self._tasks.put(partial(self._set_aside_match, match_id=match_id, why=why))

    # ------------------------------------------------------------------ waiting

    def load_current(self) -> SavedMatch | None:
        """The match in progress. One that does not hold together is set aside, told about, and None."""
        return self._put(_Question(self._load_current)).wait(None, None)

    def when_written(self, callback: Callable[[], None]) -> None:
        """Have ``callback`` called, on the writer's thread, once all that was handed over has been written.

        It is called as well when it could not be written; the person has been told of that.
        """
        self._put(_Question(lambda _: callback()))

    def close(self, timeout_s: float = 10.0) -> bool:
        """Write what is left and let go of the file; whether all is on disk. The store is not used afterwards."""
        self._tasks.put(None)
        self._thread.join(timeout_s)
        return self._is_kept and not self._pending and not self._thread.is_alive()

    def _put(self, question: _Question[T]) -> _Question[T]:
        self._tasks.put(question)
        return question

    # ------------------------------------------------------------------ on the writer's thread

    def _run(self) -> None:
        opened = open_database(self._path)
        self._note_opened(opened)
        is_open = True
        while is_open:
            for task in self._take():
                if task is None:
                    is_open = False
                elif isinstance(task, _Question):
                    self._commit(opened.connection)
                    task.run(opened.connection)
                else:
                    self._pending.append(task)
            self._commit(opened.connection)
        opened.connection.close()

    def _note_opened(self, opened: Opened) -> None:
        self._is_kept = opened.is_kept
        if opened.problem:
            self._on_problem(opened.problem)

    def _take(self) -> list[_Task]:
        """Wait for a task, and take all that have gathered."""
        tasks = [self._tasks.get()]
        try:
            while True:
                tasks.append(self._tasks.get_nowait())
        except Empty:
            return tasks

    def _commit(self, connection: sqlite3.Connection) -> None:
        """Write what is pending in one transaction; it stays pending when that fails."""
        if not self._pending:
            return
        try:
            _write_all(connection, self._pending)
        except sqlite3.Error as error:
            if not self._has_told:
                self._has_told = True
                self._on_problem(Problem(ProblemKind.MATCHES_NOT_SAVED, self._path, str(error)))
        else:
            self._pending.clear()
            self._has_told = False

    def _load_current(self, connection: sqlite3.Connection) -> SavedMatch | None:
        try:
            match_id = matches.current_id(connection)
            return None if match_id is None else matches.read_match(connection, match_id)
        except DamagedMatchError as error:
            why, damaged = str(error), error.match_id
        self._pending.append(partial(self._set_aside_match, match_id=damaged, why=why))
        self._commit(connection)
        return None

    def _set_aside_match(self, connection: sqlite3.Connection, match_id: str, why: str) -> None:
        matches.end_match(connection, match_id, MatchState.SET_ASIDE)
        text = json.dumps({"why": why, **matches.raw_rows(connection, match_id)}, indent=1, default=repr)
        file = free_name(self._path.parent, f"damaged-match-{stamp()}", ".json")
        try:
            file.write_text(text, encoding="utf-8")
        except OSError as error:
            self._on_problem(Problem(ProblemKind.MATCH_DAMAGED, None, f"{why}; {error}"))
        else:
            self._on_problem(Problem(ProblemKind.MATCH_DAMAGED, file, why))


def _text(value: Json) -> str:
    """Written out at once: the caller may change its dict afterwards."""
    return to_text(value) or "{}"


def _write_all(connection: sqlite3.Connection, writes: list[Write]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for write in writes:
            write(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
