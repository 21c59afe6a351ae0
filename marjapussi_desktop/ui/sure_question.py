"""The coach's question: whether the person is sure of a choice."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QWidget

from marjapussi_desktop.engine.actions import Action, Bid, Pass, Re, SetContract
from marjapussi_desktop.engine.choices import Call
from marjapussi_desktop.ui.keys import ENTER
from marjapussi_desktop.ui.labels import Label, fit_height
from marjapussi_desktop.ui.style import gap
from marjapussi_desktop.ui.text.comparisons import choice_text

_ACROSS: Final = QBoxLayout.Direction.LeftToRight
_DOWN: Final = QBoxLayout.Direction.TopToBottom
_SLACK: Final = 2
"""Pixels by which Qt may find a line wider than its letters."""


class Shape(Enum):
    """How the sentence and the buttons stand: in a row; the buttons in a row below it; all below each other."""

    ROW = auto()
    LINES = auto()
    COLUMN = auto()


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
        self._parts, self._buttons = QBoxLayout(_ACROSS, self), QBoxLayout(_ACROSS)
        self._parts.setContentsMargins(gap(16), gap(8), gap(16), gap(8))
        self._parts.setSpacing(gap(12))
        self._buttons.setSpacing(gap(12))
        self._parts.addWidget(self.sentence)
        self._parts.addLayout(self._buttons)
        self._buttons.addWidget(self.yes)
        self._buttons.addWidget(self.no)
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

    def size_as(self, shape: Shape) -> QSize:
        """Take a shape; the size that it needs."""
        is_column = shape is Shape.COLUMN
        self._parts.setDirection(_ACROSS if shape is Shape.ROW else _DOWN)
        self._parts.setSpacing(gap(12) if shape is Shape.ROW else gap(4))
        self._buttons.setDirection(_DOWN if is_column else _ACROSS)
        self._buttons.setSpacing(gap(4) if is_column else gap(12))
        self.sentence.setWordWrap(is_column)
        self.sentence.setMinimumSize(0, 0)
        if is_column:
            width = self._width_of_two_lines()
            self.sentence.setMinimumWidth(width)
            fit_height(self.sentence, width)
        self._parts.invalidate()
        return self._parts.totalMinimumSize()

    def _width_of_two_lines(self) -> int:
        """The least width, but no less than a button's, at which the sentence has two lines at most."""
        words, wide = self.sentence.text().split(), self.sentence.fontMetrics().horizontalAdvance
        lines = ((" ".join(words[:nth]), " ".join(words[nth:])) for nth in range(1, len(words) + 1))
        least = min(max(map(wide, pair)) for pair in lines)
        return max(least + _SLACK, *(button.sizeHint().width() for button in (self.yes, self.no)))

    def place(self, shape: Shape, box: QRect) -> None:
        """Stand there in this shape."""
        self.size_as(shape)
        self.setGeometry(box)
        self.raise_()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in ENTER:
            (self.yes if self.yes.hasFocus() else self.no).click()
        else:
            super().keyPressEvent(event)
