"""Information set Monte Carlo tree search (ISMCTS): one tree of publicly visible moves, grown over many
determinizations.

The tree is in ``native.ismcts``, after Cowling, Powley and Whitehouse 2012, "Information Set Monte Carlo Tree Search".
At the root, iterations are shared out by sequential halving (Karnin, Koren and Somekh 2013): each round tries only the
better half of the moves of the one before.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from marjapussi_desktop.bots.determinization.sampler import Determinization
from marjapussi_desktop.bots.dice import SEEDS
from marjapussi_desktop.bots.evaluation import UNBIASED, ActionValue, Basis, Evaluation, Favours, error_of_mean
from marjapussi_desktop.bots.knowledge.card_sets import BIT, MARRIAGE_MASKS, mask_of
from marjapussi_desktop.bots.native import InformationSetTree
from marjapussi_desktop.bots.native.encoding import card_worths, move_code, public_position
from marjapussi_desktop.bots.native.values import SIDES, MoveResult, Outcome
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.rollouts import rollouts_of
from marjapussi_desktop.engine.actions import Action, Play
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout, side_of

if TYPE_CHECKING:
    from marjapussi_desktop.bots.native.rollouts import Rollouts
    from marjapussi_desktop.engine.cards import Card

MOST_NODES: Final = 1 << 18
MOST_WORLDS: Final = 4096
EXPLORATION: Final = 0.8
"""The exploration constant of UCB1, in standard deviations of the worth of outcomes."""


@lru_cache(maxsize=2)
def _tree_of(rules: Ruleset) -> tuple[InformationSetTree, Rollouts]:
    """The native tree and the rollouts that hold its position, made once for a ruleset; for one thread at a time.

    They are cached together: `rollouts_of` has a cache of its own, which may drop the tree's rollouts and make others.
    """
    rollouts = rollouts_of(rules)
    return InformationSetTree(rollouts, MOST_NODES, MOST_WORLDS), rollouts


class TreeSearch:
    """The worth of each action to the side that acts, in a tree grown from the position."""

    def __init__(
        self, context: DecisionContext, actions: Sequence[Action], determinizations: int, iterations: int
    ) -> None:
        """``determinizations``: how many to draw; ``iterations``: in all."""
        seen, dice = context.observation, context.dice()
        self._context = context
        self._seen = seen
        self._side = context.side
        self.actions = distinct_moves(seen, actions)
        drawn = context.determinizations(determinizations, dice)
        self._drawn = len(drawn)
        tree, rollouts = _tree_of(seen.rules)
        rollouts.set_position(public_position(seen, context.history))
        codes = [move_code(action) for action in self.actions]
        tree.begin(codes, self._side, (1 << len(seen.hand_counts)) - 1, EXPLORATION, dice.below(SEEDS))
        self._add(tree, drawn)
        self.found = self._rounds(tree, codes, iterations)

    def _rounds(self, tree: InformationSetTree, codes: list[int], iterations: int) -> list[tuple[int, MoveResult]]:
        """Sequential halving. For each move: the last round that it was in, and its result there."""
        rounds = max(1, (len(codes) - 1).bit_length())
        found: dict[int, tuple[int, MoveResult]] = {}
        left = codes
        for number in range(rounds):
            tree.compare(left)
            while (met := tree.run(iterations // rounds)) is not None:
                tree.tell(self._worths(met))
            for result in tree.results():
                found[result.move] = number, result
            left = sorted(left, key=lambda move: -found[move][1].mean)[: (len(left) + 1) // 2]
        return [found[code] for code in codes]

    def _add(self, tree: InformationSetTree, determinizations: Sequence[Determinization]) -> None:
        own = mask_of(self._seen.discarded)
        declarer = self._seen.declarer
        tree.set_declarer(0 if declarer is None else side_of(declarer, self._seen.rules.layout))
        for one in determinizations:
            tree.add_world(one.world, self._context.stakes.discard_points(one.aside | own))

    def _worths(self, outcome: Outcome) -> list[float]:
        """What the outcome is worth to each side."""
        worths = list(self._context.stakes.worths(outcome))
        sides = len(worths)
        if self._context.objective.sweep:
            gain = self._context.sweep_bonus(outcome, self._side)
            worths = [
                worth + gain if side == self._side else worth - gain / (sides - 1) for side, worth in enumerate(worths)
            ]
        return [*worths, *(0.0,) * (SIDES - sides)]

    def evaluation(self, favours: Favours = UNBIASED) -> Evaluation:
        """The mean worth of each action in the last round that it was in. The standard errors take iterations for
        independent, which they are not: later ones play better, since the tree has grown.
        """
        values = tuple(
            ActionValue(action, one.mean, _error_of(one), one.visits, favours.of(action), rounds)
            for action, (rounds, one) in zip(self.actions, self.found, strict=True)
        )
        return self._context.evaluation(values, Basis.TREE, self._drawn)


def _error_of(found: MoveResult) -> float | None:
    return error_of_mean(found.mean, found.mean_square, found.visits)


def distinct_moves(seen: Observation, actions: Sequence[Action]) -> tuple[Action, ...]:
    """The actions, with only the lowest of neighbouring cards of equal worth; see `native.candidate_moves`."""
    if seen.rules.layout in (Layout.STOCK, Layout.OPEN):
        return tuple(actions)
    declared = {declaration.suit for declaration in seen.declared}
    living = 0
    for suit, marriage in MARRIAGE_MASKS.items():
        if suit not in declared:
            living |= marriage
    mine = mask_of(seen.available(seen.seat))
    gone = mask_of(card for trick in seen.tricks for card in trick.cards) | mask_of(seen.discarded)
    others = ((1 << 36) - 1) & ~mine & ~gone
    worths = card_worths(seen.rules)
    kept: list[Action] = []
    before: Card | None = None
    for action in actions:
        if isinstance(action, Play):
            card = action.card
            between = BIT[card.index] - BIT[before.index] if before is not None else 0
            if (
                before is not None
                and before.suit is card.suit
                and worths[before.index] == worths[card.index]
                and not others & between
                and not living & (BIT[card.index] | BIT[before.index])
            ):
                kept.pop()
            before = card
        kept.append(action)
    return tuple(kept)
