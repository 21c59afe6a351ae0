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
    """The program in ``seat`` failed. A level plays in its place, for this move or for the rest of the match."""

    seat: int
    program: str
    kind: TroubleKind
    detail: str = ""


class ProgramFault(Exception):
    """A program broke the protocol or ended. Raised and caught within this package."""

    def __init__(self, kind: TroubleKind, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = detail
