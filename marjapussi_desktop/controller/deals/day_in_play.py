"""Whether the hand on the table is a deal of the day. Apart from what makes these deals, which few matches need."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING, Final

from marjapussi_desktop.engine.events import HandKind

if TYPE_CHECKING:
    from marjapussi_desktop.engine.record import MatchRecord

LEVEL: Final = "skilled"
"""The level of the other players in a deal of the day."""


def days_in_play(today: datetime.date) -> tuple[datetime.date, ...]:
    """The days whose hand may be on the table: midnight may have passed since it was begun."""
    return today, today - datetime.timedelta(days=1)


def is_day_hand(record: MatchRecord, today: datetime.date) -> bool:
    """Whether the last hand of a match is a deal of the day, in play or over, also for practice: the match is that
    day's, and all hands before were thrown in.
    """
    if any(LEVEL not in player.kind for player in record.players[1:]):
        return False  # most matches are told apart by that, and load no more
    if any(hand.result is not None and hand.result.kind is not HandKind.REDEAL for hand in record.hands[:-1]):
        return False
    from marjapussi_desktop.controller.deals.day_deal import deal_of_day, is_match_of

    return any(is_match_of(record, deal_of_day(day)) for day in days_in_play(today))


def has_undone(record: MatchRecord) -> bool:
    """Whether moves were taken back in a match before its first hand was over that was not thrown in: as a deal of the
    day it is practice.
    """
    for hand in record.hands:
        if hand.undone:
            return True
        if hand.result is not None and hand.result.kind is not HandKind.REDEAL:
            return False
    return False
