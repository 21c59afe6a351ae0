"""The director of a table: a match, a lesson, or a finished hand that is stepped through."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.reasons import Refusal


class Director(QObject):
    """Tells a table what happens, and takes the person's answers.

    Signal: ``updated(Update)``: what happened and what is asked now; earlier prompts are void.
    """

    updated = Signal(object)

    def answer(self, prompt_id: int, action: Action) -> Refusal | None:
        """Take the answer to a prompt. None if it was taken or came too late, else why the rules forbid it."""
        raise NotImplementedError

    def why_not(self, card: Card) -> Refusal | None:
        """Why the person may not play ``card`` now, or choose it in an exchange; None if he may, or if nothing is
        asked.
        """
        raise NotImplementedError

    def call(self, action: Action) -> Refusal | None:
        """Take Kontra or Re, in or out of turn; only one that the latest update offers."""
        raise NotImplementedError
