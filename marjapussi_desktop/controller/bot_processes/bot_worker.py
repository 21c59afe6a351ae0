"""The worker process in which bots think. It receives observations only; no Qt here.

The window's process imports this module for `Request` and `Reply`; the bots are imported in the worker alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from marjapussi_desktop.engine.values import frozen

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from marjapussi_desktop.bots.bot import Bot, Decision
    from marjapussi_desktop.engine.observation import Observation


@frozen
class Request:
    """A question to a bot. ``token``: returned with the reply; ``is_call``: whether the bot wants to say Kontra or Re;
    ``is_watch``: no question, only an observation for another program to follow; ``is_hint``: a hint for the person, by
    the best of the offered levels whatever ``level`` says; with ``is_call`` it tells what Kontra or Re would be worth,
    should it be said or not.

    ``level`` may be another program's command (``exec:COMMAND``), but never one that came from a file.
    """

    token: int
    level: str
    seed: int
    observation: Observation
    is_call: bool = False
    is_watch: bool = False
    is_hint: bool = False


@frozen
class Reply:
    """A bot's answer. ``decision``: None if the bot makes no call, or was only shown an observation; ``failed``: names
    of programs that have failed since the last reply.
    """

    token: int
    decision: Decision | None
    failed: tuple[str, ...] = ()
    is_hint: bool = False


_bots: dict[tuple[str, int], Bot] = {}


def _bot(name: str, seed: int) -> Bot:
    """The bot of a match; bots of other matches are closed."""
    from marjapussi_desktop.bots.bot import Following
    from marjapussi_desktop.bots.players.levels import EXEC, playable
    from marjapussi_desktop.controller.bot_processes.seating import seat_bot

    if not name.startswith(EXEC):
        name = playable(name)  # a record may come from a version with other levels
    if (name, seed) not in _bots:
        for other in [key for key in _bots if key[1] != seed]:
            gone = _bots.pop(other)
            if isinstance(gone, Following):
                gone.close()
        _bots[name, seed] = seat_bot(name, seed)
    return _bots[name, seed]


def decide(request: Request) -> Reply:
    """The answer to one request."""
    from marjapussi_desktop.bots.bot import Following
    from marjapussi_desktop.bots.players.levels import OFFERED_LEVELS

    bot = _bot(OFFERED_LEVELS[-1] if request.is_hint else request.level, request.seed)
    decision = None if request.is_watch else _decision(bot, request)
    if not isinstance(bot, Following):
        return Reply(request.token, decision, is_hint=request.is_hint)
    if request.is_watch:
        bot.watch(request.observation)
    return Reply(request.token, decision, tuple(trouble.program for trouble in bot.take_troubles()))


def _decision(bot: Bot, request: Request) -> Decision | None:
    from marjapussi_desktop.bots.explaining.explained import explained
    from marjapussi_desktop.bots.explaining.thrift import thrifty

    if request.is_call and request.is_hint:
        from marjapussi_desktop.bots.search.doubling import judged_call

        return judged_call(request.observation, request.seed)
    ask = bot.consider_call if request.is_call else bot.decide
    decision = ask(request.observation)
    if decision is not None and request.is_hint:
        decision = thrifty(request.observation, decision)
    return None if decision is None else explained(request.observation, decision)


def serve(connection: Connection) -> None:
    """Answers requests until the connection closes, then ends the programs."""
    from marjapussi_desktop.bots.bot import Following

    try:
        while True:
            connection.send(decide(connection.recv()))
    except (EOFError, OSError):
        for bot in _bots.values():
            if isinstance(bot, Following):
                bot.close()
