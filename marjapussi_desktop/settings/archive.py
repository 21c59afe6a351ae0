"""The matches of the archive, page by page and the newest first, as far as a filter and a search leave them.

A page begins after the last match of the one before (by its key, not by an offset), so that one far down is as quick
as the first.
"""

from __future__ import annotations

import csv
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from marjapussi_desktop.settings.facts import HandFacts
from marjapussi_desktop.settings.queries import Filter, condition_of

ROWS_A_PAGE: Final = 100
_DATE: Final = re.compile(r"(?:(\d{1,2})\.)?(\d{1,2})\.(\d{4})?$")


@dataclass(frozen=True, slots=True)
class Search:
    """``words``: each is to be found in a player's name, at the beginning of the date (2026-11-02, 2.11.2026, 2.11.) or
    in a game; ``games``: for each word, the presets whose names hold it, and ``rules``, the house rules whose names do,
    by preset and changes. ``outcome``: ``won``, ``lost``, ``open``, ``day`` for deals of the day, or empty for all.
    """

    preset: str = ""
    outcome: str = ""
    words: tuple[str, ...] = ()
    games: tuple[tuple[str, ...], ...] = ()
    rules: tuple[tuple[tuple[str, str], ...], ...] = ()


@dataclass(frozen=True, slots=True)
class ArchivedMatch:
    """A row of the archive. ``state``: as in ``MatchState``; ``won``: None while it can be gone on with; ``names``, the
    person first; ``rules``, ``day``, ``day_over``, ``repeats``: as in `MatchFacts`; ``preset`` is empty, and the others
    0, where the match has not been looked through yet or gives no facts.
    """

    match: str
    started: str
    state: str
    preset: str
    house_rules: bool
    names: str
    hands: int
    own_total: int
    other_total: int
    won: bool | None
    rules: str = ""
    day: str = ""
    day_over: bool = False
    repeats: bool = False


@dataclass(frozen=True, slots=True)
class WaitingMatch:
    """A match that can be gone on with; as in `ArchivedMatch`, and empty in the same cases."""

    preset: str
    house_rules: bool
    rules: str


_DAY_WAS_PLAYED: Final = (
    "CASE WHEN p.day != '' THEN EXISTS (SELECT 1 FROM played_match q CROSS JOIN match n ON n.id = q.match"
    " WHERE q.day = p.day AND q.day_over AND n.rowid < m.rowid) ELSE 0 END"
)
"""Of a deal of the day that is in play, too, whether the cards are known. Joined in this order the few matches of that
day are looked at, and not all before: a page took two seconds with 100,000 hands."""


def waiting(connection: sqlite3.Connection, match: str) -> WaitingMatch | None:
    """A match by its id, if another one was begun before its end."""
    row = connection.execute(
        "SELECT coalesce(p.preset, ''), coalesce(p.house_rules, 0), coalesce(p.rules, '') FROM match m"
        " LEFT JOIN played_match p ON p.match = m.id WHERE m.id = ? AND m.state = 'abandoned'",
        (match,),
    ).fetchone()
    return None if row is None else WaitingMatch(row[0], bool(row[1]), row[2])


def page(connection: sqlite3.Connection, search: Search, after: ArchivedMatch | None = None) -> list[ArchivedMatch]:
    """The matches that follow ``after``."""
    where, values = _where(connection, search)
    if after is not None:
        where.append("(m.started, m.id) < (?, ?)")
        values += [after.started, after.match]
    rows = connection.execute(
        "SELECT m.id, m.started, m.state, coalesce(p.preset, ''), coalesce(p.house_rules, 0), coalesce(p.names, ''),"
        " coalesce(p.hands, 0), coalesce(p.own_total, 0), coalesce(p.other_total, 0), p.won,"
        " coalesce(p.rules, ''), coalesce(p.day, ''), coalesce(p.day_over, 0),"
        f" coalesce(p.repeats OR {_DAY_WAS_PLAYED}, 0)"
        f" FROM match m LEFT JOIN played_match p ON p.match = m.id WHERE {' AND '.join(where)}"
        f" ORDER BY m.started DESC, m.id DESC LIMIT {ROWS_A_PAGE}",
        values,
    )
    return [_archived(*row) for row in rows]


