"""Hands as they went at the second table, kept beside the matches: what was played once is not played again."""

from __future__ import annotations

import sqlite3
from contextlib import suppress

LONGEST = 20_000
"""A position of more characters is none: one of these games has about 1,500."""


def read(connection: sqlite3.Connection, match_id: str) -> dict[int, str]:
    """By the number of the hand, from 1, the position at its end (``engine.position``), of whatever content it is."""
    rows = []
    with suppress(sqlite3.Error, ValueError):  # what cannot be read is played again
        rows = connection.execute("SELECT number, position FROM second_hand WHERE match = ?", (match_id,)).fetchall()
    return {
        number: position
        for number, position in rows
        if type(number) is int and isinstance(position, str) and len(position) <= LONGEST
    }


def write(connection: sqlite3.Connection, match_id: str, number: int, position: str) -> None:
    """Keep a hand of a saved match, in the place of an older one; of a match that is not saved, nothing is kept.

    ``match_id``: the id that all copies of its record share.
    """
    connection.execute(
        "INSERT OR REPLACE INTO second_hand (match, number, position) SELECT ?1, ?2, ?3 WHERE"
        " EXISTS (SELECT 1 FROM match WHERE id = ?1) OR EXISTS (SELECT 1 FROM played_match WHERE record = ?1)",
        (match_id, number, position),
    )
