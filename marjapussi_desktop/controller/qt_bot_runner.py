"""Bots in their own process, as the interface's thread sees them: requests go out, replies come in as a signal."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.bot_worker import Reply, Request, decide, serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    _Worker = tuple[BaseProcess, Connection]


class BotRunner(QObject):
    """Keeps one worker process, started with the first request.

    Signals: ``replied(Reply)``, in the order of the requests. If the process cannot be had or dies, requests are
    answered in a thread of this process instead, so the match always goes on.
    """

    replied = Signal(object)

    def __init__(self, parent: QObject | None = None, waits: bool = False) -> None:
        """``waits``: requests wait until ``warm_up`` is called, so that the window can be painted first."""
        super().__init__(parent)
        self._waits = waits
        self._lock = threading.Condition()
        self._requests: list[Request] = []
        self._is_closing = False
        self._thread: threading.Thread | None = None

    def request(self, request: Request) -> None:
        """Asks a bot; the reply comes by the signal."""
        with self._lock:
            self._requests.append(request)
            self._lock.notify()
        if not self._waits:
            self.warm_up()

    def warm_up(self) -> None:
        """Starts the process, ahead of the first request or for those that wait."""
        self._waits = False
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="bots", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Ends the process; no reply comes after this."""
        with self._lock:
            self._is_closing = True
            self._requests.clear()
            self._lock.notify()
        if self._thread is not None:
            self._thread.join(timeout=5)
            self._thread = None

    # -- in the thread ------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        worker = _start_worker()
        while (request := self._next()) is not None:
            reply = _ask(worker, request)
            if reply is None:
                worker = None
                reply = decide_here(request)
            if not self._is_closing:
                self.replied.emit(reply)
        if worker is not None:
            process, connection = worker
            connection.close()
            process.join(timeout=2)
            if process.is_alive():
                process.kill()

    def _next(self) -> Request | None:
        with self._lock:
            while not self._requests and not self._is_closing:
                self._lock.wait()
            return None if self._is_closing else self._requests.pop(0)


def _start_worker() -> _Worker | None:
    from multiprocessing import get_context

    context = get_context("spawn")
    here, there = context.Pipe()
    try:
        process = context.Process(target=serve, args=(there,), name="marjapussi-bots", daemon=True)
        process.start()
    except (OSError, RuntimeError):
        return None
    there.close()
    return process, here


def decide_here(request: Request) -> Reply:
    """The reply without a worker; a bot that fails even so moves at random, so that the match goes on, and gives
    no hint.
    """
    try:
        return decide(request)
    except Exception:
        import logging

        from marjapussi_desktop.bots.players.random_player import RandomBot

        logging.getLogger(__name__).exception("a bot failed at %s", request.observation.moves)
        if request.is_call or request.is_hint:
            return Reply(request.token, None, is_hint=request.is_hint)
        return Reply(request.token, RandomBot(request.seed).decide(request.observation))


def _ask(worker: _Worker | None, request: Request) -> Reply | None:
    """The worker's reply, or None if there is no worker or it has died."""
    if worker is None:
        return None
    _process, connection = worker
    try:
        connection.send(request)
        reply = connection.recv()
    except (EOFError, OSError):
        return None
    assert isinstance(reply, Reply)
    return reply
