"""Setting a damaged file aside: under a name that says so and when, nothing overwritten, nothing deleted."""

from __future__ import annotations

import os
import time
from itertools import chain, count
from pathlib import Path

SIDECARS = ("-journal", "-wal", "-shm")
"""What SQLite keeps beside a database, by the end of the name."""


def stamp() -> str:
    """The local time as names of files carry it: 2026-11-21-003012."""
    return time.strftime("%Y-%m-%d-%H%M%S")


def free_name(folder: Path, stem: str, suffix: str) -> Path:
    """A path in ``folder`` that is not taken: stem + suffix, or with -2, -3 ... between them."""
    names = chain([f"{stem}{suffix}"], (f"{stem}-{n}{suffix}" for n in count(2)))
    return next(path for name in names if not os.path.lexists(path := folder / name))


def set_aside(path: Path) -> Path:
    """Rename ``path`` to, say, ``matches.damaged-2026-11-21-003012.sqlite``, with its sidecars; where it is now.

    The sidecars go first: a journal left behind would be taken for that of the new file. Raises OSError.
    """
    target = free_name(path.parent, f"{path.stem}.damaged-{stamp()}", path.suffix)
    for end in SIDECARS:
        sidecar = path.with_name(path.name + end)
        if sidecar.exists():
            os.replace(sidecar, target.with_name(target.name + end))
    os.replace(path, target)
    return target
