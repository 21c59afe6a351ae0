"""A match in play: the true state, its record, and what each seat is told of it. No Qt, no clock, no bots.

The session deals, checks and applies actions, hands out redacted events, observations and views, undoes decisions and
keeps the record. ``qt_session`` drives it for the window, ``simulation`` for the command line, and the tutorial's
runner for lessons.
"""

from __future__ import annotations

from typing import Protocol

from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.controller.match.view_making import view_of
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Action, Move
from marjapussi_desktop.engine.choices import Call, Choices
from marjapussi_desktop.engine.events import Event
from marjapussi_desktop.engine.notation import format_action
from marjapussi_desktop.engine.observation import AllCards, Observation, observe, redact, see_all
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.engine.record import HandRecord, MatchRecord, Undone
from marjapussi_desktop.engine.record_reading import Replayed
from marjapussi_desktop.engine.state import MatchState
from marjapussi_desktop.engine.values import changed


class Journal(Protocol):
    """Writes the match down as it happens; hands and moves count from 0 here."""

    def hand_begun(self, number: int, hand: HandRecord) -> None:
        """A hand was dealt."""

    def move_made(self, number: int, ply: int, move: Move) -> None:
        """A move was made."""

    def moves_undone(self, number: int, hand: HandRecord) -> None:
        """The hand now has fewer moves; ``hand.undone`` tells which were taken back."""

    def hand_ended(self, number: int, record: MatchRecord) -> None:
        """The hand's result stands, and with it the totals and perhaps the winner."""


