"""Endings: near the end of a hand, double-dummy values of each move over the determinizations (PIMC as in GIB, Ginsberg
2001) are mixed with the values of rollouts.

A double-dummy player guards his tens and draws trumps in time, which the rollouts' policy may fail to do; but he never
has to guess. Near the end of a hand there is little left to guess, and one mistake can decide it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.bots.determinization.sampler import Determinization
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, standard_error
from marjapussi_desktop.bots.knowledge.card_sets import cards_of
from marjapussi_desktop.bots.native.exact_solver import ExactSolver
from marjapussi_desktop.bots.native.values import Outcome
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.double_dummy import Hands, Value, values_of
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole, Play
from marjapussi_desktop.engine.cards import SUITS
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import CARD_POINT_TABLES, Ruleset
from marjapussi_desktop.engine.scoring import PER_LAST_TRICK, count_cards
from marjapussi_desktop.engine.seats import Layout, side_of
from marjapussi_desktop.engine.values import changed, frozen

SIDES: Final = 2
FEWEST: Final = 8
"""So many determinizations are solved however hard they are."""
MOST_TRIED: Final = 5_000_000
"""How many cards the solver may try in one decision before it begins no other determinization: about a third of a
second. It is counted, not timed, so that a decision repeats."""


@frozen
class Ending:
    """When and how endings of partnership games are solved: ``cards``: from this many cards in the hand on; ``worlds``:
    in this many determinizations, fewer where these are hard to solve; ``share``: the weight of the solver's values
    beside those of rollouts, from 0 to 1.
    """

    cards: int
    worlds: int
    share: float

    def is_near(self, seen: Observation) -> bool:
        """Whether the ending has begun, in a game that the solver plays."""
        return can_be_solved(seen) and len(seen.available(seen.seat)) <= self.cards

    def mixed(
        self, context: DecisionContext, rollouts: Evaluation, determinizations: Sequence[Determinization]
    ) -> Evaluation:
        """The evaluation ``rollouts`` mixed with the solver's values. ``determinizations``: each as often as it is
        likely.
        """
        some = determinizations[:: max(1, len(determinizations) // self.worlds)]
        solved = solved_ends(context, [value.action for value in rollouts.values], some)
        values = tuple(self._mixed(context, value, ends) for value, ends in zip(rollouts.values, solved, strict=True))
        return changed(rollouts, values=values, basis=Basis.ROLLOUTS_AND_SOLVER)

    def _mixed(self, context: DecisionContext, value: ActionValue, ends: Sequence[Outcome]) -> ActionValue:
        """One action's values, mixed. Both come from the same determinizations, so the standard errors add up, not
        their squares.
        """
        worths = [_worth(context, end) for end in ends]
        mean = self._of_both(value.mean, sum(worths) / len(worths))
        score = value.score
        if score is not None:
            solved = [context.stakes.scored_more(end, context.side) for end in ends]
            score = self._of_both(score, sum(solved) / len(solved))
        rolled, exact = value.standard_error, standard_error(worths)
        error = None if rolled is None or exact is None else self._of_both(rolled, exact)
        return changed(value, mean=mean, standard_error=error, paired_error=None, score=score)

    def _of_both(self, rolled: float, exact: float) -> float:
        """A number of the rollouts and the solver's, mixed."""
        return (1.0 - self.share) * rolled + self.share * exact


def last_trick_scores(rules: Ruleset) -> int:
    """What the last trick brings beside its cards, in the points of the game's score."""
    return PER_LAST_TRICK if rules.contract is None else rules.contract.last_trick


def can_be_solved(seen: Observation) -> bool:
    """Whether the solver plays this hand: a partnership game in which no side may yet lose all its points for want of a
    trick, of which the solver knows nothing.
    """
    points = seen.rules.game_points
    may_be_porvoo = points is not None and points.porvoo and len({trick.winner % 2 for trick in seen.tricks}) < SIDES
    return seen.rules.layout is Layout.PARTNERSHIP and not may_be_porvoo


def solved_ends(
    context: DecisionContext, actions: Sequence[Action], determinizations: Sequence[Determinization]
) -> list[list[Outcome]]:
    """How the hand ends after each action in each determinization, by double-dummy play; in the first ones only, where
    they are so hard that `MOST_TRIED` is reached.
    """
    found = [list[Outcome]() for _action in actions]
    solver = ExactSolver(context.observation.rules)  # of its own: how much it tries must not depend on what was before
    known: dict[Hands, list[Outcome]] = {}
    for number, one in enumerate(determinizations):
        hands = tuple(map(cards_of, one.world.hands))
        if hands not in known:
            if number >= FEWEST and solver.searched > MOST_TRIED:
                break
            known[hands] = _ends(context, actions, hands, solver)
        for ends, end in zip(found, known[hands], strict=True):
            ends.append(end)
    return found


