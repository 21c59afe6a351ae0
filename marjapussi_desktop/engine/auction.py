"""The auction (RULES.md, "The auction")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from marjapussi_desktop.engine.actions import Bid, DemandRedeal, Pass
from marjapussi_desktop.engine.cards import Card, Rank
from marjapussi_desktop.engine.choices import STEP, BidChoices
from marjapussi_desktop.engine.events import AuctionWon, BidMade, Event, Passed, PassedOut, RedealDemanded
from marjapussi_desktop.engine.known import Known
from marjapussi_desktop.engine.reasons import Reason, Refusal
from marjapussi_desktop.engine.ruleset import (
    AuctionRules,
    FirstBidder,
    Opening,
    Redeal,
    Ruleset,
    highest_total,
    is_bid_banned,
)
from marjapussi_desktop.engine.seats import next_seat, players_in, side_of
from marjapussi_desktop.engine.state import Applied, AuctionState, HandState
from marjapussi_desktop.engine.values import changed

T = TypeVar("T")

SIXES_FOR_REDEAL: Final = 3
_UP_TO_JACK: Final = (Rank.JACK, Rank.NINE, Rank.EIGHT, Rank.SEVEN, Rank.SIX)

_REDEAL_CONDITIONS: Final[dict[Redeal, Callable[[tuple[Card, ...]], bool]]] = {
    Redeal.THREE_SIXES: lambda cards: sum(c.rank is Rank.SIX for c in cards) >= SIXES_FOR_REDEAL,
    Redeal.NO_CARD_ABOVE_JACK: lambda cards: all(c.rank in _UP_TO_JACK for c in cards),
}


def _parts(hand: Known) -> tuple[AuctionRules, AuctionState]:
    assert hand.rules.auction is not None, "the game has no auction"
    assert hand.auction is not None, "the hand has no auction"
    return hand.rules.auction, hand.auction


def start_auction(rules: Ruleset, dealer: int) -> AuctionState:
    """The auction before the first word."""
    assert rules.auction is not None
    players = players_in(rules.layout)
    opener = dealer if rules.auction.first_bidder is FirstBidder.DEALER else next_seat(dealer, rules.layout)
    return AuctionState(opener, (None,) * players, (False,) * players, (False,) * players)


def _is_compulsory_opener(hand: Known) -> bool:
    """Whether the seat to speak is the first bidder of a compulsory opening, before his word."""
    rules, state = _parts(hand)
    return rules.opening is Opening.COMPULSORY and not any(state.spoken)


def is_banned(hand: Known, seat: int) -> bool:
    """Whether the seat's side is under the bid ban."""
    return is_bid_banned(hand.rules, hand.totals[side_of(seat, hand.rules.layout)])


def redeal_right(hand: Known, seat: int) -> Redeal | None:
    """The condition that entitles the seat to a redeal at its first turn, the first of them if there are several."""
    rules, _state = _parts(hand)
    return next((r for r in rules.redeal if _REDEAL_CONDITIONS[r](hand.held(seat))), None)


def _bounds(hand: Known, seat: int) -> tuple[int, int] | None:
    """The least and the highest bid that the seat to speak may make, or None."""
    rules, state = _parts(hand)
    if is_banned(hand, seat):
        return (rules.minimum_bid, rules.minimum_bid) if _is_compulsory_opener(hand) else None
    low = rules.minimum_bid if state.high is None else state.high + STEP
    return low, highest_total(hand.rules)


def bid_choices(hand: Known, seat: int) -> BidChoices:
    """What the seat whose turn it is may say."""
    _rules, state = _parts(hand)
    low, high = _bounds(hand, seat) or (None, None)
    may_redeal = not state.spoken[seat] and redeal_right(hand, seat) is not None
    return BidChoices(seat, low, high, may_pass=not _is_compulsory_opener(hand), may_redeal=may_redeal)


def check_bid(hand: Known, seat: int, action: Bid) -> Refusal | None:
    """Why a bid may not be made, or None if it may."""
    rules, _state = _parts(hand)
    bounds = _bounds(hand, seat)
    if bounds is None:
        return Refusal(Reason.BID_BANNED, amount=rules.bid_ban_at)
    low, high = bounds
    if action.amount % STEP:
        return Refusal(Reason.BID_NOT_MULTIPLE, amount=action.amount)
    if action.amount < low:
        return Refusal(Reason.BID_TOO_LOW, amount=low)
    if action.amount > high:
        reason = Reason.BANNED_BIDS_MINIMUM if is_banned(hand, seat) else Reason.BID_TOO_HIGH
        return Refusal(reason, amount=high)
    return None


def check_pass(hand: Known, seat: int, action: Pass) -> Refusal | None:
    """Why the seat may not pass, or None if it may."""
    rules, _state = _parts(hand)
    return Refusal(Reason.MUST_OPEN, amount=rules.minimum_bid) if _is_compulsory_opener(hand) else None


def check_redeal(hand: Known, seat: int, action: DemandRedeal) -> Refusal | None:
    """Why the seat may not demand a redeal, or None if it may."""
    _rules, state = _parts(hand)
    if state.spoken[seat]:
        return Refusal(Reason.REDEAL_FIRST_TURN_ONLY)
    return None if redeal_right(hand, seat) is not None else Refusal(Reason.NO_REDEAL)


def _put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def apply_bid(hand: HandState, seat: int, action: Bid) -> Applied:
    """A bid; the highest possible one ends the auction at once."""
    _rules, state = _parts(hand)
    state = changed(
        state,
        bids=_put(state.bids, seat, action.amount),
        spoken=_put(state.spoken, seat, True),
        high=action.amount,
        high_seat=seat,
    )
    is_highest = action.amount == highest_total(hand.rules)
    return _next_turn(hand, seat, state, [BidMade(seat, action.amount)], is_over=is_highest)


def apply_pass(hand: HandState, seat: int, action: Pass) -> Applied:
    """A pass; the seat is out of the auction."""
    _rules, state = _parts(hand)
    state = changed(state, passed=_put(state.passed, seat, True), spoken=_put(state.spoken, seat, True))
    return _next_turn(hand, seat, state, [Passed(seat)])


def _next_turn(hand: HandState, seat: int, state: AuctionState, events: list[Event], is_over: bool = False) -> Applied:
    """Passes the turn on, or ends the auction: when all but the high bidder have passed, or when all have."""
    players = len(state.passed)
    left = [s for s in ((seat + k) % players for k in range(1, players + 1)) if not state.passed[s]]
    if is_over or not left or (state.high_seat is not None and left == [state.high_seat]):
        ended = changed(state, turn=None)
        events.append(_outcome(ended))
        return changed(hand, auction=ended), events
    return changed(hand, auction=changed(state, turn=left[0])), events


def _outcome(ended: AuctionState) -> Event:
    if ended.high_seat is None or ended.high is None:
        return PassedOut()
    return AuctionWon(ended.high_seat, ended.high)


def redeal_event(hand: HandState, seat: int) -> RedealDemanded:
    """What is said when the seat demands the redeal that it is entitled to."""
    why = redeal_right(hand, seat)
    assert why is not None, "not entitled to a redeal"
    return RedealDemanded(seat, why)
