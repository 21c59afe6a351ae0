"""The quiz at the table: a question on what can be known now, answered by a button and explained."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from marjapussi_desktop.controller.knowledge.quiz import Question
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.flow import FlowLayout
from marjapussi_desktop.ui.knowledge.quiz_words import QuizWords
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.sheets.base import Sheet
from marjapussi_desktop.ui.style import gap, px, set_role

SEEDS: Final = 2**31
WIDTH: Final = 620
"""In pixels; it is the same for every question, so that a button does not move from below the pointer."""
_VERDICT_LINES: Final = 3
RIGHT: Final = "✓"
WRONG: Final = "×"
"""Before the answer that is right, and before a wrong one that was chosen: they differ not by colour alone."""

Ask = Callable[[int], Question]
"""Takes a seed; returns a question on the position."""


class QuizSheet(Sheet):
    """Attributes: ``question``; ``asked``, its text; ``answers``, the buttons in the order of the question's answers;
    ``verdict``; ``tally`` of all questions so far; ``another``: the next question.

    Signal: ``answered(bool)``: whether the first answer to a question was right.
    """

    answered = Signal(bool)

    def __init__(self, parent: QWidget, ask: Ask, names: Sequence[str], kept: Preferences) -> None:
        super().__init__(parent, WIDTH)
        self._ask, self._names, self._kept = ask, names, kept
        self._words = QuizWords(self)
        self._chosen: int | None = None
        self.asked, self.verdict, self.tally = (Label(self.page) for _label in range(3))
        set_role(self.asked, "heading")
        set_role(self.tally, "small")
        for label in (self.asked, self.verdict, self.tally):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.answers: list[QPushButton] = []
        self._choices = QWidget(self.page)
        self._flow = FlowLayout(gap(12))
        self._sample = QPushButton(self._choices)
        self._sample.hide()
        set_role(self._sample, "primary")
        self._choices.setLayout(self._flow)
        policy = self.verdict.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.verdict.setSizePolicy(policy)
        self.content.addWidget(self.asked)
        self.content.addWidget(self._choices)
        self.content.addWidget(self.verdict)
        self.content.addWidget(self.tally)
        self.done = self.button()
        self.another = self.button("primary")
        self.done.clicked.connect(self.finish)
        self.another.clicked.connect(self.ask)
        self.question: Question = ask(random.randrange(SEEDS))
        self._make_answers()

    def open(self) -> None:
        super().open()
        self.answers[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def ask(self, _checked: bool = False, seed: int | None = None) -> None:
        """Ask another question, if there is another."""
        before, dice = self.question, random.Random(seed)
        for _try in range(20):
            self.question = self._ask(dice.randrange(SEEDS))
            if _subject(self.question) != _subject(before):
                break
        self._chosen = None
        self._make_answers()
        self.retranslate()
        self._fit()
        self.answers[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def wanted_size(self) -> QSize:
        """One size for all questions, as far as they are usual, answered or not."""
        row = self.buttons.sizeHint().width() + 2 * gap(32)
        width = min(max(px(WIDTH), row), self.width() - gap(32))
        self._keep_room(width - 2 * gap(32))
        return QSize(width, self.page.heightForWidth(width))

    def _keep_room(self, width: int) -> None:
        """Have each part as high as the largest that may come there, in a room of this width."""
        for part in (self.asked, self.verdict, self._sample):
            part.ensurePolished()
        metrics, letters = self.asked.fontMetrics(), QRect(0, 0, width, 0)
        questions = self._words.questions(is_of_aces=self.question.is_of_aces)
        wrap = int(Qt.TextFlag.TextWordWrap)
        heights = [metrics.boundingRect(letters, wrap, text).height() for text in questions]
        self.asked.setMinimumHeight(max(heights))
        self.verdict.setMinimumHeight(_VERDICT_LINES * self.verdict.fontMetrics().lineSpacing())
        self._choices.setMinimumHeight(self._answers_height(width))

    def _answers_height(self, width: int) -> int:
        """With the most answers that a question has: every other player, and that it was played, or cannot be known."""
        others = sorted(self._names, key=len)[1:]
        lines, taken, height, space = 1, 0, 0, self._flow.spacing()
        for text in (*others, *self._words.where_else()):
            self._sample.setText(f"{RIGHT} {text}")
            hint = self._sample.sizeHint()
            lines += bool(taken) and taken + space + hint.width() > width
            taken = taken + space + hint.width() if taken and taken + space + hint.width() <= width else hint.width()
            height = max(height, hint.height())
        return lines * height + (lines - 1) * space

    def take_preferences(self, preferences: Preferences) -> None:
        self._kept = preferences
        self.tally.setText(self._tally())

    def _make_answers(self) -> None:
        for button in self.answers:
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.answers = [QPushButton(self.page) for _answer in self.question.answers]
        for answer, button in zip(self.question.answers, self.answers, strict=True):
            self._flow.addWidget(button)
            button.clicked.connect(lambda _checked=False, answer=answer: self._choose(answer))
            button.show()

    def _choose(self, answer: int) -> None:
        if self._chosen is not None:
            return
        self._chosen = answer
        self.answered.emit(answer == self.question.right)
        self.retranslate()
        self._fit()
        self.another.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        question, is_over = self.question, self._chosen is not None
        self.title.setText(self.tr("Quiz"))
        self.asked.setText(self._words.question(question))
        for answer, button in zip(question.answers, self.answers, strict=True):
            self._show_answer(button, answer)
        if self._chosen is not None:
            self.verdict.setText(self._words.verdict(question, self._chosen, self._names))
        self.verdict.setVisible(is_over)
        self.verdict.setAccessibleName(self.verdict.text())
        self.tally.setText(self._tally())
        self.done.setText(self.tr("Close"))
        self.another.setText(self.tr("Another question"))

    def _show_answer(self, button: QPushButton, answer: int) -> None:
        """An answer; once one was chosen, signs tell the right one, and a wrong one as the person's."""
        text = self._words.answer(self.question, answer, self._names)
        is_over, is_right = self._chosen is not None, answer == self.question.right
        is_wrong = answer == self._chosen and not is_right
        button.setEnabled(not is_over or is_right)
        set_role(button, "primary" if is_over and is_right else "")
        if is_over and is_right:
            button.setText(f"{RIGHT} {text}")
            button.setAccessibleName(self.tr("{answer}: the right answer").format(answer=text))
        elif is_wrong:
            button.setText(f"{WRONG} {text}")
            button.setAccessibleName(self.tr("{answer}: your answer, which is wrong").format(answer=text))
        else:
            button.setText(text)

    def _tally(self) -> str:
        asked, right = self._kept.quiz_asked, self._kept.quiz_right
        if not asked:
            return self.tr("The right answer follows from what has been played and said.")
        return self.tr("So far {right} of {asked} right.").format(right=right, asked=asked)


def _subject(question: Question) -> tuple[object, ...]:
    """What is asked. The wrong answers that are offered with it are other ones each time."""
    return question.kind, question.suit, question.card
