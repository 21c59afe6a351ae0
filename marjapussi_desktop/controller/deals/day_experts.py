"""What experts score in the deal of the day: for worker processes, as the window does not load the bots' search."""

from __future__ import annotations

import datetime
from typing import Final

from marjapussi_desktop.controller.bot_processes.seating import played_out, seat_bot
from marjapussi_desktop.controller.deals.day_deal import deal_of_day, margin
from marjapussi_desktop.controller.deals.day_in_play import LEVEL
from marjapussi_desktop.controller.deals.deal_code import DealCode
from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.events import HandKind, HandResult
from marjapussi_desktop.engine.seats import players_in, side_of
from marjapussi_desktop.engine.state import MatchState

BEST: Final = "expert"
MOST_REDEALS: Final = 100


def expert_margins(day: datetime.date) -> tuple[int, ...]:
    """By seat, the margin of its side if the best level plays in that seat and the day's players in the others.

    Takes some seconds. The dice are fixed and no clock is used, so everybody gets the same.
    """
    code = deal_of_day(day)
    seats = range(players_in(code.rules.layout))
    return tuple(margin(_played(code, seat), side_of(seat, code.rules.layout)) for seat in seats)


def _played(code: DealCode, expert: int) -> HandResult:
    """The result of the day's hand with the best level in the seat ``expert``."""
    source, rules = DealSource(code.seed), code.rules
    names = [LEVEL, *code.players]
    names[expert] = BEST
    bots = [seat_bot(name, code.seed) for name in names]
    match: MatchState = game.new_match(rules, source.first_dealer(rules))
    for number in range(1, MOST_REDEALS):
        match, hand = played_out(match, source.deal(rules, number), bots)
        assert hand.result is not None
        if hand.result.kind is not HandKind.REDEAL:
            return hand.result
    raise AssertionError("a hand is thrown in again and again")
