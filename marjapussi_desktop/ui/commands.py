"""What the menu, the bar and the keyboard can do: one table, so that each thing has one name and one shortcut."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate


class Command(Enum):
    """A thing that the person can have the window do."""

    NEW_MATCH = auto()
    HOME = auto()
    UNDO = auto()
    LAST_TRICK = auto()
    HINT = auto()
    WHY = auto()
    THOUGHTS = auto()
    REPLAY = auto()
    OPEN_RECORD = auto()
    EXPORT_RECORD = auto()
    LEARN = auto()
    RULES = auto()
    RULES_IN_PLAY = auto()
    SETTINGS = auto()
    STATISTICS = auto()
    ABOUT = auto()
    FULL_SCREEN = auto()
    QUIT = auto()


@frozen
class CommandText:
    """``text`` in the menu; ``shortcuts``, the first of which is shown; ``icon`` in ``assets/icons``, or empty."""

    text: str
    shortcuts: tuple[str, ...] = ()
    icon: str = ""


COMMANDS: Final = {
    Command.NEW_MATCH: CommandText(QT_TRANSLATE_NOOP("Commands", "New match…"), ("Ctrl+N",), "new"),
    Command.HOME: CommandText(QT_TRANSLATE_NOOP("Commands", "Front page"), ("Ctrl+H",)),
    Command.UNDO: CommandText(QT_TRANSLATE_NOOP("Commands", "Undo"), ("Ctrl+Z", "Backspace"), "undo"),
    Command.LAST_TRICK: CommandText(QT_TRANSLATE_NOOP("Commands", "Last trick"), ("T",), "last-trick"),
    Command.HINT: CommandText(QT_TRANSLATE_NOOP("Commands", "Hint"), ("H",), "hint"),
    Command.WHY: CommandText(QT_TRANSLATE_NOOP("Commands", "Why?"), ("W",), "why"),
    Command.THOUGHTS: CommandText(QT_TRANSLATE_NOOP("Commands", "What the others thought"), ("Shift+W",)),
    Command.REPLAY: CommandText(QT_TRANSLATE_NOOP("Commands", "Replay these deals")),
    Command.OPEN_RECORD: CommandText(QT_TRANSLATE_NOOP("Commands", "Open record…"), ("Ctrl+O",)),
    Command.EXPORT_RECORD: CommandText(QT_TRANSLATE_NOOP("Commands", "Export record…"), ("Ctrl+E",)),
    Command.LEARN: CommandText(QT_TRANSLATE_NOOP("Commands", "Learn to play"), ("Ctrl+L",)),
    Command.RULES: CommandText(QT_TRANSLATE_NOOP("Commands", "Rules"), ("F1",), "rules"),
    Command.RULES_IN_PLAY: CommandText(QT_TRANSLATE_NOOP("Commands", "Rules in play"), ("Shift+F1",)),
    Command.SETTINGS: CommandText(QT_TRANSLATE_NOOP("Commands", "Settings"), ("Ctrl+,",), "settings"),
    Command.STATISTICS: CommandText(QT_TRANSLATE_NOOP("Commands", "Statistics"), ("Ctrl+I",), "statistics"),
    Command.ABOUT: CommandText(QT_TRANSLATE_NOOP("Commands", "About Marjapussi")),
    Command.FULL_SCREEN: CommandText(QT_TRANSLATE_NOOP("Commands", "Full screen"), ("F11",)),
    Command.QUIT: CommandText(QT_TRANSLATE_NOOP("Commands", "Quit"), ("Ctrl+Q",)),
}


@frozen
class Submenu:
    """Commands behind one ``text`` in the menu, which has to fit the smallest window."""

    text: str
    commands: tuple[Command, ...]


MENU: Final[tuple[Command | Submenu | None, ...]] = (
    Command.NEW_MATCH,
    Command.REPLAY,
    Command.HOME,
    None,
    Command.UNDO,
    Command.LAST_TRICK,
    Command.HINT,
    Command.WHY,
    Command.THOUGHTS,
    None,
    Submenu(QT_TRANSLATE_NOOP("Commands", "Records"), (Command.OPEN_RECORD, Command.EXPORT_RECORD)),
    Command.STATISTICS,
    Command.SETTINGS,
    Command.FULL_SCREEN,
    Submenu(
        QT_TRANSLATE_NOOP("Commands", "Help"),
        (Command.LEARN, Command.RULES, Command.RULES_IN_PLAY, Command.ABOUT),
    ),
    None,
    Command.QUIT,
)
"""The menu in its order; None is a line."""

ON_BAR: Final = (Command.UNDO, Command.LAST_TRICK, Command.HINT, Command.WHY, Command.RULES, Command.SETTINGS)

NEED_MATCH: Final = frozenset(
    {
        Command.UNDO,
        Command.LAST_TRICK,
        Command.HINT,
        Command.WHY,
        Command.THOUGHTS,
        Command.REPLAY,
        Command.EXPORT_RECORD,
        Command.RULES_IN_PLAY,
    }
)
"""What makes sense only while a match is on the table."""


def command_text(command: Command) -> str:
    """The command's name in the current language."""
    return translate("Commands", COMMANDS[command].text)


def submenu_text(submenu: Submenu) -> str:
    """The name of a part of the menu in the current language."""
    return translate("Commands", submenu.text)
