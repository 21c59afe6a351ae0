"""Which looks a screen is tried in: all of them, or so few that each of their values is among them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from marjapussi_desktop.ui.i18n import LANGUAGES
from marjapussi_desktop.ui.table.theme import THEMES, Deck
from tests.ui.screens.stage import Look
from tests.ui.screens.states import STATES, layouts_of

SIZES: Final = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
FELTS: Final = (*THEMES,)
DECKS: Final = tuple(deck.value for deck in Deck)

TEXTS: Final = (100, 150, 200)

OVER_THE_TABLE: Final = (
    ("result", "huutopussi-3"),
    ("match_over", "avomarjapussi"),
    ("story_open", "huutopussi"),
    ("note_of_what_is_known", "avomarjapussi"),
    ("note_of_what_is_known", "huutopussi"),
)
"""Screens with a panel that may not cut what is below it, each with a game."""

Case = tuple[str, Look]


def sample() -> Iterator[Case]:
    """Every screen once; layouts, languages, decks, felts, sizes and texts take turns. `grid` has all."""
    for nth, name in enumerate(STATES):
        layouts = layouts_of(name)
        yield (
            name,
            Look(
                preset=layouts[nth % len(layouts)],
                language=(*LANGUAGES,)[(nth + nth // 4) % len(LANGUAGES)],
                felt=FELTS[(nth + nth // 8) % len(FELTS)],
                deck=DECKS[nth // 2 % len(DECKS)],
                size=SIZES[nth // 2 % len(SIZES)],
                text=TEXTS[nth // 3 % len(TEXTS)],
            ),
        )


def narrow() -> Iterator[tuple[str, list[Look]]]:
    """What lies over the table in the smallest window, with usual and with large texts."""
    for nth, (name, preset) in enumerate(OVER_THE_TABLE):
        language = (*LANGUAGES,)[nth % len(LANGUAGES)]
        yield name, [Look(preset, language, FELTS[0], DECKS[0], SIZES[0], text) for text in (TEXTS[0], TEXTS[-1])]


def grid() -> Iterator[tuple[str, list[Look]]]:
    """Every screen in every layout, language, size and size of texts. Felts and decks only colour: they take turns.

    The looks of one layout and language come together, as a window that is at a screen can be shown in all of them.
    """
    colours = [*product(FELTS, DECKS)]
    for name in STATES:
        for nth, (preset, language) in enumerate(product(layouts_of(name), LANGUAGES)):
            yield (
                name,
                [
                    Look(preset, language, *colours[(nth + turn) % len(colours)], size, text)
                    for turn, (size, text) in enumerate(product(SIZES, TEXTS))
                ],
            )


def group_name(group: tuple[str, list[Look]]) -> str:
    """The looks of a screen that come together in a word."""
    name, looks = group
    return f"{name}-{looks[0].preset}-{looks[0].language}"


def case_name(case: Case) -> str:
    """The case in a word."""
    name, look = case
    width, height = look.size
    return f"{name}-{look.preset}-{look.language}-{look.felt}-{look.deck}-{width}x{height}-{look.text}"
