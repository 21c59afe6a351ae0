"""The universe of actions: everything that a seat could try, legal or not."""

from __future__ import annotations

import random
from collections.abc import Iterator

from marjapussi_desktop.engine.actions import (
    Action,
    AnswerHalf,
    AnswerWhole,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    DemandRedeal,
    Discard,
    Give,
    Kontra,
    Pass,
    Play,
    Re,
    Return,
    SetContract,
)
from marjapussi_desktop.engine.cards import FULL_PACK, SUITS, Card
from marjapussi_desktop.engine.choices import CardsChoices, Choices

_AMOUNTS = (*range(-5, 461, 5), 51, 123, 10_000)

WITHOUT_CARDS: tuple[Action, ...] = (
    Pass(),
    DemandRedeal(),
    AskWhole(),
    Kontra(),
    Re(),
    AnswerWhole(None),
    AnswerHalf(True),
    AnswerHalf(False),
    *(Bid(amount) for amount in _AMOUNTS),
    *(SetContract(amount) for amount in _AMOUNTS),
    *(Declare(suit) for suit in SUITS),
    *(AskHalf(suit) for suit in SUITS),
    *(AnswerWhole(suit) for suit in SUITS),
    *(Play(card) for card in FULL_PACK),
)
"""Every action but choices of several cards."""


def choices_of_cards(own: tuple[Card, ...], dice: random.Random) -> Iterator[Action]:
    """Some gives, returns and discards: of own cards, of any, of a card twice, of too few and too many."""
    piles = [tuple(dice.sample(own, count)) for count in (2, 3, 3, 3, 4, 4, 4) if count <= len(own)]
    piles.extend(tuple(dice.sample(FULL_PACK, count)) for count in (3, 4))
    piles.extend([own[:1] * 3, own[:1] * 4, ()])
    for pile in piles:
        yield from (kind(pile) for kind in (Give, Return, Discard))


def is_offered(choices: Choices | None, action: Action) -> bool:
    """Whether the choices enumerate the action; cards count as a set."""
    if choices is None:
        return False
    if action in choices.calls:
        return True
    if isinstance(choices, CardsChoices):
        if not isinstance(action, choices.action):
            return False
        chosen: tuple[Card, ...] = action.cards
        return len(chosen) == len(set(chosen)) == choices.count and set(chosen) <= set(choices.cards)
    return action in choices.actions()
