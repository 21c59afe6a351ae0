"""Flat Monte Carlo with the policy-value network: it says which moves are worth trying, plays them out, and its own
judgement is added to what the playouts give.

Worlds come in batches. After each, a move is given up whose mean is below the best one's by several standard errors of
the difference (a race: Maron and Moore 1994, "Hoeffding races"); when one move is left, the search is over.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from marjapussi_desktop.bots.determinization.sampler import Determinization
from marjapussi_desktop.bots.dice import SEEDS
from marjapussi_desktop.bots.evaluation import (
    UNBIASED,
    ActionValue,
    Basis,
    Evaluation,
    Favours,
    standard_error,
)
from marjapussi_desktop.bots.heuristics.worth import marriages_in
from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS, cards_of, mask_of
from marjapussi_desktop.bots.native import WHICH
from marjapussi_desktop.bots.native.encoding import move_code, new_rollouts
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.value.networks import network_of
from marjapussi_desktop.engine.actions import Action, Play
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.ruleset import Family, Ruleset
from marjapussi_desktop.engine.seats import sides_in
from marjapussi_desktop.engine.values import changed

if TYPE_CHECKING:
    from marjapussi_desktop.bots.native.rollouts import Rollouts

BATCH: Final = 16
"""Worlds between two looks at who is behind."""
BEHIND: Final = 3.0
"""Standard errors by which a move must be behind to be given up."""
WORTH_TRYING: Final = {Family.HUUTOPUSSI: 1.5, Family.MARJAPUSSI: 0.8}
"""In the network's units: how far below the best move by the network another may be to be tried."""
OWN_JUDGEMENT: Final = 0.3
"""The share of the network's judgement that is added to the playouts' mean."""
LAST_RESORT: Final = 0.001
"""The share of that which is left between cards that come to the same score in every world. What the network judges of
them is noise, and the rules of thumb decide: else a king was given to the other side's trick with a seven beside it."""
POINTS_BESIDE: Final = 0.1
"""What a point beyond the other side's is worth beside the objective: also where the contract is as good as made or
lost, or the points hardly count for the match, nothing is thrown away, which a partner expects; nothing where points
may be too many."""
KEEPING: Final = 30.0
"""What the declarer's partner gives for keeping a whole marriage that can still be asked for, in points where there is
a contract. The network's declarer asks more than people do, and into trumps that suit him badly, which the playouts
would forestall by breaking the marriage. On people's hands 27 of the 31 marriages that were broken so in 634 positions
were better kept, or as well, by the double dummy.
"""
DECIDES_BY_NETWORK: Final = WHICH == "compiled"
"""Whether `skilled` and `expert` decide by the network: the plain twin has no time for it. What follows was measured of
`expert`. Also where an ask breaks marriages it takes more points than the flat search (+6.4 ± 11.0 and +12.1 ± 11.5 a
deal; score +12.6 ± 32.5 and +7.1 ± 37.5; 60 duplicate deals of each such preset). In `marjapussi`, with worlds that the
network reads, it scores +.17 ± .09 game points a deal more than the flat search with all opponent models (400 duplicate
deals). In the three-handed games, in uniform worlds, it takes +3.1 ± 1.9 points a deal more than ISMCTS with 12,000
iterations (score +4.2 ± 5.1; 170 duplicate deals of each preset); worlds that the network read gave nothing beyond
that. In the games for two, against ISMCTS in the same way, +.19 ± .16 game points a deal (`bondtolva-2`, 260 duplicate
deals) and −.01 ± .14 (`avomarjapussi`, 150). Since then the networks of three of these games have learnt for longer:
alone, against themselves before, +.145 ± .055 (`avomarjapussi`, 1,300 duplicate deals) and +6.1 ± 5.1 points a deal
(both three-handed games, 402). Huutopussi's for four took +2.6 ± 2.2 (1,021) after 21 million turns more, and nothing
after another 8 million (.0 ± 1.5, 1,902).
"""


