"""What a sheet shows before anything was played: an invitation."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.style import gap, set_role


class NothingPlayed(QWidget):
    """A sentence and a button that leads to a match. Attributes: ``sentence``; ``play``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sentence = Label(self)
        self.sentence.setWordWrap(True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.play = QPushButton(self)
        set_role(self.play, "primary")
        column = QVBoxLayout(self)
        column.setSpacing(gap(16))
        column.addStretch()
        column.addWidget(self.sentence)
        column.addWidget(self.play, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()

    def say(self, sentence: str) -> None:
        """Set every text in the current language; ``sentence``: what is missing, and what brings it."""
        self.sentence.setText(sentence)
        self.play.setText(self.tr("New match…"))
