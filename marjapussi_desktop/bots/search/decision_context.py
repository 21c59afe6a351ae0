"""What all searches of one decision share: history, deductions, sampler, stakes, each built once."""

from __future__ import annotations

from functools import cached_property

from marjapussi_desktop.bots.determinization.drawing import draw_by_evidence, draw_uniform
from marjapussi_desktop.bots.determinization.sampler import Determinization, Sampler
from marjapussi_desktop.bots.dice import Dice
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, Unit
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.native.encoding import public_position
from marjapussi_desktop.bots.native.values import NOT_TOLD, Outcome, PublicPosition
from marjapussi_desktop.bots.value.hand_worths import decides, more_is_better
from marjapussi_desktop.bots.value.networks import UNIT, knows_totals
from marjapussi_desktop.bots.value.payoffs import Stakes, stakes_of, terms_of
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.seats import side_of
from marjapussi_desktop.engine.values import changed, frozen


@frozen
class Objective:
    """What a search in play maximises.

    ``for_match``: match equity, not the points of the hand (see `Stakes`); ``sweep``: what taking every trick is worth
    to this player beyond its score, in points.
    """

    for_match: bool = False
    sweep: float = 0.0


HAND_POINTS = Objective()


class DecisionContext:
    """One seat's decision. Costly parts are built when first needed, and kept.

    ``observation``; ``view``: what the heuristics read, with the deductions; ``objective``; ``side``: of the seat;
    ``uses_evidence``: whether opponent models weight the determinizations; else they are uniform.
    """

    def __init__(
        self,
        observation: Observation,
        seed: int,
        objective: Objective = HAND_POINTS,
        uses_evidence: bool = False,
    ) -> None:
        self.observation = observation
        self.view = View(observation)
        self.objective = objective
        self.uses_evidence = uses_evidence
        self.side = side_of(observation.seat, observation.rules.layout)
        self._seed = seed

    @property
    def history(self) -> PublicHistory:
        """What everybody has seen."""
        return self.view.history

    @cached_property
    def sampler(self) -> Sampler:
        """The uniform sampler of determinizations."""
        return Sampler(self.view.deductions)

    @cached_property
    def stakes(self) -> Stakes:
        """The worth of outcomes by the objective, without `sweep_bonus`."""
        return stakes_of(terms_of(self.observation), self.objective.for_match)

    @cached_property
    def unit(self) -> float:
        """What a network's output of 1 is worth in points, by the objective."""
        rules, totals = self.observation.rules, self.observation.totals
        by_totals = self.objective.for_match and rules.game_points is not None and knows_totals(rules)
        return UNIT[rules.family] * (decides(rules, totals) if by_totals else 1.0)

    @cached_property
    def more_is_better(self) -> bool:
        """Whether a point more is never worse, by the objective."""
        seen = self.observation
        if not self.objective.for_match or seen.rules.game_points is None:
            return True
        declared = [0] * len(seen.totals)
        for one in seen.declared:
            declared[side_of(one.seat, seen.rules.layout)] += one.points
        return more_is_better(seen.rules, seen.totals, tuple(declared))

    def position(self) -> PublicPosition:
        """The position as native code takes it; who plays for the points of the hand is told nothing of the match."""
        found = public_position(self.observation, self.history)
        return found if self.objective.for_match else changed(found, missing=NOT_TOLD)

    def sweep_bonus(self, outcome: Outcome, side: int) -> float:
        """What the objective adds to an outcome in which the side takes every trick."""
        takes_all = 0 < outcome.tricks[side] == sum(outcome.tricks)
        return self.objective.sweep * takes_all

    def evaluation(self, values: tuple[ActionValue, ...], basis: Basis, determinizations: int = 0) -> Evaluation:
        """An evaluation in the objective's unit."""
        unit = Unit.MATCH_EQUITY if self.objective.for_match else Unit.SCORE
        return Evaluation(values, unit, basis, determinizations, self.uses_evidence)

    def dice(self) -> Dice:
        """New dice for a search, from the seed and the position: a decision repeats, and each search gets the same
        numbers.
        """
        seen = self.observation
        return Dice(self._seed, seen.number, seen.seat, len(seen.moves))

    def determinizations(self, count: int, dice: Dice, uses_evidence: bool | None = None) -> list[Determinization]:
        """``count`` determinizations that fit what the seat knows. ``uses_evidence``: None takes the context's."""
        reads = self.uses_evidence if uses_evidence is None else uses_evidence
        draw = draw_by_evidence if reads else draw_uniform
        return draw(self.sampler, count, dice)


def context_like(seen: Observation, found: Evaluation | None, seed: int = 0) -> DecisionContext:
    """A context whose determinizations are as likely as those of the search that found this; uniform without one."""
    return DecisionContext(seen, seed, uses_evidence=found is not None and found.uses_evidence)
