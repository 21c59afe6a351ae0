"""What can go wrong with a program in a seat, as data."""

from __future__ import annotations

from enum import StrEnum

from marjapussi_desktop.engine.values import frozen


class TroubleKind(StrEnum):
    """What happened. The comment says what ``Trouble.detail`` is."""

    NOT_STARTED = "not_started"  # the system's reason
    NOT_READY = "not_ready"  # no right answer to hello in time
    ILLEGAL = "illegal"  # the move as written, shortened
    SILENT = "silent"  # no reply in time
    UNREADABLE = "unreadable"  # the line as written, shortened
    TOO_LONG = "too_long"  # a line that is not read
    ENDED = "ended"  # the program ended


@frozen
class Trouble:
    """A program in ``seat`` failed: from now on, or for this move only, a level plays in its place."""

    seat: int
    program: str
    kind: TroubleKind
    detail: str = ""


class ProgramFault(Exception):
    """A program did what it should not; never leaves this package."""

    def __init__(self, kind: TroubleKind, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = detail
