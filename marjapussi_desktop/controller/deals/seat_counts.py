"""How many aces, marriages and card points each seat gets over many deals, and a test of whether the deals are fair."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final

from marjapussi_desktop.engine.cards import FULL_PACK, SUITS, Card, Rank
from marjapussi_desktop.engine.ruleset import ROW_LENGTH, Ruleset, hand_size
from marjapussi_desktop.engine.seats import Layout, players_in
from marjapussi_desktop.engine.state import Deal
from marjapussi_desktop.engine.values import frozen


class Measure(StrEnum):
    """What is counted of a seat's cards: aces, marriages (king and queen of a suit), card points (ace 11, ten 10, king
    4, queen 3, jack 2).
    """

    ACES = "aces"
    MARRIAGES = "marriages"
    POINTS = "points"


CARD_POINTS: Final = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
_POINTS: Final = tuple(CARD_POINTS.get(card.rank, 0) for card in FULL_PACK)


def _bits(cards: Iterable[Card]) -> int:
    return sum(1 << card.index for card in cards)


_ACES: Final = _bits(card for card in FULL_PACK if card.rank is Rank.ACE)
_PAIRS: Final = tuple(
    _bits(card for card in FULL_PACK if card.suit is suit and card.rank in (Rank.KING, Rank.QUEEN)) for suit in SUITS
)


@frozen
class SeatCounts:
    """What the seats, clockwise from the person, got in ``deals`` deals.

    ``totals``: for each measure, the sum of each seat; ``gaps``: for each measure, the sum over all deals and pairs of
    seats of the squared difference, from which the variance follows.
    """

    deals: int
    totals: tuple[tuple[int, ...], ...]
    gaps: tuple[int, ...]

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.totals[0])

    def mean(self, measure: Measure, seat: int) -> float:
        """By seat, the mean of a deal."""
        return self.totals[_place(measure)][seat] / self.deals

    def chi_square(self, measure: Measure) -> float:
        """A test statistic for equal seats: chi-square distributed, with one degree of freedom less than there are
        seats. The counts in a deal are not independent (what one seat has the others lack), so it uses the differences
        between seats.
        """
        totals = self.totals[_place(measure)]
        middle = sum(totals) / len(totals)
        pairs = math.comb(len(totals), 2)
        spread = self.gaps[_place(measure)] / pairs / 2
        return sum((total - middle) ** 2 for total in totals) / spread if spread else 0.0

    def chance(self, measure: Measure) -> float:
        """The p-value: the probability that fair deals differ at least as much, 0 to 1."""
        return _chi_square_tail(self.chi_square(measure), self.seats - 1)


def _place(measure: Measure) -> int:
    return tuple(Measure).index(measure)


def _chi_square_tail(value: float, freedom: int) -> float:
    """The probability of at least ``value``, for one to three degrees of freedom."""
    if freedom == 2:
        return math.exp(-value / 2)
    tail = math.erfc(math.sqrt(value / 2))
    return tail if freedom == 1 else tail + math.sqrt(2 * value / math.pi) * math.exp(-value / 2)


class SeatCounter:
    """Counts deals, one after the other. Attribute: ``deals``."""

    def __init__(self, seats: int) -> None:
        self.deals = 0
        self._totals = [[0] * seats for _measure in Measure]
        self._gaps = [0 for _measure in Measure]

    def add(self, deal: Deal) -> None:
        """Count a deal with as many seats."""
        self.deals += 1
        found = [_measured(cards) for cards in cards_by_seat(deal)]
        for place, totals in enumerate(self._totals):
            values = [one[place] for one in found]
            for seat, value in enumerate(values):
                totals[seat] += value
            self._gaps[place] += _squared_gaps(values)

    def counts(self) -> SeatCounts:
        """What has been counted so far."""
        return SeatCounts(self.deals, tuple(map(tuple, self._totals)), tuple(self._gaps))


def cards_by_seat(deal: Deal) -> list[tuple[Card, ...]]:
    """All cards dealt to each seat: its hand, and its rows in the open layout."""
    rows = zip(deal.down, deal.up, strict=True) if deal.up else (((), ()) for _hand in deal.hands)
    return [(*hand, *down, *up) for hand, (down, up) in zip(deal.hands, rows, strict=True)]


def _measured(cards: Sequence[Card]) -> tuple[int, int, int]:
    held = 0
    points = 0
    for card in cards:
        held |= 1 << card.index
        points += _POINTS[card.index]
    return (held & _ACES).bit_count(), sum(held & pair == pair for pair in _PAIRS), points


def _squared_gaps(values: Sequence[int]) -> int:
    """The sum over all pairs: n Σ v² − (Σ v)²."""
    return len(values) * sum(value * value for value in values) - sum(values) ** 2


def seat_cards(rules: Ruleset) -> int:
    """How many cards a seat is dealt, with those in rows."""
    return hand_size(rules) + (2 * ROW_LENGTH if rules.layout is Layout.OPEN else 0)


def expected(measure: Measure, rules: Ruleset, cards: int) -> float:
    """The expected value for a seat with ``cards`` cards of the rules' pack, if the deals are fair."""
    pack = rules.deal.pack
    if measure is Measure.ACES:
        return 4 * cards / pack
    if measure is Measure.MARRIAGES:
        return 4 * cards * (cards - 1) / (pack * (pack - 1))
    return 4 * sum(CARD_POINTS.values()) * cards / pack


def counted(rules: Ruleset, deals: Iterable[Deal]) -> SeatCounts:
    """The counts of many deals by the same rules."""
    counter = SeatCounter(players_in(rules.layout))
    for deal in deals:
        counter.add(deal)
    return counter.counts()
