"""The rules of the match on the table, as plain sentences; what differs from the game's own is marked."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.engine.options import differences
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.ui.house_rules.draft import own_rules
from marjapussi_desktop.ui.sheets.base import Sheet
from marjapussi_desktop.ui.sheets.rules import RulesPage
from marjapussi_desktop.ui.style import Look, colours
from marjapussi_desktop.ui.text.house_rules import HouseRulesTexts
from marjapussi_desktop.ui.text.options.names import group_name
from marjapussi_desktop.ui.text.presets import preset_name
from marjapussi_desktop.ui.text.rules_in_play import RuleLine, rules_in_play


class RulesInPlaySheet(Sheet):
    """Attributes: ``browser``, the page. Signal: ``more``: the person wants the whole rules of the game."""

    more = Signal()

    def __init__(self, parent: QWidget, preset: str, rules: Ruleset) -> None:
        super().__init__(parent, 860, 2000)
        self._preset, self._rules = preset, rules
        self._texts = HouseRulesTexts(self)
        self.browser = RulesPage(self.page)
        self.content.addWidget(self.browser, 1)
        self.all_rules = self.button()
        self.all_rules.clicked.connect(self.more)
        self.done = self.button("primary")
        self.done.clicked.connect(self.finish)

    def open(self) -> None:
        """Show the sheet with the keyboard on the page, so that it scrolls; Enter and Esc close it all the same."""
        super().open()
        self.browser.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Rules in play"))
        self.all_rules.setText(self.tr("How the game is played"))
        self.done.setText(self.tr("Close"))
        self.browser.ensurePolished()
        self.browser.show_page(self._html())

    def _html(self) -> str:
        own = own_rules(self._preset)
        changes = len(differences(self._rules, own))
        parts = [f"<h1>{escape(self._texts.title(preset_name(self._preset), changes))}</h1>"]
        if changes:
            hint = escape(self.tr("What this match has changed is marked, with the game's own rule below it."))
            parts.append(f"<p>{hint}</p>")
        for group, lines in rules_in_play(self._rules, own).items():
            items = "".join(self._item(line) for line in lines)
            parts.append(f"<h2>{escape(group_name(group))}</h2><ul>{items}</ul>")
        return "".join(parts)

    def _item(self, line: RuleLine) -> str:
        if not line.own:
            return f"<li>{escape(line.sentence)}</li>"
        c = colours(Look.theme)
        mark = escape(self.tr("changed"))
        own = escape(self.tr("The game's own rule: {sentence}").format(sentence=line.own))
        return (
            f'<li><b>{escape(line.sentence)}</b> <span style="color: {c["accent"]}"><b>({mark})</b></span>'
            f'<br><span style="color: {c["muted"]}">{own}</span></li>'
        )
