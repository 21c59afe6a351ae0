"""Other people's programs, run so that nothing of them outlives this process, however either of them ends.

On Linux and macOS each runs under a warden, a small process that outlives this one for a moment; on Windows in a job,
which the system ends with the last handle to it.
"""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from typing import IO, Final, Protocol

from marjapussi_desktop.processes import warden

STARTED_WITHIN_S: Final = 10.0
KILLED_WITHIN_S: Final = 2.0


class _Leash(Protocol):
    """What holds a program: the line to its warden, or a job. All ends when this process lets go of it."""

    def send(self, word: bytes, /) -> object:
        """``KILL``: all ends at once."""

    def close(self) -> None:
        """Lets go."""


class GuardedProgram:
    """A running program. ``stdin`` and ``stdout`` are its pipes, unbuffered. Ended are it and all it has started."""

    def __init__(self, words: Sequence[str], errors: IO[bytes]) -> None:
        """Starts it; its standard error goes to ``errors``. Raises OSError with the system's reason."""
        self._process, self._leash = _start(list(words), errors)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self.stdin: IO[bytes] = self._process.stdin
        self.stdout: IO[bytes] = self._process.stdout

    @property
    def is_running(self) -> bool:
        """Whether it, or something that it has started, has not ended."""
        return self._process.poll() is None

    def wait(self, seconds: float) -> bool:
        """Gives it so long to end by itself; whether it has."""
        try:
            self._process.wait(max(0.0, seconds))
        except subprocess.TimeoutExpired:
            return False
        self._leash.close()
        return True

    def kill(self) -> None:
        """Ends it at once."""
        with contextlib.suppress(OSError):
            self._leash.send(warden.KILL)
        if not self.wait(KILLED_WITHIN_S):
            self._process.kill()  # whatever happened to the warden: the kernel kills the program with it
            self.wait(KILLED_WITHIN_S)


def _start(words: list[str], errors: IO[bytes]) -> tuple[subprocess.Popen[bytes], _Leash]:
    if sys.platform == "win32":
        from marjapussi_desktop.processes.windows_job import start_in_job

        return start_in_job(words, _environment(), errors)
    here, there = socket.socketpair()
    with there:
        process = subprocess.Popen(
            [*_warden_line(), str(there.fileno())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            bufsize=0,
            pass_fds=(there.fileno(),),
            start_new_session=True,
        )
    here.settimeout(STARTED_WITHIN_S)
    order = {"words": words, "environment": _environment()}
    try:
        here.sendall(json.dumps(order).encode() + b"\n")
        answer = here.recv(64)
    except OSError:
        answer = b""
    if answer != warden.STARTED:
        _give_up(process, here)
        code = int(answer or b"0")
        raise OSError(code, os.strerror(code) if code else "its warden ended", words[0])
    return process, here


def _give_up(process: subprocess.Popen[bytes], leash: socket.socket) -> None:
    leash.close()
    with process:  # closes its pipes and waits
        pass


def _warden_line() -> list[str]:
    """Without ``site`` and the user's settings the interpreter starts in a third of the time."""
    if getattr(sys, "frozen", False):
        return [sys.executable, warden.WORD]
    return [sys.executable, "-I", "-S", warden.__file__]


def _environment() -> dict[str, str]:
    # WORKAROUND: PyInstaller's program would lend its libraries to others; it keeps the path as it was.
    environment = dict(os.environ)
    if getattr(sys, "frozen", False):
        before = environment.pop("LD_LIBRARY_PATH_ORIG", None)
        environment.pop("LD_LIBRARY_PATH", None)
        if before is not None:
            environment["LD_LIBRARY_PATH"] = before
    return environment
