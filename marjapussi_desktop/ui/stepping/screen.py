"""The screen that steps through a finished hand: the table, the bar under it, and the page beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from marjapussi_desktop.controller.match.thoughts import Thought
from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.controller.past.qt_adviser import Adviser
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.apply_theme import apply_to_table
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.keys import give_keyboard
from marjapussi_desktop.ui.review.reviewing import HandReviewing
from marjapussi_desktop.ui.stepping.bar import BESIDE, KEYS, MORE_KEYS, REVIEW_KEY, StepBar
from marjapussi_desktop.ui.stepping.side import ALL_OPEN, StepSide
from marjapussi_desktop.ui.stepping.stepper import Stepper
from marjapussi_desktop.ui.style import Look
from marjapussi_desktop.ui.table.speeds import Pace
from marjapussi_desktop.ui.table_screen import TableScreen

if TYPE_CHECKING:
    from marjapussi_desktop.controller.knowledge.quiz import Question
    from marjapussi_desktop.controller.review.hand_review import Reviewed
    from marjapussi_desktop.controller.review.qt_reviews import Reviews
    from marjapussi_desktop.ui.export.contents import Contents
    from marjapussi_desktop.ui.export.hand_files import HandFiles
    from marjapussi_desktop.ui.review.try_again import TryScreen
    from marjapussi_desktop.ui.stepping.practice import PracticeScreen

Reasons = Callable[[int], Mapping[int, Thought]]
"""Takes a hand's number; returns the reasons of its moves, by ply."""


def no_reasons(_number: int) -> Mapping[int, Thought]:
    """No reasons: records do not contain them."""
    return {}


