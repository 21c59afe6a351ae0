"""What a search has found of each action that it compared, and what that rests on: a decision carries it, and its
reason, hints and reviews read nothing else of the search.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from marjapussi_desktop.engine.actions import Action, Play
from marjapussi_desktop.engine.values import frozen


class Unit(StrEnum):
    """What means and errors are counted in; always from the side of the seat that decides, more is better."""

    MATCH_EQUITY = "match_equity"
    """The chance to win the match beyond that after a hand without scores, in points as they are worth at the start of
    a match (`match_equity.point_worth`)."""
    SCORE = "score"
    """The score of the hand less the average of the other sides' scores."""
    OWN_SCORE = "own_score"
    """The declarer's score for the contract alone."""
    POINTS_TAKEN = "points_taken"
    """The points that the declarer's side takes in play."""


class Basis(StrEnum):
    """Where the numbers come from."""

    ROLLOUTS = "rollouts"
    """Each action played out once in each determinization."""
    ROLLOUTS_AND_SOLVER = "rollouts_and_solver"
    """The same, mixed with the double-dummy values of some of the determinizations."""
    TREE = "tree"
    """Iterations of a tree search."""
    MODEL = "model"
    """Curves fitted to self-play: no samples, and no standard errors."""


@frozen
class ActionValue:
    """One action. ``mean``: its worth; ``standard_error``: of the mean, None where it is not known; ``count``: samples
    behind it, 0 where a model tells it; ``margin``: what it is favoured by, so that ``mean`` + ``margin`` is compared;
    ``rounds``: how often it came among the better half (sequential halving): fewer rounds, and it has lost already.
    """

    action: Action
    mean: float
    standard_error: float | None = None
    count: int = 0
    margin: float = 0.0
    rounds: int = 0

    @property
    def rank(self) -> tuple[int, float]:
        """What actions are compared by."""
        return self.rounds, self.mean + self.margin


@frozen
class Favours:
    """Margins of a player in play. ``attempt``: for a declaration or an ask; ``usual``: for the action that the
    rollouts' policy would choose.
    """

    attempt: float = 0.0
    usual: float = 0.0

    def of(self, action: Action, is_usual: bool = False) -> float:
        """An action's margin."""
        return (0.0 if isinstance(action, Play) else self.attempt) + (self.usual if is_usual else 0.0)


UNBIASED: Final = Favours()


@frozen
class Evaluation:
    """The actions that were compared, in the order of the search. ``determinizations``: how many were drawn;
    ``uses_evidence``: they are as frequent as the opponent models make them likely, else all alike;
    ``contract_chance``: how likely the contract is made, where a search has asked that; ``taken``: where a contract is
    set, the points that the declarer's side took in each determinization.
    """

    values: tuple[ActionValue, ...]
    unit: Unit
    basis: Basis
    determinizations: int = 0
    uses_evidence: bool = False
    contract_chance: float | None = None
    taken: tuple[int, ...] = ()

    def value_of(self, action: Action) -> ActionValue | None:
        """What was found of an action; None if it was not compared."""
        return next((value for value in self.values if value.action == action), None)

    def best(self, plain: Action | None = None, as_good: float = 0.0) -> Action:
        """The action with the highest rank, or ``plain`` if it is behind by no more than ``as_good``."""
        best = max(self.values, key=lambda value: value.rank)
        usual = None if plain is None else self.value_of(plain)
        rounds, worth = best.rank
        return best.action if usual is None or usual.rank < (rounds, worth - as_good) else usual.action


def standard_error(worths: Sequence[float]) -> float | None:
    """Of the mean of these, as if they were drawn independently: repeated draws make it too small. None for one."""
    count = len(worths)
    return error_of_mean(sum(worths) / count, sum([worth * worth for worth in worths]) / count, count)


def error_of_mean(mean: float, mean_square: float, count: int) -> float | None:
    """The standard error of the mean of so many; None for one."""
    return math.sqrt(max(mean_square - mean * mean, 0.0) / (count - 1)) if count > 1 else None
