"""Small JSON documents: read with care, written so that a reader sees the old file or the new one, never a half."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Mapping
from pathlib import Path

from marjapussi_desktop.settings.damaged import set_aside
from marjapussi_desktop.settings.problems import Loaded, Problem, ProblemKind


def load_object(path: Path, damaged: ProblemKind, unreadable: ProblemKind) -> Loaded[dict[str, object]]:
    """The JSON object in ``path``; empty when there is no file, or when it is damaged and was set aside."""
    try:
        return Loaded(_parse(path))
    except FileNotFoundError:
        return Loaded({})
    except (ValueError, RecursionError, IsADirectoryError) as error:
        return Loaded({}, _set_aside(path, damaged, unreadable, str(error)))
    except OSError as error:
        return Loaded({}, Problem(unreadable, path, str(error)))


def _parse(path: Path) -> dict[str, object]:
    if path.is_dir():
        raise IsADirectoryError(path)
    value = json.loads(path.read_bytes())
    if not isinstance(value, dict):
        raise ValueError("not an object")
    return value


def _set_aside(path: Path, damaged: ProblemKind, unreadable: ProblemKind, detail: str) -> Problem:
    try:
        return Problem(damaged, set_aside(path), detail)
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
