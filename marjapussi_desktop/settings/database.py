"""Opening the database of matches, whatever state its file is in.

A rollback journal (truncated, not deleted), the lock held for as long as the program runs, synchronous NORMAL. A
commit is in the one file when it returns, so a killed process loses none of them; the exclusive lock keeps a second
program off the same match and goes with the process, however it ends. A write-ahead log would be quicker (0.02 ms a
move against 0.5 ms, off the interface's thread), but SQLite drops a damaged log without a word, and the last moves
with it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from pathlib import Path

from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.settings import migrations
from marjapussi_desktop.settings.content import content, refusal_of
from marjapussi_desktop.settings.damaged import SIDECARS, set_aside
from marjapussi_desktop.settings.problems import (
    DamagedFileError,
    KeptFileError,
    NewerFileError,
    Problem,
    ProblemKind,
)
from marjapussi_desktop.settings.salvage import salvage

LOCK_TIMEOUT_S = 1.0
"""How long to wait for a program that is just ending."""
CACHE_KIB = 256
"""What SQLite may keep of the file in memory. Under the exclusive lock it gives nothing back, so that its usual 2 MB
filled hand by hand; the system keeps the file's pages anyway."""


@dataclass(frozen=True, slots=True)
class Opened:
    """What came of opening. ``path``: the file in use, which is not always the one asked for; ``connection``: None
    where no file can be used now; ``readable``: a file whose whole matches are to be carried over then.
    """

    path: Path
    connection: sqlite3.Connection | None = None
    problems: tuple[Problem, ...] = ()
    readable: Path | None = None


Read = Callable[[sqlite3.Connection], None]
"""What is read at once and belongs to the opening: what it raises is a fault of the file's content."""


def _read_nothing(_connection: sqlite3.Connection) -> None:
    pass


def open_database(path: Path, read: Read = _read_nothing) -> Opened:
    """Open or begin the database in ``path``. Raises nothing that a disk or the file's content can cause."""
    try:
        if not os.path.lexists(path):
            _begin(path)
        with content():
            return Opened(path, _open(path, read))
    except NewerFileError as error:
        return _open_beside(path, str(error), read)
    except DamagedFileError as error:
        return begin_again(path, str(error), read)
    except (sqlite3.Error, OSError, MemoryError) as error:
        return _closed(path, error)


def _closed(path: Path, error: Exception, *before: Problem, readable: Path | None = None) -> Opened:
    """No file can be used: what another program does not hold can perhaps be read."""
    kind = refusal_of(error) or ProblemKind.MATCHES_NOT_SAVED
    may_read = kind is ProblemKind.MATCHES_NOT_SAVED
    problem = Problem(kind, path, str(error))
    return Opened(path, problems=(*before, problem), readable=(readable or path) if may_read else None)


def memory_database() -> sqlite3.Connection:
    """An empty database of the newest version in memory."""
    connection = connect(":memory:")
    migrations.create(connection)
    return connection


def connect(path: Path | str) -> sqlite3.Connection:
    """A connection that begins no transaction by itself and reads broken text without failing."""
    connection = sqlite3.connect(path, timeout=LOCK_TIMEOUT_S, isolation_level=None, check_same_thread=False)
    connection.text_factory = lambda data: data.decode("utf-8", "surrogateescape")
    return connection


def _open(path: Path, read: Read) -> sqlite3.Connection:
    _check_header(path)
    connection = connect(path)
    try:
        # The lock before the first reading: of two programs that start at once, one gets it.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")
        # Not quick_check, which passes over an index that does not lead to its rows, and is hardly quicker.
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok":
            raise DamagedFileError(str(verdict))
        connection.execute("PRAGMA journal_mode = TRUNCATE")
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute(f"PRAGMA cache_size = -{CACHE_KIB}")
        migrations.migrate(connection)
        migrations.check_schema(connection)
        # Writing what is there already is the only proof that a write is possible.
        connection.execute(f"PRAGMA user_version = {migrations.VERSION}")
        read(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _check_header(path: Path) -> None:
    """Raise DamagedFileError unless the file begins as ours do. SQLite would write to one that is empty or cut short,
    and would take another program's for ours.
    """
    if not path.is_file():
        raise DamagedFileError("not a file")
    with path.open("rb") as file:
        header = file.read(migrations.HEADER_SIZE)
    if not migrations.is_ours(header):
        raise DamagedFileError("not this program's file")


def _begin(path: Path) -> None:
    """Make an empty database. Under another name first: a file of that name is always a whole one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(path.name + ".new")
    _remove(unfinished, "", *SIDECARS)
    _remove(path, *SIDECARS)
    try:
        with closing(connect(unfinished)) as connection:
            migrations.create(connection)
        os.replace(unfinished, path)
    except BaseException:
        with suppress(OSError):
            _remove(unfinished, "", *SIDECARS)
        raise


def _remove(path: Path, *ends: str) -> None:
    for end in ends:
        path.with_name(path.name + end).unlink(missing_ok=True)


def begin_again(path: Path, detail: str, read: Read = _read_nothing) -> Opened:
    """Set the damaged file aside and begin a new one with what of it is whole."""
    try:
        damaged = set_aside(path)
    except OSError as error:
        return _closed(path, error)
    told, kept = Problem(ProblemKind.MATCHES_DAMAGED, damaged, detail), list[int]()

    def fill(new: sqlite3.Connection) -> None:
        kept.append(salvage(damaged, new))
        read(new)

    try:
        _begin(path)
        with content():
            connection = _open(path, fill)
    except (sqlite3.Error, OSError, MemoryError, KeptFileError) as error:
        return _closed(path, error, told, readable=damaged)
    return Opened(path, connection, (changed(told, kept=kept[0]),))


def _open_beside(path: Path, detail: str, read: Read) -> Opened:
    """Leave the newer program's file alone and use one of our own version, beside it. At a start the whole folder was
    left already (later.py); here comes what a newer program wrote since.
    """
    told = Problem(ProblemKind.MATCHES_NEWER, path, detail)
    own = path.with_name(f"{path.stem}-v{migrations.VERSION}{path.suffix}")
    if own.stem.count("-v") > 1:
        return Opened(path, problems=(told,))
    opened = open_database(own, read)
    return replace(opened, problems=(told, *opened.problems))
