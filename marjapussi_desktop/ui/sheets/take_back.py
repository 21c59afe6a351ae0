"""Asks before a move is taken back that costs a result: that of the day, or that of a match which is over."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.controller.match.prompts import Update, UpdateKind
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.sheets.base import Sheet


class Cost(Enum):
    """What a move taken back costs."""

    DAY = auto()
    """The try becomes practice, from its first move taken back."""
    MATCH = auto()
    """A match that is over is in play again."""


class TakeBackSheet(Sheet):
    """Attributes: ``about``, what it costs; ``take``; ``keep``, to leave all as it is, which Enter and Esc do. Signal:
    ``meant``: the move is to be taken back.
    """

    meant = Signal()

    def __init__(self, parent: QWidget, cost: Cost) -> None:
        super().__init__(parent, 560)
        self._cost = cost
        self.about = Label(self.page)
        self.about.setWordWrap(True)
        self.content.addWidget(self.about)
        self.take = self.button()
        self.keep = self.button("primary")
        self.take.clicked.connect(self._on_take)
        self.keep.clicked.connect(self.finish)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Take the move back?"))
        self.about.setText(self._about())
        self.take.setText(self.tr("Take it back"))
        self.keep.setText(self.tr("Keep the result") if self._cost is Cost.MATCH else self.tr("Keep playing"))
        for button in (self.take, self.keep):
            button.setAccessibleDescription(self.about.text())

    def _about(self) -> str:
        if self._cost is Cost.MATCH:
            return self.tr("The match is over. With a move taken back it is in play again, and its result is gone.")
        return self.tr("Taking a move back makes this try practice: it will not count as your result of the day.")

    def follow(self, update: Update) -> None:
        """The hand of the day has ended meanwhile and counts, or another one is on the table: there is nothing to ask
        any more.
        """
        is_settled = self._cost is Cost.DAY and update.view.result is not None
        if is_settled or update.kind is UpdateKind.JUMP:
            self.finish()

    def _on_take(self) -> None:
        self.finish()
        self.meant.emit()
