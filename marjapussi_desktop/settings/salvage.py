"""Carrying matches from one database into another: whole ones out of a damaged file, all of them out of a sound one."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from marjapussi_desktop.settings import matches, migrations

COLUMNS: Final = {
    "match": (("id",), ("started", "ended", "state", "header", "seal")),
    "hand": (("match", "number"), ("deal", "result", "seal")),
    "move": (("match", "hand"), ("undo", "ply", "seat", "text")),
}
"""Table -> (the columns by which its rows are found, the others that are copied)."""

LONGEST_S: Final = 20.0
"""How long a damaged file is read; damage can make it look endless."""
_STEPS: Final = 100_000
"""Steps of SQLite's virtual machine between two looks at the clock."""
_PAGE: Final = 4096
"""In bytes: SQLite's own size of a page, which this program never changes."""


def salvage(source: Path, target: sqlite3.Connection) -> int:
    """Copy every match of ``source`` whose seals hold into ``target``; how many. ``source`` is only read."""
    return sum(_salvage(connect, source, target) for connect in (_read_only, _with_new_first_page))


def _salvage(connect: Callable[[Path], sqlite3.Connection], source: Path, target: sqlite3.Connection) -> int:
    saved = 0
    with contextlib.suppress(Exception), contextlib.closing(connect(source)) as connection:
        # Without this SQLite reads nothing at all from a file that is shorter than it should be.
        connection.execute("PRAGMA writable_schema = ON")
        end = time.monotonic() + LONGEST_S
        connection.set_progress_handler(lambda: time.monotonic() > end, _STEPS)
        saved = carry_whole(connection, target)
    return saved


def carry_whole(source: sqlite3.Connection, target: sqlite3.Connection) -> int:
    """Copy the matches whose seals hold and that ``target`` lacks, each in a transaction of its own; how many."""
    saved = 0
    known = set(_readable_ids(target))
    for match_id in _readable_ids(source):
        if match_id not in known:
            with contextlib.suppress(Exception):  # whatever is wrong with this one, the next may be whole
                matches.write_all(target, [lambda to, one=match_id: _carry_whole(source, to, one)])  # type: ignore[misc]
                saved += 1
    return saved


def _carry_whole(source: sqlite3.Connection, target: sqlite3.Connection, match_id: str) -> None:
    """Copy one match. Raises DamagedMatchError where it is not whole, here or there."""
    matches.read_match(source, match_id)
    _insert(target, _rows(source, match_id))
    matches.read_match(target, match_id)


def carry_as_it_is(source: sqlite3.Connection, target: sqlite3.Connection, match_id: str) -> None:
    """Copy one match, sound or not, in the place of the one of its id. Expects a transaction of the caller's."""
    rows = _rows(source, match_id)
    for table, (keys, _) in COLUMNS.items():
        target.execute(f"DELETE FROM {table} WHERE {keys[0]} = ?", (match_id,))
    _insert(target, rows)


def carry_all(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Copy all matches as they are; one in progress takes the place of another one in ``target``. Expects a
    transaction of the caller's.
    """
    current = matches.current_id(source)
    if current is not None:
        matches.abandon_others(target, current, matches.local_time())
    for match_id in _readable_ids(source):
        carry_as_it_is(source, target, match_id)


def _readable_ids(connection: sqlite3.Connection) -> list[str]:
    """The ids of the matches, the oldest first, as far as they can be read."""
    ids: list[str] = []
    with contextlib.suppress(Exception):
        ids.extend(match_id for (match_id,) in connection.execute("SELECT id FROM match ORDER BY rowid"))
    return ids


def _read_only(path: Path) -> sqlite3.Connection:
    # "immutable": also a journal that lies beside it is left as it is; the seals tell what is whole. It does not imply
    # "mode=ro", without which a file that is not there would be made.
    address = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    return sqlite3.connect(address, uri=True, isolation_level=None)


def _with_new_first_page(path: Path) -> sqlite3.Connection:
    """A copy in memory with the first page, which holds the header and the schema, of a new database of this version.

    They are the same in every one but for counters, so this reads what lies behind a harmed one. Where it does not
    fit, no seal will hold.
    """
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrations.create(connection)
        page = bytearray(connection.serialize()[:_PAGE])
        rest = path.read_bytes()[_PAGE:]
        page[28:32] = (1 + len(rest) // _PAGE).to_bytes(4, "big")  # how many pages there are
        connection.deserialize(bytes(page) + rest)
    except BaseException:
        connection.close()
        raise
    return connection


_Rows = dict[str, list[tuple[object, ...]]]


def _rows(source: sqlite3.Connection, match_id: str) -> _Rows:
    """The rows of a match, each found as its seal finds it: in a damaged file another way may lead elsewhere."""
    found: _Rows = {"match": _select(source, "match", match_id), "hand": [], "move": []}
    for (number,) in source.execute("SELECT number FROM hand WHERE match = ?", (match_id,)).fetchall():
        found["hand"] += _select(source, "hand", match_id, number)
        found["move"] += _select(source, "move", match_id, number)
    return found


def _select(source: sqlite3.Connection, table: str, *values: object) -> list[tuple[object, ...]]:
    keys, others = COLUMNS[table]
    where = " AND ".join(f"{key} = ?" for key in keys)
    rows = source.execute(f"SELECT {', '.join(others)} FROM {table} WHERE {where}", values)
    return [(*values, *map(_storable, row)) for row in rows]


def _insert(target: sqlite3.Connection, rows: _Rows) -> None:
    for table, (keys, others) in COLUMNS.items():
        names = (*keys, *others)
        marks = ", ".join("?" for _ in names)
        target.executemany(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", rows[table])


def _storable(value: object) -> object:
    """Broken text as the bytes that it is: SQLite takes no halves of characters. The seal is broken either way."""
    if isinstance(value, str) and not value.isascii():
        with contextlib.suppress(UnicodeEncodeError):
            value.encode("utf-8")
            return value
        return value.encode("utf-8", "surrogateescape")
    return value
