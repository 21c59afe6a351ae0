"""What a choice costs beside another, and what makes it costly: a contract that is then made or fails, or a side that
is left without a trick.

Both choices are played out in the same deals of the hidden cards, as the player's search does, and counted. The deals
are not those of the search: in those the choice looks better than it is, since they made it the choice, and since a
search by races stops looking at a move when it is behind (van Hasselt 2010, "Double Q-learning").
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from marjapussi_desktop.bots.comparison import Comparison, Measure, Stake, StakeKind, measured, tells_all
from marjapussi_desktop.bots.determinization.sampler import Determinization
from marjapussi_desktop.bots.dice import SEEDS
from marjapussi_desktop.bots.evaluation import Basis, Evaluation, Unit
from marjapussi_desktop.bots.explaining.totals import Ends
from marjapussi_desktop.bots.knowledge.card_sets import mask_of
from marjapussi_desktop.bots.native.encoding import move_code, public_position
from marjapussi_desktop.bots.native.values import Outcome
from marjapussi_desktop.bots.search.decision_context import context_like
from marjapussi_desktop.bots.search.endings import solved_ends
from marjapussi_desktop.bots.search.network_search import network_rollouts_of
from marjapussi_desktop.bots.search.rollouts import rollouts_of, tried
from marjapussi_desktop.bots.value.payoffs import stakes_of, terms_of
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import Family, NoTrickPenalty
from marjapussi_desktop.engine.seats import Layout, partner_of, players_in, side_of
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.engine.values import changed, frozen

LARGE: Final = {Family.HUUTOPUSSI: 15.0, Family.MARJAPUSSI: 0.4}
"""From this cost on, in points, its cause is looked for, unless it is said otherwise."""
LARGE_IN_MATCHES: Final = {Family.HUUTOPUSSI: 2, Family.MARJAPUSSI: 1}
"""The same where the cost is told in matches of a hundred: late in a match a tenth of a game point may decide, and then
the cards do not show why a ten is kept from partner's trick.
"""
CLEAR: Final = 0.15
"""A difference between the shares of two choices that is told."""
SMALL: Final = 0.08
"""A smaller one is told from here on, if it makes much of the cost."""
SHOWN: Final = 1 / 3
"""What is told makes at least this share of the cost."""
MOST: Final = 0.6
"""Points of one side that make this share of a cost in points are told as most of it."""
SEEN: Final = 2
"""Points, or tenths of a game point, that are told apart: less would puzzle."""
DEALS: Final = 240

_OTHERS: Final = frozenset(
    {
        StakeKind.OTHERS_TO_PORVOO,
        StakeKind.OTHERS_POINTS,
        StakeKind.OTHERS_GAME_POINTS,
        StakeKind.OTHERS_WIN,
        StakeKind.OTHERS_FALL,
        StakeKind.OTHERS_ONE_SHORT,
    }
)
"""The stakes that speak of the other side."""


def with_stake(
    seen: Observation,
    action: Action,
    found: Evaluation | None,
    other: Comparison,
    large: Mapping[Family, float] = LARGE,
    *,
    is_measured: bool = False,
) -> Comparison:
    """The comparison of an action with the next best one: its cost in other deals than those of the search, and what
    makes a large one, if that is known. ``large``: from which cost on, in points, it is looked for; ``is_measured``:
    the cost that is told is not the search's, but was measured in other deals already.
    """
    if found is None or not other.amount:
        return other
    counts = None
    if not is_measured and found.by_network and found.basis is Basis.ROLLOUTS:
        counts = _Counts(seen, (action, other.other), found)
        other = measured(seen, found.unit, other, *counts.gains(found.unit))
    if not _is_large(other, seen.rules.family, large):
        return other
    told = _with_stake(seen, action, found, other, counts)
    return told if told.stake is None else changed(told, stake=_of_players(seen, told.stake))


def _of_players(seen: Observation, stake: Stake) -> Stake:
    """The stake with the players that it speaks of, where a side is one player."""
    layout = seen.rules.layout
    own = seen.seat if partner_of(seen.seat, layout) is None else None
    other = 1 - seen.seat if players_in(layout) == 2 else None
    if stake.kind is StakeKind.CONTRACT:
        return stake
    if stake.kind in _OTHERS:
        return changed(stake, seat=other)
    return changed(stake, seat=own, others_seat=None if stake.others_chosen is None else other)


def _with_stake(
    seen: Observation, action: Action, found: Evaluation, other: Comparison, counts: _Counts | None
) -> Comparison:
    if seen.phase is not Phase.PLAY:
        return changed(other, stake=_of_parting(seen, action, found, other))
    counts = counts or _Counts(seen, (action, other.other), found)
    stakes = [one for one in _stakes(seen, counts) if one.is_told(other.cost)]
    if stakes:
        return changed(other, stake=max(stakes, key=lambda one: one.effect).stake)
    stake = _of_totals(seen, counts, other.cost) if found.unit is Unit.MATCH_EQUITY else None
    return changed(other, stake=stake or _of_points(seen, counts, other))


def _is_large(other: Comparison, family: Family, large: Mapping[Family, float]) -> bool:
    """Whether the cause of a cost is looked for."""
    if other.measure is Measure.CHANCE and other.amount >= LARGE_IN_MATCHES[family]:
        return True
    return bool(other.amount) and other.cost >= large[family]


def _of_parting(seen: Observation, action: Action, found: Evaluation, other: Comparison) -> Stake | None:
    """The contract, where its search has counted how often it is made after either choice of cards to part with."""
    one, next_best = found.value_of(action), found.value_of(other.other)
    if one is None or next_best is None or one.made is None or next_best.made is None:
        return None
    is_clear = one.made - next_best.made >= CLEAR
    return _stake(StakeKind.CONTRACT, one.made, next_best.made, seen.contract) if is_clear else None


def _of_totals(seen: Observation, counts: _Counts, cost: float) -> Stake | None:
    """What becomes of the match, where the points of the hand do not tell why a choice is better."""
    if seen.rules.game_points is None:
        return None
    told = counts.in_match(side_of(seen.seat, seen.rules.layout)).told(cost)
    if told is None:
        return None
    event, chosen, other = told
    if abs(chosen - other) < CLEAR:
        return None
    stake = _stake(event.kind, chosen, other, event.amount)
    return changed(stake, totals=event.totals, better=event.better)


def _of_points(seen: Observation, counts: _Counts, comparison: Comparison) -> Stake | None:
    """Where the points go that a choice costs: from the own side or to the others, whichever is more, or both, where
    neither tells the cost; None where neither tells most of it. They may differ from it: a contract or the match counts
    otherwise than points, and a search looks at other deals.
    """
    side, scale = side_of(seen.seat, seen.rules.layout), 1.0
    kinds = StakeKind.OWN_POINTS, StakeKind.OTHERS_POINTS
    if seen.rules.game_points is not None:
        kinds, scale = (StakeKind.OWN_GAME_POINTS, StakeKind.OTHERS_GAME_POINTS), 10.0
    chosen, other = counts.taken(side)
    found = [(chosen - other, kinds[0], chosen, other)]
    if seen.rules.layout is not Layout.KITTY:
        chosen, other = counts.taken(1 - side)
        found.append((other - chosen, kinds[1], chosen, other))
    stakes = [Stake(kind, round(scale * chosen), round(scale * other)) for _more, kind, chosen, other in found]
    told = stakes[found.index(max(found))]
    if abs(told.chosen - told.other) < SEEN:
        return None
    if comparison.measure is Measure.CHANCE:
        return told if max(found)[0] >= SHOWN * comparison.cost else None
    apart = [abs(one.chosen - one.other) for one, (more, *_rest) in zip(stakes, found, strict=True) if more > 0.0]
    if not apart:
        return None
    most, cost = max(apart), comparison.amount
    if not tells_all(most, cost) and len(apart) == 2 and min(apart) and tells_all(sum(apart), cost):
        return changed(stakes[0], others_chosen=stakes[1].chosen, others_other=stakes[1].other)
    return told if tells_all(most, cost) or MOST * cost <= most < cost else None


class _Counts:
    """The ends of a hand after each of two choices, in the same deals: by the exact solver where it alone told the
    choices apart, else played out.
    """

    def __init__(self, seen: Observation, actions: tuple[Action, Action], found: Evaluation) -> None:
        context = context_like(seen, found)
        dice = context.dice()
        self._context = context
        self._deals = context.determinizations(DEALS, dice)
        if found.basis is Basis.ROLLOUTS_AND_SOLVER and seen.rules.contract is None:
            ends = zip(*solved_ends(context, actions, self._deals), strict=True)
            self._ends = [end for both in ends for end in both]
            self._deals = self._deals[: len(self._ends) // len(actions)]
            return
        rollouts = network_rollouts_of(seen.rules) if found.by_network else rollouts_of(seen.rules)
        rollouts.set_position(public_position(seen, context.history))
        self._ends = tried(rollouts, self._deals, [move_code(action) for action in actions], dice.below(SEEDS))

    def gains(self, unit: Unit) -> tuple[list[float], list[float]]:
        """By how much the first choice is worth more to the seat's side than the second in each deal, in this unit, and
        how much more the hand then scores.
        """
        seen, side = self._context.observation, self._context.side
        stakes = stakes_of(terms_of(seen), for_match=unit is Unit.MATCH_EQUITY)
        own = mask_of(seen.discarded)
        ends = [
            stakes.with_discards(end, stakes.discard_points(one.aside | own))
            for end, one in zip(self._ends, self._both, strict=True)
        ]
        worths, scores = [stakes.worth(end, side) for end in ends], [stakes.scored_more(end, side) for end in ends]
        return (
            [one - other for one, other in zip(worths[::2], worths[1::2], strict=True)],
            [one - other for one, other in zip(scores[::2], scores[1::2], strict=True)],
        )

    def without_trick(self, side: int) -> tuple[float, float]:
        """The share of deals in which a side takes no trick, after each choice."""
        return self._shares([not end.tricks[side] for end in self._ends])

    def in_match(self, side: int) -> Ends:
        """What the ends are worth to a side in the match."""
        stakes = stakes_of(terms_of(self._context.observation), for_match=True)
        return Ends(stakes, self._ends, side)

    def taken(self, side: int) -> tuple[float, float]:
        """The points of a side on average, after each choice."""
        taken = [self._taken(end, one, side) for end, one in zip(self._ends, self._both, strict=True)]
        return sum(taken[::2]) / len(self._deals), sum(taken[1::2]) / len(self._deals)

    def made(self, contract: int, side: int) -> tuple[float, float]:
        """The share of deals in which a side makes its contract, after each choice."""
        return self._shares(
            [self._taken(end, one, side) >= contract for end, one in zip(self._ends, self._both, strict=True)]
        )

    @property
    def _both(self) -> list[Determinization]:
        """The deal of each end."""
        return [one for one in self._deals for _choice in range(2)]

    def _taken(self, end: Outcome, one: Determinization, side: int) -> int:
        seen = self._context.observation
        if seen.declarer is None or side != side_of(seen.declarer, seen.rules.layout):
            return end.points[side]
        return end.points[side] + self._context.stakes.discard_points(one.aside | mask_of(seen.discarded))

    def _shares(self, holds: list[bool]) -> tuple[float, float]:
        return sum(holds[::2]) / len(self._deals), sum(holds[1::2]) / len(self._deals)


@frozen
class Candidate:
    """A stake, how far apart the shares of the two choices are in its favour, and how much of the cost that makes."""

    stake: Stake
    difference: float
    effect: float

    def is_told(self, cost: float) -> bool:
        """Whether it is more than chance, and much of a cost where it is not large."""
        if self.difference < CLEAR:
            is_seen = self.difference >= SMALL and self.stake.chosen != self.stake.other
            return is_seen and self.effect >= SHOWN * cost
        return True


def _stakes(seen: Observation, counts: _Counts) -> Iterator[Candidate]:
    """What may speak for the choice."""
    side, layout = side_of(seen.seat, seen.rules.layout), seen.rules.layout
    if seen.contract is not None and seen.declarer is not None:
        declarers = side_of(seen.declarer, layout)
        chosen, other = counts.made(seen.contract, declarers)
        more = chosen - other if side == declarers else other - chosen
        yield Candidate(_stake(StakeKind.CONTRACT, chosen, other, seen.contract), more, more * 2.0 * seen.contract)
    worth = _worth_of_a_trick(seen)
    if not worth:
        return
    chosen, other = counts.without_trick(side)
    yield Candidate(_stake(_kind(seen, is_own=True), chosen, other), other - chosen, (other - chosen) * worth)
    if layout is Layout.KITTY:
        return  # each defender's penalty is his own
    chosen, other = counts.without_trick(1 - side)
    yield Candidate(_stake(_kind(seen, is_own=False), chosen, other), chosen - other, (chosen - other) * worth)


def _stake(kind: StakeKind, chosen: float, other: float, amount: int | None = None) -> Stake:
    return Stake(kind, _of_ten(chosen), _of_ten(other), amount)


def _of_ten(share: float) -> int:
    """0 and 10 only where it never or always happens."""
    return round(10 * share) if share in (0.0, 1.0) else min(max(round(10 * share), 1), 9)


def _worth_of_a_trick(seen: Observation) -> float:
    """About what a side without a trick loses; 0 where it loses nothing."""
    rules = seen.rules
    if rules.game_points is not None:
        return float(1 + max(seen.totals)) if rules.game_points.porvoo else 0.0
    if rules.contract is None or seen.contract is None or seen.final_bid is None:
        return 0.0
    if rules.contract.no_trick_penalty is NoTrickPenalty.TWICE_CONTRACT:
        return 2.0 * seen.contract
    return float(max(seen.contract, seen.final_bid))


def _kind(seen: Observation, is_own: bool) -> StakeKind:
    if seen.rules.game_points is not None:
        return StakeKind.PORVOO if is_own else StakeKind.OTHERS_TO_PORVOO
    return StakeKind.NO_TRICK if is_own else StakeKind.ALL_TRICKS
