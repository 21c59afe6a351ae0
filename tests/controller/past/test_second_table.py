"""The second table: the same deals with another player in the person's seat, compared hand by hand."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from functools import partial
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.controller.match.history import History, LateStore
from marjapussi_desktop.controller.past import qt_second_table, second_table
from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.controller.past.qt_second_table import SecondTable
from marjapussi_desktop.controller.past.second_table import SecondHand, kept_hand, second_hand, with_second_hand
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import PERSON, PlayerInfo
from marjapussi_desktop.engine.seats import players_in, side_of
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.evaluation.simulation import play_match
from marjapussi_desktop.processes import workers
from marjapussi_desktop.settings import second_hands

PATIENCE_MS = 60_000
LEVEL = "casual"


def played(preset: str, hands: int) -> PastMatch:
    """A match of casual players, the first of whom passes for a person."""
    rules = PRESETS[preset]
    record = play_match(preset, rules, (LEVEL,) * players_in(rules.layout), 5, hands, trace=False)
    players = (PlayerInfo("Veera", PERSON), *record.players[1:])
    return PastMatch(changed(record, players=players))


@pytest.mark.parametrize("preset", ["marjapussi", "bondtolva", "bondtolva-2", "huutopussi", "huutopussi-3"])
def test_the_same_player_in_the_seat_plays_the_same_hands(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So all that differs between the tables comes from who sits in the seat."""
    monkeypatch.setattr(second_table, "BEST", LEVEL)
    past = played(preset, 2)
    for number in past.numbers:
        hand, second = past.record.hands[number - 1], second_hand(past, number)
        assert [*second.moves] == hand.moves
        assert second.result == hand.result
        assert second.difference == 0


def test_another_player_meets_the_same_deal_and_totals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_table, "BEST", "beginner")
    past = played("huutopussi", 3)
    seconds = [second_hand(past, number) for number in past.numbers]
    assert any(second.difference for second in seconds)
    side = side_of(0, past.rules.layout)
    for second in seconds:
        stepped = with_second_hand(past, second, "Expert")
        assert stepped.numbers[-1] == second.number
        hand = stepped.hand(second.number, 0)
        assert hand.result == second.result
        assert hand.names[0] == "Expert"
        scores = second.result.scores
        assert second.expert == (scores[side] - scores[1 - side] if scores else 0)
        first = past.record.hands[second.number - 1]
        assert stepped.record.hands[-1].deal == first.deal
        assert first.result is not None
        gained = [after - score for after, score in zip(second.result.totals, scores, strict=False)]
        had = [after - score for after, score in zip(first.result.totals, first.result.scores, strict=False)]
        assert gained == had


@pytest.mark.slow
def test_hands_come_one_by_one_and_what_was_played_is_kept(qtbot: QtBot) -> None:
    past = played("bondtolva-2", 2)
    table, told = SecondTable(None), list[SecondHand]()
    table.played.connect(told.append)
    table.start(past)
    qtbot.waitUntil(lambda: len(told) == 1, timeout=PATIENCE_MS)
    table.stop()
    table.start(PastMatch(past.record))
    qtbot.waitUntil(lambda: set(table.hands) == {1, 2}, timeout=PATIENCE_MS)
    assert table.hands[1] == told[0], "it was not played again"
    table.close()


class AtThisTable:
    """A process that is a thread, so that who plays in it can be changed."""

    started = 0

    def __init__(self, _name: str, serve: Callable[[Connection], None]) -> None:
        AtThisTable.started += 1
        self.connection, theirs = Pipe()
        threading.Thread(target=serve, args=(theirs,), daemon=True).start()

    def kill(self) -> None:
        self.connection.close()


@pytest.fixture
def players(monkeypatch: pytest.MonkeyPatch) -> type[AtThisTable]:
    """Who plays at the second table does not search, and no process is started for him."""
    AtThisTable.started = 0
    monkeypatch.setattr(workers, "Worker", AtThisTable)
    monkeypatch.setattr(qt_second_table, "step_back", lambda: None)
    monkeypatch.setattr(second_table, "BEST", "beginner")
    return AtThisTable


def saved(tmp_path: Path, past: PastMatch) -> tuple[LateStore, PastMatch]:
    """The match in a database of its own, as a run of the program leaves it."""
    history = History(tmp_path / "matches.sqlite", lambda problem: pytest.fail(str(problem)))
    record = changed(past.record, id="")
    history.begin(record, DealSource(1))
    return history.store, PastMatch(record)


def found(qtbot: QtBot, store: LateStore, past: PastMatch) -> dict[int, SecondHand]:
    """What the second table shows in one run of the program."""
    table = SecondTable(store)
    table.start(past)
    qtbot.waitUntil(lambda: set(table.hands) == set(past.numbers), timeout=PATIENCE_MS)
    table.close()
    return table.hands


def test_the_next_run_shows_what_was_found(qtbot: QtBot, tmp_path: Path, players: type[AtThisTable]) -> None:
    past = played("huutopussi", 2)
    store, past = saved(tmp_path, past)
    first = found(qtbot, store, past)
    assert any(hand.difference for hand in first.values())
    store.opened().close()  # type: ignore[union-attr]
    again = LateStore(tmp_path / "matches.sqlite", lambda problem: pytest.fail(str(problem)))
    assert found(qtbot, again, PastMatch(past.record)) == first
    assert players.started == 1, "nothing was played in the second run"
    again.opened().delete(past.match_id)  # type: ignore[union-attr]
    assert again.opened().ask(partial(second_hands.read, match_id=past.match_id)) == {}  # type: ignore[union-attr]
    again.opened().close()  # type: ignore[union-attr]


def no_text(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE second_hand SET position = x'ff00' WHERE number = 2")


def test_what_was_kept_and_does_not_fit_is_played_again(
    qtbot: QtBot, tmp_path: Path, players: type[AtThisTable]
) -> None:
    store, past = saved(tmp_path, played("huutopussi", 3))
    first = found(qtbot, store, past)
    kept = store.opened()
    assert kept is not None
    cut = first[3].position.rpartition("; ")[0]
    for number, position in {1: first[2].position, 2: "♣ | ", 3: cut}.items():
        assert kept.derive(partial(second_hands.write, match_id=past.match_id, number=number, position=position))
        assert kept_hand(past, number, position) is None
    kept.derive(no_text)
    assert found(qtbot, store, PastMatch(past.record)) == first
    assert players.started == 2
    kept.close()


def test_a_match_that_is_not_saved_leaves_nothing_behind(tmp_path: Path, players: type[AtThisTable]) -> None:
    store, past = saved(tmp_path, played("huutopussi", 1))
    kept = store.opened()
    assert kept is not None
    second = second_hand(past, 1)
    kept.derive(partial(second_hands.write, match_id="a file that was only looked at", number=1, position="x"))
    assert kept.ask(lambda connection: connection.execute("SELECT count(*) FROM second_hand").fetchone()) == (0,)
    assert kept_hand(past, 1, second.position) == second
    kept.close()
