"""The tutorial as the window shows it: the list of lessons, and the lesson that is being taken."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from marjapussi_desktop.tutorial.lesson import Lesson
from marjapussi_desktop.ui.lessons.contents import Contents
from marjapussi_desktop.ui.lessons.lesson import LessonScreen
from marjapussi_desktop.ui.table.table_widget import TableWidget
from marjapussi_desktop.ui.table_screen import TableScreen


class LessonsScreen(QWidget):
    """The list and the lessons.

    Attributes: ``contents``; ``lesson``; ``done``: the ids of the lessons walked through. Signals: ``closed``: back to
    the front page; ``lesson_finished(str)``: an id to be kept in the preferences; ``turned``: to a lesson, or to the
    list.
    """

    closed = Signal()
    lesson_finished = Signal(str)
    turned = Signal()

    def __init__(self, parent: QWidget | None = None, cache_dir: Path | None = None) -> None:
        super().__init__(parent)
        self.contents = Contents(self)
        self.lesson = LessonScreen(self, cache_dir)
        self.done: tuple[str, ...] = ()
        self._name = ""
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.contents)
        self._pages.addWidget(self.lesson)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        self._connect()

    def _connect(self) -> None:
        self._pages.currentChanged.connect(lambda _page: self.turned.emit())
        self.contents.chosen.connect(self.begin)
        self.contents.closed.connect(self.closed)
        self.lesson.finished.connect(self._on_finished)
        self.lesson.next_wanted.connect(self.begin)
        self.lesson.contents_wanted.connect(self.show_contents)

    @property
    def table(self) -> TableWidget:
        """The lessons' table, for its felt, deck and pace."""
        return self.lesson.board.table

    def board(self) -> TableScreen | None:
        """The table of the lesson that is taken; None while the list is shown."""
        return self.lesson.board if self._pages.currentWidget() is self.lesson else None

    def set_learner(self, name: str, done: tuple[str, ...]) -> None:
        """Who learns, and which lessons the preferences know as walked through."""
        self._name, self.done = name, done
        self.contents.show_done(done)

    def show_contents(self) -> None:
        """Show the list."""
        self.contents.show_done(self.done)
        self._pages.setCurrentWidget(self.contents)
        self.contents.take_focus()

    def begin(self, lesson: Lesson) -> None:
        """Begin a lesson."""
        self._pages.setCurrentWidget(self.lesson)
        self.lesson.play(lesson, self._name)

    def take_focus(self) -> None:
        """Give the keyboard to the page that is shown."""
        if self._pages.currentWidget() is self.contents:
            self.contents.take_focus()
        else:
            self.lesson.take_focus()

    def _on_finished(self, lesson_id: str) -> None:
        if lesson_id not in self.done:
            self.done = (*self.done, lesson_id)
        self.lesson_finished.emit(lesson_id)
