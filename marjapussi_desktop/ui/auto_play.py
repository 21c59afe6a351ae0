"""Moves for the person where he has no choice, if he wishes: his only card, his only answer."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from marjapussi_desktop.controller.match.prompts import Update, UpdateKind, may_succeed
from marjapussi_desktop.engine.actions import Action, Play
from marjapussi_desktop.engine.choices import AnswerChoices, BidChoices, ContractChoices, PlayChoices
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.apply_theme import pace_of
from marjapussi_desktop.ui.first_time.words import explanation, topic_of
from marjapussi_desktop.ui.table.speeds import SPEEDS

if TYPE_CHECKING:
    from marjapussi_desktop.ui.table_screen import TableScreen


class AutoPlay(QObject):
    """Waits as long as the other players do before they act, and makes the only move. It is seen and heard as any."""

    def __init__(self, screen: TableScreen) -> None:
        super().__init__(screen)
        self._plays = False
        self._answers = True
        self._explains = False
        self._explained: tuple[str, ...] = ()
        self._left_to_person: int | None = None
        self._screen = screen
        self._update: Update | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play)
        screen.settled.connect(self._on_settled)
        screen.taken.connect(lambda _update: self._timer.stop())

    def apply(self, preferences: Preferences) -> None:
        """Be as the preferences say."""
        self._plays = preferences.plays_single
        self._answers = preferences.answers_single
        self._explains, self._explained = preferences.explains, preferences.explained
        self._timer.setInterval(SPEEDS[pace_of(preferences)].think_ms)
        if not self._plays and self._update is not None and only_card(self._update) is not None:
            self._timer.stop()

    def know(self, explained: tuple[str, ...]) -> None:
        """More has been explained to a newcomer."""
        self._explained = explained

    def answers(self, update: Update) -> bool:
        """Whether what is asked is answered without a panel. A newcomer answers the first times himself: else he would
        see himself say no, and not know why.
        """
        if not self._answers or only_answer(update) is None:
            return False
        assert update.prompt is not None
        if self._is_explained(update):
            self._left_to_person = update.prompt.id  # though its note may be the last one
        return update.prompt.id != self._left_to_person

    def _is_explained(self, update: Update) -> bool:
        topic = topic_of(update.prompt, update.view) if self._explains and update.prompt is not None else None
        return topic is not None and bool(explanation(topic, self._explained.count(topic)))

    def _on_settled(self, update: Update) -> None:
        if self.answers(update) or (self._plays and only_card(update) is not None):
            self._update = update
            self._timer.start()

    def _play(self) -> None:
        assert self._update is not None
        move = only_card(self._update) or only_answer(self._update)
        if move is not None and self._update.prompt is not None:
            self._screen.answer(self._update.prompt, move)


def only_card(update: Update) -> Play | None:
    """The play that the person is left with: no other card, and nothing that could be called, or declared or asked with
    any hope, first.

    None also where he came by an undo or by opening a match: there he wants to look.
    """
    prompt = update.prompt
    choices = prompt.choices if prompt is not None else None
    if prompt is None or not isinstance(choices, PlayChoices) or update.kind is UpdateKind.JUMP:
        return None
    if len(choices.cards) != 1 or may_succeed(prompt, update.view) or choices.calls or update.calls:
        return None
    return Play(choices.cards[0])


def only_answer(update: Update) -> Action | None:
    """The answer to a partner that alone is true, or the bid or contract that alone is allowed.

    None also where Kontra could be said first, and where the person came by an undo or by opening a match: an undo
    would else never get past it.
    """
    choices = update.prompt.choices if update.prompt is not None else None
    if not isinstance(choices, AnswerChoices | BidChoices | ContractChoices) or update.kind is UpdateKind.JUMP:
        return None
    actions = tuple(islice(choices.actions(), 2))
    return actions[0] if len(actions) == 1 and not choices.calls and not update.calls else None
