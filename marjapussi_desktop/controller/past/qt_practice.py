"""A practice hand for the window: a session beside the match; nothing of it is saved or counted."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.bot_processes.qt_bot_runner import BotRunner
from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.controller.past.practice import practice_from


class PracticeSession(QtSession):
    """One hand, continued after some of its moves. It never deals the next hand: while the match is still going on,
    that would show its coming cards. Signal: ``ended``: the person wants to stop practising.
    """

    ended = Signal()

    def __init__(self, runner: BotRunner | None = None, parent: QObject | None = None) -> None:
        super().__init__(None, runner, parent)
        self._from: tuple[PastMatch, int, int] | None = None

    def begin(self, past: PastMatch, number: int, ply: int) -> None:
        """Take up hand ``number`` after ``ply`` moves; a JUMP update follows. Raises IndexError."""
        self._from = past, number, ply
        self._take_over(practice_from(past, number, ply))

    def replay_deals(self) -> None:
        """Begin the practice again from the same move."""
        if self._from is not None:
            self.begin(*self._from)

    def next_hand(self) -> None:
        """There is no next hand."""
        self.ended.emit()
