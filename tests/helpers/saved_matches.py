"""Matches played by dice into the file of saved matches, as the window's session does it."""

from __future__ import annotations

import random
import threading
from pathlib import Path

from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.controller.match.history import History
from marjapussi_desktop.controller.match.session import Session
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import MatchRecord, PlayerInfo
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.settings.problems import Problem


def new_record(preset: str, seed: int = 7) -> MatchRecord:
    players = tuple(PlayerInfo(f"Pelaaja {seat}", "human") for seat in range(players_in(PRESETS[preset].layout)))
    return MatchRecord(preset, PRESETS[preset], players, seed)


def settle(history: History, is_won: bool = False) -> None:
    """Waits until all is on disk."""
    written = threading.Event()
    history.when_written(is_won, written.set)
    assert written.wait(10)


class Home:
    """The saved matches of one person; ``open`` is a start of the program."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "matches.sqlite"
        self.problems: list[Problem] = []
        self._open: list[History] = []

    def open(self) -> History:
        history = History(self.path, self.problems.append)
        self._open.append(history)
        return history

    def close(self) -> None:
        for history in self._open:
            history.close()


def begun(history: History, preset: str, source: DealSource | None = None) -> Session:
    source = source or DealSource(7)
    record = new_record(preset, source.seed)
    session = Session(record, source)
    session.journal = history.begin(session.record, source)
    return session


def play_some(session: Session, dice: random.Random, moves: int, undone: float = 0.05) -> None:
    """So many moves at random; ``undone``: the share of them that is taken back."""
    for _ in range(moves):
        if session.awaits_deal:
            session.deal_next()
        seat = session.seat_to_act
        if seat is None:
            return
        choices = session.choices(seat)
        assert choices is not None
        session.act(seat, dice.choice([*choices.actions()][:40]))
        if dice.random() < undone:
            session.undo(seat)
