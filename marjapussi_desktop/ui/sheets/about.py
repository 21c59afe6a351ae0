"""What the program is, its word on fairness, and whose its parts are."""

from __future__ import annotations

import json
import sys
from typing import Final

from PySide6.QtWidgets import QWidget

from marjapussi_desktop.resources import asset_path
from marjapussi_desktop.ui.rich import RichPage, escaped
from marjapussi_desktop.ui.sheets.base import Sheet

PARTS_FILE: Final = "licences/parts.json"


class AboutSheet(Sheet):
    """The program's name, what it promises, its licence, and the licences of its parts: one page that scrolls."""

    is_passing = True

    def __init__(self, parent: QWidget, version: str) -> None:
        super().__init__(parent, 620, 560)
        self._version = version
        self.told = RichPage(self.page)
        self.content.addWidget(self.told, 1)
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
            self.tr(
                "It stands on the work of others, each under a licence of its own. Qt is here under the LGPL: its "
                "libraries may be replaced by other builds of them."
            ),
        )
        paragraphs = "".join(f"<p>{escaped(text)}</p>" for text in texts)
        self.told.setAccessibleName(self.title.text())
        self.told.show_page(paragraphs + "".join(_row(part) for part in parts_here()))
        self.done.setText(self.tr("Close"))


def parts_here() -> list[dict[str, str]]:
    """The parts of this copy by others: what was bundled into a frozen program, else the packages that it imports."""
    try:
        told = json.loads(asset_path(PARTS_FILE).read_text("utf-8"))
    except (OSError, ValueError):
        return []
    is_frozen = getattr(sys, "frozen", False)
    return [part for part in told if part["home"] and (is_frozen or part.get("modules") or part["name"] == "Python")]


def _row(part: dict[str, str]) -> str:
    """Names, licences and addresses are nobody's language."""
    return f"<p><b>{escaped(part['name'])}</b>: {escaped(part['licence'])}<br>{escaped(part['home'])}</p>"
