"""What the menu, the bar and the keyboard can do: one row for each command. What it does is one function in
``command_functions``.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate


class MenuPart(Enum):
    """Where in the menu a command stands; a command's part decides, and within it the order of the rows."""

    MATCH = auto()
    HAND = auto()
    READ_OUT = auto()
    RECORDS = auto()
    PROGRAM = auto()
    HELP = auto()
    END = auto()


SUBMENUS: Final = {
    MenuPart.HAND: QT_TRANSLATE_NOOP("Commands", "The hand in play"),
    MenuPart.READ_OUT: QT_TRANSLATE_NOOP("Commands", "Read out"),
    MenuPart.RECORDS: QT_TRANSLATE_NOOP("Commands", "Records"),
    MenuPart.HELP: QT_TRANSLATE_NOOP("Commands", "Help"),
}
"""The parts behind one text, as the menu has to fit the smallest window."""

_WITHOUT_HELP: Final = QT_TRANSLATE_NOOP("Commands", "This match is played without help.")
_NO_HAND_OVER: Final = QT_TRANSLATE_NOOP("Commands", "Once the first hand is over, it can be looked at and reviewed.")
_AT_THE_MATCH: Final = QT_TRANSLATE_NOOP("Commands", "You are at your match. “New match…” begins another one.")
AFTER_A_LINE: Final = frozenset({MenuPart.HAND, MenuPart.RECORDS, MenuPart.END})


@frozen
class CommandRow:
    """``text`` in the menu; ``shortcuts``, the first of which is shown; ``icon`` in ``assets/icons``, or empty;
    ``needs_match``: it makes sense only while a match is on the table; ``needs_table``: while any table is shown, also
    a lesson's; ``is_on_bar``: it has a button there too; ``is_switch``: it is on or off, which the menu shows; ``tip``:
    what that button tells besides, where its name says too little.
    """

    part: MenuPart
    text: str
    shortcuts: tuple[str, ...] = ()
    icon: str = ""
    needs_match: bool = False
    needs_table: bool = False
    is_on_bar: bool = False
    is_switch: bool = False
    tip: str = ""


