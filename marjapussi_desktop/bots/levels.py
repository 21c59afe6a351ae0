"""The levels that can be chosen for a seat, as a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from marjapussi_desktop.bots.bot import Bot
from marjapussi_desktop.bots.casual import CasualBot
from marjapussi_desktop.bots.random_bot import RandomBot

LEVELS: Final[dict[str, Callable[[int], Bot]]] = {
    "casual": CasualBot,
    "random": RandomBot,
}
"""Level id → how to make its bot from a seed. ``random`` is for tests and for simulating."""

OFFERED_LEVELS: Final = ("casual",)
"""The levels that the window offers."""


def make_bot(level: str, seed: int) -> Bot:
    """A bot of a level with its own dice. Raises KeyError for a level that does not exist."""
    return LEVELS[level](seed)
