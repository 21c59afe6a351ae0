"""The bots that can be chosen for a seat, by name: levels as one table, and other programs.

The window reads this table without loading a bot: bots are imported when they are made.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Final

from marjapussi_desktop.bots.players.characters import CHARACTERS, PLAIN, Style
from marjapussi_desktop.engine.values import frozen

if TYPE_CHECKING:
    from marjapussi_desktop.bots.bot import Bot

MakeBot = Callable[[int, int | None, Style], "Bot"]
"""Makes a bot from a seed, a budget in milliseconds a decision (None: the level's own) and a style."""

CASUAL_BLUFFS: Final = 0.2
"""The probability that a casual player bluffs where that costs little."""


def _beginner(seed: int, _budget_ms: int | None, style: Style) -> Bot:
    from marjapussi_desktop.bots.players.beginner import BeginnerBot

    return BeginnerBot(seed, style)


def _casual(seed: int, _budget_ms: int | None, style: Style) -> Bot:
    from marjapussi_desktop.bots.knowledge.memory import EVERYDAY
    from marjapussi_desktop.bots.players.casual import CasualBot

    return CasualBot(seed, style, EVERYDAY, CASUAL_BLUFFS)


def _random(seed: int, _budget_ms: int | None, _style: Style) -> Bot:
    from marjapussi_desktop.bots.players.random_player import RandomBot

    return RandomBot(seed)


def _searching(skill: str) -> MakeBot:
    """Makes the players of a skill, named as in `skill.SKILLS`."""

    def make(seed: int, budget_ms: int | None, style: Style) -> Bot:
        from marjapussi_desktop.bots.players.search_player import SearchPlayer
        from marjapussi_desktop.bots.players.skill import SKILLS

        return SearchPlayer(SKILLS[skill], seed, budget_ms, style)

    return make


@frozen
class Level:
    """A level of play. ``make``: makes its bot; a level without search ignores the budget. ``is_offered``: whether a
    person can choose it; then ``ui/text/levels`` names it. The others are for tests, simulations and measurements.
    ``has_conventions``: its bids tell what the conventions say.
    """

    make: MakeBot
    is_offered: bool = False
    has_conventions: bool = True


LEVELS: Final[dict[str, Level]] = {
    "beginner": Level(_beginner, is_offered=True, has_conventions=False),
    "casual": Level(_casual, is_offered=True),
    "skilled": Level(_searching("skilled"), is_offered=True),
    "expert": Level(_searching("expert"), is_offered=True),
    "random": Level(_random, has_conventions=False),
    "skilled-points": Level(_searching("skilled-points")),
    "expert-points": Level(_searching("expert-points")),
    "network": Level(_searching("network")),
    "expert-flat": Level(_searching("expert-flat")),
}
"""Level id → the level; those that are offered weakest first. ``random`` ignores the style too. Those for points play
for the points of the hand instead of match equity, to measure what match equity adds. ``network`` plays by
the policy-value network alone where there is one (`value.networks`), ``expert-flat`` as `expert` without it and
without opponent models."""

OFFERED_LEVELS: Final = tuple(name for name, level in LEVELS.items() if level.is_offered)
"""The levels that a person can choose, weakest first; the last one gives the hints."""

EXEC: Final = "exec:"
"""The prefix of a bot's name that is another program's command."""
CHEAT: Final = "cheat"
"""The name of the bot that sees all cards: a yardstick, no level, and not made by any function here."""
CHARACTER: Final = "+"
BUDGET: Final = "@"
MOST_BUDGET_MS: Final = 600_000

IN_PLACE_OF_A_PROGRAM: Final = "skilled"
"""The level that moves where a program does not."""


class NameProblem(StrEnum):
    """Why a bot's name means nothing."""

    UNKNOWN = "unknown"
    NO_SUCH_CHARACTER = "no_such_character"
    BAD_BUDGET = "bad_budget"
    BAD_COMMAND = "bad_command"
    NO_CHEAT = "no_cheat"


class UnknownBotError(Exception):
    """There is no bot of this ``name``; ``problem``: why the name means nothing."""

    def __init__(self, name: str, problem: NameProblem) -> None:
        super().__init__(f"no bot is called {name!r} ({problem.value}); the levels are {', '.join(LEVELS)}")
        self.name = name
        self.problem = problem


@frozen
class BotName:
    """A parsed bot's name: a ``level``, with a ``budget_ms`` (None: the level's own) and a ``character`` (empty: none),
    or the ``command`` of another program.
    """

    level: str = ""
    budget_ms: int | None = None
    command: str | None = None
    character: str = ""


def parse_bot_name(name: str) -> BotName | NameProblem:
    """Parses ``casual``, ``skilled+aino``, ``expert+veikko@200`` or ``exec:COMMAND``."""
    if name.startswith(EXEC):
        return _parse_command(name.removeprefix(EXEC))
    player, at, budget = name.partition(BUDGET)
    level, plus, character = player.partition(CHARACTER)
    if level == CHEAT:
        return NameProblem.NO_CHEAT
    if level not in LEVELS:
        return NameProblem.UNKNOWN
    if plus and character not in CHARACTERS:
        return NameProblem.NO_SUCH_CHARACTER
    if at and not _is_budget(budget):
        return NameProblem.BAD_BUDGET
    return BotName(level, int(budget) if at else None, character=character)


def bids_by_conventions(name: str) -> bool:
    """Whether a bot of this name does; of other programs that is not known."""
    chosen = parse_bot_name(name)
    return isinstance(chosen, BotName) and chosen.command is None and LEVELS[chosen.level].has_conventions


def _is_budget(budget: str) -> bool:
    is_number = budget.isascii() and budget.isdigit() and len(budget) <= len(str(MOST_BUDGET_MS))
    return is_number and 1 <= int(budget) <= MOST_BUDGET_MS


def _parse_command(command: str) -> BotName | NameProblem:
    from marjapussi_desktop.bots.players.external.program import split_command

    try:
        split_command(command)
    except ValueError:
        return NameProblem.BAD_COMMAND
    return BotName(command=command)


def make_bot(name: str, seed: int, log_folder: Path | None = None) -> Bot:
    """Makes a bot by name. ``log_folder``: where another program's standard error goes.

    Raises UnknownBotError. A name with ``exec:`` runs a command: never pass a name that came from a file.
    """
    chosen = parse_bot_name(name)
    if isinstance(chosen, NameProblem):
        raise UnknownBotError(name, chosen)
    if chosen.command is None:
        style = CHARACTERS[chosen.character].style if chosen.character else PLAIN
        return LEVELS[chosen.level].make(seed, chosen.budget_ms, style)
    from marjapussi_desktop.bots.players.external.bot import ExternalBot

    return ExternalBot(chosen.command, seed, make_bot(IN_PLACE_OF_A_PROGRAM, seed), log_folder=log_folder)


def playable(name: str) -> str:
    """Turns a name from a record into one that can be played here, never another program's: an unknown character is
    left out, and a stand-in replaces anything else unknown.
    """
    level = name.partition(BUDGET)[0].partition(CHARACTER)[0]
    options = () if name.startswith(EXEC) else (name, level)
    return next((one for one in options if isinstance(parse_bot_name(one), BotName)), IN_PLACE_OF_A_PROGRAM)
