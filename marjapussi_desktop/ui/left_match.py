"""The match that was left in play for the deal of the day, or to look at a match that is over, and the ways back to it:
from that page, and from the front page, also after a restart.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from marjapussi_desktop.ui.home import MatchState, OnTable

if TYPE_CHECKING:
    from marjapussi_desktop.settings.archive import WaitingMatch
    from marjapussi_desktop.ui.main_window import MainWindow


class Leaves(Enum):
    """What a new match takes from the table and is kept: a match in play, or a deal of the day that is over."""

    NOTHING = auto()
    MATCH = auto()
    DAY_PLAYED = auto()


class LeftMatch(QObject):
    """The preferences know it, until it is gone on with or another match is begun; later it is found in the archive."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._leaving: str | None = None
        window.screens.shown.connect(self._offer)
        window.screens.home.to_left.clicked.connect(self.go_back)
        window.session.resumed.connect(self._on_resumed)

    def would_be_left(self) -> bool:
        """Whether a match is in play that the deal of the day would take from the table."""
        return self._in_play() is not None

    def would_stay(self) -> bool:
        """Whether a match is in play, be it that of the deal of the day, that is kept when another begins."""
        return self._window.screens.match_state() is MatchState.IN_PLAY and self._current() is not None

    def leaves(self) -> Leaves:
        """What a new match would take from the table."""
        if not self.would_stay():
            return Leaves.NOTHING
        view = self._window.session.current().view
        return Leaves.DAY_PLAYED if view.is_of_day and view.result is not None else Leaves.MATCH

    def is_left(self) -> bool:
        """Whether there is a match to go back to."""
        left = self._window.preferences.left_match
        return bool(left) and left != self._current()

    def play_day(self) -> None:
        """Begin the deal of the day in the place of what is on the table."""
        left = self._in_play()
        if left is not None:
            self._window.change(left_match=left)
        self._window.start_match(self._window.day.code().setup(self._window.person_name()))
        past = self._window.session.past_match()
        assert past is not None
        self._window.day.begin(past)

    def leave(self) -> None:
        """A saved match is about to take the place of what is on the table. If it is over, it only was to be looked at,
        and a match in play is still the one to go on with.
        """
        self._leaving = self._in_play()

    def go_back(self) -> None:
        """Put the match that was left on the table again."""
        if self.is_left():
            self._window.open_saved_match(self._window.preferences.left_match)

    def _on_resumed(self) -> None:
        left, (leaving, self._leaving) = self._window.preferences.left_match, (self._leaving, None)
        if leaving is not None and self._window.screens.match_state() is MatchState.OVER:
            self._window.change(left_match=leaving)
        elif left and left == self._current():
            self._window.change(left_match="")

    def _offer(self) -> None:
        """Have the front page offer it, once the archive has said that it still waits there."""
        home = self._window.screens.home
        if self._window.screens.currentWidget() is not home:
            return
        if self.is_left():
            self._window.archive.ask_waiting(self._window.preferences.left_match, self._take_waiting)
        else:
            home.offer_left(None)

    def _take_waiting(self, found: WaitingMatch | None) -> None:
        name = self._window.house_rules.names().get((found.preset, found.rules), "") if found is not None else ""
        offered = None if found is None or not self.is_left() else OnTable(found.preset, found.house_rules, name)
        self._window.screens.home.offer_left(offered)

    def _in_play(self) -> str | None:
        """The match in play, if it is kept and is not itself the deal of the day."""
        if self._window.screens.match_state() is not MatchState.IN_PLAY:
            return None
        past = self._window.session.past_match()
        return None if past is None or self._window.day.is_match(past) else self._current()

    def _current(self) -> str | None:
        history = self._window.session.history
        return history.current if history is not None else None
