"""Computes the missing facts of saved matches in a process of its own, and writes them beside the matches.

If it is interrupted, the next run continues: it looks for matches without facts. No Qt here.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from marjapussi_desktop.controller.bot_processes.patience import awaited, step_back
from marjapussi_desktop.settings import facts

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from marjapussi_desktop.controller.match.history import LateStore
    from marjapussi_desktop.processes.workers import Worker
    from marjapussi_desktop.settings.facts import HandFacts, MatchFacts, ToReckon
    from marjapussi_desktop.settings.matches import Write
    from marjapussi_desktop.settings.store import MatchStore

    Facts = tuple[MatchFacts, tuple[HandFacts, ...]]

CLOSED_WITHIN_S: Final = 2.0


class Reckoner:
    """One thread, which starts the process when there is work and ends it afterwards.

    ``on_progress(left)`` is called on that thread after each match, with the number that are left.
    """

    def __init__(self, store: LateStore, on_progress: Callable[[int], None]) -> None:
        self._store = store
        self._on_progress = on_progress
        self._wanted = threading.Event()
        self._is_closing = False
        self._thread: threading.Thread | None = None

    def request(self) -> None:
        """Have all missing facts computed; returns at once."""
        self._wanted.set()
        if self._thread is None and not self._is_closing:
            self._thread = threading.Thread(target=self._run, name="reckoner", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """End the thread and its process, even if work is left."""
        self._is_closing = True
        self._wanted.set()
        if self._thread is not None:
            self._thread.join(CLOSED_WITHIN_S)

    # -- in the thread ------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        store = self._store.opened()
        while store is not None:
            self._wanted.wait()
            self._wanted.clear()
            if self._is_closing:
                return
            with suppress(OSError, RuntimeError):  # no process can be started: the next request tries again
                self._reckon_all(store)

    def _reckon_all(self, store: MatchStore) -> None:
        worker: Worker | None = None
        try:
            while not self._is_closing and (task := store.ask(facts.next_to_reckon)) is not None:
                worker = worker or _start()
                try:
                    found = self._ask(worker, task)
                except (EOFError, OSError):  # the process has died of this match
                    worker.kill()
                    found = worker = None
                if self._is_closing or not store.derive(_writing(task, found)):
                    return
                self._on_progress(store.ask(facts.count_to_reckon) or 0)
        finally:
            if worker is not None:
                worker.kill()

    def _ask(self, worker: Worker, task: ToReckon) -> Facts | None:
        """The facts of a match; None if it has none. Raises EOFError or OSError if the process has died."""
        worker.connection.send(task.saved)
        found: Facts | None = awaited(worker.connection, lambda: self._is_closing)
        return found


def _writing(task: ToReckon, found: Facts | None) -> Write:
    if found is None:
        return partial(facts.pass_over, match_id=task.saved.id)
    match, hands = found
    return partial(facts.write_facts, match=match, hands=hands, fingerprint=task.fingerprint)


def _start() -> Worker:
    """Raises OSError or RuntimeError."""
    from marjapussi_desktop.processes.workers import Worker

    return Worker("marjapussi-reckoner", serve)


# -- in the process ---------------------------------------------------------------------------------------------------


def serve(connection: Connection) -> None:
    """Runs in the process: answers each saved match with its facts, until the connection closes."""
    from marjapussi_desktop.controller.statistics.hand_facts import facts_of
    from marjapussi_desktop.engine.errors import RecordError

    step_back()
    with suppress(EOFError, OSError):
        while True:
            saved = connection.recv()
            try:
                found: Facts | None = facts_of(saved)
            except (RecordError, ValueError, KeyError, TypeError, AssertionError):
                found = None  # it does not follow the rules, or what only a later version knows
            connection.send(found)
