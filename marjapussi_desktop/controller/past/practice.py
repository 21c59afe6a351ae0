"""Practice: a finished hand, continued from one of its moves. No Qt here."""

from __future__ import annotations

from typing import TypeVar

from marjapussi_desktop.controller.match.players import with_person
from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Move
from marjapussi_desktop.engine.events import HandResult
from marjapussi_desktop.engine.record import HandRecord, MatchRecord, format_record
from marjapussi_desktop.engine.record_reading import Replayed, parse_record
from marjapussi_desktop.engine.seats import sides_in
from marjapussi_desktop.engine.values import changed

Seat = TypeVar("Seat")


def practice_from(past: PastMatch, number: int, ply: int) -> Replayed:
    """A session in hand ``number`` (from 1) after ``ply`` moves, with the person in the first seat: where he sat in
    another one, all seats are counted from his. The past match is not changed. Raises IndexError, also for the end of
    the hand.
    """
    hands = past.record.hands[:number]
    hand = hands[number - 1]
    if not 0 <= ply < len(hand.moves):
        raise IndexError(ply)
    hands[-1] = changed(hand, moves=hand.moves[:ply], undone=[], legal=None, result=None)
    cut = changed(past.record, hands=hands, totals=_totals_before(past.record, number), winner=None, id="")
    return with_person(parse_record(format_record(seats_from(past.person_seat(), cut))))


def seats_from(first: int, record: MatchRecord) -> MatchRecord:
    """The record with all seats counted from another one, without what was taken back."""
    if not first:
        return record
    count, sides = len(record.players), sides_in(record.rules.layout)

    def turned(hand: HandRecord) -> HandRecord:
        piles = {name: _from(first, getattr(hand.deal, name)) for name in ("hands", "down", "up")}
        moves = [Move((move.seat - first) % count, move.action) for move in hand.moves]
        result = None if hand.result is None else _result_from(first % sides, hand.result)
        return HandRecord((hand.dealer - first) % count, changed(hand.deal, **piles), moves, result=result)

    return changed(
        record,
        players=_from(first, record.players),
        hands=[turned(hand) for hand in record.hands],
        totals=_from(first % sides, record.totals),
    )


def _result_from(first: int, result: HandResult) -> HandResult:
    """A result as a record writes it, the sides counted from another one."""
    written = {name: _from(first, getattr(result, name)) for name in ("taken", "tricks", "scores", "totals")}
    return changed(result, **written)


def _from(first: int, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return (*seats[first:], *seats[:first])


def _totals_before(record: MatchRecord, number: int) -> tuple[int, ...]:
    if number == 1:
        return game.new_match(record.rules, record.hands[0].dealer).totals
    result = record.hands[number - 2].result
    assert result is not None, "a past hand is over"
    return result.totals
