"""The saved matches, written as they happen by a thread of their own.

The interface's thread hands over plain data and goes on; the thread writes in that order, all that has gathered in
one transaction. ``when_written`` tells when what was handed over is on disk: a match that writes a move and shows it
once that is told never shows what a kill could take.
"""

from __future__ import annotations

import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

from marjapussi_desktop.settings import matches
from marjapussi_desktop.settings.keeping import KeptMatches
from marjapussi_desktop.settings.matches import Json, MatchState, SavedMatch, Write, to_text
from marjapussi_desktop.settings.problems import Problem, ProblemKind

T = TypeVar("T")


class _Question(Generic[T]):
    """Something for the writer's thread to do or find out, once all that came before is written.

    ``ask`` is given None when there is no such thread any more; who waits is answered in any case.
    """

    def __init__(self, ask: Callable[[KeptMatches | None], T]) -> None:
        self._ask = ask
        self._answer: T | None = None
        self._error: Exception | None = None
        self._done = threading.Event()

    def run(self, kept: KeptMatches | None) -> None:
        try:
            self._answer = self._ask(kept)
        except Exception as error:
            self._error = error
        self._done.set()

    def wait(self) -> T | None:
        self._done.wait()
        if self._error is not None:
            raise self._error
        return self._answer


_Task = Write | _Question[Any] | None
"""What the writer's thread is given; None ends it."""


class MatchStore:
    """The saved matches of one file. Writing calls return at once; ``load_current`` waits for its answer.

    ``on_problem(problem)`` is called on the writer's thread: when the file was damaged, newer, in use or cannot be
    written, and when a match was set aside. The store works on in memory where it must, and tries again for the file.
    """

    def __init__(self, path: Path, on_problem: Callable[[Problem], None]) -> None:
        self._path = path
        self._on_problem = on_problem
        self._tasks: SimpleQueue[_Task] = SimpleQueue()
        self._taken: deque[_Task] = deque()
        self._lock = threading.Lock()
        self._is_served = True
        self._is_safe = False
        self._thread = threading.Thread(target=self._run, name="matches", daemon=True)
        self._thread.start()

    # ------------------------------------------------------------------ writing

    def save_header(self, match_id: str, header: Json, instead_of: str | None = None) -> None:
        """Begin a match and make it the current one, or replace the header of a match that has begun.

        ``instead_of``: the match in whose place it comes, if that was left to a later version.
        """
        now = matches.local_time()
        self._tasks.put(
            partial(matches.save_header, match_id=match_id, header=_text(header), instead_of=instead_of, now=now)
        )

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
        self._tasks.put(
            partial(matches.end_match, match_id=match_id, state=MatchState.FINISHED, now=matches.local_time())
        )

    def leave_to_later(self, match_id: str) -> None:
        """Let a match that only a later version can read wait until the one that is about to begin has ended."""
        self._tasks.put(
            partial(matches.end_match, match_id=match_id, state=MatchState.LEFT_TO_LATER, now=matches.local_time())
        )

    def set_aside_match(self, match_id: str, why: str) -> None:
        """Export a match that does not replay to a file ``damaged-match-...json`` and go on without it."""
        self._put(_Question(lambda kept: kept.set_aside(match_id, why) if kept is not None else None))

    # ------------------------------------------------------------------ waiting

    def load_current(self) -> SavedMatch | None:
        """The match in progress. One that does not hold together is set aside, told about, and None."""
        return self._put(_Question(lambda kept: kept.load_current() if kept is not None else None)).wait()

    def ask(self, query: Callable[[sqlite3.Connection], T]) -> T | None:
        """What a query finds among the matches, those of earlier runs too; None once the store is closed."""
        return self._put(_Question(lambda kept: kept.ask(query) if kept is not None else None)).wait()

    def derive(self, write: Write) -> bool:
        """Write what was reckoned from the matches; whether that could be done."""
        return bool(self._put(_Question(lambda kept: kept is not None and kept.derive(write))).wait())

    def take_up(self, match_id: str) -> None:
        """Make a match of earlier the current one; waits until it is."""
        self._put(_Question(lambda kept: kept.take_up(match_id) if kept is not None else None)).wait()

    def delete(self, match_id: str) -> None:
        """Forget a match for good."""
        self._tasks.put(partial(matches.delete_match, match_id=match_id))

    def when_written(self, callback: Callable[[], None]) -> None:
        """Have ``callback`` called, on the writer's thread, once all that was handed over has been written.

        It is called as well when it could not be written; the person has been told of that.
        """
        self._put(_Question(lambda _kept: callback()))

    def is_safe(self) -> bool:
        """Wait until all that was handed over is written as far as it can be; whether it is all on disk."""
        return bool(self._put(_Question(lambda kept: kept is not None and kept.is_safe)).wait())

    def close(self, timeout_s: float = 10.0) -> bool:
        """Write what is left and let go of the file; whether all is on disk. The store is not used afterwards."""
        self._tasks.put(None)
        self._thread.join(timeout_s)
        return self._is_safe and not self._thread.is_alive()

    def _put(self, question: _Question[T]) -> _Question[T]:
        with self._lock:
            if self._is_served:
                self._tasks.put(question)
                return question
        question.run(None)
        return question

    # ------------------------------------------------------------------ on the writer's thread

    def _run(self) -> None:
        try:
            kept = KeptMatches(self._path, self._on_problem)
            self._serve(kept)
            kept.close()
            self._is_safe = kept.is_safe
        except Exception as error:
            self._on_problem(Problem(ProblemKind.MATCHES_NOT_SAVED, self._path, repr(error)))
            raise
        finally:
            self._retire()

    def _serve(self, kept: KeptMatches) -> None:
        """Work until the end is asked for. What is in ``_taken`` has not been done."""
        while True:
            self._taken.append(self._tasks.get())
            self._take_all()
            while self._taken:
                kept.write(self._next_writes())
                if self._taken:
                    task = self._taken.popleft()
                    if task is None:
                        return
                    assert isinstance(task, _Question)
                    task.run(kept)

    def _take_all(self) -> None:
        with suppress(Empty):
            while True:
                self._taken.append(self._tasks.get_nowait())

    def _next_writes(self) -> list[Write]:
        """What is to be written before the next question, or the end."""
        writes: list[Write] = []
        while self._taken and (task := self._taken[0]) is not None and not isinstance(task, _Question):
            writes.append(task)
            self._taken.popleft()
        return writes

    def _retire(self) -> None:
        """Answer whoever waits: the thread is ending."""
        with self._lock:
            self._is_served = False
        self._take_all()
        for task in self._taken:
            if isinstance(task, _Question):
                task.run(None)


def _text(value: Json) -> str:
    """Written out at once: the caller may change its dict afterwards."""
    return to_text(value) or "{}"
