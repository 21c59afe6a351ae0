"""Which lesson trains what a review calls a mistake."""

from __future__ import annotations

from typing import Final

LESSON_OF: Final[dict[str, str]] = {
    "bid": "bids-tell",
    "redeal": "redeal",
    "give": "gift",
    "return": "give-back",
    "discard": "kitty",
    "contract": "set-contract",
    "call": "kontra",
    "declare": "declare",
    "ask": "whole",
    "answer": "half",
    "lead": "defence",
    "follow": "partners",
}
"""A kind of decision, as a review names it, and the id of the lesson."""
