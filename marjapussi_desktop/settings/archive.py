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
from itertools import product
from pathlib import Path
from typing import Any, Final

from marjapussi_desktop.settings.facts import HandFacts
from marjapussi_desktop.settings.queries import Filter, condition_of

ROWS_A_PAGE: Final = 100
_STARTED: Final = re.compile(r"(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)")
_WITH_YEAR: Final = re.compile(r"\d\.\d")


@dataclass(frozen=True, slots=True)
class Sought:
    """A word that is searched for: ``text`` is to be found in a player's name, or at the beginning of the date with the
    time (2026-11-02 21:05, 2.11.2026 21.05, 11.2026); or the match is of one of ``games``, presets whose names hold it,
    of ``rules``, house rules whose names do, by preset and changes, was begun in one of ``months``, or came to one of
    ``outcomes`` (`OUTCOMES`).
    """

    text: str
    games: tuple[str, ...] = ()
    rules: tuple[tuple[str, str], ...] = ()
    months: tuple[int, ...] = ()
    outcomes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Search:
    """Every one of ``words`` is to be found. ``outcome``: one of `OUTCOMES`, or empty for all."""

    preset: str = ""
    outcome: str = ""
    words: tuple[Sought, ...] = ()


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


OUTCOMES: Final = {
    "won": "p.won = 1",
    "lost": "p.won = 0",
    "open": "p.won IS NULL AND NOT coalesce(p.day_over, 0)",
    "current": "p.won IS NULL AND NOT coalesce(p.day_over, 0) AND m.state = 'current'",
    "played": "p.won IS NULL AND p.day_over",
    "day": "p.day != ''",
}
"""Of what a match came to, the condition: ``current`` is in play now, ``played`` a deal of the day to its end, ``day``
any deal of the day.
"""


def _where(connection: sqlite3.Connection, search: Search) -> tuple[list[str], list[object]]:
    connection.create_function("holds_word", 2, _holds_word, deterministic=True)
    connection.create_function("begins_date", 2, _begins_date, deterministic=True)
    where: list[str] = ["m.state != 'set_aside'"]
    values: list[object] = []
    if search.preset:
        where.append("p.preset = ?")
        values.append(search.preset)
    if search.outcome:
        where.append(OUTCOMES[search.outcome])
    for word in search.words:
        condition, its_values = _condition(word)
        where.append(condition)
        values += its_values
    return where, values


def _condition(word: Sought) -> tuple[str, list[object]]:
    parts = ["holds_word(CAST(p.names AS BLOB), ?)"]
    values: list[object] = [word.text.casefold()]
    if word.text[:1].isdigit():
        parts.append("begins_date(CAST(m.started AS BLOB), ?)")
        values.append(word.text)
    if word.games:
        parts.append(f"p.preset IN ({', '.join('?' * len(word.games))})")
        values += word.games
    for preset, changes in word.rules:
        parts.append("(p.preset = ? AND p.rules = ?)")
        values += [preset, changes]
    if word.months:
        parts.append(f"substr(m.started, 6, 2) IN ({', '.join('?' * len(word.months))})")
        values += [f"{month:02}" for month in word.months]
    parts += [f"({OUTCOMES[outcome]})" for outcome in word.outcomes]
    return f"({' OR '.join(parts)})", values


def _holds_word(names: bytes | None, word: str) -> bool:
    """Whether a casefolded word is in names, however they are written: SQLite's LIKE knows the case of ASCII only.
    Bytes, since SQLite hands no broken text to a function.
    """
    return names is not None and word in names.decode("utf-8", "replace").casefold()


def _begins_date(started: bytes | None, word: str) -> bool:
    """Whether a date begins with what was typed of it, in one of the ways in which dates are written. So the list
    grows shorter with each figure that is typed, and is never empty before the last one.
    """
    found = _STARTED.match((started or b"").decode("utf-8", "replace"))
    if found is None:
        return False
    year, month, day, hour, minute = found.groups()
    written = [f"{year}-{month}-{day} {hour}:{minute}"]
    for own_day, own_month, own_hour in product(*({part, str(int(part))} for part in (day, month, hour))):
        written += [f"{own_day}.{own_month}.{year} {own_hour}{mark}{minute}" for mark in ".:"]
        if _WITH_YEAR.search(word):  # else "1" would be November, too
            written.append(f"{own_month}.{year}")
    return any(text.startswith(word) for text in written)


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
