"""A match that is over, with luck and play told apart: what its cards were worth, what was made of them, and what the
person's own decisions cost. No Qt here.
"""

from __future__ import annotations

from math import isnan, nan, sqrt
from typing import TYPE_CHECKING, Final

from marjapussi_desktop.controller.statistics.par import PLAYINGS
from marjapussi_desktop.engine.values import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from marjapussi_desktop.controller.review.hand_review import HandReview
    from marjapussi_desktop.settings.queries import Balance

SURE: Final = 2.0
"""Standard errors beyond which a difference is hardly chance."""


@frozen
class Amount:
    """An amount in points with its standard error."""

    amount: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Whether it is hardly chance that the amount is above or below 0."""
        return abs(self.amount) > SURE * self.error

    def part(self, count: int) -> Amount:
        """One of so many parts that are equal."""
        return Amount(self.amount / count, self.error / count)


@frozen
class LuckAndPlay:
    """By how much the person's side scored more than the others, on average where these are several.

    ``luck``: what the cards were worth to computer players in all seats (par), known from few playings; ``play``: what
    was made of them beyond that. The error of ``play`` is the greater of two: how much it differs from hand to hand,
    and what comes about where such players play once more; nan for a single hand.
    """

    hands: int
    score: float
    luck: Amount
    play: Amount


NOTHING: Final = Amount(0.0, 0.0)


@frozen
class OwnCost:
    """What the person's own decisions cost, by the reviews. ``reviewed`` of ``hands`` hands have been reviewed;
    ``mistakes``: what the decisions cost that were clearly mistakes, which chance may hide in the sum of all;
    ``point_wins``: as in `Judgement`.
    """

    hands: int
    reviewed: int
    cost: Amount
    mistakes: Amount = NOTHING
    point_wins: float | None = None

    @property
    def hides_mistakes(self) -> bool:
        """Whether the sum of all tells less than the clear mistakes by themselves."""
        return self.mistakes.amount > 0.0 and (self.cost.amount < self.mistakes.amount or not self.cost.is_sure)


def luck_and_play(balance: Balance) -> LuckAndPlay:
    """The balance of a match with its errors."""
    of_par = balance.spread / sqrt(PLAYINGS)
    of_play = balance.spread * sqrt(1.0 + 1.0 / PLAYINGS)
    of_play = max(of_play, balance.error) if not isnan(balance.error) else nan
    return LuckAndPlay(len(balance.numbers), balance.score, Amount(balance.luck, of_par), Amount(balance.play, of_play))


def own_cost(hands: int, reviews: Iterable[HandReview]) -> OwnCost:
    """The cost of a match of so many hands from the reviews that are done."""
    done = tuple(reviews)
    cost = Amount(sum(one.cost for one in done), sqrt(sum(one.error**2 for one in done)))
    mistakes = Amount(sum(one.mistakes_cost for one in done), sqrt(sum(one.mistakes_error**2 for one in done)))
    point_wins = next((one.point_wins for one in done if one.decisions), None)
    return OwnCost(hands, len(done), cost, mistakes, point_wins)
