"""Endings: what each move is worth in each determinization if all see every card from there on (double dummy). This is
PIMC as Ginsberg's GIB (2001) has it; its values are mixed with those of rollouts, which play by what a seat knows.

Who sees every card guards his tens and draws trumps in time, which rollouts by habit may not; but he never has to
guess. Near the end of a hand with a contract little is left to guess, and one mistake may decide the contract.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.bots.determinization.sampler import Determinization
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, standard_error
from marjapussi_desktop.bots.knowledge.card_sets import cards_of
from marjapussi_desktop.bots.native.values import Outcome
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.double_dummy import Value, values_of
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.cards import SUITS
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import CARD_POINT_TABLES
from marjapussi_desktop.engine.scoring import count_cards
from marjapussi_desktop.engine.seats import Layout, side_of
from marjapussi_desktop.engine.values import changed, frozen

SIDES: Final = 2


@frozen
class Ending:
    """How endings are looked at: from so many ``cards`` in the hand on, in so many ``worlds``; ``share``: how much
    their worth counts beside that of rollouts, from 0 to 1.
    """

    cards: int
    worlds: int
    share: float

    def is_near(self, seen: Observation) -> bool:
        """Whether it is so late, in a game for partners with a contract."""
        is_solved = seen.rules.contract is not None and seen.rules.layout is Layout.PARTNERSHIP
        return is_solved and len(seen.available(seen.seat)) <= self.cards

    def mixed(
        self, context: DecisionContext, rollouts: Evaluation, determinizations: Sequence[Determinization]
    ) -> Evaluation:
        """The evaluation by ``rollouts`` with the solver's. ``determinizations``: each as often as it is likely."""
        some = determinizations[:: max(1, len(determinizations) // self.worlds)]
        solved = solved_worths(context, [value.action for value in rollouts.values], some)
        values = tuple(self._mixed(value, worths) for value, worths in zip(rollouts.values, solved, strict=True))
        return changed(rollouts, values=values, basis=Basis.ROLLOUTS_AND_SOLVER)

    def _mixed(self, value: ActionValue, worths: Sequence[float]) -> ActionValue:
        """The determinizations are the same, so the errors add up and not their squares."""
        mean = (1.0 - self.share) * value.mean + self.share * (sum(worths) / len(worths))
        errors = value.standard_error, standard_error(worths)
        if errors[0] is None or errors[1] is None:
            return changed(value, mean=mean, standard_error=None)
        return changed(value, mean=mean, standard_error=(1.0 - self.share) * errors[0] + self.share * errors[1])


def solved_worths(
    context: DecisionContext, actions: Sequence[Action], determinizations: Sequence[Determinization]
) -> list[list[float]]:
    """The worth of each action in each determinization, by exact play."""
    seen, stakes, side = context.observation, context.stakes, context.side
    score, worths = Score(seen), [list[float]() for _action in actions]
    for one in determinizations:
        hands = tuple(map(cards_of, one.world.hands))
        for found, value in zip(worths, values_of(seen, actions, hands), strict=True):
            outcome = score.after(side, value)
            found.append(stakes.worth(outcome, side) + context.sweep_bonus(outcome, side))
    return worths


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

    def after(self, side: int, value: Value) -> Outcome:
        """How the hand ends (of tricks, who takes any at all) if a side's move is worth so much.

        What they take together is known but for later declarations, which are even: no more of these are supposed than
        there must be. A gain that is odd beside it is that of an ask in vain, which `double_dummy` puts a trifle lower.
        """
        gain = value.gain - value.declared
        gain += (self._left - gain) % SIDES
        taken = max(self._left, abs(gain))
        more = [(taken - gain) // SIDES] * SIDES
        more[side] = taken - more[side]
        declared = [0] * SIDES
        declared[side] = value.declared
        points = map(sum, zip(self._points, declared, more, strict=True))
        tricks = (max(won, int(new > 0)) for won, new in zip(self._tricks, more, strict=True))
        return Outcome((*points, 0), (*tricks, 0))
