"""House rules in words: the changes of a game, and why a file of house rules cannot be used."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QObject

from marjapussi_desktop.engine.options import Problem
from marjapussi_desktop.engine.seats import Layout, players_in
from marjapussi_desktop.outside import plain_file
from marjapussi_desktop.settings.house_rules import FileFault
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.options.names import option_name
from marjapussi_desktop.ui.text.options.problems import problem_text
from marjapussi_desktop.ui.text.options.values import written_text

FILE_FAULTS: Final = {
    FileFault.UNREADABLE: QT_TRANSLATE_NOOP("HouseRules", "The file {file} cannot be read."),
    FileFault.NOT_HOUSE_RULES: QT_TRANSLATE_NOOP("HouseRules", "The file {file} holds no house rules of Marjapussi."),
    FileFault.NEWER: QT_TRANSLATE_NOOP(
        "HouseRules", "The house rules in {file} were written by a newer version of Marjapussi."
    ),
}


class HouseRulesTexts(QObject):
    """The texts that count something."""

    def title(self, game: str, changes: int) -> str:
        """``Huutopussi (2 changes)``; the game alone where nothing is changed."""
        if not changes:
            return game
        return self.tr("{game} ({changes})").format(game=game, changes=self.changes(changes))

    def changes(self, count: int) -> str:
        """``2 changes``."""
        return self.tr("%n change(s)", "", count)

    def more(self, count: int) -> str:
        """``and 3 more changes``."""
        return self.tr("and %n more change(s)", "", count)

    def players(self, layout: Layout) -> str:
        """``4 players``."""
        return self.tr("%n player(s)", "", players_in(layout))


def change_text(key: str, written: str) -> str:
    """One change: the option and its value."""
    return translate("HouseRules", "{option}: {value}").format(
        option=option_name(key), value=written_text(key, written)
    )


def change_texts(changes: Iterable[tuple[str, str]]) -> list[str]:
    """Each change in words."""
    return [change_text(key, written) for key, written in changes]


def file_fault_text(fault: FileFault, file: str) -> str:
    """Why a file cannot be taken."""
    return translate("HouseRules", FILE_FAULTS[fault]).format(file=plain_file(file))


def contradiction_text(file: str, problems: Sequence[Problem]) -> str:
    """Why the rules in a file cannot be played: the first thing that is wrong with them."""
    sentence = translate("HouseRules", "The house rules in {file} cannot be played. {why}")
    return sentence.format(file=plain_file(file), why=problem_text(problems[0]))
