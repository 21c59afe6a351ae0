"""The story of a match as one seat has seen it: bids, exchange, words and tricks of this hand, and the results of all.

It is folded from the seat's redacted events, so it contains nothing hidden. No Qt here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from marjapussi_desktop.engine.events import (
    AnsweredHalf,
    AnsweredWhole,
    AskedHalf,
    AskedWhole,
    AuctionWon,
    BidMade,
    BluffAdmitted,
    Called,
    CardsDiscarded,
    CardsPassed,
    ContractSet,
    Event,
    HandDealt,
    HandResult,
    HandScored,
    KittyExposed,
    KittyTaken,
    MarriageDeclared,
    Passed,
    PassedOut,
    RedealDemanded,
    TrickWon,
)
from marjapussi_desktop.engine.values import changed, frozen

if TYPE_CHECKING:
    from marjapussi_desktop.controller.match.session import Session

Turn = BidMade | Passed | RedealDemanded
"""A seat's turn in the auction."""

AGREED: Final = (AuctionWon, PassedOut)
EXCHANGED: Final = (KittyExposed, KittyTaken, CardsPassed, CardsDiscarded, ContractSet)
"""The contract is set between or after the exchange's other steps, wherever the rules put it."""
SAID: Final = (MarriageDeclared, AskedWhole, AskedHalf, AnsweredWhole, AnsweredHalf, BluffAdmitted, Called)


@frozen
class Utterance:
    """Something said in play, and after how many tricks."""

    event: Event
    tricks: int


@frozen
class Story:
    """``number``, ``dealer``: of the hand on the table, 0 and None before the first; ``turns`` of its auction;
    ``agreed``: who won it or that all passed; ``exchanged``: cards that changed hands, others' only counted, and the
    contract where it was set among them; ``said`` in play; ``tricks``: all of the hand, however many a person may look
    at; ``results`` of all hands of the match that are over, this one's last.
    """

    number: int = 0
    dealer: int | None = None
    turns: tuple[Turn, ...] = ()
    agreed: tuple[Event, ...] = ()
    exchanged: tuple[Event, ...] = ()
    said: tuple[Utterance, ...] = ()
    tricks: tuple[TrickWon, ...] = ()
    results: tuple[HandResult, ...] = ()

    def after(self, event: Event) -> Story:
        """The story with one more event, as its seat saw it."""
        if isinstance(event, HandDealt):
            return Story(event.number, event.dealer, results=self.results)
        if isinstance(event, Turn):
            return changed(self, turns=(*self.turns, event))
        if isinstance(event, TrickWon):
            return changed(self, tricks=(*self.tricks, event))
        if isinstance(event, HandScored):
            return changed(self, results=(*self.results, event.result))
        return self._with_rarer(event)

    def _with_rarer(self, event: Event) -> Story:
        if isinstance(event, AGREED):
            return changed(self, agreed=(*self.agreed, event))
        if isinstance(event, EXCHANGED):
            return changed(self, exchanged=(*self.exchanged, event))
        if isinstance(event, SAID):
            return changed(self, said=(*self.said, Utterance(event, len(self.tricks))))
        return self

    def after_all(self, events: Iterable[Event]) -> Story:
        """The story with some more events."""
        story = self
        for event in events:
            story = story.after(event)
        return story


def story_so_far(session: Session, seat: int) -> Story:
    """The story of a session's match as ``seat`` has seen it, also after resuming and undoing."""
    earlier = session.record.hands[:-1]
    results = tuple(hand.result for hand in earlier if hand.result is not None)
    return Story(results=results).after_all(session.told(seat))


def auction_rounds(turns: Iterable[Turn], first: int, players: int) -> tuple[tuple[Turn | None, ...], ...]:
    """The auction as a grid: a row a round, a column a seat from ``first`` on, None where a seat had no turn."""
    rows: list[list[Turn | None]] = []
    last = players
    for turn in turns:
        column = (turn.seat - first) % players
        if column <= last or not rows:
            rows.append([None] * players)
        rows[-1][column] = turn
        last = column
    return tuple(map(tuple, rows))


def totals_by_hand(results: Iterable[HandResult], sides: int) -> tuple[tuple[int, ...], ...]:
    """The totals of each side before the first hand and after each."""
    return ((0,) * sides, *(result.totals for result in results))
