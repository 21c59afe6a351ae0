"""The bots that can be chosen for a seat, by name: levels as a table, and other programs."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Final

from marjapussi_desktop.bots.bot import Bot
from marjapussi_desktop.bots.knowledge.memory import EVERYDAY
from marjapussi_desktop.bots.players.beginner import BeginnerBot
from marjapussi_desktop.bots.players.casual import CasualBot
from marjapussi_desktop.bots.players.characters import CHARACTERS
from marjapussi_desktop.bots.players.external.bot import ExternalBot
from marjapussi_desktop.bots.players.external.program import split_command
from marjapussi_desktop.bots.players.offered import OFFERED_LEVELS as OFFERED_LEVELS
from marjapussi_desktop.bots.players.random_player import RandomBot
from marjapussi_desktop.bots.players.search_player import EXPERT, SKILLED, SearchPlayer, for_points
from marjapussi_desktop.bots.players.style import PLAIN, Style
from marjapussi_desktop.engine.values import frozen

MakeBot = Callable[[int, int | None, Style], Bot]
"""Makes a bot from its seed, its budget in milliseconds a decision (None: the level's own) and its style."""

CASUAL_BLUFFS: Final = 0.2
"""How often a casual player bluffs where that costs little."""

LEVELS: Final[dict[str, MakeBot]] = {
    "beginner": lambda seed, _budget_ms, style: BeginnerBot(seed, style),
    "casual": lambda seed, _budget_ms, style: CasualBot(seed, style, EVERYDAY, CASUAL_BLUFFS),
    "skilled": lambda seed, budget_ms, style: SearchPlayer(SKILLED, seed, budget_ms, style),
    "expert": lambda seed, budget_ms, style: SearchPlayer(EXPERT, seed, budget_ms, style),
    "random": lambda seed, _budget_ms, _style: RandomBot(seed),
}
"""Level id → its bot. A level without search ignores the budget. ``random``, which ignores the style too, is for tests
and for simulating."""

FOR_POINTS: Final[dict[str, MakeBot]] = {
    "skilled-points": lambda seed, budget_ms, style: SearchPlayer(for_points(SKILLED), seed, budget_ms, style),
    "expert-points": lambda seed, budget_ms, style: SearchPlayer(for_points(EXPERT), seed, budget_ms, style),
}
"""Searching levels that play for the points of a hand and not for the match: to measure what that thought adds."""

EXEC: Final = "exec:"
"""How the name of another program's command begins."""
CHEAT: Final = "cheat"
"""A bot that sees all cards, to measure the others against: no level, and made by none of the functions here."""
CHARACTER: Final = "+"
BUDGET: Final = "@"
MOST_BUDGET_MS: Final = 600_000

IN_PLACE_OF_A_PROGRAM: Final = ("skilled", "casual")
"""The first of these levels that there is moves where a program does not."""


class NameProblem(StrEnum):
    """Why a bot's name means nothing."""

    UNKNOWN = "unknown"
    NO_SUCH_CHARACTER = "no_such_character"
    BAD_BUDGET = "bad_budget"
    BAD_COMMAND = "bad_command"
    NO_CHEAT = "no_cheat"


@frozen
class BotName:
    """A bot's name taken apart: a ``level``, perhaps with its ``budget_ms`` and a ``character`` (empty: none), or the
    ``command`` of another program.
    """

    level: str = ""
    budget_ms: int | None = None
    command: str | None = None
    character: str = ""


def parse_bot_name(name: str) -> BotName | NameProblem:
    """``casual``, ``skilled+aino``, ``expert+veikko@200``, ``exec:COMMAND``."""
    if name.startswith(EXEC):
        return _parse_command(name.removeprefix(EXEC))
    player, at, budget = name.partition(BUDGET)
    level, plus, character = player.partition(CHARACTER)
    if level == CHEAT:
        return NameProblem.NO_CHEAT
    if level not in LEVELS and level not in FOR_POINTS:
        return NameProblem.UNKNOWN
    if plus and character not in CHARACTERS:
        return NameProblem.NO_SUCH_CHARACTER
    if at and not _is_budget(budget):
        return NameProblem.BAD_BUDGET
    return BotName(level, int(budget) if at else None, character=character)


def _is_budget(budget: str) -> bool:
    is_number = budget.isascii() and budget.isdigit() and len(budget) <= len(str(MOST_BUDGET_MS))
    return is_number and 1 <= int(budget) <= MOST_BUDGET_MS


def _parse_command(command: str) -> BotName | NameProblem:
    try:
        split_command(command)
    except ValueError:
        return NameProblem.BAD_COMMAND
    return BotName(command=command)


def make_bot(name: str, seed: int, log_folder: Path | None = None) -> Bot:
    """A bot with its own dice. ``log_folder``: where another program's complaints go.

    Raises KeyError for a name that means nothing. With ``exec:`` it runs a command: never with a name out of a file.
    """
    chosen = parse_bot_name(name)
    if isinstance(chosen, NameProblem):
        raise KeyError(name)
    if chosen.command is None:
        style = CHARACTERS[chosen.character].style if chosen.character else PLAIN
        return {**LEVELS, **FOR_POINTS}[chosen.level](seed, chosen.budget_ms, style)
    return ExternalBot(chosen.command, seed, make_bot(_stand_in(), seed), log_folder=log_folder)


def _stand_in() -> str:
    return next(level for level in IN_PLACE_OF_A_PROGRAM if level in LEVELS)


def playable(name: str) -> str:
    """A name out of a record as one that can be played here, and never another program's: an unknown character is left
    out, and a stand-in moves for whatever else is not known.
    """
    level = name.partition(BUDGET)[0].partition(CHARACTER)[0]
    options = () if name.startswith(EXEC) else (name, level)
    return next((one for one in options if isinstance(parse_bot_name(one), BotName)), _stand_in())
