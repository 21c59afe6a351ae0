"""The rules to read: of the game that is being chosen, else of the match on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.sheets.new_match import NewMatchSheet
from marjapussi_desktop.ui.sheets.rules import RulesSheet
from marjapussi_desktop.ui.sheets.rules_in_play import RulesInPlaySheet

if TYPE_CHECKING:
    from marjapussi_desktop.ui.main_window import MainWindow


def open_rules(window: MainWindow) -> RulesSheet:
    """Open the page of the game that the sheet for a new match is at, which comes back as it was; elsewhere and from
    the rules in play that of the match on the table, or of the game that was chosen last.
    """
    choosing = window.opened.waiting or window.sheet
    if isinstance(choosing, NewMatchSheet) and not isinstance(window.sheet, RulesInPlaySheet):
        draft = choosing.draft
        rules = None if draft.problems() else draft.rules
        sheet = RulesSheet(window.screens, window.language, draft.preset, rules, is_in_play=False)
        sheet.lesson_wanted.connect(window.show_lesson)
        window.open(sheet)
        return sheet
    view = window.session.current().view if window.session.has_match() else None
    preset = window.preferences.preset if view is None else view.preset
    sheet = RulesSheet(window.screens, window.language, preset, None if view is None else view.rules)
    sheet.in_play.connect(lambda: window.do(Command.RULES_IN_PLAY))
    sheet.lesson_wanted.connect(window.show_lesson)
    window.open(sheet)
    return sheet
