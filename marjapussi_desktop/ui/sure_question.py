"""The coach's question: whether the person is sure of a choice."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from marjapussi_desktop.engine.actions import Action, Bid, Pass, Re, SetContract
from marjapussi_desktop.engine.choices import Call
from marjapussi_desktop.ui.keys import ENTER
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.style import gap
from marjapussi_desktop.ui.text.comparisons import choice_text


class SureQuestion(QFrame):
    """A small panel; Enter presses the button that has the keyboard, Esc thinks again.

    Attributes: ``sentence``; ``yes``; ``no``. Signals: ``meant``; ``left``: the person thinks again.
    """

    meant = Signal()
    left = Signal()

    def __init__(self, parent: QWidget, choice: Action, missed: Call | None = None) -> None:
        """``choice``: what is doubted; ``missed``: the call that it would leave unsaid, if it is that."""
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
        self.sentence.setText(self._sentence(choice, missed))
        self.yes.setText(self.tr("Yes, I am"))
        self.no.setText(self.tr("Think again"))
        for button in (self.yes, self.no):
            button.setAccessibleName(f"{self.sentence.text()} {button.text()}")

    def _sentence(self, choice: Action, missed: Call | None) -> str:
        """Cards that are doubted are raised in the hand; what else is chosen among much is named."""
        if missed is not None:
            return self.tr("Sure, without Re?") if isinstance(missed, Re) else self.tr("Sure, without Kontra?")
        if isinstance(choice, Bid | Pass | SetContract):
            return self.tr("{choice}: sure?").format(choice=choice_text(choice))
        return self.tr("Sure?")

    def place(self, middle: float, bottom: float) -> None:
        """Stand above ``bottom``, about a ``middle``."""
        hint = self.sizeHint()
        left, top = middle - hint.width() / 2, max(0.0, bottom - hint.height())
        self.setGeometry(round(left), round(top), hint.width(), hint.height())
        self.raise_()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in ENTER:
            (self.yes if self.yes.hasFocus() else self.no).click()
        else:
            super().keyPressEvent(event)
