"""A lesson as the director of a table."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.match.qt_director import Director
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.tutorial.runner import LessonRunner


class LessonDirector(Director):
    """Passes on what the runner of a lesson tells and is told, one lesson after another.

    Attribute: ``runner``, of the lesson that is taken, or None. Signal: ``refused``: something was tried that the
    rules forbid, and the runner's page has an answer.
    """

    refused = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.runner: LessonRunner | None = None

    def play(self, runner: LessonRunner, place: int = 0) -> None:
        """Begin a lesson, or go on at a place of it; the one before it is over."""
        if self.runner is not None:
            self.runner.on_update = lambda update: None
        self.runner = runner
        runner.on_update = self.updated.emit
        runner.start(place)

    def answer(self, prompt_id: int, action: Action) -> Refusal | None:
        assert self.runner is not None, "no lesson has begun"
        refusal = self.runner.answer(prompt_id, action)
        if refusal is not None:
            self.refused.emit()
        return refusal

    def call(self, action: Action) -> Refusal | None:
        return self.runner.call(action) if self.runner is not None else None

    def why_not(self, card: Card) -> Refusal | None:
        return self.runner.why_not(card) if self.runner is not None else None
