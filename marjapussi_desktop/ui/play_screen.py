"""A table that is played at, in a match or for practice: hints, reasons and the story beside the table's screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.ui.advice import Advice
from marjapussi_desktop.ui.hint_key import HintKey
from marjapussi_desktop.ui.knowledge.note import Note
from marjapussi_desktop.ui.story_screen import StoryScreen
from marjapussi_desktop.ui.style import gap


class PlayScreen(StoryScreen):
    """Attributes: ``session``; ``advice``: reasons and hints; ``note``, below the story: what can be known."""

    def __init__(self, session: QtSession, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.session = session
        self.advice = Advice(session, self.table)
        self._hint_key = HintKey(self)
        self.advice.hinted.connect(self.advise)
        self.advice.taken_back.connect(self.advise_nothing)
        self.note = Note(session, self.story)
        self.taken.connect(self.advice.move_on)
        self.taken.connect(self.note.take)
        self.table.arrived.connect(self.note.hear)
        self.settled.connect(self.note.renew)
        for moved in (self.table.idle, self.table.resized, self.settled):
            moved.connect(self._keep_table_whole)
        for told in (self.table.told, self.table.notices.changed):
            told.connect(self._keep_table_whole)
            told.connect(self._show_sentence)
        self.story.covered.connect(self.table.table_scene().cover)

    def retranslate(self) -> None:
        super().retranslate()  # the table's, and with it the hint's
        self.note.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back to the question or to the hand from what stands beside the table or on it. There, it takes a
        hint back. Before that, it lowers a card that is raised.
        """
        if event.key() != Qt.Key.Key_Escape or self.guard.holds_card:
            super().keyPressEvent(event)
        elif not self.table.hasFocus():
            self.take_focus()
        elif self.advice.end():
            event.accept()
        else:
            super().keyPressEvent(event)

    def _place_panel(self) -> None:
        super()._place_panel()
        self._keep_table_whole()

    def _show_sentence(self) -> None:
        """A hint, or why a card is refused, may not lie below the story, which ends above it or makes way for it."""
        if not self.table.sentence_height():
            self.story.come_back()
        elif not self.story.leaves_room():
            self.story.make_way()

    def _keep_table_whole(self) -> None:
        """Tell the story what it may not cut: the person's own cards, what is at the seats, the trick, a question, a
        result.
        """
        places = self.table.places()
        if self.panel is not None and self.panel.is_central:
            self.story.keep_clear_of([], [QRectF(self.panel.geometry())])
            return
        own, *others = places.seats
        cards = [places.hand, own.row] if places.has_rows else [places.hand, places.corner]
        at_seats = [box for seat in others for box in (seat.plate, seat.backs, seat.row)]
        sentence = self.table.notice_box() if self.table.sentence_height() else QRectF()
        parts = [places.score, places.trump, *at_seats]
        said = [sentence]
        if self.panel is None:
            parts.append(places.trick)
        else:  # no trick lies there now; the question stays whole, and the story ends above it
            said.append(QRectF(self.panel.geometry()))
        above = [box.adjusted(0, -gap(8), 0, 0) for box in said if not box.isEmpty()]
        self.story.keep_clear_of([*cards, *above], parts)
