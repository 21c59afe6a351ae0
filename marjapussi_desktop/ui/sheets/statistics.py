"""How the person has fared: matches won by game and levels, and contracts made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.controller.qt_statistics import StatisticsBook
from marjapussi_desktop.ui.rich import RichPage, escaped
from marjapussi_desktop.ui.sheets.base import Sheet
from marjapussi_desktop.ui.style import Look, colours, px
from marjapussi_desktop.ui.text.levels import level_name
from marjapussi_desktop.ui.text.presets import preset_name

if TYPE_CHECKING:
    from marjapussi_desktop.settings.statistics import Statistics, Tally


class StatisticsSheet(Sheet):
    """Attributes: ``browser``, the page; ``reset``, which asks once more before it forgets; ``statistics``, or None."""

    def __init__(self, parent: QWidget, book: StatisticsBook) -> None:
        super().__init__(parent, 960, 560)
        self.statistics: Statistics | None = None
        self._book = book
        self._is_sure = False
        self.browser = RichPage(self.page)
        # A table as wide as the page counts as a pixel or two wider.
        self.browser.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.content.addWidget(self.browser, 1)
        self.reset = self.button()
        self.done = self.button("primary")
        self.reset.clicked.connect(self._on_reset)
        self.done.clicked.connect(self.finish)
        book.told.connect(self.show_statistics)
        book.ask()

    def open(self) -> None:
        """Show the sheet with the keyboard on the page, so that it scrolls; Enter and Esc close it all the same."""
        super().open()
        self.browser.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_statistics(self, statistics: Statistics) -> None:
        """Show how things stand."""
        self.statistics = statistics
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Statistics"))
        self.done.setText(self.tr("Close"))
        self.reset.setText(self.tr("Really forget everything?") if self._is_sure else self.tr("Start again from zero"))
        self.reset.setEnabled(self.statistics is not None and bool(self.statistics.tallies))
        self.browser.ensurePolished()
        self.browser.show_page(self._html())

    def _on_reset(self) -> None:
        if self._is_sure:
            self._book.reset()
        self._is_sure = not self._is_sure
        self.retranslate()

    def _html(self) -> str:
        if self.statistics is None:
            return ""
        if not self.statistics.tallies:
            nothing = self.tr("No match has been played to its end yet.")
            return f"<p>{escaped(nothing)}</p>"
        heads = (
            self.tr("Game"),
            self.tr("Opponents"),
            self.tr("Partner"),
            self.tr("Matches won"),
            self.tr("Hands"),
            self.tr("Contracts made"),
        )
        rows = [f"<tr>{''.join(self._cell(head, 'th', nth) for nth, head in enumerate(heads))}</tr>"]
        rows.extend(self._row(tally) for tally in self.statistics.tallies)
        return f'<table width="100%" cellspacing="0">{"".join(rows)}</table>'

    def _row(self, tally: Tally) -> str:
        cells = (
            self._game(tally),
            self._level(tally.opponent_level),
            self._level(tally.partner_level),
            _share(tally.won, tally.played),
            str(tally.hands),
            _share(tally.contracts_made, tally.contracts),
        )
        return f"<tr>{''.join(self._cell(cell, 'td', nth) for nth, cell in enumerate(cells))}</tr>"

    def _cell(self, text: str, tag: str, nth: int) -> str:
        side = "left" if nth < 3 else "right"
        edge = f"border-bottom: 1px solid {colours(Look.theme)['edge']};"
        return f'<{tag} align="{side}" style="padding: {px(4)}px {px(10)}px; {edge}">{escaped(text)}</{tag}>'

    def _game(self, tally: Tally) -> str:
        name = preset_name(tally.preset)
        return self.tr("{game} (house rules)").format(game=name) if tally.house_rules else name

    def _level(self, level: str) -> str:
        if level == "exec":
            return self.tr("Another program")
        return level_name(level) if level else "–"


def _share(part: int, whole: int) -> str:
    """So many of so many, and the percentage where there are any."""
    return f"{part}/{whole} ({round(100 * part / whole)} %)" if whole else "–"