def solved(context: DecisionContext, actions: Sequence[Action], hands: Hands) -> list[float]:
    """The worth of each action by double-dummy play, if these are the hands. An ask that fails is worth what the best
    card is.
    """
    return [_worth(context, end) for end in _ends(context, actions, hands, None)]


def _worth(context: DecisionContext, end: Outcome) -> float:
    """What the deciding side gains by such an end."""
    return context.stakes.worth(end, context.side) + context.sweep_bonus(end, context.side)


def _ends(
    context: DecisionContext, actions: Sequence[Action], hands: Hands, solver: ExactSolver | None
) -> list[Outcome]:
    """How the hand ends after each action, as in `solved`. ``solver``: None takes the one that all share."""
    side, score = context.side, score_of(context.observation)
    values = values_of(context.observation, actions, hands, solver)
    cards = [value.gain for action, value in zip(actions, values, strict=True) if isinstance(action, Play)]
    found = []
    for action, value in zip(actions, values, strict=True):
        has_failed = isinstance(action, AskHalf | AskWhole) and not value.declared
        found.append(score.after(side, Value(max(cards)) if has_failed and cards else value))
    return found


class Score:
    """The points and tricks of both sides in play so far, in a game with contracts."""

    def __init__(self, seen: Observation) -> None:
        contract, layout = seen.rules.contract, seen.rules.layout
        assert contract is not None
        table = CARD_POINT_TABLES[contract.card_points]
        self._points, self._tricks = [0] * SIDES, [0] * SIDES
        self._left = len(SUITS) * sum(table.values()) + contract.last_trick
        for trick in seen.tricks:
            points, side = count_cards(trick.cards, table), side_of(trick.winner, layout)
            self._points[side] += points
            self._tricks[side] += 1
            self._left -= points
        for declaration in seen.declared:
            self._points[side_of(declaration.seat, layout)] += declaration.points

    @property
    def so_far(self) -> tuple[int, ...]:
        """The points that each side has taken."""
        return tuple(self._points)

    def after(self, side: int, value: Value) -> Outcome:
        """The outcome if a side's move has this value; of tricks, only whether a side takes any.

        Both sides together take the points that are left and the points of later declarations, which are even: the
        fewest that explain the gain are assumed.
        """
        gain = value.gain - value.declared
        taken = max(self._left, abs(gain))
        more = [(taken - gain) // SIDES] * SIDES
        more[side] = taken - more[side]
        declared = [0] * SIDES
        declared[side] = value.declared
        points = map(sum, zip(self._points, declared, more, strict=True))
        tricks = (max(won, int(new > 0)) for won, new in zip(self._tricks, more, strict=True))
        return Outcome((*points, 0), (*tricks, 0))


def score_of(seen: Observation) -> Score | GamePoints:
    """What makes an outcome of a gain, in either family."""
    return GamePoints(seen) if seen.rules.contract is None else Score(seen)


class GamePoints:
    """The game points of both sides so far, in the Marjapussi family: see `Score`.

    The solver knows nothing of Porvoo: both sides are taken to win a trick.
    """

    def __init__(self, seen: Observation) -> None:
        self._points = [0] * SIDES
        self._left = PER_LAST_TRICK + 1 + seen.carried_pips
        for declaration in seen.declared:
            self._points[side_of(declaration.seat, seen.rules.layout)] += declaration.points

    @property
    def so_far(self) -> tuple[int, ...]:
        """The points that each side has scored."""
        return tuple(self._points)

    def after(self, side: int, value: Value) -> Outcome:
        """The outcome if a side's move has this value, with the fewest points that explain it."""
        gain = value.gain - value.declared
        taken = max(self._left, abs(gain))
        if (taken - gain) % SIDES:
            is_tied = abs(gain) <= PER_LAST_TRICK  # nobody then gets the point for the most pips
            taken = PER_LAST_TRICK if is_tied else taken + 1
        more = [(taken - gain) // SIDES] * SIDES
        more[side] = taken - more[side]
        more[side] += value.declared
        points = [one + other for one, other in zip(self._points, more, strict=True)]
        return Outcome((*points, 0), (1, 1, 0))
