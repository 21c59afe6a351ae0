"""Every key that does something, by where it does it: read from the tables by which the keys work."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.ui import bar, call_bar, claiming, keys, table_screen
from marjapussi_desktop.ui.commands import SUBMENUS, Command, MenuPart, command_text, commands_of, submenu_text
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.panels import amount_panel, aside, base
from marjapussi_desktop.ui.rich import STEPS
from marjapussi_desktop.ui.stepping.bar import KEYS, MORE_KEYS, REVIEW_KEY
from marjapussi_desktop.ui.table import hand_keys


@frozen
class Shortcut:
    """One line of the page: the keys as they stand on the keyboard, and what they do."""

    keys: str
    text: str


@frozen
class Section:
    """Where the keys work, and which there are."""

    title: str
    shortcuts: tuple[Shortcut, ...]


_HAND: Final = (
    (hand_keys.STEPS, QT_TRANSLATE_NOOP("Shortcuts", "To the next card")),
    (hand_keys.ACROSS, QT_TRANSLATE_NOOP("Shortcuts", "Move between the fan and the open cards")),
    (hand_keys.PRESS, QT_TRANSLATE_NOOP("Shortcuts", "Play or choose the card; while cards move, wait no longer")),
    (hand_keys.DIGITS, QT_TRANSLATE_NOOP("Shortcuts", "Play or choose the card of this number, from the left")),
    ((table_screen.PEEK_KEY,), QT_TRANSLATE_NOOP("Shortcuts", "Look at your own discards")),
    ((call_bar.KEY,), QT_TRANSLATE_NOOP("Shortcuts", "Kontra or Re, and once more to say it")),
    ((claiming.KEY,), QT_TRANSLATE_NOOP("Shortcuts", "Claim the rest, where it is offered")),
    ((base.ESCAPE,), QT_TRANSLATE_NOOP("Shortcuts", "From the bar or the story back to the hand; a hint away")),
    ((aside.KEY,), QT_TRANSLATE_NOOP("Shortcuts", "Bring a question back that was put aside")),
)
_PANELS: Final = (
    (base.SIDEWAYS, QT_TRANSLATE_NOOP("Shortcuts", "To the next button of the question")),
    (base.STEPS, QT_TRANSLATE_NOOP("Shortcuts", "More or less, when a number is asked")),
    (amount_panel.DIGITS, QT_TRANSLATE_NOOP("Shortcuts", "Type the number that is asked")),
    ((amount_panel.RUB_OUT,), QT_TRANSLATE_NOOP("Shortcuts", "Take its last digit away")),
    (keys.ENTER, QT_TRANSLATE_NOOP("Shortcuts", "Press the button")),
    ((base.ESCAPE,), QT_TRANSLATE_NOOP("Shortcuts", "Back to the least number, to the hand, or just lead")),
)
_EVERYWHERE: Final = (
    ((Qt.Key.Key_Tab,), QT_TRANSLATE_NOOP("Shortcuts", "To the next thing that takes keys; with Shift, back")),
    (STEPS, QT_TRANSLATE_NOOP("Shortcuts", "On a page of rules, from link to link; Enter follows one")),
    ((Qt.Key.Key_Space,), QT_TRANSLATE_NOOP("Shortcuts", "Press the button")),
    ((bar.MENU_KEY,), QT_TRANSLATE_NOOP("Shortcuts", "Open the menu")),
    ((base.ESCAPE,), QT_TRANSLATE_NOOP("Shortcuts", "Close the page, the lesson or the past hand")),
)


_NAMES: Final = {"Return": "Enter", "PgUp": "Page Up", "PgDown": "Page Down"}
"""Keys that Qt leaves in English or shortens in every language, as they are called in both of ours."""
_STEPS: Final = {
    "to_start": QT_TRANSLATE_NOOP("StepBar", "To the start"),
    "trick_back": QT_TRANSLATE_NOOP("StepBar", "A trick back"),
    "back": QT_TRANSLATE_NOOP("StepBar", "A step back"),
    "play": QT_TRANSLATE_NOOP("StepBar", "Play on, or pause"),
    "on": QT_TRANSLATE_NOOP("StepBar", "A step on"),
    "trick_on": QT_TRANSLATE_NOOP("StepBar", "A trick on"),
    "to_end": QT_TRANSLATE_NOOP("StepBar", "To the end"),
}


def sections(named: Callable[[Command], str] = command_text) -> Iterator[Section]:
    """All keys, in the language of the moment. ``named``: what a command is called."""
    yield Section(translate("Shortcuts", "Cards"), _rows(_HAND))
    yield Section(translate("Shortcuts", "Questions"), _rows(_PANELS))
    yield Section(translate("Shortcuts", "Anywhere"), _rows(_EVERYWHERE))
    yield from _commands(named)
    yield Section(translate("Shortcuts", "A hand that is looked at"), tuple(_steps()))


def _rows(rows: Sequence[tuple[Iterable[Qt.Key | int | str], str]]) -> tuple[Shortcut, ...]:
    return tuple(Shortcut(_shown(keys), translate("Shortcuts", text)) for keys, text in rows)


def _commands(named: Callable[[Command], str]) -> Iterator[Section]:
    """The commands with a key, by the parts of the menu."""
    for part in MenuPart:
        shortcuts = tuple(
            Shortcut(_shown(command.value.shortcuts), named(command))
            for command in commands_of(part)
            if command.value.shortcuts
        )
        if shortcuts:
            yield Section(submenu_text(part) if part in SUBMENUS else translate("Bar", "Menu"), shortcuts)


def _steps() -> Iterator[Shortcut]:
    for name, key in KEYS.items():
        more = [other for other, does in MORE_KEYS.items() if does == name]
        yield Shortcut(_shown([key, *more]), translate("StepBar", _STEPS[name]))
    to_moves = Command.LOOK_AT_HAND.value.shortcuts
    yield Shortcut(_shown(to_moves), translate("Shortcuts", "From the review to the moves"))
    yield Shortcut(_shown([REVIEW_KEY]), translate("Shortcuts", "From the moves to the review, and back"))


def _shown(keys: Iterable[Qt.Key | int | str]) -> str:
    """Keys as one reads them: digits as a range, each key once."""
    names = [_name(key) for key in keys]
    digits = sorted((name for name in names if name.isdigit()), key=lambda name: (int(name) - 1) % 10)
    if len(digits) > 2:
        names = [f"{digits[0]} … {digits[-1]}"]
    return ", ".join(dict.fromkeys(names))


def _name(key: Qt.Key | int | str) -> str:
    name = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
    return _NAMES.get(name, name)
