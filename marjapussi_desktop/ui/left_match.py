"""The match that was left in play for the deal of the day, and the way back to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from marjapussi_desktop.ui.home import MatchState

if TYPE_CHECKING:
    from marjapussi_desktop.ui.main_window import MainWindow


class LeftMatch(QObject):
    """Knows it for this run; later it is found in the archive."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._left: str | None = None

    def would_be_left(self) -> bool:
        """Whether a match is in play that another would take from the table."""
        return self._in_play() is not None

    def would_stay(self) -> bool:
        """Whether a match is in play, be it that of the deal of the day, that is kept when another begins."""
        return self._window.screens.match_state() is MatchState.IN_PLAY and self._current() is not None

    def is_left(self) -> bool:
        """Whether there is a match to go back to."""
        return self._left is not None and self._left != self._current()

    def play_day(self) -> None:
        """Begin the deal of the day in the place of what is on the table."""
        self._left = self._in_play() or self._left
        self._window.start_match(self._window.day.code().setup(self._window.person_name()))

    def go_back(self) -> None:
        """Put the match that was left on the table again."""
        if self._left is not None:
            self._window.open_saved_match(self._left)

    def _in_play(self) -> str | None:
        """The match in play, if it is kept and is not itself the deal of the day."""
        if self._window.screens.match_state() is not MatchState.IN_PLAY:
            return None
        past = self._window.session.past_match()
        return None if past is None or self._window.day.is_match(past) else self._current()

    def _current(self) -> str | None:
        history = self._window.session.history
        return history.current if history is not None else None
