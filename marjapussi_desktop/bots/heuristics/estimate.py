"""How many points a hand will take as declarer: weighted counts, fitted to hands that casual players played."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.heuristics.worth import Worth, halves_in, marriages_in
from marjapussi_desktop.bots.knowledge.card_sets import ACE_MASK, COURT_MASK, SUIT_MASKS, TEN_MASK, Mask
from marjapussi_desktop.engine.cards import SUITS
from marjapussi_desktop.engine.seats import Layout

Weights = dict[str, float]

_FITTED_TO_TRICKS: Final = 160
"""All card points and the last trick in the games that the weights were fitted to."""
_IN_MARRIAGE_POINTS: Final = frozenset({"first_marriage", "startable_marriage", "second_marriage", "halves"})

BEFORE_EXCHANGE: Final[dict[Layout, Weights]] = {
    Layout.PARTNERSHIP: {
        "base": 53.5,
        "aces": 21.4,
        "covered_tens": 14.9,
        "bare_tens": 8.3,
        "courts": 3.8,
        "first_marriage": 0.78,
        "second_marriage": 0.47,
        "longest": 6.4,
        "halves": 0.18,
    },
    Layout.KITTY: {
        "base": 17.2,
        "aces": 17.7,
        "covered_tens": 14.5,
        "bare_tens": 9.6,
        "courts": 7.6,
        "first_marriage": 0.86,
        "second_marriage": 0.29,
        "longest": 0.5,
        "halves": 0.06,
    },
}
"""For the cards as dealt, an average gift from the partner or the kitty to come (20 and 38 % of the variance)."""
AFTER_EXCHANGE: Final[dict[Layout, Weights]] = {
    Layout.PARTNERSHIP: {
        "base": -7.3,
        "aces": 31.1,
        "covered_tens": 14.5,
        "bare_tens": 9.1,
        "courts": 7.3,
        "startable_marriage": 0.97,
        "second_marriage": 0.39,
        "length_above_four": 7.6,
        "halves": -0.06,
        "voids": 17.4,
    },
    Layout.KITTY: {
        "base": 3.1,
        "aces": 15.3,
        "covered_tens": 13.5,
        "bare_tens": 12.2,
        "courts": 10.9,
        "startable_marriage": 0.87,
        "second_marriage": 0.48,
        "halves": -0.13,
        "voids": 14.7,
    },
}
"""For the cards that the declarer keeps after the exchange (56 and 68 % of the variance)."""


def features(mask: Mask, worth: Worth) -> Weights:
    """The features of a hand for the estimates. A marriage is startable if the hand has an ace to win the lead with."""
    covered = sum(1 for suit in SUITS if (mask & SUIT_MASKS[suit] & (ACE_MASK | TEN_MASK)).bit_count() == 2)
    marriages = sorted((worth.marriage(suit, False) for suit in marriages_in(mask)), reverse=True)
    lengths = [(mask & SUIT_MASKS[suit]).bit_count() for suit in SUITS]
    first = marriages[0] if marriages else 0
    return {
        "base": 1.0,
        "aces": (mask & ACE_MASK).bit_count(),
        "covered_tens": covered,
        "bare_tens": (mask & TEN_MASK).bit_count() - covered,
        "courts": (mask & COURT_MASK).bit_count(),
        "first_marriage": first,
        "startable_marriage": first if mask & ACE_MASK else 0,
        "second_marriage": sum(marriages[1:]),
        "longest": max(lengths),
        "length_above_four": sum(max(0, length - 4) for length in lengths),
        "halves": sum(worth.marriage(suit, False) for suit in halves_in(mask)),
        "voids": lengths.count(0),
    }


def estimate(mask: Mask, worth: Worth, weights: Weights) -> float:
    """The points that a side is expected to take with ``mask`` in the declarer's hand."""
    found = features(mask, worth)
    scale = worth.all_tricks / _FITTED_TO_TRICKS
    return sum(
        weight * found[name] * (1.0 if name in _IN_MARRIAGE_POINTS else scale) for name, weight in weights.items()
    )
