"""Asks whether a card is meant that was taken up: the guard against a slip of the hand."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.ui.keys import ENTER
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.style import gap, set_role
from marjapussi_desktop.ui.text.cards import card_name, card_text


class PlayQuestion(QFrame):
    """A small panel with Yes and No; Enter is Yes, Esc is No.

    Attributes: ``card``; ``sentence``; ``yes``; ``no``. Signals: ``meant(Card)``; ``left``: the card is let go.
    """

    meant = Signal(object)
    left = Signal()

    def __init__(self, card: Card, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.card = card
        self.sentence = Label(self)
        self.yes = QPushButton(self)
        self.no = QPushButton(self)
        set_role(self.yes, "primary")
        row = QHBoxLayout(self)
        row.setContentsMargins(gap(16), gap(8), gap(16), gap(8))
        row.setSpacing(gap(12))
        for widget in (self.sentence, self.yes, self.no):
            row.addWidget(widget)
        self.yes.clicked.connect(lambda: self.meant.emit(self.card))
        self.no.clicked.connect(self.left)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.sentence.setText(self.tr("Play {card}?").format(card=card_text(self.card)))
        self.yes.setText(self.tr("Yes, play"))
        self.no.setText(self.tr("No"))
        question = self.tr("Play {card}?").format(card=card_name(self.card))
        self.yes.setAccessibleName(f"{question} {self.yes.text()}")  # the keyboard comes to it first

    def place(self, strip: QRectF) -> None:
        """Stand in the middle of the strip's lower edge."""
        hint = self.sizeHint()
        self.setGeometry(
            round(strip.center().x() - hint.width() / 2),
            round(strip.bottom() - hint.height()),
            hint.width(),
            hint.height(),
        )
        self.raise_()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in ENTER:
            (self.no if self.no.hasFocus() else self.yes).click()
        else:
            super().keyPressEvent(event)
