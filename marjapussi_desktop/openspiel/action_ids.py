"""The number of each action: one table for all presets and options, which never changes.

======== =====================================================================================
id       action
======== =====================================================================================
0–35     play a card, by ``Card.index``: S, C, D, H, and in each suit A T K Q J 9 8 7 6
36–39    declare S, C, D, H
40       ask for a whole
41–44    ask for a half of S, C, D, H
45, 46   answer no, answer yes
47–50    answer S, C, D, H
51, 52   Kontra, Re
53       say neither, where Kontra or Re could be said
54–89    choose a card, by ``Card.index``, for the set that is given, returned or discarded
90, 91   pass, demand a redeal
92–170   bid 50, 55, … 440
171–249  set the contract to 50, 55, … 440
======== =====================================================================================

A set of cards is chosen card by card, in rising order: so each set is one sequence. Nine cards have 126 sets of four,
and 36 cards 58,905; card by card they need 36 numbers. While cards are dealt, the number is the card's index.
"""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.engine import Action, Card, format_action
from marjapussi_desktop.engine.cards import FULL_PACK, SUITS
from marjapussi_desktop.engine.choices import STEP

LEAST_AMOUNT: Final = 50
HIGHEST_AMOUNT: Final = 440
AMOUNTS: Final = range(LEAST_AMOUNT, HIGHEST_AMOUNT + 1, STEP)
"""All bids and contracts that any option allows."""

CARDS: Final = len(FULL_PACK)
_SAID: Final = (
    *(f"declare {suit}" for suit in SUITS),
    "ask-whole",
    *(f"ask-half {suit}" for suit in SUITS),
    "answer no",
    "answer yes",
    *(f"answer {suit}" for suit in SUITS),
    "kontra",
    "re",
)
TEXTS: Final = (
    *(f"play {card}" for card in FULL_PACK),
    *_SAID,
    "silence",
    *(f"choose {card}" for card in FULL_PACK),
    "pass",
    "redeal",
    *(f"bid {amount}" for amount in AMOUNTS),
    *(f"contract {amount}" for amount in AMOUNTS),
)
"""By id, the action in the notation of moves (RECORD-FORMAT.md); ``choose`` and ``silence`` are words of this room."""

IDS: Final = {text: number for number, text in enumerate(TEXTS)}
SILENCE: Final = IDS["silence"]
FIRST_CHOSEN: Final = SILENCE + 1
IN_PLAY: Final = SILENCE
"""The actions with ids below this are those of the play: they are never hidden from anybody."""


def id_of(action: Action) -> int:
    """The action's number. Raises KeyError for a set of cards: see `chosen_id`."""
    return IDS[format_action(action)]


def chosen_id(card: Card) -> int:
    """The number of choosing this card for a set."""
    return FIRST_CHOSEN + card.index
