"""The phases of a hand: in which order they come, who acts in each, and the one table of all actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from marjapussi_desktop.engine import auction, exchange, kontra, marriages, trickplay
from marjapussi_desktop.engine.actions import (
    Action,
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
    Move,
    Pass,
    Play,
    Re,
    Return,
    SetContract,
)
from marjapussi_desktop.engine.choices import CallChoices, Choices
from marjapussi_desktop.engine.errors import NotAnActionError
from marjapussi_desktop.engine.events import HandKind, HandResult
from marjapussi_desktop.engine.known import Known
from marjapussi_desktop.engine.match import holder_of_ace_of_clubs
from marjapussi_desktop.engine.reasons import Reason, Refusal
from marjapussi_desktop.engine.ruleset import ContractSet, FirstLeader, Ruleset
from marjapussi_desktop.engine.seats import next_seat, partner_of
from marjapussi_desktop.engine.state import Applied, Deal, HandState, Phase
from marjapussi_desktop.engine.values import changed, frozen


def phase_order(rules: Ruleset) -> tuple[Phase, ...]:
    """The phases of a hand that is not passed out, in order."""
    if rules.auction is None:
        return (Phase.PLAY,)
    if rules.kitty is not None:
        return (Phase.AUCTION, Phase.DISCARD, Phase.CONTRACT, Phase.PLAY)
    assert rules.exchange is not None
    if rules.exchange.contract_set is ContractSet.AFTER_RETURN:
        return (Phase.AUCTION, Phase.GIVE, Phase.RETURN, Phase.CONTRACT, Phase.PLAY)
    return (Phase.AUCTION, Phase.GIVE, Phase.CONTRACT, Phase.RETURN, Phase.PLAY)


def start_hand(
    rules: Ruleset, number: int, dealer: int, deal: Deal, totals: tuple[int, ...], *, carried_pips: int = 0
) -> HandState:
    """A hand as dealt, before its first move."""
    hand = HandState(
        rules=rules,
        number=number,
        dealer=dealer,
        dealt=deal,
        totals=totals,
        hands=deal.hands,
        up=deal.up,
        down=deal.down,
        stock=deal.stock,
        phase=phase_order(rules)[0],
        leader=next_seat(dealer, rules.layout),
        auction=auction.start_auction(rules, dealer) if rules.auction is not None else None,
        carried_pips=carried_pips,
    )
    return changed(hand, leader=_first_leader(hand))


def _first_leader(hand: HandState) -> int:
    """The declarer; without one the holder of the ace of clubs (first hand only), or the seat left of the dealer."""
    if hand.declarer is not None:
        return hand.declarer
    if hand.number == 1 and hand.rules.deal.first_leader is FirstLeader.ACE_OF_CLUBS:
        return holder_of_ace_of_clubs(hand)
    return next_seat(hand.dealer, hand.rules.layout)


# -- who acts ---------------------------------------------------------------------------------------------------------


def _to_act_in_play(hand: Known) -> int:
    if hand.marriages.question is not None:
        partner = partner_of(hand.leader, hand.rules.layout)
        assert partner is not None
        return partner
    return trickplay.seat_to_play(hand)


def _declarer(hand: Known) -> int | None:
    return hand.declarer


_TO_ACT: Final[dict[Phase, Callable[[Known], int | None]]] = {
    Phase.AUCTION: lambda hand: hand.auction.turn if hand.auction is not None else None,
    Phase.GIVE: exchange.exchange_partner,
    Phase.CONTRACT: _declarer,
    Phase.RETURN: _declarer,
    Phase.DISCARD: _declarer,
    Phase.PLAY: _to_act_in_play,
    Phase.OVER: lambda hand: None,
}


def seat_to_act(hand: Known) -> int | None:
    """The seat whose move is awaited; None once the hand is over."""
    return _TO_ACT[hand.phase](hand)


def _play_or_answer(hand: Known, seat: int) -> Choices:
    if hand.marriages.question is not None:
        return marriages.answer_choices(hand, seat)
    choices = trickplay.play_choices(hand, seat)
    calls = kontra.calls_of(hand, seat)
    return changed(choices, calls=calls) if calls else choices


_CHOICES: Final[dict[Phase, Callable[[Known, int], Choices]]] = {
    Phase.AUCTION: auction.bid_choices,
    Phase.GIVE: exchange.give_choices,
    Phase.CONTRACT: exchange.contract_choices,
    Phase.RETURN: exchange.return_choices,
    Phase.DISCARD: exchange.discard_choices,
    Phase.PLAY: _play_or_answer,
}


def choices_of(hand: Known, seat: int) -> Choices | None:
    """All that a seat may do now; None if nothing."""
    if seat_to_act(hand) == seat:
        return _CHOICES[hand.phase](hand, seat)
    calls = kontra.calls_of(hand, seat)
    return CallChoices(seat, calls) if calls else None


# -- the table of actions ---------------------------------------------------------------------------------------------


@frozen
class ActionRule:
    """In which phase an action belongs, why it may be refused, and what it does."""

    phase: Phase
    check: Callable[[Known, int, Any], Refusal | None]
    apply: Callable[[HandState, int, Any], Applied]


def _apply_redeal(hand: HandState, seat: int, _action: DemandRedeal) -> Applied:
    """The hand is thrown in and nothing is scored."""
    result = HandResult(HandKind.REDEAL, totals=hand.totals)
    event = auction.redeal_event(hand, seat)
    return changed(hand, phase=Phase.OVER, result=result), [event]


_RULES: Final[dict[type, ActionRule]] = {
    Bid: ActionRule(Phase.AUCTION, auction.check_bid, auction.apply_bid),
    Pass: ActionRule(Phase.AUCTION, auction.check_pass, auction.apply_pass),
    DemandRedeal: ActionRule(Phase.AUCTION, auction.check_redeal, _apply_redeal),
    Give: ActionRule(Phase.GIVE, exchange.check_cards, exchange.apply_give),
    Return: ActionRule(Phase.RETURN, exchange.check_cards, exchange.apply_return),
    Discard: ActionRule(Phase.DISCARD, exchange.check_cards, exchange.apply_discard),
    SetContract: ActionRule(Phase.CONTRACT, exchange.check_contract, exchange.apply_contract),
    Play: ActionRule(Phase.PLAY, trickplay.check_play, trickplay.apply_play),
    Declare: ActionRule(Phase.PLAY, marriages.check_attempt, marriages.apply_declare),
    AskWhole: ActionRule(Phase.PLAY, marriages.check_attempt, marriages.apply_ask_whole),
    AskHalf: ActionRule(Phase.PLAY, marriages.check_attempt, marriages.apply_ask_half),
    AnswerWhole: ActionRule(Phase.PLAY, marriages.check_answer, marriages.apply_answer_whole),
    AnswerHalf: ActionRule(Phase.PLAY, marriages.check_answer, marriages.apply_answer_half),
    Kontra: ActionRule(Phase.PLAY, kontra.check_call, kontra.apply_call),
    Re: ActionRule(Phase.PLAY, kontra.check_call, kontra.apply_call),
}
_OUT_OF_TURN: Final = (Kontra, Re)
_ANSWERS: Final = (AnswerWhole, AnswerHalf)


def check(hand: Known, seat: int, action: Action) -> Refusal | None:
    """Why a seat may not take an action now, or None if it may. Raises NotAnActionError."""
    rule = _RULES.get(type(action))
    if rule is None:
        raise NotAnActionError(action)
    if hand.phase is Phase.OVER:
        return Refusal(Reason.HAND_OVER)
    if not isinstance(action, _OUT_OF_TURN):
        refusal = _check_turn(hand, seat, action, rule)
        if refusal is not None:
            return refusal
    return rule.check(hand, seat, action)


def _check_turn(hand: Known, seat: int, action: Action, rule: ActionRule) -> Refusal | None:
    to_act = seat_to_act(hand)
    if hand.marriages.question is not None and not (seat == to_act and isinstance(action, _ANSWERS)):
        return Refusal(Reason.ANSWER_FIRST, seat=to_act)
    if seat != to_act:
        return Refusal(Reason.NOT_YOUR_TURN, seat=to_act)
    return Refusal(Reason.WRONG_PHASE) if hand.phase is not rule.phase else None


def apply(hand: HandState, seat: int, action: Action) -> Applied:
    """The hand after an action that ``check`` has accepted, and what happened. Phases that end move on."""
    after, events = _RULES[type(action)].apply(hand, seat, action)
    after = changed(after, moves=(*hand.moves, Move(seat, action)))
    while after.phase is not Phase.OVER and _HAS_ENDED[after.phase](after):
        after, more = _next_phase(after)
        events.extend(more)
    return after, events


# -- from phase to phase ----------------------------------------------------------------------------------------------


_HAS_ENDED: Final[dict[Phase, Callable[[HandState], bool]]] = {
    Phase.AUCTION: lambda hand: hand.auction is not None and hand.auction.turn is None,
    Phase.GIVE: lambda hand: bool(hand.exchange.given),
    Phase.CONTRACT: lambda hand: hand.contract is not None,
    Phase.RETURN: lambda hand: bool(hand.exchange.returned),
    Phase.DISCARD: lambda hand: bool(hand.exchange.discarded),
    Phase.PLAY: trickplay.is_played_out,
}


def _next_phase(hand: HandState) -> Applied:
    order = (*phase_order(hand.rules), Phase.OVER)
    is_thrown_to_play = hand.phase is Phase.AUCTION and hand.passed_out
    phase = Phase.PLAY if is_thrown_to_play else order[order.index(hand.phase) + 1]
    enter = _ON_ENTRY.get(phase)
    moved = changed(hand, phase=phase)
    return enter(moved) if enter is not None else (moved, [])


def _enter_play(hand: HandState) -> Applied:
    return changed(hand, leader=_first_leader(hand)), []


_ON_ENTRY: Final[dict[Phase, Callable[[HandState], Applied]]] = {
    Phase.DISCARD: exchange.take_kitty,
    Phase.PLAY: _enter_play,
}
