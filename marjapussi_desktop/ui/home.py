"""The front page: a fan of cards, and the buttons that lead to matches, lessons and sheets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.card_fan import CardFan
from marjapussi_desktop.ui.commands import Command, command_text, go_on_text
from marjapussi_desktop.ui.i18n import translate
from marjapussi_desktop.ui.keys import ENTER
from marjapussi_desktop.ui.labels import Label, set_tip
from marjapussi_desktop.ui.news import is_newcomer, is_update
from marjapussi_desktop.ui.style import gap, set_role

if TYPE_CHECKING:
    from marjapussi_desktop.tutorial.lesson import Lesson

WAYS_IN = (
    Command.PLAY_NOW,
    Command.NEW_MATCH,
    Command.DAY,
    Command.LEARN,
    Command.PUZZLES,
    Command.STATISTICS,
    Command.ARCHIVE,
    Command.RULES,
    Command.SETTINGS,
)
PAIRS = {Command.STATISTICS: Command.ARCHIVE, Command.RULES: Command.SETTINGS}
"""Two buttons that share a row: what is over, and what to read and to set, which the bar offers, too."""
COLUMN_WIDTH = 340
BETWEEN_BUTTONS = 12


class MatchState(Enum):
    """What is on the table while the front page is shown."""

    NONE = auto()
    IN_PLAY = auto()
    OVER = auto()


@frozen
class OnTable:
    """The match that is shown or waits: its game, whether that has house rules, and the name of these, or empty;
    ``is_of_day``: the hand on the table is a deal of the day, and ``is_hand_over``.
    """

    preset: str
    has_house_rules: bool = False
    name: str = ""
    is_of_day: bool = False
    is_hand_over: bool = False


class HomeScreen(QWidget):
    """The window's commands as large buttons, the most useful one first: to continue the match, to play as last time,
    or, for who has played none, the lessons. Enter presses that one.

    Up and Down go from button to button. Those of seldom use stand in pairs.
    Attributes: ``go_on``: back to the match on the table, or to its result; ``to_left``: back to the one that was left
    for the deal of the day, where it waits (in the place of a result); ``buttons``; ``primary``; ``about`` it;
    ``lesson``, the line below the lessons' button that names the one to go on with; ``fan``; ``news``, the line that
    leads to what is new; ``name_of_rules``, what the person calls these changes of a game, or empty.
    Signal: ``lesson_wanted(str)``: the lesson with this id, which is the one to go on with.
    """

    lesson_wanted = Signal(str)

    def __init__(self, actions: Mapping[Command, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("home")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._state = MatchState.NONE
        self._on_table: OnTable | None = None
        self.name_of_rules: Callable[[str, tuple[tuple[str, str], ...]], str] = lambda _preset, _changes: ""
        self._preferences = Preferences()
        self.fan = CardFan(self)
        self.title = Label(self, "Marjapussi")
        self.line = Label(self)
        self.about, self.lesson = Label(self), Label(self)
        small = ((self.about, "small"), (self.lesson, "small"))
        for label, role in ((self.title, "display"), (self.line, "muted"), *small):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            set_role(label, role)
        for label in (self.about, self.lesson, self.line):
            label.setWordWrap(True)
        self.go_on, self.to_left = QPushButton(self), QPushButton(self)
        self._left: OnTable | None = None
        self.buttons = {command: QPushButton(self) for command in WAYS_IN}
        self._pairs = {self.buttons[left]: self._paired(left, right) for left, right in PAIRS.items()}
        self._next: Lesson | None = None
        self._learning = actions[Command.LEARN]
        for command, button in self.buttons.items():
            button.clicked.connect(partial(self._do, actions[command]))
        self.news = QPushButton(self)
        set_role(self.news, "link")
        self.news.clicked.connect(actions[Command.NEWS].trigger)
        self.news.hide()
        self.primary = self.go_on
        self._row = QHBoxLayout(self)
        self._beside = QVBoxLayout()
        self._column = QVBoxLayout()
        self._lay_out()
        self._show_texts()

    def _do(self, action: QAction) -> None:
        """What a button says: that for the lessons may lead straight to the one whose name stands below it."""
        if action is self._learning and self._next is not None:
            self.lesson_wanted.emit(self._next.id)
        else:
            action.trigger()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.line.setText(self.tr("Finnish marriage games: Marjapussi and Huutopussi"))
        for command, button in self.buttons.items():
            if command is not Command.LEARN:
                button.setText(command_text(command))
        self.news.setText(self.tr("What is new in this version"))
        self._show_texts()

    def offer(self, state: MatchState, on_table: OnTable | None = None) -> None:
        """Offer the buttons that make sense with this on the table."""
        self._state, self._on_table = state, on_table
        self._show_texts()

    def offer_left(self, left: OnTable | None) -> None:
        """Offer a way back to the match that was left in play, or none."""
        if left != self._left:
            had_focus = self.primary.hasFocus()
            self._left = left
            self._show_texts()
            if had_focus:
                self.take_focus()

    def take_preferences(self, preferences: Preferences) -> None:
        """Take from the preferences what was played last and which lessons are done."""
        before, self._preferences = self._preferences, preferences
        if _told_of(before) != _told_of(preferences):
            self._show_texts()
        self.offer_news(is_update(preferences.seen_version, QApplication.applicationVersion()))
        self.fan.update()

    def offer_news(self, is_wanted: bool) -> None:
        """Show or hide the line that leads to what is new."""
        self.news.setHidden(not is_wanted)

    def take_focus(self) -> None:
        """Give the keyboard to the first button."""
        self.primary.setFocus(Qt.FocusReason.OtherFocusReason)

    def apply_scale(self) -> None:
        """Take sizes at the scale of the window."""
        self._row.setContentsMargins(gap(32), gap(16), gap(32), gap(16))
        self._row.setSpacing(gap(40))
        self._beside.setSpacing(gap(8))
        self.fan.updateGeometry()
        self._arrange()

    def _size_column(self) -> None:
        """All buttons are as wide as the widest text needs, and usually wider."""
        buttons = (self.go_on, self.to_left, *self.buttons.values())
        for widget in (self.about, self.lesson, *buttons):
            widget.ensurePolished()  # only then it knows its font
        paired = [self.buttons[command] for pair in PAIRS.items() for command in pair]
        half = max(button.sizeHint().width() for button in paired)
        between = gap(BETWEEN_BUTTONS)
        width = max(gap(COLUMN_WIDTH), 2 * half + between, *(one.sizeHint().width() for one in {*buttons} - {*paired}))
        for widget in (self.about, self.lesson, *buttons):
            widget.setFixedWidth((width - between) // 2 if widget in paired else width)

    def _fit_lesson(self) -> None:
        """Name the lesson to go on with where there is room for that beside all buttons, as with large texts may not
        be; its button tells it in any case who hears it.
        """
        margins = self._row.contentsMargins()
        room = self.height() - margins.top() - margins.bottom()
        self.lesson.setVisible(bool(self.lesson.text()))
        self._column.invalidate()
        if self._column.minimumHeightForWidth(self.primary.width()) > room:
            self.lesson.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_lesson()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            focused = self.focusWidget()
            (focused if isinstance(focused, QPushButton) else self.primary).click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def is_newcomer(self) -> bool:
        """Whether the person has neither chosen a game here nor taken a lesson."""
        return is_newcomer(self._preferences)

    def _order(self) -> list[QPushButton]:
        """The buttons that are offered, the first of which is the primary one."""
        ways = dict(self.buttons)
        to_left = [self.to_left] if self._left is not None else []
        if self._state is MatchState.IN_PLAY:
            ways.pop(Command.PLAY_NOW)
            is_done = self._on_table is not None and self._on_table.is_of_day and self._on_table.is_hand_over
            first = [*to_left, self.go_on] if is_done else [self.go_on, *to_left]
            return [*first, *ways.values()]
        if self.is_newcomer() or (self.lesson.text() and not self._preferences.preset):
            first = [*to_left, ways.pop(Command.LEARN), ways.pop(Command.PLAY_NOW)]
        else:
            first = [*to_left, ways.pop(Command.PLAY_NOW)]
        result = [self.go_on] if self._state is MatchState.OVER and not to_left else []
        return [*first, *result, *ways.values()]

    def _arrange(self) -> None:
        """Put the buttons that are offered below each other. Where they lack room, there is less between them."""
        shown = self._order()
        self.primary = shown[0]
        while self._column.count():
            self._column.takeAt(0)
        for button in (self.go_on, self.to_left, *self.buttons.values()):
            set_role(button, "home-primary" if button is self.primary else "home")  # first, while it has no look yet
            button.setVisible(button in shown)
        below = {self.primary: self.about}
        if self.lesson.text():
            below[self.buttons[Command.LEARN]] = self.lesson
        self.about.setVisible(bool(self.about.text()) and self.about in below.values())
        seconds = [self.buttons[command] for command in PAIRS.values()]
        for button in (one for one in shown if one not in seconds):
            self._add_row(self._pairs.get(button, button))
            line = below.get(button)
            if line is not None and line.text():
                self._add_row(line)
        self._size_column()
        self._fit_lesson()
        for before, after in pairwise([*shown, self.news]):
            QWidget.setTabOrder(before, after)

    def _add_row(self, widget: QWidget) -> None:
        """A row of the column, below those that are there."""
        if self._column.count():
            self._column.addItem(QSpacerItem(0, gap(BETWEEN_BUTTONS), vData=QSizePolicy.Policy.Maximum))
        self._column.addWidget(widget)

    def _paired(self, left: Command, right: Command) -> QWidget:
        """Two buttons in a row."""
        pair = QWidget(self)
        row = QHBoxLayout(pair)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.buttons[left])
        row.addStretch()
        row.addWidget(self.buttons[right])
        return pair

    def _show_texts(self) -> None:
        self.go_on.setText(self._go_on_text())
        self.to_left.setText(self.tr("Back to my match"))
        left = _game_text(self._left)
        set_tip(self.to_left, left)
        self.to_left.setAccessibleDescription(left)
        self._next = self._next_lesson()
        self.lesson.setText(self._name_of_next())
        learn, goes_on = self.buttons[Command.LEARN], bool(self.lesson.text())
        learn.setText(self.tr("Continue the lessons") if goes_on else command_text(Command.LEARN))
        learn.setAccessibleDescription(self.lesson.text())
        self.about.setText(self._about())
        self._arrange()

    def _go_on_text(self) -> str:
        if self._state is MatchState.OVER:
            return self.tr("The result of the match")
        on_table = self._on_table
        is_of_day = on_table is not None and on_table.is_of_day
        return go_on_text(is_of_day=is_of_day, is_hand_over=on_table is not None and on_table.is_hand_over)

    def _about(self) -> str:
        """What the first button leads to."""
        if self._order()[0] is self.to_left:
            return _game_text(self._left)
        if self._state is MatchState.IN_PLAY:
            return _game_text(self._on_table)
        if self.is_newcomer():
            return self._newcomers_line()
        preset, options = self._preferences.preset, self._preferences.options
        name = self.name_of_rules(preset, options) if options else ""
        return _game_text(OnTable(preset, bool(options), name))

    def _newcomers_line(self) -> str:
        return self.tr("Short lessons at the table")

    def _next_lesson(self) -> Lesson | None:
        """The lesson to go on with; None where none was begun, or all are done."""
        done, places = self._preferences.lessons_done, self._preferences.lesson_places
        if not done and not places:
            return None
        from marjapussi_desktop.tutorial.catalogue import gone_on_with  # here, as most need no lessons
        from marjapussi_desktop.tutorial.places import still_there

        return gone_on_with(done, dict(still_there(places, self._preferences.lesson_marks)))

    def _name_of_next(self) -> str:
        """That lesson by its number and title; empty for none."""
        if self._next is None:
            return ""
        from marjapussi_desktop.tutorial.catalogue import LESSONS
        from marjapussi_desktop.tutorial.lesson import CONTEXT

        title, number = translate(CONTEXT, self._next.title), LESSONS.index(self._next) + 1
        return self.tr("Lesson {number}: {title}").format(number=number, title=title)

    def _lay_out(self) -> None:
        """The fan takes what the title below it and the buttons beside it leave."""
        beside, row = self._beside, self._row
        beside.addStretch(1)
        for widget in (self.fan, self.title, self.line):
            beside.addWidget(widget)
        beside.addWidget(self.news, 0, Qt.AlignmentFlag.AlignHCenter)
        beside.addStretch(1)
        self._column.setSpacing(0)
        row.addStretch(1)
        row.addLayout(beside)
        row.addLayout(self._column)
        row.setAlignment(self._column, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)


def _game_text(match: OnTable | None) -> str:
    if match is None or not match.preset:
        return ""
    from marjapussi_desktop.ui.text.games import game_text  # here, as the first picture does not need it

    return game_text(match.preset, match.has_house_rules, match.name)


def _told_of(preferences: Preferences) -> tuple[object, ...]:
    """What of the preferences the page tells."""
    kept = preferences
    return kept.preset, kept.options, kept.lessons_done, kept.lesson_places, kept.lesson_marks
