"""Which lesson trains what a review calls a mistake."""

from __future__ import annotations

from typing import Final

LESSON_OF: Final[dict[str, str]] = {
    "bid": "bids-tell",
    "redeal": "auction",
    "give": "gift",
    "return": "give-back",
    "discard": "give-back",
    "contract": "set-contract",
    "call": "set-contract",
    "declare": "declare",
    "ask": "whole",
    "answer": "half",
    "lead": "defence",
    "follow": "partners",
}
"""A kind of decision, as a review names it, and the id of the lesson."""
