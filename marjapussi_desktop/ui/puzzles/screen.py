"""The puzzles as the window shows them: the page to choose from, and the puzzle that is asked."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from marjapussi_desktop.controller.puzzles.catalogue import PuzzleRow
from marjapussi_desktop.controller.puzzles.qt_book import PuzzleBook
from marjapussi_desktop.ui.puzzles.page import PuzzlesPage
from marjapussi_desktop.ui.puzzles.puzzle import PuzzleScreen
from marjapussi_desktop.ui.table_screen import TableScreen


class PuzzlesScreen(QWidget):
    """Attributes: ``page``; ``puzzle``. Signals: ``closed``: back to the front page; ``turned``: to a puzzle, or to the
    page; ``lesson_wanted(str)``: the lesson with this id.
    """

    closed = Signal()
    turned = Signal()
    lesson_wanted = Signal(str)

    def __init__(self, book: PuzzleBook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = PuzzlesPage(book, self)
        self.puzzle = PuzzleScreen(book, self)
        self._name = ""
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.page)
        self._pages.addWidget(self.puzzle)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        self._pages.currentChanged.connect(lambda _page: self.turned.emit())
        self.page.chosen.connect(self.begin)
        self.page.closed.connect(self.closed)
        self.puzzle.contents_wanted.connect(self.show_page)
        self.puzzle.next_wanted.connect(self._begin_next)
        self.puzzle.lesson_wanted.connect(self.lesson_wanted)

    def board(self) -> TableScreen | None:
        """The table of the puzzle that is asked; None while the page is shown."""
        return self.puzzle.board if self._pages.currentWidget() is self.puzzle else None

    def set_person(self, name: str) -> None:
        """What the person is called."""
        self._name = name

    def show_page(self) -> None:
        """Show the page."""
        self.puzzle.director.pause()
        self._pages.setCurrentWidget(self.page)
        self.page.leave(self.puzzle.director.row)
        self.page.take_focus()

    def begin(self, row: PuzzleRow) -> None:
        """Ask a puzzle."""
        self._pages.setCurrentWidget(self.puzzle)
        self.puzzle.has_next = self._next_after(row) is not None
        self.puzzle.begin(row, self._name)
        self.puzzle.take_focus()

    def _begin_next(self) -> None:
        row = self.puzzle.director.row
        following = self._next_after(row) if row is not None else None
        if following is not None:
            self.begin(following)
        else:
            self.show_page()

    def _next_after(self, row: PuzzleRow) -> PuzzleRow | None:
        """The next one of the list that is not solved, from the beginning again after its end."""
        shown = self.page.model.rows
        ahead = [one for one in shown if one.number > row.number]
        behind = [one for one in shown if one.number < row.number]
        return next((one for one in (*ahead, *behind) if self.page.is_open(one)), None)

    def take_focus(self) -> None:
        """Give the keyboard to the page that is shown."""
        if self._pages.currentWidget() is self.page:
            self.page.take_focus()
        else:
            self.puzzle.take_focus()

    def stop(self) -> None:
        """Nothing moves any more."""
        self.puzzle.director.pause()
        self.puzzle.board.table.stop()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.puzzle.retranslate()
