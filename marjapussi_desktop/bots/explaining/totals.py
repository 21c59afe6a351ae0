"""What the totals of the match make of a choice, where the points of the hand do not tell why it is better.

To go on to exactly the target is to win, one point more may be to fall back, and one short of it only a single point
helps: so the choice that scores more is not always the better one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from marjapussi_desktop.bots.comparison import MUCH, StakeKind
from marjapussi_desktop.bots.native.values import Outcome
from marjapussi_desktop.bots.value.payoffs import Stakes
from marjapussi_desktop.engine.ruleset import Overshoot, Ruleset
from marjapussi_desktop.engine.values import frozen


@frozen
class Event:
    """What may come of the totals. ``is_good``: whether it speaks for the choice after which it happens more often;
    ``totals``: own and others', and ``better``, instead of which they come.
    """

    kind: StakeKind
    is_good: bool
    amount: int | None = None
    totals: tuple[int, int] | None = None
    better: tuple[int, int] | None = None


class Ends:
    """The ends of a hand after the choice made and after the other one, in the same deals: one after the other."""

    def __init__(self, stakes: Stakes, ends: Sequence[Outcome], side: int) -> None:
        self._stakes = stakes
        self._rules = stakes.terms.rules
        self._side = side
        self._pairs = list(zip(ends[::2], ends[1::2], strict=True))

    def told(self, cost: float) -> tuple[Event, float, float] | None:
        """What makes most of the cost, and in which share of the deals it happens after either choice; None where the
        points of the hand make as much of it, or nothing makes much.
        """
        if self._mean([self._scored(one) - self._scored(other) for one, other in self._pairs]) >= MUCH * cost:
            return None
        found = [(self._effect(event), event) for event in _events(self._rules)]
        effect, event = max(found, key=lambda one: one[0])
        if effect < MUCH * cost:
            effect, event = max(self._worse_totals(), key=lambda one: one[0], default=(effect, event))
        if effect < MUCH * cost:
            return None
        return event, self._share(event, place=0), self._share(event, place=1)

    def _effect(self, event: Event) -> float:
        """What the deals make of the cost in which this happens after one choice only; 0 where it happens more often
        after the choice against which it speaks.
        """
        more = self._share(event, place=0) - self._share(event, place=1)
        if (more > 0.0) is not event.is_good:
            return 0.0
        apart = [
            self._worth(one) - self._worth(other)
            for one, other in self._pairs
            if self._happens(event, one) is not self._happens(event, other)
        ]
        return sum(apart) / len(self._pairs)

    def _worse_totals(self) -> Iterator[tuple[float, Event]]:
        """The totals that look no worse than others, and how much they cost instead of these."""
        costs: defaultdict[tuple[tuple[int, int], tuple[int, int]], float] = defaultdict(float)
        for one, other in self._pairs:
            costs[self._totals(one), self._totals(other)] += self._worth(one) - self._worth(other)
        for (better, worse), cost in costs.items():
            if worse[0] > better[0] or worse[1] < better[1]:
                event = Event(StakeKind.TOTALS, is_good=False, totals=worse, better=better)
                yield cost / len(self._pairs), event

    def _share(self, event: Event, place: int) -> float:
        return self._mean([float(self._happens(event, pair[place])) for pair in self._pairs])

    def _mean(self, numbers: Sequence[float]) -> float:
        return sum(numbers) / len(self._pairs)

    def _worth(self, end: Outcome) -> float:
        return self._stakes.worth(end, self._side)

    def _scored(self, end: Outcome) -> float:
        """What the side scores in the hand more than the other."""
        scores = self._stakes.scores(end)
        return scores[self._side] - scores[1 - self._side]

    def _happens(self, event: Event, end: Outcome) -> bool:
        own, other = self._totals(end)
        target, falls = self._rules.target, (self._falls(end, self._side), self._falls(end, 1 - self._side))
        match event.kind:
            case StakeKind.WINS:
                return own >= target and own > other
            case StakeKind.OTHERS_WIN:
                return other >= target and other > own
            case StakeKind.FALLS:
                return falls[0]
            case StakeKind.OTHERS_FALL:
                return falls[1]
            case StakeKind.TOTALS:
                return (own, other) == event.totals
            case StakeKind.ONE_SHORT:
                return own == event.amount
            case _:
                return other == event.amount

    def _totals(self, end: Outcome) -> tuple[int, int]:
        """Own and others'."""
        return self._total(end, self._side), self._total(end, 1 - self._side)

    def _total(self, end: Outcome, side: int) -> int:
        return self._stakes.total(end, side)

    def _falls(self, end: Outcome, side: int) -> bool:
        reached = self._stakes.terms.totals[side] + end.points[side]
        return end.tricks[side] > 0 and self._rules.target < reached != self._total(end, side)


def _events(rules: Ruleset) -> Iterator[Event]:
    """What the rules of the match allow to happen."""
    yield Event(StakeKind.WINS, is_good=True)
    yield Event(StakeKind.OTHERS_WIN, is_good=False)
    if rules.game_points is None or rules.game_points.overshoot is Overshoot.ALLOWED:
        return
    yield Event(StakeKind.FALLS, is_good=False, amount=rules.target)
    yield Event(StakeKind.OTHERS_FALL, is_good=True, amount=rules.target)
    yield Event(StakeKind.ONE_SHORT, is_good=False, amount=rules.target - 1)
    yield Event(StakeKind.OTHERS_ONE_SHORT, is_good=True, amount=rules.target - 1)
