"""A table that is played at, in a match or for practice: hints, reasons and the story beside the table's screen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from marjapussi_desktop.controller.match.prompts import Update
from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.ui.advice import Advice
from marjapussi_desktop.ui.knowledge.note import Note
from marjapussi_desktop.ui.story_screen import StoryScreen


class PlayScreen(StoryScreen):
    """Attributes: ``session``; ``advice``: reasons and hints; ``note``, below the story: what can be known."""

    def __init__(self, session: QtSession, cache: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(session, cache, parent)
        self.session = session
        self.advice = Advice(session, self.table)
        self.advice.hinted.connect(self.advise)
        self.note = Note(session, self.story)
        self.taken.connect(self._renew_advice)
        self.taken.connect(self.note.take)
        self.settled.connect(self.note.renew)
        self.table.idle.connect(self._keep_own_cards_free)
        self.table.resized.connect(self._keep_own_cards_free)

    def retranslate(self) -> None:
        super().retranslate()
        self.advice.retranslate()
        self.note.retranslate()

    def _keep_own_cards_free(self) -> None:
        places = self.table.places()
        if not places.has_rows:
            self.story.end_above(places.hand.top())
            return
        rows = [seat.row for seat in places.seats]
        self.story.end_above(min(places.hand.top(), rows[0].top()), max(row.right() for row in rows))

    def _renew_advice(self, _update: Update) -> None:
        self.advice.end()
        self.advice.offer_questions()
