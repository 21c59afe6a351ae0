"""How strong the computer players are, in words."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate

LEVELS: Final = {
    "beginner": QT_TRANSLATE_NOOP("Levels", "Beginner"),
    "casual": QT_TRANSLATE_NOOP("Levels", "Casual"),
    "skilled": QT_TRANSLATE_NOOP("Levels", "Skilled"),
    "expert": QT_TRANSLATE_NOOP("Levels", "Expert"),
}
"""The levels that have words; which of them are offered, the controller says."""

SENTENCES: Final = {
    "beginner": QT_TRANSLATE_NOOP("Levels", "Plays by a few simple rules and forgets what has been played."),
    "casual": QT_TRANSLATE_NOOP("Levels", "Knows the rules of thumb and the conventions of bidding."),
    "skilled": QT_TRANSLATE_NOOP("Levels", "Imagines the hidden cards in hundreds of ways before each move."),
    "expert": QT_TRANSLATE_NOOP("Levels", "Looks further still, and tells from bids and plays what the others hold."),
}


def level_name(level: str) -> str:
    """The level's name; the id itself where there is none."""
    return translate("Levels", LEVELS[level]) if level in LEVELS else level


def level_sentence(level: str) -> str:
    """What the level is like, in one sentence; empty where there is none."""
    return translate("Levels", SENTENCES[level]) if level in SENTENCES else ""
