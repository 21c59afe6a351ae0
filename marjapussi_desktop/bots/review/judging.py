"""Judges one decision: what it cost on average from what its seat knew, and what it cost with all cards seen."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from marjapussi_desktop.bots.bot import Decision
from marjapussi_desktop.bots.comparison import point_wins, wins_in_a_hundred
from marjapussi_desktop.bots.determinization.sampler import Determinization, true_determinization
from marjapussi_desktop.bots.evaluation import Unit
from marjapussi_desktop.bots.explaining.thrift import thrifty
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.players.search_player import SearchPlayer, candidate_actions
from marjapussi_desktop.bots.players.skill import EXPERT, for_points
from marjapussi_desktop.bots.review.before_play import Continuations, actions_to_compare, experts_decision
from marjapussi_desktop.bots.review.calls import found_of_call, is_last_moment, seen_worths_of_call
from marjapussi_desktop.bots.review.in_play import found_in_play, moves_to_compare
from marjapussi_desktop.bots.review.judgement import (
    ERRORS,
    ERRORS_BY_OTHERS,
    Choice,
    Found,
    Judgement,
    judgement_of,
)
from marjapussi_desktop.bots.review.open_cards import worths_seen
from marjapussi_desktop.bots.search.decision_context import DecisionContext, Objective
from marjapussi_desktop.bots.search.network_search import DECIDES_BY_NETWORK
from marjapussi_desktop.engine.actions import (
    AnswerHalf,
    AnswerWhole,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    DemandRedeal,
    Discard,
    Give,
    Kontra,
    Pass,
    Play,
    Re,
    Return,
    SetContract,
)
from marjapussi_desktop.engine.choices import (
    AnswerChoices,
    BidChoices,
    CallChoices,
    CardsChoices,
    ContractChoices,
    PlayChoices,
)
from marjapussi_desktop.engine.observation import AllCards, Observation
from marjapussi_desktop.engine.values import changed, frozen

SEED: Final = 20
"""Not a player's: who reviews draws hands of his own."""
SEED_AGAIN: Final = 21
"""Where two looks must not see the same hands."""


class DecisionKind(StrEnum):
    """What was decided."""

    BID = "bid"
    REDEAL = "redeal"
    GIVE = "give"
    RETURN = "return"
    DISCARD = "discard"
    CONTRACT = "contract"
    CALL = "call"
    DECLARE = "declare"
    ASK = "ask"
    ANSWER = "answer"
    LEAD = "lead"
    FOLLOW = "follow"


_KINDS: Final[dict[type, DecisionKind]] = {
    Bid: DecisionKind.BID,
    Pass: DecisionKind.BID,
    DemandRedeal: DecisionKind.REDEAL,
    Give: DecisionKind.GIVE,
    Return: DecisionKind.RETURN,
    Discard: DecisionKind.DISCARD,
    SetContract: DecisionKind.CONTRACT,
    Kontra: DecisionKind.CALL,
    Re: DecisionKind.CALL,
    Declare: DecisionKind.DECLARE,
    AskWhole: DecisionKind.ASK,
    AskHalf: DecisionKind.ASK,
    AnswerWhole: DecisionKind.ANSWER,
    AnswerHalf: DecisionKind.ANSWER,
}


@frozen
class Question:
    """A decision to be judged. ``seen``: what the seat knew; ``made``: None for silence where Kontra or Re was allowed;
    ``cards``: where every card was, which only `Judgement.seen` and what goes with it may depend on; ``seed``: of the
    match, whose dice hints have; None where none could be had.
    """

    seen: Observation
    made: Choice
    cards: AllCards
    seed: int | None = None

    @property
    def kind(self) -> DecisionKind:
        """What was decided."""
        if self.made is None:
            return DecisionKind.CALL
        if isinstance(self.made, Play):
            return DecisionKind.FOLLOW if self.seen.trick else DecisionKind.LEAD
        return _KINDS[type(self.made)]

    @property
    def had_choice(self) -> bool:
        """Whether there was anything to decide; asks that cannot succeed are no choice."""
        choices = self.seen.choices
        assert choices is not None
        if self.kind is DecisionKind.CALL:
            return True
        if isinstance(choices, CardsChoices):
            return len(choices.cards) > choices.count
        if isinstance(choices, PlayChoices | AnswerChoices):
            return len({*candidate_actions(View(self.seen), choices), self.made}) > 1
        return len(list(choices.actions())) > 1


def silence_of(question: Question) -> Question | None:
    """The second decision that lies in a card played at the last moment for Kontra or Re: to say nothing."""
    choices = question.seen.choices
    if not isinstance(question.made, Play) or not isinstance(choices, PlayChoices) or not choices.calls:
        return None
    return changed(question, made=None) if is_last_moment(question.seen) else None


