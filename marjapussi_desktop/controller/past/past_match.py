"""Finished hands, to be looked at move by move. A hand in play is never included."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import TYPE_CHECKING

from marjapussi_desktop.controller.deals.day_in_play import is_day_hand
from marjapussi_desktop.controller.match.identity import identity_of
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.controller.match.view_making import open_view_of, view_of
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.events import Event, HandResult
from marjapussi_desktop.engine.observation import Observation, observe, redact
from marjapussi_desktop.engine.record import PERSON, HandRecord, MatchRecord
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.state import MatchState, Phase
from marjapussi_desktop.engine.values import changed, frozen

if TYPE_CHECKING:
    from pathlib import Path


@frozen
class Step:
    """One move of a finished hand, or its deal (seat and action None), with the table after it.

    ``trick`` from 1, 0 before play; ``events``: what happened, in order, seen as ``view`` is.
    """

    seat: int | None
    action: Action | None
    trick: int
    events: tuple[Event, ...]
    view: TableView


@frozen
class PastHand:
    """A hand that is over. ``steps``: the deal, and then one for each move, so that move ``ply`` is step ``ply + 1``;
    ``is_open``: whether its views show all hands.
    """

    number: int
    steps: tuple[Step, ...]
    is_open: bool

    @property
    def viewer(self) -> int:
        """From whose seat it is shown."""
        return self.steps[0].view.viewer

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat, fit to be shown."""
        return tuple(seat.name for seat in self.steps[0].view.seats)

    @property
    def result(self) -> HandResult:
        """The hand's result."""
        result = self.steps[-1].view.result
        assert result is not None, "only hands that are over are looked at"
        return result

    def trick_starts(self) -> tuple[int, ...]:
        """The first step of each trick, declarations and questions before its lead included."""
        return tuple(nth for nth, (before, now) in enumerate(pairwise(self.steps), 1) if now.trick > before.trick)


@frozen
class PersonsDecision:
    """A person's decision in a finished hand. ``ply``: of the move; ``trick``: from 1, 0 before play; ``observation``:
    what the person knew then; ``is_call``: Kontra or Re out of turn.
    """

    ply: int
    trick: int
    observation: Observation
    is_call: bool


class PastMatch:
    """The finished hands of a match, as copies: the match itself may go on meanwhile.

    Attributes: ``match_id``; ``rules``; ``preset``; ``seed``; ``numbers``: of the hands that are over, from 1.
    """

    def __init__(self, record: MatchRecord, hands: int | None = None) -> None:
        """``hands``: at most this many of the record's hands; None: all that are over."""
        over = [hand for hand in record.hands[:hands] if hand.result is not None]
        self._record = changed(record, hands=[changed(hand, moves=list(hand.moves)) for hand in over])
        self.match_id = identity_of(record)
        self.rules: Ruleset = record.rules
        self.preset, self.seed = record.preset, record.seed
        self.numbers = tuple(range(1, len(over) + 1))
        self._deals: list[MatchState] = []
        if over:
            self._deals.append(game.new_match(record.rules, over[0].dealer))

    @classmethod
    def of_file(cls, path: Path) -> PastMatch:
        """The first record of a file. Raises OSError, UnicodeDecodeError, RecordError."""
        from marjapussi_desktop.controller.match.record_files import first_record
        from marjapussi_desktop.engine.record_reading import parse_record

        return cls(parse_record(first_record(path)).record)

    @property
    def record(self) -> MatchRecord:
        """The record of these hands, not to be changed."""
        return self._record

    def deals(self) -> tuple[str, str]:
        """The deal code of a match that is over, since it would tell the cards to come, and its fingerprint; both are
        empty where the match has no code.
        """
        if not self.numbers:
            return "", ""
        *_, last = self.moments(self.numbers[-1])
        view = view_of(last.after, self._record, 0)
        return view.deal_code, view.deals_fingerprint

    def person_seat(self) -> int:
        """The first seat of a person, or the first of all."""
        kinds = [player.kind for player in self._record.players]
        return kinds.index(PERSON) if PERSON in kinds else 0

    def has_person(self) -> bool:
        """Whether a person played."""
        return any(player.kind == PERSON for player in self._record.players)

    def is_persons(self, seat: int) -> bool:
        """Whether a person, no bot, sat in a seat."""
        return self._record.players[seat].kind == PERSON

    def hand(self, number: int, viewer: int, is_open: bool = True) -> PastHand:
        """A hand by its number, seen from a seat: all hands open, or only what that seat knew. Raises IndexError."""
        show = open_view_of if is_open else view_of
        played = changed(self._record, hands=self._record.hands[:number])
        is_of_day = is_day_hand(played, datetime.date.today())
        steps = []
        for moment in self.moments(number):
            state = moment.after.hand
            assert state is not None
            seen = moment.events if is_open else tuple(redact(event, viewer, state) for event in moment.events)
            view = show(moment.after, self._record, viewer)
            view = changed(view, is_of_day=True) if is_of_day else view
            steps.append(Step(moment.seat, moment.action, moment.trick, seen, view))
        return PastHand(number, tuple(steps), is_open)

    def decisions(self, number: int) -> tuple[PersonsDecision, ...]:
        """The decisions of persons in a hand. Raises IndexError."""
        found = []
        for ply, moment in enumerate(self.moments(number), -1):
            state, seat = moment.before.hand, moment.seat
            if seat is None or self._record.players[seat].kind != PERSON:
                continue
            assert state is not None
            is_call = game.seat_to_act(moment.before) != seat
            found.append(PersonsDecision(ply, moment.trick, observe(state, seat), is_call))
        return tuple(found)

    def observed(self, number: int, step: int, seat: int) -> Observation:
        """What a seat knew after a step of a hand (0: the deal). Raises IndexError."""
        state = next(islice(self.moments(number), step, None)).after.hand
        assert state is not None
        return observe(state, seat)

    def moments(self, number: int) -> Iterator[Moment]:
        """The deal of a hand and each of its moves, so that move ``ply`` is moment ``ply + 1``. Raises IndexError."""
        if number not in self.numbers:
            raise IndexError(f"hand {number} is not over")
        return _moments_of(self._before(number), self._record.hands[number - 1])

    def _before(self, number: int) -> MatchState:
        """The match before the deal of a hand; replays the earlier hands once."""
        while len(self._deals) < number:
            *_, last = _moments_of(self._deals[-1], self._record.hands[len(self._deals) - 1])
            self._deals.append(last.after)
        return self._deals[number - 1]


@frozen
class Moment:
    """A move with the match before and after it; seat and action are None for the deal. ``trick``: see `Step`."""

    before: MatchState
    seat: int | None
    action: Action | None
    trick: int
    after: MatchState
    events: tuple[Event, ...]


def _moments_of(match: MatchState, hand: HandRecord) -> Iterator[Moment]:
    dealt = game.deal(match, hand.deal)
    yield Moment(match, None, None, 0, dealt.match, dealt.events)
    match = dealt.match
    for move in hand.moves:
        step = game.act(match, move.seat, move.action)
        assert isinstance(step, game.Step), "a recorded move was legal when it was made"
        yield Moment(match, move.seat, move.action, _trick(match), step.match, step.events)
        match = step.match


def _trick(match: MatchState) -> int:
    hand = match.hand
    return len(hand.tricks) + 1 if hand is not None and hand.phase is Phase.PLAY else 0
