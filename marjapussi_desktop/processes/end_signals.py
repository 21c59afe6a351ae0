"""Ctrl-C in the terminal and its kin, kept until somebody asks for them: for a window, which ends by closing."""

from __future__ import annotations

import signal
import sys
from contextlib import suppress
from typing import Any, Final

if sys.platform == "win32":
    from socket import socketpair
else:
    from _socket import socketpair  # the same without socket's tables of names, on which a start would wait

NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


class EndSignals:
    """Listens from now on. Signals that are ignored already stay so, as ``nohup`` wants it. One of these at a time.

    ``last``: the latest signal that was taken, or None.
    """

    def __init__(self) -> None:
        self.last: int | None = None
        self._near, self._far = socketpair()
        for end in (self._near, self._far):
            end.setblocking(False)
        self._wakeup_before = signal.set_wakeup_fd(self._far.fileno(), warn_on_full_buffer=False)
        self._before: dict[int, Any] = {}
        for signum in [getattr(signal, name) for name in NAMES if hasattr(signal, name)]:
            if signal.getsignal(signum) is not signal.SIG_IGN:
                self._before[signum] = signal.signal(signum, lambda *_: None)  # what counts is the byte in the socket

    def fileno(self) -> int:
        """Becomes readable when a signal has come: an event loop can sleep on it."""
        return self._near.fileno()

    def take(self) -> int | None:
        """A signal that asks the program to end, if any has come since the last time."""
        with suppress(BlockingIOError):
            for signum in self._near.recv(64):
                if signum in self._before:
                    self.last = signum
                    return signum
        return None

    def close(self) -> None:
        """Everything is as it was before."""
        signal.set_wakeup_fd(self._wakeup_before)
        for signum, handler in self._before.items():
            signal.signal(signum, handler)
        self._near.close()
        self._far.close()
