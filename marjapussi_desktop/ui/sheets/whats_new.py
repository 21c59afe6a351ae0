"""What each version brought, the newest first."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.news import all_news
from marjapussi_desktop.ui.rich import RichPage, escaped
from marjapussi_desktop.ui.sheets.base import Sheet


class WhatsNewSheet(Sheet):
    """``language``: that of the sentences, which may change meanwhile."""

    is_passing = True

    def __init__(self, parent: QWidget, language: Language) -> None:
        super().__init__(parent, 680, 600)
        self._language = language
        self.text = RichPage(self.page)
        self.content.addWidget(self.text, 1)
        self.done = self.button("primary")
        self.done.clicked.connect(self.finish)

    def retranslate(self) -> None:
        self.title.setText(self.tr("What is new"))
        self.text.setAccessibleName(self.title.text())
        parts = []
        for news in all_news():
            head = self.tr("Version {version}").format(version=news.version)
            items = "".join(f"<li>{escaped(sentence)}</li>" for sentence in news.sentences[self._language.code])
            parts.append(f"<h2>{escaped(head)}</h2><ul>{items}</ul>")
        self.text.show_page("".join(parts))
        self.done.setText(self.tr("Close"))
