"""The back of the cards: sprigs of the four berries on deep pine within a border."""

from __future__ import annotations

import math

from svgkit import dot, element, fill, leaf, line, place
from symbols import AMBER, DEEP, EDGE, PAPER, RED

FIELD = DEEP
TWIG = "#4E8A67"


def motif(colour: str) -> str:
    """Return a small sprig, the same from both ends, with three berries at each tip."""
    leaves = "".join(
        leaf(0, end * y, 90 - end * 90 + side * 55, 27, 17)
        for end in (1, -1)
        for y in (-12, -29)
        for side in (1, -1)
    )
    berries = "".join(
        dot(end * x, end * y, 8.5) for end in (1, -1) for x, y in ((-9, -52), (9, -52), (0, -66))
    )
    shine = "".join(
        dot(end * x - 2.5, end * y - 2.5, 2)
        for end in (1, -1)
        for x, y in ((-9, -52), (9, -52), (0, -66))
    )
    return (
        line("M0 48V-48", TWIG, 3.5) + fill(leaves, TWIG) + fill(berries, colour)
        + fill(shine, PAPER)
    )  # fmt: skip


def back() -> str:
    """Return the picture of the back."""
    body = element(
        "rect", x=1, y=1, width=628, height=878, rx=31.5, fill=PAPER, stroke=EDGE, stroke_width=2
    )
    body += element("rect", x=24, y=24, width=582, height=832, rx=18, fill=RED)
    body += element("rect", x=52, y=52, width=526, height=776, rx=8, fill=FIELD)
    border = "".join(dot(x, y, 5) for x in (38, 592) for y in range(65, 830, 30))
    border += "".join(dot(x, y, 5) for x in range(60, 590, 30) for y in (38, 842))
    body += fill(border, AMBER)
    body += element(
        "rect", x=62, y=62, width=506, height=756, rx=4, fill="none", stroke=AMBER, stroke_width=2.5
    )
    for row in range(5):
        for column in range(5 if row % 2 == 0 else 4):
            x = 315 + (column - (2 if row % 2 == 0 else 1.5)) * 102
            y = 440 + (row - 2) * 150
            body += place(motif("#D6303A" if row % 2 == 0 else AMBER), x, y)
    assert math.isfinite(x)
    return body
