"""The database's schema grows by steps, and is never guessed at."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from marjapussi_desktop.settings import migrations
from marjapussi_desktop.settings.problems import DamagedFileError, NewerFileError
from tests.settings.matches_for_tests import Problems, is_written, opened, write_match


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    yield connection
    connection.close()


def test_every_version_is_brought_to_the_newest(connection: sqlite3.Connection) -> None:
    for version in range(migrations.VERSION + 1):
        old = sqlite3.connect(":memory:", isolation_level=None)
        for step in migrations.STEPS[:version]:
            old.executescript(step)
        old.execute(f"PRAGMA user_version = {version}")
        migrations.migrate(old)
        assert migrations.version_of(old) == migrations.VERSION
        migrations.check_schema(old)
        old.close()


def test_a_step_is_taken_once_and_keeps_the_rows(
    connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrations.create(connection)
    connection.execute("INSERT INTO match (id, started) VALUES ('m', 'x')")
    with_step(monkeypatch, "ALTER TABLE match ADD COLUMN note TEXT; UPDATE match SET note = 'n'")
    migrations.migrate(connection)
    migrations.migrate(connection)
    assert connection.execute("SELECT id, note FROM match").fetchall() == [("m", "n")]


def test_a_step_that_fails_leaves_everything_as_it_was(
    connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrations.create(connection)
    before = migrations.columns_of(connection)
    with_step(monkeypatch, "ALTER TABLE match ADD COLUMN note TEXT; DROP TABLE nothing")
    with pytest.raises(sqlite3.OperationalError):
        migrations.migrate(connection)
    assert migrations.columns_of(connection) == before
    assert migrations.version_of(connection) == migrations.VERSION - 1


def test_a_newer_version_is_refused(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA user_version = {migrations.VERSION + 1}")
    with pytest.raises(NewerFileError):
        migrations.migrate(connection)


def test_a_missing_column_is_damage(connection: sqlite3.Connection) -> None:
    migrations.create(connection)
    connection.execute("ALTER TABLE move DROP COLUMN seat")
    with pytest.raises(DamagedFileError, match="seat"):
        migrations.check_schema(connection)


def test_a_newer_programs_file_is_left_alone_and_another_is_used_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    with opened(path) as store:
        write_match(store, "theirs")
    newer = sqlite3.connect(path)
    newer.execute(f"PRAGMA user_version = {migrations.VERSION + 1}")
    newer.close()
    content = path.read_bytes()
    expected = None
    for _ in range(2):
        problems = Problems()
        with opened(path, problems) as store:
            saved = store.load_current()
            assert (None if saved is None else list(saved.hands)) == expected
            expected = write_match(store, "ours")
            assert is_written(store)
        assert problems.kinds() == ["matches_newer"]
        assert problems[0].file == path
    assert path.read_bytes() == content


def with_step(monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    monkeypatch.setattr(migrations, "STEPS", (*migrations.STEPS, step))
    monkeypatch.setattr(migrations, "VERSION", migrations.VERSION + 1)
