"""Felts and decks: every colour of the table, as values."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.engine.values import frozen

SPACE: Final = 8
"""The unit of all distances, in logical pixels of a 1280×720 table."""

PAPER: Final = "#FBF8F1"
PAPER_EDGE: Final = "#CFC6B4"
BUBBLE_EDGE: Final = "#8E836C"
"""Of a bubble, which has no shadow: on the light felt the edge alone tells it apart."""
INK: Final = "#1C1B1A"
LINGONBERRY: Final = "#B3202A"


class Deck(StrEnum):
    """The colours of the suits; the value is the folder of its pictures."""

    TWO_COLOURS = "classic"
    FOUR_COLOURS = "four_colours"


SUIT_COLOURS: Final = {
    Deck.TWO_COLOURS: {
        Suit.SPADES: INK,
        Suit.CLUBS: INK,
        Suit.DIAMONDS: LINGONBERRY,
        Suit.HEARTS: LINGONBERRY,
    },
    Deck.FOUR_COLOURS: {
        Suit.SPADES: INK,
        Suit.CLUBS: "#1F6B43",
        Suit.DIAMONDS: "#A84B00",
        Suit.HEARTS: LINGONBERRY,
    },
}
"""The suits as drawn on paper: cards, bubbles, the trump indicator."""


@frozen
class Theme:
    """A felt. Colours are ``#RRGGBB`` or ``#AARRGGBB``.

    ``felt``; ``text`` and ``muted`` (second lines) on it; ``accent`` for whose turn, trump and focus; ``plate`` and
    ``plate_edge`` of seats and score; ``vignette`` at the corners; ``dim`` laid over a card that
    may not be played; ``veil`` behind the picture of a marriage.
    """

    key: str
    is_light: bool
    felt: str
    text: str
    muted: str
    accent: str
    plate: str
    plate_edge: str
    vignette: str
    dim: str
    veil: str


def _dark(key: str, felt: str, plate: str, dim: str) -> Theme:
    return Theme(
        key=key,
        is_light=False,
        felt=felt,
        text="#F5EFE3",
        muted="#C9C3B4",
        accent="#F2A33A",
        plate=plate,
        plate_edge="#2EF5EFE3",
        vignette="#80000000",
        dim=dim,
        veil="#B8080C0A",
    )


PINE: Final = _dark("pine", "#14342B", "#0D261F", "#73143029")
BLUE_HOUR: Final = _dark("blue_hour", "#16253B", "#0F1B2C", "#73162438")
LINGONBERRY_FELT: Final = _dark("lingonberry", "#3F1420", "#2C0D15", "#73361420")
BIRCH: Final = Theme(
    key="birch",
    is_light=True,
    felt="#EFE7D8",
    text=INK,
    muted="#5A5346",
    accent="#8A4B00",
    plate="#F8F3E8",
    plate_edge="#40584A30",
    vignette="#267A6542",
    dim="#59605238",
    veil="#D9EFE7D8",
)

THEMES: Final = {theme.key: theme for theme in (PINE, BLUE_HOUR, LINGONBERRY_FELT, BIRCH)}
