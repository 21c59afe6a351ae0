"""From a card that was refused to the lesson that teaches why: a button beside the sentence that says it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton

from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.tutorial.refusals import LESSON_OF
from marjapussi_desktop.ui.keys import ENTER
from marjapussi_desktop.ui.style import gap, set_role
from marjapussi_desktop.ui.table_screen import TableScreen


class LessonLink(QPushButton):
    """Stands beside the refusal, and goes with it. The two stay until the table goes on or says something else, so that
    who needs the lesson has the time to reach it.

    Attribute: ``lesson``, its id, or empty. Signal: ``wanted(str)``: the lesson is to be shown.
    """

    wanted = Signal(str)

    def __init__(self, board: TableScreen) -> None:
        super().__init__(board)
        self._board = board
        self.lesson = ""
        set_role(self, "quiet")
        self.hide()
        board.table.notices.changed.connect(self._end)
        board.table.resized.connect(self._place)
        board.table.last_trick_shown.connect(self._on_last_trick)
        self.clicked.connect(lambda: self.wanted.emit(self.lesson))
        self.installEventFilter(self)

    def offer(self, refusal: Refusal) -> None:
        """Stand beside the sentence that has just been shown, if a lesson teaches its rule."""
        self.lesson = LESSON_OF.get(refusal.reason, "")
        if self.lesson:
            self._board.table.notices.keep()
            self.setText(self.tr("Show the lesson"))
        self._place()

    def _place(self) -> None:
        """To the right of the sentence, or above its end where there is no room."""
        self.setVisible(bool(self.lesson))
        if not self.lesson:
            return
        self.adjustSize()
        notice, table = self._board.table.notice_box(), self._board.table.geometry()
        x, y = notice.right() + gap(8), notice.center().y() - self.height() / 2
        if x + self.width() > table.width():
            x, y = min(notice.right(), table.width()) - self.width(), notice.top() - self.height() - gap(4)
        self.move(table.left() + round(x), table.top() + round(y))
        self.raise_()

    def _on_last_trick(self, is_shown: bool) -> None:
        """Words of its own lie where the sentence stands."""
        self.setVisible(bool(self.lesson) and not is_shown)

    def _end(self) -> None:
        self.lesson = ""
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter presses the button as Space does."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in ENTER:
            self.click()
            return True
        return super().eventFilter(watched, event)
