"""Decisions in play: each move in the same determinizations, by rollouts, and in endings by the exact solver."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.bots.determinization.sampler import Determinization
from marjapussi_desktop.bots.heuristics.marriages import unlocks_halves
from marjapussi_desktop.bots.knowledge.card_sets import cards_of
from marjapussi_desktop.bots.players.search_player import candidate_actions
from marjapussi_desktop.bots.review.judgement import Choice
from marjapussi_desktop.bots.review.open_cards import is_solved, solved
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.rollouts import FlatSearch
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole
from marjapussi_desktop.engine.choices import AnswerChoices, PlayChoices
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import asking_costs

SOLVED_CARDS: Final = 4
"""From this many cards in the hand on, all is solved."""
MIXED_CARDS: Final = 5
MIXED_SHARE: Final = 0.5
"""With so many cards the solver's values have this weight beside those of rollouts, as when `expert` plays."""
CERTAIN_CARDS: Final = 6
"""With so many cards or fewer all is solved where the seat knows every card."""


def moves_to_compare(
    context: DecisionContext, choices: PlayChoices | AnswerChoices, made: Action
) -> tuple[Action, ...]:
    """The moves in play that come into question, and the one made."""
    seen, view = context.observation, context.view
    moves = candidate_actions(view, choices)
    if asking_costs(seen.rules) or unlocks_halves(view):
        # What an ask costs or makes possible later, no rollout sees: as in `SearchPlayer`, none is said to be better.
        moves = tuple(one for one in moves if not isinstance(one, AskHalf | AskWhole))
    return moves if made in moves else (*moves, made)


def worths_in_play(context: DecisionContext, moves: Sequence[Action], count: int) -> dict[Choice, list[float]]:
    """The worth of each move in each of ``count`` determinizations."""
    drawn = context.determinizations(count, context.dice())
    share = solver_share(context.observation, drawn)
    exact = _exact(context, moves, drawn) if share else []
    if share == 1.0:
        return dict(zip(moves, exact, strict=True))
    rolled = FlatSearch(context, moves, drawn).worths()
    if not exact:
        return dict(zip(moves, rolled, strict=True))
    return {
        move: [share * one + (1.0 - share) * other for one, other in zip(some, more, strict=True)]
        for move, some, more in zip(moves, exact, rolled, strict=True)
    }


def solver_share(seen: Observation, drawn: Sequence[Determinization]) -> float:
    """The weight of the solver's values beside those of rollouts, from 0 to 1."""
    left = len(seen.available(seen.seat))
    if not is_solved(seen) or left > CERTAIN_CARDS or _can_be_porvoo(seen):
        return 0.0
    if left <= SOLVED_CARDS or len({one.world.hands for one in drawn}) == 1:
        return 1.0
    return MIXED_SHARE if left <= MIXED_CARDS else 0.0


def _can_be_porvoo(seen: Observation) -> bool:
    """Whether a side may yet lose all its points for want of a trick, of which the solver knows nothing."""
    points = seen.rules.game_points
    return points is not None and points.porvoo and len({trick.winner % 2 for trick in seen.tricks}) < 2


def _exact(context: DecisionContext, moves: Sequence[Action], drawn: Sequence[Determinization]) -> list[list[float]]:
    """The worth of each move in each determinization by double-dummy play; each different deal is solved once."""
    known = {
        hands: solved(context, moves, tuple(map(cards_of, hands)))
        for hands in Counter(one.world.hands for one in drawn)
    }
    return [[known[one.world.hands][number] for one in drawn] for number in range(len(moves))]
