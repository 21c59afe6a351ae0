"""What may be told of the others' thoughts never runs ahead of what the window has been shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.bot_processes.bot_worker import Request, decide
from marjapussi_desktop.controller.match.players import PERSON_SEAT, MatchSetup
from marjapussi_desktop.controller.match.prompts import Update
from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.controller.match.thoughts import WITHHELD


class Here(QObject):
    """Answers in this process, when it is told to."""

    replied = Signal(object)
    noticed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[Request] = []

    def request(self, request: Request) -> None:
        self.waiting.append(request)

    def answer_all(self) -> None:
        while self.waiting:
            self.replied.emit(decide(self.waiting.pop(0)))

    def warm_up(self) -> None:
        """There is no process to start."""

    def close(self) -> None:
        """There is no process to end."""


@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi-3"])
def test_a_move_is_told_once_it_is_on_disk_and_shown(qtbot: QtBot, tmp_path: Path, preset: str) -> None:
    bots, updates = Here(), list[Update]()
    session = QtSession(tmp_path / "matches.sqlite", runner=bots)  # type: ignore[arg-type]
    session.updated.connect(updates.append)
    session.start_match(MatchSetup(preset, "Veera", seed=3))
    qtbot.waitUntil(lambda: len(updates) == 2)
    moves = 0
    while not session.tells_all():
        told, shown = session.thoughts(), len(updates)
        prompt = session.current().prompt
        if prompt is not None:
            assert prompt.choices is not None
            session.answer(prompt.id, next(iter(prompt.choices.actions())))
        else:
            bots.answer_all()
        assert session.thoughts() == told, "the window has not heard of it yet"
        qtbot.waitUntil(lambda shown=shown: len(updates) > shown)  # type: ignore[misc]
        moves += prompt is None
        assert len(session.thoughts()) == moves
    assert all(thought.seat != PERSON_SEAT for thought in session.thoughts())
    assert all(thought.why != WITHHELD for thought in session.thoughts())
    session.close()


def test_reasons_of_hands_that_are_over_stay_and_nothing_is_told_of_one_in_play(qtbot: QtBot, tmp_path: Path) -> None:
    bots = Here()
    session = QtSession(runner=bots)  # type: ignore[arg-type]
    session.start_match(MatchSetup("bondtolva", "Veera", seed=3))
    for number in (1, 2):
        while not session.tells_all():
            assert session.reasons(number) == {}
            past = session.past_match()
            assert past is not None
            assert len(past.numbers) == number - 1
            prompt = session.current().prompt
            if prompt is None:
                bots.answer_all()
            else:
                assert prompt.choices is not None
                session.answer(prompt.id, next(iter(prompt.choices.actions())))
        session.next_hand()
        told = session.reasons(number)
        past = session.past_match()
        assert past is not None
        steps = past.hand(number, viewer=0).steps
        assert {ply: (one.seat, one.action) for ply, one in told.items()} == {
            ply: (step.seat, step.action) for ply, step in enumerate(steps, -1) if step.seat not in (None, PERSON_SEAT)
        }
