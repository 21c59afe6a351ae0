"""A value in a file, changed in a thread: in order, written only when it differs, and failures are told."""

from __future__ import annotations

import threading
from pathlib import Path

from marjapussi_desktop.controller.kept_value import KeptFile, KeptValue
from marjapussi_desktop.settings.problems import Loaded, Problem, ProblemKind


class Kept:
    """A text in a file, with all that was told of it."""

    def __init__(self, path: Path | None) -> None:
        self.values: list[str] = []
        self.problems: list[Problem] = []
        self.threads: set[str] = set()
        self.writes = 0
        file = KeptFile(path, str, self._load, self._save, ProblemKind.STATISTICS_NOT_SAVED)
        self.value = KeptValue("kept-for-a-test", file, self._tell, self.problems.append)

    def _load(self, path: Path) -> Loaded[str]:
        return Loaded(path.read_text("utf-8") if path.exists() else "")

    def _save(self, path: Path, text: str) -> None:
        self.writes += 1
        path.write_text(text, "utf-8")

    def _tell(self, text: str) -> None:
        self.threads.add(threading.current_thread().name)
        self.values.append(text)


def test_changes_come_in_order_and_only_a_new_value_is_written(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_text("a", "utf-8")
    kept = Kept(path)
    kept.value.change(lambda text: text + "b")
    kept.value.change(lambda text: text)
    kept.value.change(lambda text: text + "c")
    kept.value.close()
    assert kept.values == ["ab", "ab", "abc"]
    assert kept.writes == 2
    assert path.read_text("utf-8") == "abc"
    assert kept.threads == {"kept-for-a-test"}


def test_a_value_that_cannot_be_written_is_told_and_still_counts(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "missing" / "text")
    kept.value.change(lambda text: text + "a")
    kept.value.change(lambda text: text + "b")
    kept.value.close()
    assert kept.values == ["a", "ab"]
    assert [problem.kind for problem in kept.problems] == [ProblemKind.STATISTICS_NOT_SAVED] * 2


def test_without_a_path_the_value_lives_as_long_as_the_program() -> None:
    kept = Kept(None)
    kept.value.change(lambda text: text + "a")
    kept.value.change(lambda text: text + "b")
    kept.value.close()
    assert (kept.values, kept.writes, kept.problems) == (["a", "ab"], 0, [])


def test_closing_what_was_never_changed_starts_no_thread(tmp_path: Path) -> None:
    before = threading.active_count()
    kept = Kept(tmp_path / "text")
    kept.value.close()
    assert threading.active_count() == before
    assert kept.values == []
