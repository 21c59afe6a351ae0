"""This program's own work in further processes, which end with the process that started them, however it ends."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from marjapussi_desktop.processes.warden import die_with_parent

ENDED_WITHIN_S: Final = 0.6
"""A worker that is let go has so long to end the programs that it has started, and itself."""


class Worker:
    """A process that does ``work(connection, *given)``, and this end of its ``connection``.

    It should end when the connection is closed. The thread that starts it must live as long as it: on Linux the kernel
    kills the worker with that thread.
    """

    def __init__(self, name: str, work: Callable[..., None], *given: Any) -> None:
        """Starts it; ``work`` is a function of a module. Raises OSError or RuntimeError."""
        context = get_context("spawn")
        self.connection, there = context.Pipe()
        self._process = context.Process(target=_serve, args=(os.getpid(), work, there, given), name=name, daemon=True)
        try:
            with _without_interrupts():
                self._process.start()
            if sys.platform == "win32":
                from marjapussi_desktop.processes.windows_job import own_job

                own_job().add(self._process.pid or 0)
        except BaseException:
            self.connection.close()
            raise
        finally:
            there.close()

    def kill(self) -> None:
        """Ends it at once."""
        self.connection.close()
        self._process.kill()
        self._process.join()

    def end_until(self, deadline: float) -> None:
        """Lets it go, waits for its end until a moment of the monotonic clock, and then kills it."""
        self.connection.close()
        self._process.join(max(0.0, deadline - time.monotonic()))
        self.kill()


def end_workers(workers: Iterable[Worker]) -> None:
    """Lets all of them go; none is left afterwards."""
    workers = list(workers)
    for worker in workers:
        worker.connection.close()
    deadline = time.monotonic() + ENDED_WITHIN_S
    for worker in workers:
        worker.end_until(deadline)


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """What is started meanwhile never hears of Ctrl-C, which a terminal sends to all that run in it."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it would let Ctrl-C through again if it were started with the worker
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# -- in the worker ----------------------------------------------------------------------------------------------------


def _serve(parent: int, work: Callable[..., None], connection: Connection, given: tuple[Any, ...]) -> None:
    die_with_parent(parent)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="end with parent", daemon=True).start()
    work(connection, *given)


def _end_with_parent() -> None:
    """Where the kernel does not do it."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
