"""A moment of a hand that is over, tried again: what the person chooses is told, and not played until he wants to."""

from __future__ import annotations

from PySide6.QtCore import Signal

from marjapussi_desktop.controller.match.players import PERSON_SEAT
from marjapussi_desktop.controller.past.qt_practice import PracticeSession
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.reasons import Refusal


class TrySession(PracticeSession):
    """Practice that waits at its first question. Attribute: ``is_free``: it is played on. Signal: ``tried(Action)``:
    what the person would do there; it may be legally done.
    """

    tried = Signal(object)

    is_free = False

    def answer(self, prompt_id: int, action: Action) -> Refusal | None:
        if self.is_free or self._prompt is None or prompt_id != self._prompt.id:
            return super().answer(prompt_id, action)
        return self._try(action)

    def call(self, action: Action) -> Refusal | None:
        return super().call(action) if self.is_free else self._try(action)

    def play_on(self, action: Action | None) -> None:
        """Do this in the person's place, if anything, and let the hand be played on from there."""
        self.is_free = True
        if action is not None:
            self._act(PERSON_SEAT, action)

    def _try(self, action: Action) -> Refusal | None:
        refusal = self._require().check(PERSON_SEAT, action)
        if refusal is None:
            self.tried.emit(action)
        return refusal
