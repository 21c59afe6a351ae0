"""The opponent model of the exchange: what the declarer and his partner are likely to hold after it.

The declarer keeps a strong and uneven hand. His partner has given away his best cards and got back the least useful
ones. The log-likelihood of a hand is a sum over its suits of weighted features; the weights were fitted on hands that
searching players played against each other (``training.fit_exchange``).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.knowledge.card_sets import Mask
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.seats import partner_of

DATA: Final = "holdings.json"
PLACES: Final = 9
"""Cards of a suit, the ace first."""
SUIT: Final = (1 << PLACES) - 1
LONG: Final = (4, 5, 6)
"""Suit lengths with a feature of their own; the last one includes longer suits."""

Weights = Mapping[str, float]
"""Feature → what it adds to the log-likelihood of a hand."""


def features_of(suit: int) -> dict[str, float]:
    """The features of one suit of a hand: a set of nine cards, the ace in the lowest bit."""
    ace, ten, king, queen, jack = ((suit >> place) & 1 for place in range(5))
    count = suit.bit_count()
    return {
        "ace": ace,
        "ten": ten,
        "ace_and_ten": ace & ten,
        "half": king ^ queen,
        "marriage": king & queen,
        "jack": jack,
        "void": count == 0,
        "single": count == 1,
        **{f"long_{length}": count == length or count > length == LONG[-1] for length in LONG},
    }


def role_of(seen: Observation, seat: int) -> str:
    """A seat's part in a hand that has a declarer."""
    assert seen.declarer is not None
    if seat == seen.declarer:
        return "declarer"
    return "partner" if seat == partner_of(seen.declarer, seen.rules.layout) else "defender"


class ExchangeModel:
    """Judges the hands of the declarer and his partner after an exchange; ``seen``: what another seat, or one of them,
    observes.
    """

    def __init__(self, seen: Observation, history: PublicHistory, tables: Mapping[str, tuple[float, ...]]) -> None:
        """``tables``: by role, what each set of cards of a suit adds to the log-likelihood."""
        self._played = history.played
        self._tables = {
            seat: tables[role_of(seen, seat)]
            for seat in range(len(history.played))
            if seat != seen.seat and role_of(seen, seat) in tables
        }

    @property
    def seats(self) -> tuple[int, ...]:
        """The declarer and his partner, without the seat that observes."""
        return tuple(self._tables)

    def log_likelihood(self, seat: int, held: Mask) -> float:
        """Up to a constant: the sum over the suits of the hand after the exchange."""
        after, table = held | self._played[seat], self._tables[seat]
        total = table[after & SUIT] + table[after >> PLACES & SUIT]
        return total + table[after >> 2 * PLACES & SUIT] + table[after >> 3 * PLACES]


def exchange_model(seen: Observation, history: PublicHistory) -> ExchangeModel | None:
    """The model for a seat in play; None where there was no exchange, and in games without fitted weights."""
    exchange = seen.rules.exchange
    if exchange is None or seen.contract is None:
        return None
    games = load_trained(DATA)["games"]
    if str(exchange.exchange) not in games:
        return None
    return ExchangeModel(seen, history, _tables(str(exchange.exchange), role_of(seen, seen.seat)))


@lru_cache(maxsize=12)
def _tables(exchanged: str, role: str) -> dict[str, tuple[float, ...]]:
    """For a seat in this role: by the role of another seat, what each set of cards of a suit adds."""
    told: Mapping[str, Weights] = load_trained(DATA)["games"][exchanged][role]
    return {about: tuple(_sum(weights, suit) for suit in range(SUIT + 1)) for about, weights in told.items()}


def _sum(weights: Weights, suit: int) -> float:
    found = features_of(suit)
    return sum(weight * found[name] for name, weight in weights.items())
