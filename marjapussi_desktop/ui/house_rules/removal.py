"""Asks before house rules that have a name are removed, which nothing brings back."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.style import gap


class RemovalQuestion(QWidget):
    """Attributes: ``name``, of the rules that are asked about, or empty; ``sentence``; ``keep``, which has the keyboard
    at first, and which Esc presses; ``remove``. Signals: ``meant``: they are to be removed; ``left``: they stay.
    """

    meant = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = ""
        self.sentence = Label(self)
        self.sentence.setWordWrap(True)
        self.keep, self.remove = QPushButton(self), QPushButton(self)
        row = QHBoxLayout()
        row.setSpacing(gap(16))
        for button in (self.keep, self.remove):
            row.addWidget(button)
        row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap(8))
        column.addWidget(self.sentence)
        column.addLayout(row)
        self.keep.clicked.connect(self.left)
        self.remove.clicked.connect(self.meant)
        self.hide()

    def ask(self, name: str) -> None:
        """Ask about the rules of this name."""
        self.name = name
        self.retranslate()
        self.show()
        self.keep.setFocus(Qt.FocusReason.OtherFocusReason)

    def drop(self) -> None:
        """Ask no more."""
        self.name = ""
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.sentence.setText(self.tr("Remove “{name}” for good?").format(name=self.name))
        self.keep.setText(self.tr("Keep"))
        self.remove.setText(self.tr("Remove"))
        for button in (self.keep, self.remove):
            button.setAccessibleName(f"{self.sentence.text()} {button.text()}")
