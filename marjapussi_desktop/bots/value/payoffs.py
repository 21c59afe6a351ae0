"""The payoff of the end of a hand to a side: match equity, or the score minus the others' mean score."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final

from marjapussi_desktop.bots.knowledge.card_sets import Mask, cards_of
from marjapussi_desktop.bots.native.values import Outcome
from marjapussi_desktop.bots.value.match_equity import MatchChances, Played, match_chances, point_worth
from marjapussi_desktop.engine.events import ScoreLine, Why
from marjapussi_desktop.engine.match import total_after
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import CARD_POINT_TABLES, FirstLeader, Ruleset
from marjapussi_desktop.engine.scoring import contract_lines, count_cards, sum_per_side
from marjapussi_desktop.engine.seats import next_seat, side_of, sides_in
from marjapussi_desktop.engine.values import frozen


@frozen
class Terms:
    """What was settled before the first trick; see `scoring.Terms`. ``next_dealer``: of the hand after this one."""

    rules: Ruleset
    declarer: int | None
    final_bid: int | None
    contract: int | None
    calls: tuple[int, ...]
    totals: tuple[int, ...]
    next_dealer: int = 0


def terms_of(seen: Observation) -> Terms:
    """The terms of a hand in play."""
    return Terms(
        seen.rules, seen.declarer, seen.final_bid, seen.contract, seen.calls, seen.totals, next_dealer_of(seen)
    )


def next_dealer_of(seen: Observation) -> int:
    """Who deals the next hand: the next in turn, or who has led the ace of clubs to the match's first trick."""
    if seen.number == 1 and seen.rules.deal.first_leader is FirstLeader.ACE_OF_CLUBS:
        return seen.tricks[0].leader if seen.tricks else seen.leader
    return next_seat(seen.dealer, seen.rules.layout)


class Stakes:
    """The worth of outcomes under the same terms, cached.

    ``for_match``: payoffs are match equity, converted to points at their worth at the start of a match; else the points
    of this hand.
    """

    def __init__(self, terms: Terms, for_match: bool = False) -> None:
        self.terms = terms
        self._for_match = for_match
        layout = terms.rules.layout
        self._sides: Final = sides_in(layout)
        self._declarer_side = None if terms.declarer is None else side_of(terms.declarer, layout)
        self._scores: dict[Outcome, tuple[int, ...]] = {}
        self._worths: dict[Outcome, tuple[float, ...]] = {}
        self._gains: dict[tuple[tuple[int, ...], tuple[bool, ...]], tuple[float, ...]] = {}

    def worth(self, outcome: Outcome, side: int) -> float:
        """How much a side gains by this outcome, in points."""
        return self.worths(outcome)[side]

    def worths(self, outcome: Outcome) -> tuple[float, ...]:
        """The same for every side."""
        found = self._worths.get(outcome)
        if found is None:
            found = self._worths[outcome] = self._in_match(outcome) if self._for_match else self._in_hand(outcome)
        return found

    def _in_hand(self, outcome: Outcome) -> tuple[float, ...]:
        """How much better each side does than the others on average."""
        scores = self.scores(outcome)
        return tuple(score - (sum(scores) - score) / (self._sides - 1) for score in scores)

    def scored_more(self, outcome: Outcome, side: int) -> float:
        """What the hand scores for a side more than for the others on average, whatever it is worth in the match."""
        return self._in_hand(outcome)[side]

    def _in_match(self, outcome: Outcome) -> tuple[float, ...]:
        """What each side's chance to win the match gains, in points; a hand that scores nothing gains nothing."""
        ending = self.scores(outcome), tuple(tricks > 0 for tricks in outcome.tricks[: self._sides])
        found = self._gains.get(ending)
        if found is None:
            before, worth_of_one = self._at_deal
            gained = zip(self._chances(*ending), before, strict=True)
            found = self._gains[ending] = tuple((chance - other) / worth_of_one for chance, other in gained)
        return found

    @cached_property
    def _at_deal(self) -> tuple[tuple[float, ...], float]:
        """Each side's chance to win the match if this hand scores nothing, and the worth of a point."""
        return self._chances((0,) * self._sides, (True,) * self._sides), point_worth(self.terms.rules)

    @cached_property
    def _match(self) -> MatchChances:
        return match_chances(self.terms.rules)

    def _chances(self, scores: tuple[int, ...], won: tuple[bool, ...]) -> tuple[float, ...]:
        return self._match.after(Played(self.terms.totals, scores, won, self.terms.next_dealer))

    def worth_with(self, outcome: Outcome, side: int, discards: int) -> float:
        """The same, where the declarer has put aside cards of so many points."""
        return self.worth(self.with_discards(outcome, discards), side)

    def with_discards(self, outcome: Outcome, discards: int) -> Outcome:
        """The outcome with the points of what the declarer has put aside."""
        if not discards:
            return outcome
        at = self._declarer_side
        assert at is not None
        points = outcome.points
        return Outcome((*points[:at], points[at] + discards, *points[at + 1 :]), outcome.tricks)

    def scores(self, outcome: Outcome) -> tuple[int, ...]:
        """The score of each side."""
        found = self._scores.get(outcome)
        if found is None:
            found = self._scores[outcome] = self._score(outcome.points[: self._sides], outcome.tricks[: self._sides])
        return found

    def _score(self, points: tuple[int, ...], tricks: tuple[int, ...]) -> tuple[int, ...]:
        if self.terms.rules.contract is not None:
            parts = tuple(ScoreLine(side, amount, Why.CARD_POINTS) for side, amount in enumerate(points))
            _made, lines = contract_lines(self.terms, self._declarer_side, parts, tricks)
            return sum_per_side(lines, self._sides)
        assert self.terms.rules.game_points is not None
        if not self.terms.rules.game_points.porvoo:
            return points
        gone = zip(points, tricks, self.terms.totals, strict=True)
        return tuple(amount if won else min(-total, 0) for amount, won, total in gone)

    def total(self, outcome: Outcome, side: int) -> int:
        """A side's total after this hand (Marjapussi family)."""
        return total_after(self.terms.rules, self.terms.totals[side], outcome.points[side], outcome.tricks[side])

    def discard_points(self, aside: Mask) -> int:
        """What discards count for the declarer."""
        rules = self.terms.rules
        if (
            rules.kitty is None
            or rules.contract is None
            or self.terms.declarer is None
            or not rules.kitty.discards_count
        ):
            return 0
        return count_cards(cards_of(aside), CARD_POINT_TABLES[rules.contract.card_points])


@lru_cache(maxsize=8)
def stakes_of(terms: Terms, for_match: bool = False) -> Stakes:
    """The stakes of a hand, shared by its decisions."""
    return Stakes(terms, for_match)
