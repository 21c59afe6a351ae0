"""The chapters and their lessons, and the matches that end them: those done and begun are marked, and the next one has
the focus.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.tutorial.catalogue import CHAPTERS, LESSONS, following, gone_on_with, next_lesson
from marjapussi_desktop.tutorial.graduation import GAME, TITLE, TRIALS, Trial, next_trial
from marjapussi_desktop.tutorial.lesson import CONTEXT, Lesson
from marjapussi_desktop.ui.back_to import BackTo
from marjapussi_desktop.ui.combo import ComboBox
from marjapussi_desktop.ui.i18n import translate
from marjapussi_desktop.ui.keys import ENTER
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.scrolled import scrolled
from marjapussi_desktop.ui.style import px, set_role
from marjapussi_desktop.ui.text.presets import PRESET_TEXTS, preset_name

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_DONE = "✓"
_BEGUN = "…"
_WON = "★"
_WIDEST = 860
"""Of the list, in pixels of a 1280×720 window."""


class LessonRow:
    """The widgets of one lesson in the list: its number or mark, its button, what it is about, and its state."""

    def __init__(self, parent: QWidget) -> None:
        self.mark = Label(parent)
        self.mark.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton(parent)
        self.summary = Label(parent)
        self.summary.setWordWrap(True)
        set_role(self.summary, "muted")


class Contents(QWidget):
    """All lessons as buttons. Up and Down go from one to the next, Enter begins one, Esc leaves.

    Attributes: ``back_to``: where the lessons were opened; ``trials_begun``: the levels whose match without
    help is not over; ``game``: in which game those are played. Signals: ``chosen(Lesson)``; ``trial_chosen(str, str)``:
    a match without help at this level, in this game; ``table_wanted(str)``: a match of this preset, for which the
    lessons above it are enough; ``closed``.
    """

    chosen = Signal(object)
    trial_chosen = Signal(str, str)
    table_wanted = Signal(str)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("home")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._done: Collection[str] = ()
        self._begun: Collection[str] = ()
        self.back_to = BackTo.HOME
        self.title = Label(self)
        set_role(self.title, "title")
        self.line = Label(self)
        set_role(self.line, "muted")
        self.trials_begun: Container[str] = ()
        self.headings = [Label(self) for _ in CHAPTERS]
        self.rows = [LessonRow(self) for _ in LESSONS]
        self.tables = {lesson.id: QPushButton(self) for lesson in LESSONS if lesson.to_table}
        self.last_heading = Label(self)
        self.game, self.game_label = ComboBox(self), Label(self)
        self.game.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)
        self.game_label.setBuddy(self.game)
        self.trials = [LessonRow(self) for _ in TRIALS]
        self.back = QPushButton(self)
        set_role(self.back, "quiet")
        self.buttons = [button for part in self._lines() for button in _buttons(part)] + [self.back]
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        for line, part in enumerate(self._lines()):
            if isinstance(part, QPushButton):
                grid.addWidget(part, line, 1, 1, 2)
                continue
            if isinstance(part, Label):
                set_role(part, "heading")
                part.setContentsMargins(0, 12 if line else 0, 0, 0)
                grid.addWidget(part, line, 0, 1, 3)
                continue
            if isinstance(part, QHBoxLayout):
                grid.addLayout(part, line, 1, 1, 2)
                continue
            for column, widget in enumerate((part.mark, part.button, part.summary)):
                grid.addWidget(widget, line, column)
        grid.setColumnMinimumWidth(0, 32)
        grid.setColumnStretch(2, 1)
        page = self._page = QWidget(self)
        column_ = QVBoxLayout()
        column_.setSpacing(8)
        column_.addStretch(2)
        column_.addWidget(self.title)
        column_.addWidget(self.line)
        column_.addSpacing(16)
        column_.addLayout(grid)
        column_.addSpacing(16)
        column_.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        column_.addStretch(3)
        self._middle = QWidget(page)
        self._middle.setLayout(column_)
        QHBoxLayout(page).addWidget(self._middle)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._area = scrolled(page, self)
        outer.addWidget(self._area)

    def _lines(self) -> Iterator[Label | LessonRow | QPushButton | QHBoxLayout]:
        """What stands below each other: a heading for each chapter, its lessons, and where a match may begin."""
        rows = iter(self.rows)
        for chapter, heading in zip(CHAPTERS, self.headings, strict=True):
            yield heading
            for lesson in chapter.lessons:
                yield next(rows)
                if lesson.id in self.tables:
                    yield self.tables[lesson.id]
        yield self.last_heading
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.game_label)
        row.addWidget(self.game)
        row.addStretch(1)
        yield row
        yield from self.trials

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The list stands in the middle of a wide window."""
        super().resizeEvent(event)
        self._middle.setMaximumWidth(px(_WIDEST))
        self._reveal()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._reveal()

    def _reveal(self) -> None:
        """Scroll to what has the focus: it had it before the list was laid out, and nothing scrolled then."""
        button = self.focusWidget()
        if button is not None and button in self.buttons:
            for widget in (self._middle, self._page, self._area):  # laid out now, not at the next turn
                QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.LayoutRequest))
            self._area.ensureWidgetVisible(button, 0, self._area.height() // 3)

    def _connect(self) -> None:
        for lesson, row in zip(LESSONS, self.rows, strict=True):
            row.button.clicked.connect(lambda _checked=False, lesson=lesson: self.chosen.emit(lesson))
        for lesson in LESSONS:
            if lesson.id in self.tables:
                wanted = lambda _checked=False, preset=lesson.preset: self.table_wanted.emit(preset)  # noqa: E731
                self.tables[lesson.id].clicked.connect(wanted)
        self.back.clicked.connect(self.closed)
        for trial, row in zip(TRIALS, self.trials, strict=True):
            row.button.clicked.connect(lambda _checked=False, level=trial.level: self._begin_trial(level))
        for button in self.buttons:
            button.installEventFilter(self)

    def _begin_trial(self, level: str) -> None:
        self.trial_chosen.emit(level, self.game.currentData())

    def choose_game(self, preset: str) -> None:
        """Offer the matches without help in this game, or in the usual one where it is none of those offered."""
        self.game.setCurrentIndex(self.game.findData(preset if preset in PRESET_TEXTS else GAME))

    def show_done(self, done: Collection[str], begun: Collection[str] = ()) -> None:
        """Mark the lessons that have been walked through or begun (the latest last), and the one to take next."""
        self._done, self._begun = done, begun
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        upcoming = self._upcoming()
        self.title.setText(self.tr("Learn to play"))
        done = sum(lesson.id in self._done for lesson in LESSONS)
        self.line.setText(
            self.tr("{done} of {count} lessons done. Each takes a minute or two.").format(done=done, count=len(LESSONS))
        )
        back = {
            BackTo.HOME: self.tr("Front page"),
            BackTo.MATCH: self.tr("Back to the match"),
            BackTo.PUZZLE: self.tr("Back to the puzzle"),
        }
        self.back.setText(back[self.back_to])
        for chapter, heading in zip(CHAPTERS, self.headings, strict=True):
            heading.setText(translate(CONTEXT, chapter.title))
        for index, (lesson, row) in enumerate(zip(LESSONS, self.rows, strict=True)):
            is_done = lesson.id in self._done
            is_begun = not is_done and lesson.id in self._begun
            row.mark.setText(_DONE if is_done else _BEGUN if is_begun else str(index + 1))
            set_role(row.mark, "accent" if is_done or is_begun else "muted")
            row.button.setText(translate(CONTEXT, lesson.title))
            set_role(row.button, "primary" if lesson is upcoming else "")
            row.summary.setText(translate(CONTEXT, lesson.summary))
            row.button.setAccessibleDescription(self._described(lesson, is_begun))
        for lesson in LESSONS:
            if lesson.id in self.tables:
                told = self.tr("You know enough for a match of {game} now: sit down at the table")
                self.tables[lesson.id].setText(told.format(game=preset_name(lesson.preset)))
        self._tell_trials(is_next=upcoming is None)

    def _tell_trials(self, *, is_next: bool) -> None:
        """The matches without help, with numbers of their own; the next is offered once the lessons are done."""
        self.last_heading.setText(translate(CONTEXT, TITLE))
        self.game_label.setText(self.tr("Game"))
        for preset in PRESET_TEXTS:
            if self.game.findData(preset) < 0:
                self.game.addItem("", preset)
            self.game.setItemText(self.game.findData(preset), preset_name(preset))
        for number, (trial, row) in enumerate(zip(TRIALS, self.trials, strict=True), 1):
            is_done, is_begun = trial.id in self._done, trial.level in self.trials_begun
            mark = _WON if trial.won_id in self._done else _DONE if is_done else _BEGUN if is_begun else str(number)
            row.mark.setText(mark)
            set_role(row.mark, "accent" if is_done or is_begun else "muted")
            row.button.setText(translate(CONTEXT, trial.title))
            set_role(row.button, "primary" if is_next and trial is next_trial(self._done) else "")
            row.summary.setText(translate(CONTEXT, trial.summary))
            row.button.setAccessibleDescription(self._described(trial, is_begun))

    def _described(self, step: Lesson | Trial, is_begun: bool) -> str:
        text = translate(CONTEXT, step.summary)
        if isinstance(step, Trial) and step.won_id in self._done:
            return self.tr("{summary} Won.").format(summary=text)
        if step.id in self._done:
            return self.tr("{summary} Done.").format(summary=text)
        return self.tr("{summary} Begun.").format(summary=text) if is_begun else text

    def _upcoming(self) -> Lesson | None:
        """The lesson to take next: the one that was left in the middle, else the first that has not been taken."""
        return gone_on_with(self._done, self._begun) or next_lesson(self._done)

    def take_focus(self, after: Lesson | None = None) -> None:
        """Give the keyboard to the lesson to take next, or to the match. ``after``: the list is come to from this
        lesson, and shows where that stands: it, or once it is done the one that follows it.
        """
        upcoming, trial = self._upcoming(), next_trial(self._done)
        if after is not None:
            upcoming = (following(after) or after) if after.id in self._done else after
        row = self.rows[LESSONS.index(upcoming) if upcoming is not None else 0]
        if upcoming is None and trial is not None:
            row = self.trials[TRIALS.index(trial)]
        row.button.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.isVisible():
            self._reveal()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter presses the button; Up and Down go to its neighbours."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        assert isinstance(watched, QPushButton)
        if event.key() in ENTER:
            watched.click()
            return True
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            return super().eventFilter(watched, event)
        place = (self.buttons.index(watched) + step) % len(self.buttons)
        self.buttons[place].setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def _buttons(part: Label | LessonRow | QPushButton | QHBoxLayout) -> tuple[QPushButton, ...]:
    if isinstance(part, LessonRow):
        return (part.button,)
    return (part,) if isinstance(part, QPushButton) else ()
