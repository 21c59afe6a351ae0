"""The deal of the day: the date alone decides game, cards and players, the same for everyone."""

from __future__ import annotations

import datetime
import hashlib
from functools import cache
from typing import Final

from marjapussi_desktop.bots.players.levels import CHARACTER
from marjapussi_desktop.controller.deals.code_tables import DRAWN, PRESET_IDS
from marjapussi_desktop.controller.deals.day_in_play import LEVEL
from marjapussi_desktop.controller.deals.deal_code import DealCode
from marjapussi_desktop.controller.deals.deal_source import MAX_SEED, DealSource
from marjapussi_desktop.controller.match.players import ANYBODY, PERSON_SEAT, drawn_characters
from marjapussi_desktop.engine.events import HandKind, HandResult
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import HandRecord, MatchRecord
from marjapussi_desktop.engine.seats import players_in, side_of

GAMES: Final = (0, 6, 1, 8, 3, 7, 2, 9)
"""The games in rotation, one a day, by their numbers in deal codes. All are partnership games, so that the same deal
can be played from four seats. Never change the order: it would change the deals of past days."""


@cache
def deal_of_day(day: datetime.date) -> DealCode:
    """The match of a day. Its first hand that is not thrown in counts."""
    preset = PRESET_IDS[GAMES[day.toordinal() % len(GAMES)]]
    rules = PRESETS[preset]
    digest = hashlib.sha256(f"marjapussi deal of the day {day.isoformat()}".encode()).digest()
    seed = int.from_bytes(digest[:8]) & MAX_SEED
    characters = drawn_characters((ANYBODY,) * (players_in(rules.layout) - 1), DRAWN, seed)
    return DealCode(preset, rules, seed, tuple(f"{LEVEL}{CHARACTER}{one}" for one in characters))


def day_hand(record: MatchRecord, day: datetime.date) -> HandRecord | None:
    """The hand of a match that counts for a day: the first one played to its end. None if the match is not that day's,
    or no hand is over yet. One of a try that is practice is included: the caller decides whether it counts.
    """
    code = deal_of_day(day)
    if not is_match_of(record, code):
        return None
    source = DealSource(code.seed)
    for number, hand in enumerate(record.hands, start=1):
        if hand.deal != source.deal(code.rules, number):
            return None
        if hand.result is not None and hand.result.kind is not HandKind.REDEAL:
            return hand
    return None


def is_match_of(record: MatchRecord, code: DealCode) -> bool:
    """Whether a match is played by a code's game and with its seed."""
    return (record.preset, record.rules, record.seed) == (code.preset, code.rules, code.seed)


def margin(result: HandResult, side: int) -> int:
    """By how much a side scored more than the other."""
    return result.scores[side] - result.scores[1 - side]


def own_side(code: DealCode) -> int:
    """The person's side."""
    return side_of(PERSON_SEAT, code.rules.layout)
