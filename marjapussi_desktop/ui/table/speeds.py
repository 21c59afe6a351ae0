"""How long everything takes, by pace."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from marjapussi_desktop.engine.values import changed, frozen


class Pace(StrEnum):
    """The pace of the table. INSTANT shows results without any motion."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


@frozen
class Speeds:
    """Times in milliseconds. ``think_ms``: before another player acts; ``speech_ms``: after something was said;
    ``trick_pause_ms``: a full trick lies on the table, or ``UNTIL_CLICK``; ``moment_ms``: the picture of a marriage or
    of Kontra; ``kitty_ms``: the kitty lies face up, to be read.
    """

    flight_ms: int
    gather_ms: int
    deal_ms: int
    think_ms: int
    speech_ms: int
    trick_pause_ms: int
    moment_ms: int
    bubble_life_ms: int
    kitty_ms: int

    @property
    def is_instant(self) -> bool:
        """Whether nothing moves and nothing is waited for."""
        return self.is_still and self.think_ms == 0 and self.trick_pause_ms != UNTIL_CLICK

    @property
    def is_still(self) -> bool:
        """Whether nothing moves: what happens is seen at once, where it leads."""
        return self.flight_ms == 0


SPEEDS: Final = {
    Pace.SLOW: Speeds(320, 640, 1300, 750, 1000, 1600, 1000, 4200, 3000),
    Pace.NORMAL: Speeds(260, 520, 900, 380, 650, 900, 1000, 3000, 2200),
    Pace.FAST: Speeds(180, 320, 500, 120, 300, 450, 700, 2400, 1400),
    Pace.INSTANT: Speeds(0, 0, 0, 0, 0, 0, 0, 2400, 0),
}


UNTIL_CLICK: Final = -1
"""In the place of a pause over a full trick: it lies until it is clicked away."""


def speeds_for(
    pace: Pace, trick_pause_ms: int | None = None, gathers_by_click: bool = False, is_still: bool = False
) -> Speeds:
    """The times of a pace, with another pause over a full trick if one is given. ``is_still``: pauses, no motion."""
    speeds = SPEEDS[pace]
    if is_still:
        speeds = changed(speeds, flight_ms=0, gather_ms=0, deal_ms=0, moment_ms=0)
    if gathers_by_click:
        return changed(speeds, trick_pause_ms=UNTIL_CLICK)
    if trick_pause_ms is None or speeds.is_instant:
        return speeds
    return changed(speeds, trick_pause_ms=trick_pause_ms)
