"""The review of a hand: its decisions as questions, each judged by itself, and what they add up to. No Qt here.

``questions_of`` makes the questions, ``review_one`` answers one, in whatever process, and a `HandReview`
holds the answers.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.bots.comparison import point_wins
from marjapussi_desktop.bots.evaluation import Unit
from marjapussi_desktop.bots.native import WHICH
from marjapussi_desktop.bots.review.judgement import ERRORS as ERRORS
from marjapussi_desktop.bots.review.judgement import Choice as Choice
from marjapussi_desktop.bots.review.judgement import Judgement as Judgement
from marjapussi_desktop.bots.review.judgement import Option as Option
from marjapussi_desktop.bots.review.judging import DecisionKind as DecisionKind
from marjapussi_desktop.bots.review.judging import Question, judged, silence_of
from marjapussi_desktop.bots.review.reasons import reason_of
from marjapussi_desktop.controller.match.thoughts import Thought, made_by, whole_thought
from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.engine.observation import observe, see_all
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.values import frozen

BUDGET_MS: Final = 2500
"""How long the review of a hand takes with two processes, about."""
COMPILED_PER_S: Final = 1200.0
PLAIN_PER_S: Final = 20.0
"""Determinizations of a decision's closer look that a second of one process is enough for, about. A budget is converted
to counts and not measured by a clock, so that a review repeats."""
PROCESSES: Final = 2
FEWEST: Final = 40
MOST: Final = 1000
"""More determinizations than this tell no more."""
BIGGEST: Final = 3
IN_AUCTION: Final = (DecisionKind.BID, DecisionKind.REDEAL)
_WEIGHTS: Final = {
    DecisionKind.CONTRACT: 4.0,
    DecisionKind.BID: 3.0,
    DecisionKind.REDEAL: 3.0,
    DecisionKind.GIVE: 3.0,
    DecisionKind.RETURN: 2.0,
    DecisionKind.DISCARD: 2.0,
    DecisionKind.CALL: 2.0,
}
"""How much of the time a kind of decision gets, and how soon; 1.0 for those in play, of which the earlier go first."""


def match_point_wins(rules: Ruleset) -> float | None:
    """As how many matches of a hundred the reviews of a game count a point of cost; None where they tell points."""
    return point_wins(rules, Unit.MATCH_EQUITY)


@frozen
class Asked:
    """A decision of a hand that is to be judged. ``ply``: of its move, from 0; ``trick``: from 1, 0 before play;
    ``determinizations``: in how many at most.
    """

    hand: int
    ply: int
    trick: int
    question: Question
    determinizations: int
    for_match: bool = True


@frozen
class Reviewed:
    """A decision that has been judged. ``ply``, ``trick``: as in `Asked`. With Kontra or Re allowed for the last time,
    a card has two decisions of the same ply, of which the one of kind CALL is the silence. ``why``: the reason for the
    best choice, compared with the one made, or where that was the best, with the next; None for silence.
    """

    hand: int
    ply: int
    trick: int
    seat: int
    kind: DecisionKind
    judgement: Judgement
    why: Thought | None = None


@frozen
class HandReview:
    """The decisions of one seat in a hand, in order; those without a choice are left out."""

    hand: int
    seat: int
    decisions: tuple[Reviewed, ...]

    @property
    def counted(self) -> tuple[Reviewed, ...]:
        """The decisions whose costs add up: all but those of the auction, of which only the dearest counts. A bid that
        was too much was so in each round in which the seat might have passed.
        """
        return _adding_up(self.decisions)

    @property
    def mistakes(self) -> tuple[Reviewed, ...]:
        """The clear mistakes of which the costs add up."""
        return _adding_up([one for one in self.decisions if one.judgement.is_mistake])

    @property
    def cost(self) -> float:
        """What all decisions cost together on average. By chance it may be below 0."""
        return sum(one.judgement.gap for one in self.counted)

    @property
    def error(self) -> float:
        """The standard error of ``cost``."""
        return math.sqrt(sum(one.judgement.error**2 for one in self.counted if one.judgement.gap))

    @property
    def mistakes_cost(self) -> float:
        """What the clear mistakes cost together; more than ``cost`` where chance hides some of it."""
        return sum(one.judgement.cost for one in self.mistakes)

    @property
    def mistakes_error(self) -> float:
        """The standard error of ``mistakes_cost``."""
        return math.sqrt(sum(one.judgement.error**2 for one in self.mistakes))

    @property
    def point_wins(self) -> float | None:
        """As in `Judgement`, which is the same in all decisions."""
        return next((one.judgement.point_wins for one in self.decisions), None)

    @property
    def is_sure(self) -> bool:
        """Whether something was lost that is hardly chance: a mistake, or all together."""
        return any(one.judgement.is_mistake for one in self.decisions) or self.cost > ERRORS * self.error

    @property
    def seen(self) -> float:
        """What all decisions cost with all cards seen."""
        return sum(one.judgement.seen for one in self.decisions)

    def biggest(self, count: int = BIGGEST) -> tuple[Reviewed, ...]:
        """The mistakes that cost most, the dearest first."""
        mistakes = [one for one in self.decisions if one.judgement.is_mistake]
        return tuple(sorted(mistakes, key=lambda one: -one.judgement.cost)[:count])


def _adding_up(decisions: Sequence[Reviewed]) -> tuple[Reviewed, ...]:
    bids = [one for one in decisions if one.kind in IN_AUCTION]
    dearest = max(bids, key=lambda one: one.judgement.gap, default=None)
    return tuple(one for one in decisions if one.kind not in IN_AUCTION or one is dearest)


def questions_of(
    past: PastMatch, hand: int, seat: int, budget_ms: int = BUDGET_MS, for_match: bool = True
) -> tuple[Asked, ...]:
    """The decisions of a seat in a hand that is over (from 1), the most important first. Raises IndexError."""
    found: list[tuple[int, int, Question]] = []
    for ply, moment in enumerate(past.moments(hand), -1):
        state = moment.before.hand
        if moment.seat != seat or state is None or moment.action is None:
            continue
        question = Question(observe(state, seat), moment.action, see_all(state), past.seed)
        both = (question, silence_of(question))
        found += [(ply, moment.trick, one) for one in both if one is not None and one.had_choice]
    return _with_counts(hand, found, budget_ms, for_match)


def _with_counts(
    hand: int, found: Sequence[tuple[int, int, Question]], budget_ms: int, for_match: bool
) -> tuple[Asked, ...]:
    per_s = COMPILED_PER_S if WHICH == "compiled" else PLAIN_PER_S
    every = per_s * PROCESSES * budget_ms / 1000.0
    total = sum(_weight(question) for _ply, _trick, question in found)
    asked = [
        Asked(hand, ply, trick, question, _within(every * _weight(question) / total), for_match)
        for ply, trick, question in found
    ]
    return tuple(sorted(asked, key=lambda one: (-_weight(one.question), one.ply)))


def _weight(question: Question) -> float:
    return _WEIGHTS.get(question.kind, 1.0)


def _within(count: float) -> int:
    return int(min(max(count, FEWEST), MOST))


def review_one(asked: Asked) -> Reviewed:
    """The judgement of one decision; the same for the same question."""
    question = asked.question
    judgement = judged(question, asked.determinizations, asked.for_match)
    reason = reason_of(question.seen, judgement)
    why = None if reason is None else whole_thought(made_by(question.seen, reason))
    return Reviewed(asked.hand, asked.ply, asked.trick, question.seen.seat, question.kind, judgement, why)


def review_of(hand: int, seat: int, decisions: Sequence[Reviewed]) -> HandReview:
    """The review from its decisions in any order."""
    return HandReview(hand, seat, tuple(sorted(decisions, key=lambda one: (one.ply, one.kind is DecisionKind.CALL))))
