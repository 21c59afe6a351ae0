"""Reads record files: one record over several lines, or one a line (JSON Lines). Every read has a size limit."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import BinaryIO, Final

LONGEST_RECORD: Final = 64 * 2**20
"""In bytes: about two thousand hands with the legal moves beside each move."""
LARGEST_FILE: Final = 4 * 2**30
"""In bytes: the limit of one record where records are read one by one."""


def text_lines(file: BinaryIO) -> Iterator[str]:
    """The lines of a UTF-8 text. Raises OSError if a line or the whole is too long, and UnicodeDecodeError."""
    left, encoding = LARGEST_FILE, "utf-8-sig"
    while line := file.readline(LONGEST_RECORD + 1):
        left -= len(line)
        if len(line) > LONGEST_RECORD or left < 0:
            raise _too_large()
        yield line.decode(encoding)
        encoding = "utf-8"


def record_texts(lines: Iterable[str]) -> Iterator[str]:
    """The text of each record. Raises OSError for one that is too long."""
    filled = (line for line in lines if line.strip())
    first = next(filled, None)
    if first is None:
        return
    if first.rstrip().endswith("}"):
        yield from chain((first,), filled)
    else:
        yield _whole(chain((first,), filled))


def _whole(lines: Iterable[str]) -> str:
    parts, size = [], 0
    for line in lines:
        size += len(line)
        if size > LONGEST_RECORD:
            raise _too_large()
        parts.append(line)
    return "".join(parts)


def first_record(path: Path) -> str:
    """The first record of a file, empty if it holds none. Raises OSError and UnicodeDecodeError.

    Opens ordinary files only: a pipe or a device might block.
    """
    with open(path, "rb", opener=_open_ordinary) as file:
        return next(record_texts(text_lines(file)), "")


def _open_ordinary(path: str, flags: int) -> int:
    descriptor = os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
    if not stat.S_ISREG(mode := os.fstat(descriptor).st_mode):
        os.close(descriptor)
        number = errno.EISDIR if stat.S_ISDIR(mode) else errno.ESPIPE
        raise OSError(number, os.strerror(number) if number == errno.EISDIR else "it is no ordinary file")
    return descriptor


def _too_large() -> OSError:
    return OSError(errno.EFBIG, "it is too large")
