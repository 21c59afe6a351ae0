"""The rows of the saved matches: written as they happen, read back whole or not at all.

A hand's seal is a digest of its deal, its result and all its moves; a match's seal, of its header, its state and the
number of its hands. A row that was edited, added or taken away outside this program breaks a seal. All functions
expect a transaction of the caller's where they write.
"""

from __future__ import annotations

import json
import sqlite3
import time
import zlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from marjapussi_desktop.settings.content import content
from marjapussi_desktop.settings.problems import DamagedMatchError

Json = dict[str, Any]
Write = Callable[[sqlite3.Connection], None]

LOCAL_TIME = "%Y-%m-%dT%H:%M:%S"


class MatchState(StrEnum):
    """What became of a match. One at most is CURRENT.

    LEFT_TO_LATER: a current match which this version cannot read, as a later one wrote it, and beside which another
    was begun; it is the current one again, for any version, once that other one has come to its end.
    """

    CURRENT = "current"
    FINISHED = "finished"
    ABANDONED = "abandoned"
    SET_ASIDE = "set_aside"
    LEFT_TO_LATER = "left_to_later"


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match as it was saved. ``started``: local time, ISO 8601; ``header``: as given to ``save_header``.

    ``hands``: HAND objects of the match record: the keys given to ``append_hand``, "moves" (those that stand, each
    {"seat", "move"}) and "result" (null while unfinished). A hand with moves taken back has also "undone": for each
    undo, in order, {"ply": where it began, "moves": [...]}.
    """

    id: str
    started: str
    header: Json
    hands: tuple[Json, ...]


def to_text(value: Mapping[str, Any] | None) -> str | None:
    """A JSON object as a column holds it; None stays None."""
    return None if value is None else json.dumps(value, separators=(",", ":"))


def local_time() -> str:
    """The time now, as a match keeps it. Ask it when something happens: memory and file are written at other times,
    the file perhaps much later, when a full disk has room again.
    """
    return time.strftime(LOCAL_TIME)


def write_all(connection: sqlite3.Connection, writes: Iterable[Write]) -> None:
    """Do all of it in one transaction, or none of it. Raises what it raises."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for write in writes:
            write(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def save_header(
    connection: sqlite3.Connection, match_id: str, header: str, instead_of: str | None = None, *, now: str
) -> None:
    """Begin a match, which becomes the current one, or replace its header. Any other current match is given up, of
    those LEFT_TO_LATER only ``instead_of``. ``now``: local time, as `local_time` tells it.
    """
    known = connection.execute("SELECT 1 FROM match WHERE id = ?", (match_id,)).fetchone()
    if known:
        connection.execute("UPDATE match SET header = ? WHERE id = ?", (header, match_id))
    else:
        abandon_others(connection, match_id, now)
        left = "SELECT id FROM match WHERE state = 'left_to_later' AND id = ?"
        for (other,) in connection.execute(left, (instead_of,)).fetchall():
            end_match(connection, other, MatchState.ABANDONED, now)
        connection.execute(
            "INSERT INTO match (id, started, state, header) VALUES (?, ?, ?, ?)",
            (match_id, now, MatchState.CURRENT.value, header),
        )
    _seal_match(connection, match_id)


def make_current(connection: sqlite3.Connection, match_id: str, now: str) -> None:
    """Let a match of earlier be the one in progress, and the other one be given up."""
    abandon_others(connection, match_id, now)
    connection.execute("UPDATE match SET state = 'current', ended = NULL WHERE id = ?", (match_id,))
    _seal_match(connection, match_id)


def abandon_others(connection: sqlite3.Connection, match_id: str, now: str) -> None:
    """Let no match but ``match_id`` be the current one."""
    rows = connection.execute("SELECT id FROM match WHERE state = 'current' AND id != ?", (match_id,)).fetchall()
    for (other,) in rows:
        end_match(connection, other, MatchState.ABANDONED, now)


def append_hand(connection: sqlite3.Connection, match_id: str, number: int, deal: str, result: str | None) -> None:
    """Begin hand ``number``, without moves."""
    connection.execute("DELETE FROM move WHERE match = ? AND hand = ?", (match_id, number))
    connection.execute(
        "INSERT OR REPLACE INTO hand (match, number, deal, result) VALUES (?, ?, ?, ?)",
        (match_id, number, deal, result),
    )
    _seal_hand(connection, match_id, number)
    _seal_match(connection, match_id)
    _reckon_again(connection, match_id)


def append_move(connection: sqlite3.Connection, match_id: str, hand: int, ply: int, seat: int, text: str) -> None:
    """Write one move; the same ply written again replaces it."""
    connection.execute(
        "INSERT OR REPLACE INTO move (match, hand, undo, ply, seat, text) VALUES (?, ?, 0, ?, ?, ?)",
        (match_id, hand, ply, seat, text),
    )
    _seal_hand(connection, match_id, hand)


def truncate_moves(connection: sqlite3.Connection, match_id: str, hand: int, ply: int) -> None:
    """Take back the moves from ``ply`` on, and the hand's result; they are kept, marked as undone."""
    (last,) = connection.execute(
        "SELECT coalesce(max(undo), 0) FROM move WHERE match = ? AND hand = ?", (match_id, hand)
    ).fetchone()
    connection.execute(
        "UPDATE move SET undo = ? WHERE match = ? AND hand = ? AND undo = 0 AND ply >= ?",
        (last + 1, match_id, hand, ply),
    )
    set_result(connection, match_id, hand, None)


def set_result(connection: sqlite3.Connection, match_id: str, hand: int, result: str | None) -> None:
    """Write how a hand ended."""
    connection.execute("UPDATE hand SET result = ? WHERE match = ? AND number = ?", (result, match_id, hand))
    _seal_hand(connection, match_id, hand)
    _reckon_again(connection, match_id)


def end_match(connection: sqlite3.Connection, match_id: str, state: MatchState, now: str) -> None:
    """Let a match be the current one no more."""
    connection.execute("UPDATE match SET state = ?, ended = ? WHERE id = ?", (state.value, now, match_id))
    _seal_match(connection, match_id)


def delete_match(connection: sqlite3.Connection, match_id: str) -> None:
    """Forget a match with all that was reckoned from it."""
    connection.execute(
        "DELETE FROM second_hand WHERE match = ?1 OR match IN (SELECT record FROM played_match WHERE match = ?1)",
        (match_id,),
    )
    keys = {"match": "id", "hand": "match", "move": "match", "played_match": "match", "played_hand": "match"}
    for table, key in keys.items():
        connection.execute(f"DELETE FROM {table} WHERE {key} = ?", (match_id,))


def _reckon_again(connection: sqlite3.Connection, match_id: str) -> None:
    """What was reckoned from a match holds no more."""
    connection.execute("UPDATE match SET reckoned = NULL WHERE id = ?", (match_id,))


def current_id(connection: sqlite3.Connection) -> str | None:
    """The match in progress. A state that is none of ours counts: its seal will tell."""
    row = connection.execute(
        "SELECT id FROM match WHERE state IS NULL OR state NOT IN ('finished', 'abandoned', 'set_aside')"
        " ORDER BY state = 'current' DESC, rowid DESC LIMIT 1"
    ).fetchone()
    return None if row is None else str(row[0])


def read_match(connection: sqlite3.Connection, match_id: str) -> SavedMatch:
    """A match with its hands. Raises DamagedMatchError when a seal is broken or what is sealed is not what we write,
    and what the system refuses.
    """
    with content(lambda why: DamagedMatchError(match_id, why)):
        row = connection.execute("SELECT started, header, seal FROM match WHERE id = ?", (match_id,)).fetchone()
        if row is None or row[2] != _match_seal(connection, match_id):
            raise DamagedMatchError(match_id, "the seal of the match is broken")
        numbers = connection.execute("SELECT number, seal FROM hand WHERE match = ? ORDER BY number", (match_id,))
        hands = []
        for number, seal in numbers.fetchall():
            if seal != _hand_seal(connection, match_id, number):
                raise DamagedMatchError(match_id, f"the seal of hand {number} is broken")
            hands.append(read_hand(connection, match_id, number))
        return SavedMatch(match_id, row[0], _object(row[1]), tuple(hands))


def _object(text: str) -> Json:
    """The JSON object that a column holds. Raises ValueError, or what else JSON does not bear."""
    value = json.loads(text)
    if not isinstance(value, dict):
        raise ValueError("not an object")
    return value


def read_hand(connection: sqlite3.Connection, match_id: str, number: int) -> Json:
    """A hand as the record writes it, with what was undone."""
    deal, result = connection.execute(
        "SELECT deal, result FROM hand WHERE match = ? AND number = ?", (match_id, number)
    ).fetchone()
    plies: dict[int, list[tuple[int, Json]]] = {}
    for undo, ply, seat, text in _moves(connection, match_id, number):
        plies.setdefault(undo, []).append((ply, {"seat": seat, "move": text}))
    standing = [move for _, move in plies.pop(0, [])]
    hand: Json = {**_object(deal), "moves": standing, "result": _object(result) if result is not None else None}
    if plies:
        hand["undone"] = [
            {"ply": moves[0][0], "moves": [move for _, move in moves]} for _, moves in sorted(plies.items())
        ]
    return hand


def raw_rows(connection: sqlite3.Connection, match_id: str) -> Json:
    """All that is known of a match, sound or not: its rows as they are."""
    tables = {"match": "id", "hand": "match", "move": "match"}
    return {
        table: connection.execute(f"SELECT * FROM {table} WHERE {key} = ?", (match_id,)).fetchall()
        for table, key in tables.items()
    }


def _moves(connection: sqlite3.Connection, match_id: str, hand: int) -> list[tuple[int, int, int, str]]:
    return connection.execute(
        "SELECT undo, ply, seat, text FROM move WHERE match = ? AND hand = ? ORDER BY undo, ply",
        (match_id, hand),
    ).fetchall()


def fingerprint(connection: sqlite3.Connection, match_id: str) -> str:
    """The same as long as no hand of a match begins, ends or changes."""
    seals = connection.execute("SELECT seal FROM hand WHERE match = ? ORDER BY number", (match_id,)).fetchall()
    return _digest(match_id, seals)


def _digest(*parts: object) -> str:
    """Against accidents and edits, not against forgers: zlib is there at once, hashlib takes 6 ms of the start."""
    data = repr(parts).encode("utf-8", "surrogatepass")
    return f"{zlib.crc32(data):08x}{zlib.adler32(data):08x}"


def _hand_seal(connection: sqlite3.Connection, match_id: str, number: int) -> str:
    row = connection.execute(
        "SELECT deal, result FROM hand WHERE match = ? AND number = ?", (match_id, number)
    ).fetchone()
    return _digest(match_id, number, row, _moves(connection, match_id, number))


def _match_seal(connection: sqlite3.Connection, match_id: str) -> str:
    row = connection.execute("SELECT started, ended, state, header FROM match WHERE id = ?", (match_id,)).fetchone()
    hands = connection.execute("SELECT count(*) FROM hand WHERE match = ?", (match_id,)).fetchone()
    return _digest(match_id, row, hands)


def _seal_hand(connection: sqlite3.Connection, match_id: str, number: int) -> None:
    seal = _hand_seal(connection, match_id, number)
    connection.execute("UPDATE hand SET seal = ? WHERE match = ? AND number = ?", (seal, match_id, number))


def _seal_match(connection: sqlite3.Connection, match_id: str) -> None:
    seal = _match_seal(connection, match_id)
    connection.execute("UPDATE match SET seal = ? WHERE id = ?", (seal, match_id))
