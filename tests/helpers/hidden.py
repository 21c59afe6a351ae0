"""Which cards a seat has not seen, and the same state with those cards dealt otherwise."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, TypeVar

from marjapussi_desktop.engine.actions import Discard, Give, Return
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.state import HandState
from marjapussi_desktop.engine.values import changed

T = TypeVar("T")
Swap = Mapping[Card, Card]


def cards_seen(hand: HandState, seat: int) -> set[Card]:
    """Every card whose place the seat knows or has known, written down independently of the engine.

    RULES.md, "What a player knows".
    """
    seen = {*hand.dealt.hands[seat], *hand.hands[seat], *hand.trick}
    seen.update(c for trick in hand.tricks for c in trick.cards)
    seen.update(c for row in (*hand.up, *hand.dealt.up) for c in row if c is not None)
    kitty = hand.rules.kitty
    if kitty is not None and hand.declarer is not None and (kitty.kitty_exposed or hand.declarer == seat):
        seen.update(hand.dealt.kitty)
    for move in hand.moves:
        action = move.action
        if isinstance(action, Discard) and move.seat == seat:
            seen.update(action.cards)
        if isinstance(action, Give | Return) and move.seat % 2 == seat % 2:
            seen.update(action.cards)
    drawn = hand.dealt.stock[: len(hand.dealt.stock) - len(hand.stock)]
    for index, trick in enumerate(hand.tricks[: len(drawn) // 2]):
        first, second = drawn[2 * index : 2 * index + 2]
        seen.add(first if trick.winner == seat else second)
    return seen


def swap_of_unseen(hand: HandState, seat: int, dice: random.Random) -> Swap:
    """A permutation of the cards that the seat has not seen."""
    seen = cards_seen(hand, seat)
    unseen = [c for c in hand.dealt.all_cards() if c not in seen]
    return dict(zip(unseen, dice.sample(unseen, len(unseen)), strict=True))


def with_cards_swapped(value: T, swap: Swap) -> T:
    """A value with every card in it, however deep, replaced as told; results of hands stay as they are."""
    swapped: Any = _swapped(value, swap)
    return swapped  # type: ignore[no-any-return]


def _swapped(value: Any, swap: Swap) -> Any:
    if isinstance(value, Card):
        return swap.get(value, value)
    if isinstance(value, tuple):
        return tuple(_swapped(item, swap) for item in value)
    if hasattr(type(value), "__match_args__"):
        return changed(value, **{name: _swapped(getattr(value, name), swap) for name in value.__match_args__})
    return value
