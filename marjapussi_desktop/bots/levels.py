"""The bots that can be chosen for a seat, by name: levels as a table, and other programs."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Final

from marjapussi_desktop.bots.bot import Bot
from marjapussi_desktop.bots.casual import CasualBot
from marjapussi_desktop.bots.external.bot import ExternalBot
from marjapussi_desktop.bots.external.program import split_command
from marjapussi_desktop.bots.random_bot import RandomBot
from marjapussi_desktop.bots.skilled import SKILLED, SearchingBot
from marjapussi_desktop.engine.values import frozen

MakeBot = Callable[[int, int | None], Bot]
"""Makes a bot from its seed and its budget in milliseconds a decision; None for the level's own budget."""

LEVELS: Final[dict[str, MakeBot]] = {
    "casual": lambda seed, _budget_ms: CasualBot(seed),
    "skilled": lambda seed, budget_ms: SearchingBot(SKILLED, seed, budget_ms),
    "random": lambda seed, _budget_ms: RandomBot(seed),
}
"""Level id → its bot. A level without search ignores the budget. ``random`` is for tests and for simulating."""

OFFERED_LEVELS: Final = ("casual", "skilled")
"""The levels that the window offers, weakest first."""

EXEC: Final = "exec:"
"""How the name of another program's command begins."""
CHEAT: Final = "cheat"
"""The name kept for a bot that sees all cards, to measure the others against."""
BUDGET: Final = "@"
MOST_BUDGET_MS: Final = 600_000

IN_PLACE_OF_A_PROGRAM: Final = ("skilled", "casual")
"""The first of these levels that there is moves where a program does not."""


class NameProblem(StrEnum):
    """Why a bot's name means nothing."""

    UNKNOWN = "unknown"
    BAD_BUDGET = "bad_budget"
    BAD_COMMAND = "bad_command"
    NO_CHEAT = "no_cheat"


@frozen
class BotName:
    """A bot's name taken apart: a ``level`` and perhaps its ``budget_ms``, or the ``command`` of another program."""

    level: str = ""
    budget_ms: int | None = None
    command: str | None = None


def parse_bot_name(name: str) -> BotName | NameProblem:
    """``casual``, ``expert@200``, ``exec:COMMAND``."""
    if name.startswith(EXEC):
        return _parse_command(name.removeprefix(EXEC))
    level, at, budget = name.partition(BUDGET)
    if level == CHEAT and CHEAT not in LEVELS:
        return NameProblem.NO_CHEAT
    if level not in LEVELS:
        return NameProblem.UNKNOWN
    if not at:
        return BotName(level)
    is_number = budget.isascii() and budget.isdigit() and len(budget) <= len(str(MOST_BUDGET_MS))
    if not is_number or not 1 <= int(budget) <= MOST_BUDGET_MS:
        return NameProblem.BAD_BUDGET
    return BotName(level, int(budget))


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
        return LEVELS[chosen.level](seed, chosen.budget_ms)
    level = next(level for level in IN_PLACE_OF_A_PROGRAM if level in LEVELS)
    return ExternalBot(chosen.command, seed, LEVELS[level](seed, None), log_folder=log_folder)
