"""The aces: a large, inlaid suit symbol in a wreath of the suit's berries."""

from __future__ import annotations

import math

from svgkit import dot, element, fill, leaf, line, place
from symbols import AMBER, PAPER, PINE, berry, suit

MOSS = "#4E9069"
RX, RY = 196.0, 252.0


def wreath(code: str) -> str:
    """Return an oval wreath of leaves, with clusters of berries at eight points."""
    dark = pale = berries = ""
    count = 40
    for k in range(count):
        turn = math.tau * k / count
        x, y = 315 + RX * math.sin(turn), 440 - RY * math.cos(turn)
        # The wreath grows upwards along both sides, from the foot to the top.
        right = turn < math.pi
        along = math.degrees(math.atan2(RX * math.cos(turn), -RY * math.sin(turn))) + (180 if right else 0)
        outer = 34 if right else -34
        if k % 5 == 0:
            r = 13.0 if code == "D" else 12.0
            for step in range(3):
                out = turn + math.tau * step / 3
                berries += berry(code, x + 15 * math.sin(out), y - 15 * math.cos(out), r)
        else:
            dark += leaf(x, y, along + outer, 52, 26)
            pale += leaf(x, y, along - outer, 44, 22)
    ring = element("ellipse", cx=315, cy=440, rx=RX, ry=RY, fill="none", stroke=PINE, stroke_width=4.5)
    return ring + fill(pale, MOSS) + fill(dark, PINE) + berries


def twig(count: int, step: float) -> str:
    """Return a twig in the colour of the card with berries at its top, growing from the origin."""
    top = -step * (count + 0.4)
    leaves = "".join(
        leaf(0, -step * (k + 0.5), side * 55, 46 - 5 * k, 24 - 2 * k) for k in range(count) for side in (1, -1)
    )
    spots = ((-15, top + 2), (15, top + 2), (0, top - 22))
    body = line(f"M0 0V{top:g}", PAPER, 5) + fill(leaves, PAPER)
    return body + fill("".join(dot(x, y, 12) for x, y in spots), AMBER)


def rosette(x: float, y: float, r: float) -> str:
    """Return a rosette of eight petals in the colour of the card."""
    petals = "".join(leaf(x, y, 45 * k, r, r * 0.42) for k in range(8))
    return fill(petals, PAPER) + fill(dot(x, y, r * 0.24), AMBER)


def ace(code: str, colour: str) -> str:
    """Return the picture of an ace, without the index."""
    body = wreath(code) + suit(code, colour, 315, 440, 300)
    if code == "H":
        return body + place(twig(4, 32), 315, 556, 1.3)
    if code == "S":
        return body + place(twig(4, 30), 315, 512) + rosette(237, 484, 25) + rosette(393, 484, 25)
    if code == "D":
        return body + place(twig(3, 29), 315, 440, 0.76) + place(twig(3, 29), 315, 440, 0.76, 180)
    spots = ((50, 25), (25.5, 57.5), (74.5, 57.5))
    return body + "".join(rosette(165 + 3 * x, 290 + 3 * y, 46) for x, y in spots)
