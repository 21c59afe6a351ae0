"""The intermediate views: the table after each event of an update.

An update has its events and the view at the end. To animate the events one by one, the table needs a view after each;
they are computed here from the view before the update. They are for display only: at the end, the update's own view is
shown in any case.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.events import (
    AuctionWon,
    BidMade,
    Called,
    CardDrawn,
    CardPlayed,
    CardsDiscarded,
    CardsPassed,
    CardTurnedUp,
    ContractSet,
    Event,
    HandDealt,
    HandScored,
    KittyExposed,
    KittyTaken,
    MarriageDeclared,
    MatchWon,
    Passed,
    PassedOut,
    TrickWon,
)
from marjapussi_desktop.engine.state import Declaration, Phase, PlayedTrick
from marjapussi_desktop.engine.values import changed

_NO_SEAT: Final = -1


def actor_of(event: Event) -> int | None:
    """Who acted, for events that are somebody's move."""
    if isinstance(event, TrickWon):
        return None
    if isinstance(event, CardsPassed):
        return event.giver
    seat: int = getattr(event, "seat", _NO_SEAT)
    return seat if seat != _NO_SEAT else None


def views_between(shown: TableView, events: Sequence[Event], final: TableView) -> list[TableView]:
    """The view after each event; whose turn it is points at who acts next. The last one is ``final`` itself."""
    views: list[TableView] = []
    view = changed(shown, seats=_renamed(shown, final), suits=final.suits, to_act=None)
    for nth, event in enumerate(events):
        view = _ADVANCE.get(type(event), _unchanged)(view, event, final)
        following = events[nth + 1] if nth + 1 < len(events) else None
        view = changed(view, to_act=actor_of(following) if following is not None else None)
        views.append(view)
    if views:
        views[-1] = final
    return views


def _renamed(shown: TableView, final: TableView) -> Any:
    """The seats shown, unless the table is another one (a new match): then the final ones."""
    return shown.seats if len(shown.seats) == len(final.seats) else final.seats


def _unchanged(view: TableView, event: Event, final: TableView) -> TableView:
    return view


def _bid(view: TableView, event: BidMade, final: TableView) -> TableView:
    view = _with_seat(view, event.seat, bid=event.amount)
    return changed(view, high_bid=event.amount, high_bidder=event.seat)


def _won(view: TableView, event: AuctionWon, final: TableView) -> TableView:
    view = _with_seat(view, event.seat, is_declarer=True)
    phase = Phase.PLAY if final.phase is Phase.AUCTION else final.phase
    return changed(view, phase=phase, declarer=event.seat, final_bid=event.amount)


def _exposed(view: TableView, event: KittyExposed, final: TableView) -> TableView:
    return changed(view, kitty=event.cards)


def _took_kitty(view: TableView, event: KittyTaken, final: TableView) -> TableView:
    return changed(_gain(view, event.seat, event.cards, event.count), kitty=(), kitty_count=0)


def _passed_cards(view: TableView, event: CardsPassed, final: TableView) -> TableView:
    view = _lose(view, event.giver, event.cards, event.count)
    return _gain(view, event.taker, event.cards, event.count)


def _discarded(view: TableView, event: CardsDiscarded, final: TableView) -> TableView:
    return changed(_lose(view, event.seat, event.cards, event.count), discards=event.cards)


def _played(view: TableView, event: CardPlayed, final: TableView) -> TableView:
    if event.column is None:
        view = _lose(view, event.seat, (event.card,), 1)
    else:
        up = list(view.seats[event.seat].up)
        up[event.column] = None
        view = _with_seat(view, event.seat, up=tuple(up))
    return changed(view, phase=Phase.PLAY, trick=(*view.trick, (event.seat, event.card)))


def _turned_up(view: TableView, event: CardTurnedUp, final: TableView) -> TableView:
    up, down = list(view.seats[event.seat].up), list(view.seats[event.seat].down)
    up[event.column], down[event.column] = event.card, False
    beneath = tuple(None if card is event.card else card for card in view.seats[event.seat].beneath)
    return _with_seat(view, event.seat, up=tuple(up), down=tuple(down), beneath=beneath)


def _trick_won(view: TableView, event: TrickWon, final: TableView) -> TableView:
    side = view.seats[event.seat].side
    won = tuple(count + (nth == side) for nth, count in enumerate(view.tricks_won))
    trick = PlayedTrick(event.leader, event.cards, event.seat)
    taken = final.taken if won == final.tricks_won else view.taken
    return changed(view, trick=(), tricks_won=won, last_trick=trick, taken=taken)


def _drawn(view: TableView, event: CardDrawn, final: TableView) -> TableView:
    cards = (event.card,) if event.card is not None else ()
    stock = tuple(card for card in view.stock if card is not event.card)
    return changed(_gain(view, event.seat, cards, 1), stock_count=event.left, stock=stock)


def _declared(view: TableView, event: MarriageDeclared, final: TableView) -> TableView:
    new = Declaration(event.seat, event.suit, event.how, event.points, event.sets_trump)
    trump = event.suit if event.sets_trump else view.trump
    is_latest = len(view.declared) + 1 == len(final.declared)
    lines = final.hand_lines if is_latest else view.hand_lines
    return changed(view, declared=(*view.declared, new), trump=trump, hand_lines=lines)


def _scored(view: TableView, event: HandScored, final: TableView) -> TableView:
    return changed(view, phase=Phase.OVER, totals=event.result.totals, result=event.result)


def _with_seat(view: TableView, seat: int, **changes: Any) -> TableView:
    """The view with one seat changed."""
    seats = list(view.seats)
    seats[seat] = changed(seats[seat], **changes)
    return changed(view, seats=tuple(seats))


def _lose(view: TableView, seat: int, cards: Sequence[Card], count: int) -> TableView:
    held = view.seats[seat]
    hand = tuple(card for card in held.hand if card not in cards)
    return _with_seat(view, seat, hand=hand, hand_count=max(0, held.hand_count - count))


def _gain(view: TableView, seat: int, cards: Sequence[Card], count: int) -> TableView:
    held = view.seats[seat]
    hand = tuple({*held.hand, *cards}) if seat == view.viewer or view.is_open else held.hand
    return _with_seat(view, seat, hand=hand, hand_count=held.hand_count + count)


_ADVANCE: Final[dict[type[Event], Callable[[TableView, Any, TableView], TableView]]] = {
    HandDealt: lambda view, e, final: final,  # a deal is a step of its own
    BidMade: _bid,
    Passed: lambda view, e, final: _with_seat(view, e.seat, has_passed=True),
    AuctionWon: _won,
    PassedOut: lambda view, e, final: changed(view, phase=Phase.PLAY),
    KittyExposed: _exposed,
    KittyTaken: _took_kitty,
    CardsPassed: _passed_cards,
    CardsDiscarded: _discarded,
    ContractSet: lambda view, e, final: changed(view, contract=e.amount, phase=Phase.RETURN),
    CardPlayed: _played,
    CardTurnedUp: _turned_up,
    TrickWon: _trick_won,
    CardDrawn: _drawn,
    MarriageDeclared: _declared,
    Called: lambda view, e, final: changed(view, call_count=e.number),
    HandScored: _scored,
    MatchWon: lambda view, e, final: changed(view, winner=e.side, victory=e.how),
}
"""What each event changes; the others (questions, answers) change nothing that is shown."""
