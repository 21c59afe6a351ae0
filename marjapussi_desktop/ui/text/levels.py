"""How strong the computer players are, in words."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.outside import plain
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate

LEVELS: Final = {
    "beginner": QT_TRANSLATE_NOOP("Levels", "Beginner"),
    "casual": QT_TRANSLATE_NOOP("Levels", "Casual"),
    "skilled": QT_TRANSLATE_NOOP("Levels", "Skilled"),
    "expert": QT_TRANSLATE_NOOP("Levels", "Expert"),
}
"""The levels that have words; which of them are offered, the controller says."""

SENTENCES: Final = {
    "beginner": QT_TRANSLATE_NOOP("Levels", "Plays by simple rules and forgets the cards."),
    "casual": QT_TRANSLATE_NOOP("Levels", "Knows rules of thumb and bidding conventions."),
    "skilled": QT_TRANSLATE_NOOP("Levels", "Imagines hundreds of deals before each move."),
    "expert": QT_TRANSLATE_NOOP("Levels", "Works out the others' cards from all it sees."),
}


def level_name(level: str) -> str:
    """The level's name; the id itself where there is none."""
    return translate("Levels", LEVELS[level]) if level in LEVELS else plain(level)


def level_sentence(level: str) -> str:
    """What the level is like, in one sentence; empty where there is none."""
    return translate("Levels", SENTENCES[level]) if level in SENTENCES else ""
