"""Small JSON documents: read with care, written so that a reader sees the old file or the new one, never a half."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, TypeVar

from marjapussi_desktop.settings.content import content
from marjapussi_desktop.settings.damaged import free_name, set_aside, stamp
from marjapussi_desktop.settings.problems import DamagedFileError, Loaded, Problem, ProblemKind

T = TypeVar("T")

LARGEST_FILE: Final = 16 * 1024 * 1024
"""In bytes: a thousand times what this program writes."""


def load_object(
    path: Path, read: Callable[[dict[str, object]], T], damaged: ProblemKind, unreadable: ProblemKind
) -> Loaded[T]:
    """What ``read`` makes of the JSON object in ``path``; of an empty one when there is no file, or when it is
    damaged and was set aside.
    """
    try:
        with content():
            return Loaded(read(_parse(path)))
    except FileNotFoundError:
        return Loaded(read({}))
    except DamagedFileError as error:
        return Loaded(read({}), _set_aside(path, damaged, unreadable, str(error)))
    except (OSError, MemoryError) as error:
        return Loaded(read({}), Problem(unreadable, path, str(error)))


def peek_object(path: Path) -> dict[str, object]:
    """The JSON object in ``path``, which stays as it is; an empty one where none can be read."""
    try:
        with content():
            return _parse(path)
    except (OSError, MemoryError, DamagedFileError):
        return {}


def load_rows(
    path: Path, read: Callable[[dict[str, object]], tuple[T, bool]], damaged: ProblemKind, unreadable: ProblemKind
) -> Loaded[T]:
    """As ``load_object``; ``read`` gives what is sound and whether that is all. If not, the file as it was is set
    aside as well, as a copy.
    """
    loaded = load_object(path, read, damaged, unreadable)
    value, is_whole = loaded.value
    return Loaded(value, loaded.problem if is_whole else _copy_aside(path, damaged, unreadable))


def _copy_aside(path: Path, damaged: ProblemKind, unreadable: ProblemKind) -> Problem:
    copy = free_name(path.parent, f"{path.stem}.damaged-{stamp()}", path.suffix)
    try:
        shutil.copyfile(path, copy)
    except OSError as error:
        return Problem(unreadable, path, str(error))
    return Problem(damaged, copy, "some rows are damaged")


def _parse(path: Path) -> dict[str, object]:
    # What is no file is not opened: a pipe would be waited for without end.
    if path.exists() and not path.is_file():
        raise DamagedFileError("not a file")
    with path.open("rb") as file:
        text = file.read(LARGEST_FILE + 1)
    if len(text) > LARGEST_FILE:
        raise DamagedFileError("too large")
    value = json.loads(text)
    if not isinstance(value, dict):
        raise DamagedFileError("not an object")
    return value


def _set_aside(path: Path, damaged: ProblemKind, unreadable: ProblemKind, detail: str) -> Problem:
    try:
        return Problem(damaged, set_aside(path), detail, kept=0)
    except OSError:
        return Problem(unreadable, path, detail)


def save_object(path: Path, value: Mapping[str, object]) -> None:
    """Write ``value`` to ``path``, making its folder: a file beside it, synchronised, then renamed over it.

    Raises OSError, with the old file untouched.
    """
    text = json.dumps(value, ensure_ascii=False, indent=2) + "\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.stem}-{os.getpid()}.tmp")
    try:
        with unfinished.open("w", encoding="utf-8", errors="surrogatepass") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(unfinished, path)
    except BaseException:
        with contextlib.suppress(OSError):
            unfinished.unlink()
        raise
