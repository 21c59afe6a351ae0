"""Where the lessons lead back to."""

from __future__ import annotations

from enum import Enum, auto


class BackTo(Enum):
    """Where the lessons were opened, to which they lead back."""

    HOME = auto()
    MATCH = auto()
    PUZZLE = auto()
