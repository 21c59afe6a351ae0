"""The backs of the cards: each looks the same when the card is turned round."""

from __future__ import annotations

import math
from collections.abc import Callable

from svgkit import dot, element, fill, leaf, line, place
from symbols import AMBER, DEEP, EDGE, NIGHT, PAPER, PINE, RED

TWIG = "#5A9A75"
BERRIES = ("#DB3A44", AMBER, "#9AA8E6", "#E9E2D0")
FROST = "#AEB9E6"
WINE = "#5A1A22"


def frame(edge: str, ground: str, thread: str) -> str:
    """Return the card with its border of dots and the ground within."""
    body = element("rect", x=1, y=1, width=628, height=878, rx=31.5, fill=PAPER, stroke=EDGE, stroke_width=2)
    body += element("rect", x=22, y=22, width=586, height=836, rx=18, fill=edge)
    body += element("rect", x=52, y=52, width=526, height=776, rx=8, fill=ground)
    border = "".join(dot(x, y, 5.5) for x in (37, 593) for y in range(70, 830, 37))
    border += "".join(dot(x, y, 5.5) for x in range(74, 570, 37) for y in (37, 843))
    body += fill(border, PAPER)
    return body + element("rect", x=61, y=61, width=508, height=758, rx=4, fill="none", stroke=thread, stroke_width=3)


def motif(colour: str) -> str:
    """Return a sprig, the same from both ends, with three berries at each tip."""
    leaves = "".join(
        leaf(0, end * y, 90 - end * 90 + side * 60, 35, 19) for end in (1, -1) for y in (-9, -31) for side in (1, -1)
    )
    spots = [(end * x, end * y) for end in (1, -1) for x, y in ((-11, -53), (11, -53), (0, -71))]
    body = line("M0 52V-52", TWIG, 4) + fill(leaves, TWIG)
    body += fill("".join(dot(x, y, 11) for x, y in spots), colour)
    return body + fill("".join(dot(x, y, 2.6) for x, y in spots), DEEP)


def sprigs() -> str:
    """Return sprigs of the four berries on deep pine."""
    body = frame(RED, DEEP, AMBER)
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


def star(x: float, y: float, r: float) -> str:
    """Return the path of an eight-pointed star of eight lozenges."""
    path = ""
    for point in range(8):
        angle = point * math.tau / 8
        for nth, (along, across) in enumerate(((0.08, 0), (0.52, 0.2), (1, 0), (0.52, -0.2))):
            px = x + r * (along * math.sin(angle) + across * math.cos(angle))
            py = y - r * (along * math.cos(angle) - across * math.sin(angle))
            path += f"{'L' if nth else 'M'}{px:.1f} {py:.1f}"
        path += "z"
    return path


def stars() -> str:
    """Return the stars of a winter night, with a bilberry between each four."""
    body = frame(PINE, NIGHT, FROST)
    bright, berries, sparks = "", "", ""
    for row in range(6):
        for column in range(4):
            x, y = 315 + (column - 1.5) * 124, 440 + (row - 2.5) * 124
            bright += star(x, y, 52)
            if row and column:
                berries += dot(x - 62, y - 62, 9)
                sparks += dot(x - 62, y - 62, 3)
    return body + fill(bright, PAPER) + fill(berries, AMBER) + fill(sparks, NIGHT)


def lozenges(y: float, count: int, half: float) -> str:
    """Return the path of a row of lozenges side by side across the ground."""
    wide = 496 / count / 2
    return "".join(
        f"M{67 + wide * (2 * nth):.1f} {y:.1f}l{wide:.1f} {-half:.1f}l{wide:.1f} {half:.1f}l{-wide:.1f} {half:.1f}z"
        for nth in range(count)
    )


def weave() -> str:
    """Return a woven hanging: bands, lozenges and stars, the same from its middle up and down."""
    body = frame(DEEP, WINE, AMBER)
    bands: list[tuple[float, str, str]] = []
    for side in (-1, 1):
        bands += [
            (440 + side * 92, "stripe", AMBER),
            (440 + side * 148, "small", PAPER),
            (440 + side * 204, "stripe", TWIG),
            (440 + side * 270, "large", AMBER),
            (440 + side * 336, "stripe", PAPER),
        ]
    for y, kind, colour in bands:
        if kind == "stripe":
            body += line(f"M68 {y - 9:.0f}H562M68 {y + 9:.0f}H562", colour, 5, "butt")
        else:
            count, half = (8, 34) if kind == "small" else (4, 44)
            body += fill(lozenges(y, count, half), colour) + fill(lozenges(y, count, half * 0.55), WINE)
            body += fill("".join(dot(67 + 496 / count * (nth + 0.5), y, half * 0.22) for nth in range(count)), RED)
    middle = "".join(star(315 + nth * 165, 440, 66) for nth in (-1, 0, 1))
    return body + fill(middle, PAPER) + fill("".join(dot(315 + nth * 82.5, 440, 9) for nth in (-3, -1, 1, 3)), AMBER)


BACKS: dict[str, Callable[[], str]] = {"sprigs": sprigs, "stars": stars, "weave": weave}
