"""The practice screen: a past hand, continued from the move that was shown, with a bar that leads back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.controller.match.prompts import Update
from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.controller.past.qt_practice import PracticeSession
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.apply_theme import apply_to_table
from marjapussi_desktop.ui.commands import Command, command_text
from marjapussi_desktop.ui.keys import give_keyboard
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.panels.base import PromptPanel
from marjapussi_desktop.ui.panels.result import HandOverPanel
from marjapussi_desktop.ui.play_screen import PlayScreen
from marjapussi_desktop.ui.style import gap, set_role


class PracticeScreen(QWidget):
    """Attributes: ``session``; ``board``, the table's screen; ``hint``, ``undo``, ``again``, ``back``, the
    bar's buttons. The keys of hint, reasons, story and note do what they do in a match.
    Signal: ``closed``: back to the hand as it was played.
    """

    closed = Signal()

    def __init__(self, session: PracticeSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        session.setParent(self)
        self.board = PlayScreen(session, self)
        self.board.announce()
        self.bar = QFrame(self)
        self.bar.setObjectName("bar")
        self.note = Label(self.bar)
        set_role(self.note, "small")
        self.hint, self.undo, self.again, self.back = (QPushButton(self.bar) for _button in range(4))
        set_role(self.back, "primary")
        row = QHBoxLayout(self.bar)
        row.setContentsMargins(gap(16), gap(8), gap(16), gap(8))
        row.setSpacing(gap(12))
        row.addWidget(self.note, 1)
        for button in (self.hint, self.undo, self.again, self.back):
            row.addWidget(button)
        self.add_parts(row)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.board, 1)
        column.addWidget(self.bar)
        self.undo.clicked.connect(session.undo)
        self.again.clicked.connect(session.replay_deals)
        self.back.clicked.connect(self.closed)
        session.ended.connect(self.closed)
        self.hint.clicked.connect(self.board.advice.ask_hint)
        session.updated.connect(self._on_updated)
        self._add_keys()
        self.board.asked.connect(self._connect_panel)
        self.retranslate()

    def add_parts(self, row: QBoxLayout) -> None:
        """Put more into the bar."""

    def _add_keys(self) -> None:
        """The keys of the match's commands; the window's own are off while no match is shown."""
        functions: dict[Command, Callable[[], None]] = {
            Command.HINT: self.board.advice.ask_hint,
            Command.WHY: self.board.advice.show_why,
            Command.STORY: self.board.story.toggle,
            Command.NOTE: self.board.note.toggle,
            Command.LAST_TRICK: self.board.show_last_trick,
        }
        for command, function in functions.items():
            shortcut = QShortcut(QKeySequence(command.value.shortcuts[0]), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(function)

    def _on_updated(self, update: Update) -> None:
        self.undo.setEnabled(update.may_undo)
        self.hint.setEnabled(update.prompt is not None and update.prompt.choices is not None)

    def begin(self, past: PastMatch, number: int, ply: int) -> None:
        """Take up a hand after so many moves."""
        self.session.begin(past, number, ply)
        give_keyboard(self.board.table)

    def apply_preferences(self, preferences: Preferences) -> None:
        """The felt, deck and pace of the preferences."""
        apply_to_table(self.board.table, preferences)
        self.board.story.apply(preferences)
        self.board.note.apply(preferences)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.board.retranslate()
        self.hint.setText(command_text(Command.HINT))
        self.note.setText(self.tr("Practice: nothing of this is saved or counted."))
        self.undo.setText(self.tr("Undo"))
        self.again.setText(self.tr("Once more"))
        self.back.setText(self.tr("Back to the hand"))

    def close_for_good(self) -> None:
        """Nothing moves and nobody thinks any more."""
        self.board.table.stop()
        self.board.note.stop()
        self.session.close()

    def _connect_panel(self, panel: PromptPanel) -> None:
        if isinstance(panel, HandOverPanel):
            panel.end_practice()
        panel.next_hand.connect(self.closed)
        panel.new_match.connect(self.closed)
        panel.replay.connect(self.session.replay_deals)
