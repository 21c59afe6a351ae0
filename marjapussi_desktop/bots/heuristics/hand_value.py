"""What a hand is worth in the auction, as it is told: a number that changes only when something was learnt, and then
with the call that taught it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from marjapussi_desktop.bots.grounds import ContractValue, HandValue, Learnt
from marjapussi_desktop.bots.heuristics.bid_messages import Tells, is_forced, promises_ace, told_by_step
from marjapussi_desktop.bots.knowledge.public_history import AuctionCall
from marjapussi_desktop.engine.choices import STEP
from marjapussi_desktop.engine.ruleset import AuctionRules
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import frozen

Calls = Sequence[AuctionCall]
Estimator = Callable[[Calls], float]
"""What the hand is worth after these calls."""

SPREAD: Final = {Layout.PARTNERSHIP: 57.0, Layout.KITTY: 46.0}
"""The standard deviation of the points taken around a casual player's estimate before the exchange; measured in 820
hands of six games, in which the estimate of whoever declared was 0 to 12 points too low."""
SPREAD_AFTER: Final = {Layout.PARTNERSHIP: 47.0, Layout.KITTY: 34.0}
"""The same after the exchange."""
NOTICED: Final = 7.5
"""A change smaller than this is not told: what was said before still holds."""
QUARTILE: Final = 0.6745
"""Half of a normal distribution lies within this many standard deviations of its mean."""


def to_five(points: float) -> int:
    """Points as they are told: in steps of five."""
    return STEP * round(points / STEP)


@frozen
class Heard:
    """The auction as a seat has heard it, by its ``rules``: all ``calls``, with its own; ``partner``: his seat, None
    without one; ``jumps``: those that tell something else than an ace; ``by_steps``: whether bids tell by their steps.
    """

    calls: Calls
    seat: int
    rules: AuctionRules
    partner: int | None = None
    jumps: frozenset[int] = frozenset()
    by_steps: bool = False

    def tells(self, number: int) -> bool:
        """Whether another seat's call tells something. That a forced bid is a step higher tells the model of bids a
        little, but not the model of strength, which knows only that a seat has bid.
        """
        call = self.calls[number]
        return call.seat != self.seat and not is_forced(self.rules, number, call.amount, beyond=STEP)

    def may_teach(self, number: int, is_more: bool) -> bool:
        """Whether a call may be why the hand is worth more, or less: partner's bid or an opponent's pass, or the other
        way round. A model has small weights of the other sign too, and would say that an opponent's pass costs.
        """
        call = self.calls[number]
        return self.tells(number) and (bool(call.amount) == (call.seat == self.partner)) is is_more


@frozen
class Told:
    """What a turn adds to the worth: the bid in question, the highest that pays, and whether an opponent's bid has made
    that lower; see `HandValue`.
    """

    asked: int | None
    stop: int | None
    is_pushed: bool = False


def stated_worth(heard: Heard, estimate: Estimator) -> tuple[int, Learnt | None]:
    """The worth that a seat states at this turn, and what it has learnt since its last one, if that has changed it.

    The seat's earlier turns are gone through again, so that a bot needs no memory: what it stated then stays, unless
    the estimate has moved by ``NOTICED``, and a call is the reason.
    """
    calls = heard.calls
    turns = [0, *(number for number, call in enumerate(calls) if call.seat == heard.seat), len(calls)]
    stated, learnt = to_five(estimate(())), None
    for since, turn in pairwise(turns):
        learnt, now = None, estimate(calls[:turn])
        if abs(now - stated) >= NOTICED:
            learnt = _learnt(heard, range(since, turn), estimate, stated, now > stated)
            stated = stated if learnt is None else to_five(now)
    return stated, learnt


def _learnt(heard: Heard, turns: range, estimate: Estimator, before: int, is_more: bool) -> Learnt | None:
    """Of the others' calls that may be the reason the one that has moved the estimate most in the direction of the
    change; None where there is none.
    """
    calls, way = heard.calls, 1.0 if is_more else -1.0
    heard_now = [number for number in turns if heard.may_teach(number, is_more)]
    if not heard_now:
        return None
    number = max(heard_now, key=lambda at: way * (estimate(calls[: at + 1]) - estimate(calls[:at])))
    seat, amount = calls[number]
    earlier = calls[:number]
    standing = max((call.amount for call in earlier), default=0)
    is_first = not any(call.seat == seat and call.amount for call in earlier)
    return Learnt(seat, amount, _told(heard, amount, standing, is_first), before)


def _told(heard: Heard, amount: int, standing: int, is_first: bool) -> Tells | None:
    """Which cards a bid tells of, if it does."""
    if heard.by_steps:
        told = told_by_step(amount, standing, heard.rules.minimum_bid, is_first) if amount else Tells.NOTHING
        return told if told in (Tells.ACE, Tells.HALVES, Tells.WHOLE) else None
    is_ace = is_first and promises_ace(amount, standing, heard.rules.minimum_bid) and amount not in heard.jumps
    return Tells.ACE if is_ace else None


def chance_of(amount: float, mean: float, spread: float) -> float:
    """How likely a normal result of this mean and standard deviation reaches an amount."""
    return 0.5 * math.erfc((amount - mean) / (spread * math.sqrt(2.0)))


def quartiles(mean: int, spread: float) -> tuple[int, int]:
    """Between which points half of all results lie; ``spread``: the standard deviation."""
    return max(to_five(mean - QUARTILE * spread), 0), to_five(mean + QUARTILE * spread)


def by_estimate(heard: Heard, estimate: Estimator, spread: float, told: Told) -> HandValue:
    """The value of a hand whose worth is an estimate with a standard deviation."""
    mean, learnt = stated_worth(heard, estimate)
    low, high = quartiles(mean, spread)
    chance = None if told.asked is None else chance_of(told.asked, mean, spread)
    return HandValue(mean, low, high, learnt, told.asked, chance, told.stop, is_pushed=told.is_pushed)


def contract_by_estimate(points: float, spread: float, amount: int) -> ContractValue:
    """The value of a contract, from an estimate of the points that the side takes, with a standard deviation."""
    mean = to_five(points)
    low, high = quartiles(mean, spread)
    return ContractValue(mean, low, high, chance_of(amount, points, spread))
