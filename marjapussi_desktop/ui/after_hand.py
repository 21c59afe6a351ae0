"""What follows a hand that is over: it is noted and reviewed, and its result leads on to what there is to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from marjapussi_desktop.controller.match.prompts import Hint, Update, UpdateKind

if TYPE_CHECKING:
    from marjapussi_desktop.controller.deals.qt_day import DayResult
    from marjapussi_desktop.ui.main_window import MainWindow
    from marjapussi_desktop.ui.match_screen import MatchScreen
    from marjapussi_desktop.ui.panels.base import PromptPanel


class AfterHand(QObject):
    """Watches the match on the window's table."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._hinted: int | None = None
        self._counted: DayResult | None = None
        window.session.updated.connect(self._on_updated)
        window.screens.match_begun.connect(self._watch)

    def _watch(self, match: MatchScreen) -> None:
        match.settled.connect(self._on_settled)
        match.asked.connect(self._on_asked)
        match.advice.given.connect(self._on_hint)

    def _on_updated(self, update: Update) -> None:
        """A hand that is over may be the deal of the day; with one that is not, the last one's review ends. Whether a
        deal of the day counts is known before the person may take a move back.
        """
        if update.view.is_of_day:
            self._window.day.read()
        past = self._window.session.past_match() if update.view.result is not None else None
        if update.view.result is None:
            self._counted = None
        if past is not None:
            self._window.day.note(past)
        if past is None or update.kind is UpdateKind.JUMP:
            self._window.screens.review_hand(None)

    def _on_settled(self, update: Update) -> None:
        """A hand that has been seen to end is reviewed: begun while its last cards fly, that cost them a frame."""
        is_over = update.view.result is not None and update.kind is UpdateKind.EVENTS
        if is_over and not self._window.graduation.is_on():
            self._window.screens.review_hand(self._window.session.past_match())

    def _on_asked(self, panel: PromptPanel) -> None:
        """The result of the deal of the day leads to how the experts did; without help, none leads to a review."""
        past = self._window.session.past_match() if panel.view.result is not None else None
        if past is not None and self._window.day.is_last_hand(past):
            panel.offer_comparison()
            self._tell_hints(panel)
        if self._window.graduation.is_on():
            panel.withhold_help()

    def on_counted(self, result: DayResult) -> None:
        """The match on the table is the one that counts for its day; its result may be told already, or comes."""
        self._counted = result
        panel = self._window.screens.match_made.panel if self._window.screens.match_made is not None else None
        past = self._window.session.past_match() if panel is not None and panel.view.result is not None else None
        if panel is not None and past is not None and self._window.day.is_last_hand(past):
            self._tell_hints(panel)

    def _tell_hints(self, panel: PromptPanel) -> None:
        if self._counted is not None and self._counted.hints is not None and panel.view.result is not None:
            panel.tell_hints(self._counted.hints)

    def _on_hint(self, hint: Hint) -> None:
        """A hint is one, however often it is looked at."""
        past = self._window.session.past_match() if hint.prompt_id != self._hinted else None
        self._hinted = hint.prompt_id
        if past is not None:
            self._window.day.note_hint(past)
