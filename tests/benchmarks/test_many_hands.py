"""The benchmark's database is one that the program opens, and its copies count as matches of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from marjapussi_desktop.settings import queries
from marjapussi_desktop.settings.archive import Search, count
from marjapussi_desktop.settings.queries import Filter
from marjapussi_desktop.settings.store import MatchStore
from tests.benchmarks import many_hands


def test_the_database_holds_so_many_hands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_hands, "PLAYED", 1)
    monkeypatch.setattr(many_hands, "GAMES", ("bondtolva",))
    hands = many_hands.fill(tmp_path / "matches.sqlite", 60)
    store = MatchStore(tmp_path / "matches.sqlite", lambda problem: pytest.fail(str(problem)))
    found = store.ask(lambda connection: queries.report(connection, Filter()))
    assert found is not None
    assert found.total.hands == hands >= 60
    assert found.total.matches == store.ask(lambda connection: count(connection, Search()))
    assert store.close()
