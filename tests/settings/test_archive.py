"""The archive finds each match once, the newest first, however it is searched and however many there are."""

from __future__ import annotations

import csv
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import fields
from pathlib import Path

import pytest

from marjapussi_desktop.settings import archive, facts, migrations
from marjapussi_desktop.settings.archive import ArchivedMatch, Search, Sought
from marjapussi_desktop.settings.facts import HandFacts, MatchFacts
from marjapussi_desktop.settings.matches import fingerprint
from marjapussi_desktop.settings.queries import Filter
from tests.helpers.made_facts import made_match

COUNT = 250


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as opened:
        migrations.create(opened)
        yield opened


@pytest.fixture
def made(connection: sqlite3.Connection) -> dict[str, tuple[MatchFacts, tuple[HandFacts, ...]]]:
    dice = random.Random(4)
    found = {}
    for nth in range(COUNT):
        match, hands = made_match(dice, nth)
        connection.execute(
            "INSERT INTO match (id, started, state) VALUES (?, ?, 'finished')", (match.match, hands[0].started)
        )
        facts.write_facts(connection, match, hands, fingerprint(connection, match.match))
        found[match.match] = (match, hands)
    return found


def all_pages(connection: sqlite3.Connection, search: Search) -> list[ArchivedMatch]:
    found: list[ArchivedMatch] = []
    while page := archive.page(connection, search, found[-1] if found else None):
        assert len(page) <= archive.ROWS_A_PAGE
        found += page
    assert archive.count(connection, search) == len(found)
    return found


def test_the_pages_hold_every_match_once_the_newest_first(
    connection: sqlite3.Connection, made: dict[str, tuple[MatchFacts, tuple[HandFacts, ...]]]
) -> None:
    connection.execute("INSERT INTO match (id, started, state) VALUES ('x', '2026-03-01T00:00:00', 'current')")
    connection.execute("INSERT INTO match (id, started, state) VALUES ('y', '2026-03-01T00:00:00', 'set_aside')")
    found = all_pages(connection, Search())
    assert sorted(row.match for row in found) == sorted([*made, "x"])
    assert [row.started for row in found] == sorted((row.started for row in found), reverse=True)
    for row in found:
        if row.match in made:
            match, _hands = made[row.match]
            shown = (match.preset, match.house_rules, match.names, match.hands, match.own_total, match.won)
            assert shown == (row.preset, row.house_rules, row.names, row.hands, row.own_total, row.won)


@pytest.mark.parametrize("outcome", ["won", "lost", "open"])
def test_matches_are_found_by_game_and_outcome(
    connection: sqlite3.Connection, made: dict[str, tuple[MatchFacts, tuple[HandFacts, ...]]], outcome: str
) -> None:
    wanted = {"won": True, "lost": False, "open": None}[outcome]
    found = all_pages(connection, Search(preset="huutopussi", outcome=outcome))
    expected = [m.match for m, _hands in made.values() if m.preset == "huutopussi" and m.won is wanted]
    assert sorted(row.match for row in found) == sorted(expected) != []


def test_every_word_must_be_in_a_name_a_game_or_the_date(
    connection: sqlite3.Connection, made: dict[str, tuple[MatchFacts, tuple[HandFacts, ...]]]
) -> None:
    games = ("huutopussi", "huutopussi-3")
    found = all_pages(connection, Search(words=(Sought("helmi"), Sought("huuto", games))))
    expected = [m.match for m, _hands in made.values() if "Helmi" in m.names and m.preset in games]
    assert sorted(row.match for row in found) == sorted(expected) != []
    assert all_pages(connection, Search(words=(Sought("100%"),))) == []


