"""How many points a hand will take as declarer: weighted counts, fitted to hands that these bots played."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.heuristics.worth import Worth, halves_in, marriages_in
from marjapussi_desktop.bots.masks import ACE_MASK, COURT_MASK, SUIT_MASKS, TEN_MASK, Mask
from marjapussi_desktop.engine.cards import SUITS

Weights = dict[str, float]

OWN_HAND: Final[Weights] = {
    "base": 60.0,
    "aces": 22.0,
    "covered_tens": 12.0,
    "bare_tens": 6.0,
    "courts": 6.0,
    "first_marriage": 0.7,
    "second_marriage": 0.5,
    "longest": 4.0,
}
"""For nine dealt cards, an average partner's gift to come."""
AFTER_EXCHANGE: Final[Weights] = {
    "base": 40.0,
    "aces": 22.0,
    "covered_tens": 12.0,
    "bare_tens": 6.0,
    "courts": 3.0,
    "first_marriage": 0.8,
    "second_marriage": 0.5,
    "longest": 4.0,
    "halves": 8.0,
}
"""For the cards that the declarer keeps after the exchange."""


def features(mask: Mask, worth: Worth) -> Weights:
    """The counts of a hand that the estimates weigh."""
    covered = sum(1 for suit in SUITS if (mask & SUIT_MASKS[suit] & (ACE_MASK | TEN_MASK)).bit_count() == 2)
    tens = (mask & TEN_MASK).bit_count()
    marriages = sorted((worth.marriage(suit, False) for suit in marriages_in(mask)), reverse=True)
    return {
        "base": 1.0,
        "aces": (mask & ACE_MASK).bit_count(),
        "covered_tens": covered,
        "bare_tens": tens - covered,
        "courts": (mask & COURT_MASK).bit_count(),
        "first_marriage": marriages[0] if marriages else 0,
        "second_marriage": sum(marriages[1:]),
        "longest": max((mask & SUIT_MASKS[suit]).bit_count() for suit in SUITS),
        "halves": sum(worth.marriage(suit, False) for suit in halves_in(mask)) / 100,
    }


def estimate(mask: Mask, worth: Worth, weights: Weights) -> float:
    """The points that a side is expected to take with ``mask`` in the declarer's hand."""
    found = features(mask, worth)
    return sum(weight * found[name] for name, weight in weights.items())
