"""The front page: a fan of cards, and the buttons that lead to matches, lessons and sheets."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QPushButton, QVBoxLayout, QWidget

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
FAN_SIZE = (520, 300)
LEAST_FAN_HEIGHT = 80


class MatchState(Enum):
    """What is on the table while the front page is shown."""

    NONE = auto()
    IN_PLAY = auto()
    OVER = auto()


class HomeScreen(QWidget):
    """The window's commands as large buttons, the most useful one first: to continue the match, to play as last time,
    or, for a newcomer, the lessons. Enter presses that one.

    Up and Down go from button to button. ``cache``: the folder of the cards' pictures.
    Attributes: ``go_on``: back to the match on the table, or to its result; ``buttons``; ``primary``; ``fan``;
    ``news``, the line that leads to what is new.
    """

    def __init__(self, actions: Mapping[Command, QAction], cache: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("home")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._state = MatchState.NONE
        self._scale = 1.0
        self._column_width = COLUMN_WIDTH
        self._preferences = Preferences()
        self.fan = CardFan(cache, self)
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
        self._grid = QGridLayout(self)
        self._column = QVBoxLayout()
        self._lay_out()
        self._arrange()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.line.setText(self.tr("Finnish marriage games: Marjapussi and Huutopussi"))
        for command, button in self.buttons.items():
            button.setText(command_text(command))
        self.news.setText(self.tr("What is new in this version"))
        self._show_texts()
        self._size_column()
        self._size_fan()

    def offer(self, state: MatchState) -> None:
        """Offer the buttons that make sense with this on the table."""
        self._state = state
        self._arrange()
        self._show_texts()

    def take_preferences(self, preferences: Preferences) -> None:
        """Take from the preferences what was played last and which lessons are done."""
        before, self._preferences = self._preferences, preferences
        if (before.preset, before.options, before.lessons_done) != (
            preferences.preset,
            preferences.options,
            preferences.lessons_done,
        ):
            self._arrange()
            self._show_texts()
        self.offer_news(is_update(preferences.seen_version, QApplication.applicationVersion()))
        self.fan.update()

    def offer_news(self, is_wanted: bool) -> None:
        """Show or hide the line that leads to what is new."""
        self.news.setHidden(not is_wanted)
        self._size_fan()

    def take_focus(self) -> None:
        """Give the keyboard to the first button."""
        self.primary.setFocus(Qt.FocusReason.OtherFocusReason)

    def apply_scale(self, scale: float) -> None:
        """Take sizes at a scale."""
        self._column.setSpacing(gap(12))
        self._grid.setHorizontalSpacing(gap(56))
        self._grid.setVerticalSpacing(gap(8))
        self._scale = scale
        self._size_column()
        self._size_fan()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_fan()

    def _size_column(self) -> None:
        """All buttons are as wide as the widest text needs, and usually wider."""
        buttons = (self.go_on, *self.buttons.values())
        for widget in (self.about, *buttons):
            widget.ensurePolished()  # only then it knows its font
        self._column_width = max(gap(COLUMN_WIDTH), *(button.sizeHint().width() for button in buttons))
        for widget in (self.about, *buttons):
            widget.setFixedWidth(self._column_width)

    def _size_fan(self) -> None:
        """The cards take what the buttons and the title leave, with large text less than usual, or nothing."""
        room = self.width() - self._column_width - gap(104)
        width = max(1, min(round(FAN_SIZE[0] * self._scale), room))
        self.line.setFixedWidth(width)
        beside = self.title.sizeHint().height() + self.line.heightForWidth(width) + gap(64)
        beside += 0 if self.news.isHidden() else self.news.sizeHint().height() + gap(8)
        height = min(round(width * FAN_SIZE[1] / FAN_SIZE[0]), self.height() - beside)
        self.fan.setVisible(height >= gap(LEAST_FAN_HEIGHT))
        self.fan.setFixedSize(width, max(1, height))

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
        shown = self._order()
        self.primary = shown[0]
        for button in (self.go_on, *self.buttons.values()):
            self._column.removeWidget(button)
            set_role(button, "home-primary" if button is self.primary else "home")  # first, while it has no look yet
            button.setVisible(button in shown)
        self._column.removeWidget(self.about)
        for button in shown:
            self._column.addWidget(button)
        self._column.insertWidget(1, self.about)
        self._size_column()
        for before, after in pairwise([*shown, self.news]):
            QWidget.setTabOrder(before, after)

    def _show_texts(self) -> None:
        is_over = self._state is MatchState.OVER
        self.go_on.setText(self.tr("The result of the match") if is_over else self.tr("Continue the match"))
        is_in_play = self._state is MatchState.IN_PLAY
        self.about.setText("" if is_in_play else self._newcomers_line() if self.is_newcomer() else self._last_game())
        self.about.setVisible(bool(self.about.text()))

    def _newcomers_line(self) -> str:
        return self.tr("Short lessons at the table")

    def _last_game(self) -> str:
        from marjapussi_desktop.ui.text.presets import preset_name  # here, as a resumed match does not need it

        if not self._preferences.preset:
            return ""
        name = preset_name(self._preferences.preset)
        return self.tr("{game}, house rules").format(game=name) if self._preferences.options else name

    def _lay_out(self) -> None:
        grid, centre = self._grid, Qt.AlignmentFlag.AlignCenter
        grid.setContentsMargins(32, 16, 32, 16)
        grid.setRowStretch(0, 1)
        grid.setRowStretch(5, 1)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(3, 1)
        for row, widget in enumerate((self.fan, self.title, self.line), start=1):
            grid.addWidget(widget, row, 1, centre)
        grid.addWidget(self.news, 4, 1, centre)
        grid.addLayout(self._column, 0, 2, 6, 1, centre)
