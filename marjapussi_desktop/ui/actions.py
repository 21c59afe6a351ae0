"""The window's actions, one per command, with their shortcuts and texts; each is enabled while it means something."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.ui.commands import Command, command_text, without_help_text
from marjapussi_desktop.ui.labels import set_tip

Actions = dict[Command, QAction]
HELP: Final = (
    Command.HINT,
    Command.WHY,
    Command.THOUGHTS,
    Command.UNDO,
    Command.NOTE,
    Command.QUIZ,
    Command.REVIEW,
    Command.SECOND_TABLE,
)
"""What a match without help goes without until it is over."""


def make_actions(window: QWidget) -> Actions:
    """Every command's action, whose shortcuts work anywhere in the window."""
    actions = {command: QAction(window) for command in Command}
    for command, action in actions.items():
        action.setCheckable(command.value.is_switch)
        action.setShortcuts([QKeySequence(keys) for keys in command.value.shortcuts])
        window.addAction(action)
    return actions


def retranslate(actions: Actions) -> None:
    """Set every text in the current language."""
    for command, action in actions.items():
        action.setText(command_text(command))


def enable(actions: Actions, session: QtSession, *, is_match_shown: bool, is_table_shown: bool, is_trial: bool) -> None:
    """Enable those that mean something now. ``is_match_shown``: the table is, with a match on it; ``is_table_shown``:
    any table is; ``is_trial``: the match on the table is played without help, and not over.
    """
    for command, action in actions.items():
        if command.value.needs_match:
            action.setEnabled(is_match_shown)
        elif command.value.needs_table:
            action.setEnabled(is_table_shown)
    if is_match_shown:
        update = session.current()
        actions[Command.UNDO].setEnabled(update.may_undo)
        actions[Command.LAST_TRICK].setEnabled(update.view.last_trick is not None)
        has_past = update.view.result is not None or update.view.hand_number > 1
        actions[Command.LOOK_AT_HAND].setEnabled(has_past)
        is_asked = update.prompt is not None and update.prompt.choices is not None
        actions[Command.QUIZ].setEnabled(is_asked and update.view.phase is Phase.PLAY)
        actions[Command.SECOND_TABLE].setEnabled(has_past)
        actions[Command.HINT].setEnabled(is_asked)
        actions[Command.REVIEW].setEnabled(has_past)
        actions[Command.WHY].setEnabled(session.last_thought() is not None)
    for command in HELP:
        is_withheld = is_match_shown and is_trial
        set_tip(actions[command], without_help_text() if is_withheld else "")
        if is_withheld:
            actions[command].setEnabled(False)
