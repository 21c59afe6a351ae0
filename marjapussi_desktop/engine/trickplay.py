"""Playing cards, gathering tricks, drawing and turning up (RULES.md, "Tricks")."""

from __future__ import annotations

from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.events import CardDrawn, CardPlayed, CardTurnedUp, Event, TrickWon
from marjapussi_desktop.engine.known import Known
from marjapussi_desktop.engine.legality import legal_cards, turn_of, why_not
from marjapussi_desktop.engine.marriages import attempt_after_trick, marriage_choices
from marjapussi_desktop.engine.reasons import Reason, Refusal
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import Applied, HandState, PlayedTrick
from marjapussi_desktop.engine.tricks import winning_index
from marjapussi_desktop.engine.values import changed


def seat_to_play(hand: Known) -> int:
    """The seat whose card is awaited."""
    return (hand.leader + len(hand.trick)) % players_in(hand.rules.layout)


def play_choices(hand: Known, seat: int) -> PlayChoices:
    """The cards that the seat to play may play, and at a lead what it may declare first."""
    return PlayChoices(seat, legal_cards(turn_of(hand, seat)), marriage_choices(hand, seat), ())


def check_play(hand: Known, seat: int, action: Play) -> Refusal | None:
    """Why a card may not be played, or None if it may."""
    card = action.card
    if card in hand.available(seat):
        return why_not(turn_of(hand, seat), card)
    return Refusal(Reason.CARD_NOT_HELD, card=card)


def apply_play(hand: HandState, seat: int, action: Play) -> Applied:
    """A card goes to the trick; a full trick is gathered, cards are drawn, and its winner is to lead."""
    after, events = _put_on_table(hand, seat, action.card)
    if len(after.trick) < players_in(hand.rules.layout):
        return after, events
    return _gather(after, events)


def _put_on_table(hand: HandState, seat: int, card: Card) -> Applied:
    marriages = hand.marriages
    if marriages.may_attempt or marriages.lead_suit is not None:
        marriages = changed(marriages, may_attempt=False, lead_suit=None)
    trick = (*hand.trick, card)
    if card in hand.hands[seat]:
        rest = tuple([c for c in hand.hands[seat] if c is not card])
        hands = (*hand.hands[:seat], rest, *hand.hands[seat + 1 :])
        return changed(hand, hands=hands, trick=trick, marriages=marriages), [CardPlayed(seat, card, None)]
    return _put_from_row(changed(hand, trick=trick, marriages=marriages), seat, card)


def _put_from_row(hand: HandState, seat: int, card: Card) -> Applied:
    """A face-up card leaves the row and the card under it is turned up at once."""
    column = hand.up[seat].index(card)
    beneath = hand.down[seat][column]
    up_row = (*hand.up[seat][:column], beneath, *hand.up[seat][column + 1 :])
    down_row = (*hand.down[seat][:column], None, *hand.down[seat][column + 1 :])
    after = changed(
        hand,
        up=(*hand.up[:seat], up_row, *hand.up[seat + 1 :]),
        down=(*hand.down[:seat], down_row, *hand.down[seat + 1 :]),
    )
    turned: list[Event] = [CardTurnedUp(seat, column, beneath)] if beneath is not None else []
    return after, [CardPlayed(seat, card, column), *turned]


def _gather(hand: HandState, events: list[Event]) -> Applied:
    winner = (hand.leader + winning_index(hand.trick, hand.trump)) % players_in(hand.rules.layout)
    is_last = not any(hand.available(seat) for seat in range(players_in(hand.rules.layout)))
    number = len(hand.tricks) + 1
    events.append(TrickWon(winner, number, hand.leader, hand.trick, is_last))
    led_by = hand.leader
    hand = changed(
        hand,
        trick=(),
        tricks=(*hand.tricks, PlayedTrick(led_by, hand.trick, winner)),
        leader=winner,
    )
    if hand.stock:
        hand = _draw(hand, winner, events)
    may_attempt = attempt_after_trick(hand, winner, led_by, is_last)
    return changed(hand, marriages=changed(hand.marriages, may_attempt=may_attempt)), events


def _draw(hand: HandState, winner: int, events: list[Event]) -> HandState:
    """The winner draws the top card of the stock, then the others in turn."""
    players = players_in(hand.rules.layout)
    hands, stock = list(hand.hands), hand.stock
    for seat in ((winner + k) % players for k in range(players)):
        card, stock = stock[0], stock[1:]
        hands[seat] = (*hands[seat], card)
        events.append(CardDrawn(seat, card, len(stock)))
    return changed(hand, hands=tuple(hands), stock=stock)


def is_played_out(hand: HandState) -> bool:
    """Whether the last trick has been gathered."""
    return not hand.trick and bool(hand.tricks) and not hand.available(hand.leader)
