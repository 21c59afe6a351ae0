"""The bar at the upper edge: the menu, the buttons used most in play, and the languages."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCursor, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QMenu, QPushButton, QWidget

from marjapussi_desktop.ui.commands import (
    AFTER_A_LINE,
    SUBMENUS,
    Command,
    MenuPart,
    command_text,
    command_tip,
    commands_of,
    submenu_text,
    without_help_text,
)
from marjapussi_desktop.ui.deal_chip import DealChip, deals_told
from marjapussi_desktop.ui.fitting import Fitting
from marjapussi_desktop.ui.i18n import LANGUAGES
from marjapussi_desktop.ui.icons import icon
from marjapussi_desktop.ui.labels import set_tip
from marjapussi_desktop.ui.style import Look, colours, gap, px, set_role
from marjapussi_desktop.ui.table.theme import PAPER, Theme

if TYPE_CHECKING:
    from marjapussi_desktop.controller.match.qt_session import QtSession

MENU_KEY: Final = Qt.Key.Key_F10
"""It opens the menu, as in most programs."""
_DEALS_AFTER_MS = 60
"""How long after it is shown the bar tells the deals of a match with which the window opens: SHA-256 takes its time to
load, and no picture waits for it."""


class Bar(QFrame):
    """Shows the window's actions, and at a match its deals; it decides nothing.

    Attributes: ``deals``, which goes where there is no room for it.
    Signals: ``language_chosen(str)``, a key of ``LANGUAGES``; ``left``: the keyboard goes back to what is shown below.
    """

    language_chosen = Signal(str)
    left = Signal()

    def __init__(self, actions: Mapping[Command, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._actions = actions
        self._colour, self._disabled = PAPER, PAPER
        self._withheld: frozenset[Command] = frozenset()
        self._lack_icons: set[Command] = set()
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(4)
        self.menu = QMenu(self)
        self.menu_button = _quiet_button(self)
        self.menu_button.setMenu(self.menu)
        self.menu.aboutToHide.connect(self._let_go_of_menu)
        QShortcut(QKeySequence(MENU_KEY), self, self.menu_button.showMenu)
        row.addWidget(self.menu_button)
        self.submenus: dict[MenuPart, QMenu] = {}
        for part in MenuPart:
            self._add_to_menu(part)
        self._menu_texts = Fitting(self.menu)
        self.menu.aboutToShow.connect(self._fit_menu)
        self.buttons = {command: self._action_button(command, row) for command in Command if command.value.is_on_bar}
        for command, button in self.buttons.items():
            button.setHidden(command.value.needs_match)
        row.addStretch()
        self._session: QtSession | None = None
        self._deals_told = ("", "")
        self.deals = DealChip(self)
        row.addWidget(self.deals)
        self.sound = self._action_button(Command.SOUND, row)
        self._languages = QButtonGroup(self)
        self.languages = {code: self._language_button(code, row) for code in LANGUAGES}

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.menu_button.setText(self.tr("Menu"))
        key = QKeySequence(MENU_KEY).toString(QKeySequence.SequenceFormat.NativeText)
        set_tip(self.menu_button, self.tr("{command} ({keys})").format(command=self.menu_button.text(), keys=key))
        for command, button in self.buttons.items():
            text = command_text(command)
            keys = _shown_keys(command)
            why_off = without_help_text() if command in self._withheld else ""
            button.setAccessibleName(text)
            button.setAccessibleDescription(why_off)
            told = self.tr("{command} ({keys})").format(command=text, keys=keys) if keys else text
            tip = command_tip(command)  # below the name, which the button has not where the window is narrow
            set_tip(button, why_off or (f"{told}\n\n{tip}" if tip else told))
        self._fit()
        self.show_sound()
        for part, menu in self.submenus.items():
            menu.setTitle(submenu_text(part))

    def tell_withheld(self, commands: Collection[Command]) -> None:
        """Tell of these commands why they are off: the match is played without help."""
        if frozenset(commands) != self._withheld:
            self._withheld = frozenset(commands)
            self.retranslate()

    def show_language(self, code: str) -> None:
        """Mark the current language."""
        self.languages[code].setChecked(True)

    def show_sound(self) -> None:
        """Show whether the sound is on, and which key changes it."""
        is_on = self._actions[Command.SOUND].isChecked()
        text = self.tr("Sound is on") if is_on else self.tr("Sound is off")
        self.sound.setAccessibleName(text)
        set_tip(self.sound, self.tr("{command} ({keys})").format(command=text, keys=_shown_keys(Command.SOUND)))
        name = Command.SOUND.value.icon
        self._show_icon(self.sound, name if is_on else f"{name}-off")

    def _let_go_of_menu(self) -> None:
        """While its menu is open a button is told of no pointer that leaves it: it would stay lit."""
        button = self.menu_button
        button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, _is_under_pointer(button))
        button.update()

    def _let_go_of_moved(self) -> None:
        """Nor is it told when it is moved away from a pointer that rests."""
        row = self.layout()
        assert row is not None
        row.activate()
        for button in self.buttons.values():
            if button.underMouse() and not _is_under_pointer(button):
                button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
                button.update()

    def show_match(self, session: QtSession | None) -> None:
        """Show the buttons and the deals of the match on the table, or hide them."""
        self._session = session
        self._deals_told = ("", "")
        if session is not None and self.isVisible():
            self._deals_told = deals_told(session)
        for command, button in self.buttons.items():
            button.setVisible(session is not None or not command.value.needs_match)
        self._draw_icons()
        self._fit()

    def _tell_deals(self) -> None:
        if self._session is not None:
            self._deals_told = deals_told(self._session)
            self._fit()

    def apply_theme(self, theme: Theme) -> None:
        """Draw the icons in the theme's colours."""
        row = self.layout()
        assert row is not None
        row.setContentsMargins(gap(8), gap(4), gap(8), gap(4))
        self._colour, self._disabled = colours(theme)["text"], colours(theme)["disabled"]
        self._lack_icons = set(self.buttons)
        self._draw_icons()
        self.show_sound()
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """It goes into any window: where its words have no room, its pictures stand alone."""
        return QSize(0, super().minimumSizeHint().height())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._session is not None:
            QTimer.singleShot(_DEALS_AFTER_MS, self, self._tell_deals)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back: from here on Right and Enter would go along the bar instead of playing the marked card."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _fit(self) -> None:
        """Write what there is room for; the names of what is not written are still told."""
        for command, button in self.buttons.items():
            button.setText(command_text(command))
        has_room = Look.scale <= Look.spacing  # larger letters need it for the words of the buttons
        self.deals.show_deals(*(self._deals_told if has_room else ("", "")))
        row = self.layout()
        assert row is not None
        row.activate()
        if self.sizeHint().width() > self.width() and self.deals.isVisibleTo(self):
            self.deals.hide()
            row.activate()
        if self.sizeHint().width() > self.width():
            for button in self.buttons.values():
                button.setText("")
        self._let_go_of_moved()

    def _fit_menu(self) -> None:
        """Keep the menu in one column below the bar: with large texts they are as large as that allows."""
        room = self.window().height() - self.height()

        def fits() -> bool:
            boxes = [self.menu.actionGeometry(action) for action in self.menu.actions()]
            return len({box.left() for box in boxes}) == 1 and self.menu.sizeHint().height() <= room

        self.menu.ensurePolished()
        self._menu_texts.fit(fits)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _draw_icons(self) -> None:
        """Of the buttons that are shown: the front page has few of them, and must not wait for the others."""
        for command in sorted(self._lack_icons, key=list(self.buttons).index):
            if not self.buttons[command].isHidden():
                self._show_icon(self.buttons[command], command.value.icon)
                self._lack_icons.discard(command)

    def _show_icon(self, button: QPushButton, name: str) -> None:
        side = px(20)
        button.setIcon(icon(name, side, self.devicePixelRatioF(), self._colour, self._disabled))
        button.setIconSize(QSize(side, side))

    def _add_to_menu(self, part: MenuPart) -> None:
        if part in AFTER_A_LINE:
            self.menu.addSeparator()
        menu = self.menu
        if part in SUBMENUS:
            menu = self.submenus[part] = QMenu(self.menu)
            menu.setToolTipsVisible(True)  # they tell why a command is off
            self.menu.addMenu(menu)
        menu.addActions([self._actions[command] for command in commands_of(part)])

    def _action_button(self, command: Command, row: QHBoxLayout) -> QPushButton:
        action = self._actions[command]
        button = _quiet_button(self)
        button.clicked.connect(action.trigger)
        action.enabledChanged.connect(button.setEnabled)
        row.addWidget(button)
        return button

    def _language_button(self, code: str, row: QHBoxLayout) -> QPushButton:
        button = _quiet_button(self)
        button.setText(LANGUAGES[code])
        button.setCheckable(True)
        button.clicked.connect(lambda: self.language_chosen.emit(code))
        self._languages.addButton(button)
        row.addWidget(button)
        return button


def _is_under_pointer(button: QPushButton) -> bool:
    return button.rect().contains(button.mapFromGlobal(QCursor.pos()))


def _quiet_button(parent: QWidget) -> QPushButton:
    button = QPushButton(parent)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    set_role(button, "quiet")
    return button


def _shown_keys(command: Command) -> str:
    keys = command.value.shortcuts
    return QKeySequence(keys[0]).toString(QKeySequence.SequenceFormat.NativeText) if keys else ""
