"""Kontra and Re: a small bar in the corner beside the hand, there while the person may say one, in or out of turn."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.actions import Kontra
from marjapussi_desktop.engine.choices import Call
from marjapussi_desktop.ui.keys import ENTER
from marjapussi_desktop.ui.labels import Label, set_tip
from marjapussi_desktop.ui.style import gap, set_role

KEY = "K"
_TO_YES = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_ARROWS = (*_TO_YES, Qt.Key.Key_Right, Qt.Key.Key_Down)


class CallBar(QFrame):
    """A sentence on what the call does, and its button. A call cannot be taken back, so the button only asks, and so
    does K from anywhere on the screen: Yes, or K once more, says it; No, Esc or Enter does not.

    Attributes: ``call``, the one on offer, or None; ``is_asking`` whether it is meant; ``sentence``; ``button``;
    ``yes``; ``no``. Signals: ``called(Call)``; ``left``: the keyboard goes back to where it belongs.
    """

    called = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        set_role(self, "offer")
        self.call: Call | None = None
        self.is_asking = False
        self._view: TableView | None = None
        self._corner = QRectF()
        self.sentence = Label(self)
        self.sentence.setWordWrap(True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        set_role(self.sentence, "small")
        self.button, self.yes, self.no = (self._button() for _each in range(3))
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.sentence)
        self._column.addWidget(self.button)
        self._answers = QHBoxLayout()
        self._answers.addWidget(self.yes)
        self._answers.addWidget(self.no)
        self._column.addLayout(self._answers)
        self.button.clicked.connect(self._ask)
        self.yes.clicked.connect(self._say)
        self.no.clicked.connect(self._leave)
        shortcut = QShortcut(QKeySequence(KEY), parent)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)  # a key that is held down is no second press
        shortcut.activated.connect(self._on_key)
        self.hide()

    def offer(self, calls: tuple[Call, ...], view: TableView | None) -> None:
        """Offer what may be said at the table as it is in ``view``: one call at most, or nothing."""
        call = calls[0] if calls else None
        if call != self.call:
            self.is_asking = False
        self.call, self._view = call, view
        self.retranslate()
        self.setVisible(self.call is not None)

    def spoken(self) -> str:
        """The offer in one sentence with its key, for who does not see it; empty without one."""
        if self.call is None:
            return ""
        text = self.tr("{offer}. For {word} press {key}.")
        return text.format(offer=self._what_it_does(), key=KEY, word=self.button.accessibleName())

    def place(self, corner: QRectF) -> None:
        """Stand at the lower edge of a corner of the table, as wide as it."""
        self._corner = corner
        if self.call is None:
            return
        self._column.setContentsMargins(gap(8), gap(8), gap(8), gap(8))
        self._column.setSpacing(gap(4))
        self._answers.setSpacing(gap(8))
        width = round(corner.width())
        self.setFixedWidth(width)
        height = self._column.totalHeightForWidth(width)
        self.setGeometry(round(corner.left()), round(corner.bottom() - height), width, height)
        self.raise_()

    def retranslate(self) -> None:
        """Set every text in the current language, and show the buttons that belong to it."""
        if self.call is None or self._view is None:
            return
        is_kontra = isinstance(self.call, Kontra)
        text = self._what_it_does()
        question = self.tr("Say Kontra?") if is_kontra else self.tr("Say Re?")
        self.sentence.setText(question if self.is_asking else text)
        self.button.setText(self.tr("Kontra… (K)") if is_kontra else self.tr("Re… (K)"))
        self.button.setAccessibleName(self.tr("Kontra") if is_kontra else self.tr("Re"))
        self.yes.setText(self.tr("Yes"))
        self.no.setText(self.tr("No"))
        self.no.setAccessibleName(f"{question} {self.no.text()}")  # the keyboard comes to it first
        set_tip(self.yes, self.tr("K once more"))
        for button in (self.button, self.yes, self.no):
            button.setAccessibleDescription(text)
        self.button.setVisible(not self.is_asking)
        self.yes.setVisible(self.is_asking)
        self.no.setVisible(self.is_asking)

    def _what_it_does(self) -> str:
        assert self._view is not None
        count = self._view.call_count + 1
        doubles = self.tr("You may double the contract of {amount}")
        again = self.tr("You may double again: {amount} counts ×{factor}")
        return (doubles if count == 1 else again).format(amount=self._view.contract, factor=2**count)

    def _button(self) -> QPushButton:
        button = QPushButton(self)
        set_role(button, "call")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.installEventFilter(self)
        return button

    def _on_key(self) -> None:
        if self.is_asking:
            self._say()
        else:
            self._ask()

    def _ask(self) -> None:
        if self.call is not None and self.isVisible():
            self._turn(is_asking=True)
            self.no.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave(self) -> None:
        had_keyboard = self.isAncestorOf(QApplication.focusWidget() or self)
        self._turn(is_asking=False)
        if had_keyboard:
            self.left.emit()

    def _say(self) -> None:
        call = self.call
        self._leave()
        if call is not None and self.isVisible():
            self.called.emit(call)

    def _turn(self, is_asking: bool) -> None:
        self.is_asking = is_asking
        self.retranslate()
        self.place(self._corner)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While it is asked: Enter presses a button as Space does, the arrows go between Yes and No, Esc leaves."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and isinstance(watched, QPushButton):
            if event.key() in ENTER:
                watched.click()
                return True
            if self.is_asking and event.key() == Qt.Key.Key_Escape:
                self._leave()
                return True
            if self.is_asking and event.key() in _ARROWS:
                (self.yes if event.key() in _TO_YES else self.no).setFocus(Qt.FocusReason.OtherFocusReason)
                return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
