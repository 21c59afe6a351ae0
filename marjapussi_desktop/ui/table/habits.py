"""How the person likes to handle the cards."""

from __future__ import annotations

from enum import StrEnum

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.ui.table.hand_order import USUAL_SORTING, HandSorting


class Guard(StrEnum):
    """Against a slip of the hand. OFF: the first click plays; SECOND: a second one on the same card; ASK: the program
    asks first.
    """

    OFF = "off"
    SECOND = "second"
    ASK = "ask"


@frozen
class Habits:
    """``are_lowered``: cards that may not be played are lowered instead of dimmed; ``gathers_by_click``: a full trick
    lies until it is clicked away; ``text_scale``: how much larger texts are than usual.
    """

    guard: Guard = Guard.OFF
    are_lowered: bool = False
    sorting: HandSorting = USUAL_SORTING
    gathers_by_click: bool = False
    text_scale: float = 1.0
