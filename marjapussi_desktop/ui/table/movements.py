"""What is played for each event: how long, and which card goes which way. Pure values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from marjapussi_desktop.controller.match.prompts import Update
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.cards import Card, is_card, king_of, queen_of
from marjapussi_desktop.engine.events import (
    AnsweredHalf,
    AnsweredWhole,
    AskedHalf,
    AskedWhole,
    BidMade,
    BluffAdmitted,
    Called,
    CardDrawn,
    CardPlayed,
    CardsDiscarded,
    CardsPassed,
    CardTurnedUp,
    ContractSet,
    Event,
    HandDealt,
    KittyExposed,
    KittyTaken,
    MarriageDeclared,
    Passed,
    RedealDemanded,
    TrickWon,
)
from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.ui.table.layout import TableLayout, home_pose, in_front, place_of
from marjapussi_desktop.ui.table.pose import Pose, Tween
from marjapussi_desktop.ui.table.speeds import Speeds
from marjapussi_desktop.ui.table.unfold import actor_of, views_between


@frozen
class Movement:
    """One event being played: the table ``before`` it lies for ``wait_ms``, cards move for ``move_ms``, and the table
    ``after`` it lies for ``hold_ms``. ``is_pause``: the wait is the pause over a full trick; ``is_moment``: it is the
    picture of something great that moves. A click or a key ends either.
    """

    event: Event
    before: TableView
    after: TableView
    wait_ms: int
    move_ms: int
    hold_ms: int
    is_pause: bool = False
    is_moment: bool = False


_SPOKEN: Final = (
    BidMade, Passed, RedealDemanded, ContractSet, AskedWhole, AskedHalf, AnsweredWhole, AnsweredHalf, BluffAdmitted,
)  # fmt: skip
_FLIGHTS: Final = (CardPlayed, CardsPassed, CardsDiscarded, KittyTaken)


def movements_of(shown: TableView, update: Update, speeds: Speeds) -> list[Movement]:
    """The movements of an update, in order, from the view ``shown`` before it."""
    views = views_between(shown, update.events, update.view)
    if update.keeps_trick and isinstance(update.events[-1], TrickWon):
        # It is laid there again before anything is seen of that, and no click has anything to gather.
        speeds = changed(speeds, gather_ms=0, trick_pause_ms=max(speeds.trick_pause_ms, 0))
    movements = []
    before = changed(shown, to_act=actor_of(update.events[0])) if update.events else shown
    for event, after in zip(update.events, views, strict=True):
        movements.append(_movement(event, before, after, speeds))
        before = after
    return movements


def _movement(event: Event, before: TableView, after: TableView, speeds: Speeds) -> Movement:
    is_own = actor_of(event) == after.viewer
    think = 0 if is_own else speeds.think_ms
    if isinstance(event, HandDealt):
        return Movement(event, before, after, 0, speeds.deal_ms, 0)
    if isinstance(event, TrickWon):
        return Movement(event, before, after, speeds.trick_pause_ms, speeds.gather_ms, 0, is_pause=True)
    if isinstance(event, MarriageDeclared):
        return Movement(event, before, after, 0, speeds.moment_ms, 0, is_moment=True)
    if isinstance(event, Called):
        return Movement(event, before, after, think, speeds.moment_ms, 0, is_moment=True)
    if isinstance(event, KittyExposed):
        return Movement(event, before, after, think, speeds.flight_ms, speeds.kitty_ms)
    if isinstance(event, CardTurnedUp | CardDrawn):
        return Movement(event, before, after, 0, speeds.flight_ms, 0)
    if isinstance(event, _FLIGHTS):
        return Movement(event, before, after, think, speeds.flight_ms, 0)
    if isinstance(event, _SPOKEN):
        return Movement(event, before, after, think, 0, 0 if is_own else speeds.speech_ms)
    return Movement(event, before, after, 0, 0, 0)


def faces_of(event: Event, trick_scale: float) -> tuple[tuple[Card, ...], float]:
    """The cards whose faces an event shows for the first time as a rule, and the scale that they are shown in."""
    match event:
        case CardPlayed(card=played):
            return (played,), trick_scale
        case MarriageDeclared(suit=suit):
            return (king_of(suit), queen_of(suit)), 1.0
    return (), 1.0


def tweens_of(movement: Movement, before: TableLayout, after: TableLayout) -> list[Tween]:
    """The ways of all cards from one layout to the other: of those that stay, that appear and that vanish."""
    if isinstance(movement.event, HandDealt):
        before = TableLayout(before.frame, {})  # whatever lay on the table is a former hand
    comes, goes = _WAYS.get(type(movement.event), (_no_way, _no_way))
    come: Callable[..., Pose | None] = comes
    tweens: list[Tween] = []
    for key, end in after.cards.items():
        start = before.cards.get(key) or come(movement, before, after, key)
        if start is not None and start != end:
            tweens.append(_way(movement, key, start, end, after))
    for key, start in before.cards.items():
        if key not in after.cards:
            target = goes(movement, before, after, key)
            if target is not None:
                via = _gathered(movement, after, key) if isinstance(movement.event, TrickWon) else None
                tweens.append(Tween(key, start, target, via=via))
    return tweens


def _way(movement: Movement, key: str, start: Pose, end: Pose, after: TableLayout) -> Tween:
    if isinstance(movement.event, HandDealt):
        return _deal_way(key, start, end, after)
    moves_far = abs(start.x - end.x) + abs(start.y - end.y) > after.frame.card_w * 0.6
    return Tween(key, start, in_front(end) if moves_far else end)


def _deal_way(key: str, start: Pose, end: Pose, after: TableLayout) -> Tween:
    """Cards leave the dealer one round after another; each takes three tenths of the whole time, and turns into its
    place in the fan only as it arrives.
    """
    hand = key.rpartition(":")[0]
    fellows = [other for other in after.cards if other.rpartition(":")[0] == hand]
    return Tween(key, start, end, 0.7 * fellows.index(key) / len(fellows), 0.3, turns_at=0.65)


# where cards come from and go to: (movement, layouts, key) -> pose, or None to appear or vanish at once


def _no_way(movement: Movement, before: TableLayout, after: TableLayout, key: str) -> Pose | None:
    return None


def _home(movement: Movement, layout: TableLayout, seat: int) -> Pose:
    return home_pose(layout.frame, place_of(movement.after, layout.frame, seat))


def _from_dealer(movement: Movement, before: TableLayout, after: TableLayout, key: str) -> Pose | None:
    event = movement.event
    assert isinstance(event, HandDealt)
    return _home(movement, after, event.dealer)


def _from_player(movement: Movement, before: TableLayout, after: TableLayout, key: str) -> Pose | None:
    """A card played from another's hand starts as the last of the backs."""
    event = movement.event
    assert isinstance(event, CardPlayed)
    backs = [pose for name, pose in before.cards.items() if name.startswith(f"{event.seat}:")]
    return backs[len(backs) // 2] if backs else _home(movement, after, event.seat)


def _from_giver(movement: Movement, before: TableLayout, after: TableLayout, key: str) -> Pose | None:
    event = movement.event
    assert isinstance(event, CardsPassed)
    if event.giver == movement.after.viewer:
        return None  # his own cards are seen to fly instead
    return _home(movement, after, event.giver)


def _to_taker(movement: Movement, before: TableLayout, after: TableLayout, key: str) -> Pose | None:
    event = movement.event
    assert isinstance(event, CardsPassed)
    if event.giver != movement.after.viewer:
        return None
    return in_front(_home(movement, after, event.taker))


def _to_winner(movement: Movement, before: TableLayout, after: TableLayout, key: str) -> Pose | None:
    event = movement.event
    assert isinstance(event, TrickWon)
    return _under_plate(movement, after, event.seat)


def _under_plate(movement: Movement, after: TableLayout, seat: int) -> Pose:
    plate = place_of(movement.after, after.frame, seat).plate.center()
    return Pose(plate.x(), plate.y(), scale=0.24, face=0.0, z=_UNDER_PLATES)


def _gathered(movement: Movement, after: TableLayout, key: str) -> Pose:
    """Where a card of a full trick lies when the trick has been pushed together into a small fan."""
    event = movement.event
    assert isinstance(event, TrickWon)
    nth = [card.code for card in event.cards].index(key)
    off = nth - (len(event.cards) - 1) / 2
    base = after.frame
    centre = base.trick.center()
    x = centre.x() + off * base.card_w * 0.22
    return Pose(x, centre.y() + abs(off) * base.unit * 4, off * 7.0, base.trick_scale * 0.92, z=1000.0 + nth)


def _from_stock(movement: Movement, before: TableLayout, after: TableLayout, key: str) -> Pose | None:
    """A card drawn leaves the top of the stock; one that the person draws turns its face to him on the way."""
    top = before.cards.get(f"stock:{movement.before.stock_count - 1}")
    middle = after.frame.stock
    return top or Pose(middle.x(), middle.y(), scale=after.frame.trick_scale, face=0.0)


def _from_back(movement: Movement, before: TableLayout, after: TableLayout, key: str) -> Pose | None:
    """A card of the row turns up where its back lay."""
    event = movement.event
    assert isinstance(event, CardTurnedUp)
    return before.cards.get(f"down:{event.seat}:{event.column}")


def _from_kitty(movement: Movement, before: TableLayout, after: TableLayout, key: str) -> Pose | None:
    """Cards of the kitty turn where they lie when it is shown, and leave from there when it is taken unseen."""
    if isinstance(movement.event, KittyTaken) and movement.before.kitty:
        return None  # their faces are seen to fly instead
    new = [code for code in after.cards if code not in before.cards]
    backs = [pose for name, pose in before.cards.items() if name.startswith("kitty:")]
    return backs[new.index(key)] if new.index(key) < len(backs) else None


def _to_declarer(movement: Movement, before: TableLayout, after: TableLayout, key: str) -> Pose | None:
    event = movement.event
    assert isinstance(event, KittyTaken)
    return in_front(_home(movement, after, event.seat)) if is_card(key) else None


def _to_own_plate(movement: Movement, before: TableLayout, after: TableLayout, key: str) -> Pose | None:
    """What another puts aside goes under his plate, as tricks do."""
    event = movement.event
    assert isinstance(event, CardsDiscarded)
    return _under_plate(movement, after, event.seat)


_UNDER_PLATES: Final = -10.0

Way = Callable[[Movement, TableLayout, TableLayout, str], Pose | None]

_WAYS: Final[dict[type[Event], tuple[Way, Way]]] = {
    HandDealt: (_from_dealer, _no_way),
    CardPlayed: (_from_player, _no_way),
    CardsPassed: (_from_giver, _to_taker),
    TrickWon: (_no_way, _to_winner),
    KittyExposed: (_from_kitty, _no_way),
    KittyTaken: (_from_kitty, _to_declarer),
    CardDrawn: (_from_stock, _no_way),
    CardTurnedUp: (_from_back, _no_way),
    CardsDiscarded: (_no_way, _to_own_plate),
}
