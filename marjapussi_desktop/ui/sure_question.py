"""The coach's question: whether the person is sure of a choice."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from marjapussi_desktop.engine.actions import Re
from marjapussi_desktop.engine.choices import Call
from marjapussi_desktop.ui.keys import ENTER
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.style import gap


class SureQuestion(QFrame):
    """A small panel; Enter presses the button that has the keyboard, Esc thinks again.

    Attributes: ``sentence``; ``yes``; ``no``. Signals: ``meant``; ``left``: the person thinks again.
    """

    meant = Signal()
    left = Signal()

    def __init__(self, parent: QWidget, missed: Call | None = None) -> None:
        """``missed``: the call that the choice would leave unsaid, which is what is doubted."""
        super().__init__(parent)
        self.setObjectName("panel")
        self.sentence = Label(self)
        self.yes, self.no = QPushButton(self), QPushButton(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(gap(16), gap(8), gap(16), gap(8))
        row.setSpacing(gap(12))
        for widget in (self.sentence, self.yes, self.no):
            row.addWidget(widget)
        self.yes.clicked.connect(self.meant)
        self.no.clicked.connect(self.left)
        without = self.tr("Sure, without Re?") if isinstance(missed, Re) else self.tr("Sure, without Kontra?")
        self.sentence.setText(self.tr("Sure?") if missed is None else without)
        self.yes.setText(self.tr("Yes, I am"))
        self.no.setText(self.tr("Think again"))
        for button in (self.yes, self.no):
            button.setAccessibleName(f"{self.sentence.text()} {button.text()}")

    def place(self, strip: QRectF) -> None:
        """Stand in the middle of the strip's lower edge."""
        hint = self.sizeHint()
        left, top = strip.center().x() - hint.width() / 2, strip.bottom() - hint.height()
        self.setGeometry(round(left), round(top), hint.width(), hint.height())
        self.raise_()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in ENTER:
            (self.yes if self.yes.hasFocus() else self.no).click()
        else:
            super().keyPressEvent(event)
