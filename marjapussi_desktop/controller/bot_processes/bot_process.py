"""The bots' worker process, from the side of this process: starts it, asks it, restarts it, ends it. No Qt here."""

from __future__ import annotations

import time
from collections import deque
from typing import TYPE_CHECKING, Final

from marjapussi_desktop.controller.bot_processes.bot_worker import Reply, Request, decide, serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from marjapussi_desktop.processes.workers import Worker

TRIES: Final = 2
"""How many worker processes may die of one question before it is answered in this process."""
MOST_DEATHS: Final = 3
IN_S: Final = 60.0
"""After ``MOST_DEATHS`` within so many seconds no process is started until the oldest death is longer ago."""


class BotProcess:
    """At most one worker process at a time. One thread uses it and must outlive it; any may call ``release``."""

    def __init__(self) -> None:
        self._worker: Worker | None = None
        self._deaths: deque[float] = deque(maxlen=MOST_DEATHS)
        self._is_busy = False
        self._is_released = False
        self._release: tuple[Connection, Connection] | None = None  # a pipe: reading end, writing end

    @property
    def has_given_up(self) -> bool:
        """Whether so many processes have died lately that none is started for now."""
        return len(self._deaths) == MOST_DEATHS and time.monotonic() - self._deaths[0] < IN_S

    def start(self) -> None:
        """Starts a process unless one runs or starting has been given up."""
        from multiprocessing import Pipe

        from marjapussi_desktop.processes.workers import Worker

        self._release = self._release or Pipe(duplex=False)
        if self._worker is None and not self.has_given_up:
            try:
                self._worker = Worker("marjapussi-bots", serve)
            except (OSError, RuntimeError):
                self._deaths.append(time.monotonic())

    def ask(self, request: Request) -> Reply | None:
        """The reply; None if no process could give one, or after ``release``."""
        for _try in range(TRIES):
            self.start()
            if self._worker is None:
                return None
            try:
                return self._reply(self._worker, request)
            except (EOFError, OSError):
                self._worker.kill()
                self._worker = None
                self._deaths.append(time.monotonic())
        return None

    def _reply(self, worker: Worker, request: Request) -> Reply | None:
        """Raises EOFError or OSError if the process has died."""
        from multiprocessing.connection import wait

        self._is_busy = True
        worker.connection.send(request)
        assert self._release is not None
        released = self._release[0]
        if self._is_released or released in wait([worker.connection, released]):
            return None
        reply = worker.connection.recv()
        self._is_busy = False
        assert isinstance(reply, Reply)
        return reply

    def release(self) -> None:
        """Ends every wait for a reply, now and later. Any thread may call it."""
        self._is_released = True
        if self._release is not None:
            self._release[1].send(None)

    def close(self) -> None:
        """Ends the process. An idle one gets time to end its programs; one that thinks or is stuck is killed."""
        from marjapussi_desktop.processes.workers import end_workers

        if self._worker is not None:
            if self._is_busy:
                self._worker.kill()
            end_workers([self._worker])
            self._worker = None


def decide_simply(request: Request) -> Reply:
    """A reply without a process, by a level that is quick enough for the interface's thread. If that fails too, the
    move is random, so that the match goes on.
    """
    if request.is_watch:
        return Reply(request.token, None)
    from marjapussi_desktop.bots.players.casual import CasualBot
    from marjapussi_desktop.engine.values import changed

    try:
        decision = decide(changed(request, level=CasualBot.name, is_hint=False)).decision
    except Exception:
        import logging

        from marjapussi_desktop.bots.players.random_player import RandomBot

        logging.getLogger(__name__).exception("a bot failed at %s", request.observation.moves)
        is_question = not (request.is_call or request.is_hint)
        decision = RandomBot(request.seed).decide(request.observation) if is_question else None
    return Reply(request.token, decision, is_hint=request.is_hint)
