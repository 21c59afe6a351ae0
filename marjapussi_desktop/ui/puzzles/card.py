"""The card beside a puzzle's table: what is asked, what a move was worth, and the buttons to go on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.ui.keys import ENTER, give_keyboard
from marjapussi_desktop.ui.labels import Label, set_tip
from marjapussi_desktop.ui.lessons.paragraph import Paragraph
from marjapussi_desktop.ui.scrolled import scrolled
from marjapussi_desktop.ui.style import set_role


@frozen
class CardTexts:
    """What the card says. ``question`` is asked, ``feedback`` to the last move, ``more``: the idea as a hint, or the
    proof; ``rating``: how it moved; ``hint_costs``: what is told of a hint before it is taken.
    """

    title: str
    where: str
    question: str = ""
    feedback: str = ""
    more: str = ""
    rating: str = ""
    hint_costs: str = ""


@frozen
class CardButtons:
    """Which buttons there are. ``has_more``: moves of the line; ``is_playing``: by itself; ``has_lesson``: on the idea;
    ``has_next``: another puzzle.
    """

    is_answered: bool = False
    is_hinted: bool = False
    has_more: bool = False
    is_playing: bool = False
    has_lesson: bool = False
    has_next: bool = False


class PuzzleCard(QFrame):
    """Attributes: a button each: ``hint``, ``story`` of the hand, ``give_up``, ``go_on`` to the next puzzle, ``play``
    the line, ``step``, ``lesson``, ``contents``; the paragraphs ``question``, ``feedback`` and ``more``.
    Signal: ``pressed(str)``: the name of a button.
    """

    pressed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._buttons = CardButtons()
        self.title, self.where, self.rating = (Label(self) for _label in range(3))
        for label, role in ((self.title, "heading"), (self.where, "muted"), (self.rating, "muted")):
            label.setWordWrap(True)
            set_role(label, role)
        self.question, self.feedback = Paragraph(parent=self), Paragraph("accent", self)
        self.more = Paragraph(parent=self)
        self.go_on, self.lesson = self._button("go_on", "primary"), self._button("lesson", "")
        self.hint, self.play = self._button("hint", ""), self._button("play", "")
        self.story, self.step = self._button("story", ""), self._button("step", "")
        self.give_up, self.contents = self._button("give_up", "quiet"), self._button("contents", "quiet")
        self._column = QVBoxLayout(self)
        self._lay_out()

    def _button(self, name: str, role: str) -> QPushButton:
        button = QPushButton(self)
        set_role(button, role)
        button.installEventFilter(self)
        button.clicked.connect(lambda: self.pressed.emit(name))
        return button

    def _lay_out(self) -> None:
        column = self._column
        column.setContentsMargins(20, 16, 20, 12)
        column.setSpacing(8)
        page = self._page = QWidget(self)
        said = QVBoxLayout(page)
        said.setContentsMargins(0, 0, 0, 0)
        said.setSpacing(8)
        for paragraph in (self.question, self.feedback, self.more, self.rating):
            said.addWidget(paragraph)
        said.addStretch()
        column.addWidget(self.title)
        column.addWidget(self.where)
        column.addSpacing(4)
        column.addWidget(scrolled(page, self), 1)
        column.addSpacing(4)
        # None that leads away takes the place of "Show the answer", which a second click would press.
        first = (self.go_on, self.lesson, self.hint, self.play, self.story, self.step)
        for button in (*first, self.give_up, self.contents):
            column.addWidget(button)

    def show_texts(self, texts: CardTexts, buttons: CardButtons) -> None:
        """Show what is said, and the buttons that make sense."""
        self._buttons = buttons
        self.title.setText(texts.title)
        self.where.setText(texts.where)
        self.question.say(texts.question)
        self.feedback.say(texts.feedback)
        self.more.say(texts.more)
        self.rating.setText(texts.rating)
        self.rating.setVisible(bool(texts.rating))
        set_tip(self.hint, texts.hint_costs)
        self.hint.setAccessibleDescription(texts.hint_costs)
        is_answered = buttons.is_answered
        self.go_on.setVisible(is_answered)
        asked, played = (self.hint, self.story, self.give_up), (self.play, self.step)
        gone = asked if buttons.has_more else (*asked, *played)
        if is_answered and any(button.hasFocus() for button in gone):
            self.take_focus()
        self.hint.setVisible(not is_answered and not buttons.is_hinted)
        self.give_up.setVisible(not is_answered)
        self.story.setVisible(not is_answered)
        for button in played:
            button.setVisible(is_answered and buttons.has_more)
        self.lesson.setVisible(is_answered and buttons.has_lesson)
        self.contents.setVisible(not is_answered or buttons.has_next)
        self.retranslate()
        # Laid out before the next frame, so that no text is ever seen in the room of the one before.
        self._column.activate()
        QCoreApplication.sendEvent(self._page, QEvent(QEvent.Type.LayoutRequest))

    def retranslate(self) -> None:
        """Set the texts of the buttons in the current language."""
        buttons = self._buttons
        self.hint.setText(self.tr("Hint"))
        self.story.setText(self.tr("The hand so far"))
        self.give_up.setText(self.tr("Show the answer"))
        self.go_on.setText(self.tr("Next puzzle") if buttons.has_next else self.tr("All puzzles"))
        self.play.setText(self.tr("Pause") if buttons.is_playing else self.tr("Play the hand out"))
        self.step.setText(self.tr("One move on"))
        self.lesson.setText(self.tr("Show the lesson"))
        self.contents.setText(self.tr("All puzzles"))

    def spoken(self) -> str:
        """What the card says, as it is read out."""
        parts = (self.feedback, self.more, self.rating) if self.feedback.text() else (self.question, self.more)
        return " ".join(part.text() for part in parts if part.text())

    def take_focus(self) -> None:
        """Give the keyboard to the button that goes on."""
        give_keyboard(self.go_on)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter presses a button as Space does."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in ENTER:
            assert isinstance(watched, QPushButton)
            watched.click()
            return True
        return super().eventFilter(watched, event)
