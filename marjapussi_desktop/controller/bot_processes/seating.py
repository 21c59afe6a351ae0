"""Bots where there is no window: made by their names on the command line, and asked in turn to play a hand out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from marjapussi_desktop.bots.bot import Bot
from marjapussi_desktop.bots.players.external.troubles import Trouble
from marjapussi_desktop.bots.players.levels import EXEC, make_bot
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.state import Deal, HandState, MatchState
from marjapussi_desktop.settings.paths import places

TellTrouble = Callable[[Trouble], None]
"""Called when a program in a seat has failed."""


def ignore_trouble(_trouble: Trouble) -> None:
    """Does nothing."""


def seat_bot(name: str, seed: int) -> Bot:
    """A bot for a seat. Raises UnknownBotError. With ``exec:`` it runs a command."""
    return make_bot(name, seed, _log_folder() if name.startswith(EXEC) else None)


def played_out(match: MatchState, deal: Deal, bots: Sequence[Bot]) -> tuple[MatchState, HandState]:
    """Deals the match's next hand and lets the bots, one a seat, play it to its end: the match afterwards and the hand.

    The bots say neither Kontra nor Re out of turn.
    """
    match = game.deal(match, deal).match
    while (seat := game.seat_to_act(match)) is not None:
        assert match.hand is not None
        step = game.act(match, seat, bots[seat].decide(observe(match.hand, seat)).action)
        assert isinstance(step, game.Step), "bots do what is allowed"
        match = step.match
    assert match.hand is not None
    return match, match.hand


def _log_folder() -> Path | None:
    """The folder for logs; None if it cannot be made."""
    folder = places().program_logs
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder
