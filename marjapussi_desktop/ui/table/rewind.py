"""The table at the start of a hand, worked out from a later view by taking back what happened since."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from marjapussi_desktop.controller.table_view import SeatView, TableView
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.events import (
    CardDrawn,
    CardPlayed,
    CardsDiscarded,
    CardsPassed,
    CardTurnedUp,
    Event,
    HandDealt,
    KittyTaken,
)
from marjapussi_desktop.engine.ruleset import KITTY_SIZE, STOCK_SIZE
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.engine.values import changed


def with_seat(view: TableView, seat: int, **changes: Any) -> TableView:
    """The view with one seat changed."""
    seats = list(view.seats)
    seats[seat] = changed(seats[seat], **changes)
    return changed(view, seats=tuple(seats))


def dealt_view(view: TableView, since: Sequence[Event], event: HandDealt) -> TableView:
    """The table right after ``event``, from a later ``view`` of the same hand and the events ``since`` then."""
    for later in reversed(since):
        undo = _UNDO.get(type(later))
        if undo is not None:
            view = undo(view, later)
    rules = view.rules
    sides = len(view.totals)
    return changed(
        view,
        hand_number=event.number,
        phase=Phase.AUCTION if rules.auction is not None else Phase.PLAY,
        to_act=None,
        leader=None,
        seats=tuple(_fresh_seat(seat, event) for seat in view.seats),
        trick=(),
        last_trick=None,
        tricks_won=(0,) * sides,
        taken=(0,) * sides,
        hand_lines=(),
        trump=None,
        declared=(),
        high_bid=None,
        high_bidder=None,
        declarer=None,
        final_bid=None,
        contract=None,
        call_count=0,
        stock_count=STOCK_SIZE if rules.layout is Layout.STOCK else 0,
        kitty_count=KITTY_SIZE if rules.layout is Layout.KITTY else 0,
        kitty=(),
        discards=(),
        result=None,
        winner=None,
        victory=None,
    )


def _fresh_seat(seat: SeatView, event: HandDealt) -> SeatView:
    return changed(seat, is_dealer=seat.seat == event.dealer, is_declarer=False, bid=0, has_passed=False)


def _give_back(view: TableView, seat: int, cards: Sequence[Card], count: int) -> TableView:
    """Put cards back into a hand (or take them out again, with a negative ``count``)."""
    held = view.seats[seat]
    hand = held.hand
    if seat == view.viewer:
        hand = tuple(set(hand) | set(cards)) if count > 0 else tuple(c for c in hand if c not in cards)
    return with_seat(view, seat, hand=hand, hand_count=held.hand_count + count)


def _undo_play(view: TableView, event: CardPlayed) -> TableView:
    if event.column is None:
        return _give_back(view, event.seat, (event.card,), 1)
    up = list(view.seats[event.seat].up)
    up[event.column] = event.card
    return with_seat(view, event.seat, up=tuple(up))


def _undo_turn(view: TableView, event: CardTurnedUp) -> TableView:
    up, down = list(view.seats[event.seat].up), list(view.seats[event.seat].down)
    up[event.column], down[event.column] = None, True
    return with_seat(view, event.seat, up=tuple(up), down=tuple(down))


def _undo_pass(view: TableView, event: CardsPassed) -> TableView:
    view = _give_back(view, event.taker, event.cards, -event.count)
    return _give_back(view, event.giver, event.cards, event.count)


def _undo_draw(view: TableView, event: CardDrawn) -> TableView:
    return _give_back(view, event.seat, (event.card,) if event.card is not None else (), -1)


_UNDO: Final[dict[type[Event], Callable[[TableView, Any], TableView]]] = {
    CardPlayed: _undo_play,
    CardTurnedUp: _undo_turn,
    CardsPassed: _undo_pass,
    CardsDiscarded: lambda view, e: _give_back(view, e.seat, e.cards, e.count),
    KittyTaken: lambda view, e: _give_back(view, e.seat, e.cards, -e.count),
    CardDrawn: _undo_draw,
}
"""What each event that moves cards to or from a hand does to it, backwards."""
