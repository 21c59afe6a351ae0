"""One lesson: the text card beside the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from marjapussi_desktop.controller.match.prompts import Update
from marjapussi_desktop.controller.puzzles.catalogue import Idea
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.tutorial.catalogue import ended_by, following
from marjapussi_desktop.tutorial.lesson import Lesson, Spot
from marjapussi_desktop.tutorial.page import Mood
from marjapussi_desktop.tutorial.runner import LessonRunner
from marjapussi_desktop.ui.back_to import BackTo
from marjapussi_desktop.ui.lessons.card import LessonCard, Ways
from marjapussi_desktop.ui.lessons.director import LessonDirector
from marjapussi_desktop.ui.lessons.pointer import Pointer
from marjapussi_desktop.ui.lessons.questions import QuestionsCard
from marjapussi_desktop.ui.puzzles.lesson_of_idea import ideas_of
from marjapussi_desktop.ui.table.words import TableWords
from marjapussi_desktop.ui.table_screen import TableScreen
from marjapussi_desktop.ui.text.cards import card_name, cards_text


class LessonScreen(QWidget):
    """Plays lessons. A page is shown when the table has come to rest; a refused try is answered at once.

    Attributes: ``card``; ``questions``, which take its place; ``board``, the table's screen; ``runner`` of the lesson
    that is taken, or None; ``back_to``: where the lessons were opened; ``is_visit``: this lesson was, and leads
    straight back.
    Signals: ``finished(str)``: the lesson was walked through, or its questions answered; ``reached(str, int)``: so many
    steps of it are done; ``next_wanted(Lesson)``; ``table_wanted(str)``: a match of this preset is wanted;
    ``return_wanted``: back to the match or the puzzle; ``contents_wanted``; ``puzzles_wanted(tuple)``: on these ideas.
    """

    finished = Signal(str)
    reached = Signal(str, int)
    next_wanted = Signal(object)
    table_wanted = Signal(str)
    return_wanted = Signal()
    contents_wanted = Signal()
    puzzles_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._director = LessonDirector(self)
        self.back_to, self.is_visit = BackTo.HOME, False
        self._side = QStackedWidget(self)
        self.card = LessonCard(self._side)
        self.questions = QuestionsCard(self._side)
        self._side.addWidget(self.card)
        self._side.addWidget(self.questions)
        self.board = TableScreen(self._director, self)
        self.board.set_side(self._side, Qt.Edge.LeftEdge)
        self._pointer = Pointer(self.board.table)
        self._words = TableWords(self)
        self._name = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.board)
        self._connect()
        self.board.announce()  # the question comes after the page

    def _connect(self) -> None:
        self.board.taken.connect(self._on_taken)
        self.board.settled.connect(self._show_page)
        for placed in (self.board.table.resized, self.board.panel_placed):
            placed.connect(self._move_pointer)
        self.board.table.card_chosen.connect(self._on_card_chosen)
        self._director.refused.connect(self._on_refused)
        self.card.go_on.connect(self._go_on)
        self.card.hint_wanted.connect(self._hint)
        self.card.questions_wanted.connect(self._ask_questions)
        self.card.leave_wanted.connect(self._leave)
        self.questions.passed.connect(self._on_passed)
        self.questions.left.connect(self._end_questions)
        self.card.restart_wanted.connect(self.restart)
        self.card.contents_wanted.connect(self._go_back)
        self.card.puzzles_wanted.connect(self._lead_to_puzzles)

    @property
    def runner(self) -> LessonRunner | None:
        """What leads the lesson that is taken."""
        return self._director.runner

    def play(self, lesson: Lesson, name: str, place: int = 0) -> None:
        """Begin a lesson; ``name`` of the learner, empty for none; ``place``: so many of its steps were done before."""
        self._name = name
        self._side.setCurrentWidget(self.card)
        self._director.play(LessonRunner(lesson, self._names(lesson)), place)

    def restart(self) -> None:
        """Begin the same lesson again."""
        if self.runner is not None:
            self.runner.restart()

    def take_focus(self) -> None:
        """Give the keyboard to whatever the page waits for."""
        if self._side.currentWidget() is self.questions:
            self.questions.take_focus()
        elif self.runner is not None and self.runner.page.mood is Mood.TRY:
            self.board.take_focus()
        else:
            self.card.take_focus()

    def _names(self, lesson: Lesson) -> tuple[str, ...]:
        """The players by their places: with two the other one is an opponent, with three both are."""
        others = {
            1: (self.tr("Opponent"),),
            2: (self.tr("Left"), self.tr("Right")),
            3: (self.tr("Left"), self.tr("Partner"), self.tr("Right")),
        }
        return (self._name or self.tr("Learner"), *others[len(lesson.scenes[0].hands) - 1])

    def _on_taken(self, update: Update) -> None:
        """Cards begin to move: hide the feedback, which no longer applies."""
        self._pointer.hide()
        # While there is only something to read, a click at the table must not take Enter from the button.
        policy = Qt.FocusPolicy.StrongFocus if update.prompt is not None else Qt.FocusPolicy.NoFocus
        self.board.table.setFocusPolicy(policy)
        self.card.hush()

    def _show_page(self, update: Update) -> None:
        runner = self.runner
        assert runner is not None, "the table shows what a lesson told"
        if update.keeps_trick or Spot.LAST_TRICK in runner.page.point_at:
            self.board.show_last_trick(self._words.this_trick(update.view))
        if self.board.panel is not None:
            self.board.panel.put_aside.connect(self._on_put_aside)
        self._refresh_card()
        self._point(runner)
        if self.isVisible():  # in another language it comes to rest behind another screen, too
            self.board.table.read_aloud(self.card.spoken())
        if runner.page.mood is Mood.DONE:
            self.finished.emit(runner.lesson.id)
        else:
            self.reached.emit(runner.lesson.id, runner.place)
        self.take_focus()

    def _move_pointer(self) -> None:
        if self.runner is not None and self._pointer.isVisible():
            self._point(self.runner)

    def _point(self, runner: LessonRunner) -> None:
        table, panel = self.board.table, self.board.panel
        box = QRectF(panel.geometry().translated(-table.pos())) if panel is not None and panel.isVisible() else None
        self._pointer.point_at(runner.page.point_at, table.places(), box)

    def _refresh_card(self) -> None:
        if self.runner is not None:
            lesson = self.runner.lesson
            ways = Ways(following(lesson), self.back_to, bool(self._ideas(lesson)), self._leads_straight_back())
            self.card.show_page(lesson, self.runner.page, self._names(lesson), ways)

    def _on_card_chosen(self, _card: Card) -> None:
        """A card of a page that asks for none is answered, too: by the way on."""
        if self.runner is None or self.runner.page.mood is Mood.TRY or not self.board.is_settled():
            return
        if self._side.currentWidget() is self.card:
            told = self.tr("There is nothing to play here. Go on with “{button}”.")
            # Not by the table, which would sweep the trick that the page speaks of.
            self.board.table.notices.show_for_a_while(told.format(button=self.card.primary.text()))
            self.card.take_focus()

    def _on_put_aside(self) -> None:
        """The learner has closed the panel: a lesson answers that, too."""
        if self.runner is not None:
            self.runner.put_aside()
            self._refresh_card()
            self.board.table.read_aloud(self.card.reply())

    def _on_refused(self) -> None:
        """The table itself tells the rule's reason."""
        self._refresh_card()
        self.board.table.read_aloud(self.card.reply())

    def _go_on(self) -> None:
        """Do what the button says. While cards are flying it only finishes their flight, so that no page is missed."""
        runner = self.runner
        if runner is None:
            return
        if not self.board.is_settled():
            self.board.table.finish_now()
        elif runner.page.mood is not Mood.DONE:
            runner.continue_()
        else:
            self._lead_on(runner.lesson)

    def _lead_on(self, lesson: Lesson) -> None:
        """On to the next lesson, or after the last one to the table."""
        after = following(lesson)
        if after is not None:
            self.next_wanted.emit(after)
        else:
            self.table_wanted.emit(lesson.preset)

    def _ideas(self, lesson: Lesson) -> tuple[Idea, ...]:
        """The ideas of the puzzles on a chapter, at its end."""
        chapter = ended_by(lesson)
        return ideas_of(chapter) if chapter is not None else ()

    def _lead_to_puzzles(self) -> None:
        if self.runner is not None:
            self.puzzles_wanted.emit(self._ideas(self.runner.lesson))

    def _leave(self) -> None:
        if self.back_to is not BackTo.HOME:
            self.return_wanted.emit()
        elif self.runner is not None:
            self.table_wanted.emit(self.runner.lesson.preset)

    def _leads_straight_back(self) -> bool:
        return self.is_visit and self.back_to is not BackTo.HOME

    def _go_back(self) -> None:
        """To where the lesson was opened: the match, the puzzle, or the list."""
        if self._leads_straight_back():
            self.return_wanted.emit()
        else:
            self.contents_wanted.emit()

    def _ask_questions(self) -> None:
        if self.runner is not None and self.board.is_settled():
            self._pointer.hide()
            self._side.setCurrentWidget(self.questions)
            self.questions.ask(self.runner.lesson)
            self.board.table.read_aloud(self.questions.spoken())

    def _end_questions(self) -> None:
        self._side.setCurrentWidget(self.card)
        self.take_focus()

    def _on_passed(self) -> None:
        """The learner knows what the lesson teaches: it counts as done, and the next one begins."""
        if self.runner is not None:
            self.finished.emit(self.runner.lesson.id)
            self._lead_on(self.runner.lesson)

    def _hint(self) -> None:
        if self.runner is not None and self.board.is_settled():
            self.runner.hint()
            self.board.table.point_out(self.runner.page.hint_cards, for_keys=True)
            self._refresh_card()
            cards = self.runner.page.hint_cards
            shown = self.tr("It is about {cards}.").format(cards=cards_text(cards, card_name))
            self.board.table.read_aloud(shown if cards else self.card.hint.text())
            self.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._go_back()
        elif event.key() == Qt.Key.Key_H and self.card.ask_hint.isVisible():
            self._hint()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.runner is not None:
            self.runner.rename(self._names(self.runner.lesson))
            self._refresh_card()
