"""The opponent model of the auction: how likely a seat's bids are, given the cards that it was dealt.

The log-likelihood is linear: features of the bids times features of each suit of the hand, summed over the suits, plus
a term for the squared strength of the whole hand. The square is needed since a seat that bids and then passes is
neither weak nor very strong. The weights were fitted on partnership games, with what play tells as an offset
(``training.fit_auction``).

The model needs hands as dealt. After an exchange these follow from the cards still held only for the seat's own partner
and for seats that exchanged nothing, so it judges only these. It skips seats under a bid ban: their passes tell
nothing.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
from typing import Final

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.heuristics.bid_messages import Tells, is_forced, promises_ace, tells_by_steps, told_by_step
from marjapussi_desktop.bots.heuristics.estimate import BEFORE_EXCHANGE
from marjapussi_desktop.bots.heuristics.worth import worth_of
from marjapussi_desktop.bots.knowledge.card_sets import Mask, mask_of
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.value.auction_features import POINTS, banned_seats
from marjapussi_desktop.engine.cards import SUITS
from marjapussi_desktop.engine.choices import STEP
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import Opening, Ruleset
from marjapussi_desktop.engine.seats import Layout, partner_of

DATA: Final = "bids.json"
PLACES: Final = 9
"""Cards of a suit, the ace first."""
SUIT: Final = (1 << PLACES) - 1
RAISES: Final = 3
"""Raises of a kind are counted up to this number."""
LONG: Final = 3
"""A suit with more cards than this is long."""
NOTICED: Final = ("silent", "silent_at", "bid", "level", "jump", "whole", "tens", "fives")
"""The features of a seat's bids; see `bid_features`."""
EPSILON: Final = 0.2
"""The share of bids made for reasons outside the model: beginners, for one, know no conventions."""
SAMPLED_HANDS: Final = 400
"""How many random hands estimate the mean likelihood."""
SQUARED: Final = ("silent", "bid")
"""The features of the bids that also multiply the squared strength of the hand."""


def bid_features(bids: Sequence[tuple[int, int]], seat: int, rules: Ruleset) -> dict[str, float]:
    """The features of a seat's bids. ``bids``: seats and amounts, 0 for a pass; ``rules``: of a game with an auction.

    ``silent``: it has never bid, ``silent_at``: how high the standing bid was when it passed; ``bid``: it has bid,
    ``level``: how high; ``jump``: its first bid promised an ace; ``whole``: a step told of a whole; ``tens``,
    ``fives``: its raises by more than five and by five, or its steps that told of halves and that told nothing, as a
    share of `RAISES`. Bids are counted in `POINTS` above the least that the auction allows.
    """
    assert rules.auction is not None
    least, told = rules.auction.minimum_bid, _told_by_step if tells_by_steps(rules) else _told
    found = dict.fromkeys(NOTICED, 0.0)
    high, has_spoken = 0, False
    for number, (speaker, amount) in enumerate(bids):
        if speaker == seat:
            if amount and not is_forced(rules.auction, number, amount):
                found["level"] = (amount - least) / POINTS
                found["bid"] = 1.0
                if (name := told(amount, high, least, not has_spoken)) is not None:
                    found[name] += 1.0
            elif not amount:
                found["silent_at"] = (high - least) / POINTS
            has_spoken = True
        high = amount or high
    found["silent"] = 1.0 - found["bid"]
    found["silent_at"] *= found["silent"]
    found["tens"], found["fives"] = (min(found[name], RAISES) / RAISES for name in ("tens", "fives"))
    found["whole"] = min(found["whole"], 1.0)
    return found


def _told(amount: int, high: int, least: int, is_first: bool) -> str | None:
    """As which feature a bid counts. ``high``: the bid before, 0 for none; ``is_first``: the seat's first call."""
    if is_first and promises_ace(amount, high, least):
        return "jump"
    return ("tens" if amount > high + STEP else "fives") if high else None


def _told_by_step(amount: int, high: int, least: int, is_first: bool) -> str | None:
    """The same where bids tell by their steps."""
    return _STEP_FEATURES.get(told_by_step(amount, high, least, is_first))


_STEP_FEATURES: Final = {Tells.ACE: "jump", Tells.WHOLE: "whole", Tells.HALVES: "tens", Tells.RELUCTANT: "fives"}


def suit_features(held: int, marriage: float) -> dict[str, float]:
    """The features of one suit of a hand: a set of nine cards, the ace in the lowest bit. ``marriage``: its points."""
    ace, ten, king, queen = ((held >> place) & 1 for place in range(4))
    return {
        "ace": ace,
        "ten": ten,
        "ace_and_ten": ace & ten,
        "half": king ^ queen,
        "half_points": (king ^ queen) * marriage / POINTS,
        "marriage": king & queen,
        "marriage_points": (king & queen) * marriage / POINTS,
        "long": max(held.bit_count() - LONG, 0),
        "void": not held,
    }


def suit_strength(held: int, marriage: float) -> float:
    """What one suit adds to the strength of a hand as dealt, in `POINTS`."""
    ace, ten, king, queen = ((held >> place) & 1 for place in range(4))
    weights = BEFORE_EXCHANGE[Layout.PARTNERSHIP]
    tens = weights["covered_tens"] if ace else weights["bare_tens"]
    points = marriage * weights["first_marriage" if king & queen else "halves"] if king | queen else 0.0
    return (ace * weights["aces"] + ten * tens + (king + queen) * weights["courts"] + points) / POINTS


