"""The command line as data, read from the program's own parsers: what completions and manual pages are made of."""

from __future__ import annotations

import argparse
from dataclasses import dataclass

import names  # noqa: F401  (makes the package importable)

from marjapussi_desktop import cli
from marjapussi_desktop.bots.players.levels import OFFERED_LEVELS
from marjapussi_desktop.engine.presets import PRESETS


@dataclass(frozen=True, slots=True)
class Word:
    """An option or an argument: ``names`` is empty for an argument; ``values`` are all that are known beforehand."""

    names: tuple[str, ...]
    metavar: str
    told: str
    values: tuple[str, ...]
    is_file: bool
    takes_value: bool


def commands() -> dict[str, str]:
    """Each command and what it does."""
    return dict(cli.COMMANDS)


def flags() -> dict[str, str]:
    """What stands in the place of a command."""
    return dict(cli.FLAGS)


def words_of(command: str) -> list[Word]:
    """The options and arguments of a command, in the parser's order."""
    return [_word(action) for action in cli.parser_of(command)._actions]


def _word(action: argparse.Action) -> Word:
    metavar = str(action.metavar or "|".join(map(str, action.choices or ())) or action.dest.upper())
    values = tuple(map(str, action.choices or ())) or _VALUES.get(action.dest, tuple)()
    takes = action.nargs != 0
    told = (action.help or _TOLD.get(action.dest, "")) if action.dest != "help" else "tell these words"
    return Word(tuple(action.option_strings), metavar, told, values, metavar == "FILE" and takes, takes)


_VALUES = {
    "preset": lambda: tuple(PRESETS),
    "level": lambda: OFFERED_LEVELS,
    "bots": lambda: (*OFFERED_LEVELS, "random"),
    "a": lambda: (*OFFERED_LEVELS, "random"),
    "b": lambda: (*OFFERED_LEVELS, "random"),
}
_TOLD = {"preset": "the game", "matches": "how many matches", "seed": "deals and bots repeat exactly"}
