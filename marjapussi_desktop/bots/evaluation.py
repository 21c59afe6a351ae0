"""The result of a search: the value of each action that it compared, and what the values rest on. A decision carries
it; reasons, hints and reviews read nothing else of the search.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from marjapussi_desktop.engine.actions import Action, Kontra, Play, Re
from marjapussi_desktop.engine.values import changed, frozen


class Unit(StrEnum):
    """The unit of means and errors, always for the side of the seat that decides: more is better."""

    MATCH_EQUITY = "match_equity"
    """Match equity, compared with that after a hand without scores; converted to points at their worth at the start of
    a match (`match_equity.point_worth`)."""
    SCORE = "score"
    """The score of the hand minus the mean score of the other sides."""
    OWN_SCORE = "own_score"
    """The declarer's score for the contract alone."""
    POINTS_TAKEN = "points_taken"
    """The points that the declarer's side takes in play."""


class Basis(StrEnum):
    """Where the numbers come from."""

    ROLLOUTS = "rollouts"
    """Each action played out once in each determinization."""
    ROLLOUTS_AND_SOLVER = "rollouts_and_solver"
    """Rollouts, mixed with double-dummy values in some of the determinizations."""
    MODEL = "model"
    """Models fitted to self-play: no samples, no standard errors."""


@frozen
class ActionValue:
    """The value of one action. ``mean``: its worth; ``standard_error``: of the mean, None if not known; ``count``: the
    number of samples, 0 for a model; ``margin``: a bias, so that ``mean`` + ``margin`` is compared; ``rounds``: how
    often it stayed in the search (sequential halving): an action with fewer rounds has lost to those with more.
    ``paired_error``: the standard error of the difference from the action with the highest mean, where both were tried
    in the same determinizations; None if not known. ``made``: of cards to part with once the contract is set, the share
    of determinizations in which it is made. ``score``: of a move in play, what the hand then scores for
    the own side more than for the others, on average, in the Marjapussi family; None if that was not counted.
    """

    action: Action
    mean: float
    standard_error: float | None = None
    count: int = 0
    margin: float = 0.0
    rounds: int = 0
    paired_error: float | None = None
    made: float | None = None
    score: float | None = None

    @property
    def rank(self) -> tuple[int, float]:
        """The key by which actions are compared."""
        return self.rounds, self.mean + self.margin


@frozen
class Favours:
    """A player's margins. ``attempt``: for a declaration or an ask; ``usual``: for the action that the rollouts' policy
    would choose.
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
    ``uses_evidence``: opponent models weighted them, else they are uniform; ``by_network``: the policy-value network
    played them out, and was the opponent model if there was one; ``contract_chance``: the probability that
    the contract is made, if the search estimated it; ``taken``: for a contract to be set, the points that the
    declarer's side took in each determinization.
    """

    values: tuple[ActionValue, ...]
    unit: Unit
    basis: Basis
    determinizations: int = 0
    uses_evidence: bool = False
    by_network: bool = False
    contract_chance: float | None = None
    taken: tuple[int, ...] = ()

    def value_of(self, action: Action) -> ActionValue | None:
        """The value of an action; None if it was not compared."""
        return next((value for value in self.values if value.action == action), None)

    def speaks_for(self, call: Kontra | Re) -> bool:
        """Whether the contract more likely fails (Kontra) or is made (Re); how likely it is made must be known."""
        assert self.contract_chance is not None
        return self.contract_chance > 0.5 if isinstance(call, Re) else self.contract_chance < 0.5

    def best(self, plain: Action | None = None, as_good: float = 0.0) -> Action:
        """The action with the highest rank, or ``plain`` if its rank is at most ``as_good`` lower."""
        best = max(self.values, key=lambda value: value.rank)
        usual = None if plain is None else self.value_of(plain)
        rounds, worth = best.rank
        return best.action if usual is None or usual.rank < (rounds, worth - as_good) else usual.action

    def knowing(self, at_least_as_good: Mapping[Action, Action]) -> Evaluation:
        """The same, where some actions are known to be as good as others, or better (by the worse one, the better one):
        if the search found less, that was noise, and the better one gets the value of the other.
        """
        found = {value.action: value for value in self.values}
        for worse, better in at_least_as_good.items():
            if worse in found and better in found and found[worse].rank > found[better].rank:
                found[better] = changed(found[worse], action=better)
        return changed(self, values=tuple(found.values()))


def standard_error(worths: Sequence[float]) -> float | None:
    """The standard error of the mean of these values, None for a single one. It takes them for independent; repeated
    determinizations make it too small."""
    count = len(worths)
    if count < 2:
        return None
    mean, mean_square = sum(worths) / count, sum([worth * worth for worth in worths]) / count
    return math.sqrt(max(mean_square - mean * mean, 0.0) / (count - 1))


def paired_errors(worths: Sequence[Sequence[float]], means: Sequence[float]) -> list[float | None]:
    """For each action the standard error of the difference between its mean and the highest; both were tried in the
    same determinizations, one worth for each.
    """
    best = worths[max(range(len(means)), key=means.__getitem__)]
    return [standard_error([one - other for one, other in zip(best, some, strict=True)]) for some in worths]
