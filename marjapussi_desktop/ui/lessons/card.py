"""The text card beside the table: what the lesson says, and the buttons to go on."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QProgressBar, QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.tutorial.lesson import CONTEXT, Lesson
from marjapussi_desktop.tutorial.page import Mood, Page
from marjapussi_desktop.ui.back_to import BackTo
from marjapussi_desktop.ui.i18n import translate
from marjapussi_desktop.ui.keys import ENTER, give_keyboard
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.lessons.paragraph import Paragraph
from marjapussi_desktop.ui.scrolled import scrolled
from marjapussi_desktop.ui.style import set_role
from marjapussi_desktop.ui.text.reasons import refusal_text


@dataclass(frozen=True)
class Ways:
    """Where a lesson leads: the lesson ``following``, None after the last; ``back_to``, and ``is_visit``: straight from
    the lesson, as it was opened from there; ``has_puzzles``: on what its chapter taught.
    """

    following: Lesson | None = None
    back_to: BackTo = BackTo.HOME
    has_puzzles: bool = False
    is_visit: bool = False


class LessonCard(QFrame):
    """One page of a lesson.

    Signals: ``go_on``: Continue, Try again or the next lesson, whichever the page has; ``hint_wanted``;
    ``questions_wanted``: to go past the lesson; ``leave_wanted``: to the table of a match; ``restart_wanted``;
    ``contents_wanted``; ``puzzles_wanted``: on what the chapter taught; ``term_wanted(str)``: a word of the glossary
    was clicked.
    """

    go_on = Signal()
    hint_wanted = Signal()
    questions_wanted = Signal()
    leave_wanted = Signal()
    restart_wanted = Signal()
    contents_wanted = Signal()
    puzzles_wanted = Signal()
    term_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._lesson: Lesson | None = None
        self._page: Page | None = None
        self._names: tuple[str, ...] = ()
        self._ways = Ways()
        self.title = Label(self)
        self.title.setWordWrap(True)
        set_role(self.title, "heading")
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(6)
        self.text = Paragraph(parent=self, has_terms=True)
        self.feedback = Paragraph("accent", self, has_terms=True)
        self.hint = Paragraph("muted", self)
        for paragraph in (self.text, self.feedback):
            paragraph.term_wanted.connect(self.term_wanted)
        self.primary = self._button("primary", self.go_on)
        self.ask_hint = self._button("", self.hint_wanted)
        self.known = self._button("quiet", self.questions_wanted)
        self.leave = self._button("", self.leave_wanted)
        self.puzzles = self._button("", self.puzzles_wanted)
        self.restart = self._button("link", self.restart_wanted)
        self.contents = self._button("quiet", self.contents_wanted)
        self._column = QVBoxLayout(self)
        self._lay_out()

    def _lay_out(self) -> None:
        column = self._column
        column.setContentsMargins(20, 16, 20, 12)
        column.setSpacing(8)
        page = self._page_of_texts = QWidget(self)
        said = QVBoxLayout(page)
        said.setContentsMargins(0, 0, 0, 0)
        said.setSpacing(8)
        for paragraph in (self.text, self.feedback, self.hint):
            said.addWidget(paragraph)
        said.addStretch()
        self._scroll = scrolled(page, self)
        for widget in (self.title, self.progress):
            column.addWidget(widget)
        # Far from the button that goes on, whose place no other takes: a slip must not begin the lesson again.
        column.addWidget(self.restart, 0, Qt.AlignmentFlag.AlignRight)
        policy = self.known.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.known.setSizePolicy(policy)
        column.addWidget(self._scroll, 1)
        column.addSpacing(4)
        for button in (self.puzzles, self.leave, self.primary, self.ask_hint, self.known):
            column.addWidget(button)
        column.addWidget(self.contents)

    def _button(self, role: str, signal: object) -> QPushButton:
        button = QPushButton(self)
        set_role(button, role)
        button.installEventFilter(self)
        button.clicked.connect(signal)
        return button

    def show_page(self, lesson: Lesson, page: Page, names: tuple[str, ...], ways: Ways) -> None:
        """Show a page; ``names`` of the players for a refusal; ``ways``: where the lesson leads."""
        self._lesson, self._page, self._names, self._ways = lesson, page, names, ways
        is_first, is_last = page.number <= 1, page.mood is Mood.DONE
        self.known.setVisible(is_first and page.mood is not Mood.SHOWN and bool(lesson.questions))
        self.restart.setVisible(not is_first)
        self.puzzles.setVisible(is_last and ways.has_puzzles)
        leads_away = ways.back_to is not BackTo.HOME or (ways.following is not None and lesson.to_table)
        self.leave.setVisible(is_last and leads_away and not ways.is_visit)
        self.progress.setRange(0, page.count)
        self.progress.setValue(page.number)
        self.primary.setVisible(page.mood is not Mood.TRY)
        self.ask_hint.setVisible(page.mood is Mood.TRY and (page.has_more_hint or not page.hint))
        self.retranslate()
        self._make_room()

    def _make_room(self) -> None:
        """Lay the texts out before the next frame, so that none is ever seen in the room of the one before."""
        self._column.activate()
        for widget in (self._page_of_texts, self._scroll):  # the area gives its page the height that it scrolls over
            QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.LayoutRequest))

    def hush(self) -> None:
        """Hide the feedback on a try while the moves that follow it are shown."""
        for widget in (self.feedback, self.hint, self.ask_hint):
            widget.hide()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.restart.setText(self.tr("Begin the lesson again"))
        self.known.setText(self.tr("I know this already"))
        back = {
            BackTo.HOME: self.tr("Sit down at the table"),
            BackTo.MATCH: self.tr("Back to the match"),
            BackTo.PUZZLE: self.tr("Back to the puzzle"),
        }[self._ways.back_to]
        self.leave.setText(back)
        self.contents.setText(back if self._ways.is_visit else self.tr("All lessons"))
        self.puzzles.setText(self.tr("Puzzles on this"))
        lesson, page = self._lesson, self._page
        is_second = page is not None and page.has_more_hint
        self.ask_hint.setText(self.tr("Show the cards") if is_second else self.tr("Hint"))
        if lesson is None or page is None:
            return
        self.title.setText(translate(CONTEXT, lesson.title))
        self.progress.setAccessibleName(
            self.tr("Page {number} of {count}").format(number=page.number, count=page.count)
        )
        self.text.say("" if page.mood is Mood.SHOWN else translate(CONTEXT, page.text))
        self.feedback.say(self._feedback(page))
        self.hint.say(self._next() if page.mood is Mood.DONE else translate(CONTEXT, page.hint) if page.hint else "")
        self.primary.setText(self._primary_text(page.mood))

    def take_focus(self) -> None:
        """Give the keyboard to the button that goes on."""
        give_keyboard(self.primary)

    def spoken(self) -> str:
        """The page as it is read out."""
        return " ".join(part.text() for part in (self.text, self.feedback) if part.text())

    def reply(self) -> str:
        """What the lesson has to say to a try that was refused, beside the rule's reason."""
        page = self._page
        return translate(CONTEXT, page.feedback) if page is not None and page.feedback else ""

    def _feedback(self, page: Page) -> str:
        """The reason of the rules first, and then what the lesson adds to it."""
        reason = refusal_text(page.refusal, self._names) if page.refusal is not None else ""
        reply = translate(CONTEXT, page.feedback) if page.feedback else ""
        return f"{reason} {reply}".strip()

    def _next(self) -> str:
        """What the lesson leads to; a title is too long for a button."""
        following = self._ways.following
        if following is None:
            return ""
        return self.tr("Next: {lesson}").format(lesson=translate(CONTEXT, following.title))

    def _primary_text(self, mood: Mood) -> str:
        if mood is Mood.SHOWN:
            return self.tr("Try again")
        if mood is Mood.DONE:
            return self.tr("Next lesson") if self._ways.following is not None else self.tr("Sit down at the table")
        return self.tr("Continue")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter presses a button as Space does."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in ENTER:
            assert isinstance(watched, QPushButton)
            watched.click()
            return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
