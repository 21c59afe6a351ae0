"""Runs the bots' process for the interface's thread: requests go out, replies come as a signal."""

from __future__ import annotations

import threading
from typing import Final

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.bot_processes.bot_process import BotProcess, decide_simply
from marjapussi_desktop.controller.bot_processes.bot_worker import Request
from marjapussi_desktop.settings.problems import Problem, ProblemKind

CLOSED_WITHIN_S: Final = 0.9


class BotRunner(QObject):
    """Keeps one worker process: started with the first request, restarted when it dies.

    Signals: ``replied(Reply)``, in the order of the requests; ``noticed(Problem)``, once, if processes keep dying. If
    no process answers, a simple player answers in a thread of this process, so that the match always goes on.
    """

    replied = Signal(object)
    noticed = Signal(object)

    def __init__(self, parent: QObject | None = None, waits: bool = False) -> None:
        """``waits``: requests wait until ``warm_up`` is called, so that the window can be painted first."""
        super().__init__(parent)
        self._waits = waits
        self._lock = threading.Condition()
        self._requests: list[Request] = []
        self._is_closing = False
        self._has_told = False
        self._process = BotProcess()
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
        """Ends the process, whatever it does; no reply comes after this."""
        with self._lock:
            self._is_closing = True
            self._requests.clear()
            self._lock.notify()
        if self._thread is not None:
            self._process.release()
            self._thread.join(CLOSED_WITHIN_S)
            self._thread = None

    # -- in the thread ------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        self._process.start()
        while (request := self._next()) is not None:
            reply = self._process.ask(request)
            if self._is_closing:
                break
            if reply is None:
                self._tell()
                reply = decide_simply(request)
            self.replied.emit(reply)
        self._process.close()

    def _next(self) -> Request | None:
        with self._lock:
            while not self._requests and not self._is_closing:
                self._lock.wait()
            return None if self._is_closing else self._requests.pop(0)

    def _tell(self) -> None:
        """Emits ``noticed`` once when processes keep dying."""
        if self._process.has_given_up and not self._has_told:
            self._has_told = True
            self.noticed.emit(Problem(ProblemKind.BOTS_LOST))
