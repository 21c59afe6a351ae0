"""Soft evidence: what a sensible player would hardly have done if he held certain cards.

Each clue names a seat and cards, and says how much less likely (as a logarithm) the seat's play was if it held any of
them. Hard deductions are in `beliefs`; clues only weigh the worlds that these leave. Fitted on hands that searching
players played with each other; other sensible players do alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from marjapussi_desktop.bots.kernel.codes import card_worths
from marjapussi_desktop.bots.masks import BIT, MARRIAGE_MASKS, SUIT_MASKS, Mask, cards_of, pack_in_play
from marjapussi_desktop.engine.actions import AnswerHalf, AnswerWhole, AskHalf, AskWhole, Declare, Play
from marjapussi_desktop.engine.cards import Card, Rank, Suit
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import AskOrder, BrokenMarriages, DeclareAfter, Family
from marjapussi_desktop.engine.seats import Layout, side_of
from marjapussi_desktop.engine.tricks import beats
from marjapussi_desktop.engine.values import frozen


class Habit(StrEnum):
    """What sensible players do."""

    CASHES_EARLY = "cashes_early"  # leads a sure winner while there are no trumps
    CASHES_LATE = "cashes_late"  # the same with trumps about
    SAVES_FROM_THEM = "saves_from_them"  # adds no more to the opponents' trick than he must
    FEEDS_PARTNER = "feeds_partner"  # adds the dearest to partner's trick
    KEEPS_PAIRS = "keeps_pairs"  # plays neither king nor queen while he holds both of an open suit
    ASKS_FOR_HALVES = "asks_for_halves"  # neither plays on nor asks for a whole while he has a half to ask for


STRENGTHS: Final[dict[Family, dict[Habit, float]]] = {
    Family.MARJAPUSSI: {
        Habit.CASHES_EARLY: 0.7,
        Habit.CASHES_LATE: 0.6,
        Habit.SAVES_FROM_THEM: 1.5,
        Habit.FEEDS_PARTNER: 0.6,
        Habit.KEEPS_PAIRS: 0.0,
        Habit.ASKS_FOR_HALVES: 1.4,
    },
    Family.HUUTOPUSSI: {
        Habit.CASHES_EARLY: 0.0,
        Habit.CASHES_LATE: 0.0,
        Habit.SAVES_FROM_THEM: 1.25,
        Habit.FEEDS_PARTNER: 0.55,
        Habit.KEEPS_PAIRS: 0.3,
        Habit.ASKS_FOR_HALVES: 0.5,
    },
}
"""How strongly each habit is kept: by so much less likely (as a logarithm) it is broken than kept."""


@frozen
class Clue:
    """A seat has broken a habit if it holds any of these cards."""

    habit: Habit
    seat: int
    cards: Mask


def clues_of(seen: Observation) -> tuple[Clue, ...]:
    """What the others' plays tell, in order; nothing where the habits have not been measured."""
    if seen.rules.layout is not Layout.PARTNERSHIP:
        return ()
    return tuple(clue for clue in _Reader(seen).clues() if clue.seat != seen.seat)


def told_by_plays(seen: Observation) -> list[tuple[int, Mask, float]]:
    """The habits that others have broken if they hold certain cards: seat, cards, and how much less likely (as a
    logarithm) a world is in which the seat holds any of them.
    """
    strengths = STRENGTHS[seen.rules.family]
    return [(clue.seat, clue.cards, strengths[clue.habit]) for clue in clues_of(seen) if strengths[clue.habit]]


