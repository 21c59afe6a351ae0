"""A table that is played at, in a match or for practice: hints, reasons and the story beside the table's screen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.controller.match.prompts import Update
from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.ui.advice import Advice
from marjapussi_desktop.ui.knowledge.note import Note
from marjapussi_desktop.ui.story.dock import StoryDock
from marjapussi_desktop.ui.table_screen import TableScreen


class PlayScreen(TableScreen):
    """Attributes: ``session``; ``advice``: reasons and hints; ``story``, beside the table; ``note``, below the story:
    what can be known.
    """

    def __init__(self, session: QtSession, cache: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(session, cache, parent)
        self.session = session
        self.advice = Advice(session, self.table)
        self.advice.hinted.connect(self.advise)
        self.story = StoryDock(self)
        self.set_side(self.story, part=0)
        self.note = Note(session, self.story)
        self.taken.connect(self._renew_advice)
        self.taken.connect(self.story.take)
        self.asked.connect(self.story.put_away)
        self.table.began.connect(self.story.show_event)
        self.table.idle.connect(self.story.catch_up)
        self.settled.connect(self.note.renew)

    def retranslate(self) -> None:
        """Set the texts of the table, which hears of no language change by itself."""
        self.table.retranslate()
        self.advice.retranslate()
        self.story.retranslate()
        self.note.retranslate()

    def _renew_advice(self, _update: Update) -> None:
        self.advice.end()
        self.advice.offer_questions()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.story.fit(event.size().width())
        super().resizeEvent(event)
