"""The sheet of keyboard shortcuts."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QWidget

from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.rich import escaped
from marjapussi_desktop.ui.sheets.reading import ReadingSheet
from marjapussi_desktop.ui.shortcuts import Shortcut, sections
from marjapussi_desktop.ui.style import Look, colours, px


class ShortcutsSheet(ReadingSheet):
    """Every key, by where it works. Attributes: ``browser``, the page."""

    def __init__(self, parent: QWidget, named: Callable[[Command], str]) -> None:
        """``named``: what a command is called now."""
        super().__init__(parent, 880)
        self._named = named
        self.content.addWidget(self.browser, 1)
        self.done = self.button("primary")
        self.done.clicked.connect(self.finish)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Shortcuts"))
        self.done.setText(self.tr("Close"))
        self.browser.setAccessibleName(self.tr("Shortcuts"))
        self.browser.ensurePolished()
        accent, gap = colours(Look.theme)["accent"], px(12)
        self.browser.show_page(
            "".join(
                f'<p style="margin: {gap}px 0 0 0; color: {accent}; font-weight: 600">{escaped(section.title)}</p>'
                + _table(section.shortcuts)
                for section in sections(self._named)
            )
        )


def _table(shortcuts: Iterable[Shortcut]) -> str:
    rows = (
        f'<tr><td width="{px(270)}"><b>{escaped(line.keys)}</b></td><td>{escaped(line.text)}</td></tr>'
        for line in shortcuts
    )
    return f"<table>{''.join(rows)}</table>"
