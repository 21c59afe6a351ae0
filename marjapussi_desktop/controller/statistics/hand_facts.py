"""The facts that statistics count, computed from a saved match: one value for the match and one for each finished hand.

Pure: the same match gives the same facts. ``opened_hands`` in the header is the number of hands that were over when the
record was opened; the person played only the later ones.
"""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from marjapussi_desktop.controller.deals.day_deal import day_hand, deal_of_day, is_match_of
from marjapussi_desktop.controller.deals.day_in_play import days_in_play
from marjapussi_desktop.controller.match.history import OPENED_HANDS, OPENED_OVER
from marjapussi_desktop.controller.match.identity import identity_of
from marjapussi_desktop.controller.match.named_rules import changes_text
from marjapussi_desktop.controller.match.players import PERSON_SEAT, character_of
from marjapussi_desktop.controller.statistics.par import Par, par_of
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.events import HandKind, HandResult, Why
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import BOT, HandRecord, MatchRecord, deal_to_json
from marjapussi_desktop.engine.record_reading import replay_saved
from marjapussi_desktop.engine.seats import Layout, partner_of, players_in, side_of, sides_in
from marjapussi_desktop.engine.state import MatchState
from marjapussi_desktop.settings.facts import HandFacts, MatchFacts

if TYPE_CHECKING:
    from marjapussi_desktop.settings.matches import SavedMatch

_DEAL_DIGITS: Final = 24
_DECLARATIONS: Final = (Why.MARRIAGE, Why.SETS_TRUMP, Why.LITTLE_ONE)


def facts_of(saved: SavedMatch) -> tuple[MatchFacts, tuple[HandFacts, ...]]:
    """The facts of a match. Raises RecordError if the match breaks the rules."""
    record = replay_saved(saved.header, list(saved.hands)).record
    record.id = record.id or saved.id
    table = _Table(record)
    hands = tuple(
        table.hand_facts(saved, number, before)
        for number, before in _states_at_deals(record)
        if record.hands[number].result is not None and number >= int(saved.header.get(OPENED_HANDS, 0))
    )
    return table.match_facts(saved, len(hands)), hands


def _states_at_deals(record: MatchRecord) -> Iterator[tuple[int, MatchState]]:
    """Each hand's number, and the match as it stood before the deal."""
    if not record.hands:
        return
    match = game.new_match(record.rules, record.hands[0].dealer)
    for number, hand in enumerate(record.hands):
        yield number, match
        match = game.deal(match, hand.deal).match
        for move in hand.moves:
            step = game.act(match, move.seat, move.action)
            assert isinstance(step, game.Step), "the record was replayed"
            match = step.match


