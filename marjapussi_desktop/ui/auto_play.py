"""Plays a card for the person where he has no choice, if he wishes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from marjapussi_desktop.controller.prompts import Update, UpdateKind
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.table.speeds import SPEEDS, Pace

if TYPE_CHECKING:
    from marjapussi_desktop.ui.table_screen import TableScreen


class AutoPlay(QObject):
    """Waits as long as the other players do before they act, and plays the only card."""

    def __init__(self, screen: TableScreen) -> None:
        super().__init__(screen)
        self._is_on = False
        self._screen = screen
        self._update: Update | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play)
        screen.settled.connect(self._on_settled)
        screen.taken.connect(lambda _update: self._timer.stop())

    def apply(self, preferences: Preferences) -> None:
        """Be as the preferences say."""
        self._is_on = preferences.plays_single
        pace = Pace(preferences.pace) if preferences.pace in set(Pace) else Pace.NORMAL
        self._timer.setInterval(SPEEDS[pace].think_ms)
        if not self._is_on:
            self._timer.stop()

    def _on_settled(self, update: Update) -> None:
        if self._is_on and only_card(update) is not None:
            self._update = update
            self._timer.start()

    def _play(self) -> None:
        assert self._update is not None
        play = only_card(self._update)
        if play is not None and self._update.prompt is not None:
            self._screen.answer(self._update.prompt, play)


def only_card(update: Update) -> Play | None:
    """The play that the person is left with: no other card, and nothing that could be declared, asked or called first.

    None also where he came by an undo or by opening a match: there he wants to look.
    """
    choices = update.prompt.choices if update.prompt is not None else None
    if not isinstance(choices, PlayChoices) or update.kind is UpdateKind.JUMP:
        return None
    if len(choices.cards) != 1 or choices.marriages or choices.calls or update.calls:
        return None
    return Play(choices.cards[0])
