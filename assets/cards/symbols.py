"""Palette, suit symbols, index glyphs and berries of the deck."""

from __future__ import annotations

import math

from svgkit import dot, element, fill, leaf, line

PAPER = "#FBF8F1"
EDGE = "#CFC6B4"
INK = "#1C1B1A"
RED = "#B3202A"
PINE = "#1F6B43"
AMBER = "#F2A33A"
RUST = "#A84B00"
BLUE = "#3B4C8C"
NIGHT = "#2A3A57"
DEEP = "#14342B"

SUITS = "SCDH"
RANKS = "ATKQJ9876"

#: The one place where the colours of the suits are decided.
DECKS: dict[str, dict[str, str]] = {
    "classic": {"S": INK, "C": INK, "D": RED, "H": RED},
    "four_colours": {"S": INK, "C": PINE, "D": RUST, "H": RED},
}

SUIT_PATHS: dict[str, str] = {
    "S": "M50 3C55 19 95 37 95 64C95 78 85 86 74 86C66 86 58.5 82 54 74.5"
    "C54.5 84 60 91 69 97H31C40 91 45.5 84 46 74.5C41.5 82 34 86 26 86"
    "C15 86 5 78 5 64C5 37 45 19 50 3z",
    "C": "M32.2 37.1A21.5 21.5 0 1 1 67.8 37.1A21.5 21.5 0 1 1 53.6 62.5"
    "C53.6 78 58 90 69 97H31C42 90 46.4 78 46.4 62.5A21.5 21.5 0 1 1 32.2 37.1z",
    "D": "M50 0C59 20 74 38 90 50C74 62 59 80 50 100C41 80 26 62 10 50C26 38 41 20 50 0z",
    "H": "M50 96C43 82 5 61 5 31C5 14 17 5 29 5C39 5 47 11 50 22C53 11 61 5 71 5C83 5 95 14 95 31C95 61 57 82 50 96z",
}

#: Glyphs as strokes in a box 100 high: width, thick strokes, thin strokes (serifs).
GLYPHS: dict[str, tuple[float, str, str]] = {
    "A": (88, "M15 94L44 9L73 94M25 65H63", "M2 94H30M58 94H86"),
    "K": (88, "M22 2V98M71 8L24 60M38 45L73 94", "M5 6H40M5 94H40M57 6H85M58 94H86"),
    "Q": (
        84,
        "M42 8C20 8 9 24 9 46C9 68 20 84 42 84C64 84 75 68 75 46C75 24 64 8 42 8zM38 64C50 66 58 92 80 93",
        "",
    ),
    "J": (68, "M48 2V66C48 85 40 92.5 28 92.5C17 92.5 10 86 10 74", "M28 6H66"),
    "9": (76, "M21 93C47 90 66 64 66 35A28 27.5 0 1 0 10 35A28 27.5 0 1 0 66 35", ""),
    "8": (
        78,
        "M39 7.5A22.5 18.5 0 1 0 39 44.5A22.5 18.5 0 1 0 39 7.5zM39 44.5A29 24 0 1 0 39 92.5A29 24 0 1 0 39 44.5z",
        "",
    ),
    "7": (72, "M6 8H62C46 30 32 62 29 98", "M7 3V25"),
    "6": (76, "M55 7C29 10 10 36 10 65A28 27.5 0 1 0 66 65A28 27.5 0 1 0 10 65", ""),
    "T": (
        110,
        "M24 98V8C22 18 14 24 4 26M79 7.5C63 7.5 57 26 57 50C57 74 63 92.5 79 92.5"
        "C95 92.5 101 74 101 50C101 26 95 7.5 79 7.5z",
        "M7 94H41",
    ),
}

_ONE = ("M24 98V8C22 18 14 24 4 26", "M7 94H41")
_TWO = "M{a} 30C{b} 15 {c} 7.5 {d} 7.5C{e} 7.5 {f} 17 {f} 30C{f} 52 {b} 70 {g} 92.5H{h}"
_THREE = (
    "M{a} 22C{b} 12 {c} 7.5 {d} 7.5C{e} 7.5 {f} 15 {f} 26C{f} 38 {g} 45 {c} 45.5"
    "C{h} 45.5 {i} 55 {i} 69C{i} 83 {h} 92.5 {d} 92.5C{c} 92.5 {b} 87 {j} 76"
)

