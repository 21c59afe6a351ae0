"""The practice screen: a past hand, continued from the move that was shown, with a bar that leads back."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.controller.past.qt_practice import PracticeSession
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.apply_theme import apply_to_table
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.panels.base import PromptPanel
from marjapussi_desktop.ui.panels.result import HandOverPanel
from marjapussi_desktop.ui.style import gap, set_role
from marjapussi_desktop.ui.table_screen import TableScreen


class PracticeScreen(QWidget):
    """Attributes: ``session``; ``board``, the table's screen; ``undo``, ``again``, ``back``, the bar's buttons.
    Signal: ``closed``: back to the hand as it was played.
    """

    closed = Signal()

    def __init__(self, session: PracticeSession, cache: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        session.setParent(self)
        self.board = TableScreen(session, cache, self)
        self.board.announce()
        self.bar = QFrame(self)
        self.bar.setObjectName("bar")
        self.note = Label(self.bar)
        set_role(self.note, "small")
        self.undo, self.again, self.back = (QPushButton(self.bar) for _button in range(3))
        set_role(self.back, "primary")
        row = QHBoxLayout(self.bar)
        row.setContentsMargins(gap(16), gap(8), gap(16), gap(8))
        row.setSpacing(gap(12))
        row.addWidget(self.note, 1)
        for button in (self.undo, self.again, self.back):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.board, 1)
        column.addWidget(self.bar)
        self.undo.clicked.connect(session.undo)
        self.again.clicked.connect(session.replay_deals)
        self.back.clicked.connect(self.closed)
        session.ended.connect(self.closed)
        session.updated.connect(lambda update: self.undo.setEnabled(update.may_undo))
        self.board.asked.connect(self._connect_panel)
        self.retranslate()

    def begin(self, past: PastMatch, number: int, ply: int) -> None:
        """Take up a hand after so many moves."""
        self.session.begin(past, number, ply)
        self.board.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def apply_preferences(self, preferences: Preferences) -> None:
        """The felt, deck and pace of the preferences."""
        apply_to_table(self.board.table, preferences)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.board.table.retranslate()
        self.note.setText(self.tr("Practice: nothing of this is saved or counted."))
        self.undo.setText(self.tr("Undo"))
        self.again.setText(self.tr("Once more"))
        self.back.setText(self.tr("Back to the hand"))

    def close_for_good(self) -> None:
        """Nothing moves and nobody thinks any more."""
        self.board.table.stop()
        self.session.close()

    def _connect_panel(self, panel: PromptPanel) -> None:
        if isinstance(panel, HandOverPanel):
            panel.end_practice()
        panel.next_hand.connect(self.closed)
        panel.new_match.connect(self.closed)
        panel.replay.connect(self.session.replay_deals)
