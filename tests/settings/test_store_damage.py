"""Whatever happens to the file, the person is told, the file is kept, and what was whole is still there."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from marjapussi_desktop.settings import keeping
from marjapussi_desktop.settings.database import connect
from marjapussi_desktop.settings.matches import Json, _seal_hand, _seal_match
from marjapussi_desktop.settings.problems import ProblemKind
from marjapussi_desktop.settings.store import MatchStore, _Question
from tests.settings.matches_for_tests import Problems, check_it_works, ids, is_written, opened, write_match

IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


def read_after_harm(path: Path, hands: list[Json]) -> Problems:
    """Open the harmed file; the match is there unharmed, or it is told what happened. The store works either way."""
    before = path.read_bytes() if path.is_file() else None
    problems = Problems()
    with opened(path, problems) as store:
        saved = store.load_current()
        assert saved is None or list(saved.hands) == hands
        assert saved is not None or problems
        check_it_works(store)
    for problem in problems:
        if problem.kind.value == "matches_damaged":
            assert problem.file is not None
            assert problem.file.name.startswith("matches.damaged-20")
            assert before is None or problem.file.read_bytes() == before
    return problems


SHARES = [0.0, 0.0001, 0.001, 0.5, 0.999, *(random.Random(1).random() for _ in range(15))]


@pytest.mark.parametrize("share", SHARES)
def test_a_truncated_file_is_set_aside(path: Path, hands: list[Json], share: float) -> None:
    os.truncate(path, int(path.stat().st_size * share))
    problems = read_after_harm(path, hands)
    assert problems.kinds() == ["matches_damaged"]


def test_what_is_whole_in_a_truncated_file_is_carried_over(path: Path) -> None:
    os.truncate(path, path.stat().st_size - 4096)  # a page of one match
    problems = Problems()
    with opened(path, problems) as store:
        is_written(store)
    assert problems.kinds() == ["matches_damaged"]
    assert len(ids(path)) == 4
    assert [problem.kept for problem in problems] == [4]


def test_of_a_file_without_anything_whole_nothing_is_said_to_be_kept(path: Path) -> None:
    """ "All that was whole is kept", it said beside an empty archive."""
    path.write_bytes(bytes(9000))
    problems = Problems()
    with opened(path, problems):
        pass
    assert [(problem.kind, problem.kept) for problem in problems] == [(ProblemKind.MATCHES_DAMAGED, 0)]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", range(40))
def test_a_file_with_flipped_bits_harms_nothing_in_silence(path: Path, hands: list[Json], seed: int) -> None:
    rng = random.Random(seed)
    content = bytearray(path.read_bytes())
    for _ in range(rng.choice((1, 1, 20))):
        content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
    path.write_bytes(content)
    read_after_harm(path, hands)


def test_text_that_cannot_be_decoded_in_the_schema_is_damage(path: Path, hands: list[Json]) -> None:
    """SQLite quotes the schema in its own messages, which then cannot be decoded."""
    content = path.read_bytes()
    begin = content.index(b"CREATE TABLE match")
    kinds = []
    for offset in range(begin, begin + 130, 13):
        path.write_bytes(with_flipped(content, offset, 0x80))
        kinds += read_after_harm(path, hands).kinds()
    assert kinds == ["matches_damaged"] * 10


def with_flipped(content: bytes, offset: int, bits: int) -> bytes:
    return content[:offset] + bytes([content[offset] ^ bits]) + content[offset + 1 :]


@pytest.mark.parametrize("place", [b"SQLite format", b"Marj", b"CREATE TABLE match", b"CREATE TABLE hand", b"move"])
def test_the_matches_behind_a_harmed_first_page_are_carried_over(path: Path, hands: list[Json], place: bytes) -> None:
    content = path.read_bytes()
    path.write_bytes(with_flipped(content, content.index(place), 0x80))
    problems = Problems()
    with opened(path, problems) as store:
        saved = store.load_current()
    assert problems.kinds() == ["matches_damaged"]
    assert saved is not None
    assert list(saved.hands) == hands
    assert sorted(ids(path)) == ["now", "old0", "old1", "old2", "old3"]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("offset", range(0, 100, 3))
def test_a_harmed_header_of_the_file(path: Path, hands: list[Json], offset: int) -> None:
    content = bytearray(path.read_bytes())
    content[offset] ^= 0xFF
    path.write_bytes(content)
    read_after_harm(path, hands)


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"SQLite format 3\x00", b"SQLite format 3\x00" + bytes(5000), b"\xff" * 9000]
)
def test_a_file_that_is_no_database_is_set_aside(path: Path, hands: list[Json], content: bytes) -> None:
    path.write_bytes(content)
    assert read_after_harm(path, hands).kinds() == ["matches_damaged"]


def test_another_programs_database_is_not_written_to(path: Path, hands: list[Json]) -> None:
    path.unlink()
    change(path, "CREATE TABLE recipe (name)")
    problems = read_after_harm(path, hands)
    assert problems.kinds() == ["matches_damaged"]


def test_a_missing_table_is_damage(path: Path, hands: list[Json]) -> None:
    change(path, "DROP TABLE move")
    assert read_after_harm(path, hands).kinds() == ["matches_damaged"]


EDITS = (
    "UPDATE move SET text = 'play 6D' WHERE match = 'now' AND hand = 2 AND ply = 3",
    "UPDATE move SET seat = 3 WHERE match = 'now' AND hand = 4 AND ply = 0",
    "UPDATE move SET undo = 1 WHERE match = 'now' AND hand = 4 AND ply = 4",
    "DELETE FROM move WHERE match = 'now' AND hand = 4 AND ply = 4",
    "INSERT INTO move VALUES ('now', 4, 0, 5, 1, 'play 6D')",
    "UPDATE hand SET deal = replace(deal, 'AS', '6S') WHERE match = 'now' AND number = 4",
    "UPDATE hand SET result = replace(result, '100', '101') WHERE match = 'now' AND number = 0",
    "UPDATE hand SET result = x'ff00' WHERE match = 'now' AND number = 0",
    "UPDATE hand SET deal = CAST(x'7bff7d' AS TEXT) WHERE match = 'now' AND number = 4",
    "DELETE FROM hand WHERE match = 'now' AND number = 4",
    "UPDATE match SET header = '{' WHERE id = 'now'",
    "UPDATE match SET header = NULL, seal = NULL WHERE id = 'now'",
    "UPDATE match SET state = 'x' WHERE id = 'now'",
    "UPDATE match SET state = NULL WHERE id = 'now'",
)


@pytest.mark.parametrize("edit", EDITS)
def test_an_edited_match_is_set_aside_and_the_others_stay(path: Path, hands: list[Json], edit: str) -> None:
    change(path, edit)
    problems = read_after_harm(path, hands)
    assert problems.kinds() == ["match_damaged"]
    assert problems[0].file is not None
    assert problems[0].file.stat().st_size > 100
    assert ids(path) == ["old0", "old1", "old2", "old3", "now", "after"]


SEALED = (
    ("match", "header", "not JSON"),
    ("match", "header", "[]"),
    ("match", "header", None),
    ("match", "header", "[" * 100_000),
    ("match", "header", b"\xff"),
    ("hand", "deal", "null"),
    ("hand", "deal", None),
    ("hand", "result", "[]"),
    ("hand", "result", ""),
    ("hand", "result", "9" * 5000),
)


@pytest.mark.parametrize(("table", "column", "value"), SEALED)
def test_nonsense_under_a_valid_seal_is_damage_of_the_match(
    path: Path, hands: list[Json], table: str, column: str, value: object
) -> None:
    with closing(connect(path)) as connection:
        key = "id" if table == "match" else "match"
        connection.execute(f"UPDATE {table} SET {column} = ? WHERE {key} = 'now'", (value,))
        for number in range(len(hands)):
            _seal_hand(connection, "now", number)
        _seal_match(connection, "now")
    assert read_after_harm(path, hands).kinds() == ["match_damaged"]


def change(path: Path, statement: str) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute(statement)
    finally:
        connection.close()


def test_a_folder_in_the_place_of_the_file_is_set_aside(path: Path, hands: list[Json]) -> None:
    path.unlink()
    path.mkdir()
    (path / "x").write_text("kept", encoding="utf-8")
    problems = read_after_harm(path, hands)
    assert problems.kinds() == ["matches_damaged"]
    assert problems[0].file is not None
    assert (problems[0].file / "x").read_text(encoding="utf-8") == "kept"


def test_leftovers_of_a_start_cut_short_are_no_damage(path: Path) -> None:
    path.unlink()
    path.with_name("matches.sqlite.new").write_bytes(b"half")
    path.with_name("matches.sqlite-journal").write_bytes(b"of another file" * 99)
    with opened(path) as store:
        check_it_works(store)


@pytest.mark.parametrize("content", [b"", b"\x00" * 600, b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", b"garbage" * 500])
def test_a_harmed_journal_does_not_harm_a_sound_file(path: Path, hands: list[Json], content: bytes) -> None:
    path.with_name(path.name + "-journal").write_bytes(content)
    with opened(path) as store:
        saved = store.load_current()
    assert saved is not None
    assert list(saved.hands) == hands


def make_parent_a_file(path: Path) -> None:
    shutil.rmtree(path.parent)
    path.parent.write_text("", encoding="utf-8")


def make_folder_read_only(path: Path) -> None:
    path.chmod(0o400)
    path.parent.chmod(0o500)


@pytest.mark.parametrize(
    ("harm", "keeps_match"),
    [
        (make_parent_a_file, False),
        pytest.param(
            make_folder_read_only, True, marks=pytest.mark.skipif(IS_ROOT, reason="root may write everywhere")
        ),
    ],
)
def test_where_nothing_can_be_written_the_program_goes_on_in_memory(
    path: Path, hands: list[Json], harm: Callable[[Path], None], keeps_match: bool
) -> None:
    harm(path)
    problems = Problems()
    with opened(path, problems) as store:
        saved = store.load_current()
        assert (saved is not None) == keeps_match
        expected = write_match(store, "after")
        again = store.load_current()
        assert not is_written(store)
    assert again is not None
    assert list(again.hands) == expected
    assert problems.kinds() == ["matches_not_saved"]


def test_a_database_that_may_only_be_read_goes_on_in_memory(
    path: Path, hands: list[Json], monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect

    def read_only(database: Path | str, **options: object) -> sqlite3.Connection:
        if database == path:
            return connect(f"{path.as_uri()}?mode=ro", uri=True, **options)  # type: ignore[call-overload, no-any-return]
        return connect(database, **options)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(sqlite3, "connect", read_only)
    problems = Problems()
    with opened(path, problems) as store:
        saved = store.load_current()
        assert not is_written(store)
    assert problems.kinds() == ["matches_not_saved"]
    assert saved is not None
    assert list(saved.hands) == hands


def test_a_file_that_proves_damaged_in_play_is_set_aside_and_the_match_goes_on(path: Path, hands: list[Json]) -> None:
    problems = Problems()
    with opened(path, problems) as store:
        assert store.load_current() is not None
        assert is_written(store)
        # Readers of the same file in the same process: the lock is the process's own.
        change_in_play(store, "DROP TABLE move")
        store.append_move("now", 4, 5, 1, "play 6D")
        assert is_written(store)
        saved = store.load_current()
    assert problems.kinds() == ["matches_damaged"]
    with opened(path) as store:
        assert store.load_current() == saved
    assert saved is not None
    assert list(saved.hands) == [
        *hands[:4],
        {**hands[4], "moves": [*hands[4]["moves"], {"seat": 1, "move": "play 6D"}]},
    ]


def change_in_play(store: MatchStore, statement: str) -> None:
    def change(kept: keeping.KeptMatches | None) -> None:
        assert kept is not None
        assert kept._file is not None
        kept._file.execute(statement)

    store._put(_Question(change)).wait()
