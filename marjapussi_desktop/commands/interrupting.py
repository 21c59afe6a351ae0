"""Ctrl-C and its kin end a command at once, in one sentence."""

from __future__ import annotations

import _thread
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

WORDS: Final = {"SIGINT": "interrupted", "SIGBREAK": "interrupted", "SIGTERM": "terminated", "SIGHUP": "hung up"}
"""The signals that end a command, as far as the system has them, and what is said of it."""
ENDED_WITHIN_S: Final = 0.8
"""Then the process is gone, whatever it waits for: a reader that does not read, a program that does not end."""


class Interrupted(BaseException):
    """A signal has come. ``status``: the exit status, as a shell tells it; ``sentence``: what is said of it."""

    def __init__(self, signum: int) -> None:
        super().__init__(signum)
        self.signum = signum
        self.status = 128 + signum
        self.sentence = f"{WORDS[signal.Signals(signum).name]}."


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Meanwhile the signals raise Interrupted, but those that are ignored already, as ``nohup`` does it."""
    before = {}
    for signum in _signals():
        if signal.getsignal(signum) is not signal.SIG_IGN:
            before[signum] = signal.signal(signum, _interrupt)
    hook = sys.unraisablehook
    sys.unraisablehook = lambda lost: (
        _raise_later(lost.exc_value) if type(lost.exc_value) is Interrupted else hook(lost)
    )
    try:
        yield
    finally:
        sys.unraisablehook = hook
        for signum, handler in before.items():
            if signal.getsignal(signum) == _interrupt:
                signal.signal(signum, handler)


def _signals() -> list[signal.Signals]:
    return [getattr(signal, name) for name in WORDS if hasattr(signal, name)]


def _interrupt(signum: int, _frame: Any) -> None:
    """Raises Interrupted, once; nothing that is underway then can hold the process back for long."""
    for one in _signals():
        signal.signal(one, signal.SIG_IGN)
    threading.Thread(target=_end, args=(128 + signum,), name="end", daemon=True).start()
    raise Interrupted(signum)


def _raise_later(lost: Interrupted) -> None:
    """It was raised where Python drops what is raised, in a destructor or the like: once more, a moment later."""
    signal.signal(lost.signum, _interrupt)
    _thread.interrupt_main(signal.Signals(lost.signum))


def _end(status: int) -> None:
    time.sleep(ENDED_WITHIN_S)
    os._exit(status)
