"""Declaring marriages and asking the partner for them (RULES.md, "Marriages and trumps")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from marjapussi_desktop.engine.actions import AnswerHalf, AnswerWhole, AskHalf, AskWhole, Declare
from marjapussi_desktop.engine.cards import MARRIAGES, SUITS, Card, Suit
from marjapussi_desktop.engine.choices import AnswerChoices, MarriageChoices
from marjapussi_desktop.engine.declarations import declaration_points, sets_trump
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
from marjapussi_desktop.engine.known import Known
from marjapussi_desktop.engine.reasons import Reason, Refusal
from marjapussi_desktop.engine.ruleset import AskOrder, BrokenMarriages, DeclareAfter, trick_count
from marjapussi_desktop.engine.seats import Layout, partner_of, seats_of, side_of
from marjapussi_desktop.engine.state import Applied, Declaration, HandState, MarriageState
from marjapussi_desktop.engine.values import changed

NOTHING_TO_DECLARE: Final = MarriageChoices()


def _held_of(hand: Known, seat: int, suit: Suit) -> tuple[Card, ...]:
    """The king and queen of a suit that the seat has available."""
    available = hand.available(seat)
    return tuple([c for c in MARRIAGES[suit] if c in available])


def has_marriage(hand: Known, seat: int, suit: Suit) -> bool:
    """Whether the seat has king and queen of the suit available."""
    return len(_held_of(hand, seat, suit)) == 2


def _is_stock_used_up(hand: Known) -> bool:
    return hand.rules.layout is Layout.STOCK and not hand.stock_count


def attempt_after_trick(hand: Known, winner: int, leader: int, is_last: bool) -> bool:
    """Whether the winner of a trick may attempt a declaration before his lead (after any drawing)."""
    if is_last or _is_stock_used_up(hand):
        return False
    return winner == leader or hand.rules.marriages.declare_after is DeclareAfter.ANY_WON_TRICK


# -- what may be declared and asked: each check gives the reason why not ----------------------------------------------


def _check_attempt(hand: Known, seat: int) -> Refusal | None:
    """The conditions common to every attempt."""
    if hand.marriages.may_attempt and not hand.trick:
        return None
    if hand.trick or not hand.tricks:
        return Refusal(Reason.NO_ATTEMPT_NOW)
    if _is_stock_used_up(hand):
        return Refusal(Reason.STOCK_IS_EMPTY)
    last = hand.tricks[-1]
    needs_own_lead = hand.rules.marriages.declare_after is DeclareAfter.OWN_LED_TRICK
    if needs_own_lead and last.leader != last.winner:
        return Refusal(Reason.NEEDS_OWN_LED_TRICK)
    return Refusal(Reason.ATTEMPT_USED)


def _is_out_of_order(hand: Known, seat: int, *asked: frozenset[int]) -> bool:
    """Whether the order of asks forbids the seat what should have come before what it has ``asked``."""
    return hand.rules.marriages.ask_order is not AskOrder.FREE and any(seat in seats for seats in asked)


def _why_not_declare(hand: Known, seat: int, suit: Suit) -> Reason | None:
    state = hand.marriages
    if not state.is_open(suit):
        return Reason.SUIT_NOT_OPEN
    if len(_held_of(hand, seat, suit)) < 2:
        return Reason.NO_MARRIAGE_HELD
    return _why_not_own(hand, seat)


def _why_not_own(hand: Known, seat: int) -> Reason | None:
    """What all at the table know."""
    state = hand.marriages
    if seat in state.broken:
        return Reason.MARRIAGES_BROKEN
    return Reason.ORDER_AFTER_ASK if _is_out_of_order(hand, seat, state.asked_whole, state.asked_half) else None


def _why_not_ask_whole(hand: Known, seat: int, _suit: None = None) -> Reason | None:
    state = hand.marriages
    if not hand.rules.marriages.ask_whole:
        return Reason.NO_ASKING
    if not any(state.is_open(suit) for suit in SUITS):
        return Reason.NO_OPEN_SUIT
    if partner_of(seat, hand.rules.layout) in state.broken:
        return Reason.PARTNER_BROKEN
    return Reason.ORDER_AFTER_HALF if _is_out_of_order(hand, seat, state.asked_half) else None


def _why_not_ask_half(hand: Known, seat: int, suit: Suit) -> Reason | None:
    rules, state = hand.rules.marriages, hand.marriages
    if not rules.ask_half:
        return Reason.NO_ASKING
    if not state.is_open(suit):
        return Reason.SUIT_NOT_OPEN
    held = len(_held_of(hand, seat, suit))
    if held == 2:
        return Reason.HALF_OF_OWN_MARRIAGE
    if held == 0 and not rules.bluff_half:
        return Reason.NO_HALF_HELD
    return Reason.WHOLE_FIRST if _is_whole_first(hand, seat) else None


def _is_whole_first(hand: Known, seat: int) -> bool:
    own_side = seats_of(side_of(seat, hand.rules.layout), hand.rules.layout)
    return hand.rules.marriages.half_needs_whole and hand.marriages.asked_whole.isdisjoint(own_side)


_WHY_NOT: Final[dict[type, Callable[..., Reason | None]]] = {
    Declare: _why_not_declare,
    AskWhole: _why_not_ask_whole,
    AskHalf: _why_not_ask_half,
}


def check_attempt(hand: Known, seat: int, action: Declare | AskWhole | AskHalf) -> Refusal | None:
    """Why the leader may not declare or ask so now, or None if he may."""
    refusal = _check_attempt(hand, seat)
    if refusal is not None:
        return refusal
    suit = None if isinstance(action, AskWhole) else action.suit
    reason = _WHY_NOT[type(action)](hand, seat, suit)
    return _with_facts(reason, hand, seat, suit) if reason is not None else None


def _with_facts(reason: Reason, hand: Known, seat: int, suit: Suit | None) -> Refusal:
    """The refusal with its suit, and the cards of the marriage that are missing, or held in spite of the ask."""
    if suit is None or reason not in _ABOUT_A_SUIT:
        return Refusal(reason)
    held = _held_of(hand, seat, suit)
    missing = tuple(c for c in MARRIAGES[suit] if c not in held)
    return Refusal(
        reason, suit=suit, cards={Reason.NO_MARRIAGE_HELD: missing, Reason.HALF_OF_OWN_MARRIAGE: held}.get(reason, ())
    )


_ABOUT_A_SUIT: Final = (
    Reason.SUIT_NOT_OPEN,
    Reason.NO_MARRIAGE_HELD,
    Reason.HALF_OF_OWN_MARRIAGE,
    Reason.NO_HALF_HELD,
)


def marriage_choices(hand: Known, seat: int) -> MarriageChoices:
    """What the seat that is to lead may declare or ask now."""
    if hand.trick or not hand.marriages.may_attempt:
        return NOTHING_TO_DECLARE
    return MarriageChoices(
        tuple([suit for suit in SUITS if _why_not_declare(hand, seat, suit) is None]),
        _why_not_ask_whole(hand, seat) is None,
        tuple([suit for suit in SUITS if _why_not_ask_half(hand, seat, suit) is None]),
    )


# -- what may yet be declared: true also of what others hold, as all at the table know it ----------------------------


def may_whole_be_declared(hand: Known, holder: int) -> bool:
    """Whether a marriage of an open suit that a seat holds whole may be declared before this lead or a later one, by
    him, or by his partner who asks for it.
    """
    partner = partner_of(holder, hand.rules.layout)
    is_own = _why_not_own(hand, holder) is None and _is_attempt_left(hand, holder, kept=2)
    return is_own or (partner is not None and _may_ask_whole_yet(hand, partner))


def may_halves_be_declared(hand: Known, holders: tuple[int, int]) -> bool:
    """The same of a marriage that two partners hold a half each of."""
    if not hand.rules.marriages.ask_half:
        return False
    needs_whole = _is_whole_first(hand, holders[0])
    is_open = not needs_whole or any(_may_ask_whole_yet(hand, seat) for seat in holders)
    return is_open and any(_is_attempt_left(hand, seat, kept=1) for seat in holders)


def _may_ask_whole_yet(hand: Known, seat: int) -> bool:
    return _why_not_ask_whole(hand, seat) is None and _is_attempt_left(hand, seat, kept=2)


def _is_attempt_left(hand: Known, seat: int, kept: int) -> bool:
    """Whether a seat that wins what it needs may attempt a declaration before a lead with at least so many cards left
    in each hand.
    """
    state, is_own_led = hand.marriages, hand.rules.marriages.declare_after is DeclareAfter.OWN_LED_TRICK
    if seat == hand.leader and (state.may_attempt or state.question is not None):
        return True
    tricks = 2 if is_own_led and seat != hand.leader else 1
    is_drawn_out = hand.rules.layout is Layout.STOCK and hand.stock_count <= tricks * len(hand.hand_counts)
    return not is_drawn_out and trick_count(hand.rules) - len(hand.tricks) - tricks >= kept


def forfeited_by(hand: Known, seat: int, ask: AskWhole | AskHalf, *, if_it_succeeds: bool = False) -> MarriageChoices:
    """What the seat may declare or ask before this lead, and before no later one once it has asked so, whatever the
    answer; ``if_it_succeeds``: once it has been told yes and a suit is declared.
    """
    asked = _having_asked(hand.marriages, seat, ask)
    if if_it_succeeds:
        asked = _having_broken(asked, _broken_by_success(hand, seat, ask))
    now, later = marriage_choices(hand, seat), marriage_choices(changed(hand, marriages=asked), seat)
    return MarriageChoices(
        tuple([suit for suit in now.declare if suit not in later.declare]),
        now.ask_whole and not later.ask_whole,
        tuple([suit for suit in now.ask_half if suit not in later.ask_half]),
    )


def _having_asked(state: MarriageState, seat: int, ask: AskWhole | AskHalf) -> MarriageState:
    if isinstance(ask, AskWhole):
        return changed(state, asked_whole=state.asked_whole | {seat})
    return changed(state, asked_half=state.asked_half | {seat})


def _broken_by_success(hand: Known, seat: int, ask: AskWhole | AskHalf) -> frozenset[int]:
    """Whose marriages the seat's ask breaks if it succeeds, which a bluff never does."""
    if hand.rules.marriages.broken_marriages is not BrokenMarriages.AFTER_SUCCESSFUL_ASK:
        return frozenset()
    if isinstance(ask, AskWhole):
        return frozenset({seat})
    is_bluff = not _held_of(hand, seat, ask.suit)
    return frozenset() if is_bluff else frozenset(seats_of(side_of(seat, hand.rules.layout), hand.rules.layout))


