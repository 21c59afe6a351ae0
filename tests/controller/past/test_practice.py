"""A past hand played again from one of its moves: it stands as it stood, and the match itself never hears of it."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.bot_processes.bot_worker import Request
from marjapussi_desktop.controller.bot_processes.qt_bot_runner import BotRunner
from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.controller.match.session import Session, source_of
from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.controller.past.practice import practice_from
from marjapussi_desktop.controller.past.qt_practice import PracticeSession
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import MatchRecord, PlayerInfo, format_record
from marjapussi_desktop.engine.seats import players_in, side_of
from marjapussi_desktop.engine.values import changed
from tests.helpers.rulesets import PRESET_IDS


class StillBots(BotRunner):
    """Bots that never answer."""

    def request(self, request: Request) -> None:
        """Nobody thinks."""


def played(preset: str, hands: int) -> Session:
    """A match at random until so many hands are over."""
    rules, dice = PRESETS[preset], random.Random(5)
    seats = range(players_in(rules.layout))
    players = tuple(PlayerInfo(f"P{seat}", "bot:casual" if seat else "human") for seat in seats)
    session = Session(MatchRecord(preset, rules, players, 77), DealSource(77))
    while session.awaits_deal and session.hand_number < hands:
        session.deal_next()
        while (seat := session.seat_to_act) is not None:
            choices = session.choices(seat)
            assert choices is not None
            session.act(seat, dice.choice([*choices.actions()]))
    return session


@pytest.mark.sampled(6)
@pytest.mark.parametrize("preset", PRESET_IDS)
def test_every_move_of_every_hand_can_be_the_beginning(preset: str) -> None:
    record = played(preset, 2).record
    before = format_record(record)
    past = PastMatch(record)
    for number, hand in enumerate(record.hands, start=1):
        for ply in range(0, len(hand.moves), 7):
            taken = Session.take_up(practice_from(past, number, ply), DealSource(77))
            assert (taken.hand_number, taken.ply) == (number, ply)
            for move in hand.moves[ply:]:
                assert isinstance(taken.act(move.seat, move.action), tuple), "what was done can be done again"
            assert taken.record.hands[-1].result == hand.result
    assert format_record(record) == before, "the match is as it was"


@pytest.mark.parametrize(
    "preset", ["marjapussi", "huutopussi", "huutopussi-3-helsinki", "bondtolva-2", "avomarjapussi"]
)
def test_who_sat_elsewhere_practises_from_the_first_seat(preset: str) -> None:
    """Only who sat in the first seat could try a decision of a review again."""
    record = played(preset, 2).record
    count = len(record.players)
    seat = count - 1
    players = tuple(changed(one, kind="human" if at == seat else "bot:casual") for at, one in enumerate(record.players))
    past = PastMatch(changed(record, players=players))
    for number, hand in enumerate(record.hands, start=1):
        for ply in range(0, len(hand.moves), 9):
            replayed = practice_from(past, number, ply)
            taken = Session.take_up(replayed, source_of(replayed.record))
            assert [player.name for player in taken.record.players] == [
                record.players[(at + seat) % count].name for at in range(count)
            ]
            assert (taken.hand_number, taken.ply) == (number, ply)
            for move in hand.moves[ply:]:
                assert isinstance(taken.act((move.seat - seat) % count, move.action), tuple)
            assert hand.result is not None
            own, result = side_of(seat, record.rules.layout), taken.record.hands[-1].result
            assert result is not None
            assert (result.kind, result.totals[0]) == (hand.result.kind, hand.result.totals[own])
            assert sorted(result.totals) == sorted(hand.result.totals)


def test_a_practice_can_go_another_way_and_be_undone_to_its_beginning() -> None:
    record = played("marjapussi", 1).record
    session = Session.take_up(practice_from(PastMatch(record), 1, 12), source_of(record))
    dice = random.Random(8)
    while (seat := session.seat_to_act) is not None:
        choices = session.choices(seat)
        assert choices is not None
        session.act(seat, dice.choice([*choices.actions()]))
    assert session.record.hands[0].moves[:12] == record.hands[0].moves[:12]
    assert session.record.hands[0].moves != record.hands[0].moves
    assert session.undo(0)


def test_there_is_no_beginning_after_the_end() -> None:
    past = PastMatch(played("marjapussi", 1).record)
    with pytest.raises(IndexError):
        practice_from(past, 1, len(past.record.hands[0].moves))
    with pytest.raises(IndexError):
        practice_from(past, 2, 0)


def test_a_practice_session_ends_instead_of_dealing_on_and_can_begin_again(qtbot: QtBot) -> None:
    past = PastMatch(played("bondtolva-2", 1).record)
    session = PracticeSession(StillBots())
    session.begin(past, 1, 10)
    view = session.current().view
    with qtbot.waitSignal(session.ended):
        session.next_hand()
    assert session.current().view == view
    session.replay_deals()
    assert session.current().view == view
    session.close()