@pytest.mark.parametrize("word", ["äijä", "ÄIJÄ", "Äijä", "ijÄ"])
def test_a_name_is_found_however_it_is_written(
    connection: sqlite3.Connection, made: dict[str, tuple[MatchFacts, tuple[HandFacts, ...]]], word: str
) -> None:
    renamed = sorted(made)[:2]
    for match, names in zip(renamed, ("Äijä, Helmi", "Helmi, iso-ÄIJÄ"), strict=True):
        connection.execute("UPDATE played_match SET names = ? WHERE match = ?", (names, match))
    assert sorted(row.match for row in all_pages(connection, Search(words=(Sought(word),)))) == renamed


@pytest.mark.parametrize(
    ("word", "begins"),
    [
        ("2026-01", "2026-01"),
        ("5.1.2026", "2026-01-05"),
        ("5.1.", "2026-01-05"),
        ("1.2026", "2026-01"),
        ("2026-01-05", "2026-01-05"),
        ("05.01.2026", "2026-01-05"),
        ("5.1", "2026-01-05"),
        ("05.1", "2026-01-05"),
        ("5.1.2026 4", "2026-01-05T04"),
        ("5.1.2026 04:0", "2026-01-05T04:0"),
    ],
)
def test_a_date_is_found_as_it_is_written_anywhere(
    connection: sqlite3.Connection,
    made: dict[str, tuple[MatchFacts, tuple[HandFacts, ...]]],
    word: str,
    begins: str,
) -> None:
    found = all_pages(connection, Search(words=(Sought(word),)))
    expected = [m.match for m, hands in made.values() if hands[0].started.startswith(begins)]
    assert sorted(row.match for row in found) == sorted(expected) != []


@pytest.mark.parametrize("shown", ["25.1.2026 0.0", "2026-01-25 00:0", "1.2026"])
def test_a_date_that_is_being_typed_narrows_the_list(
    connection: sqlite3.Connection, made: dict[str, tuple[MatchFacts, tuple[HandFacts, ...]]], shown: str
) -> None:
    """``25.1`` found nothing, and ``25.1.`` all matches of that day."""
    before = COUNT
    for end in range(1, len(shown) + 1):
        found = archive.count(connection, Search(words=(Sought(shown[:end]),)))
        assert 0 < found <= before, shown[:end]
        before = found if shown.startswith(("25", "2026")) else COUNT
    assert archive.count(connection, Search(words=(Sought("25"),))) < COUNT / 10


def test_a_month_and_what_a_match_came_to_are_found(
    connection: sqlite3.Connection, made: dict[str, tuple[MatchFacts, tuple[HandFacts, ...]]]
) -> None:
    connection.execute("UPDATE match SET started = replace(started, '2026-01', '2025-11') WHERE id LIKE '%1'")
    connection.execute("UPDATE match SET state = 'current' WHERE id = ?", (next(iter(made)),))
    connection.execute("UPDATE played_match SET won = NULL WHERE match = ?", (next(iter(made)),))
    november = Sought("november", months=(11,))
    assert {row.started[:7] for row in all_pages(connection, Search(words=(november,)))} == {"2025-11"}
    won = Sought("won", outcomes=("won",))
    assert {row.won for row in all_pages(connection, Search(words=(won, november)))} == {True}
    now = Sought("table", outcomes=("current",))
    assert [row.state for row in all_pages(connection, Search(words=(now,)))] == ["current"]


def test_hands_are_written_as_a_table(
    connection: sqlite3.Connection, made: dict[str, tuple[MatchFacts, tuple[HandFacts, ...]]], tmp_path: Path
) -> None:
    path = tmp_path / "hands.csv"
    archive.write_csv(archive.hand_rows(connection, Filter(preset="huutopussi")), path)
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    hands = [h for _m, own in made.values() for h in own if h.preset == "huutopussi" and h.kind != "redeal"]
    assert list(rows[0]) == [field.name for field in fields(HandFacts)]
    assert len(rows) == len(hands)
    assert sum(int(row["own_score"]) for row in rows) == sum(hand.own_score for hand in hands)
    assert {row["contract"] for row in rows if not row["declarer"]} == {""}
    assert {row["made"] for row in rows} == {"", "0", "1"}
