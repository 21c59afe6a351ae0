"""Moments of real hands, to be shown in the rules: what lay where, told by the engine under the rules in force."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from typing import Final

from marjapussi_desktop.engine.cards import Card, king_of, queen_of, sorted_cards
from marjapussi_desktop.engine.errors import NotationError
from marjapussi_desktop.engine.events import HandResult
from marjapussi_desktop.engine.position import parse_position
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.scoring import cards_won, tricks_won
from marjapussi_desktop.engine.seats import Layout, next_seat, partner_of, side_of
from marjapussi_desktop.engine.state import HandState
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.engine.variants import format_rules

_RULES: Final = " | "
_SIDES: Final = "abc"


class ExampleKind(StrEnum):
    """What an example shows."""

    TRICK = "trick"
    MARRIAGE = "marriage"
    EXCHANGE = "exchange"
    KITTY = "kitty"
    ROWS = "rows"
    SCORE = "score"


@frozen
class Pile:
    """Cards that belong together: their ``name``, and which of them are ``marked``. None is a card face down."""

    name: str
    cards: tuple[Card | None, ...]
    marked: tuple[Card, ...] = ()


@frozen
class Example:
    """A moment. ``facts``: what a sentence on it needs, by name: cards, numbers, or the suit of a marriage; cards stand
    in the order in which they lie. Of a score: the ``result``, and ``sides`` in the order of the piles.
    """

    kind: ExampleKind
    piles: tuple[Pile, ...]
    facts: dict[str, object]
    result: HandResult | None = None
    sides: tuple[int, ...] = ()


def find_example(kind: ExampleKind, lines: Iterable[str], rules: Ruleset) -> Example | None:
    """The first of the positions that can come about under ``rules``; None where none can.

    ``lines``: a kind of example and a position each, as `engine.position` writes it, played under whatever rules.
    """
    for line in lines:
        name, _space, position = line.partition(" ")
        if name == kind.value:
            hand = _replayed(position, rules)
            if hand is not None:
                return _SHOWN[kind](hand)
    return None


def _replayed(position: str, rules: Ruleset) -> HandState | None:
    """The hand by other rules than it was played by; None where a move would be against them."""
    _game, *rest = position.strip().split(_RULES)
    try:
        return parse_position(_RULES.join([format_rules(rules), *rest])).hand
    except NotationError:
        return None


def _trick(hand: HandState) -> Example:
    trick = hand.tricks[-1]
    seat, winner = trick.leader, trick.cards[0]
    for card in trick.cards:
        if seat == trick.winner:
            winner = card
        seat = next_seat(seat, hand.rules.layout)
    facts = {"leader": trick.cards[0], "others": trick.cards[1:], "winner": winner}
    return Example(ExampleKind.TRICK, (Pile("trick", trick.cards, (winner,)),), facts)


def _marriage(hand: HandState) -> Example:
    declared = hand.marriages.declared[-1]
    king, queen = king_of(declared.suit), queen_of(declared.suit)
    held = sorted_cards(hand.held(declared.seat))
    piles = (Pile("won", hand.tricks[-1].cards), Pile("hand", held, (king, queen)))
    facts = {"king": king, "queen": queen, "suit": declared.suit, "points": declared.points}
    return Example(ExampleKind.MARRIAGE, piles, facts)


def _exchange(hand: HandState) -> Example:
    given, returned = sorted_cards(hand.exchange.given), sorted_cards(hand.exchange.returned)
    assert hand.declarer is not None
    assert partner_of(hand.declarer, hand.rules.layout) is not None
    held = sorted_cards((*hand.held(hand.declarer), *returned))
    piles = (Pile("given", given), Pile("declarer", held, given), Pile("returned", returned))
    return Example(ExampleKind.EXCHANGE, piles, {"given": given, "returned": returned, "contract": hand.contract})


def _kitty(hand: HandState) -> Example:
    found, discarded = sorted_cards(hand.dealt.kitty), sorted_cards(hand.exchange.discarded)
    assert hand.declarer is not None
    held = sorted_cards((*hand.held(hand.declarer), *discarded))
    piles = (Pile("kitty", found), Pile("declarer", held, found), Pile("discarded", discarded))
    return Example(ExampleKind.KITTY, piles, {"kitty": found, "discarded": discarded, "contract": hand.contract})


def _rows(hand: HandState) -> Example:
    below = (None,) * len(hand.down[0])
    piles = (Pile("other_row", hand.up[1]), Pile("own_row", hand.up[0]), Pile("under", below))
    return Example(ExampleKind.ROWS, (*piles, Pile("hand", sorted_cards(hand.held(0)))), {})


def _score(hand: HandState) -> Example:
    result, rules = hand.result, hand.rules
    assert result is not None
    first = 0 if hand.declarer is None else side_of(hand.declarer, rules.layout)
    sides = sorted(range(len(result.scores)), key=lambda side: side != first)
    tricks = tricks_won(hand)
    facts: dict[str, object] = {"contract": hand.contract}
    piles = []
    for letter, name, side in zip(_SIDES, _pile_names(hand), sides, strict=False):
        piles.append(Pile(name, tuple(_counting(hand, side))))
        facts |= {f"tricks_{letter}": tricks[side], f"taken_{letter}": result.taken[side]}
    return Example(ExampleKind.SCORE, tuple(piles), facts, result, tuple(sides))


def _pile_names(hand: HandState) -> tuple[str, ...]:
    """What the cards of each side's tricks are called: of sides or of single players, the declarer's first."""
    is_alone = hand.rules.layout is not Layout.PARTNERSHIP
    if hand.declarer is None:
        return ("player_a", "player_b", "player_c") if is_alone else ("side_a", "side_b")
    return ("declarer_tricks", "second_tricks", "third_tricks") if is_alone else ("declarer_side", "defenders")


def _counting(hand: HandState, side: int) -> Iterator[Card]:
    """The cards of a side's tricks from the jack up, which count."""
    return (card for card in sorted_cards(cards_won(hand, side)) if card.rank.value in "ATKQJ")


_SHOWN: Final[dict[ExampleKind, Callable[[HandState], Example]]] = {
    ExampleKind.TRICK: _trick,
    ExampleKind.MARRIAGE: _marriage,
    ExampleKind.EXCHANGE: _exchange,
    ExampleKind.KITTY: _kitty,
    ExampleKind.ROWS: _rows,
    ExampleKind.SCORE: _score,
}