class _Table:
    """Who sits at the table of a record, and which side is the person's."""

    def __init__(self, record: MatchRecord) -> None:
        self.record = record
        self.rules = changes_text(record.preset, record.rules)
        layout: Layout = record.rules.layout
        self.own = side_of(PERSON_SEAT, layout)
        self.others = [side for side in range(sides_in(layout)) if side != self.own]
        self.partner = partner_of(PERSON_SEAT, layout)
        self.opponents = [seat for seat in range(players_in(layout)) if side_of(seat, layout) != self.own]

    def match_facts(self, saved: SavedMatch, hands: int) -> MatchFacts:
        """The facts of the match as a whole; ``hands``: how many of them the person played."""
        record = self.record
        is_over = record.winner is not None
        day = _day_of(record, saved.started)
        totals = record.totals
        return MatchFacts(
            match=saved.id,
            record=identity_of(record),
            preset=record.preset,
            house_rules=record.rules != PRESETS[record.preset],
            names=", ".join(player.name for player in record.players),
            partner_level=self._bot(self.partner)[0],
            opponent_level=self._bot(self.opponents[0])[0],
            hands=hands,
            own_total=totals[self.own],
            other_total=max(totals[side] for side in self.others),
            won=record.winner == self.own if is_over else None,
            counts=is_over and not saved.header.get(OPENED_OVER, False),
            rules=self.rules,
            day=day.isoformat() if day is not None else "",
            day_over=day is not None and day_hand(record, day) is not None,
        )

    def hand_facts(self, saved: SavedMatch, number: int, before: MatchState) -> HandFacts:
        """The facts of a hand that is over, dealt when the match stood as ``before``."""
        record, hand = self.record, self.record.hands[number]
        result = hand.result
        assert result is not None
        is_played = result.kind is not HandKind.REDEAL
        par = par_of(before, hand.deal, self.own) if is_played else Par(0.0, 0.0)
        return HandFacts(
            started=saved.started,
            match=saved.id,
            number=number,
            preset=record.preset,
            house_rules=record.rules != PRESETS[record.preset],
            target=record.rules.target,
            partner_level=self._bot(self.partner)[0],
            opponent_level=self._bot(self.opponents[0])[0],
            partner=self._bot(self.partner)[1],
            opponent=self._bot(self.opponents[0])[1],
            other_opponent=self._bot(self.opponents[1])[1] if len(self.opponents) > 1 else "",
            kind=result.kind.value,
            declarer=self._declarer(result),
            contract=result.contract,
            made=result.made,
            own_taken=result.taken[self.own] if is_played else 0,
            other_taken=max(result.taken[side] for side in self.others) if is_played else 0,
            own_score=result.scores[self.own] if is_played else 0,
            other_score=sum(result.scores[side] for side in self.others) / len(self.others) if is_played else 0.0,
            own_marriages=_marriages(result, self.own),
            other_marriages=sum(_marriages(result, side) for side in self.others),
            own_porvoo=_went_to_porvoo(result, [self.own]),
            other_porvoo=_went_to_porvoo(result, self.others),
            own_slam=self._is_slam(hand, [self.own]),
            other_slam=self._is_slam(hand, self.others),
            par=par.mean,
            par_spread=par.spread,
            rules=self.rules,
            deal=self._deal(hand) if is_played else "",
        )

    def _deal(self, hand: HandRecord) -> str:
        """The cards as each seat got them, by a digest."""
        dealt = (self.record.preset, self.rules, hand.dealer, deal_to_json(hand.deal))
        return hashlib.sha256(repr(dealt).encode()).hexdigest()[:_DEAL_DIGITS]

    def _declarer(self, result: HandResult) -> str:
        if result.declarer is None:
            return ""
        return "own" if side_of(result.declarer, self.record.rules.layout) == self.own else "other"

    def _is_slam(self, hand: HandRecord, sides: list[int]) -> bool:
        """Whether one side took all tricks."""
        tricks = hand.result.tricks if hand.result is not None else ()
        return any(tricks) and any(tricks[side] == sum(tricks) for side in sides)

    def _bot(self, seat: int | None) -> tuple[str, str]:
        """The level and the character in a seat: ``exec`` for another program; empty for nobody."""
        if seat is None:
            return "", ""
        name = self.record.players[seat].kind.removeprefix(BOT)
        level = name.partition("+")[0]
        return level.partition(":")[0].partition("@")[0], character_of(name)


def _day_of(record: MatchRecord, started: str) -> datetime.date | None:
    """The day whose deal a match was when it was begun; None where it was none."""
    try:
        days = days_in_play(datetime.date.fromisoformat(started[:10]))
    except ValueError:
        return None
    return next((day for day in days if is_match_of(record, deal_of_day(day))), None)


def _marriages(result: HandResult, side: int) -> int:
    """How many marriages the side declared."""
    lines = (*result.taken_lines, *result.lines)
    return len({line.suit for line in lines if line.side == side and line.why in _DECLARATIONS})


def _went_to_porvoo(result: HandResult, sides: list[int]) -> bool:
    lines = (*result.lines, *result.adjustments)
    return any(line.side in sides and line.why is Why.PORVOO for line in lines)
