"""What a seat knows. An observation is built from nothing: what a seat may not see is absent, never masked.

RULES.md, "What a player knows": a seat knows its own cards, everything said and played in the open, the face-up cards,
the cards it gave and received, its own discards and an exposed kitty. It never knows more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from marjapussi_desktop.engine.actions import (
    AskHalf,
    AskWhole,
    Discard,
    Give,
    HiddenCards,
    Move,
    Return,
    SeenMove,
)
from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.choices import Choices
from marjapussi_desktop.engine.errors import UnknownCardsError
from marjapussi_desktop.engine.events import (
    CardDrawn,
    CardsDiscarded,
    CardsPassed,
    Event,
    HandResult,
    KittyTaken,
)
from marjapussi_desktop.engine.phases import choices_of, seat_to_act
from marjapussi_desktop.engine.ruleset import KITTY_SIZE, Ruleset
from marjapussi_desktop.engine.seats import partner_of
from marjapussi_desktop.engine.state import (
    AuctionState,
    Declaration,
    HandState,
    MarriageState,
    Phase,
    PlayedTrick,
    told_briefly,
)
from marjapussi_desktop.engine.values import changed, frozen


@frozen
class Observation:
    """A hand as one seat sees it.

    ``seat``: whose eyes; ``totals`` per side before this hand, ``carried_pips`` as in the hand; ``to_act``: whose
    turn; ``hand``: own cards now and ``dealt`` as dealt; ``hand_counts`` per seat; ``up``: the face-up rows of all
    seats, ``dealt_up`` as dealt, and ``down``: which places still hide a card (open layout); ``kitty``: its cards if
    this seat has seen them; ``given``, ``received``: own part of the exchange; ``discarded``: own discards; ``trick``:
    cards from ``leader`` on; ``tricks`` completed; ``marriages``: what was declared and asked, and may be attempted
    before this lead, which all at the table know; ``calls``: seats in order; ``drawn``: own cards drawn from the stock
    in order; ``moves``: all moves as seen; ``choices``: what this seat may do now, None for nothing.
    """

    rules: Ruleset
    seat: int
    number: int
    dealer: int
    totals: tuple[int, ...]
    carried_pips: int
    phase: Phase
    to_act: int | None
    hand: tuple[Card, ...]
    dealt: tuple[Card, ...]
    hand_counts: tuple[int, ...]
    up: tuple[tuple[Card | None, ...], ...]
    dealt_up: tuple[tuple[Card, ...], ...]
    down: tuple[tuple[bool, ...], ...]
    stock_count: int
    kitty: tuple[Card, ...]
    auction: AuctionState | None
    declarer: int | None
    final_bid: int | None
    contract: int | None
    given: tuple[Card, ...]
    received: tuple[Card, ...]
    discarded: tuple[Card, ...]
    leader: int
    trick: tuple[Card, ...]
    tricks: tuple[PlayedTrick, ...]
    trump: Suit | None
    marriages: MarriageState
    calls: tuple[int, ...]
    drawn: tuple[Card, ...]
    moves: tuple[SeenMove, ...]
    result: HandResult | None
    choices: Choices | None

    def __repr__(self) -> str:
        told = told_briefly(self.rules, self.number, self.phase, self.trick, len(self.moves))
        return f"<Observation of seat {self.seat}; {told}>"

    @property
    def declared(self) -> tuple[Declaration, ...]:
        """The declarations of the hand, in order."""
        return self.marriages.declared

    @property
    def asked_whole(self) -> frozenset[int]:
        """The seats that asked for a whole."""
        return self.marriages.asked_whole

    @property
    def asked_half(self) -> frozenset[int]:
        """The seats that asked for a half."""
        return self.marriages.asked_half

    @property
    def broken(self) -> frozenset[int]:
        """The seats whose marriages are broken."""
        return self.marriages.broken

    @property
    def question(self) -> AskWhole | AskHalf | None:
        """An ask that awaits its answer."""
        return self.marriages.question

    @property
    def passed_out(self) -> bool:
        """Whether everybody passed."""
        return self.auction is not None and self.auction.turn is None and self.auction.high_seat is None

    def held(self, seat: int) -> tuple[Card, ...]:
        """The cards in hand of this seat. Raises UnknownCardsError for another."""
        if seat != self.seat:
            raise UnknownCardsError(seat, self.seat)
        return self.hand

    def available(self, seat: int) -> tuple[Card, ...]:
        """The cards this seat can play: its hand and its face-up cards. Raises UnknownCardsError for another seat."""
        return self.held(seat) + tuple(c for c in (self.up[seat] if self.up else ()) if c is not None)


@frozen
class AllCards:
    """Where every card is, for what measures players: ``hands``, per seat what it can play; ``stock``, the next card
    first; ``beneath``: each face-up card with the card that lies face down under it.
    """

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    beneath: tuple[tuple[Card, Card], ...]


def see_all(hand: HandState) -> AllCards:
    """What nobody at the table knows."""
    rows = zip(hand.up, hand.down, strict=True)
    return AllCards(
        hands=tuple(hand.available(seat) for seat in range(len(hand.hands))),
        stock=hand.stock,
        beneath=tuple(
            (upper, lower)
            for up, down in rows
            for upper, lower in zip(up, down, strict=True)
            if upper is not None and lower is not None
        ),
    )


def observe(hand: HandState, seat: int) -> Observation:
    """What ``seat`` knows of ``hand``, with the choices that it has now."""
    exchange = hand.exchange
    declarer = hand.declarer
    is_declarer = declarer == seat
    is_partner = declarer is not None and partner_of(seat, hand.rules.layout) == declarer
    return Observation(
        rules=hand.rules,
        seat=seat,
        number=hand.number,
        dealer=hand.dealer,
        totals=hand.totals,
        carried_pips=hand.carried_pips,
        phase=hand.phase,
        to_act=seat_to_act(hand),
        hand=hand.hands[seat],
        dealt=hand.dealt.hands[seat],
        hand_counts=tuple(map(len, hand.hands)),
        up=hand.up,
        dealt_up=hand.dealt.up,
        down=tuple(tuple(c is not None for c in row) for row in hand.down),
        stock_count=len(hand.stock),
        kitty=_kitty_seen(hand, seat),
        auction=hand.auction,
        declarer=declarer,
        final_bid=hand.final_bid,
        contract=hand.contract,
        given=exchange.given if is_partner else exchange.returned if is_declarer else (),
        received=exchange.given if is_declarer else exchange.returned if is_partner else (),
        discarded=exchange.discarded if is_declarer else (),
        leader=hand.leader,
        trick=hand.trick,
        tricks=hand.tricks,
        trump=hand.trump,
        marriages=hand.marriages,
        calls=hand.calls,
        drawn=_drawn_by(hand, seat),
        moves=tuple([seen_move(move, hand, seat) for move in hand.moves]),
        result=hand.result,
        choices=choices_of(hand, seat),
    )


def _kitty_seen(hand: HandState, seat: int) -> tuple[Card, ...]:
    kitty_rules = hand.rules.kitty
    if kitty_rules is None or hand.declarer is None:
        return ()
    return hand.dealt.kitty if kitty_rules.kitty_exposed or hand.declarer == seat else ()


def _drawn_by(hand: HandState, seat: int) -> tuple[Card, ...]:
    """After each trick the winner draws first and then the other: each knows one of every two cards of the stock."""
    drawn: list[Card] = []
    stock = hand.dealt.stock
    for number, trick in enumerate(hand.tricks[: len(stock) // 2]):
        drawn.append(stock[2 * number + (trick.winner != seat)])
    return tuple(drawn)


_EXCHANGES: Final = (Give, Return, Discard)
_KINDS: Final[dict[type, str]] = {Give: "give", Return: "return", Discard: "discard"}


def seen_move(move: Move, hand: HandState, seat: int) -> SeenMove:
    """A move as ``seat`` saw it: cards exchanged or put aside by others are only counted."""
    action = move.action
    if isinstance(action, _EXCHANGES) and not _sees_cards_of(move, hand, seat):
        return SeenMove(move.seat, HiddenCards(_KINDS[type(action)], len(action.cards)))
    return SeenMove(move.seat, action)


def _sees_cards_of(move: Move, hand: HandState, seat: int) -> bool:
    if move.seat == seat:
        return True
    return not isinstance(move.action, Discard) and partner_of(move.seat, hand.rules.layout) == seat


def _redact_passed(event: CardsPassed, seat: int, _hand: HandState) -> Event:
    return event if seat in (event.giver, event.taker) else changed(event, cards=())


def _redact_discarded(event: CardsDiscarded, seat: int, _hand: HandState) -> Event:
    return event if seat == event.seat else changed(event, cards=())


def _redact_drawn(event: CardDrawn, seat: int, _hand: HandState) -> Event:
    return event if seat == event.seat else changed(event, card=None)


def _redact_taken(event: KittyTaken, seat: int, hand: HandState) -> Event:
    return event if len(_kitty_seen(hand, seat)) == KITTY_SIZE else changed(event, cards=())


_REDACTIONS: Final[dict[type, Callable[..., Event]]] = {
    CardsPassed: _redact_passed,
    CardsDiscarded: _redact_discarded,
    CardDrawn: _redact_drawn,
    KittyTaken: _redact_taken,
}


def redact(event: Event, seat: int, hand: HandState) -> Event:
    """The event as ``seat`` sees it, in ``hand`` as it stands after the event."""
    redaction = _REDACTIONS.get(type(event))
    return redaction(event, seat, hand) if redaction is not None else event
