"""What the program is, and its word on fairness."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.sheets.base import Sheet
from marjapussi_desktop.ui.style import set_role


class AboutSheet(Sheet):
    """The program's name, what it promises, and its licence."""

    def __init__(self, parent: QWidget, version: str) -> None:
        super().__init__(parent, 560)
        self._version = version
        self.paragraphs = [Label(self.page) for _paragraph in range(3)]
        for label in self.paragraphs:
            label.setWordWrap(True)
            self.content.addWidget(label)
        set_role(self.paragraphs[2], "small")
        self.done = self.button("primary")
        self.done.clicked.connect(self.finish)

    def retranslate(self) -> None:
        self.title.setText(self.tr("About Marjapussi"))
        texts = (
            self.tr("The Finnish marriage games Marjapussi and Huutopussi for one person and the computer."),
            self.tr(
                "Fair play: each computer player gets only what its seat can see. It never looks at your cards, "
                "and the cards of a match are fixed by its deal code before anybody plays."
            ),
            self.tr("Version {version}. Free software under the MIT licence.").format(version=self._version),
        )
        for label, text in zip(self.paragraphs, texts, strict=True):
            label.setText(text)
        self.done.setText(self.tr("Close"))
