"""Luck and play of a match that is over, found in the background while its result is shown."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from marjapussi_desktop.controller.match.prompts import PromptKind

if TYPE_CHECKING:
    from marjapussi_desktop.controller.past.past_match import PastMatch
    from marjapussi_desktop.settings.queries import Balance
    from marjapussi_desktop.ui.main_window import MainWindow
    from marjapussi_desktop.ui.match_screen import MatchScreen
    from marjapussi_desktop.ui.panels.base import PromptPanel


class MatchAccount(QObject):
    """Asks the archive for the balance of the match, has its hands reviewed, and tells the panel of its result."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._panel: PromptPanel | None = None
        self._past: PastMatch | None = None
        self._balance: Balance | None = None
        self._is_connected = False
        window.screens.match_begun.connect(self._watch)
        window.session.match_over.connect(self._on_match_over)

    def _watch(self, match: MatchScreen) -> None:
        match.asked.connect(self._begin)

    def _on_match_over(self, _match_id: str, _record: object) -> None:
        self._window.archive.reckon()

    def _begin(self, panel: PromptPanel) -> None:
        """Where no match is kept, nothing is told."""
        history = self._window.session.history
        past = self._window.session.past_match() if panel.prompt.kind is PromptKind.MATCH_OVER else None
        if past is None or history is None or history.current is None:
            return
        if not self._is_connected:
            self._is_connected = True
            self._window.archive.reckoned.connect(lambda _left: self._ask())
            self._window.screens.reviews.done.connect(lambda _past, _review: self._tell_cost())
        self._panel, self._past, self._balance = panel, past, None
        panel.expect_account()
        self._ask()
        self._window.archive.reckon()

    def _ask(self) -> None:
        history = self._window.session.history
        if self._balance is not None or self._shown() is None or history is None or history.current is None:
            return
        self._window.archive.ask_balance(history.current, partial(self._take, self._past))

    def _take(self, past: PastMatch | None, balance: Balance | None) -> None:
        panel = self._shown()
        if panel is None or past is None or past is not self._past or balance is None or self._balance is not None:
            return
        if balance.last + 1 != past.numbers[-1]:
            return  # its last hand has not been reckoned yet
        from marjapussi_desktop.controller.statistics.match_account import luck_and_play

        self._balance = balance
        panel.tell_luck(luck_and_play(balance))
        self._tell_cost()
        if self._window.screens.past is None:
            self._window.screens.reviews.begin_all(past)

    def _tell_cost(self) -> None:
        panel, past, balance = self._shown(), self._past, self._balance
        if panel is None or past is None or balance is None:
            return
        from marjapussi_desktop.controller.statistics.match_account import own_cost

        accounts = [self._window.screens.reviews.account(past, number + 1) for number in balance.numbers]
        panel.tell_cost(own_cost(len(accounts), (one.review for one in accounts if one.review is not None)))

    def _shown(self) -> PromptPanel | None:
        """The panel, while it is there."""
        if self._panel is None or self._window.match.panel is not self._panel:
            return None
        return self._panel