def _archived(
    match: str, started: str, state: str, preset: str, house_rules: int, names: str, *rest: Any
) -> ArchivedMatch:
    hands, own_total, other_total, won, rules, day, *flags = rest
    is_won = None if won is None else bool(won)
    totals = hands, own_total, other_total, is_won
    return ArchivedMatch(
        match, started, state, preset, bool(house_rules), names, *totals, rules, day, *map(bool, flags)
    )


def count(connection: sqlite3.Connection, search: Search) -> int:
    """How many matches there are."""
    where, values = _where(connection, search)
    joined = f"SELECT count(*) FROM match m LEFT JOIN played_match p ON p.match = m.id WHERE {' AND '.join(where)}"
    return int(connection.execute(joined, values).fetchone()[0])


_OUTCOMES: Final = {
    "won": "p.won = 1",
    "lost": "p.won = 0",
    "open": "p.won IS NULL AND NOT coalesce(p.day_over, 0)",
    "day": "p.day != ''",
}


def _where(connection: sqlite3.Connection, search: Search) -> tuple[list[str], list[object]]:
    connection.create_function("holds_word", 2, _holds_word, deterministic=True)
    where: list[str] = ["m.state != 'set_aside'"]
    values: list[object] = []
    if search.preset:
        where.append("p.preset = ?")
        values.append(search.preset)
    if search.outcome:
        where.append(_OUTCOMES[search.outcome])
    rules = search.rules or ((),) * len(search.words)
    for word, games, named in zip(search.words, search.games, rules, strict=True):
        parts = ["holds_word(CAST(p.names AS BLOB), ?)", "m.started LIKE ? ESCAPE '!'"]
        values += [word.casefold(), _date(word)]
        if games:
            parts.append(f"p.preset IN ({', '.join('?' * len(games))})")
            values += games
        for preset, changes in named:
            parts.append("(p.preset = ? AND p.rules = ?)")
            values += [preset, changes]
        where.append(f"({' OR '.join(parts)})")
    return where, values


def _holds_word(names: bytes | None, word: str) -> bool:
    """Whether a casefolded word is in names, however they are written: SQLite's LIKE knows the case of ASCII only.
    Bytes, since SQLite hands no broken text to a function.
    """
    return names is not None and word in names.decode("utf-8", "replace").casefold()


def _literal(text: str) -> str:
    return re.sub(r"([!%_])", r"!\1", text)


def _date(word: str) -> str:
    """What a date as it was typed looks like in the column."""
    found = _DATE.match(word)
    if found is None:
        return f"{_literal(word)}%"
    day, month, year = found.groups()
    if day is None and year is None:  # "2." is the second day of any month
        return f"____-__-{int(month):02}T%"
    return f"{year or '____'}-{int(month):02}-{f'{int(day):02}' if day else ''}%"


def write_csv(rows: Iterator[tuple[object, ...]] | list[tuple[object, ...]], path: Path) -> None:
    """Write hands as comma-separated values with the names of ``HandFacts`` above them, in UTF-8. Raises OSError.

    Yes and no are 1 and 0, and what there is not is empty.
    """
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow([field.name for field in fields(HandFacts)])
        writer.writerows(rows)


def hand_rows(connection: sqlite3.Connection, wanted: Filter) -> list[tuple[object, ...]]:
    """The facts of the hands that a filter leaves, in the order of time; repeats, too, which are marked as such."""
    where, values = condition_of(wanted, with_repeats=True)
    names = ", ".join(field.name for field in fields(HandFacts))
    return connection.execute(f"SELECT {names} FROM played_hand {where}", values).fetchall()