class BidLikelihood:
    """How likely the bids of one seat are, given its cards.

    ``weights``: of `suit_features`, in their order; ``squared``: of the strength, squared; ``marriages``: the points
    of each suit's.
    """

    def __init__(self, weights: Sequence[float], squared: float, marriages: Sequence[float]) -> None:
        self._weights = weights
        self._squared = squared
        self._marriages = marriages
        self._suits: dict[tuple[int, float], tuple[float, float]] = {}
        dice, pack = random.Random(len(weights)), [1 << place for place in range(PLACES * len(marriages))]
        some = [self._fit(sum(dice.sample(pack, PLACES))) for _hand in range(SAMPLED_HANDS)]
        most = max(some)
        self._usual = most + log(sum(exp(one - most) for one in some) / SAMPLED_HANDS)

    def log_likelihood(self, dealt: Mask) -> float:
        """The log of how likely the bids are with this hand, divided by their mean likelihood; at least log
        `EPSILON`.
        """
        return log(EPSILON + (1.0 - EPSILON) * exp(self._fit(dealt) - self._usual))

    def _fit(self, dealt: Mask) -> float:
        total = strength = 0.0
        for place, marriage in enumerate(self._marriages):
            told, strong = self._of_suit(dealt >> PLACES * place & SUIT, marriage)
            total += told
            strength += strong
        return total + self._squared * strength * strength

    def _of_suit(self, held: int, marriage: float) -> tuple[float, float]:
        found = self._suits.get((held, marriage))
        if found is None:
            noticed = suit_features(held, marriage).values()
            told = sum(weight * value for weight, value in zip(self._weights, noticed, strict=True))
            found = self._suits[held, marriage] = told, suit_strength(held, marriage)
        return found


class AuctionModel:
    """Judges the hands of other seats by their bids; ``seen``: what the seat that does so observes."""

    def __init__(self, seen: Observation, history: PublicHistory) -> None:
        self._dealt = DealtHands(seen, history)
        self._bids = {seat: bid_likelihood(seen.rules, history.auction, seat) for seat in self._dealt.seats}

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that were allowed to bid and whose cards as dealt are known from those that they still hold."""
        return self._dealt.seats

    def log_likelihood(self, seat: int, held: Mask) -> float:
        """Judges the cards that the seat was dealt, which follow from those that it still holds."""
        return self._bids[seat].log_likelihood(self._dealt.hand(seat, held))


class DealtHands:
    """Computes what other seats were dealt from the cards that they still hold."""

    def __init__(self, seen: Observation, history: PublicHistory) -> None:
        exchanged: set[int | None] = set()
        if seen.rules.exchange is not None and seen.declarer is not None:
            exchanged = {seen.declarer, partner_of(seen.declarer, seen.rules.layout)}
        hidden = set() if seen.seat in exchanged else exchanged
        self._played = history.played
        self._partner = partner_of(seen.seat, seen.rules.layout)
        self._is_declarer = seen.seat == seen.declarer
        self._given, self._received = mask_of(seen.given), mask_of(seen.received)
        banned = banned_seats(seen.rules, seen.totals)
        self.seats = tuple(seat for seat in range(len(self._played)) if seat not in {seen.seat, *hidden, *banned})

    def hand(self, seat: int, left: Mask) -> Mask:
        """The hand as dealt of one of ``seats``, if it still holds ``left``."""
        held = left | self._played[seat]
        if seat != self._partner:
            return held
        if self._is_declarer:
            return held & ~self._given | self._received
        return (held | self._received) & ~self._given  # cards that the partner gave and got back


def auction_model(seen: Observation, history: PublicHistory) -> AuctionModel | None:
    """None where there was no auction, and where it has not been measured."""
    rules = seen.rules
    is_measured = rules.layout is Layout.PARTNERSHIP and rules.auction is not None
    return AuctionModel(seen, history) if is_measured else None


def bid_likelihood(rules: Ruleset, bids: Sequence[tuple[int, int]], seat: int) -> BidLikelihood:
    """The fitted likelihood of a seat's bids."""
    assert rules.auction is not None
    marriages = tuple(worth_of(rules).marriage(suit, False) for suit in SUITS)
    features = bid_features(bids, seat, rules)
    return _bid_likelihood(rules.auction.opening, marriages, tuple(features.values()))


@lru_cache(maxsize=64)
def _bid_likelihood(opening: Opening, marriages: tuple[float, ...], bids: tuple[float, ...]) -> BidLikelihood:
    """``bids``: the values of `bid_features`."""
    table = load_trained(DATA)["games"][opening.value]
    columns = zip(*(table[name].values() for name in NOTICED), strict=True)
    weights = tuple(sum(value * weight for value, weight in zip(bids, column, strict=True)) for column in columns)
    squared = sum(value * table["squared"][name] for name, value in zip(NOTICED, bids, strict=True) if name in SQUARED)
    return BidLikelihood(weights, squared, marriages)
