"""The tutorial as the window shows it: the list of lessons, and the lesson that is being taken."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from marjapussi_desktop.tutorial.catalogue import known
from marjapussi_desktop.tutorial.lesson import Lesson
from marjapussi_desktop.ui.back_to import BackTo
from marjapussi_desktop.ui.lessons.contents import Contents
from marjapussi_desktop.ui.lessons.lesson import LessonScreen
from marjapussi_desktop.ui.table.table_widget import TableWidget
from marjapussi_desktop.ui.table_screen import TableScreen


class LessonsScreen(QWidget):
    """The list and the lessons.

    Attributes: ``contents``; ``lesson``; ``done``: the ids of the lessons walked through; ``places``: by id, how many
    steps are done of a lesson that was left in the middle, the latest one last. Signals: ``closed``: back to where the
    lessons were opened; ``lesson_finished(str)``: an id to be kept in the preferences; ``places_changed``;
    ``table_wanted(str)``: a match of this preset is wanted; ``puzzles_wanted(tuple)``: on these ideas; ``turned``: to a
    lesson, or to the list.
    """

    closed = Signal()
    lesson_finished = Signal(str)
    places_changed = Signal()
    table_wanted = Signal(str)
    puzzles_wanted = Signal(object)
    turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.contents = Contents(self)
        self.lesson = LessonScreen(self)
        self.done: frozenset[str] = frozenset()
        self.places: dict[str, int] = {}
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
        self.contents.table_wanted.connect(self.table_wanted)
        self.lesson.puzzles_wanted.connect(self.puzzles_wanted)
        self.lesson.finished.connect(self._on_finished)
        self.lesson.reached.connect(self._on_reached)
        self.lesson.next_wanted.connect(self.begin)
        self.lesson.table_wanted.connect(self.table_wanted)
        self.lesson.return_wanted.connect(self.closed)
        self.lesson.contents_wanted.connect(self._return_to_contents)

    @property
    def table(self) -> TableWidget:
        """The lessons' table, for its felt, deck and pace."""
        return self.lesson.board.table

    def board(self) -> TableScreen | None:
        """The table of the lesson that is taken; None while the list is shown."""
        return self.lesson.board if self._pages.currentWidget() is self.lesson else None

    def set_learner(
        self,
        name: str,
        done: tuple[str, ...],
        places: tuple[tuple[str, int], ...] = (),
        trials: tuple[tuple[str, str], ...] = (),
    ) -> None:
        """Who learns, which lessons the preferences know as walked through, where others were left, and which
        matches without help are not over.
        """
        self._name, self.done, self.places = name, known(done), dict(places)
        self.contents.trials_begun = frozenset(level for level, _match in trials)
        self.contents.show_done(self.done, self.places)

    def lead_back_to(self, place: BackTo) -> None:
        """Tell where the lessons were opened."""
        self.lesson.back_to = self.contents.back_to = place
        self.contents.retranslate()

    def show_contents(self) -> None:
        """Show the list."""
        self.lesson.is_visit = False
        self.contents.show_done(self.done, self.places)
        self._pages.setCurrentWidget(self.contents)
        self.contents.take_focus()

    def _return_to_contents(self) -> None:
        """Show the list where the lesson stands from which one comes."""
        self.show_contents()
        self.contents.take_focus(self.lesson.runner.lesson if self.lesson.runner is not None else None)

    def begin(self, lesson: Lesson) -> None:
        """Begin a lesson, or go on where it was left."""
        if lesson.id in self.places:  # the latest stands last
            self.places[lesson.id] = self.places.pop(lesson.id)
            self.places_changed.emit()
        self._pages.setCurrentWidget(self.lesson)
        self.lesson.play(lesson, self._name, self.places.get(lesson.id, 0))

    def visit(self, lesson: Lesson, *, leads_straight_back: bool) -> None:
        """Begin a lesson that was not chosen from the list."""
        self.lesson.is_visit = leads_straight_back
        self.begin(lesson)

    def take_focus(self) -> None:
        """Give the keyboard to the page that is shown."""
        if self._pages.currentWidget() is self.contents:
            self.contents.take_focus()
        else:
            self.lesson.take_focus()

    def _on_finished(self, lesson_id: str) -> None:
        self.done |= {lesson_id}
        self._keep_place(lesson_id, 0)
        self.lesson_finished.emit(lesson_id)

    def _on_reached(self, lesson_id: str, place: int) -> None:
        self._keep_place(lesson_id, place)

    def _keep_place(self, lesson_id: str, place: int) -> None:
        if place != self.places.get(lesson_id, 0):
            self.places.pop(lesson_id, None)
            if place:
                self.places[lesson_id] = place
            self.places_changed.emit()
