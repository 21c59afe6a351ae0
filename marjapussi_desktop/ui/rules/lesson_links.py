"""Which lessons a section of the rules leads to: those on rules that hold."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.ui.rules.book import (
    Section,
    When,
    always,
    asks_half,
    asks_whole,
    doubles,
    goes_to_porvoo,
    has_ban,
    kitty,
    own_led,
    partners,
)
from marjapussi_desktop.ui.text.rules_in_play import may_redeal

_LESSON_HOLDS: Final[dict[str, When]] = {
    "kontra": doubles,
    "bluff": lambda rules: rules.marriages.bluff_half,
    "bid-ban": has_ban,
    "redeal": may_redeal,
    "own-lead": own_led,
    "porvoo": goes_to_porvoo,
    "kitty": kitty,
    "partners": partners,
    "whole": asks_whole,
    "half": asks_half,
}
"""Lessons on a rule that not every game has."""


def lessons_for(section: Section, rules: Ruleset) -> tuple[str, ...]:
    """The lessons of a section that teach what these rules have."""
    return tuple(lesson for lesson in section.lessons if _LESSON_HOLDS.get(lesson, always)(rules))
