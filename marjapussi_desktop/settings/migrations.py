"""The schema of the database of matches, as the steps that lead to it.

``PRAGMA user_version`` counts the steps taken. A step once released is never changed: the next change is a new step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from marjapussi_desktop.settings.problems import DamagedFileError, NewerFileError

if TYPE_CHECKING:
    import sqlite3

HEADER_SIZE: Final = 100
"""What a file of SQLite begins with: https://www.sqlite.org/fileformat2.html, 1.3."""
_MAGIC: Final = b"SQLite format 3\x00"
_ROLLBACK_FORMAT: Final = b"\x01\x01"

APPLICATION_ID = 0x4D61726A
"""Marks a database as this program's ("Marj"), so that no other program's file is ever written to."""

STEPS: tuple[str, ...] = (
    # 1: matches, hands, moves. A row's seal is a digest of what it holds and of what belongs to it (matches.py).
    # `move.undo` is 0 for a move that stands and otherwise counts the undo that took it back.
    """
    CREATE TABLE match (
        id TEXT PRIMARY KEY, started TEXT, ended TEXT, state TEXT, header TEXT, seal TEXT);
    CREATE TABLE hand (
        match TEXT, number INTEGER, deal TEXT, result TEXT, seal TEXT,
        PRIMARY KEY (match, number)) WITHOUT ROWID;
    CREATE TABLE move (
        match TEXT, hand INTEGER, undo INTEGER, ply INTEGER, seat INTEGER, text TEXT,
        PRIMARY KEY (match, hand, undo, ply)) WITHOUT ROWID;
    """,
    # 2: what statistics and the archive ask for, reckoned from the rows above, at any time anew (facts.py).
    # `match.reckoned` is the version of the reckoning that was done, NULL where a hand has changed since.
    """
    ALTER TABLE match ADD COLUMN reckoned INTEGER;
    CREATE INDEX match_reckoned ON match (reckoned);
    CREATE INDEX match_started ON match (started, id);
    CREATE TABLE played_match (
        match TEXT PRIMARY KEY, record TEXT, preset TEXT, house_rules INTEGER, names TEXT,
        partner_level TEXT, opponent_level TEXT, hands INTEGER, own_total INTEGER, other_total INTEGER,
        won INTEGER, counts INTEGER) WITHOUT ROWID;
    CREATE INDEX played_match_record ON played_match (record);
    CREATE TABLE played_hand (
        started TEXT, match TEXT, number INTEGER, preset TEXT, house_rules INTEGER, target INTEGER,
        partner_level TEXT, opponent_level TEXT, partner TEXT, opponent TEXT, other_opponent TEXT,
        kind TEXT, declarer TEXT, contract INTEGER, made INTEGER,
        own_taken INTEGER, other_taken INTEGER, own_score INTEGER, other_score REAL,
        own_marriages INTEGER, other_marriages INTEGER, own_porvoo INTEGER, other_porvoo INTEGER,
        own_slam INTEGER, other_slam INTEGER, par REAL, par_spread REAL,
        PRIMARY KEY (started, match, number)) WITHOUT ROWID;
    CREATE INDEX played_hand_match ON played_hand (match);
    """,
    # 3: what the expert made of the person's deals (second_hands.py). `match` is the id that all copies of a record
    # share, `number` counts from 1, `position` is the hand at its end as a line of text.
    """
    CREATE TABLE second_hand (match TEXT, number INTEGER, position TEXT, PRIMARY KEY (match, number)) WITHOUT ROWID;
    """,
    # 4: which hands are repeats of deals that were played before, which match is a deal of the day, and what is changed
    # in the rules, so that house rules can be told by name (facts.py).
    """
    ALTER TABLE played_match ADD COLUMN rules TEXT DEFAULT '';
    ALTER TABLE played_match ADD COLUMN day TEXT DEFAULT '';
    ALTER TABLE played_match ADD COLUMN day_over INTEGER DEFAULT 0;
    ALTER TABLE played_match ADD COLUMN repeats INTEGER DEFAULT 0;
    ALTER TABLE played_hand ADD COLUMN rules TEXT DEFAULT '';
    ALTER TABLE played_hand ADD COLUMN deal TEXT DEFAULT '';
    ALTER TABLE played_hand ADD COLUMN repeats INTEGER DEFAULT 0;
    CREATE INDEX played_hand_deal ON played_hand (deal);
    CREATE INDEX played_match_day ON played_match (day);
    """,
)

VERSION = len(STEPS)


def is_ours(header: bytes) -> bool:
    """Whether a file that begins so is a database of this program."""
    application = int.from_bytes(header[68:72], "big")
    is_sqlite = header.startswith(_MAGIC) and header[18:20] == _ROLLBACK_FORMAT
    return len(header) == HEADER_SIZE and is_sqlite and application == APPLICATION_ID


def version_of(connection: sqlite3.Connection) -> int:
    """How many steps the database has taken."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def create(connection: sqlite3.Connection) -> None:
    """Make an empty database this program's, at the newest version."""
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    migrate(connection)


def migrate(connection: sqlite3.Connection) -> None:
    """Take the steps that are missing, all or none. Raises NewerFileError, and sqlite3.Error from a step."""
    version = version_of(connection)
    if version > VERSION:
        raise NewerFileError(f"version {version}, known up to {VERSION}")
    if version == VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in STEPS[version:]:
            for statement in filter(str.strip, step.split(";")):
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def columns_of(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """Every (table, column) of the database."""
    rows = connection.execute(
        "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'"
    )
    return set(rows.fetchall())


def check_schema(connection: sqlite3.Connection) -> None:
    """Raise DamagedFileError unless the tables and columns of the newest version are all there."""
    import sqlite3  # Not above: whether a later version was here is asked before anything else, and this takes 10 ms.

    model = sqlite3.connect(":memory:", isolation_level=None)
    try:
        create(model)
        missing = columns_of(model) - columns_of(connection)
    finally:
        model.close()
    if missing:
        raise DamagedFileError(f"no column {sorted(missing)[0]}")
