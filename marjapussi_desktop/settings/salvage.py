"""Carrying whole matches out of a database that is damaged or cannot be written to."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from marjapussi_desktop.settings.matches import read_match
from marjapussi_desktop.settings.problems import KeptFileError

COLUMNS = {
    "match": ("id", "id, started, ended, state, header, seal"),
    "hand": ("match", "match, number, deal, result, seal"),
    "move": ("match", "match, hand, undo, ply, seat, text"),
}
"""Table -> (the column that names the match, what is copied)."""


def salvage(source: Path, target: sqlite3.Connection) -> int:
    """Copy every match of ``source`` whose seals hold into ``target``; how many. ``source`` is only read."""
    saved = 0
    with contextlib.suppress(sqlite3.Error, OSError), contextlib.closing(_read_only(source)) as connection:
        for match_id in _readable_ids(connection):
            with contextlib.suppress(sqlite3.Error, KeptFileError, ValueError, TypeError):
                read_match(connection, match_id)
                _copy(connection, target, match_id)
                saved += 1
    return saved


def _readable_ids(connection: sqlite3.Connection) -> list[str]:
    """The ids of the matches, the oldest first, as far as they can be read."""
    ids: list[str] = []
    with contextlib.suppress(sqlite3.Error):
        ids.extend(match_id for (match_id,) in connection.execute("SELECT id FROM match ORDER BY rowid"))
    return ids


def _read_only(path: Path) -> sqlite3.Connection:
    # "immutable": also a journal that lies beside it is left as it is. The seals tell what is whole.
    address = f"{path.absolute().as_uri()}?immutable=1"
    connection = sqlite3.connect(address, uri=True, isolation_level=None)
    # Without this SQLite reads nothing at all from a file that is shorter than it should be.
    connection.execute("PRAGMA writable_schema = ON")
    return connection


def _copy(source: sqlite3.Connection, target: sqlite3.Connection, match_id: str) -> None:
    rows = {
        table: source.execute(f"SELECT {columns} FROM {table} WHERE {key} = ?", (match_id,)).fetchall()
        for table, (key, columns) in COLUMNS.items()
    }
    target.execute("BEGIN")
    try:
        for table, (_, columns) in COLUMNS.items():
            marks = ", ".join("?" for _ in columns.split(","))
            target.executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks})", rows[table])
        target.execute("COMMIT")
    except BaseException:
        target.execute("ROLLBACK")
        raise
