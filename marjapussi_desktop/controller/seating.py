"""Makes bots by their names on the command line, with a folder for the logs of other programs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from marjapussi_desktop.bots.bot import Bot
from marjapussi_desktop.bots.players.cheat import CheatBot
from marjapussi_desktop.bots.players.external.troubles import Trouble
from marjapussi_desktop.bots.players.levels import CHEAT, EXEC, make_bot
from marjapussi_desktop.settings.paths import places

TellTrouble = Callable[[Trouble], None]
"""Called when a program in a seat has failed."""


def ignore_trouble(_trouble: Trouble) -> None:
    """Does nothing."""


def seat_bot(name: str, seed: int) -> Bot:
    """A bot for a seat. Raises UnknownBotError. With ``exec:`` it runs a command."""
    return make_bot(name, seed, _log_folder() if name.startswith(EXEC) else None)


def measured_bot(name: str, seed: int) -> Bot:
    """A bot for measurements: also the one that sees all cards."""
    return CheatBot(seed) if name == CHEAT else seat_bot(name, seed)


def _log_folder() -> Path | None:
    """The folder for logs; None if it cannot be made."""
    folder = places().program_logs
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder
