"""The lines of the story as values, to be drawn and read out; the texts come from `words` and `score_words`."""

from __future__ import annotations

from enum import Enum, auto

from marjapussi_desktop.engine.values import frozen


class LineKind(Enum):
    """How a line is drawn."""

    TITLE = auto()
    HEADING = auto()
    HEADS = auto()
    CELLS = auto()
    FACT = auto()
    SPEECH = auto()
    SCORE = auto()
    SCORE_LINE = auto()
    CURVE = auto()


class Mark(Enum):
    """A small sign before or behind the text of a cell."""

    NONE = auto()
    DEALER = auto()
    LEADER = auto()


@frozen
class Cell:
    """A place in a row. ``is_strong``: the highest bid, the card that took the trick, a total."""

    text: str = ""
    is_strong: bool = False
    is_muted: bool = False
    mark: Mark = Mark.NONE


@frozen
class CurveData:
    """What the curve shows: the ``names`` of the sides, the person's first, their ``totals`` before the first hand and
    after each, and the ``target`` of the match; None for a deal of the day, which has none.
    """

    names: tuple[str, ...]
    totals: tuple[tuple[int, ...], ...]
    target: int | None


@frozen
class Line:
    """One line. ``sentence``: the whole of it for a screen reader; ``lead``: a number or name at the left; ``text``;
    ``amount`` at the right, in a title who dealt; ``cells`` in columns; ``hand``: the hand of the match that a line of
    the score opens, 0 for others; ``is_open``: whether what that hand scored is shown below; ``curve``.
    """

    kind: LineKind
    sentence: str
    lead: str = ""
    text: str = ""
    amount: str = ""
    cells: tuple[Cell, ...] = ()
    hand: int = 0
    is_open: bool = False
    curve: CurveData | None = None
