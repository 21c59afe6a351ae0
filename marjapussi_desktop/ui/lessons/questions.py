"""Three questions in the place of a lesson's text: who answers them goes past the lesson."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.tutorial.lesson import CONTEXT, Choice, Lesson, Question
from marjapussi_desktop.ui.i18n import translate
from marjapussi_desktop.ui.keys import ENTER, give_keyboard
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.lessons.paragraph import Paragraph
from marjapussi_desktop.ui.scrolled import scrolled
from marjapussi_desktop.ui.style import set_role

_MOST_CHOICES = 3
_BESIDE_A_CHOICE = 44
"""From the card's edge to a choice's text, in pixels."""
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_MARKS = {True: "✓", False: "×"}
"""Before the choice that was taken: whether it is right."""


def _shown(question: Question) -> tuple[Choice, ...]:
    """The choices in the order of their texts, which does not tell the right one."""
    return tuple(sorted(question.choices, key=lambda choice: choice.text))


class QuestionsCard(QFrame):
    """Asks the questions of one lesson in turn. A wrong answer is told why, and ends the questions.

    Attributes: ``number`` of the question, from 0; ``given``, the answer to it, or None. Signals: ``passed``: all were
    answered; ``left``: the lesson is wanted after all.
    """

    passed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._lesson: Lesson | None = None
        self.number = 0
        self.given: Choice | None = None
        self.title = Label(self)
        self.title.setWordWrap(True)
        set_role(self.title, "heading")
        self.counted = Label(self)
        set_role(self.counted, "muted")
        self.question = Paragraph(parent=self)
        self.word = Paragraph("accent", self)
        self.choices = [self._button("") for _ in range(_MOST_CHOICES)]
        self.go_on = self._button("primary")
        self.back = self._button("quiet")
        self._lay_out()
        for index, button in enumerate(self.choices):
            button.clicked.connect(lambda _checked=False, index=index: self._choose(index))
        self.go_on.clicked.connect(self._go_on)
        self.back.clicked.connect(self.left)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 12)
        column.setSpacing(8)
        page = QWidget(self)
        asked = QVBoxLayout(page)
        asked.setContentsMargins(0, 0, 0, 0)
        asked.setSpacing(8)
        asked.addWidget(self.question)
        for button in self.choices:
            asked.addWidget(button)
        asked.addWidget(self.word)
        asked.addStretch()
        column.addWidget(self.title)
        column.addWidget(self.counted)
        column.addWidget(scrolled(page, self), 1)
        column.addWidget(self.go_on)
        column.addWidget(self.back)

    def _wrapped(self, text: str) -> str:
        """A choice in lines as wide as the card: a button breaks no line by itself."""
        button = self.choices[0]
        button.ensurePolished()
        metrics, room = button.fontMetrics(), self.width() - 2 * _BESIDE_A_CHOICE
        lines = [""]
        for word in text.split(" "):
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and metrics.horizontalAdvance(longer) > room:
                lines.append(word)
            else:
                lines[-1] = longer
        return "\n".join(lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the choices anew where the card has another width."""
        super().resizeEvent(event)
        self.retranslate()

    def _button(self, role: str) -> QPushButton:
        button = QPushButton(self)
        set_role(button, role)
        button.installEventFilter(self)
        return button

    def ask(self, lesson: Lesson) -> None:
        """Ask the first question of a lesson."""
        self._lesson = lesson
        self._open(0)

    def _open(self, number: int) -> None:
        self.number, self.given = number, None
        self.retranslate()
        self.take_focus()

    def _choose(self, index: int) -> None:
        if self._lesson is not None and self.given is None:
            self.given = _shown(self._lesson.questions[self.number])[index]
            self.retranslate()
            self.take_focus()

    def _go_on(self) -> None:
        lesson, given = self._lesson, self.given
        assert lesson is not None
        assert given is not None, "the button is there once an answer is given"
        if not given.is_right:
            self.left.emit()
        elif self.number + 1 < len(lesson.questions):
            self._open(self.number + 1)
        else:
            self.passed.emit()

    def take_focus(self) -> None:
        """Give the keyboard to the first choice, or to the button that goes on."""
        button = self.choices[0] if self.given is None else self.go_on
        give_keyboard(button)

    def spoken(self) -> str:
        """What is asked, or what is said to the answer."""
        return (self.question if self.given is None else self.word).text()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.back.setText(self.tr("To the lesson"))
        lesson, given = self._lesson, self.given
        if lesson is None:
            return
        question = lesson.questions[self.number]
        self.title.setText(translate(CONTEXT, lesson.title))
        count = len(lesson.questions)
        self.counted.setText(self.tr("Question {number} of {count}").format(number=self.number + 1, count=count))
        self.question.say(translate(CONTEXT, question.text))
        for index, button in enumerate(self.choices):
            button.setVisible(index < len(question.choices))
            if index < len(question.choices):
                choice = _shown(question)[index]
                text = translate(CONTEXT, choice.text)
                button.setText(self._wrapped(f"{_MARKS[choice.is_right]} {text}" if choice is given else text))
                button.setAccessibleName(text)
                button.setEnabled(given is None)
        self.word.say(translate(CONTEXT, given.word) if given is not None else "")
        self.go_on.setVisible(given is not None)
        self.back.setVisible(given is None or given.is_right)
        if given is not None:
            self.go_on.setText(self.tr("Continue") if given.is_right else self.tr("To the lesson"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter presses a button as Space does; Up and Down go from choice to choice."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        assert isinstance(watched, QPushButton)
        if event.key() in ENTER:
            watched.click()
            return True
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            return super().eventFilter(watched, event)
        shown = [
            button for button in (*self.choices, self.go_on, self.back) if button.isVisible() and button.isEnabled()
        ]
        if watched in shown:
            give_keyboard(shown[(shown.index(watched) + step) % len(shown)])
        return True

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