def _having_broken(state: MarriageState, seats: frozenset[int]) -> MarriageState:
    return changed(state, broken=state.broken | seats)


# -- answering ------------------------------------------------------------------------------------------------------


def _true_wholes(hand: Known, seat: int) -> tuple[AnswerWhole, ...]:
    """The truthful answers to an ask for a whole: any open marriage, or no if there is none."""
    suits = [s for s in SUITS if hand.marriages.is_open(s) and has_marriage(hand, seat, s)]
    return tuple(AnswerWhole(s) for s in suits) or (AnswerWhole(None),)


def answer_choices(hand: Known, seat: int) -> AnswerChoices:
    """The truthful answers of the partner who was asked."""
    question = hand.marriages.question
    assert question is not None, "nothing was asked"
    if isinstance(question, AskHalf):
        return AnswerChoices(seat, question, (AnswerHalf(bool(_held_of(hand, seat, question.suit))),))
    return AnswerChoices(seat, question, _true_wholes(hand, seat))


def check_answer(hand: Known, seat: int, action: AnswerWhole | AnswerHalf) -> Refusal | None:
    """Why an answer may not be given, or None if it may. Answers must be true (RULES.md, "Marriages and trumps")."""
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


def apply_declare(hand: HandState, seat: int, action: Declare) -> Applied:
    """The leader declares his own marriage."""
    return _declared(hand, seat, action.suit, How.OWN)


