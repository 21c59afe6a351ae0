"""The front page: the emblem and the ways in."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.ui.commands import Command, command_text
from marjapussi_desktop.ui.icons import picture
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.style import px, set_role

WAYS_IN = (Command.NEW_MATCH, Command.LEARN, Command.RULES, Command.STATISTICS, Command.SETTINGS)
EMBLEM_SIDE = 176
SMALLEST_EMBLEM = 64
TEXT_HEIGHT = 556
"""What the title and the buttons need."""
COLUMN_WIDTH = 360
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class HomeScreen(QWidget):
    """Continue where there is a match to go on with, and the window's commands as large buttons.

    Up and Down go from button to button, Enter presses.
    """

    def __init__(self, actions: Mapping[Command, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("home")
        self._scale = 1.0
        self._emblem_side = 0
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.emblem = Label(self)
        self.emblem.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title = Label(self, "Marjapussi")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        set_role(self.title, "display")
        self.line = Label(self)
        self.line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        set_role(self.line, "muted")
        self.go_on = QPushButton(self)
        self.buttons = {command: QPushButton(self) for command in WAYS_IN}
        for command, button in self.buttons.items():
            button.clicked.connect(actions[command].trigger)
        self._column = QVBoxLayout(self)
        self._lay_out()
        self.show_saved(False)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.line.setText(self.tr("Finnish marriage games: Marjapussi and Huutopussi"))
        self.go_on.setText(self.tr("Continue the match"))
        for command, button in self.buttons.items():
            button.setText(command_text(command))

    def show_saved(self, has_match: bool) -> None:
        """Offer to go on with a match, or not; the first button is the one that Enter presses."""
        self.go_on.setVisible(has_match)
        set_role(self.go_on, "home-primary")
        for command, button in self.buttons.items():
            is_first = command is WAYS_IN[0] and not has_match
            set_role(button, "home-primary" if is_first else "home")

    def take_focus(self) -> None:
        """Give the keyboard to the first button."""
        first = self.go_on if self.go_on.isVisible() else self.buttons[WAYS_IN[0]]
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def apply_scale(self, scale: float) -> None:
        """Take sizes at a scale."""
        self._scale = scale
        self._column.setSpacing(px(12))
        self._draw_emblem()
        for button in (self.go_on, *self.buttons.values()):
            button.setFixedWidth(round(COLUMN_WIDTH * scale))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        if event.key() in _ENTER and isinstance(focused, QPushButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw_emblem()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw_emblem()

    def _draw_emblem(self) -> None:
        """The emblem takes what the buttons leave, within bounds."""
        if not self.isVisible():
            return
        side = round(max(SMALLEST_EMBLEM, min(EMBLEM_SIDE * self._scale, self.height() - TEXT_HEIGHT * self._scale)))
        if side != self._emblem_side:
            self._emblem_side = side
            self.emblem.setPixmap(picture("marjapussi", side, side, self.devicePixelRatioF()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _lay_out(self) -> None:
        column = self._column
        column.setContentsMargins(32, 16, 32, 16)
        column.setSpacing(12)
        column.addStretch(3)
        column.addWidget(self.emblem)
        column.addWidget(self.title)
        column.addWidget(self.line)
        column.addSpacing(16)
        for button in (self.go_on, *self.buttons.values()):
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(4)
