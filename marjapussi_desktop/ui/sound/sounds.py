"""The sounds, and what is heard of each event."""

from __future__ import annotations

from enum import Enum
from typing import Final

from marjapussi_desktop.engine.events import (
    Called,
    CardDrawn,
    CardPlayed,
    CardsDiscarded,
    CardsPassed,
    CardTurnedUp,
    Event,
    HandDealt,
    KittyTaken,
    MarriageDeclared,
    Passed,
    TrickWon,
)
from marjapussi_desktop.ui.moments.great_event import GreatEvent


class Sound(Enum):
    """A sound; its value names its files in ``assets/sounds``."""

    CARD = "card"
    DEAL = "deal"
    KNOCK = "knock"
    TRICK = "trick"
    MARRIAGE = "marriage"
    KONTRA = "kontra"
    RE = "re"
    CONTRACT_MADE = "made"
    CONTRACT_FAILED = "failed"
    PORVOO = "porvoo"
    ALL_TRICKS = "slam"
    EXACTLY_TARGET = "exactly"
    MADE_AT_LAST = "at-last"


TAKES: Final = {Sound.CARD: ("card-1", "card-2", "card-3")}
"""Sounds with several files, taken in turn: the same card twice would sound like a machine."""

_OF_EVENTS: Final[dict[type[Event], Sound]] = {
    HandDealt: Sound.DEAL,
    Passed: Sound.KNOCK,
    CardPlayed: Sound.CARD,
    CardsPassed: Sound.CARD,
    CardsDiscarded: Sound.CARD,
    KittyTaken: Sound.CARD,
    CardTurnedUp: Sound.CARD,
    CardDrawn: Sound.CARD,
    TrickWon: Sound.TRICK,
    MarriageDeclared: Sound.MARRIAGE,
}

OF_GREAT_EVENTS: Final = {
    GreatEvent.PORVOO: Sound.PORVOO,
    GreatEvent.ALL_TRICKS: Sound.ALL_TRICKS,
    GreatEvent.EXACTLY_TARGET: Sound.EXACTLY_TARGET,
    GreatEvent.MADE_AT_LAST: Sound.MADE_AT_LAST,
    GreatEvent.CONTRACT_MADE: Sound.CONTRACT_MADE,
    GreatEvent.CONTRACT_FAILED: Sound.CONTRACT_FAILED,
}
"""What is heard with the picture of a hand's great event."""


def sound_of(event: Event) -> Sound | None:
    """What is heard as an event is seen; most that is said at the table makes no sound."""
    if isinstance(event, Called):
        return Sound.KONTRA if event.number % 2 else Sound.RE
    return _OF_EVENTS.get(type(event))


def files_of(sound: Sound) -> tuple[str, ...]:
    """The names of a sound's files in ``assets/sounds``, without their ending."""
    return TAKES.get(sound, (sound.value,))