#: The ranks as Finnish decks number them, drawn like ``GLYPHS``.
FINNISH: dict[str, tuple[float, str, str]] = {
    "A": (48, *_ONE),
    "J": (90, _ONE[0] + "M66 98V8C64 18 56 24 46 26", _ONE[1] + "M49 94H83"),
    "Q": (
        112,
        _ONE[0] + _TWO.format(a=52, b=53, c=62, d=77, e=93, f=104, g=50, h=107),
        _ONE[1],
    ),
    "K": (
        112,
        _ONE[0] + _THREE.format(a=53, b=57, c=66, d=77, e=92, f=101, g=91, h=94, i=104, j=51),
        _ONE[1],
    ),
}


def suit(code: str, colour: str, x: float, y: float, size: float, turned: bool = False) -> str:
    """Return a suit symbol of the given size with its middle at a point."""
    half = -size / 200 if turned else size / 200
    mx, my = x - 100 * half, y - 100 * half
    scale = half * 2
    transform = f"matrix({scale:.3f} 0 0 {scale:.3f} {mx:.1f} {my:.1f})"
    return element("path", d=SUIT_PATHS[code], fill=colour, transform=transform)


def glyph(rank: str, colour: str, x: float, y: float, height: float, narrow: float = 1, finnish: bool = False) -> str:
    """Return the glyph of a rank with the middle of its top at a point; the program finds it by its class."""
    width, thick, thin = (FINNISH if finnish else GLYPHS)[rank]
    scale = height / 100
    body = line(thick, colour, 15.5, "butt")
    if thin:
        body += line(thin, colour, 12, "butt")
    left = x - width * scale * narrow / 2
    transform = f"matrix({scale * narrow:.3f} 0 0 {scale:.3f} {left:.1f} {y:.1f})"
    return element("g", body, **{"class": "rank"}, transform=transform)


def berry(kind: str, x: float, y: float, r: float) -> str:
    """Return one berry of the kind (a suit's code), its middle at a point."""
    if kind == "D":
        ring = "".join(
            dot(x + 0.62 * r * math.sin(k * math.tau / 6), y - 0.62 * r * math.cos(k * math.tau / 6), 0.4 * r)
            for k in range(6)
        )
        return fill(ring, "#E07F1F") + fill(dot(x, y, 0.44 * r), AMBER)
    if kind == "C":
        crown = dot(x + 0.1 * r, y + 0.12 * r, 0.42 * r)
        return fill(dot(x, y, r), BLUE) + line(crown, "#AEB9E6", max(0.18 * r, 1))
    shine = dot(x - 0.34 * r, y - 0.34 * r, 0.22 * r)
    colour = {"H": "#C9252F", "S": INK}[kind]
    return fill(dot(x, y, r), colour) + fill(shine, PAPER)


def sprig(kind: str, green: str = PINE, berry_size: float = 15) -> str:
    """Return a sprig about 150 high that grows upwards from the origin."""
    stem = "M0 0C-8 -40 8 -80 0 -128"
    if kind == "S":
        needles = "".join(
            leaf(2 * math.sin(k), -16 - 13 * k, side * 58, 26 - k, 9) for k in range(9) for side in (-1, 1)
        )
        spots = [(-18, -34), (18, -58), (-16, -84), (14, -112), (0, -138)]
        leaves = needles
    elif kind == "D":
        leaves = (
            "".join(leaf(0, -34, side * angle, 46, 26) for side in (-1, 1) for angle in (35, 78, 118))
            + leaf(0, -84, -60, 34, 20)
            + leaf(0, -84, 60, 34, 20)
        )
        spots = [(0, -140)]
        berry_size *= 1.9
    elif kind == "C":
        leaves = "".join(
            leaf(0, y, side * 52, 46, 24) for y, side in ((-18, 1), (-38, -1), (-66, 1), (-90, -1))
        ) + leaf(0, -122, 8, 36, 20)
        spots = [(-22, -14), (30, -46 - 52), (-30, -60)]
        berry_size *= 1.15
    else:
        leaves = "".join(leaf(0, y, side * 62, 36, 25) for y in (-22, -56, -88) for side in (-1, 1))
        spots = [(-15, -122), (15, -118), (0, -142)]
    body = line(stem, green, 5) + fill(leaves, green)
    return body + "".join(berry(kind, x, y, berry_size) for x, y in spots)
