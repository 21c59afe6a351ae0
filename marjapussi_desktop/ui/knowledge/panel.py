"""The panel of the note: a list of lines, which the keyboard walks and a screen reader reads."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QWidget

from marjapussi_desktop.controller.knowledge.table_knowledge import TableKnowledge
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.ui.knowledge.words import NoteWords
from marjapussi_desktop.ui.story.delegate import StoryDelegate, fit_bar, lines_height
from marjapussi_desktop.ui.story.lines import Line
from marjapussi_desktop.ui.story.model import LinesModel
from marjapussi_desktop.ui.style import px


class NotePanel(QListView):
    """Shows what can be known, or that there is nothing to know. Signal: ``lengthened``: it takes another height."""

    lengthened = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._knowledge: TableKnowledge | None = None
        self._view: TableView | None = None
        self._is_kept_back = False
        self._words = NoteWords(self)
        self._lines = LinesModel(self)
        self.setObjectName("story")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setModel(self._lines)
        self.setItemDelegate(StoryDelegate(self))
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.retranslate()

    def lines(self) -> list[Line]:
        """The lines that are shown."""
        return list(self._lines.lines)

    def show_knowledge(self, knowledge: TableKnowledge | None, view: TableView | None) -> None:
        """Show what can be known; None: nothing yet. ``view`` is the table's, whose players it speaks of."""
        self._knowledge, self._view, self._is_kept_back = knowledge, view, False
        self._show_lines()

    def keep_back(self) -> None:
        """Show that it is hidden, as a question asks just that."""
        self._knowledge, self._view, self._is_kept_back = None, None, True
        self._show_lines()

    def _show_lines(self) -> None:
        told = self._words.lines(self._knowledge, self._view, is_kept_back=self._is_kept_back)
        self._lines.show_lines(list(told))
        fit_bar(self, self._lines.lines)
        self.lengthened.emit()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setAccessibleName(self.tr("What can be known"))
        self._show_lines()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        fit_bar(self, self._lines.lines)
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        """As high as all of its lines."""
        return QSize(0, lines_height(self._lines.lines, self.width()) + px(12))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)
