"""The court cards."""

from __future__ import annotations

from svgkit import element, fill
from symbols import AMBER, BLUE, INK, NIGHT, PINE, RED, suit

MAIN = {"S": NIGHT, "C": PINE, "D": AMBER, "H": RED}


def court(rank: str, code: str, colour: str) -> str:
    """Return the picture of a court card, without the index."""
    half = fill("M130 440C130 330 230 300 315 300C400 300 500 330 500 440z", MAIN[code], INK, 5)
    half += fill("M255 170V250C255 290 285 310 315 310C345 310 375 290 375 250V170z", "#F4D6B8", INK, 5)
    hat = {
        "K": "M245 180L230 80L280 130L315 60L350 130L400 80L385 180z",
        "Q": "M250 180C250 100 380 100 380 180z",
        "J": "M235 180C235 130 395 130 395 180L470 60L390 150z",
    }[rank]
    half += fill(hat, BLUE if rank == "J" else AMBER, INK, 5)
    half += suit(code, colour, 500, 130, 110)
    body = element("g", half) + element("g", half, transform="rotate(180 315 440)")
    return body
