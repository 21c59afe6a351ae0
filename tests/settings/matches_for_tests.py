"""A match as the controller would save it, move by move, for the tests of the store."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from marjapussi_desktop.settings.matches import Json
from marjapussi_desktop.settings.problems import Problem
from marjapussi_desktop.settings.store import MatchStore

HEADER: Json = {"preset": "p", "players": [{"name": "Väinö ♥", "kind": "human"}], "seed": 7, "rules": {"a": None}}
DEAL: Json = {"dealer": 2, "cards": [["AS", "TS"], ["KH"], [], ["6D"]]}
RESULT: Json = {"kind": "played", "taken": [100, 40], "tricks": [6, 3], "scores": [1, 0], "totals": [1, 0]}
CARDS = [rank + suit for suit in "SHDC" for rank in "ATKQJ9876"]


class Problems(list[Problem]):
    """Collects what a store tells."""

    def kinds(self) -> list[str]:
        return [problem.kind.value for problem in self]


@contextmanager
def opened(path: Path, problems: list[Problem] | None = None) -> Iterator[MatchStore]:
    """A store, closed at the end; without a list for them, problems are an error."""
    told: list[Problem] = [] if problems is None else problems
    store = MatchStore(path, told.append)
    try:
        yield store
    finally:
        store.close()
    assert problems is not None or not told


def is_written(store: MatchStore) -> bool:
    """Wait until the store has written all it can of what it was given; whether that is everything."""
    return store.is_safe()


def moves_of(hand: int, count: int) -> list[Json]:
    return [{"seat": ply % 4, "move": f"play {CARDS[(ply + hand) % 36]}"} for ply in range(count)]


def write_match(store: MatchStore, match_id: str, hands: int = 2, moves: int = 36) -> list[Json]:
    """Write a match of some finished hands and one that has only begun; its hands as they should be read."""
    store.save_header(match_id, HEADER)
    expected: list[Json] = []
    for number in range(hands + 1):
        store.append_hand(match_id, number, {**DEAL, "dealer": number})
        is_over = number < hands
        played = moves_of(number, moves if is_over else 5)
        for ply, move in enumerate(played):
            store.append_move(match_id, number, ply, move["seat"], move["move"])
        if is_over:
            store.set_result(match_id, number, RESULT)
        expected.append({**DEAL, "dealer": number, "moves": played, "result": RESULT if is_over else None})
    return expected


def check_it_works(store: MatchStore) -> None:
    expected = write_match(store, "after", hands=1)
    assert is_written(store)
    saved = store.load_current()
    assert saved is not None
    assert list(saved.hands) == expected


def ids(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    try:
        return [match_id for (match_id,) in connection.execute("SELECT id FROM match ORDER BY rowid")]
    finally:
        connection.close()
