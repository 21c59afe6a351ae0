"""What leads a table: a match, a lesson, a record that is stepped through."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.reasons import Refusal


class Director(QObject):
    """Tells a table what happens at it, and takes the person's answers.

    Signal: ``updated(Update)``: something has happened, and this is what is asked now; the prompt before it is void.
    """

    updated = Signal(object)

    def answer(self, prompt_id: int, action: Action) -> Refusal | None:
        """Take the answer to a prompt: None when it was taken or came too late, else why the rules forbid it."""
        raise NotImplementedError

    def why_not(self, card: Card) -> Refusal | None:
        """Why the person may not play ``card`` now, or choose it where cards are chosen; None if he may, or nothing
        is asked of him."""
        raise NotImplementedError

    def call(self, action: Action) -> Refusal | None:
        """Take Kontra or Re, in or out of turn. Asked only for a call that an update has offered."""
        raise NotImplementedError
