"""Questions on what can be known, each with its answer and what was seen that proves it. No Qt here.

A question rests on the person's observation alone, and so does its answer: what cannot be known is said to be so.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from enum import Enum, auto
from typing import Final

from marjapussi_desktop.bots.knowledge.card_sets import BIT, SUIT_MASKS
from marjapussi_desktop.bots.knowledge.deductions import Deductions
from marjapussi_desktop.controller.knowledge.placing import Placing
from marjapussi_desktop.controller.knowledge.reckoning import certain_knowledge
from marjapussi_desktop.controller.knowledge.table_knowledge import point_table
from marjapussi_desktop.engine.actions import AskHalf, Declare
from marjapussi_desktop.engine.cards import SUITS, Card, Rank, Suit, pack_of
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.values import frozen

NOBODY: Final = -1
PLAYED: Final = -2
UNKNOWN: Final = -3
"""Answers besides seats and numbers."""
_ASKED_RANKS: Final = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN)
_STEPS: Final = (-3, -2, -1, 1, 2, 3)
_OTHERS: Final = 3
"""Wrong numbers that are offered beside the right one."""


class QuizKind(Enum):
    """What is asked."""

    WHO_IS_OUT = auto()
    POINTS_OUT = auto()
    WHERE_IS = auto()


class ProofKind(Enum):
    """What proves the answer. The comment says what `Proof` holds."""

    DID_NOT_FOLLOW = auto()  # seat, card, led; `suits` that he cannot have
    NOT_SHOWN = auto()  # nothing: nobody has shown it
    PLACED = auto()  # nothing: all cards of the suit are elsewhere, or nobody else can hold the card
    WAS_PLAYED = auto()  # seat, trick
    YOU_PLAYED = auto()  # trick
    DECLARED = auto()  # seat
    ASKED = auto()  # seat that asked for a half of the one of `suits`, and so held one card of the two
    GIVEN = auto()  # seat
    MAY_BE_WITH = auto()  # seats, is_aside
    COUNTED = auto()  # taken, own, out


@frozen
class Proof:
    """What was seen. ``card``: as played, and ``led`` as led; ``trick`` from 1; ``taken`` and ``own``: card points in
    tricks, with the one on the table, and in the person's cards; ``suits``: that a seat lacks; ``seats``: who may hold
    the card; ``is_aside``: it may be in nobody's hand.
    """

    kind: ProofKind
    seat: int = NOBODY
    card: Card | None = None
    led: Card | None = None
    trick: int = 0
    suits: tuple[Suit, ...] = ()
    seats: tuple[int, ...] = ()
    is_aside: bool = False
    taken: int = 0
    own: int = 0


@frozen
class Question:
    """A question. ``answers``: seats or numbers, by kind, and the constants above; ``right``: the one that is right.
    ``is_of_aces``: the card points that it asks for are the number of aces and tens.
    """

    kind: QuizKind
    answers: tuple[int, ...]
    right: int
    proof: Proof
    suit: Suit | None = None
    card: Card | None = None
    is_of_aces: bool = False


def question_on(seen: Observation, seed: int) -> Question:
    """A question on a position in play; another seed asks another, and questions with something to know come first."""
    dice = random.Random(seed)
    placing = Placing(seen)
    kinds = [*_who_is_out(placing)], [*_where_is(placing)], [_points_out(seen, dice)]
    kind = dice.choice([questions for questions in kinds if questions])
    telling = [one for one in kind if one.right not in (NOBODY, UNKNOWN)]
    is_telling = telling and dice.random() < 2 / 3
    return dice.choice(telling if is_telling else kind)


# -- who is out --------------------------------------------------------------------------------------------------------


def _who_is_out(placing: Placing) -> Iterator[Question]:
    """One question of each suit that at most one other is surely out of, while it is not all gone."""
    others = placing.others
    for suit in SUITS:
        if not placing.deductions.unseen & SUIT_MASKS[suit]:
            continue
        out = [seat for seat in others if suit in placing.out_of(seat)]
        if len(out) < min(2, len(others)):
            right = out[0] if out else NOBODY
            proof = _void_proof(placing.deductions, right, suit) if out else Proof(ProofKind.NOT_SHOWN)
            yield Question(QuizKind.WHO_IS_OUT, (*others, NOBODY), right, proof, suit=suit)


def _void_proof(deductions: Deductions, seat: int, suit: Suit) -> Proof:
    """The first card that he would not have played with one of the suit in his hand."""
    is_stock = bool(deductions.observation.rules.layout == "stock")
    for play in deductions.history.plays:
        if play.seat != seat or play.led is None or play.card.suit is play.led.suit or is_stock:
            continue
        lacks = [play.led.suit]
        if play.trump is not None and play.card.suit is not play.trump and play.trump is not play.led.suit:
            lacks.append(play.trump)
        if suit in lacks:
            return Proof(ProofKind.DID_NOT_FOLLOW, seat, play.card, play.led, suits=tuple(lacks))
    return Proof(ProofKind.PLACED)


# -- card points -------------------------------------------------------------------------------------------------------


def _points_out(seen: Observation, dice: random.Random) -> Question:
    points = certain_knowledge(seen).points
    step = max(1, max(point_table(seen.rules).values()) // 2)
    near = sorted({points.out + step * times for times in _STEPS} - {points.out})
    wrong = dice.sample([number for number in near if number >= 0], _OTHERS)
    table = point_table(seen.rules)
    seen_points = sum(points.taken) + sum(table.get(card.rank, 0) for card in seen.trick)
    proof = Proof(ProofKind.COUNTED, taken=seen_points, own=points.own)
    answers = tuple(sorted((*wrong, points.out)))
    return Question(QuizKind.POINTS_OUT, answers, points.out, proof, is_of_aces=points.are_aces)


# -- where a card is ---------------------------------------------------------------------------------------------------


def _where_is(placing: Placing) -> Iterator[Question]:
    """One question of each high card that the person does not hold or see."""
    seen, others = placing.deductions.observation, placing.others
    open_cards = {card for row in seen.up for card in row}
    for card in pack_of(seen.rules.deal.pack):
        bit = BIT[card.index]
        is_own = placing.deductions.mine & bit or card in seen.discarded or card in seen.trick
        if card.rank not in _ASKED_RANKS or is_own or card in open_cards:
            continue
        right, proof = _place(placing, card)
        yield Question(QuizKind.WHERE_IS, (*others, PLAYED, UNKNOWN), right, proof, card=card)


def _place(placing: Placing, card: Card) -> tuple[int, Proof]:
    seen, bit, history = placing.deductions.observation, BIT[card.index], placing.deductions.history
    players = len(seen.hand_counts)
    for number, play in enumerate(history.plays):
        if play.card is card:
            how = ProofKind.YOU_PLAYED if play.seat == seen.seat else ProofKind.WAS_PLAYED
            return PLAYED, Proof(how, play.seat, trick=number // players + 1)
    holder = next((seat for seat in placing.others if placing.known[seat] & bit), None)
    if holder is None:
        owners = placing.owners(card)
        seats = tuple(seat for seat in placing.others if seat in owners)
        return UNKNOWN, Proof(ProofKind.MAY_BE_WITH, seats=seats, is_aside=NOBODY in owners)
    if card in seen.given:
        return holder, Proof(ProofKind.GIVEN, holder)
    if card.rank not in (Rank.KING, Rank.QUEEN):
        return holder, Proof(ProofKind.PLACED, holder)
    said = [one.action for one in history.attempts if one.seat == holder]
    if Declare(card.suit) in said:
        return holder, Proof(ProofKind.DECLARED, holder)
    has_asked = AskHalf(card.suit) in said and not seen.rules.marriages.bluff_half
    return holder, Proof(ProofKind.ASKED if has_asked else ProofKind.PLACED, holder, suits=(card.suit,))
