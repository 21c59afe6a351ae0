"""What the archive shows in the place of its table where a search finds nothing."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.style import gap


class NothingFound(QWidget):
    """A sentence, and a button that takes the search back. Attributes: ``sentence``; ``clear``.
    Signal: ``cleared()``.
    """

    cleared = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sentence = Label(self)
        self.sentence.setWordWrap(True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.clear = QPushButton(self)
        self.clear.clicked.connect(self.cleared)
        column = QVBoxLayout(self)
        column.setSpacing(gap(16))
        column.addStretch()
        column.addWidget(self.sentence)
        column.addWidget(self.clear, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()

    def say(self, words: str) -> None:
        """Set every text in the current language; ``words``: what was typed, perhaps nothing."""
        if words:
            self.sentence.setText(self.tr("Nothing found for “{words}”.").format(words=words))
        else:
            self.sentence.setText(self.tr("No match has this game and this result."))
        self.clear.setText(self.tr("Show all matches"))
