"""The exchange between declarer and partner, the kitty, and the contract (RULES.md, "Exchange and contract")."""

from __future__ import annotations

from collections.abc import Sequence

from marjapussi_desktop.engine.actions import Discard, Give, Return, SetContract
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import STEP, CardsChoices, ContractChoices
from marjapussi_desktop.engine.events import (
    CardsDiscarded,
    CardsPassed,
    ContractSet,
    Event,
    KittyExposed,
    KittyTaken,
)
from marjapussi_desktop.engine.known import Known
from marjapussi_desktop.engine.reasons import Reason, Refusal
from marjapussi_desktop.engine.ruleset import KITTY_SIZE, highest_total
from marjapussi_desktop.engine.seats import partner_of
from marjapussi_desktop.engine.state import Applied, HandState
from marjapussi_desktop.engine.values import changed


def _hand_without(hand: HandState, seat: int, cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(c for c in hand.hands[seat] if c not in cards)


def _with_hand(hands: tuple[tuple[Card, ...], ...], seat: int, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return (*hands[:seat], cards, *hands[seat + 1 :])


def exchange_partner(hand: Known) -> int:
    """The declarer's partner."""
    assert hand.declarer is not None
    partner = partner_of(hand.declarer, hand.rules.layout)
    assert partner is not None, "only partners exchange cards"
    return partner


def _count(hand: Known) -> int:
    return hand.rules.exchange.exchange if hand.rules.exchange is not None else KITTY_SIZE


def give_choices(hand: Known, seat: int) -> CardsChoices:
    """The cards that the declarer's partner may give."""
    return CardsChoices(seat, Give, _count(hand), hand.held(seat))


def return_choices(hand: Known, seat: int) -> CardsChoices:
    """The cards that the declarer may give back: any, those received included."""
    return CardsChoices(seat, Return, _count(hand), hand.held(seat))


def discard_choices(hand: Known, seat: int) -> CardsChoices:
    """The cards that the declarer may put aside after taking the kitty."""
    kitty = hand.rules.kitty
    assert kitty is not None
    return CardsChoices(seat, Discard, _count(hand), tuple(c for c in hand.held(seat) if kitty.may_discard(c)))


def check_cards(hand: Known, seat: int, action: Give | Return | Discard) -> Refusal | None:
    """Why these cards may not be given, returned or discarded, or None if they may."""
    if len(action.cards) != _count(hand):
        return Refusal(Reason.WRONG_NUMBER_OF_CARDS, amount=_count(hand))
    for index, card in enumerate(action.cards):
        if card in action.cards[:index]:
            return Refusal(Reason.CARD_TWICE, card=card)
        if card not in hand.held(seat):
            return Refusal(Reason.CARD_NOT_HELD, card=card)
    if isinstance(action, Discard):
        allowed = discard_choices(hand, seat).cards
        forbidden = next((c for c in action.cards if c not in allowed), None)
        if forbidden is not None:
            return Refusal(Reason.NO_DISCARD_OF_ACES_AND_TENS, card=forbidden)
    return None


def apply_give(hand: HandState, seat: int, action: Give) -> Applied:
    """The partner's cards go to the declarer."""
    declarer = hand.declarer
    assert declarer is not None
    after = _passed_over(hand, seat, declarer, action.cards)
    after = changed(after, exchange=changed(hand.exchange, given=action.cards))
    return after, [CardsPassed(seat, declarer, action.cards, len(action.cards), is_return=False)]


def apply_return(hand: HandState, seat: int, action: Return) -> Applied:
    """The declarer gives back the same number of cards."""
    partner = exchange_partner(hand)
    after = _passed_over(hand, seat, partner, action.cards)
    after = changed(after, exchange=changed(hand.exchange, returned=action.cards))
    return after, [CardsPassed(seat, partner, action.cards, len(action.cards), is_return=True)]


def _passed_over(hand: HandState, giver: int, taker: int, cards: tuple[Card, ...]) -> HandState:
    hands = _with_hand(hand.hands, giver, _hand_without(hand, giver, cards))
    return changed(hand, hands=_with_hand(hands, taker, hand.hands[taker] + cards))


def take_kitty(hand: HandState) -> Applied:
    """The declarer takes the kitty, shown to all first where the rules say so."""
    declarer = hand.declarer
    kitty = hand.rules.kitty
    assert declarer is not None
    assert kitty is not None
    cards = hand.dealt.kitty
    after = changed(hand, hands=_with_hand(hand.hands, declarer, hand.hands[declarer] + cards))
    shown: list[Event] = [KittyExposed(cards)] if kitty.kitty_exposed else []
    return after, [*shown, KittyTaken(declarer, cards, len(cards))]


def apply_discard(hand: HandState, seat: int, action: Discard) -> Applied:
    """The declarer puts cards aside, face down."""
    after = changed(
        hand,
        hands=_with_hand(hand.hands, seat, _hand_without(hand, seat, action.cards)),
        exchange=changed(hand.exchange, discarded=action.cards),
    )
    return after, [CardsDiscarded(seat, action.cards, len(action.cards))]


def contract_choices(hand: Known, seat: int) -> ContractChoices:
    """The contracts that the declarer may set: from his final bid up. The bid ban does not limit them."""
    assert hand.final_bid is not None
    return ContractChoices(seat, hand.final_bid, highest_total(hand.rules))


def check_contract(hand: Known, seat: int, action: SetContract) -> Refusal | None:
    """Why a contract may not be set, or None if it may."""
    choices = contract_choices(hand, seat)
    if action.amount % STEP:
        return Refusal(Reason.CONTRACT_NOT_MULTIPLE, amount=action.amount)
    if action.amount < choices.minimum:
        return Refusal(Reason.CONTRACT_TOO_LOW, amount=choices.minimum)
    if action.amount > choices.maximum:
        return Refusal(Reason.CONTRACT_TOO_HIGH, amount=choices.maximum)
    return None


def apply_contract(hand: HandState, seat: int, action: SetContract) -> Applied:
    """The contract is set."""
    assert hand.final_bid is not None
    return changed(hand, contract=action.amount), [ContractSet(seat, action.amount, action.amount - hand.final_bid)]
