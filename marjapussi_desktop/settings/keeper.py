"""Keeps a small document saved from a thread of its own, so that the window never waits for the disk."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Generic, TypeVar

from marjapussi_desktop.settings.problems import Problem, ProblemKind

T = TypeVar("T")


class Keeper(Generic[T]):
    """Holds the current value and saves each change soon; of changes in quick succession only the last is written.

    ``save`` writes the whole value or raises OSError. ``on_problem`` is called on the keeper's thread when a save
    fails, once until one succeeds again; a value that could not be written is tried again at the next request.
    """

    def __init__(
        self,
        path: Path,
        value: T,
        save: Callable[[Path, T], None],
        failed: ProblemKind,
        on_problem: Callable[[Problem], None],
    ) -> None:
        self._path = path
        self._value = value
        self._saved = value
        self._save = save
        self._failed = failed
        self._on_problem = on_problem
        self._has_told = False
        self._is_closing = False
        self._requests: SimpleQueue[threading.Event] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="keeper", daemon=True)
        self._thread.start()

    @property
    def value(self) -> T:
        """The current value, saved or not."""
        return self._value

    def set(self, value: T) -> None:
        """Make ``value`` current and have it saved. Never waits for the disk."""
        self._value = value
        self._requests.put(threading.Event())

    def flush(self, timeout_s: float = 5.0) -> bool:
        """Wait until the current value is on disk or could not be written; whether it is on disk."""
        done = threading.Event()
        self._requests.put(done)
        return done.wait(timeout_s) and self._saved is self._value

    def close(self, timeout_s: float = 5.0) -> bool:
        """Save what is left and end the thread; whether all is on disk."""
        self._is_closing = True
        self._requests.put(threading.Event())
        self._thread.join(timeout_s)
        return self._saved is self._value

    def _run(self) -> None:
        while not (self._is_closing and self._requests.empty()):
            request = self._requests.get()
            if self._value is not self._saved:
                self._write(self._value)
            request.set()

    def _write(self, value: T) -> None:
        try:
            self._save(self._path, value)
        except OSError as error:
            if not self._has_told:
                self._has_told = True
                self._on_problem(Problem(self._failed, self._path, str(error)))
        else:
            self._saved = value
            self._has_told = False