class _Reader:
    """Walks through the moves of a hand; what a clue names are cards that the seat has not shown since."""

    def __init__(self, seen: Observation) -> None:
        self._seen = seen
        self._worths = card_worths(seen.rules)
        self._left = pack_in_play(seen.rules)
        self._trump: Suit | None = None
        self._open = set(SUIT_MASKS)
        self._asked: Suit | None = None
        self._denied: set[tuple[int, Suit]] = set()
        self._may_attempt = False
        self._leader = 0
        self._trick: list[Card] = []
        self._winner = 0
        self._winning: Card | None = None

    def clues(self) -> Iterator[Clue]:
        """In order."""
        for move in self._seen.moves:
            action = move.action
            if isinstance(action, Play | AskWhole) and self._may_attempt:
                yield from self._clues_of_no_half(move.seat)
            if isinstance(action, Play | AskWhole | AskHalf | Declare):
                self._may_attempt = False
            if isinstance(action, Play):
                yield from self._clues_of_play(move.seat, action.card)
                self._see(move.seat, action.card)
            elif isinstance(action, AskHalf):
                self._asked = action.suit
            else:
                self._see_said(move.seat, action)

    def _see_said(self, seat: int, action: object) -> None:
        suit = action.suit if isinstance(action, Declare | AnswerWhole) else None
        if isinstance(action, AnswerHalf) and action.yes:
            suit = self._asked
        elif isinstance(action, AnswerHalf) and self._asked is not None:
            self._denied.add((side_of(seat, self._seen.rules.layout), self._asked))
        declared = next((d for d in self._seen.declared if d.suit is suit), None)
        if declared is not None and suit in self._open:
            self._open.discard(declared.suit)
            if declared.sets_trump:
                self._trump = suit

    def _see(self, seat: int, card: Card) -> None:
        if self._winning is None or beats(card, self._winning, self._trump):
            self._winning, self._winner = card, seat
        if not self._trick:
            self._leader = seat
        self._trick.append(card)
        self._left &= ~BIT[card.index]
        if len(self._trick) == len(self._seen.hand_counts):
            self._trick, self._winning = [], None
            self._may_attempt = self._is_free_to_ask()

    def _is_free_to_ask(self) -> bool:
        """Whether the winner of a trick may ask for a half and loses nothing by it."""
        rules = self._seen.rules.marriages
        is_free = rules.ask_order is AskOrder.FREE and rules.broken_marriages is BrokenMarriages.NEVER
        has_won = rules.declare_after is DeclareAfter.ANY_WON_TRICK or self._leader == self._winner
        return rules.ask_half and not rules.half_needs_whole and is_free and has_won

    def _clues_of_no_half(self, seat: int) -> Iterator[Clue]:
        side = side_of(seat, self._seen.rules.layout)
        for suit in SUIT_MASKS:
            pair = MARRIAGE_MASKS[suit]
            if suit in self._open and self._left & pair == pair and (side, suit) not in self._denied:
                yield Clue(Habit.ASKS_FOR_HALVES, seat, pair)

    def _clues_of_play(self, seat: int, card: Card) -> Iterator[Clue]:
        pair = MARRIAGE_MASKS[card.suit]
        if card.suit in self._open and pair & BIT[card.index]:
            yield Clue(Habit.KEEPS_PAIRS, seat, pair & ~BIT[card.index])
        if self._winning is None:
            yield from self._clues_of_lead(seat, card)
        elif not beats(card, self._winning, self._trump) and card.suit is not self._trump:
            yield self._clue_of_loser(seat, card)

    def _clues_of_lead(self, seat: int, card: Card) -> Iterator[Clue]:
        winners = self._sure_winners()
        if not winners & BIT[card.index]:
            yield Clue(Habit.CASHES_LATE if self._trump else Habit.CASHES_EARLY, seat, winners)

    def _sure_winners(self) -> Mask:
        """The highest card left of each suit but trumps."""
        highest = 0
        for suit, cards in SUIT_MASKS.items():
            left = self._left & cards
            if suit is not self._trump:
                highest |= left & -left
        return highest

    def _clue_of_loser(self, seat: int, card: Card) -> Clue:
        """One who follows suit chose among its cards, another among all but trumps."""
        assert self._winning is not None
        of_trump = SUIT_MASKS[self._trump] if self._trump else 0
        choice = SUIT_MASKS[card.suit] if card.suit is self._trick[0].suit else self._left & ~of_trump
        choice &= self._left & ~BIT[card.index]
        for suit in self._open:
            choice &= ~MARRIAGE_MASKS[suit]
        worth = self._worths[card.index]
        layout = self._seen.rules.layout
        if side_of(self._winner, layout) == side_of(seat, layout):
            dearer = (c for c in cards_of(choice) if c.rank is not Rank.ACE and self._worths[c.index] > worth)
            return Clue(Habit.FEEDS_PARTNER, seat, sum(BIT[c.index] for c in dearer))
        cheaper = (c for c in cards_of(choice) if self._worths[c.index] < worth)
        return Clue(Habit.SAVES_FROM_THEM, seat, sum(BIT[c.index] for c in cheaper))
