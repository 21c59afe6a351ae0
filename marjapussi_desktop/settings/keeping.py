"""The matches of this run: in memory, where there is always room, and in a file that follows.

Whatever becomes of the file while the program runs (deleted, damaged, no room left), memory holds the match, and the
file is made good out of it as soon as that is possible.
"""

from __future__ import annotations

import json
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from marjapussi_desktop.settings import matches
from marjapussi_desktop.settings.content import content
from marjapussi_desktop.settings.damaged import free_name, stamp
from marjapussi_desktop.settings.database import Opened, begin_again, memory_database, open_database
from marjapussi_desktop.settings.matches import MatchState, SavedMatch, Write, write_all
from marjapussi_desktop.settings.problems import DamagedFileError, DamagedMatchError, Problem, ProblemKind
from marjapussi_desktop.settings.salvage import carry_all, carry_as_it_is, carry_whole, salvage

T = TypeVar("T")

RETRY_S: Final = 5.0
"""A file that could not be opened is tried again with a write, at most this often, and at the end."""


class KeptMatches:
    """The matches, for one thread. ``on_problem(problem)``: what the person must be told.

    Only what another program holds, or a newer one wrote, is not tried again: the person was told so.
    """

    def __init__(self, path: Path, on_problem: Callable[[Problem], None]) -> None:
        self._path = path
        self._on_problem = on_problem
        self._memory = memory_database()
        self._file: sqlite3.Connection | None = None
        self._identity: tuple[int, int] | None = None
        self._is_behind = False
        self._has_told = False
        self._may_retry = True
        self._tried_at = 0.0
        self._open_first()

    @property
    def is_safe(self) -> bool:
        """Whether all that was written is in the file."""
        return self._file is not None and not self._is_behind

    def write(self, writes: Sequence[Write]) -> None:
        """Write all of it to memory, and to the file or as soon as there is one."""
        if writes:
            write_all(self._memory, writes)
            self._follow(writes, RETRY_S)

    def load_current(self) -> SavedMatch | None:
        """The match in progress. One that does not hold together is set aside, told about, and None."""
        match_id = matches.current_id(self._memory)
        if match_id is None:
            return None
        try:
            return matches.read_match(self._memory, match_id)
        except DamagedMatchError as error:
            self.set_aside(match_id, str(error))
            return None

    def ask(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """What the query finds among all matches; among those of this run where there is no file."""
        return query(self._file or self._memory)

    def derive(self, write: Write) -> bool:
        """Write what can be reckoned again at any time, so only to one place; whether that was possible."""
        try:
            write_all(self._file or self._memory, [write])
        except (sqlite3.Error, OSError, MemoryError):
            return False
        return True

    def take_up(self, match_id: str) -> None:
        """Make a match of an earlier run the current one, which memory holds from now on."""
        file = self._file
        is_known = self._memory.execute("SELECT 1 FROM match WHERE id = ?", (match_id,)).fetchone()
        if file is not None and not is_known:
            write_all(self._memory, [lambda memory: carry_as_it_is(file, memory, match_id)])
        self.write([partial(matches.make_current, match_id=match_id, now=matches.local_time())])

    def set_aside(self, match_id: str, why: str) -> None:
        """Export a match to a file of its own, go on without it, and tell."""
        rows = matches.raw_rows(self._memory, match_id)
        text = json.dumps({"why": why, **rows}, indent=1, default=repr)
        self.write(
            [partial(matches.end_match, match_id=match_id, state=MatchState.SET_ASIDE, now=matches.local_time())]
        )
        file = free_name(self._path.parent, f"damaged-match-{stamp()}", ".json")
        try:
            file.write_text(text, encoding="utf-8")
        except OSError as error:
            self._on_problem(Problem(ProblemKind.MATCH_DAMAGED, None, f"{why}; {error}"))
        else:
            self._on_problem(Problem(ProblemKind.MATCH_DAMAGED, file, why))

    def close(self) -> None:
        """Bring the file up to date if that can be done now, and let go of it."""
        self._follow((), retry_s=0)
        if self._file is not None:
            self._file.close()
        self._memory.close()

    # ------------------------------------------------------------------ the file

    def _open_first(self) -> None:
        opened = open_database(self._path, self._read_current)
        if opened.readable is not None:
            salvage(opened.readable, self._memory)
        self._use(opened)

    def _read_current(self, file: sqlite3.Connection) -> None:
        current = matches.current_id(file)
        if current is not None:
            write_all(self._memory, [lambda memory: carry_as_it_is(file, memory, current)])

    def _use(self, opened: Opened) -> None:
        self._tried_at = time.monotonic()
        self._file = opened.connection
        self._path = opened.path
        self._identity = _identity(opened.path) if opened.connection is not None else None
        for problem in opened.problems:
            self._tell(problem)
        self._may_retry = opened.connection is not None or opened.readable is not None

    def _tell(self, problem: Problem) -> None:
        """Tell that nothing can be saved: once, until something can again."""
        if problem.kind is ProblemKind.MATCHES_NOT_SAVED:
            if self._has_told:
                return
            self._has_told = True
        self._on_problem(problem)

    def _follow(self, writes: Sequence[Write], retry_s: float) -> None:
        was_deleted = self._file is not None and not self._is_there()
        if was_deleted:
            self._leave()
        if self._file is None and not self._open_again(retry_s):
            return
        if self._bring_up(writes) and was_deleted:
            self._on_problem(Problem(ProblemKind.MATCHES_DELETED, self._path))

    def _is_there(self) -> bool:
        """Whether the file's name still leads to it: as SQLite itself asks, but that only when it begins a journal."""
        try:
            return _identity(self._path) == self._identity
        except (FileNotFoundError, NotADirectoryError):
            return False
        except OSError:
            return True

    def _leave(self) -> None:
        """Let go of a file that has no name any more, with all that it still holds."""
        assert self._file is not None
        carry_whole(self._file, self._memory)
        self._file.close()
        self._file = None
        self._may_retry, self._tried_at = True, -RETRY_S

    def _open_again(self, retry_s: float) -> bool:
        """Try for a file anew, unless that was tried just now or must not be; whether there is one."""
        self._is_behind = True
        if self._may_retry and time.monotonic() - self._tried_at >= retry_s:
            self._use(open_database(self._path))
        return self._file is not None

    def _bring_up(self, writes: Sequence[Write]) -> bool:
        """Write to the file what it lacks; whether it holds all now. Behind, it is given all matches of this run."""
        assert self._file is not None
        try:
            with content():
                write_all(self._file, [partial(carry_all, self._memory)] if self._is_behind else writes)
        except (sqlite3.Error, OSError, MemoryError, DamagedFileError) as error:
            was_behind, self._is_behind = self._is_behind, True
            if isinstance(error, DamagedFileError) and not was_behind:
                return self._replace(str(error))
            self._tell(Problem(ProblemKind.MATCHES_NOT_SAVED, self._path, str(error)))
            return False
        self._is_behind = False
        if self._has_told:
            self._has_told = False
            self._on_problem(Problem(ProblemKind.MATCHES_SAVED_AGAIN, self._path))
        return True

    def _replace(self, why: str) -> bool:
        """Set the file aside, which proved damaged in use, and give a new one what memory holds."""
        assert self._file is not None
        self._file.close()
        self._use(begin_again(self._path, why))
        return self._file is not None and self._bring_up(())


def _identity(path: Path) -> tuple[int, int]:
    """Which file the name leads to. Raises OSError."""
    found = os.stat(path)
    return (found.st_dev, found.st_ino)
