"""The back of the cards: sprigs of the four berries on deep pine within a border."""

from __future__ import annotations

from svgkit import dot, element, fill, leaf, line, place
from symbols import AMBER, DEEP, EDGE, PAPER, RED

TWIG = "#5A9A75"
BERRIES = ("#DB3A44", AMBER, "#9AA8E6", "#E9E2D0")


def motif(colour: str) -> str:
    """Return a sprig, the same from both ends, with three berries at each tip."""
    leaves = "".join(
        leaf(0, end * y, 90 - end * 90 + side * 60, 35, 19) for end in (1, -1) for y in (-9, -31) for side in (1, -1)
    )
    spots = [(end * x, end * y) for end in (1, -1) for x, y in ((-11, -53), (11, -53), (0, -71))]
    body = line("M0 52V-52", TWIG, 4) + fill(leaves, TWIG)
    body += fill("".join(dot(x, y, 11) for x, y in spots), colour)
    return body + fill("".join(dot(x, y, 2.6) for x, y in spots), DEEP)


def back() -> str:
    """Return the picture of the back; it looks the same when the card is turned round."""
    body = element("rect", x=1, y=1, width=628, height=878, rx=31.5, fill=PAPER, stroke=EDGE, stroke_width=2)
    body += element("rect", x=22, y=22, width=586, height=836, rx=18, fill=RED)
    body += element("rect", x=52, y=52, width=526, height=776, rx=8, fill=DEEP)
    border = "".join(dot(x, y, 5.5) for x in (37, 593) for y in range(70, 830, 37))
    border += "".join(dot(x, y, 5.5) for x in range(74, 570, 37) for y in (37, 843))
    body += fill(border, PAPER)
    body += element("rect", x=61, y=61, width=508, height=758, rx=4, fill="none", stroke=AMBER, stroke_width=3)
    fillers = ""
    for row in range(6):
        for column in range(4):
            x, y = 315 + (column - 1.5) * 124, 440 + (row - 2.5) * 124
            tilt = 45 if (row + column) % 2 else -45
            kind = (row % 2) * 2 + column % 2 if row < 3 else ((5 - row) % 2) * 2 + (3 - column) % 2
            body += place(motif(BERRIES[kind]), x, y, 0.9, tilt)
            if row and column:
                fillers += dot(x - 62, y - 62, 4)
    return body + fill(fillers, AMBER)
