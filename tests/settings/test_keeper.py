"""The keeper saves every change soon, tells once that it cannot, and tries again."""

from __future__ import annotations

import threading
from pathlib import Path

from marjapussi_desktop.settings import preferences
from marjapussi_desktop.settings.keeper import Keeper
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.settings.problems import Problem, ProblemKind


def keeper_in(path: Path, problems: list[Problem]) -> Keeper[Preferences]:
    return Keeper(path, Preferences(), preferences.save, ProblemKind.PREFERENCES_NOT_SAVED, problems.append)


def test_the_last_change_is_on_disk_after_close(tmp_path: Path) -> None:
    problems: list[Problem] = []
    keeper = keeper_in(tmp_path / "p.json", problems)
    for number in range(200):
        keeper.set(Preferences(name=str(number)))
    assert keeper.value.name == "199"
    assert keeper.close()
    assert preferences.load(tmp_path / "p.json").value.name == "199"
    assert problems == []


def test_nothing_is_written_without_a_change(tmp_path: Path) -> None:
    keeper = keeper_in(tmp_path / "p.json", [])
    assert keeper.flush()
    assert keeper.close()
    assert list(tmp_path.iterdir()) == []


def test_quick_changes_are_written_together() -> None:
    may_write = threading.Event()
    written: list[int] = []

    def save(path: Path, value: int) -> None:
        may_write.wait(10)
        written.append(value)

    keeper = Keeper(Path("x"), 0, save, ProblemKind.PREFERENCES_NOT_SAVED, lambda problem: None)
    for number in range(1, 100):
        keeper.set(number)
    may_write.set()
    assert keeper.close()
    assert written[-1] == 99
    assert len(written) <= 2


def test_what_cannot_be_saved_is_told_once_and_tried_again(tmp_path: Path) -> None:
    blocker = tmp_path / "home"
    blocker.write_text("", encoding="utf-8")
    problems: list[Problem] = []
    keeper = keeper_in(blocker / "p.json", problems)
    keeper.set(Preferences(name="a"))
    assert not keeper.flush()
    keeper.set(Preferences(name="b"))
    assert not keeper.flush()
    assert [problem.kind for problem in problems] == [ProblemKind.PREFERENCES_NOT_SAVED]
    blocker.unlink()
    assert keeper.flush()
    assert keeper.close()
    assert preferences.load(blocker / "p.json").value.name == "b"
