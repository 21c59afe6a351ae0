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
from dataclasses import dataclass
from pathlib import Path

from marjapussi_desktop.settings import migrations
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

HEADER_SIZE, MAGIC, ROLLBACK_FORMAT = 100, b"SQLite format 3\x00", b"\x01\x01"
"""The beginning of a database file: https://www.sqlite.org/fileformat2.html, 1.3."""

CLOSED_TO_US = {
    sqlite3.SQLITE_BUSY: ProblemKind.MATCHES_IN_USE,
    sqlite3.SQLITE_LOCKED: ProblemKind.MATCHES_IN_USE,
    sqlite3.SQLITE_PERM: ProblemKind.MATCHES_NOT_SAVED,
    sqlite3.SQLITE_READONLY: ProblemKind.MATCHES_NOT_SAVED,
    sqlite3.SQLITE_IOERR: ProblemKind.MATCHES_NOT_SAVED,
    sqlite3.SQLITE_FULL: ProblemKind.MATCHES_NOT_SAVED,
    sqlite3.SQLITE_CANTOPEN: ProblemKind.MATCHES_NOT_SAVED,
    sqlite3.SQLITE_NOMEM: ProblemKind.MATCHES_NOT_SAVED,
}
"""SQLite's errors that say nothing against the file; every other one means that it is damaged."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A database ready for use. ``is_kept``: whether it is a file, and not only memory."""

    connection: sqlite3.Connection
    is_kept: bool
    problem: Problem | None = None


def open_database(path: Path) -> Opened:
    """Open or begin the database in ``path``. Always gives one that works; raises nothing that a disk can cause."""
    try:
        if not os.path.lexists(path):
            _begin(path)
        return Opened(_open(path), True)
    except NewerFileError as error:
        return _open_beside(path, str(error))
    except DamagedFileError as error:
        return _begin_again(path, str(error))
    except sqlite3.Error as error:
        kind = CLOSED_TO_US.get(primary_code(error))
        return _begin_again(path, str(error)) if kind is None else _in_memory(path, kind, str(error))
    except OSError as error:
        return _in_memory(path, ProblemKind.MATCHES_NOT_SAVED, str(error))


def primary_code(error: sqlite3.Error) -> int:
    """SQLite's primary result code; CORRUPT for an error that has none."""
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)) & 0xFF


def connect(path: Path | str) -> sqlite3.Connection:
    """A connection that begins no transaction by itself and reads broken text without failing."""
    connection = sqlite3.connect(path, timeout=LOCK_TIMEOUT_S, isolation_level=None, check_same_thread=False)
    connection.text_factory = lambda data: data.decode("utf-8", "surrogateescape")
    return connection


def _open(path: Path) -> sqlite3.Connection:
    _check_header(path)
    connection = connect(path)
    try:
        # The lock before the first reading: of two programs that start at once, one gets it.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise DamagedFileError(str(verdict))
        connection.execute("PRAGMA journal_mode = TRUNCATE")
        connection.execute("PRAGMA synchronous = NORMAL")
        migrations.migrate(connection)
        migrations.check_schema(connection)
        # Writing what is there already is the only proof that a write is possible.
        connection.execute(f"PRAGMA user_version = {migrations.VERSION}")
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
        header = file.read(HEADER_SIZE)
    application = int.from_bytes(header[68:72], "big")
    is_ours = header.startswith(MAGIC) and header[18:20] == ROLLBACK_FORMAT and application == migrations.APPLICATION_ID
    if len(header) < HEADER_SIZE or not is_ours:
        raise DamagedFileError("not this program's file")


def _begin(path: Path) -> None:
    """Make an empty database. Under another name first: a file of that name is always a whole one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(path.name + ".new")
    for end in ("", *SIDECARS):
        unfinished.with_name(unfinished.name + end).unlink(missing_ok=True)
        if end:
            path.with_name(path.name + end).unlink(missing_ok=True)
    connection = connect(unfinished)
    try:
        migrations.create(connection)
    finally:
        connection.close()
    os.replace(unfinished, path)


def _begin_again(path: Path, detail: str) -> Opened:
    """Set the damaged file aside and begin a new one with what of it is whole."""
    try:
        damaged = set_aside(path)
        _begin(path)
        connection = _open(path)
    except (OSError, sqlite3.Error, KeptFileError):
        return _in_memory(path, ProblemKind.MATCHES_NOT_SAVED, detail)
    salvage(damaged, connection)
    return Opened(connection, True, Problem(ProblemKind.MATCHES_DAMAGED, damaged, detail))


def _open_beside(path: Path, detail: str) -> Opened:
    """Leave the newer program's file alone and use one of our own version, beside it."""
    problem = Problem(ProblemKind.MATCHES_NEWER, path, detail)
    own = path.with_name(f"{path.stem}-v{migrations.VERSION}{path.suffix}")
    if own.stem.count("-v") > 1:
        return _in_memory(path, ProblemKind.MATCHES_NEWER, detail)
    opened = open_database(own)
    return Opened(opened.connection, opened.is_kept, opened.problem if not opened.is_kept else problem)


def _in_memory(path: Path, kind: ProblemKind, detail: str) -> Opened:
    """Go on without a file; with a copy of what is in it where it can be read and not written."""
    connection = connect(":memory:")
    migrations.create(connection)
    if kind is ProblemKind.MATCHES_NOT_SAVED:
        salvage(path, connection)
    return Opened(connection, False, Problem(kind, path, detail))
