"""Reviews hands for the window, in two worker processes: answers come one by one, the most important first."""

from __future__ import annotations

import threading
from contextlib import suppress
from multiprocessing import Pipe
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection

    from marjapussi_desktop.controller.past.past_match import PastMatch
    from marjapussi_desktop.controller.review.review_worker import Answer, Question
    from marjapussi_desktop.processes.workers import Worker

CLOSED_WITHIN_S: Final = 0.9


class Reviewer(QObject):
    """Reviews one hand at a time, the one asked for last.

    Signals, each with the token of its request: ``reviewed(int, Reviewed)``, for every decision as soon as it is
    judged, the most important first; ``valued(int, OpenValue)``, where a solver plays the game; ``done(int,
    HandReview)``; ``failed(int)``: the processes cannot be started or keep dying.
    """

    reviewed = Signal(int, object)
    valued = Signal(int, object)
    done = Signal(int, object)
    failed = Signal(int)
    _came = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._token = 0
        self._lock = threading.Condition()
        self._wanted: tuple[int, PastMatch, int, int, int | None] | None = None
        self._is_closing = False
        self._thread: threading.Thread | None = None
        self._wake, self._woken = Pipe(duplex=False)[::-1]
        self._came.connect(self._tell)

    def review(self, past: PastMatch, hand: int, seat: int, budget_ms: int | None = None) -> int:
        """Begin with a hand that is over (from 1); returns at once with the request's token. What was asked before is
        dropped. ``past`` must not be used by others meanwhile.
        """
        with self._lock:
            self._token += 1
            self._wanted = (self._token, past, hand, seat, budget_ms)
            self._lock.notify()
        self._wake.send(None)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="reviews", daemon=True)
            self._thread.start()
        return self._token

    def cancel(self) -> None:
        """Drop what was asked; the processes wait for the next request."""
        with self._lock:
            self._token += 1
            self._wanted = None
        self._wake.send(None)

    def close(self) -> None:
        """End the processes, whatever they do; no signal comes after this."""
        with self._lock:
            self._is_closing = True
            self._token += 1
            self._lock.notify()
        self._wake.send(None)
        if self._thread is not None:
            self._thread.join(CLOSED_WITHIN_S)
            self._thread = None

    def _tell(self, token: int, answer: object) -> None:
        from marjapussi_desktop.controller.review.hand_review import HandReview, Reviewed

        if token != self._token or self._is_closing:
            return
        if answer is None:
            self.failed.emit(token)
        elif isinstance(answer, Reviewed):
            self.reviewed.emit(token, answer)
        elif isinstance(answer, HandReview):
            self.done.emit(token, answer)
        else:
            self.valued.emit(token, answer)

    # -- in the thread ------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        workers: list[Worker] = []
        while (wanted := self._next()) is not None:
            token, past, hand, seat, budget_ms = wanted
            try:
                self._review(token, workers, past, hand, (seat, budget_ms))
            except (EOFError, OSError, RuntimeError):
                for worker in workers:
                    worker.kill()
                workers.clear()
                with suppress(RuntimeError):  # the window is gone already
                    self._came.emit(token, None)
        for worker in workers:
            worker.kill()

    def _next(self) -> tuple[int, PastMatch, int, int, int | None] | None:
        with self._lock:
            while self._wanted is None and not self._is_closing:
                self._lock.wait()
            wanted, self._wanted = self._wanted, None
            return None if self._is_closing else wanted

    def _review(
        self, token: int, workers: list[Worker], past: PastMatch, hand: int, of: tuple[int, int | None]
    ) -> None:
        """Raises EOFError, OSError or RuntimeError if the processes fail."""
        # Imported here, in the thread: it takes too long for the window.
        from marjapussi_desktop.controller.review.hand_review import (
            BUDGET_MS,
            PROCESSES,
            Reviewed,
            questions_of,
            review_of,
        )
        from marjapussi_desktop.controller.review.open_value import played_of
        from marjapussi_desktop.controller.review.review_worker import serve
        from marjapussi_desktop.processes.workers import Worker

        while len(workers) < PROCESSES:
            workers.append(Worker("marjapussi-review", serve))
        seat, wanted_ms = of
        budget_ms = BUDGET_MS if wanted_ms is None else wanted_ms
        played = played_of(past, hand)
        questions: list[Question] = [*questions_of(past, hand, seat, budget_ms), *([played] if played else [])]
        found = []
        for answer in self._answers(token, [worker.connection for worker in workers], questions):
            if answer is None:
                return
            self._came.emit(token, answer)
            if isinstance(answer, Reviewed):
                found.append(answer)
        self._came.emit(token, review_of(hand, seat, found))

    def _answers(self, token: int, connections: list[Connection], questions: list[Question]) -> Iterator[Answer | None]:
        """The answers as they come; at last None if something else is wanted now. No process then owes an answer."""
        from multiprocessing.connection import wait

        left = list(enumerate(questions))[::-1]
        busy: set[Connection] = set()
        is_wanted = True
        while (left and is_wanted) or busy:
            for connection in connections:
                if connection not in busy and left and is_wanted:
                    connection.send(left.pop())
                    busy.add(connection)
            ready = wait([*busy, self._woken])
            if self._woken in ready:
                self._woken.recv()
                is_wanted = is_wanted and token == self._token
            for connection in [one for one in connections if one in ready]:
                _number, answer = connection.recv()
                busy.discard(connection)
                if is_wanted:
                    yield answer
            if self._is_closing:
                break
        if not is_wanted:
            yield None
