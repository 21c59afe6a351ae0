"""A full disk, a file that is deleted while the program runs, a writer that dies: the match goes on, and comes back."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from marjapussi_desktop.settings import keeping
from marjapussi_desktop.settings.matches import Json
from marjapussi_desktop.settings.store import MatchStore
from tests.settings.matches_for_tests import Problems, check_it_works, ids, is_written, opened, write_match


@contextmanager
def no_room() -> Iterator[None]:
    """No file can be written, as on a full disk."""
    resource = pytest.importorskip("resource", reason="this system has no limit on the size of files")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_disk_full_at_the_first_start_leaves_nothing_that_looks_damaged(path: Path) -> None:
    path.unlink()
    problems = Problems()
    with no_room(), opened(path, problems) as store:
        write_match(store, "m")
        assert not is_written(store)
        store.close()
    assert problems.kinds() == ["matches_not_saved"]
    assert list(path.parent.iterdir()) == []
    with opened(path) as store:
        check_it_works(store)


@pytest.mark.parametrize("is_new", [True, False])
def test_a_disk_full_at_the_start_is_tried_again(
    path: Path, hands: list[Json], monkeypatch: pytest.MonkeyPatch, is_new: bool
) -> None:
    """Nothing of the run is lost once there is room, and nothing of what was there before."""
    monkeypatch.setattr(keeping, "RETRY_S", 0.0)
    if is_new:
        path.unlink()
    problems = Problems()
    with opened(path, problems) as store:
        with no_room():
            before = store.load_current()
            assert (before is None) == is_new
            expected = write_match(store, "m")
            assert not is_written(store)
        store.append_move("m", 2, 5, 0, "play AS")
        assert is_written(store)
    assert problems.kinds() == ["matches_not_saved", "matches_saved_again"]
    expected[2]["moves"].append({"seat": 0, "move": "play AS"})
    with opened(path) as store:
        saved = store.load_current()
    assert saved is not None
    assert list(saved.hands) == expected
    assert ids(path) == [*([] if is_new else ["old0", "old1", "old2", "old3", "now"]), "m"]


@pytest.mark.parametrize("error", [PermissionError, TimeoutError])
def test_a_file_that_cannot_be_looked_for_is_not_taken_for_deleted(
    path: Path, monkeypatch: pytest.MonkeyPatch, error: type[OSError]
) -> None:
    problems = Problems()
    with opened(path, problems) as store:
        write_match(store, "m")
        assert is_written(store)

        def refusing(path: Path) -> tuple[int, int]:
            raise error

        with monkeypatch.context() as refused:
            refused.setattr(keeping, "_identity", refusing)
            store.append_move("m", 2, 5, 0, "play AS")
            assert is_written(store)
    assert problems.kinds() == []
    assert ids(path)[-1] == "m"


@pytest.mark.parametrize("error", [FileNotFoundError, NotADirectoryError])
def test_a_file_whose_name_leads_nowhere_is_left_and_told_about(
    path: Path, monkeypatch: pytest.MonkeyPatch, error: type[OSError]
) -> None:
    problems = Problems()
    true_identity = keeping._identity
    asked: list[Path] = []

    def gone_once(path: Path) -> tuple[int, int]:
        asked.append(path)
        if len(asked) == 1:
            raise error
        return true_identity(path)

    with opened(path, problems) as store:
        write_match(store, "m")
        assert is_written(store)
        with monkeypatch.context() as gone:
            gone.setattr(keeping, "_identity", gone_once)
            store.append_move("m", 2, 5, 0, "play AS")
            assert is_written(store)
    assert problems.kinds() == ["matches_deleted"]


def test_what_the_last_moment_has_room_for_is_written_at_the_end(path: Path) -> None:
    path.unlink()
    problems = Problems()
    with opened(path, problems) as store:
        with no_room():
            expected = write_match(store, "m")
            assert not is_written(store)
        assert store.close()
    with opened(path) as store:
        saved = store.load_current()
    assert saved is not None
    assert list(saved.hands) == expected


def test_a_damaged_file_on_a_full_disk_is_named_and_what_is_whole_goes_on(path: Path, hands: list[Json]) -> None:
    content = bytearray(path.read_bytes())
    content[content.index(b"CREATE TABLE move") + 13] ^= 1
    path.write_bytes(content)
    problems = Problems()
    with no_room(), opened(path, problems) as store:
        store.load_current()
        store.close()
    assert problems.kinds() == ["matches_damaged", "matches_not_saved"]
    assert problems[0].file is not None
    assert problems[0].file.read_bytes() == content


def remove_file(path: Path) -> None:
    path.unlink()


def remove_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def put_another_in_its_place(path: Path) -> None:
    shutil.copy(path, path.with_name("copy"))
    os.replace(path.with_name("copy"), path)


@pytest.mark.skipif(os.name == "nt", reason="Windows lets nobody delete a file that is in use")
@pytest.mark.parametrize("harm", [remove_file, remove_folder, put_another_in_its_place])
def test_a_file_deleted_in_play_is_told_once_and_written_anew(
    path: Path, hands: list[Json], harm: Callable[[Path], None]
) -> None:
    problems = Problems()
    with opened(path, problems) as store:
        assert store.load_current() is not None
        harm(path)
        store.append_move("now", 4, 5, 1, "play 6D")
        assert is_written(store)
        store.append_move("now", 4, 6, 2, "play 7D")
        assert is_written(store)
    assert problems.kinds() == ["matches_deleted"]
    assert problems[0].file == path
    hands = [*hands[:4], {**hands[4], "moves": [*hands[4]["moves"], *LATER]}]
    with opened(path) as store:
        saved = store.load_current()
    assert saved is not None
    assert list(saved.hands) == hands
    assert sorted(ids(path)) == ["now", "old0", "old1", "old2", "old3"]


LATER = [{"seat": 1, "move": "play 6D"}, {"seat": 2, "move": "play 7D"}]


@pytest.mark.skipif(os.name == "nt", reason="Windows lets nobody delete a file that is in use")
def test_a_file_deleted_after_the_last_move_is_written_anew_at_the_end(path: Path, hands: list[Json]) -> None:
    problems = Problems()
    with opened(path, problems) as store:
        assert store.load_current() is not None
        path.unlink()
    with opened(path) as store:
        saved = store.load_current()
    assert saved is not None
    assert list(saved.hands) == hands


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_nobody_waits_for_a_writer_that_died(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever kills it: who asked is answered, who asks later too, and the person is told."""
    began = threading.Event()

    def die(*_arguments: object) -> None:
        assert began.wait(10)
        raise AssertionError("a fault of this program")

    monkeypatch.setattr(keeping, "open_database", die)
    problems = Problems()
    written: list[str] = []
    store = MatchStore(path, problems.append)
    store.when_written(lambda: written.append("before"))
    began.set()
    assert store.load_current() is None
    store._thread.join(10)
    store.append_move("now", 0, 0, 0, "pass")
    store.when_written(lambda: written.append("after"))
    assert written == ["before", "after"]
    assert store.load_current() is None
    assert not store.close()
    assert problems.kinds() == ["matches_not_saved"]
