"""A sheet: a modal page in the middle of the window, with the rest dimmed. It keeps the keyboard until it closes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.keys import ENTER, types_a_letter
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.style import gap, px, set_role

_DIM = QColor(0, 0, 0, 130)


class Sheet(QWidget):
    """The base of all sheets; it covers its parent and follows its size.

    Esc and a click outside close it; Enter presses the focused button, else the primary one. One of a group of
    choices is already chosen by the arrows: there too, Enter presses the primary button.

    Attributes: ``content``, the column below the title; ``buttons``, the row at the lower edge; ``primary``;
    ``is_filled_in``: it waits while another ``is_passing``, that is read or set and leads nowhere else, is open.
    Signal: ``closed``.
    """

    closed = Signal()
    is_filled_in = False
    is_passing = False

    def __init__(self, parent: QWidget, width: int, height: int = 0) -> None:
        super().__init__(parent)
        self._below = parent
        self._is_open = False
        self._had_keyboard: QWidget | None = None
        """What had it when the sheet was set aside."""
        self.primary: QPushButton | None = None
        self._wanted = (width, height)
        self.page = QFrame(self)
        self.page.setObjectName("panel")
        column = QVBoxLayout(self.page)
        column.setContentsMargins(gap(32), gap(24), gap(32), gap(24))
        column.setSpacing(gap(16))
        self.title = Label()
        set_role(self.title, "title")
        self.content = QVBoxLayout()
        self.content.setSpacing(gap(16))
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(gap(16))
        self.buttons.addStretch()
        column.addWidget(self.title)
        column.addLayout(self.content, 1)
        column.addLayout(self.buttons)
        parent.installEventFilter(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)

    def open(self) -> None:
        """Show the sheet over its parent, with the keyboard on the primary button."""
        self.retranslate()
        self.page.setAccessibleName(self.title.text())
        self._fit()
        self.show()
        self.raise_()
        if self.primary is not None:
            self.primary.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.page.setFocus(Qt.FocusReason.OtherFocusReason)
        self._is_open = True

    def set_aside(self) -> None:
        """Hide the sheet as it is, until ``take_up``: another is read."""
        focused = QApplication.focusWidget()
        self._had_keyboard = focused if focused is not None and self.isAncestorOf(focused) else None
        self._is_open = False
        self.hide()

    def take_up(self) -> None:
        """Show the sheet as it was set aside, with the keyboard where it was."""
        self._fit()
        self.show()
        self.raise_()
        (self._had_keyboard or self.primary or self.page).setFocus(Qt.FocusReason.OtherFocusReason)
        self._is_open = True

    def finish(self) -> None:
        """Close the sheet, as Esc does; one of several pages may go back a page first."""
        self.end()

    def end(self) -> None:
        """Close the sheet for good."""
        self._is_open = False
        self.hide()
        self.closed.emit()
        self.deleteLater()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        raise NotImplementedError

    def take_preferences(self, _preferences: Preferences) -> None:
        """The preferences have been changed, perhaps elsewhere."""

    def button(self, role: str = "") -> QPushButton:
        """A button at the lower edge."""
        button = QPushButton(self.page)
        set_role(button, role)
        if role == "primary":
            self.primary = button
        self.buttons.addWidget(button)
        return button

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._below and event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Keys of one letter, and Backspace, are none of the window's while the sheet is open: the match below, which
        they act on, has not the keyboard, and who presses one means to write.
        """
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_undo = event.key() == Qt.Key.Key_Backspace and not event.modifiers()
            if is_undo or types_a_letter(event):
                event.accept()
                return True
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep Tab within the sheet."""
        places = [w for w in self.page.findChildren(QWidget) if _takes_tab(w)]
        if not places:
            return False
        focused = QApplication.focusWidget()
        here = places.index(focused) if focused in places else (-1 if forward else 0)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        place = places[(here + (1 if forward else -1)) % len(places)]
        place.setFocus(reason)
        _scroll_to(place)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = QApplication.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.finish()
        elif event.key() in ENTER and isinstance(focused, QPushButton) and focused.group() is None:
            focused.click()
        elif event.key() in ENTER and self.primary is not None:
            self.primary.click()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.page.geometry().contains(event.position().toPoint()):
            self.pass_by()
        event.accept()

    def pass_by(self) -> None:
        """The person has clicked outside the page."""
        self.finish()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), _DIM)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.page.setAccessibleName(self.title.text())
            self._fit()
        elif event.type() == QEvent.Type.StyleChange and self._is_open:
            QTimer.singleShot(0, self, self._fit)  # texts have another size; the parts get theirs after the sheet

    def _on_focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        """Takes the keyboard back when a panel of the match below, which goes on, has taken it."""
        if not self._is_open or now is None or not self._below.isAncestorOf(now) or _is_in_sheet(now):
            return
        mine = before if before is not None and self.isAncestorOf(before) else self.primary or self.page
        mine.setFocus(Qt.FocusReason.OtherFocusReason)

    def wanted_size(self) -> QSize:
        """How large the page would be, had it all the room."""
        hint = self.page.sizeHint()
        return QSize(max(px(self._wanted[0]), hint.width()), px(self._wanted[1]) or hint.height())

    def page_box(self) -> QRect:
        """Where the page is: in the middle."""
        box = QRect(QPoint(), self.wanted_size().boundedTo(self.size() - QSize(gap(32), gap(32))))
        box.moveCenter(self.rect().center())
        return box

    def _fit(self) -> None:
        self.setGeometry(self._below.rect())
        self.page.setGeometry(self.page_box())


def _is_in_sheet(widget: QWidget) -> bool:
    """Whether a widget is part of this sheet or of one that was opened over it."""
    above: QWidget | None = widget
    while above is not None and not isinstance(above, Sheet):
        above = above.parentWidget()
    return above is not None


def _takes_tab(widget: QWidget) -> bool:
    """One that hands the keyboard on to another, as the line within a number field does, would lead back to it."""
    policy = widget.focusPolicy()
    if widget.focusProxy() is not None:
        return False
    return widget.isEnabled() and widget.isVisible() and bool(policy.value & Qt.FocusPolicy.TabFocus.value)


def _scroll_to(widget: QWidget) -> None:
    """Make a widget visible in the scrolling page that it may be part of."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(widget)
        above = above.parentWidget()
