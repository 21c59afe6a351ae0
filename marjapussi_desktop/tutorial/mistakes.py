"""Which lesson trains what a review calls a mistake."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.controller.match.bid_meanings import tells_by_steps
from marjapussi_desktop.engine.ruleset import Ruleset

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


def lesson_for(kind: str, rules: Ruleset) -> str:
    """The lesson for mistakes of a kind under these rules: what bids tell differs between games."""
    return "steps-tell" if kind == "bid" and tells_by_steps(rules) else LESSON_OF[kind]
