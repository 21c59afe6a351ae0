"""The front page: a fan of cards, and the buttons that lead to matches, lessons and sheets."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.card_fan import CardFan
from marjapussi_desktop.ui.commands import Command, command_text
from marjapussi_desktop.ui.keys import ENTER
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.news import is_newcomer, is_update
from marjapussi_desktop.ui.style import gap, set_role

WAYS_IN = (
    Command.PLAY_NOW,
    Command.NEW_MATCH,
    Command.DAY,
    Command.LEARN,
    Command.PUZZLES,
    Command.RULES,
    Command.STATISTICS,
    Command.SETTINGS,
)
COLUMN_WIDTH = 340
BETWEEN_BUTTONS = 12


class MatchState(Enum):
    """What is on the table while the front page is shown."""

    NONE = auto()
    IN_PLAY = auto()
    OVER = auto()


class HomeScreen(QWidget):
    """The window's commands as large buttons, the most useful one first: to continue the match, to play as last time,
    or, for a newcomer, the lessons. Enter presses that one.

    Up and Down go from button to button.
    Attributes: ``go_on``: back to the match on the table, or to its result; ``buttons``; ``primary``; ``fan``;
    ``news``, the line that leads to what is new.
    """

    def __init__(self, actions: Mapping[Command, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("home")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._state = MatchState.NONE
        self._preferences = Preferences()
        self.fan = CardFan(self)
        self.title = Label(self, "Marjapussi")
        self.line = Label(self)
        self.about = Label(self)
        for label, role in ((self.title, "display"), (self.line, "muted"), (self.about, "small")):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            set_role(label, role)
        self.about.setWordWrap(True)
        self.line.setWordWrap(True)
        self.go_on = QPushButton(self)
        self.buttons = {command: QPushButton(self) for command in WAYS_IN}
        for command, button in self.buttons.items():
            button.clicked.connect(actions[command].trigger)
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

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.line.setText(self.tr("Finnish marriage games: Marjapussi and Huutopussi"))
        for command, button in self.buttons.items():
            button.setText(command_text(command))
        self.news.setText(self.tr("What is new in this version"))
        self._show_texts()

    def offer(self, state: MatchState) -> None:
        """Offer the buttons that make sense with this on the table."""
        self._state = state
        self._show_texts()

    def take_preferences(self, preferences: Preferences) -> None:
        """Take from the preferences what was played last and which lessons are done."""
        before, self._preferences = self._preferences, preferences
        if (before.preset, before.options, before.lessons_done) != (
            preferences.preset,
            preferences.options,
            preferences.lessons_done,
        ):
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
        buttons = (self.go_on, *self.buttons.values())
        for widget in (self.about, *buttons):
            widget.ensurePolished()  # only then it knows its font
        width = max(gap(COLUMN_WIDTH), *(button.sizeHint().width() for button in buttons))
        for widget in (self.about, *buttons):
            widget.setFixedWidth(width)

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
        if self._state is MatchState.IN_PLAY:
            ways.pop(Command.PLAY_NOW)
            return [self.go_on, *ways.values()]
        if self.is_newcomer():
            first = [ways.pop(Command.LEARN), ways.pop(Command.PLAY_NOW)]
        else:
            first = [ways.pop(Command.PLAY_NOW)]
        return [*first, *([self.go_on] if self._state is MatchState.OVER else []), *ways.values()]

    def _arrange(self) -> None:
        """Put the buttons that are offered below each other. Where they lack room, there is less between them."""
        shown = self._order()
        self.primary = shown[0]
        while self._column.count():
            self._column.takeAt(0)
        for button in (self.go_on, *self.buttons.values()):
            set_role(button, "home-primary" if button is self.primary else "home")  # first, while it has no look yet
            button.setVisible(button in shown)
        self.about.setVisible(bool(self.about.text()))
        told = [self.about] if self.about.text() else []
        for nth, widget in enumerate((self.primary, *told, *shown[1:])):
            if nth:
                self._column.addItem(QSpacerItem(0, gap(BETWEEN_BUTTONS), vData=QSizePolicy.Policy.Maximum))
            self._column.addWidget(widget)
        self._size_column()
        for before, after in pairwise([*shown, self.news]):
            QWidget.setTabOrder(before, after)

    def _show_texts(self) -> None:
        is_over = self._state is MatchState.OVER
        self.go_on.setText(self.tr("The result of the match") if is_over else self.tr("Continue the match"))
        is_in_play = self._state is MatchState.IN_PLAY
        self.about.setText("" if is_in_play else self._newcomers_line() if self.is_newcomer() else self._last_game())
        self._arrange()

    def _newcomers_line(self) -> str:
        return self.tr("Short lessons at the table")

    def _last_game(self) -> str:
        from marjapussi_desktop.ui.text.presets import preset_name  # here, as a resumed match does not need it

        if not self._preferences.preset:
            return ""
        name = preset_name(self._preferences.preset)
        return self.tr("{game}, house rules").format(game=name) if self._preferences.options else name

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
