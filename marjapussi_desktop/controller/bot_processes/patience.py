"""Waiting for a worker process's answer in a thread, for as long as it is wanted."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

LOOKS_EVERY_S: Final = 0.1
NICENESS: Final = 10


def awaited(connection: Connection, is_unwanted: Callable[[], bool]) -> Any:
    """The next answer; None once it is no longer wanted. Raises EOFError or OSError if the process has died."""
    while not connection.poll(LOOKS_EVERY_S):
        if is_unwanted():
            return None
    return connection.recv()


def step_back() -> None:
    """In a worker process: leave the processor to what the person waits for."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
