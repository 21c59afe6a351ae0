"""Whether a later version of the program has kept things here, found out without touching any of it.

A later version may have added to any file what this one would lose in writing it again. So its whole folder is left as
it is, to the byte, and this version keeps what is its own in a folder of its own (``paths.places``).
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

from marjapussi_desktop import __version__
from marjapussi_desktop.settings import migrations
from marjapussi_desktop.settings.json_file import peek_object
from marjapussi_desktop.settings.preferences import WRITTEN_BY

_STEPS_AT: Final = slice(60, 64)
"""Where the file of a database has its user_version: https://www.sqlite.org/fileformat2.html, 1.3.15."""


def order(version: str) -> tuple[int, ...]:
    """By this, versions stand in their order: 0.9 before 0.10."""
    return tuple(int(part) for part in version.split(".") if part.isdigit())


def was_later_here(preferences: Path, matches: Path) -> bool:
    """Whether a version that can do more than this one wrote either file."""
    writer = peek_object(preferences).get(WRITTEN_BY)
    return (isinstance(writer, str) and order(writer) > order(__version__)) or steps_of(matches) > migrations.VERSION


def steps_of(matches: Path) -> int:
    """How many steps the database has taken by its header; 0 where there is none of ours that can be read."""
    with suppress(OSError):
        if matches.is_file():
            with matches.open("rb") as file:
                header = file.read(migrations.HEADER_SIZE)
            if migrations.is_ours(header):
                return int.from_bytes(header[_STEPS_AT], "big")
    return 0
