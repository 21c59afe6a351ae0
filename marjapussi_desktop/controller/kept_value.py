"""A value that a file keeps, read and changed in a thread of its own: nothing waits for the disk. No Qt here."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Final, Generic, TypeVar

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.settings.problems import Loaded, Problem, ProblemKind

T = TypeVar("T")

CLOSED_WITHIN_S: Final = 5.0


@frozen
class KeptFile(Generic[T]):
    """Where a value is kept. ``load`` gives a value in any case; ``save`` raises OSError, which is told as a problem of
    the kind ``not_saved``. ``path`` None: for this run only, beginning with ``empty``.
    """

    path: Path | None
    empty: Callable[[], T]
    load: Callable[[Path], Loaded[T]]
    save: Callable[[Path, T], None]
    not_saved: ProblemKind


class KeptValue(Generic[T]):
    """Applies changes one after the other, in a thread that starts with the first one.

    ``on_value`` is called after each change, once it is on disk, and ``on_problem`` when reading or writing fails: both
    on that thread.
    """

    def __init__(
        self, name: str, file: KeptFile[T], on_value: Callable[[T], None], on_problem: Callable[[Problem], None]
    ) -> None:
        """``name``: of the thread."""
        self._name = name
        self._file = file
        self._on_value = on_value
        self._on_problem = on_problem
        self._changes: SimpleQueue[Callable[[T], T] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def change(self, change: Callable[[T], T]) -> None:
        """Have a change applied; returns at once. A change that returns its argument writes nothing."""
        self._changes.put(change)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Apply what is left and end the thread; waits `CLOSED_WITHIN_S` at most."""
        if self._thread is not None:
            self._changes.put(None)
            self._thread.join(CLOSED_WITHIN_S)
            self._thread = None

    # -- in the thread ------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        value = self._load()
        while (change := self._changes.get()) is not None:
            changed = change(value)
            if changed != value:
                self._save(changed)
            value = changed
            self._on_value(value)

    def _load(self) -> T:
        if self._file.path is None:
            return self._file.empty()
        loaded = self._file.load(self._file.path)
        if loaded.problem is not None:
            self._on_problem(loaded.problem)
        return loaded.value

    def _save(self, value: T) -> None:
        if self._file.path is None:
            return
        try:
            self._file.save(self._file.path, value)
        except OSError as error:
            self._on_problem(Problem(self._file.not_saved, self._file.path, str(error)))
