"""The expected worth of playing a contract, and of letting another play: a model's probabilities times the worth of
scores.

`Prospect.worth` alone computes values, by `payoffs.Stakes`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from marjapussi_desktop.bots.native.values import SIDES, Outcome
from marjapussi_desktop.bots.value.payoffs import Stakes, Terms
from marjapussi_desktop.bots.value.strength_model import Guess, Model
from marjapussi_desktop.engine.choices import STEP
from marjapussi_desktop.engine.ruleset import hand_size, highest_total
from marjapussi_desktop.engine.seats import side_of, sides_in
from marjapussi_desktop.engine.values import changed, frozen

ROUGHLY: Final = 10
"""The distance between the contracts that are compared while the hand is only estimated."""
REACH: Final = 60
"""How far below and above the strength contracts are compared."""
POINTS_ROUNDED: Final = 5
TERMS_KEPT: Final = 8
"""For so many terms ends stay known: those of the declarers of an auction, and of the one before."""
PLACES: Final = ((-2.857, 0.0113), (-1.3556, 0.2221), (0.0, 0.5332), (1.3556, 0.2221), (2.857, 0.0113))
"""Places, in standard deviations, and weights that stand for a normal distribution (after Gauss and Hermite)."""

End = tuple[float, bool, bool, int]
"""How likely it is among those in which the contract is made, or fails; whether it is made; whether the declarer's side
takes all tricks; the points of a defending side."""


@frozen
class Choice:
    """A contract and its worth."""

    contract: int
    worth: float


def in_steps(points: int) -> int:
    """The lowest contract that is worth at least so many points."""
    return -(-points // STEP) * STEP


@frozen
class Known:
    """What has been computed of the ends under some terms: ``worths`` of the sides, by contract, bid, whether it was
    made, whether all tricks were taken and points; ``stakes`` by contract and bid.
    """

    worths: dict[tuple[int, ...], tuple[float, ...]]
    stakes: dict[tuple[int, int], Stakes]


@lru_cache(maxsize=TERMS_KEPT)
def _known(_terms: Terms, _for_match: bool) -> Known:
    """What all prospects under the same terms share: the seats of an auction ask again and again."""
    return Known({}, {})


class Prospect:
    """One declarer, as a side sees it: what contracts at a strength are worth to that side. ``for_match``: as in
    `payoffs.Stakes`.
    """

    def __init__(self, model: Model, terms: Terms, side: int, for_match: bool = False) -> None:
        assert terms.declarer is not None
        self._model = model
        self._terms = terms
        self._side = side
        self._for_match = for_match
        self._declarers = side_of(terms.declarer, terms.rules.layout)
        self._is_ours = self._declarers == side
        self._sides = sides_in(terms.rules.layout)
        self._highest = highest_total(terms.rules)
        self._target, self._total = terms.rules.target, terms.totals[self._declarers]
        self._known = _known(terms, for_match)
        self._last: tuple[float, tuple[End, ...]] | None = None

    def worth(self, strength: float, contract: int, final_bid: int, side: int | None = None) -> float:
        """What a contract is worth on average, to this side or another one."""
        at = self._side if side is None else side
        made = self._model.chance(strength, contract)
        worths, total = self._known.worths, 0.0
        for share, is_made, is_swept, points in self._ends(strength):
            # The bid counts only where a side takes no trick (RULES.md, `no_trick_penalty`): all bids share the rest.
            case = (contract, final_bid if is_swept else contract, is_made, is_swept, points)
            worth = worths.get(case)
            if worth is None:
                worth = worths[case] = self._worths_of(*case)
            total += (made if is_made else 1.0 - made) * share * worth[at]
        return total

    def _ends(self, strength: float) -> tuple[End, ...]:
        """The ends of a hand in which contracts are made and in which they fail."""
        if self._last is None or self._last[0] != strength:
            self._last = strength, tuple(self._ends_at(strength))
        return self._last[1]

    def _ends_at(self, strength: float) -> Iterator[End]:
        for is_made in (True, False):
            swept = self._model.swept(strength, is_made)
            points = round(self._model.defended(strength, is_made) / POINTS_ROUNDED) * POINTS_ROUNDED
            yield 1.0 - swept, is_made, False, points
            yield swept, is_made, True, 0

    def options(self, strength: float, lowest: int, highest: int, final_bid: int, step: int = STEP) -> list[Choice]:
        """Contracts that come into question, lowest first, and what each is worth to the declarer's side."""
        from_here = max(lowest, min(highest, int(strength - 2 * REACH) // step * step))
        to = min(highest, max(lowest, int(strength + REACH)))
        winning = min(highest, max(lowest, in_steps(self._target - self._total)))
        amounts = sorted({lowest, winning, *range(from_here, to + 1, step)})
        return [Choice(amount, self.worth(strength, amount, final_bid, self._declarers)) for amount in amounts]

    def chosen(self, strength: float, lowest: int, highest: int, final_bid: int, step: int = STEP) -> Choice:
        """The contract that the declarer's side likes best, and what it is worth to this side."""
        best = max(self.options(strength, lowest, highest, final_bid, step), key=lambda choice: choice.worth)
        return best if self._is_ours else Choice(best.contract, self.worth(strength, best.contract, final_bid))

    def expected(self, guess: Guess, final_bid: int) -> float:
        """What it is worth that the declarer plays from a bid on, before he has seen the gift."""
        return sum(
            weight * self.chosen(guess.mean + place * guess.spread, final_bid, self._highest, final_bid, ROUGHLY).worth
            for place, weight in PLACES
        )

    def _worths_of(
        self, contract: int, final_bid: int, is_made: bool, is_swept: bool, points: int
    ) -> tuple[float, ...]:
        """What a hand that ends so is worth to each side."""
        stakes = self._known.stakes.get((contract, final_bid))
        if stakes is None:
            done = changed(self._terms, final_bid=final_bid, contract=contract)
            stakes = self._known.stakes[contract, final_bid] = Stakes(done, self._for_match)
        return stakes.worths(self._outcome(contract if is_made else 0, is_swept, points))

    def _outcome(self, taken: int, is_swept: bool, points: int) -> Outcome:
        """The outcome with these points. Only whether a side took any trick matters, not how many."""
        places = range(SIDES)
        won = [0 if is_swept or side >= self._sides else 1 for side in places]
        won[self._declarers] = hand_size(self._terms.rules) - sum(won)
        points_taken = [points if side < self._sides else 0 for side in places]
        points_taken[self._declarers] = taken
        return Outcome(tuple(points_taken), tuple(won))
