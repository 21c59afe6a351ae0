"""The facts of saved matches are reckoned in a process of its own, once, and again where a match has changed."""

from __future__ import annotations

import random
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from marjapussi_desktop.controller.match.history import History, LateStore
from marjapussi_desktop.controller.statistics import reckoner as reckoning
from marjapussi_desktop.controller.statistics.reckoner import Reckoner
from marjapussi_desktop.settings import facts, matches
from marjapussi_desktop.settings.problems import Problem
from tests.helpers.saved_matches import begun, play_some, settle
from tests.versions.test_versions import SAVES


class Run:
    """A store with its reckoner; ``left``: what it has told."""

    def __init__(self, path: Path) -> None:
        self.problems: list[Problem] = []
        self.left: list[int] = []
        self._told = threading.Condition()
        self.store = LateStore(path, self.problems.append)
        self.reckoner = Reckoner(self.store, self._tell)

    def _tell(self, left: int) -> None:
        with self._told:
            self.left.append(left)
            self._told.notify_all()

    def reckon(self) -> None:
        self.reckoner.request()
        with self._told:
            assert self._told.wait_for(lambda: self.left and self.left[-1] == 0, timeout=60), self.problems

    def rows(self, query: str) -> list[tuple[object, ...]]:
        store = self.store.opened()
        assert store is not None
        found = store.ask(lambda connection: connection.execute(query).fetchall())
        assert found is not None
        return found

    def close(self) -> None:
        self.reckoner.close()
        store = self.store.opened()
        assert store is not None
        assert store.close()


@pytest.fixture
def run(tmp_path: Path) -> Iterator[Callable[[], Run]]:
    runs: list[Run] = []

    def start() -> Run:
        for old in runs:
            old.close()
        runs[:] = [Run(tmp_path / "matches.sqlite")]
        return runs[0]

    yield start
    for last in runs:
        last.close()


def play(path: Path, hands: int = 3) -> None:
    problems: list[Problem] = []
    history = History(path, problems.append)
    session, dice = begun(history, "huutopussi"), random.Random(5)
    while session.hand_number < hands or not session.awaits_deal:
        play_some(session, dice, 1, undone=0)
    settle(history)
    history.close()
    assert problems == []


def test_what_was_played_is_reckoned_once_and_again_when_it_has_changed(run: Callable[[], Run], tmp_path: Path) -> None:
    play(tmp_path / "matches.sqlite")
    now = run()
    now.reckon()
    hands = now.rows("SELECT number, kind, par FROM played_hand ORDER BY number")
    over = now.rows("SELECT number FROM hand WHERE result IS NOT NULL ORDER BY number")
    assert [number for number, *_ in hands] == [number for (number,) in over] != []
    assert now.rows("SELECT hands, won, counts FROM played_match") == [(len(hands), None, 0)]
    store = now.store.opened()
    assert store is not None
    assert store.ask(facts.next_to_reckon) is None
    ((match,),) = now.rows("SELECT id FROM match")
    store.truncate_moves(str(match), len(over) - 1, 3)
    now.left.clear()
    now.reckon()
    assert now.rows("SELECT number, kind, par FROM played_hand ORDER BY number") == hands[:-1]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("save", SAVES, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_matches_of_earlier_versions_are_filled_in(save: Path, run: Callable[[], Run], tmp_path: Path) -> None:
    shutil.copy(save, tmp_path / "matches.sqlite")
    now = run()
    now.reckon()
    over = now.rows("SELECT match, number FROM hand WHERE result IS NOT NULL")
    assert sorted(now.rows("SELECT match, number FROM played_hand")) == sorted(over)
    assert now.rows("SELECT count(*) FROM played_match WHERE hands IS NOT NULL") == [(1,)]
    assert now.problems == []


def test_it_goes_on_after_a_kill(run: Callable[[], Run], tmp_path: Path) -> None:
    """Facts and the mark that they are there come in one transaction: what lacks the mark is done again."""
    play(tmp_path / "matches.sqlite")
    run().reckon()
    run().close()
    with sqlite3.connect(tmp_path / "matches.sqlite") as file:
        before = file.execute("SELECT * FROM played_hand").fetchall()
        file.execute("UPDATE match SET reckoned = NULL")
        file.execute("DELETE FROM played_hand WHERE number = 0")
    file.close()
    again = Run(tmp_path / "matches.sqlite")
    again.reckon()
    assert again.rows("SELECT * FROM played_hand") == before
    again.close()


def test_a_match_that_changes_meanwhile_is_reckoned_again(run: Callable[[], Run], tmp_path: Path) -> None:
    play(tmp_path / "matches.sqlite")
    store = run().store.opened()
    assert store is not None
    task = store.ask(facts.next_to_reckon)
    assert task is not None
    store.truncate_moves(task.saved.id, 0, 0)
    match = facts.MatchFacts(task.saved.id, "r", "huutopussi", False, "", "", "", 1, 0, 0, None, False)
    assert store.derive(lambda to: facts.write_facts(to, match, (), task.fingerprint))
    assert store.ask(facts.count_to_reckon) == 1


def test_a_match_that_gives_no_facts_is_passed_over(run: Callable[[], Run], tmp_path: Path) -> None:
    play(tmp_path / "matches.sqlite")
    now = run()
    store = now.store.opened()
    assert store is not None
    store.append_hand("other", 0, {"dealer": 0, "cards": []})
    store.save_header("other", {"format": "none"})
    now.reckon()
    assert now.rows("SELECT count(*) FROM played_match") == [(1,)]
    assert store.ask(facts.count_to_reckon) == 0


def test_a_process_that_dies_of_a_match_costs_that_match_alone(
    run: Callable[[], Run], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(tmp_path / "matches.sqlite")
    monkeypatch.setattr(reckoning, "serve", die)
    now = run()
    now.reckon()
    assert now.rows("SELECT count(*) FROM played_match") == [(0,)]


def die(connection: object) -> None:
    """A process that ends when it is asked."""


def test_of_copies_of_one_match_the_first_counts(run: Callable[[], Run]) -> None:
    store = run().store.opened()
    assert store is not None
    for match in "ab":
        store.save_header(match, {})
        mark = store.ask(partial(matches.fingerprint, match_id=match))
        assert mark is not None
        fact = facts.MatchFacts(match, "same", "p", False, "", "", "", 0, 12, 3, True, True)
        assert store.derive(partial(facts.write_facts, match=fact, hands=(), fingerprint=mark))
    found = store.ask(lambda to: to.execute("SELECT match, counts FROM played_match ORDER BY match").fetchall())
    assert found == [("a", 1), ("b", 0)]
