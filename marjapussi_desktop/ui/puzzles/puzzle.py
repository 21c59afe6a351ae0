"""A puzzle at the table: the card beside it asks, judges and explains."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QWidget

from marjapussi_desktop.controller.match.prompts import Update
from marjapussi_desktop.controller.puzzles.catalogue import PuzzleRow
from marjapussi_desktop.controller.puzzles.progress import rating
from marjapussi_desktop.controller.puzzles.qt_book import FirstTry, PuzzleBook
from marjapussi_desktop.controller.puzzles.qt_puzzle import Judged, PuzzleDirector, Verdict
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.puzzles.card import CardButtons, CardTexts, PuzzleCard
from marjapussi_desktop.ui.puzzles.lesson_of_idea import lesson_of
from marjapussi_desktop.ui.story.dock import LEAST_TABLE_W_OF_ENDINGS
from marjapussi_desktop.ui.story_screen import StoryScreen
from marjapussi_desktop.ui.table_screen import SIDE_PART, TABLE_PART
from marjapussi_desktop.ui.text.names import DEFAULT_NAME
from marjapussi_desktop.ui.text.presets import preset_name
from marjapussi_desktop.ui.text.puzzles import (
    as_good_text,
    idea_hint,
    judged_text,
    moved_text,
    proof_text,
    solution_text,
    why_text,
)


class PuzzleScreen(QWidget):
    """Attributes: ``director``; ``board``, the table's screen; ``card``; ``has_next``: whether there is another puzzle.
    Signals: ``next_wanted``; ``contents_wanted``; ``lesson_wanted(str)``: the lesson with this id.
    """

    next_wanted = Signal()
    contents_wanted = Signal()
    lesson_wanted = Signal(str)

    def __init__(self, book: PuzzleBook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._name = ""
        self._is_hinted = False
        self._is_given_up = False
        self._judged: Judged | None = None
        self._first: FirstTry | None = None
        self._rating_before = 0
        self._is_news = False
        self.has_next = False
        self.director = PuzzleDirector(self)
        self.card = PuzzleCard(self)
        self.board = StoryScreen(self.director, self, LEAST_TABLE_W_OF_ENDINGS)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.card, SIDE_PART)
        row.addWidget(self.board, TABLE_PART)
        self._does: dict[str, Callable[[], None]] = {
            "go_on": self._lead_on,
            "hint": self.hint,
            "story": self.board.story.toggle,
            "give_up": self._give_up,
            "play": self.director.toggle_playing,
            "step": self._step,
            "lesson": self._show_lesson,
            "contents": self.contents_wanted.emit,
        }
        self._connect()
        self._add_keys()
        self.board.announce()  # the question comes after the card

    def _connect(self) -> None:
        self.card.pressed.connect(lambda name: self._does[name]())
        self.board.taken.connect(self._on_taken)
        self.board.settled.connect(self._on_settled)
        self.director.judged.connect(self._on_judged)
        self.director.moved.connect(self._show_card)

    def _add_keys(self) -> None:
        """The keys of the match's commands; the window's own are off while no match is shown."""
        functions: dict[Command, Callable[[], None]] = {
            Command.HINT: self.hint,
            Command.STORY: self.board.story.toggle,
            Command.LAST_TRICK: self.board.show_last_trick,
        }
        for command, function in functions.items():
            shortcut = QShortcut(QKeySequence(command.value.shortcuts[0]), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(function)

    # -- what is asked -----------------------------------------------------------------------------------------------

    def begin(self, row: PuzzleRow, name: str) -> None:
        """Ask a puzzle; ``name`` of the person, empty for none."""
        self._name = name
        self._is_hinted = self._is_given_up = False
        self._judged = self._first = None
        self._rating_before = rating(self._book.results)
        self._is_news = True
        self.director.begin(row, self._names())
        self._show_card()

    def hint(self) -> None:
        """Tell the idea of the puzzle. From now on the try does not move the rating."""
        if self.director.row is None or self.director.is_answered or self._is_hinted:
            return
        self._is_hinted = True
        self._note(FirstTry.HINTED, False)
        self._show_card()
        self.board.table.read_aloud(self.card.more.text())
        self.board.take_focus()

    def _on_judged(self, judged: Judged) -> None:
        self._judged = judged
        if judged.verdict is not Verdict.FRUITLESS:
            is_right = judged.verdict is Verdict.RIGHT
            self._note(FirstTry.RIGHT if is_right else FirstTry.WRONG, is_right)
        self._tell_news()

    def _give_up(self) -> None:
        if not self.director.is_answered:
            self._is_given_up = True
            self._note(FirstTry.WRONG, False)
            self.director.give_up()
            self._tell_news()

    def _note(self, first: FirstTry, is_solved: bool) -> None:
        assert self.director.row is not None
        self._first = self._first or first
        self._book.note(self.director.row, self._first, is_solved)

    def _tell_news(self) -> None:
        self._show_card()
        self._is_news = True
        if self.board.is_settled():
            self._read_news()

    # -- the table ---------------------------------------------------------------------------------------------------

    def _on_taken(self, update: Update) -> None:
        # While nothing is asked of the table, a click there must not take Enter from the button.
        policy = Qt.FocusPolicy.StrongFocus if update.prompt is not None else Qt.FocusPolicy.NoFocus
        self.board.table.setFocusPolicy(policy)

    def _on_settled(self, _update: Update) -> None:
        self._read_news()
        self.director.rest()
        focused = self.focusWidget()
        if not self.director.is_answered:
            self.board.take_focus()
        elif focused is None or not self.card.isAncestorOf(focused) or not focused.isVisible():
            self.card.take_focus()

    def _read_news(self) -> None:
        if self._is_news and self.isVisible():
            self._is_news = False
            self.board.table.read_aloud(self.card.spoken())

    def _step(self) -> None:
        """While a card is flying it only finishes its flight, so that no move is missed."""
        self.director.pause()
        if self.board.is_settled():
            self.director.go_on()
        else:
            self.board.table.finish_now()

    # -- the card ----------------------------------------------------------------------------------------------------

    def _show_card(self) -> None:
        row = self.director.row
        if row is None:
            return
        director = self.director
        self.card.show_texts(
            self._texts(row),
            CardButtons(
                is_answered=director.is_answered,
                is_hinted=self._is_hinted,
                has_more=director.has_more,
                is_playing=director.is_playing,
                has_lesson=True,
                has_next=self.has_next,
            ),
        )

    def _texts(self, row: PuzzleRow) -> CardTexts:
        told = self.director.explained()
        title = self.tr("Puzzle {number}").format(number=row.number)
        where = self.tr("{game}, level {level} of 5").format(game=preset_name(row.preset), level=row.level)
        if self.director.is_answered:
            answer = self.tr("The right move is {move}.").format(move=solution_text(told))
            made = None if self._judged is None else self._judged.action
            right = self.tr("Right!") + " " + ("" if made is None else as_good_text(made, told))
            return CardTexts(
                title,
                where,
                feedback=(f"{answer} " if self._is_given_up else right) + why_text(told),
                more=proof_text(told),
                rating=moved_text(self._rating_before, rating(self._book.results)),
            )
        return CardTexts(
            title,
            where,
            question=self.tr("Your move: take as many points as you can."),
            feedback="" if self._judged is None else judged_text(self._judged, told),
            more=idea_hint(told.idea) if self._is_hinted else "",
            rating=self._told_of_rating(),
            hint_costs="" if self._is_tried(row) else self.tr("With a hint this puzzle leaves your rating as it is."),
        )

    def _is_tried(self, row: PuzzleRow) -> bool:
        """Whether the first try, which alone moves the rating, has been made, now or earlier."""
        return self._book.results.of(row.id) is not None

    def _told_of_rating(self) -> str:
        """While the right move is still to be found: that the hint saved the rating, or how a wrong move moved it."""
        if self._is_unrated():
            return self.tr("After the hint this puzzle leaves your rating as it is.")
        return moved_text(self._rating_before, rating(self._book.results))

    def _is_unrated(self) -> bool:
        """Whether the hint came before the first move."""
        return self._is_hinted and self._first is FirstTry.HINTED

    def _lead_on(self) -> None:
        (self.next_wanted if self.has_next else self.contents_wanted).emit()

    def _show_lesson(self) -> None:
        self.director.pause()
        self.lesson_wanted.emit(lesson_of(self.director.explained().idea))

    def _names(self) -> tuple[str, ...]:
        return (self._name or DEFAULT_NAME, self.tr("Left"), self.tr("Partner"), self.tr("Right"))

    # -- the screen --------------------------------------------------------------------------------------------------

    def take_focus(self) -> None:
        """Give the keyboard to whatever the puzzle waits for."""
        if self.director.is_answered:
            self.card.take_focus()
        else:
            self.board.take_focus()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.board.retranslate()
        if self.director.row is not None:
            self.director.rename(self._names())
            self._show_card()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.board.story.lies_over_table:
            self.board.story.put_away()
        elif event.key() == Qt.Key.Key_Escape:
            self.contents_wanted.emit()
        else:
            super().keyPressEvent(event)
