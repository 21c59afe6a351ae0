"""Decides whose fault it is when reading a kept file goes wrong: the system's or the content's.

A file that something else has changed can make its readers raise anything: SQLite's own message may hold text that
cannot be decoded, JSON may be a list where an object was. Whatever the system did not refuse is damage.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from marjapussi_desktop.settings.problems import DamagedFileError, KeptFileError, ProblemKind

REFUSALS: Final = {
    3: ProblemKind.MATCHES_NOT_SAVED,  # PERM
    5: ProblemKind.MATCHES_IN_USE,  # BUSY
    6: ProblemKind.MATCHES_IN_USE,  # LOCKED
    7: ProblemKind.MATCHES_NOT_SAVED,  # NOMEM
    8: ProblemKind.MATCHES_NOT_SAVED,  # READONLY
    10: ProblemKind.MATCHES_NOT_SAVED,  # IOERR
    13: ProblemKind.MATCHES_NOT_SAVED,  # FULL
    14: ProblemKind.MATCHES_NOT_SAVED,  # CANTOPEN
}
"""SQLite's primary result codes that say nothing against the file (https://www.sqlite.org/rescode.html). Written out:
to load sqlite3 for their names would cost the start 10 ms, as the settings are read by this module too."""


def refusal_of(error: BaseException) -> ProblemKind | None:
    """What the system refused, or None where the content is at fault."""
    if isinstance(error, OSError | MemoryError):
        return ProblemKind.MATCHES_NOT_SAVED
    code = getattr(error, "sqlite_errorcode", None)
    return REFUSALS.get(code & 0xFF) if isinstance(code, int) else None


@contextmanager
def content(damaged: Callable[[str], KeptFileError] = DamagedFileError, *known: type[Exception]) -> Iterator[None]:
    """What the block raises is ``damaged(why)``, unless the system refused something, or it is ``known`` or one of our
    own and says by itself what is wrong.
    """
    try:
        yield
    except Exception as error:
        if isinstance(error, (KeptFileError, *known)) or refusal_of(error) is not None:
            raise
        raise damaged(f"{type(error).__name__}: {error}") from error
