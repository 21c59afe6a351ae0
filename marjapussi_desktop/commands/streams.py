"""What a command writes: results to standard output or into a file, sentences for people to standard error.

``guarded`` owns both while a command runs. Results are UTF-8 whatever the locale. What cannot be written is told in one
sentence, with status 2; a reader that has gone away ends the command in silence, as it ends other programs.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout, suppress
from typing import Final, Protocol, TextIO, cast

from marjapussi_desktop.commands.interrupting import Interrupted
from marjapussi_desktop.outside import plain

CHECK_FAILED: Final = 1
WRONG_USAGE: Final = 2
LONGEST_SENTENCE: Final = 1000
READER_GONE: Final = 141
"""What a shell says of a program that ended by SIGPIPE."""


class UsageError(Exception):
    """What the command line asks for cannot be done; the message is one sentence about it."""


class ReaderGone(Exception):
    """Nobody reads the results any more."""


class Writable(Protocol):
    """Where results go. Both raise UsageError or ReaderGone."""

    def write(self, text: str, /) -> int:
        """Write a text; returns its length."""

    def flush(self) -> None:
        """Let nothing wait in memory."""


class Results:
    """A stream whose failures are told apart from all others. ``stream`` None: it was closed before the start."""

    def __init__(self, stream: TextIO | None, name: str) -> None:
        self._stream = stream
        self._name = name
        self.has_failed = False

    def write(self, text: str, /) -> int:
        """Raises UsageError or ReaderGone."""
        with self._failures():
            if self._stream is None:
                raise OSError(0, "it is closed")
            return self._stream.write(text)

    def flush(self) -> None:
        """Raises UsageError or ReaderGone."""
        with self._failures():
            if self._stream is not None:
                self._stream.flush()

    def close(self) -> None:
        """Raises UsageError or ReaderGone; the stream is closed in any case."""
        with self._failures():
            if self._stream is not None:
                self._stream.close()

    @contextmanager
    def _failures(self) -> Iterator[None]:
        try:
            yield
        except BrokenPipeError:
            self.has_failed = True
            raise ReaderGone from None
        except OSError as error:
            self.has_failed = True
            raise UsageError(f"cannot write to {self._name}: {error.strerror}.") from None


@contextmanager
def results_to(path: str | None) -> Iterator[Writable]:
    """A file for results, or standard output. Raises UsageError where it cannot be written."""
    if path is None:
        yield cast(Writable, sys.stdout)
        return
    try:
        file = open(path, "w", encoding="utf-8")  # noqa: SIM115 — closed below
    except OSError as error:
        raise UsageError(f"cannot write to {path}: {error.strerror}.") from None
    results = Results(file, path)
    try:
        yield results
    except BaseException:
        with suppress(UsageError, ReaderGone):
            results.close()
        raise
    results.close()


def guarded(run: Callable[[], int], command: str = "") -> int:
    """Runs a command and returns its exit status."""
    _fill_closed_places()
    stream = sys.stdout
    results = Results(_as_utf8(stream), "standard output")
    try:
        with redirect_stdout(cast(TextIO, results)):
            status = _finished(run, results)
    except ReaderGone:
        status = READER_GONE
    except UsageError as error:
        complain(f"marjapussi {command}".rstrip() + f": {error}")
        status = WRONG_USAGE
    except Interrupted as interrupted:
        complain(f"marjapussi {command}".rstrip() + f": {interrupted.sentence}")
        status = interrupted.status
        with suppress(UsageError, ReaderGone):
            results.flush()
    if results.has_failed:
        _write_no_more(stream)
    return status


def _finished(run: Callable[[], int], results: Results) -> int:
    """Runs, and writes all that it has printed, also where it ends with a complaint: that comes after."""
    try:
        status = run()
    except SystemExit as end:  # how argparse ends
        status = int(end.code or 0)
    except UsageError:
        with suppress(UsageError):
            results.flush()
        raise
    results.flush()
    return status


def complain(sentence: str) -> None:
    """One line on standard error. It may hold words from outside."""
    report(plain(sentence, LONGEST_SENTENCE))


def report(*lines: str) -> None:
    """Lines for people, on standard error; lost where nobody can hear them."""
    if sys.stderr is not None:  # print() would take standard output in its place
        with suppress(OSError, ValueError):
            print(*lines, sep="\n", file=sys.stderr, flush=True)


def _as_utf8(stream: TextIO | None) -> TextIO | None:
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    return stream


def _fill_closed_places() -> None:
    """Otherwise the next file opened would get a closed stream's number, and with it what is meant for the stream."""
    for place in range(3):
        try:
            os.fstat(place)
        except OSError:
            opened = os.open(os.devnull, os.O_RDWR)
            if opened == place:
                os.set_inheritable(opened, True)
            else:
                os.close(opened)


def _write_no_more(stream: TextIO | None) -> None:
    """Drops what still waits in memory, of which Python would complain at its end."""
    with suppress(OSError, ValueError, AttributeError):
        place = cast(TextIO, stream).fileno()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, place)
        os.close(nowhere)
