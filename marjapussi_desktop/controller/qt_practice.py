"""A practice hand as the window sees it: a session beside the match, of which nothing is saved or counted."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.past_match import PastMatch
from marjapussi_desktop.controller.practice import practice_from
from marjapussi_desktop.controller.qt_bot_runner import BotRunner
from marjapussi_desktop.controller.qt_session import QtSession


class PracticeSession(QtSession):
    """One hand, taken up after some of its moves. The next deals of its match are never dealt here: whoever practises
    in the middle of a match would see them. Signal: ``ended``: the person has had enough of it.
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
