"""Matches without help, which end the ladder of lessons: begun, gone on with, and kept once they are over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from marjapussi_desktop.controller.match.players import MatchSetup

if TYPE_CHECKING:
    from marjapussi_desktop.ui.main_window import MainWindow


class Graduation(QObject):
    """Knows from the preferences which match is which trial, so that one that was left in the middle still counts."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.session.match_over.connect(self._on_match_over)

    def begin(self, level: str, preset: str) -> None:
        """Begin the trial of a level in a game, or go on with it where its match is on the table."""
        window = self._window
        if self.is_on() and self._running() == level and window.session.current().view.preset == preset:
            window.screens.show_match()
            return
        if preset != window.preferences.preset:
            window.change(preset=preset, options=())  # the game that is offered first the next time
        window.start_match(MatchSetup(preset, window.person_name(), partner_level=level, opponent_level=level))
        self._keep({**dict(window.preferences.trials), level: self.match_id()})

    def is_on(self) -> bool:
        """Whether the match on the table is a trial that is not over: no help is given in it."""
        return bool(self._running()) and self._window.session.current().view.winner is None

    def _running(self) -> str:
        """The level of the trial on the table, or empty."""
        if not self._window.preferences.trials or not self._window.session.has_match():
            return ""
        return self._level_of(self.match_id())

    def match_id(self) -> str:
        """The id of the match on the table."""
        past = self._window.session.past_match()
        assert past is not None, "there is a match"
        return past.match_id

    def _level_of(self, match_id: str) -> str:
        return next((level for level, trial in self._window.preferences.trials if trial == match_id), "")

    def _on_match_over(self, match_id: str, _record: object) -> None:
        level = self._level_of(match_id)
        if not level:
            return  # perhaps a match that was over long ago, and no table is set
        view = self._window.session.current().view
        if view.winner is None:
            return
        from marjapussi_desktop.tutorial.graduation import TRIAL_OF

        trial = TRIAL_OF[level]
        self._window.note_learnt(trial.id, *((trial.won_id,) if view.winner == view.viewer_side else ()))
        self._keep({known: kept for known, kept in self._window.preferences.trials if known != level})

    def _keep(self, trials: dict[str, str]) -> None:
        self._window.change(trials=tuple(trials.items()))
        self._window.enable_commands()
