"""The stops of a hand that is stepped through: one after each move, while a full trick is still on the table."""

from __future__ import annotations

from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.controller.past.past_match import PastHand
from marjapussi_desktop.engine.events import Event, TrickWon
from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.ui.table.unfold import views_between


@frozen
class Stop:
    """The table at rest: ``view``, in which it is nobody's turn, and the ``events`` that lead to it from the last stop.

    ``step``: of the hand, whose move it shows; the last step has a stop more, where its trick is gathered and the hand
    scored (``is_end``). ``gathers``: how many of the events gather the trick of the stop before; ``gathered``: the view
    once the full trick that lies here is gathered, None where none lies.
    """

    step: int
    events: tuple[Event, ...]
    view: TableView
    is_end: bool = False
    gathers: int = 0
    gathered: TableView | None = None


def stops_of(hand: PastHand) -> tuple[Stop, ...]:
    """Every stop of a hand, in order. What ends a trick happens on the way to the next one."""
    stops: list[Stop] = []
    pending: tuple[Event, ...] = ()
    for nth, step in enumerate(hand.steps):
        cut = next((i for i, event in enumerate(step.events) if isinstance(event, TrickWon)), len(step.events))
        here, later = step.events[:cut], step.events[cut:]
        after = changed(step.view, to_act=None)
        view = views_between(hand.steps[nth - 1].view, step.events, after)[cut - 1] if later else after
        events, gathered = (*pending, *here), after if later else None
        stops.append(Stop(nth, events, changed(view, to_act=None), gathers=len(pending), gathered=gathered))
        pending = later
    if pending:
        stops.append(Stop(len(hand.steps) - 1, pending, hand.steps[-1].view, is_end=True, gathers=len(pending)))
    return tuple(stops)


def trick_stops(hand: PastHand, stops: tuple[Stop, ...]) -> tuple[int, ...]:
    """The first stop of each trick, as places in ``stops``."""
    starts = set(hand.trick_starts())
    return tuple(place for place, stop in enumerate(stops) if stop.step in starts and not stop.is_end)
