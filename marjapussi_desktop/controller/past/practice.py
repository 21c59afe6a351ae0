"""Practice: a finished hand, continued from one of its moves. No Qt here."""

from __future__ import annotations

from marjapussi_desktop.controller.match.players import with_person
from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.record import MatchRecord, format_record
from marjapussi_desktop.engine.record_reading import Replayed, parse_record
from marjapussi_desktop.engine.values import changed


def practice_from(past: PastMatch, number: int, ply: int) -> Replayed:
    """A session in hand ``number`` (from 1) after ``ply`` moves, with the person in the first seat. The past match is
    not changed. Raises IndexError, also for the end of the hand.
    """
    hands = past.record.hands[:number]
    hand = hands[number - 1]
    if not 0 <= ply < len(hand.moves):
        raise IndexError(ply)
    hands[-1] = changed(hand, moves=hand.moves[:ply], undone=[], legal=None, result=None)
    cut = changed(past.record, hands=hands, totals=_totals_before(past.record, number), winner=None, id="")
    return with_person(parse_record(format_record(cut)))


def _totals_before(record: MatchRecord, number: int) -> tuple[int, ...]:
    if number == 1:
        return game.new_match(record.rules, record.hands[0].dealer).totals
    result = record.hands[number - 2].result
    assert result is not None, "a past hand is over"
    return result.totals
