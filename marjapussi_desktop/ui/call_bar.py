"""Kontra and Re: a small bar in the corner beside the hand, there while the person may say one, in or out of turn."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.controller.table_view import TableView
from marjapussi_desktop.engine.actions import Kontra
from marjapussi_desktop.engine.choices import Call
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.style import px, set_role

KEY = "K"


class CallBar(QFrame):
    """A sentence on what the call does, and its button; K presses it from anywhere on the match's screen.

    Attributes: ``call``, the one on offer, or None; ``sentence``; ``button``. Signal: ``called(Call)``.
    """

    called = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.call: Call | None = None
        self._view: TableView | None = None
        self.sentence = Label(self)
        self.sentence.setWordWrap(True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        set_role(self.sentence, "small")
        self.button = QPushButton(self)
        set_role(self.button, "primary")
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self._say)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.sentence)
        self._column.addWidget(self.button)
        shortcut = QShortcut(QKeySequence(KEY), parent)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(self._say)
        self.hide()

    def offer(self, calls: tuple[Call, ...], view: TableView | None) -> None:
        """Offer what may be said at the table as it is in ``view``: one call at most, or nothing."""
        self.call = calls[0] if calls else None
        self._view = view
        self.retranslate()
        self.setVisible(self.call is not None)

    def place(self, corner: QRectF) -> None:
        """Stand at the lower edge of a corner of the table, as wide as it."""
        if self.call is None:
            return
        self._column.setContentsMargins(px(8), px(8), px(8), px(8))
        self._column.setSpacing(px(4))
        width = round(corner.width())
        self.setFixedWidth(width)
        height = self._column.totalHeightForWidth(width)
        self.setGeometry(round(corner.left()), round(corner.bottom() - height), width, height)
        self.raise_()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        if self.call is None or self._view is None:
            return
        is_kontra = isinstance(self.call, Kontra)
        count = self._view.call_count + 1
        doubles = self.tr("You may double the contract of {amount}")
        again = self.tr("You may double again: {amount} counts ×{factor}")
        text = (doubles if count == 1 else again).format(amount=self._view.contract, factor=2**count)
        self.sentence.setText(text)
        self.button.setText(self.tr("Kontra! (K)") if is_kontra else self.tr("Re! (K)"))
        self.button.setAccessibleName(self.tr("Kontra") if is_kontra else self.tr("Re"))
        self.button.setAccessibleDescription(text)

    def _say(self) -> None:
        if self.call is not None and self.isVisible():
            self.called.emit(self.call)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