class Session:
    """One match.

    ``record``: always up to date; ``source``: of the deals. States never leave the session: callers get observations,
    views and redacted events.
    """

    def __init__(self, record: MatchRecord, source: DealSource, journal: Journal | None = None) -> None:
        assert not record.hands, "to take up a match that has begun use Session.take_up"
        self.record = record
        self.source = source
        self.journal = journal
        self._match = game.new_match(record.rules, source.first_dealer(record.rules))
        self._match_at_deal = self._match
        record.totals = self._match.totals

    @classmethod
    def take_up(cls, replayed: Replayed, source: DealSource, journal: Journal | None = None) -> Session:
        """A session that continues where a record ends, with further deals from ``source``."""
        record = replayed.record
        session = cls(changed(record, hands=[]), source, journal)
        session.record = record
        session._match = replayed.match
        session._match_at_deal = session._state_before_last_hand()
        return session

    def _state_before_last_hand(self) -> MatchState:
        """The match before the last deal; replays the earlier hands."""
        match = game.new_match(self.record.rules, self.source.first_dealer(self.record.rules))
        for hand in self.record.hands[:-1]:
            match, _events = _replayed_hand(match, hand, hand.moves)
        return match

    # -- what is known ------------------------------------------------------------------------------------------------

    @property
    def seat_to_act(self) -> int | None:
        """The seat whose move is awaited, None between hands and after the match."""
        return game.seat_to_act(self._match)

    @property
    def awaits_deal(self) -> bool:
        """Whether the next hand can be dealt."""
        return self._match.awaits_deal

    @property
    def is_over(self) -> bool:
        """Whether the match is won."""
        return self._match.winner is not None

    @property
    def ply(self) -> int:
        """How many moves the current hand has."""
        return len(self.record.hands[-1].moves) if self.record.hands else 0

    @property
    def hand_number(self) -> int:
        """The number of the current hand, from 1; 0 before the first."""
        return len(self.record.hands)

    def choices(self, seat: int) -> Choices | None:
        """What a seat may do now."""
        return game.choices(self._match, seat)

    def calls(self, seat: int) -> tuple[Call, ...]:
        """Kontra or Re that a seat may say now, in or out of turn."""
        choices = self.choices(seat)
        return choices.calls if choices is not None else ()

    def check(self, seat: int, action: Action) -> Refusal | None:
        """Why a seat may not take an action now, or None if it may."""
        return game.check(self._match, seat, action)

    def observation(self, seat: int) -> Observation:
        """What a seat knows of the current hand."""
        assert self._match.hand is not None, "nothing has been dealt"
        return observe(self._match.hand, seat)

    def all_cards(self) -> AllCards:
        """Where every card of the current hand is: for measuring, never for a player."""
        assert self._match.hand is not None, "nothing has been dealt"
        return see_all(self._match.hand)

    def view(self, seat: int) -> TableView:
        """The table as a seat sees it."""
        return view_of(self._match, self.record, seat)

    def seen_by(self, events: tuple[Event, ...], seat: int) -> tuple[Event, ...]:
        """These events of the current hand, redacted for a seat."""
        assert self._match.hand is not None
        return tuple(redact(event, seat, self._match.hand) for event in events)

    def told(self, seat: int) -> tuple[Event, ...]:
        """All events of the current hand as a seat saw them, without moves that were taken back."""
        if not self.record.hands:
            return ()
        hand = self.record.hands[-1]
        _match, events = _replayed_hand(self._match_at_deal, hand, hand.moves)
        return self.seen_by(events, seat)

    # -- what happens -------------------------------------------------------------------------------------------------

    def deal_next(self) -> tuple[Event, ...]:
        """Deals the next hand; the session must await a deal."""
        self._match_at_deal = self._match
        deal = self.source.deal(self.record.rules, self.hand_number + 1)
        step = game.deal(self._match, deal)
        self._match = step.match
        hand = HandRecord(self._match_at_deal.next_dealer, deal)
        self.record.hands.append(hand)
        if self.journal is not None:
            self.journal.hand_begun(self.hand_number - 1, hand)
        return step.events

    def act(self, seat: int, action: Action) -> tuple[Event, ...] | Refusal:
        """Takes a seat's action; returns all its events, unredacted, or why it is refused."""
        step = game.act(self._match, seat, action)
        if isinstance(step, Refusal):
            return step
        self._match = step.match
        move = Move(seat, action)
        hand = self.record.hands[-1]
        hand.moves.append(move)
        if self.journal is not None:
            self.journal.move_made(self.hand_number - 1, len(hand.moves) - 1, move)
        self._note_result()
        return step.events

    def _note_result(self) -> None:
        state, record = self._match.hand, self.record
        assert state is not None
        if state.result is None:
            return
        record.hands[-1].result = state.result
        record.totals, record.winner = self._match.totals, self._match.winner
        if self.journal is not None:
            self.journal.hand_ended(self.hand_number - 1, record)

    def last_decision_of(self, seat: int) -> int | None:
        """The index of the seat's last move in the current hand, None if it has made none."""
        moves = self.record.hands[-1].moves if self.record.hands else []
        return next((i for i in range(len(moves) - 1, -1, -1) if moves[i].seat == seat), None)

    def undo(self, seat: int) -> bool:
        """Takes back the seat's last move in this hand and all later moves; returns whether there was one."""
        index = self.last_decision_of(seat)
        if index is None:
            return False
        hand = self.record.hands[-1]
        hand.undone.append(Undone(index, tuple((m.seat, format_action(m.action)) for m in hand.moves[index:])))
        self._match, _events = _replayed_hand(self._match_at_deal, hand, hand.moves[:index])
        del hand.moves[index:]
        hand.result = None
        self.record.totals, self.record.winner = self._match.totals, None
        if self.journal is not None:
            self.journal.moves_undone(self.hand_number - 1, hand)
        return True


def source_of(record: MatchRecord) -> DealSource:
    """The deals of a record, to continue it or to play it again."""
    return DealSource(
        record.seed,
        given=tuple(hand.deal for hand in record.hands),
        given_dealer=record.hands[0].dealer if record.hands else None,
    )


def _replayed_hand(match: MatchState, hand: HandRecord, moves: list[Move]) -> tuple[MatchState, tuple[Event, ...]]:
    """Replays a hand's deal and moves, which must be legal; returns the match afterwards and all events."""
    step = game.deal(match, hand.deal)
    match, events = step.match, list(step.events)
    for move in moves:
        taken = game.act(match, move.seat, move.action)
        assert isinstance(taken, game.Step), "a recorded move was legal when it was made"
        match = taken.match
        events.extend(taken.events)
    return match, tuple(events)