class Command(Enum):
    """A thing that the person can have the window do, in the menu's order within its part."""

    PLAY_NOW = CommandRow(MenuPart.MATCH, QT_TRANSLATE_NOOP("Commands", "Play now"), ("Ctrl+P",))
    NEW_MATCH = CommandRow(MenuPart.MATCH, QT_TRANSLATE_NOOP("Commands", "New match…"), ("Ctrl+N",), "new")
    DAY = CommandRow(MenuPart.MATCH, QT_TRANSLATE_NOOP("Commands", "Deal of the day"))
    LEARN = CommandRow(MenuPart.MATCH, QT_TRANSLATE_NOOP("Commands", "Learn to play"), ("Ctrl+L",))
    PUZZLES = CommandRow(MenuPart.MATCH, QT_TRANSLATE_NOOP("Commands", "Puzzles"), ("Ctrl+U",))
    REPLAY = CommandRow(MenuPart.MATCH, QT_TRANSLATE_NOOP("Commands", "Replay these deals"), needs_match=True)
    HOME = CommandRow(MenuPart.MATCH, QT_TRANSLATE_NOOP("Commands", "Front page"), ("Ctrl+H",))

    UNDO = CommandRow(
        MenuPart.HAND,
        QT_TRANSLATE_NOOP("Commands", "Undo"),
        ("Ctrl+Z", "Backspace"),
        "undo",
        needs_match=True,
        is_on_bar=True,
    )
    LAST_TRICK = CommandRow(
        MenuPart.HAND,
        QT_TRANSLATE_NOOP("Commands", "Previous trick"),
        ("T",),
        "last-trick",
        needs_match=True,
        is_on_bar=True,
    )
    HINT = CommandRow(
        MenuPart.HAND,
        QT_TRANSLATE_NOOP("Commands", "Hint"),
        ("H",),
        "hint",
        needs_match=True,
        is_on_bar=True,
        tip=QT_TRANSLATE_NOOP("Commands", "What would a strong player do in your place?"),
    )
    WHY = CommandRow(
        MenuPart.HAND,
        QT_TRANSLATE_NOOP("Commands", "Why?"),
        ("W",),
        "why",
        needs_match=True,
        is_on_bar=True,
        tip=QT_TRANSLATE_NOOP("Commands", "Why was the last move made?"),
    )
    THOUGHTS = CommandRow(
        MenuPart.HAND, QT_TRANSLATE_NOOP("Commands", "What the others thought"), ("Shift+W",), needs_match=True
    )
    STORY = CommandRow(MenuPart.HAND, QT_TRANSLATE_NOOP("Commands", "Story of the hand"), ("S",), needs_match=True)
    NOTE = CommandRow(MenuPart.HAND, QT_TRANSLATE_NOOP("Commands", "What can be known"), ("N",), needs_match=True)
    LOOK_AT_HAND = CommandRow(
        MenuPart.HAND, QT_TRANSLATE_NOOP("Commands", "Step through the hand"), ("Ctrl+B",), needs_match=True
    )
    REVIEW = CommandRow(
        MenuPart.HAND, QT_TRANSLATE_NOOP("Commands", "Review my decisions"), ("Ctrl+J",), needs_match=True
    )

    QUIZ = CommandRow(MenuPart.HAND, QT_TRANSLATE_NOOP("Commands", "Quiz me"), ("Q",), needs_match=True)
    SECOND_TABLE = CommandRow(
        MenuPart.HAND, QT_TRANSLATE_NOOP("Commands", "Second table"), ("Ctrl+T",), needs_match=True
    )

    READ_HAND = CommandRow(MenuPart.READ_OUT, QT_TRANSLATE_NOOP("Commands", "My cards"), ("Ctrl+1",), needs_table=True)
    READ_TRICK = CommandRow(
        MenuPart.READ_OUT, QT_TRANSLATE_NOOP("Commands", "The trick"), ("Ctrl+2",), needs_table=True
    )
    READ_TRUMPS = CommandRow(
        MenuPart.READ_OUT, QT_TRANSLATE_NOOP("Commands", "Trumps and contract"), ("Ctrl+3",), needs_table=True
    )
    READ_SCORE = CommandRow(
        MenuPart.READ_OUT, QT_TRANSLATE_NOOP("Commands", "The score"), ("Ctrl+4",), needs_table=True
    )
    READ_RECENT = CommandRow(
        MenuPart.READ_OUT, QT_TRANSLATE_NOOP("Commands", "What happened last"), ("Ctrl+5",), needs_table=True
    )

    OPEN_RECORD = CommandRow(MenuPart.RECORDS, QT_TRANSLATE_NOOP("Commands", "Open record and play on…"), ("Ctrl+O",))
    EXPORT_RECORD = CommandRow(
        MenuPart.RECORDS, QT_TRANSLATE_NOOP("Commands", "Export record…"), ("Ctrl+E",), needs_match=True
    )
    LOOK_AT_RECORD = CommandRow(
        MenuPart.RECORDS, QT_TRANSLATE_NOOP("Commands", "Step through a record…"), ("Ctrl+Shift+O",)
    )

    ARCHIVE = CommandRow(MenuPart.RECORDS, QT_TRANSLATE_NOOP("Commands", "Archive"), ("Ctrl+R",))
    MISTAKES = CommandRow(MenuPart.RECORDS, QT_TRANSLATE_NOOP("Commands", "Your mistakes"), ("Ctrl+M",))

    STATISTICS = CommandRow(MenuPart.PROGRAM, QT_TRANSLATE_NOOP("Commands", "Statistics"), ("Ctrl+I",), "statistics")
    SETTINGS = CommandRow(
        MenuPart.PROGRAM, QT_TRANSLATE_NOOP("Commands", "Settings"), ("Ctrl+,",), "settings", is_on_bar=True
    )
    SOUND = CommandRow(MenuPart.PROGRAM, QT_TRANSLATE_NOOP("Commands", "Sound"), ("M",), "sound", is_switch=True)
    FULL_SCREEN = CommandRow(MenuPart.PROGRAM, QT_TRANSLATE_NOOP("Commands", "Full screen"), ("F11",))

    SHORTCUTS = CommandRow(MenuPart.HELP, QT_TRANSLATE_NOOP("Commands", "Shortcuts"), ("F2", "?"))
    RULES = CommandRow(MenuPart.HELP, QT_TRANSLATE_NOOP("Commands", "Rules"), ("F1",), "rules", is_on_bar=True)
    RULES_IN_PLAY = CommandRow(
        MenuPart.HELP, QT_TRANSLATE_NOOP("Commands", "Rules in play"), ("Shift+F1",), needs_match=True
    )
    FAIR_DEALS = CommandRow(MenuPart.HELP, QT_TRANSLATE_NOOP("Commands", "Fair deals"))
    NEWS = CommandRow(MenuPart.HELP, QT_TRANSLATE_NOOP("Commands", "What is new"))
    ABOUT = CommandRow(MenuPart.HELP, QT_TRANSLATE_NOOP("Commands", "About Marjapussi"))

    QUIT = CommandRow(MenuPart.END, QT_TRANSLATE_NOOP("Commands", "Quit"), ("Ctrl+Q",))


def commands_of(part: MenuPart) -> tuple[Command, ...]:
    """The commands of a part of the menu, in their order."""
    return tuple(command for command in Command if command.value.part is part)


def command_text(command: Command) -> str:
    """The command's name in the current language."""
    return translate("Commands", command.value.text)


def command_tip(command: Command) -> str:
    """What its button tells besides the name in the current language; empty where that says enough."""
    return translate("Commands", command.value.tip) if command.value.tip else ""


def go_on_text(*, is_of_day: bool, is_hand_over: bool) -> str:
    """What leads back to the match in play, be it a deal of the day, in the current language."""
    if not is_of_day:
        return translate("Commands", "Continue the match")
    if is_hand_over:
        return translate("Commands", "The result of the deal of the day")
    return translate("Commands", "Continue the deal of the day")


def at_the_match_text() -> str:
    """Why nothing leads to the match in play where it is shown, in the current language."""
    return translate("Commands", _AT_THE_MATCH)


def without_help_text() -> str:
    """Why a command that would help is off, in the current language."""
    return translate("Commands", _WITHOUT_HELP)


def no_hand_over_text() -> str:
    """Why nothing can be done yet with a hand that is over, in the current language."""
    return translate("Commands", _NO_HAND_OVER)


def submenu_text(part: MenuPart) -> str:
    """The name of a part of the menu in the current language."""
    return translate("Commands", SUBMENUS[part])
