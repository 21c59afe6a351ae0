"""Soft evidence: who might ask for a half and plays on, or asks for a whole instead, hardly holds one.

A silence names a seat and two cards, a king and a queen. How much less likely it is if the seat holds either of them
is fitted on hands that searching players played with each other (``training.words``); other sensible players do alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.knowledge.card_sets import BIT, MARRIAGE_MASKS, SUIT_MASKS, Mask, pack_in_play
from marjapussi_desktop.bots.knowledge.public_history import declarations_by_move
from marjapussi_desktop.engine.actions import AnswerHalf, AskHalf, AskWhole, Declare, Play
from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import DeclareAfter, Ruleset, asking_costs
from marjapussi_desktop.engine.seats import Layout, side_of
from marjapussi_desktop.engine.state import Declaration
from marjapussi_desktop.engine.tricks import beats

DATA: Final = "words.json"

Silence = tuple[int, Mask]
"""A seat, and the king and queen for which it did not ask."""


def strength_of(rules: Ruleset) -> float:
    """By how much less likely (as a logarithm) one is silent who holds a half."""
    strength: float = load_trained(DATA)["silences"][rules.family.value]
    return strength


def silences_of(seen: Observation) -> list[Silence]:
    """Those of the other seats so far, in order; none where asking has a price."""
    if seen.rules.layout is not Layout.PARTNERSHIP or not _is_free_to_ask(seen):
        return []
    return [one for one in _Listener(seen).silences() if one[0] != seen.seat]


def _is_free_to_ask(seen: Observation) -> bool:
    """Whether nothing is lost by asking for a half."""
    marriages = seen.rules.marriages
    return marriages.ask_half and not marriages.half_needs_whole and not asking_costs(seen.rules)


class _Listener:
    """Walks through the moves of a hand."""

    def __init__(self, seen: Observation) -> None:
        self._seen = seen
        self._declared = declarations_by_move(seen)
        self._left = pack_in_play(seen.rules)
        self._trump: Suit | None = None
        self._open = set(SUIT_MASKS)
        self._asked: Suit | None = None
        self._denied: set[tuple[int, Suit]] = set()
        self._may_ask = False
        self._leader = self._winner = 0
        self._trick: list[Card] = []
        self._winning: Card | None = None

    def silences(self) -> Iterator[Silence]:
        """In order."""
        for number, move in enumerate(self._seen.moves):
            action = move.action
            if isinstance(action, Play | AskWhole) and self._may_ask:
                yield from self._silences(move.seat)
            if isinstance(action, Play | AskWhole | AskHalf | Declare):
                self._may_ask = False
            if isinstance(action, Play):
                self._see(move.seat, action.card)
            elif isinstance(action, AskHalf):
                self._asked = action.suit
            else:
                self._hear(move.seat, action, self._declared.get(number))

    def _silences(self, seat: int) -> Iterator[Silence]:
        side = side_of(seat, self._seen.rules.layout)
        for suit in SUIT_MASKS:
            pair = MARRIAGE_MASKS[suit]
            if suit in self._open and self._left & pair == pair and (side, suit) not in self._denied:
                yield seat, pair

    def _hear(self, seat: int, action: object, declared: Declaration | None) -> None:
        if isinstance(action, AnswerHalf) and not action.yes and self._asked is not None:
            self._denied.add((side_of(seat, self._seen.rules.layout), self._asked))
        if declared is not None:
            self._open.discard(declared.suit)
            if declared.sets_trump:
                self._trump = declared.suit

    def _see(self, seat: int, card: Card) -> None:
        if not self._trick:
            self._leader = seat
        if self._winning is None or beats(card, self._winning, self._trump):
            self._winning, self._winner = card, seat
        self._trick.append(card)
        self._left &= ~BIT[card.index]
        if len(self._trick) == len(self._seen.hand_counts):
            self._trick, self._winning = [], None
            is_any = self._seen.rules.marriages.declare_after is DeclareAfter.ANY_WON_TRICK
            self._may_ask = is_any or self._leader == self._winner
