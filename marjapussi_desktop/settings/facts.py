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

RECKONING = 3
"""Grows when the same match gives other facts than before."""


@dataclass(frozen=True, slots=True)
class MatchFacts:
    """A match as the person played it.

    ``record``: the id that all copies of its record share; ``names``: the players, in the order of the seats, with
    commas; ``own_total``, ``other_total``: the person's side's and the best of the others; ``won``: None while it goes
    on; ``counts``: whether the person played it to its end here; ``rules``: what is changed in the preset's, as
    `changes_text` writes it; ``day``: whose deal of the day it is, ISO 8601, else empty; ``day_over``: whether the
    hand that this is about is over; ``repeats``: its first hand had been played before, as in the practice of a deal of
    the day, and so it counts as no match.
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
    rules: str = ""
    day: str = ""
    day_over: bool = False
    repeats: bool = False


@dataclass(frozen=True, slots=True)
class HandFacts:
    """A hand as the person's side saw it; "other" is the other side, or the best of the others where each plays alone.

    ``number``: from 0; ``target``: of the match; ``partner``, ``opponent``, ``other_opponent``: characters, empty where
    there is none; ``kind``: as in a record; ``declarer``: ``own``, ``other`` or empty; ``own_porvoo``: whether that
    side went to Porvoo; ``own_slam``: whether it took all the tricks; ``other_score``: the mean of the others;
    ``par``: by how much computer players in all seats scored more than the others with the same cards, on average over
    a few playings, whose standard deviation is ``par_spread``; ``rules``: as in `MatchFacts`; ``deal``: the same for
    the same cards in a game, empty for a redeal; ``repeats``: the person had played these cards before and knew them,
    so the hand does not count.
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
    rules: str = ""
    deal: str = ""
    repeats: bool = False


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
    for deal in dict.fromkeys(hand.deal for hand in hands if hand.deal):
        _find_repeats(connection, deal)
    _mark(connection, match.match)


def _count_once(connection: sqlite3.Connection, record: str) -> None:
    """Of the copies of one match, the first that the person played to its end counts."""
    connection.execute(
        "UPDATE played_match SET counts = 0 WHERE record = ?1 AND counts AND match NOT IN (SELECT p.match FROM"
        " played_match p JOIN match m ON m.id = p.match WHERE p.record = ?1 AND p.counts ORDER BY m.rowid LIMIT 1)",
        (record,),
    )


def _find_repeats(connection: sqlite3.Connection, deal: str) -> None:
    """Of the hands with the same cards, that of the match that was begun first counts. A match of which the first hand
    is none of these is no repeat: so a copy of a match that was opened later, and gone on with.
    """
    rows = connection.execute(
        "SELECT h.match, h.number FROM played_hand h JOIN match m ON m.id = h.match WHERE h.deal = ?"
        " ORDER BY m.rowid, h.number",
        (deal,),
    ).fetchall()
    for nth, (match, number) in enumerate(rows):
        connection.execute(
            "UPDATE played_hand SET repeats = ? WHERE match = ? AND number = ?", (nth > 0, match, number)
        )
        connection.execute(
            "UPDATE played_match SET repeats = EXISTS (SELECT 1 FROM played_hand h WHERE h.match = ?1 AND h.repeats AND"
            " NOT EXISTS (SELECT 1 FROM played_hand b WHERE b.match = ?1 AND b.number < h.number AND b.deal != '')"
            " AND EXISTS (SELECT 1 FROM played_hand f WHERE f.match = ?1 AND f.number = 0)) WHERE match = ?1",
            (match,),
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
