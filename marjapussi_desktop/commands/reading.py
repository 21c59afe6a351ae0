"""Files that commands read. What cannot be read is told in one sentence."""

from __future__ import annotations

import errno
import os
import stat
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import BinaryIO, Final, TypeVar

from marjapussi_desktop.commands.streams import UsageError

WRITER_S: Final = 10.0
"""How long a named pipe may have nobody who writes to it."""
STANDARD_INPUT: Final = "standard input"

Result = TypeVar("Result")


@contextmanager
def reading(path: str | None) -> Iterator[BinaryIO]:
    """A file, or standard input. Raises UsageError for what the system or the text's encoding forbids in the block."""
    name = path if path is not None else STANDARD_INPUT
    try:
        with _opened(path) as file:
            yield file
    except OSError as error:
        raise UsageError(f"cannot read {name}: {error.strerror or error}.") from None
    except UnicodeDecodeError:
        raise UsageError(f"cannot read {name}: it is not UTF-8 text.") from None


def _opened(path: str | None) -> BinaryIO:
    if path is None:
        if sys.stdin is None:
            raise OSError(errno.EBADF, "it is closed")
        return open(sys.stdin.fileno(), "rb", closefd=False)
    if stat.S_ISFIFO(os.stat(path).st_mode):
        try:
            return within(WRITER_S, lambda: open(path, "rb"))
        except TimeoutError:
            raise OSError(errno.EPIPE, "nobody writes to it") from None
    return open(path, "rb")


def within(limit_s: float, work: Callable[[], Result]) -> Result:
    """What ``work`` returns or raises; TimeoutError if it takes longer; it then goes on unheeded."""
    results: list[Result] = []
    errors: list[Exception] = []

    def try_it() -> None:
        try:
            results.append(work())
        except Exception as error:
            errors.append(error)

    thread = threading.Thread(target=try_it, daemon=True)
    thread.start()
    thread.join(limit_s)
    if errors:
        raise errors[0]
    if not results:
        raise TimeoutError
    return results[0]
