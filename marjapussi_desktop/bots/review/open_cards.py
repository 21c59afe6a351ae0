"""The hand with all cards seen: what each move is worth to the side that makes it, and what the hand is worth.

Partnership games are solved (see `search.double_dummy`); in the others each move is played out from the true deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.bots.determinization.sampler import Determinization
from marjapussi_desktop.bots.native.values import Outcome
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.double_dummy import Hands, Value, value_now
from marjapussi_desktop.bots.search.endings import score_of, solved
from marjapussi_desktop.bots.search.rollouts import FlatSearch
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.observation import Observation
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
