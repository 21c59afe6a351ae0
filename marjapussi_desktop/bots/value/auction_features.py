"""What the models look at: a hand as dealt, and what was said in the auction before a seat's turn."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from marjapussi_desktop.bots.heuristics.bid_messages import promises_ace
from marjapussi_desktop.bots.heuristics.estimate import features
from marjapussi_desktop.bots.heuristics.worth import Worth
from marjapussi_desktop.bots.knowledge.card_sets import ACE_MASK, MARRIAGE_MASKS, SUIT_MASKS, TEN_MASK, Mask
from marjapussi_desktop.engine.cards import SUITS
from marjapussi_desktop.engine.ruleset import Ruleset, is_bid_banned
from marjapussi_desktop.engine.seats import partner_of, players_in, side_of

Features = dict[str, float]
POINTS: Final = 50.0
"""What is counted in points is divided by this, so that all features are of the same size."""
_COUNTS: Final = ("base", "aces", "covered_tens", "bare_tens", "courts", "longest", "voids", "length_above_four")
_IN_POINTS: Final = ("first_marriage", "startable_marriage", "second_marriage", "halves")


def hand_features(mask: Mask, worth: Worth) -> Features:
    """The counts of a hand as dealt."""
    found = features(mask, worth)
    counted = {name: found[name] for name in _COUNTS}
    counted |= {name: found[name] / POINTS for name in _IN_POINTS}
    in_suits = [mask & SUIT_MASKS[suit] for suit in SUITS]
    tops = [
        (held & (ACE_MASK | TEN_MASK | MARRIAGE_MASKS[suit])).bit_count()
        for suit, held in zip(SUITS, in_suits, strict=True)
    ]
    counted["strong"] = max(top * held.bit_count() for top, held in zip(tops, in_suits, strict=True)) / 10
    counted["singles"] = sum(held.bit_count() == 1 for held in in_suits)
    return counted


def banned_seats(rules: Ruleset, totals: Sequence[int]) -> frozenset[int]:
    """The seats that may not bid. ``totals``: the score of each side before the hand."""
    seats = range(players_in(rules.layout))
    return frozenset(seat for seat in seats if is_bid_banned(rules, totals[side_of(seat, rules.layout)]))


def auction_features(
    bids: Iterable[tuple[int, int]], seat: int, rules: Ruleset, banned: Collection[int] = ()
) -> Features:
    """What the others have said so far: the partner's bids (p), the opponents' (o). ``bids``: seats and amounts in
    order, 0 for a pass; ``banned``: the seats that may not bid; that they passed says nothing.
    """
    assert rules.auction is not None
    partner, least = partner_of(seat, rules.layout), rules.auction.minimum_bid
    found = dict.fromkeys(("p_bid", "p_amount", "p_jump", "p_pass", "o_bid", "o_amount", "o_jump", "o_pass"), 0.0)
    high, heard = 0, set()
    for speaker, amount in bids:
        is_jump = speaker not in heard and promises_ace(amount, high, least)
        if speaker != seat:
            who = "p" if speaker == partner else "o"
            if amount:
                found[f"{who}_bid"] = 1.0
                found[f"{who}_amount"] = amount / POINTS
                found[f"{who}_jump"] = max(found[f"{who}_jump"], float(is_jump))
            elif speaker not in banned and (who == "o" or speaker not in heard):
                found[f"{who}_pass"] += 1.0
        heard.add(speaker)
        high = amount or high
    found["high"] = high / POINTS
    found["silent"] = float(players_in(rules.layout) - 1 - len(heard - {seat}))
    return found


def with_bid(plan: Features, bid: int) -> Features:
    """What a declarer goes by: his plan, and how far the others pushed him."""
    return {**plan, "bid": bid / POINTS}
