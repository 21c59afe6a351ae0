"""The parts of a table that a key reads out."""

from __future__ import annotations

from enum import Enum, auto


class ReadPart(Enum):
    """One key each. ``RECENT``: what happened since the person's last answer."""

    HAND = auto()
    TRICK = auto()
    TRUMPS = auto()
    SCORE = auto()
    RECENT = auto()
