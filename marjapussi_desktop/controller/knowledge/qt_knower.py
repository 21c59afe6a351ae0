"""Works out for the window what the person can know, in a worker process; only the latest question is answered."""

from __future__ import annotations

import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from marjapussi_desktop.controller.knowledge.table_knowledge import TableKnowledge
    from marjapussi_desktop.engine.observation import Observation
    from marjapussi_desktop.processes.workers import Worker

CLOSED_WITHIN_S: Final = 0.9
LOOKS_EVERY_S: Final = 0.1
PARTS: Final = 2
"""An answer comes in two: what is certain, and the same with the chances."""
SEED: Final = 1
"""Of the imagined deals: the same position always has the same chances."""


class Knower(QObject):
    """Signal: ``known(TableKnowledge)``, for the observation that was asked about last: first what is certain, then
    the same with the chances. Without a process only what is certain comes.
    """

    known = Signal(object)
    _came = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._token = 0
        self._lock = threading.Condition()
        self._wanted: tuple[int, Observation] | None = None
        self._is_closing = False
        self._thread: threading.Thread | None = None
        self._came.connect(self._tell)

    def ask(self, seen: Observation) -> None:
        """Ask about a position in play; returns at once."""
        with self._lock:
            self._token += 1
            self._wanted = self._token, seen
            self._lock.notify()
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="knows", daemon=True)
            self._thread.start()

    def forget(self) -> None:
        """Drop what was asked: no signal comes for it."""
        with self._lock:
            self._token += 1
            self._wanted = None

    def close(self) -> None:
        """End the process; no signal comes after this."""
        with self._lock:
            self._is_closing = True
            self._token += 1
            self._lock.notify()
        if self._thread is not None:
            self._thread.join(CLOSED_WITHIN_S)
            self._thread = None

    def _tell(self, token: int, knowledge: TableKnowledge) -> None:
        if token == self._token and not self._is_closing:
            self.known.emit(knowledge)

    # -- in the thread ------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        worker: Worker | None = None
        while (wanted := self._next()) is not None:
            try:
                worker = worker or _new_worker()
                worker.connection.send(wanted[1])
                for _part in range(PARTS):
                    while not worker.connection.poll(LOOKS_EVERY_S):
                        if self._is_closing:
                            break
                    else:
                        self._emit(wanted[0], worker.connection.recv())
            except (EOFError, OSError, RuntimeError):
                if worker is not None:
                    worker.kill()
                worker = None
                self._emit(wanted[0], _certain(wanted[1]))
        if worker is not None:
            worker.kill()

    def _emit(self, token: int, knowledge: TableKnowledge) -> None:
        with suppress(RuntimeError):  # the window is gone already
            self._came.emit(token, knowledge)

    def _next(self) -> tuple[int, Observation] | None:
        with self._lock:
            while self._wanted is None and not self._is_closing:
                self._lock.wait()
            wanted, self._wanted = self._wanted, None
            return None if self._is_closing else wanted


def _new_worker() -> Worker:
    from marjapussi_desktop.processes.workers import Worker

    return Worker("marjapussi-knows", serve)


def _certain(seen: Observation) -> TableKnowledge:
    from marjapussi_desktop.controller.knowledge.reckoning import certain_knowledge

    return certain_knowledge(seen)


def serve(connection: Connection) -> None:
    """Runs in the worker process: answers each observation in two parts, until the connection closes."""
    from marjapussi_desktop.controller.knowledge.reckoning import certain_knowledge, with_chances

    with suppress(EOFError, OSError):
        while True:
            seen = connection.recv()
            certain = certain_knowledge(seen)
            connection.send(certain)
            connection.send(with_chances(certain, seen, SEED))
