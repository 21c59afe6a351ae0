"""How strong the computer players are, in words."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate

LEVELS: Final = {
    "beginner": QT_TRANSLATE_NOOP("Levels", "Beginner"),
    "casual": QT_TRANSLATE_NOOP("Levels", "Casual"),
    "skilled": QT_TRANSLATE_NOOP("Levels", "Skilled"),
}
"""The levels that the window offers, weakest first."""


def level_name(level: str) -> str:
    """The level's name; the id itself where there is none."""
    return translate("Levels", LEVELS[level]) if level in LEVELS else level
