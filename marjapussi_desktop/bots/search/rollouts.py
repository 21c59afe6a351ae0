"""Flat Monte Carlo: each legal move is played out in many determinizations; the one with the best mean is chosen.

This is perfect-information Monte Carlo (PIMC: Levy 1989, "The Million Pound Bridge Program"; Ginsberg 2001, "GIB:
Imperfect Information in a Computationally Challenging Game") with one difference: a determinization is not solved but
played out once, by a policy that knows what its seat knows. PIMC's known faults remain: it assumes
that what a player must guess now he will know later (strategy fusion), and it never plays to learn or to hide a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from marjapussi_desktop.bots.determinization.sampler import Determinization
from marjapussi_desktop.bots.dice import SEEDS
from marjapussi_desktop.bots.evaluation import (
    UNBIASED,
    ActionValue,
    Basis,
    Evaluation,
    Favours,
    paired_errors,
    standard_error,
)
from marjapussi_desktop.bots.heuristics.worth import marriages_in
from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS, mask_of
from marjapussi_desktop.bots.native.encoding import move_code, new_rollouts, public_position
from marjapussi_desktop.bots.native.values import Outcome
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole, Play
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import partner_of

if TYPE_CHECKING:
    from marjapussi_desktop.bots.native.rollouts import Rollouts


@lru_cache(maxsize=4)
def rollouts_of(rules: Ruleset) -> Rollouts:
    """The native rollouts for these rules, made once; for one thread at a time."""
    return new_rollouts(rules)


def tried(
    rollouts: Rollouts, determinizations: Sequence[Determinization], moves: list[int], seed: int
) -> list[Outcome]:
    """The outcome of each move in each world, world by world, from the position that was set."""
    return rollouts.try_moves([one.world for one in determinizations], moves, seed)


def played_out(rollouts: Rollouts, determinizations: Sequence[Determinization], seed: int) -> list[Outcome]:
    """The outcome of one rollout in each world, from the position that was set."""
    return rollouts.play_worlds([one.world for one in determinizations], seed)


class FlatSearch:
    """Evaluates all actions of the side that acts in the same determinizations (flat Monte Carlo).

    ``determinizations``: those of the search; ``usual``: the index of the action that the rollouts' policy would
    choose, or None.
    """

    def __init__(
        self, context: DecisionContext, actions: Sequence[Action], determinizations: int | Sequence[Determinization]
    ) -> None:
        """``determinizations``: how many to draw, or the determinizations themselves."""
        seen, dice = context.observation, context.dice()
        self._context = context
        self._seen = seen
        self.actions = tuple(actions)
        if isinstance(determinizations, int):
            determinizations = context.determinizations(determinizations, dice)
        self.determinizations = determinizations
        rollouts = rollouts_of(seen.rules)
        rollouts.set_position(public_position(seen, context.history))
        codes = [move_code(action) for action in self.actions]
        seed = dice.below(SEEDS)
        outcomes = tried(rollouts, self.determinizations, codes, seed)
        rollouts.set_world(self.determinizations[0].world)
        chosen = rollouts.chosen(seed)
        self.usual = codes.index(chosen) if chosen in codes else None
        self._worths = [self._worths_of(outcomes[move :: len(codes)]) for move in range(len(codes))]

    def _worths_of(self, outcomes: list[Outcome]) -> list[float]:
        context, stakes, side = self._context, self._context.stakes, self._context.side
        own = mask_of(self._seen.discarded)
        extras = (stakes.discard_points(one.aside | own) for one in self.determinizations)
        worths = [stakes.worth_with(one, side, extra) for one, extra in zip(outcomes, extras, strict=True)]
        if context.objective.sweep:
            return [worth + context.sweep_bonus(one, side) for worth, one in zip(worths, outcomes, strict=True)]
        return worths

    def evaluation(self, favours: Favours = UNBIASED) -> Evaluation:
        """The mean worth of each action with its standard error."""
        means, worths = self.means(), [worths for _mean, worths in self._found]
        errors = paired_errors(worths, means)
        values = tuple(
            ActionValue(
                action,
                means[number],
                standard_error(worths[number]),
                len(worths[number]),
                favours.of(action, number == self.usual),
                paired_error=errors[number],
            )
            for number, action in enumerate(self.actions)
        )
        return self._context.evaluation(values, Basis.ROLLOUTS, len(self.determinizations))

    def means(self) -> list[float]:
        """The mean worth of each action, in order."""
        return [mean for mean, _worths in self._found]

    def worths(self) -> list[list[float]]:
        """The worth of each action, in order, in each determinization."""
        return [worths for _mean, worths in self._found]

    @cached_property
    def _found(self) -> list[tuple[float, list[float]]]:
        """For each action, its mean worth and its worth in each determinization."""
        return [
            self._of_ask(action, worths)
            if isinstance(action, AskHalf | AskWhole)
            else (sum(worths) / len(worths), worths)
            for action, worths in zip(self.actions, self._worths, strict=True)
        ]

    def _of_ask(self, ask: AskHalf | AskWhole, worths: list[float]) -> tuple[float, list[float]]:
        """The worth of an ask: where it fails, nothing has changed, and the best card follows. What the answer tells is
        ignored.
        """
        is_yes = [self._will_declare(ask, one) for one in self.determinizations]

        def after_no(play: list[float]) -> float:
            return sum(worth for worth, yes in zip(play, is_yes, strict=True) if not yes)

        plays = (worths for action, worths in zip(self.actions, self._worths, strict=True) if isinstance(action, Play))
        best = max(plays, key=after_no)
        gained = sum(worth for worth, yes in zip(worths, is_yes, strict=True) if yes)
        answered = [one if yes else other for one, other, yes in zip(worths, best, is_yes, strict=True)]
        return (gained + after_no(best)) / len(worths), answered

    def _will_declare(self, ask: AskHalf | AskWhole, one: Determinization) -> bool:
        partner = partner_of(self._seen.seat, self._seen.rules.layout)
        assert partner is not None
        hand = one.world.hands[partner]
        if isinstance(ask, AskHalf):
            return bool(hand & MARRIAGE_MASKS[ask.suit])
        declared = {declaration.suit for declaration in self._seen.declared}
        return any(suit not in declared for suit in marriages_in(hand))
