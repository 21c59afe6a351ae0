"""The window's actions, one per command, with their shortcuts and texts; each is enabled while it means something."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.ui.commands import (
    Command,
    at_the_match_text,
    command_text,
    go_on_text,
    no_hand_over_text,
    without_help_text,
)
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
AFTER_A_HAND: Final = (Command.LOOK_AT_HAND, Command.REVIEW, Command.SECOND_TABLE)
"""What there is to do with a hand that is over."""


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


def enable(
    actions: Actions,
    session: QtSession,
    *,
    is_match_shown: bool,
    is_table_shown: bool,
    is_covered: bool,
    is_trial: bool,
) -> dict[Command, str]:
    """Enable those that mean something now; why some are off that one might want. ``is_match_shown``: the table is,
    with a match on it; ``is_table_shown``: any table is; ``is_covered``: by a sheet, behind which nothing is to change;
    ``is_trial``: the match on the table is played without help, and not over.
    """
    why_off = _lead_to_match(actions[Command.PLAY_NOW], session, is_match_shown)
    for command, action in actions.items():
        if command.value.needs_match:
            action.setEnabled(is_match_shown)
        elif command.value.needs_table:
            action.setEnabled(is_table_shown)
    if is_match_shown:
        update = session.current()
        actions[Command.UNDO].setEnabled(update.may_undo and not is_covered)
        actions[Command.LAST_TRICK].setEnabled(update.view.last_trick is not None)
        has_past = update.view.result is not None or update.view.hand_number > 1
        for command in AFTER_A_HAND:
            actions[command].setEnabled(has_past)
        is_asked = update.prompt is not None and update.prompt.choices is not None
        actions[Command.QUIZ].setEnabled(is_asked and update.view.phase is Phase.PLAY)
        actions[Command.HINT].setEnabled(is_asked)
        actions[Command.WHY].setEnabled(session.last_thought() is not None)
        if not has_past:
            why_off |= dict.fromkeys(AFTER_A_HAND, no_hand_over_text())
    if is_match_shown and is_trial:
        why_off |= dict.fromkeys(HELP, without_help_text())
    for command in {*HELP, *AFTER_A_HAND, Command.PLAY_NOW}:
        set_tip(actions[command], why_off.get(command, ""))
        if command in why_off:
            actions[command].setEnabled(False)
    return why_off


def name_now(command: Command, session: QtSession) -> str:
    """What a command is called now: the one that begins a match leads back to one in play, by the name that the front
    page has for that.
    """
    view = session.current().view if session.has_match() else None
    if command is not Command.PLAY_NOW or view is None or view.winner is not None:
        return command_text(command)
    return go_on_text(is_of_day=view.is_of_day, is_hand_over=view.result is not None)


def _lead_to_match(action: QAction, session: QtSession, is_match_shown: bool) -> dict[Command, str]:
    """Let the command that begins a match lead back to one in play; why it is off where one is at it."""
    action.setText(name_now(Command.PLAY_NOW, session))
    is_at_it = is_match_shown and session.current().view.winner is None
    action.setEnabled(not is_at_it)
    return {Command.PLAY_NOW: at_the_match_text()} if is_at_it else {}
