"""The aces: a large suit symbol in a wreath of the suit's berries."""

from __future__ import annotations

import math

from svgkit import element, fill, leaf
from symbols import PINE, berry, suit


def wreath(code: str) -> str:
    """Return an oval wreath of leaves and berries around the middle of the card."""
    leaves = ""
    berries = ""
    for k in range(48):
        turn = math.tau * k / 48
        x, y = 315 + 205 * math.sin(turn), 440 - 255 * math.cos(turn)
        along = math.degrees(math.atan2(255 * math.sin(turn), 205 * math.cos(turn))) + 90
        if k % 6 == 0:
            berries += berry(code, x, y, 17)
        else:
            side = 32 if k % 2 else -32
            leaves += leaf(x, y, along + side, 44, 22)
    ring = element(
        "ellipse", cx=315, cy=440, rx=205, ry=255, fill="none", stroke=PINE, stroke_width=4
    )
    return ring + fill(leaves, PINE) + berries


def ace(code: str, colour: str) -> str:
    """Return the picture of an ace, without the index."""
    return wreath(code) + suit(code, colour, 315, 440, 270)
