"""The court cards: half figures in mirrored halves, joined by a woven belt."""

from __future__ import annotations

from collections.abc import Callable

from court_parts import EYES, belt, panel
from jacks import JACKS
from kings import KINGS
from queens import QUEENS
from svgkit import element, group

FIGURES: dict[str, dict[str, Callable[[], str]]] = {"K": KINGS, "Q": QUEENS, "J": JACKS}


def court(rank: str, code: str, colour: str, large: bool = False) -> str:
    """Return the picture of a court card, without the index; smaller when the print is large."""
    half = element("g", FIGURES[rank][code](), transform=f"translate(315 {EYES:g})")
    turned = element("g", half, transform="rotate(180 315 440)")
    body = panel(code, colour, 334 if large else 268) + half + turned + belt(code)
    return group(body, "translate(50.4 70.4) scale(0.84)") if large else body