class SteppingScreen(QWidget):
    """Steps through the hands of a match that are over; the match itself is not touched.

    Attributes: ``stepper``; ``board``, the table's screen; ``side``; ``bar``; ``practice``, or None; ``review``, which
    leads the review's page.
    Signals: ``closed``: back to where one came from; ``told(str)``: a sentence on what was written to a file.
    """

    closed = Signal()
    told = Signal(str)

    def __init__(
        self,
        past: PastMatch,
        reasons: Reasons,
        adviser: Adviser | None,
        parent: QWidget | None = None,
        reviews: Reviews | None = None,
    ) -> None:
        """``adviser``: who says what the best level would have done; ``reviews``: who reviews the hands; either may be
        None.
        """
        super().__init__(parent)
        self._reasons, self._adviser = reasons, adviser
        if adviser is not None:
            adviser.setParent(self)
            adviser.advised.connect(self._on_advised)
        self._files: HandFiles | None = None
        self._preferences: Preferences | None = None
        self.practice: PracticeScreen | None = None
        self.stepper = Stepper(past, self)
        self.board = TableScreen(self.stepper, self)
        self.side = StepSide(self.stepper, self)
        self.bar = StepBar(self)
        self.board.set_side(self.side, part=5)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.board, 1)
        column.addWidget(self.bar)
        self._does: dict[str, Callable[[], None]] = {
            "to_start": self.stepper.to_start,
            "trick_back": lambda: self.stepper.step_trick(-1),
            "back": lambda: self.stepper.step(-1),
            "play": self.stepper.toggle_playing,
            "on": lambda: self.stepper.step(1),
            "trick_on": lambda: self.stepper.step_trick(1),
            "to_end": self.stepper.to_end,
        }
        self.review = HandReviewing(self, reviews)
        self._connect()
        self._add_keys()
        self.look_at(past.numbers[-1])

    def _connect(self) -> None:
        self.stepper.hand_changed.connect(self._on_hand_changed)
        self.stepper.moved.connect(self._on_moved)
        self.stepper.playing_changed.connect(self.bar.show_playing)
        self.board.settled.connect(lambda _update: self.stepper.rest())
        self.bar.pressed.connect(lambda name: self._does[name]())
        self.bar.chosen.connect(self._on_place_chosen)
        self.side.hand_chosen.connect(self.look_at)
        self.side.eyes_chosen.connect(self._on_eyes_chosen)
        self.side.share_wanted.connect(self._share)
        self.side.practice_wanted.connect(self.practise)
        self.side.closed.connect(self.closed)

    def _add_keys(self) -> None:
        """The keys of the bar, while the keyboard is on the table or the bar, and those that pages and lists beside the
        table have no use for, also there; everywhere Esc, and those that lead to a page.
        """
        for name, key in (*KEYS.items(), *((name, key) for key, name in MORE_KEYS.items())):
            for place in (self.board.table, self.bar):
                if place is self.bar and name == "play":
                    continue  # there it presses the button that has the focus
                shortcut = QShortcut(QKeySequence(key), place)
                shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                shortcut.activated.connect(self._does[name])
        for beside in (self.side.page, self.side.review.decisions, self.side.review.detail):
            for name in BESIDE:
                shortcut = QShortcut(QKeySequence(KEYS[name]), beside)
                shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
                shortcut.activated.connect(self._does[name])
        anywhere = {
            REVIEW_KEY: self.review.toggle,
            Command.LOOK_AT_HAND.value.shortcuts[0]: self._turn_to_moves,
            "Esc": self._on_escape,
        }
        for key, does in anywhere.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(does)

    def _turn_to_moves(self) -> None:
        """Show the moves, with the keyboard where it steps through them."""
        self.side.show_moves()
        give_keyboard(self.board.table)

    # -- what is shown -----------------------------------------------------------------------------------------------

    def look_at(self, number: int) -> None:
        """Show a hand from its deal on, all hands open, with the person at the bottom."""
        past = self.stepper.past
        self.side.reasons, self.side.advice = self._reasons(number), {}
        self.stepper.show_hand(number, past.person_seat())
        self.review.look_at(number)
        if self._adviser is not None:
            self._adviser.ask(past.decisions(number), past.seed)

    def board_shown(self) -> TableScreen:
        """The table that is seen: the hand as it was played, or as it is played on in practice."""
        return self.board if self.practice is None else self.practice.board

    def quiz(self) -> Callable[[int], Question] | None:
        """What asks about the place that is shown, from what the seat at the bottom knew: it takes a seed. Hands that
        lie open are closed, as they would tell the answers. None, with a sentence, where no trick is played; also while
        the hand is played anew, and before a match without help is over.
        """
        from marjapussi_desktop.controller.knowledge.quiz import question_on

        stop, hand = self.stepper.stop_shown, self.stepper.hand
        if self.practice is not None or self.side.is_without_help:
            return None
        seen = self.stepper.past.observed(hand.number, stop.step, hand.viewer)
        if stop.is_end or seen.phase is not Phase.PLAY:
            self.told.emit(self.tr("The quiz asks about a trick: step to one first."))
            return None
        self.stepper.pause()
        if hand.is_open:
            self._on_eyes_chosen(hand.viewer)
        return partial(question_on, seen)

    def take_focus(self) -> None:
        """Give the keyboard to the table, or to the one where the hand is played on."""
        if self.practice is not None:
            self.practice.board.take_focus()
        else:
            give_keyboard(self.board.table)

    def apply_preferences(self, preferences: Preferences) -> None:
        """The felt and deck of the preferences; cards move quickly, or not at all where nothing is to move."""
        self._preferences = preferences
        if self.practice is not None:
            self.practice.apply_preferences(preferences)
        apply_to_table(self.board.table, preferences)
        if preferences.pace != Pace.INSTANT:
            self.board.table.set_pace(Pace.FAST, 0, is_still=Look.is_still)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.board.table.retranslate()
        self.bar.retranslate()
        self.side.retranslate()
        if self.practice is not None:
            self.practice.retranslate()

    def close_for_good(self) -> None:
        """Nothing moves and nobody thinks any more."""
        self.end_practice()
        self.review.close()
        self.stepper.pause()
        if self._adviser is not None:
            self._adviser.close()
        self.board.table.stop()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.stepper.stops:
            self.retranslate()
            self.review.show()

    def _on_hand_changed(self) -> None:
        self.bar.slider.show_hand(len(self.stepper.stops) - 1, self.stepper.tricks)
        self.retranslate()

    def _on_moved(self) -> None:
        self.side.show_place()
        self.review.follow()
        sentence = self.side.sentence()
        self.bar.show_place(self.stepper.place, len(self.stepper.stops) - 1, sentence)
        self.board.table.read_aloud(sentence)

    def _on_place_chosen(self, place: int) -> None:
        self.stepper.pause()
        self.stepper.go(place)

    def _on_eyes_chosen(self, seat: int) -> None:
        hand = self.stepper.hand
        is_open = seat == ALL_OPEN
        self.stepper.show_hand(hand.number, self.stepper.past.person_seat() if is_open else seat, is_open)

    def _on_escape(self) -> None:
        if self.practice is None:
            self.closed.emit()
        elif not self.practice.board.advice.end():
            self.end_practice()

    # -- practice -----------------------------------------------------------------------------------------------------

    def practise(self) -> None:
        """Play the hand on from the place that is shown; the hand as it was played stays."""
        from marjapussi_desktop.controller.past.qt_practice import PracticeSession
        from marjapussi_desktop.ui.stepping.practice import PracticeScreen

        self._practise_on(PracticeScreen(PracticeSession(), self), self.stepper.stop_shown.step)

    def try_again(self, one: Reviewed) -> TryScreen:
        """Have the person choose anew where a decision of the hand was to be made."""
        from marjapussi_desktop.controller.past.qt_trying import TrySession
        from marjapussi_desktop.ui.review.try_again import TryScreen
        from marjapussi_desktop.ui.text.amounts import Amounts
        from marjapussi_desktop.ui.text.names import names_in_reasons

        names = names_in_reasons(self.stepper.hand.steps[0].view)
        trying = TryScreen(TrySession(), one, Amounts(self.stepper.past.rules), names, self)
        trying.solved.connect(self.side.review.open_answer)
        self._practise_on(trying, one.ply)
        return trying

    def _practise_on(self, practice: PracticeScreen, ply: int) -> None:
        self.stepper.pause()
        self.practice = practice
        self.practice.closed.connect(self.end_practice)
        if self._preferences is not None:
            self.practice.apply_preferences(self._preferences)
        self._column.addWidget(self.practice, 1)
        self.practice.show()
        self._show_hand(False)
        self.practice.begin(self.stepper.past, self.stepper.hand.number, ply)

    def end_practice(self) -> None:
        """Show the hand again as it was played."""
        practice, self.practice = self.practice, None
        if practice is not None:
            practice.close_for_good()
            self._column.removeWidget(practice)
            practice.hide()
            practice.deleteLater()
            self._show_hand(True)
            self.take_focus()

    def _show_hand(self, is_shown: bool) -> None:
        self.board.setVisible(is_shown)
        self.bar.setVisible(is_shown)

    def _share(self) -> None:
        from marjapussi_desktop.ui.export.hand_files import HandFiles

        if self._files is None:
            self._files = HandFiles(self)
            self._files.told.connect(self.told)
        self._files.ask_and_write(self.contents())

    def contents(self) -> Contents:
        """The hand with all that is told of it, to be shown elsewhere."""
        from marjapussi_desktop.ui.export.contents import contents_of

        shown = self.stepper.hand
        hand = self.stepper.past.hand(shown.number, shown.viewer)
        return contents_of(hand, QLocale().name()[:2], self.side.reasons, dict(self.side.advice))

    def _on_advised(self, ply: int, thought: Thought) -> None:
        self.side.advice[ply] = thought
        self.side.show_place()
        self.review.show()
