"""How strong the computer players are, in words."""

from __future__ import annotations

from typing import Final, NamedTuple

from marjapussi_desktop.outside import plain
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate


class LevelText(NamedTuple):
    """A level's name, and what it is like in one sentence."""

    name: str
    sentence: str


LEVELS: Final = {
    "beginner": LevelText(
        QT_TRANSLATE_NOOP("Levels", "Beginner"),
        QT_TRANSLATE_NOOP("Levels", "Plays by simple rules and forgets the cards."),
    ),
    "casual": LevelText(
        QT_TRANSLATE_NOOP("Levels", "Casual"),
        QT_TRANSLATE_NOOP("Levels", "Knows rules of thumb and what bids tell."),
    ),
    "skilled": LevelText(
        QT_TRANSLATE_NOOP("Levels", "Skilled"),
        QT_TRANSLATE_NOOP("Levels", "Imagines many deals before each move."),
    ),
    "expert": LevelText(
        QT_TRANSLATE_NOOP("Levels", "Expert"),
        QT_TRANSLATE_NOOP("Levels", "Works out the others' cards from all it sees."),
    ),
}
"""Level id → its words, for each level that the bots' table offers."""
_WITHOUT_AUCTION: Final = {
    "casual": QT_TRANSLATE_NOOP("Levels", "Knows rules of thumb."),
}
"""The same sentences in games without an auction, where they differ."""


def level_name(level: str) -> str:
    """The level's name; the id itself where there is none."""
    return translate("Levels", LEVELS[level].name) if level in LEVELS else plain(level)


def level_sentence(level: str, *, has_auction: bool = True) -> str:
    """What the level is like, in one sentence; empty where there is none. ``has_auction``: whether the game has one."""
    if level not in LEVELS:
        return ""
    sentence = LEVELS[level].sentence
    return translate("Levels", sentence if has_auction else _WITHOUT_AUCTION.get(level, sentence))
