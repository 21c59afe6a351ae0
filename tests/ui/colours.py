"""Contrast as WCAG 2.2 reckons it, and colours as people with a colour deficiency see them."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QColor

Rgb = tuple[float, float, float]
"""Red, green and blue, 0 to 1, as on the screen."""

DEFICIENCIES: Final = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes 2009, severity 1, for linear light."""

_TO_XYZ: Final = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Final = (0.95047, 1.0, 1.08883)


def rgb(colour: str, under: Rgb = (0.0, 0.0, 0.0)) -> Rgb:
    """A colour by its name; one that is seen through, over what lies under it."""
    told = QColor(colour)
    parts = zip((told.redF(), told.greenF(), told.blueF()), under, strict=True)
    red, green, blue = (part * told.alphaF() + below * (1 - told.alphaF()) for part, below in parts)
    return red, green, blue


def linear(colour: Rgb) -> Rgb:
    """The light of a colour."""
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in colour)
    return red, green, blue


def _times(matrix: tuple[tuple[float, ...], ...], light: Rgb) -> Rgb:
    red, green, blue = (sum(m * p for m, p in zip(row, light, strict=True)) for row in matrix)
    return red, green, blue


def contrast(one: Rgb, other: Rgb) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    high, low = sorted((_times(_TO_XYZ, linear(one))[1], _times(_TO_XYZ, linear(other))[1]), reverse=True)
    return (high + 0.05) / (low + 0.05)


def difference(one: Rgb, other: Rgb, deficiency: str | None = None) -> float:
    """How different two colours look (CIE 1976 ΔE; 2 is just seen, 10 at a glance), with a deficiency or without."""
    return math.dist(_lab(one, deficiency), _lab(other, deficiency))


def _lab(colour: Rgb, deficiency: str | None) -> tuple[float, float, float]:
    light = linear(colour)
    if deficiency is not None:
        red, green, blue = (min(1.0, max(0.0, p)) for p in _times(DEFICIENCIES[deficiency], light))
        light = red, green, blue
    x, y, z = (_root(p / w) for p, w in zip(_times(_TO_XYZ, light), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(share: float) -> float:
    return math.cbrt(share) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116
