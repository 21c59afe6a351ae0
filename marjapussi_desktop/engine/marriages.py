"""Declaring marriages and asking the partner for them (rules, section 4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from marjapussi_desktop.engine.actions import AnswerHalf, AnswerWhole, AskHalf, AskWhole, Declare
from marjapussi_desktop.engine.cards import MARRIAGES, SUITS, Card, Suit
from marjapussi_desktop.engine.choices import AnswerChoices, MarriageChoices
from marjapussi_desktop.engine.events import (
    AnsweredHalf,
    AnsweredWhole,
    AskedHalf,
    AskedWhole,
    BluffAdmitted,
    Event,
    How,
    MarriageDeclared,
)
from marjapussi_desktop.engine.reasons import Reason, Refusal
from marjapussi_desktop.engine.ruleset import (
    MARRIAGE_POINT_TABLES,
    AskOrder,
    BrokenMarriages,
    DeclareAfter,
    MarriageEffect,
)
from marjapussi_desktop.engine.seats import partner_of, seats_of, side_of
from marjapussi_desktop.engine.state import Declaration, HandState
from marjapussi_desktop.engine.values import changed

POINTS_FOR_TRUMP: Final = 2
POINTS_FOR_LITTLE_ONE: Final = 1

Step = tuple[HandState, list[Event]]


def _held_of(hand: HandState, seat: int, suit: Suit) -> tuple[Card, ...]:
    """The king and queen of a suit that the seat has available."""
    available = hand.available(seat)
    return tuple([c for c in MARRIAGES[suit] if c in available])


def has_marriage(hand: HandState, seat: int, suit: Suit) -> bool:
    """Whether the seat has king and queen of the suit available."""
    return len(_held_of(hand, seat, suit)) == 2


def attempt_after_trick(hand: HandState, winner: int, leader: int, is_last: bool) -> bool:
    """Whether the winner of a trick may attempt a declaration before his lead (after any drawing)."""
    if is_last or (hand.dealt.stock and not hand.stock):
        return False
    return winner == leader or hand.rules.marriages.declare_after is DeclareAfter.ANY_WON_TRICK


# -- what may be declared and asked: each check gives the reason why not ----------------------------------------------


def _check_attempt(hand: HandState, seat: int) -> Refusal | None:
    """The conditions common to every attempt."""
    if hand.marriages.may_attempt and not hand.trick:
        return None
    if hand.trick or not hand.tricks:
        return Refusal(Reason.NO_ATTEMPT_NOW)
    if hand.dealt.stock and not hand.stock:
        return Refusal(Reason.STOCK_IS_EMPTY)
    last = hand.tricks[-1]
    needs_own_lead = hand.rules.marriages.declare_after is DeclareAfter.OWN_LED_TRICK
    if needs_own_lead and last.leader != last.winner:
        return Refusal(Reason.NEEDS_OWN_LED_TRICK)
    return Refusal(Reason.ATTEMPT_USED)


def _check_order(hand: HandState, seat: int, asked: tuple[frozenset[int], ...], reason: Reason) -> Refusal | None:
    if hand.rules.marriages.ask_order is AskOrder.FREE:
        return None
    return Refusal(reason) if any(seat in seats for seats in asked) else None


def _check_declare(hand: HandState, seat: int, action: Declare) -> Refusal | None:
    state = hand.marriages
    if not state.is_open(action.suit):
        return Refusal(Reason.SUIT_NOT_OPEN, suit=action.suit)
    held = _held_of(hand, seat, action.suit)
    if len(held) < 2:
        missing = tuple(c for c in MARRIAGES[action.suit] if c not in held)
        return Refusal(Reason.NO_MARRIAGE_HELD, suit=action.suit, cards=missing)
    if seat in state.broken:
        return Refusal(Reason.MARRIAGES_BROKEN)
    return _check_order(hand, seat, (state.asked_whole, state.asked_half), Reason.ORDER_AFTER_ASK)


def _check_ask_whole(hand: HandState, seat: int, action: AskWhole) -> Refusal | None:
    state = hand.marriages
    if not hand.rules.marriages.ask_whole:
        return Refusal(Reason.NO_ASKING)
    if not any(state.is_open(suit) for suit in SUITS):
        return Refusal(Reason.NO_OPEN_SUIT)
    if partner_of(seat, hand.rules.layout) in state.broken:
        return Refusal(Reason.PARTNER_BROKEN)
    return _check_order(hand, seat, (state.asked_half,), Reason.ORDER_AFTER_HALF)


def _check_ask_half(hand: HandState, seat: int, action: AskHalf) -> Refusal | None:
    rules, state = hand.rules.marriages, hand.marriages
    if not rules.ask_half:
        return Refusal(Reason.NO_ASKING)
    if not state.is_open(action.suit):
        return Refusal(Reason.SUIT_NOT_OPEN, suit=action.suit)
    held = _held_of(hand, seat, action.suit)
    if len(held) == 2:
        return Refusal(Reason.HALF_OF_OWN_MARRIAGE, suit=action.suit, cards=held)
    if not held and not rules.bluff_half:
        return Refusal(Reason.NO_HALF_HELD, suit=action.suit)
    own_side = seats_of(side_of(seat, hand.rules.layout), hand.rules.layout)
    if rules.half_needs_whole and state.asked_whole.isdisjoint(own_side):
        return Refusal(Reason.WHOLE_FIRST)
    return None


_CHECKS: Final[dict[type, Callable[..., Refusal | None]]] = {
    Declare: _check_declare,
    AskWhole: _check_ask_whole,
    AskHalf: _check_ask_half,
}


def check_attempt(hand: HandState, seat: int, action: Declare | AskWhole | AskHalf) -> Refusal | None:
    """Why the leader may not declare or ask so now, or None if he may."""
    return _check_attempt(hand, seat) or _CHECKS[type(action)](hand, seat, action)


def marriage_choices(hand: HandState, seat: int) -> MarriageChoices:
    """What the seat that is to lead may declare or ask now."""
    if hand.trick or not hand.marriages.may_attempt:
        return MarriageChoices()
    return MarriageChoices(
        declare=tuple(suit for suit in SUITS if _check_declare(hand, seat, Declare(suit)) is None),
        ask_whole=_check_ask_whole(hand, seat, AskWhole()) is None,
        ask_half=tuple(suit for suit in SUITS if _check_ask_half(hand, seat, AskHalf(suit)) is None),
    )


# -- answering ------------------------------------------------------------------------------------------------------


def _true_wholes(hand: HandState, seat: int) -> tuple[AnswerWhole, ...]:
    """The truthful answers to an ask for a whole: any open marriage, or no if there is none."""
    suits = [s for s in SUITS if hand.marriages.is_open(s) and has_marriage(hand, seat, s)]
    return tuple(AnswerWhole(s) for s in suits) or (AnswerWhole(None),)


def answer_choices(hand: HandState, seat: int) -> AnswerChoices:
    """The truthful answers of the partner who was asked."""
    question = hand.marriages.question
    assert question is not None, "nothing was asked"
    if isinstance(question, AskHalf):
        return AnswerChoices(seat, question, (AnswerHalf(bool(_held_of(hand, seat, question.suit))),))
    return AnswerChoices(seat, question, _true_wholes(hand, seat))


def check_answer(hand: HandState, seat: int, action: AnswerWhole | AnswerHalf) -> Refusal | None:
    """Why an answer may not be given, or None if it may. Answers must be true (section 4)."""
    question = hand.marriages.question
    expected = AnswerHalf if isinstance(question, AskHalf) else AnswerWhole
    if question is None or not isinstance(action, expected):
        return Refusal(Reason.WRONG_ANSWER)
    if action in answer_choices(hand, seat).answers:
        return None
    if isinstance(question, AskHalf):
        held = _held_of(hand, seat, question.suit)
        return Refusal(Reason.ANSWER_UNTRUE, suit=question.suit, cards=held)
    suits = [a.suit for a in _true_wholes(hand, seat) if a.suit is not None]
    return Refusal(Reason.ANSWER_UNTRUE, cards=tuple(c for s in suits for c in MARRIAGES[s]))


# -- applying ---------------------------------------------------------------------------------------------------------


def apply_declare(hand: HandState, seat: int, action: Declare) -> Step:
    """The leader declares his own marriage."""
    return _declared(hand, seat, action.suit, How.OWN)


def apply_ask_whole(hand: HandState, seat: int, action: AskWhole) -> Step:
    """The leader asks for a whole; his attempt is used up."""
    state = changed(hand.marriages, question=action, may_attempt=False, asked_whole=hand.marriages.asked_whole | {seat})
    return changed(hand, marriages=state), [AskedWhole(seat)]


def apply_ask_half(hand: HandState, seat: int, action: AskHalf) -> Step:
    """The leader asks for a half; his attempt is used up."""
    state = changed(hand.marriages, question=action, may_attempt=False, asked_half=hand.marriages.asked_half | {seat})
    return changed(hand, marriages=state), [AskedHalf(seat, action.suit)]


def apply_answer_whole(hand: HandState, seat: int, action: AnswerWhole) -> Step:
    """The partner answers; a suit is declared for the asker's side and breaks the asker's marriages (Helsinki)."""
    answered = changed(hand, marriages=changed(hand.marriages, question=None))
    events: list[Event] = [AnsweredWhole(seat, action.suit)]
    if action.suit is None:
        return answered, events
    broken = _broken_by_ask(hand, (hand.leader,))
    after, declared = _declared(_with_broken(answered, broken), hand.leader, action.suit, How.WHOLE)
    return after, events + declared


def apply_answer_half(hand: HandState, seat: int, action: AnswerHalf) -> Step:
    """The partner answers; yes declares the suit, unless the asker bluffed and must admit it (Erlangen)."""
    question = hand.marriages.question
    assert isinstance(question, AskHalf)
    answered = changed(hand, marriages=changed(hand.marriages, question=None))
    events: list[Event] = [AnsweredHalf(seat, question.suit, action.yes)]
    if not action.yes:
        return answered, events
    if not _held_of(hand, hand.leader, question.suit):
        return answered, [*events, BluffAdmitted(hand.leader, question.suit)]
    broken = _broken_by_ask(hand, (hand.leader, seat))
    after, declared = _declared(_with_broken(answered, broken), hand.leader, question.suit, How.HALF)
    return after, events + declared


def _broken_by_ask(hand: HandState, seats: tuple[int, ...]) -> tuple[int, ...]:
    return seats if hand.rules.marriages.broken_marriages is BrokenMarriages.AFTER_SUCCESSFUL_ASK else ()


def _with_broken(hand: HandState, seats: tuple[int, ...]) -> HandState:
    return changed(hand, marriages=changed(hand.marriages, broken=hand.marriages.broken | set(seats)))


def declaration_points(hand: HandState, suit: Suit, sets_trump: bool) -> int:
    """What a declaration is worth: game points, or points taken by the contract's schedule."""
    contract = hand.rules.contract
    if contract is not None:
        return MARRIAGE_POINT_TABLES[contract.marriage_points][suit]
    return POINTS_FOR_TRUMP if sets_trump else POINTS_FOR_LITTLE_ONE


def _declared(hand: HandState, seat: int, suit: Suit, how: How) -> Step:
    rules = hand.rules.marriages
    sets_trump = hand.trump is None or rules.marriage_effect is MarriageEffect.EACH_SETS_TRUMP
    points = declaration_points(hand, suit, sets_trump)
    state = changed(
        hand.marriages,
        declared=(*hand.marriages.declared, Declaration(seat, suit, how, points, sets_trump)),
        may_attempt=False,
        lead_suit=suit if rules.lead_from_marriage else None,
    )
    after = changed(hand, marriages=state, trump=suit if sets_trump else hand.trump)
    return after, [MarriageDeclared(seat, suit, how, points, sets_trump, hand.trump)]