@lru_cache(maxsize=4)
def network_rollouts_of(rules: Ruleset) -> Rollouts:
    """Rollouts by the network for these rules, made once; for one thread at a time."""
    rollouts = new_rollouts(rules)
    rollouts.use_network(network_of(rules))
    return rollouts


def _kept(context: DecisionContext) -> frozenset[Card]:
    """The cards of the whole marriages for which the declarer may still ask this seat, his partner."""
    seen, view = context.observation, context.view
    if seen.contract is None or view.partner is None or seen.declarer != view.partner or seen.seat in seen.broken:
        return frozenset()
    own = [suit for suit in marriages_in(view.mine) if suit in view.open_suits]
    return frozenset(card for suit in own for card in cards_of(MARRIAGE_MASKS[suit]))


class NetworkSearch:
    """One decision in play. ``determinizations``: those that were used."""

    def __init__(self, context: DecisionContext, actions: Sequence[Action], worlds: int, races: bool = True) -> None:
        """``worlds``: the most determinizations; 0: the network alone decides; ``races``: moves may be given up."""
        seen, dice = context.observation, context.dice()
        self._context = context
        self._reads = context.uses_evidence
        self._sides = sides_in(seen.rules.layout)
        self._rollouts = network_rollouts_of(seen.rules)
        self._rollouts.set_position(context.position())
        self.determinizations = context.determinizations(1, dice, uses_evidence=False)
        self._rollouts.set_world(self.determinizations[0].world)
        judged = dict(self._rollouts.judged())
        codes = {move_code(action): action for action in actions}
        self._judged = {code: worth for code, worth in judged.items() if code in codes}
        self.actions = [codes[code] for code in self._judged]
        self._codes = list(self._judged)
        self._worths: list[list[float]] = [[] for _action in self.actions]
        self._point_beside = POINTS_BESIDE if context.more_is_better else 0.0
        self._beside = [0.0 for _action in self.actions]
        self._scores = [0.0 for _action in self.actions] if seen.rules.game_points is not None else []
        kept = _kept(context)
        self._breaking = [-KEEPING if isinstance(one, Play) and one.card in kept else 0.0 for one in self.actions]
        self._seed = dice.below(SEEDS)
        self._race(worlds, races)

    def _race(self, worlds: int, races: bool) -> None:
        if not worlds:
            return
        live = self._worth_trying() if races else list(range(len(self._codes)))
        dice = self._context.dice()
        self.determinizations = self._context.determinizations(worlds, dice, self._reads)
        random.Random(dice.below(SEEDS)).shuffle(self.determinizations)  # equal ones stand side by side
        for begin in range(0, len(self.determinizations), BATCH):
            self._try(live, self.determinizations[begin : begin + BATCH])
            live = self._still_racing(live) if races else live
            if len(live) < 2:
                break

    def _worth_trying(self) -> list[int]:
        """The moves that the network does not judge to be far worse than the best one; two at least."""
        in_order = sorted(range(len(self._codes)), key=lambda at: -self._judged[self._codes[at]])
        least = self._judged[self._codes[in_order[0]]] - WORTH_TRYING[self._context.observation.rules.family]
        return sorted(at for rank, at in enumerate(in_order) if rank < 2 or self._judged[self._codes[at]] >= least)

    def _try(self, live: Sequence[int], some: Sequence[Determinization]) -> None:
        stakes, side = self._context.stakes, self._context.side
        outcomes = self._rollouts.try_moves([one.world for one in some], [self._codes[at] for at in live], self._seed)
        own, sides = mask_of(self._context.observation.discarded), self._sides
        extras = [stakes.discard_points(one.aside | own) for one in some]
        for number, outcome in enumerate(outcomes):
            at = live[number % len(live)]
            end = stakes.with_discards(outcome, extras[number // len(live)])
            self._worths[at].append(stakes.worth(end, side) + self._context.sweep_bonus(outcome, side))
            if self._scores:
                self._scores[at] += stakes.scored_more(end, side)
            points = outcome.points
            self._beside[at] += self._point_beside * (points[side] - (sum(points[:sides]) - points[side]) / (sides - 1))

    def _still_racing(self, live: list[int]) -> list[int]:
        """The moves that are not clearly behind."""
        means = {at: self._mean(at) for at in live}
        best = max(live, key=means.__getitem__)
        return [at for at in live if at == best or not self._is_behind(at, best)]

    def _mean(self, at: int) -> float:
        return (sum(self._worths[at]) + self._beside[at]) / len(self._worths[at]) + self._breaking[at]

    def _is_behind(self, at: int, best: int) -> bool:
        """Whether a move is clearly behind the best one. One world more is counted, in which it is ahead by a unit:
        what is rare has not been met in a few worlds, however alike these are.
        """
        ahead = self._ahead(best, at)
        beside = self._mean(best) - self._mean(at) - sum(ahead) / len(ahead)
        ahead.append(-self._context.unit)
        mean = sum(ahead) / len(ahead)
        spread = sum((one - mean) ** 2 for one in ahead) / len(ahead) ** 2
        return mean + beside > BEHIND * math.sqrt(spread)

    def _ahead(self, best: int, at: int) -> list[float]:
        """By how much one move is better than another in each world in which both were tried."""
        return [one - other for one, other in zip(self._worths[best], self._worths[at], strict=False)]

    def evaluation(self, favours: Favours = UNBIASED) -> Evaluation:
        """The mean worth of each action that was played out, with its standard error; those given up have fewer rounds.
        Without playouts, how far the network judges each action to be below the best.
        """
        tried = [at for at, worths in enumerate(self._worths) if worths]
        top = max(tried, key=lambda at: sum(self._worths[at]) / len(self._worths[at]), default=0)
        behind = [self._behind(at) for at in range(len(self.actions))]
        alike = self._cards_like(top)
        least = max([behind[at] for at in alike], default=0.0)
        values = []
        for at, action in enumerate(self.actions):
            worths = self._worths[at]
            margin = self._breaking[at] + favours.of(action)
            if worths:
                judged = least + LAST_RESORT * (behind[at] - least) if at in alike else behind[at]
                margin += OWN_JUDGEMENT * judged + self._beside[at] / len(worths)
                mean, error = sum(worths) / len(worths), standard_error(worths)
                paired = standard_error(self._ahead(top, at))
                value = ActionValue(action, mean, error, len(worths), margin, len(worths), paired)
                values.append(changed(value, score=self._scores[at] / len(worths)) if self._scores else value)
            elif not self._has_tried:
                values.append(ActionValue(action, behind[at], margin=margin))
        basis = Basis.ROLLOUTS if self._has_tried else Basis.MODEL
        found = self._context.evaluation(tuple(values), basis, len(self.determinizations))
        return changed(found, uses_evidence=self._reads, by_network=True)

    def _behind(self, at: int) -> float:
        """How far the network judges a move to be below the best, in the unit of the stakes."""
        judged = self._judged[self._codes[at]] - max(self._judged.values())
        return self._context.unit * judged

    def _cards_like(self, top: int) -> list[int]:
        """The cards that come to the same score as a move in every world, if there are several."""
        worths = self._worths[top]
        found = [at for at, one in enumerate(self.actions) if isinstance(one, Play) and self._worths[at] == worths]
        return found if worths and len(found) > 1 else []

    def worths(self) -> dict[Action, list[float]]:
        """The worth of each action in each determinization, with the margins by which the evaluation compares them;
        only without races, so that each has been tried in all.
        """
        found = self.evaluation()
        by_action = dict(zip(self.actions, self._worths, strict=True))
        return {one.action: [worth + one.margin for worth in by_action[one.action]] for one in found.values}

    @property
    def _has_tried(self) -> bool:
        return any(self._worths)