def judged(question: Question, determinizations: int, for_match: bool = True) -> Judgement:
    """The judgement of a decision. ``determinizations``: in how many the choices in play are compared; decisions before
    play get a share of them, since each takes longer. The same question gets the same answer.
    """
    seen = question.seen
    context = DecisionContext(seen, SEED, Objective(for_match), uses_evidence=EXPERT.reads(seen))
    truth = true_determinization(seen, question.cards)
    found = _JUDGES[question.kind](context, question, truth, determinizations)
    unit = Unit.MATCH_EQUITY if for_match else Unit.SCORE
    judgement = _judgement(question, found, unit)
    hint = _hint(question, for_match) if judgement.is_mistake else None
    if hint is not None:
        found = changed(found, reference=question.made, is_no_better=False, decision=hint)
        judgement = _judgement(question, found, unit)
    options = [changed(one, declaring=found.declaring.get(one.action)) for one in judgement.options]
    return changed(
        judgement,
        options=tuple(options),
        wins=wins_in_a_hundred(seen, unit, judgement.cost),
        point_wins=point_wins(seen.rules, unit),
        found=found.decision,
        by_network=found.by_network,
    )


def _judgement(question: Question, found: Found, unit: Unit) -> Judgement:
    rules = question.seen.rules
    is_by_others = question.kind in _BEFORE_PLAY or DECIDES_BY_NETWORK
    return judgement_of(
        question.made,
        found.reference,
        found.worths,
        found.seen,
        unit,
        rules.family,
        ERRORS_BY_OTHERS if is_by_others else ERRORS,
        is_no_better=found.is_no_better,
    )


def _hint(question: Question, for_match: bool) -> Decision | None:
    """The decision of whom a hint at the table came from, if that was the choice made: what he advises is no mistake,
    whatever other determinizations say. It counts as his choice, and `Judgement.options` tell what was measured.
    """
    made, seed = question.made, question.seed
    if seed is None or isinstance(question.seen.choices, CallChoices):
        return None
    if made is not None:
        decision = experts_decision(question.seen, made, seed, for_match)
        decision = decision if decision.action == made else thrifty(question.seen, decision)
        return decision if decision.action == made else None
    decision = SearchPlayer(EXPERT if for_match else for_points(EXPERT), seed).decide(question.seen)
    return None if isinstance(decision.action, Kontra | Re) else decision


BEFORE_PLAY_SHARE: Final = 0.25
"""How many determinizations a decision before play gets for each of a decision in play."""


def _in_play(context: DecisionContext, question: Question, truth: Determinization, count: int) -> Found:
    made, choices = question.made, question.seen.choices
    assert made is not None
    assert isinstance(choices, PlayChoices | AnswerChoices)
    moves = moves_to_compare(context, choices, made)
    seen = worths_seen(context, moves, truth, question.cards.hands)
    again = DecisionContext(question.seen, SEED_AGAIN, context.objective, uses_evidence=True)
    found = found_in_play((context, again), moves, made, count)
    return changed(found, seen=dict(zip(moves, seen, strict=True)))


def _before_play(context: DecisionContext, question: Question, truth: Determinization, count: int) -> Found:
    made = question.made
    assert made is not None
    assert isinstance(question.seen.choices, BidChoices | CardsChoices | ContractChoices)
    decision = experts_decision(question.seen, made, SEED_AGAIN, context.objective.for_match)
    reference = decision.action
    continuations = Continuations(context)
    actions = actions_to_compare(context, made, reference)
    worths = continuations.worths(actions, reference, max(2, int(BEFORE_PLAY_SHARE * count)))
    seen = continuations.seen([action for action in worths if action is not None], truth)
    declaring = {action: continuations.declaring(action) for action in worths}
    return Found(reference, worths, seen, declaring, decision=decision)


def _of_call(context: DecisionContext, question: Question, truth: Determinization, count: int) -> Found:
    choices = question.seen.choices
    assert choices is not None
    call = choices.calls[0]
    seen = seen_worths_of_call(context, call, truth, question.cards.hands)
    return changed(found_of_call(context, call, question.made, count), seen=seen)


_BEFORE_PLAY: Final = {
    DecisionKind.BID,
    DecisionKind.REDEAL,
    DecisionKind.GIVE,
    DecisionKind.RETURN,
    DecisionKind.DISCARD,
    DecisionKind.CONTRACT,
}
_JUDGES: Final[dict[DecisionKind, Callable[[DecisionContext, Question, Determinization, int], Found]]] = {
    **dict.fromkeys(DecisionKind, _in_play),
    **dict.fromkeys(_BEFORE_PLAY, _before_play),
    DecisionKind.CALL: _of_call,
}
