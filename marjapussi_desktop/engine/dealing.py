"""Dealing a pack: how cards become a ``Deal``, and what is wrong with one that somebody wrote down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Protocol

from marjapussi_desktop.engine.cards import Card, pack_of, sorted_cards
from marjapussi_desktop.engine.ruleset import KITTY_SIZE, ROW_LENGTH, STOCK_SIZE, Ruleset, hand_size
from marjapussi_desktop.engine.seats import Layout, players_in
from marjapussi_desktop.engine.state import Deal
from marjapussi_desktop.engine.values import frozen


def _pile_sizes(rules: Ruleset) -> tuple[int, int, int]:
    """The sizes of the kitty, of the stock and of each row."""
    layout = rules.layout
    return (
        KITTY_SIZE if layout is Layout.KITTY else 0,
        STOCK_SIZE if layout is Layout.STOCK else 0,
        ROW_LENGTH if layout is Layout.OPEN else 0,
    )


def deal_from_pack(rules: Ruleset, pack: Sequence[Card]) -> Deal:
    """The deal of a pack in the order given: hands by seat, then kitty, stock, face-down and face-up rows.

    The pack is a permutation of ``pack_of(rules.deal.pack)``; hands come sorted as written, not by rank.
    """
    cards = iter(pack)
    players = players_in(rules.layout)
    kitty, stock, row = _pile_sizes(rules)

    def take(count: int) -> tuple[Card, ...]:
        return tuple(next(cards) for _ in range(count))

    hands = tuple(take(hand_size(rules)) for _ in range(players))
    rows = players if row else 0
    return Deal(
        hands=hands,
        kitty=take(kitty),
        stock=take(stock),
        down=tuple(take(row) for _ in range(rows)),
        up=tuple(take(row) for _ in range(rows)),
    )


class Shuffles(Protocol):
    """Where chance comes from: a ``random.Random``, or what shuffles a list in place as that does."""

    def shuffle(self, x: list[Any], /) -> None: ...


def shuffled_deal(rules: Ruleset, dice: Shuffles) -> Deal:
    """A deal of a shuffled pack. Dice with the same seed give the same cards."""
    pack = list(pack_of(rules.deal.pack))
    dice.shuffle(pack)
    return deal_from_pack(rules, pack)


class DealFault(StrEnum):
    """What can be wrong with a deal."""

    WRONG_SIZES = "wrong_sizes"
    CARD_TWICE = "card_twice"
    CARD_MISSING = "card_missing"
    NOT_IN_PACK = "not_in_pack"


@frozen
class DealProblem:
    """A faulty deal: what is wrong, and with which card."""

    fault: DealFault
    card: Card | None = None


def deal_problem(rules: Ruleset, deal: Deal) -> DealProblem | None:
    """What is wrong with a deal, or None: every card of the pack once, every pile of its size."""
    dealt = deal.all_cards()
    pack = pack_of(rules.deal.pack)
    if sorted_cards(dealt) == pack:
        return None if _has_right_sizes(rules, deal) else DealProblem(DealFault.WRONG_SIZES)
    foreign = next((c for c in dealt if c not in pack), None)
    if foreign is not None:
        return DealProblem(DealFault.NOT_IN_PACK, foreign)
    twice = next((c for c, count in Counter(dealt).items() if count > 1), None)
    if twice is not None:
        return DealProblem(DealFault.CARD_TWICE, twice)
    return DealProblem(DealFault.CARD_MISSING, next(c for c in pack if c not in dealt))


def _has_right_sizes(rules: Ruleset, deal: Deal) -> bool:
    players = players_in(rules.layout)
    kitty, stock, row = _pile_sizes(rules)
    rows = (row,) * (players if row else 0)
    return (
        tuple(map(len, deal.hands)) == (hand_size(rules),) * players
        and len(deal.kitty) == kitty
        and len(deal.stock) == stock
        and tuple(map(len, deal.down)) == rows
        and tuple(map(len, deal.up)) == rows
    )
