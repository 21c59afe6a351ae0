"""The rules of the match on the table, as plain sentences; what differs from the game's own is marked."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.engine.options import differences
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.ui.house_rules.draft import own_rules
from marjapussi_desktop.ui.rich import escaped
from marjapussi_desktop.ui.sheets.reading import ReadingSheet
from marjapussi_desktop.ui.style import Look, colours, px
from marjapussi_desktop.ui.text.games import game_text
from marjapussi_desktop.ui.text.house_rules import HouseRulesTexts
from marjapussi_desktop.ui.text.options.names import group_name
from marjapussi_desktop.ui.text.rules_in_play import RuleLine, rules_in_play


class RulesInPlaySheet(ReadingSheet):
    """Attributes: ``browser``, the page. Signal: ``more``: the person wants the whole rules of the game."""

    more = Signal()

    def __init__(self, parent: QWidget, preset: str, rules: Ruleset, name: str = "") -> None:
        """``name``: that the person has given these rules."""
        super().__init__(parent, 860)
        self._preset, self._rules, self._name = preset, rules, name
        self._texts = HouseRulesTexts(self)
        self.content.addWidget(self.browser, 1)
        self.all_rules = self.button()
        self.all_rules.clicked.connect(self.more)
        self.done = self.button("primary")
        self.done.clicked.connect(self.finish)

    def retranslate(self) -> None:
        own = own_rules(self._preset)
        game = game_text(self._preset, False, self._name)
        title = game if self._name else self._texts.title(game, len(differences(self._rules, own)))
        self.title.setText(self.tr("Rules in play: {game}").format(game=title))
        self.all_rules.setText(self.tr("How the game is played"))
        self.done.setText(self.tr("Close"))
        self.browser.ensurePolished()
        self.browser.show_page(self._html(own))

    def _html(self, own: Ruleset) -> str:
        accent, gap = colours(Look.theme)["accent"], px(12)
        parts = []
        for group, lines in rules_in_play(self._rules, own).items():
            name = escaped(group_name(group))
            parts.append(f'<p style="margin: {gap}px 0 0 0; color: {accent}; font-weight: 600">{name}</p>')
            parts.extend(self._item(line) for line in lines)
        return "".join(parts)

    def _item(self, line: RuleLine) -> str:
        sentence = escaped(line.sentence)
        if not line.own:
            return f'<p style="{_spaced(4)}">{sentence}</p>'
        c = colours(Look.theme)
        mark = escaped(self.tr("changed"))
        own = escaped(self.tr("The game's own rule: {sentence}").format(sentence=line.own))
        return (
            f'<p style="{_spaced(4)} font-weight: 600">'
            f'<span style="background: {c["accent"]}; color: {c["on_accent"]}">&nbsp;{mark}&nbsp;</span>'
            f"&nbsp; {sentence}</p>"
            f'<p style="{_spaced(0)} margin-left: {px(24)}px; color: {c["muted"]}">{own}</p>'
        )


def _spaced(above: int) -> str:
    """The style of a paragraph so far below the one before."""
    return f"margin: {px(above)}px 0 0 0; line-height: 125%;"
