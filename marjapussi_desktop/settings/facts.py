"""What statistics count, one row for each hand that was played to its end and one for each match.

Nothing here is kept for its own sake: all of it is reckoned from the saved matches, by
``controller/statistics/hand_facts``, and is reckoned again where a match has changed, where a file was carried
over, or where ``RECKONING`` has grown.
"""

from __future__ import annotations

import sqlite3
from dataclasses import astuple, dataclass, fields

from marjapussi_desktop.settings import matches
from marjapussi_desktop.settings.matches import SavedMatch
from marjapussi_desktop.settings.problems import DamagedMatchError

RECKONING = 2
"""Grows when the same match gives other facts than before."""


@dataclass(frozen=True, slots=True)
class MatchFacts:
    """A match as the person played it.

    ``record``: the id that all copies of its record share; ``names``: the players, in the order of the seats, with
    commas; ``own_total``, ``other_total``: the person's side's and the best of the others; ``won``: None while it goes
    on; ``counts``: whether the person played it to its end here.
    """

    match: str
    record: str
    preset: str
    house_rules: bool
    names: str
    partner_level: str
    opponent_level: str
    hands: int
    own_total: int
    other_total: int
    won: bool | None
    counts: bool


@dataclass(frozen=True, slots=True)
class HandFacts:
    """A hand as the person's side saw it; "other" is the other side, or the best of the others where each plays alone.

    ``number``: from 0; ``target``: of the match; ``partner``, ``opponent``, ``other_opponent``: characters, empty where
    there is none; ``kind``: as in a record; ``declarer``: ``own``, ``other`` or empty; ``own_porvoo``: whether that
    side went to Porvoo; ``own_slam``: whether it took all the tricks; ``other_score``: the mean of the others;
    ``par``: by how much computer players in all seats scored more than the others with the same cards, on average over
    a few playings, whose standard deviation is ``par_spread``.
    """

    started: str
    match: str
    number: int
    preset: str
    house_rules: bool
    target: int
    partner_level: str
    opponent_level: str
    partner: str
    opponent: str
    other_opponent: str
    kind: str
    declarer: str
    contract: int | None
    made: bool | None
    own_taken: int
    other_taken: int
    own_score: int
    other_score: float
    own_marriages: int
    other_marriages: int
    own_porvoo: bool
    other_porvoo: bool
    own_slam: bool
    other_slam: bool
    par: float
    par_spread: float


@dataclass(frozen=True, slots=True)
class ToReckon:
    """A match whose facts are wanted; ``fingerprint`` tells later whether it is still the same."""

    saved: SavedMatch
    fingerprint: str


def next_to_reckon(connection: sqlite3.Connection) -> ToReckon | None:
    """A match whose facts are missing, the newest first. One that is not whole is passed over from now on."""
    while True:
        row = connection.execute(
            "SELECT id FROM match WHERE reckoned IS NULL OR reckoned < ? ORDER BY started DESC LIMIT 1", (RECKONING,)
        ).fetchone()
        if row is None:
            return None
        try:
            return ToReckon(matches.read_match(connection, row[0]), matches.fingerprint(connection, row[0]))
        except DamagedMatchError:
            pass_over(connection, row[0])


def count_to_reckon(connection: sqlite3.Connection) -> int:
    """How many matches lack their facts."""
    query = "SELECT count(*) FROM match WHERE reckoned IS NULL OR reckoned < ?"
    return int(connection.execute(query, (RECKONING,)).fetchone()[0])


def pass_over(connection: sqlite3.Connection, match_id: str) -> None:
    """Try a match no more that gives no facts, until it changes."""
    _delete(connection, match_id)
    _mark(connection, match_id)


def _delete(connection: sqlite3.Connection, match_id: str) -> None:
    for table in ("played_match", "played_hand"):
        connection.execute(f"DELETE FROM {table} WHERE match = ?", (match_id,))


def _mark(connection: sqlite3.Connection, match_id: str) -> None:
    connection.execute("UPDATE match SET reckoned = ? WHERE id = ?", (RECKONING, match_id))


def write_facts(
    connection: sqlite3.Connection, match: MatchFacts, hands: tuple[HandFacts, ...], fingerprint: str
) -> None:
    """Put the facts of a match in the place of older ones, unless it has changed meanwhile."""
    if matches.fingerprint(connection, match.match) != fingerprint:
        return
    _delete(connection, match.match)
    _insert(connection, "played_match", MatchFacts, [match])
    _insert(connection, "played_hand", HandFacts, hands)
    _count_once(connection, match.record)
    _mark(connection, match.match)


def _count_once(connection: sqlite3.Connection, record: str) -> None:
    """Of the copies of one match, the first that the person played to its end counts."""
    connection.execute(
        "UPDATE played_match SET counts = 0 WHERE record = ?1 AND counts AND match NOT IN (SELECT p.match FROM"
        " played_match p JOIN match m ON m.id = p.match WHERE p.record = ?1 AND p.counts ORDER BY m.rowid LIMIT 1)",
        (record,),
    )


def _insert(
    connection: sqlite3.Connection,
    table: str,
    kind: type[MatchFacts | HandFacts],
    rows: tuple[HandFacts, ...] | list[MatchFacts],
) -> None:
    names = [field.name for field in fields(kind)]
    marks = ", ".join("?" for _ in names)
    connection.executemany(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", [astuple(row) for row in rows])
