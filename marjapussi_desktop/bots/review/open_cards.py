"""The hand with all cards seen: what each move is worth to the side that makes it, and what the hand is worth.

Partnership games are solved (see `search.double_dummy`); in the others each move is played out from the true deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.bots.determinization.sampler import Determinization
from marjapussi_desktop.bots.native.values import Outcome
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.double_dummy import Hands, Value, value_now, values_of
from marjapussi_desktop.bots.search.endings import SIDES, Score
from marjapussi_desktop.bots.search.rollouts import FlatSearch
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole, Play
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.scoring import PER_LAST_TRICK
from marjapussi_desktop.engine.seats import Layout, side_of

ROLLOUTS: Final = 100
"""So often a move is played out from the true deal where there is no solver."""


def is_solved(seen: Observation) -> bool:
    """Whether the solver plays this game."""
    return seen.rules.layout is Layout.PARTNERSHIP


def worths_seen(
    context: DecisionContext, actions: Sequence[Action], truth: Determinization, hands: Hands
) -> list[float]:
    """The worth of each action in play if these are the hands."""
    if is_solved(context.observation):
        return solved(context, actions, hands)
    return FlatSearch(context, actions, [truth] * ROLLOUTS).means()


def solved(context: DecisionContext, actions: Sequence[Action], hands: Hands) -> list[float]:
    """The worth of each action by double-dummy play. An ask that fails is worth what the best card is."""
    seen, side = context.observation, context.side
    score = score_of(seen)
    values = values_of(seen, actions, hands)
    cards = [value.gain for action, value in zip(actions, values, strict=True) if isinstance(action, Play)]
    found = []
    for action, value in zip(actions, values, strict=True):
        is_failed_ask = isinstance(action, AskHalf | AskWhole) and not value.declared
        known = Value(max(cards)) if is_failed_ask and cards else value
        found.append(context.stakes.worth(score.after(side, known), side))
    return found


def score_of(seen: Observation) -> Score | GamePoints:
    """What makes an outcome of a gain, in either family."""
    return GamePoints(seen) if seen.rules.contract is None else Score(seen)


class GamePoints:
    """The game points of both sides so far, in the Marjapussi family: see `endings.Score`.

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
        taken += (taken - gain) % SIDES
        more = [(taken - gain) // SIDES] * SIDES
        more[side] = taken - more[side]
        more[side] += value.declared
        points = [one + other for one, other in zip(self._points, more, strict=True)]
        return Outcome((*points, 0), (1, 1, 0))


def hand_value(seen: Observation, hands: Hands) -> int:
    """What side 0 takes in the whole hand minus what side 1 takes, if these are the hands and both play as if they saw
    them: card points and declarations, or game points. Not while a question awaits its answer.
    """
    mover = side_of(seen.seat, seen.rules.layout)
    sign = -1 if mover else 1
    so_far = score_of(seen).so_far
    return so_far[0] - so_far[1] + sign * value_now(seen, hands)


def hand_outcome(seen: Observation, hands: Hands) -> Outcome:
    """The outcome of a hand from a lead on, if these are the hands and both sides play as if they saw them."""
    side = side_of(seen.seat, seen.rules.layout)
    return score_of(seen).after(side, Value(value_now(seen, hands)))