def apply_ask_whole(hand: HandState, seat: int, action: AskWhole) -> Applied:
    """The leader asks for a whole; his attempt is used up."""
    state = changed(_having_asked(hand.marriages, seat, action), question=action, may_attempt=False)
    return changed(hand, marriages=state), [AskedWhole(seat)]


def apply_ask_half(hand: HandState, seat: int, action: AskHalf) -> Applied:
    """The leader asks for a half; his attempt is used up."""
    state = changed(_having_asked(hand.marriages, seat, action), question=action, may_attempt=False)
    return changed(hand, marriages=state), [AskedHalf(seat, action.suit)]


def apply_answer_whole(hand: HandState, seat: int, action: AnswerWhole) -> Applied:
    """The partner answers; a suit is declared for the asker's side and breaks the asker's marriages (Helsinki)."""
    answered = changed(hand, marriages=changed(hand.marriages, question=None))
    events: list[Event] = [AnsweredWhole(seat, action.suit)]
    if action.suit is None:
        return answered, events
    after, declared = _granted(answered, AskWhole(), action.suit, How.WHOLE)
    return after, events + declared


def apply_answer_half(hand: HandState, seat: int, action: AnswerHalf) -> Applied:
    """The partner answers; yes declares the suit, unless the asker bluffed and must admit it (Erlangen)."""
    question = hand.marriages.question
    assert isinstance(question, AskHalf)
    answered = changed(hand, marriages=changed(hand.marriages, question=None))
    events: list[Event] = [AnsweredHalf(seat, question.suit, action.yes)]
    if not action.yes:
        return answered, events
    if not _held_of(hand, hand.leader, question.suit):
        return answered, [*events, BluffAdmitted(hand.leader, question.suit)]
    after, declared = _granted(answered, question, question.suit, How.HALF)
    return after, events + declared


def _granted(hand: HandState, ask: AskWhole | AskHalf, suit: Suit, how: How) -> Applied:
    """The leader's ask has succeeded."""
    broken = _having_broken(hand.marriages, _broken_by_success(hand, hand.leader, ask))
    return _declared(changed(hand, marriages=broken), hand.leader, suit, how)


def _declared(hand: HandState, seat: int, suit: Suit, how: How) -> Applied:
    makes_trump = sets_trump(hand.rules, hand.trump)
    points = declaration_points(hand.rules, suit, makes_trump)
    state = changed(
        hand.marriages,
        declared=(*hand.marriages.declared, Declaration(seat, suit, how, points, makes_trump)),
        may_attempt=False,
        lead_suit=suit if hand.rules.marriages.lead_from_marriage else None,
    )
    after = changed(hand, marriages=state, trump=suit if makes_trump else hand.trump)
    return after, [MarriageDeclared(seat, suit, how, points, makes_trump, hand.trump)]
