"""Works out what a seat can know of the hidden cards, from its observation alone. No Qt here.

What is certain comes from `placing`; the chances come from determinizations that the evidence weights
(`bots.inference`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from marjapussi_desktop.bots.knowledge.card_sets import BIT, Mask, cards_of, mask_of
from marjapussi_desktop.bots.knowledge.deductions import Deductions
from marjapussi_desktop.controller.knowledge.placing import Placing
from marjapussi_desktop.controller.knowledge.table_knowledge import (
    CardPoints,
    KeyCard,
    OnTable,
    PossibleMarriage,
    SeatKnowledge,
    TableKnowledge,
    point_table,
)
from marjapussi_desktop.engine.cards import MARRIAGES, SUITS, Card, Rank, Suit
from marjapussi_desktop.engine.marriages import may_halves_be_declared, may_whole_be_declared
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.scoring import count_cards
from marjapussi_desktop.engine.seats import partner_of
from marjapussi_desktop.engine.values import changed

if TYPE_CHECKING:
    from marjapussi_desktop.bots.determinization.sampler import Determinization

DETERMINIZATIONS: Final = 400
"""How many deals the chances are counted in: the standard error of a chance is then 2.5 % at most."""
_KEY_RANKS: Final = (Rank.ACE, Rank.TEN)


def certain_knowledge(seen: Observation) -> TableKnowledge:
    """What is certain in play; takes some milliseconds."""
    placing = Placing(seen)
    return TableKnowledge(
        seen.seat,
        tuple(_seats(placing)),
        _points(placing.deductions),
        tuple(_possible_marriages(placing)),
        aside=placing.aside(),
        table=_on_table(seen),
    )


def with_chances(knowledge: TableKnowledge, seen: Observation, seed: int) -> TableKnowledge:
    """The same with the chances of key cards and marriages, counted in imagined deals."""
    from marjapussi_desktop.bots.search.decision_context import DecisionContext  # here, as the quiz does without

    context = DecisionContext(seen, seed, uses_evidence=True)
    draws = context.determinizations(DETERMINIZATIONS, context.dice())
    marriages = tuple(changed(one, chance=_marriage_chance(one, draws)) for one in knowledge.marriages)
    key_cards = tuple(
        KeyCard(card, _chances(BIT[card.index], draws, len(seen.hand_counts)))
        for card in cards_of(context.view.deductions.unseen)
        if card.rank in _KEY_RANKS and not _lies_open(seen, card)
    )
    return changed(knowledge, marriages=marriages, key_cards=key_cards)


# -- what is certain ---------------------------------------------------------------------------------------------------


def _seats(placing: Placing) -> Iterator[SeatKnowledge]:
    seen = placing.deductions.observation
    for seat in placing.others:
        up = mask_of(card for card in seen.up[seat] if card is not None) if seen.up else 0
        holds = cards_of(placing.known[seat] & ~up)
        yield SeatKnowledge(seat, placing.out_of(seat), holds, placing.lacks_aces(seat))


def _on_table(seen: Observation) -> OnTable:
    played = sum(len(trick.cards) for trick in seen.tricks)
    return OnTable(seen.trick, seen.trump, played, tuple(card for row in seen.up for card in row if card is not None))


def _points(deductions: Deductions) -> CardPoints:
    rules = deductions.observation.rules
    table = point_table(rules)
    taken = tuple(count_cards(cards_of(won), table) for won in deductions.history.won)
    out = count_cards(cards_of(deductions.unseen), table)
    is_counted = rules.kitty is not None and rules.kitty.discards_count
    aside = count_cards(deductions.observation.discarded, table) if is_counted else 0
    return CardPoints(taken, count_cards(cards_of(deductions.mine), table), out, rules.counts_aces, aside)


def _possible_marriages(placing: Placing) -> Iterator[PossibleMarriage]:
    """In the order of the suits, wholes before halves."""
    deductions = placing.deductions
    seen = deductions.observation
    for suit in SUITS:
        if not seen.marriages.is_open(suit) or any(deductions.gone & BIT[card.index] for card in MARRIAGES[suit]):
            continue
        allowed = placing.marriage_owners(suit)
        for seat in range(len(seen.hand_counts)):
            is_held = (seat, seat) in allowed and suit not in deductions.no_whole.get(seat, ())
            if is_held and may_whole_be_declared(seen, seat):
                yield PossibleMarriage(suit, (seat,), len(allowed) == 1)
        yield from _possible_halves(seen, suit, allowed)


def _possible_halves(seen: Observation, suit: Suit, allowed: tuple[tuple[int, int], ...]) -> Iterator[PossibleMarriage]:
    for seat in range(len(seen.hand_counts)):
        partner = partner_of(seat, seen.rules.layout)
        if partner is None or partner < seat:
            continue
        pairs = {(seat, partner), (partner, seat)}
        if pairs & {*allowed} and may_halves_be_declared(seen, (seat, partner)):
            yield PossibleMarriage(suit, (seat, partner), pairs >= {*allowed})


# -- chances -----------------------------------------------------------------------------------------------------------


def _chances(bit: Mask, draws: list[Determinization], seats: int) -> tuple[float, ...]:
    counts = [sum(bool(draw.world.hands[seat] & bit) for draw in draws) for seat in range(seats)]
    return tuple(count / len(draws) for count in (*counts, len(draws) - sum(counts)))


def _marriage_chance(marriage: PossibleMarriage, draws: list[Determinization]) -> float:
    king, queen = (BIT[card.index] for card in MARRIAGES[marriage.suit])
    first, last = marriage.seats[0], marriage.seats[-1]
    pairs = {(first, last), (last, first)}
    is_so = sum(
        any(draw.world.hands[one] & king and draw.world.hands[other] & queen for one, other in pairs) for draw in draws
    )
    return is_so / len(draws)


def _lies_open(seen: Observation, card: Card) -> bool:
    return any(card in row for row in seen.up)
