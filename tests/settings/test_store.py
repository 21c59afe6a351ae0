"""Saved matches come back as they were written."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from marjapussi_desktop.settings import matches
from marjapussi_desktop.settings.database import CACHE_KIB, open_database
from marjapussi_desktop.settings.keeping import KeptMatches
from marjapussi_desktop.settings.store import MatchStore, _Question
from tests.settings.matches_for_tests import DEAL, HEADER, RESULT, Problems, is_written, moves_of, opened, write_match


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ä b" / "matches.sqlite"


def test_at_first_there_is_no_match(path: Path) -> None:
    with opened(path) as store:
        assert store.load_current() is None


def test_a_match_comes_back_at_once_and_after_a_restart(path: Path) -> None:
    with opened(path) as store:
        expected = write_match(store, "m")
        now = store.load_current()
        assert is_written(store)
    with opened(path) as store:
        later = store.load_current()
    assert now is not None
    assert now == later
    assert now.id == "m"
    assert now.header == HEADER
    assert list(now.hands) == expected


def test_a_match_began_when_it_began_and_not_when_the_disk_had_time(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(f"2026-01-01T12:00:{second:02}" for second in range(60))
    monkeypatch.setattr(matches, "local_time", lambda: next(clock))
    with opened(path) as store:
        store.save_header("m", HEADER)
        now = store.load_current()
        assert is_written(store)
    with opened(path) as store:
        later = store.load_current()
    assert now is not None
    assert later is not None
    assert (now.started, later.started) == ("2026-01-01T12:00:00", "2026-01-01T12:00:00")


def test_a_hand_may_be_given_with_moves_and_result(path: Path) -> None:
    hand = {**DEAL, "kitty": ["6H"], "moves": moves_of(0, 7), "result": RESULT}
    with opened(path) as store:
        store.save_header("m", HEADER)
        store.append_hand("m", 0, hand)
        hand["moves"].clear()
        saved = store.load_current()
    assert saved is not None
    assert saved.hands == ({**DEAL, "kitty": ["6H"], "moves": moves_of(0, 7), "result": RESULT},)


def test_a_header_written_again_replaces_the_first(path: Path) -> None:
    with opened(path) as store:
        expected = write_match(store, "m")
        store.save_header("m", {**HEADER, "seed": 8})
        saved = store.load_current()
    assert saved is not None
    assert saved.header["seed"] == 8
    assert list(saved.hands) == expected


def test_moves_taken_back_are_kept_as_undone(path: Path) -> None:
    moves = moves_of(0, 10)
    with opened(path) as store:
        store.save_header("m", HEADER)
        store.append_hand("m", 0, {**DEAL, "moves": moves, "result": RESULT})
        store.truncate_moves("m", 0, 6)
        store.append_move("m", 0, 6, 2, "pass")
        store.truncate_moves("m", 0, 5)
        saved = store.load_current()
    assert saved is not None
    assert saved.hands[0] == {
        **DEAL,
        "moves": moves[:5],
        "result": None,
        "undone": [
            {"ply": 6, "moves": moves[6:]},
            {"ply": 5, "moves": [moves[5], {"seat": 2, "move": "pass"}]},
        ],
    }


def test_a_finished_match_is_kept_but_not_current(path: Path) -> None:
    with opened(path) as store:
        write_match(store, "m")
        store.finish("m")
        assert store.load_current() is None
    assert states(path) == {"m": "finished"}


def test_a_new_match_takes_the_place_of_the_current_one(path: Path) -> None:
    first, second = "one", "another"
    with opened(path) as store:
        write_match(store, first)
        store.save_header(second, HEADER)
        saved = store.load_current()
    assert saved is not None
    assert saved.id == second
    assert states(path) == {first: "abandoned", second: "current"}


def test_the_store_says_when_all_is_on_disk(path: Path) -> None:
    with opened(path) as store:
        write_match(store, "m")
        assert is_written(store)
        store.append_move("m", 2, 5, 0, "play AS")
        assert is_written(store)


def test_a_second_program_is_kept_off_the_match(path: Path) -> None:
    problems = Problems()
    with opened(path) as first:
        expected = write_match(first, "m")
        assert is_written(first)
        with opened(path, problems) as second:
            assert second.load_current() is None
            write_match(second, "other")
            assert not is_written(second)
        saved = first.load_current()
    assert problems.kinds() == ["matches_in_use"]
    assert saved is not None
    assert list(saved.hands) == expected


def test_a_match_that_does_not_replay_is_exported_and_the_others_stay(path: Path) -> None:
    problems = Problems()
    with opened(path, problems) as store:
        write_match(store, "old")
        store.finish("old")
        write_match(store, "bad")
        store.set_aside_match("bad", "hand 1, move 3: no such card")
        assert store.load_current() is None
        assert is_written(store)
    assert problems.kinds() == ["match_damaged"]
    file = problems[0].file
    assert file is not None
    assert file.name.startswith("damaged-match-20")
    assert "no such card" in file.read_text(encoding="utf-8")
    assert "play AS" in file.read_text(encoding="utf-8")
    assert states(path) == {"old": "finished", "bad": "set_aside"}


def test_a_full_disk_is_told_once_and_nothing_is_lost_when_there_is_room_again(
    path: Path,
) -> None:
    problems = Problems()
    with opened(path, problems) as store:
        assert is_written(store)
        limit_pages(store, 1)
        expected = write_match(store, "m", hands=9)
        assert not is_written(store)
        store.append_move("m", 9, 5, 0, "play AS")
        assert not is_written(store)
        assert problems.kinds() == ["matches_not_saved"]
        limit_pages(store, 1_000_000)
        store.append_move("m", 9, 6, 1, "play TS")
        assert is_written(store)
        assert problems.kinds() == ["matches_not_saved", "matches_saved_again"]
    with opened(path) as store:
        saved = store.load_current()
    assert saved is not None
    expected[9]["moves"] += [{"seat": 0, "move": "play AS"}, {"seat": 1, "move": "play TS"}]
    assert list(saved.hands) == expected


def limit_pages(store: MatchStore, pages: int) -> None:
    """Let the file grow no further, as on a full disk, or let it again."""

    def limit(kept: KeptMatches | None) -> None:
        assert kept is not None
        assert kept._file is not None
        kept._file.execute(f"PRAGMA max_page_count = {pages}")

    store._put(_Question(limit)).wait()


def states(path: Path) -> dict[str, str]:
    connection = sqlite3.connect(path)
    try:
        return dict(connection.execute("SELECT id, state FROM match").fetchall())
    finally:
        connection.close()


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.one_of(st.integers(0, 30).map(lambda n: ("undo", n)), st.just(("move", 0))), max_size=60))
def test_any_order_of_moves_and_undos(tmp_path: Path, steps: list[tuple[str, int]]) -> None:
    standing: list[dict[str, object]] = []
    match_id = "m"
    with opened(tmp_path / "m.sqlite") as store:
        store.save_header(match_id, HEADER)
        store.append_hand(match_id, 0, DEAL)
        for number, (kind, ply) in enumerate(steps):
            if kind == "move":
                standing.append({"seat": number % 4, "move": f"bid {number}"})
                store.append_move(match_id, 0, len(standing) - 1, number % 4, f"bid {number}")
            else:
                del standing[ply:]
                store.truncate_moves(match_id, 0, ply)
        saved = store.load_current()
    assert saved is not None
    assert saved.hands[0]["moves"] == standing


def test_no_more_of_the_file_is_kept_in_memory_than_was_decided(path: Path) -> None:
    """SQLite keeps pages for as long as the lock is held: with its usual 2 MB, memory grew with every hand."""
    connection = open_database(path).connection
    assert connection is not None
    with closing(connection):
        assert connection.execute("PRAGMA cache_size").fetchone() == (-CACHE_KIB,)
        assert 0 < CACHE_KIB <= 512
