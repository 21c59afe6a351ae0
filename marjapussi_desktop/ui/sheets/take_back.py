"""Asks before the first move of a deal of the day is taken back: that makes the try practice."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.controller.match.prompts import Update, UpdateKind
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.sheets.base import Sheet


class TakeBackSheet(Sheet):
    """Attributes: ``about``, what it costs; ``take``; ``keep``, to play on, which Enter and Esc do. Signal: ``meant``:
    the move is to be taken back.
    """

    meant = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 560)
        self.about = Label(self.page)
        self.about.setWordWrap(True)
        self.content.addWidget(self.about)
        self.take = self.button()
        self.keep = self.button("primary")
        self.take.clicked.connect(self._on_take)
        self.keep.clicked.connect(self.finish)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Take the move back?"))
        self.about.setText(
            self.tr("Taking a move back makes this try practice: it will not count as your result of the day.")
        )
        self.take.setText(self.tr("Take it back"))
        self.keep.setText(self.tr("Keep playing"))
        for button in (self.take, self.keep):
            button.setAccessibleDescription(self.about.text())

    def follow(self, update: Update) -> None:
        """The hand has ended meanwhile and counts, or another one is on the table: there is nothing to ask any more."""
        if update.view.result is not None or update.kind is UpdateKind.JUMP:
            self.finish()

    def _on_take(self) -> None:
        self.finish()
        self.meant.emit()
