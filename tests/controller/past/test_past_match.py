"""Hands that are over, step by step: they lead to the hand's end, show every card, and show nothing too early."""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.controller.match.session import Session
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.controller.past.past_match import PastHand, PastMatch
from marjapussi_desktop.controller.past.qt_adviser import Adviser
from marjapussi_desktop.engine.cards import Card, pack_of
from marjapussi_desktop.engine.events import CardsPassed, HandDealt, HandKind, HandScored, TrickWon
from marjapussi_desktop.ui.table.hand_order import hand_order
from tests.controller.match.test_thoughts_told import Here
from tests.helpers.rulesets import PRESET_IDS
from tests.helpers.saved_matches import new_record

SEED = 11


def session_with(preset: str, hands: int, more_moves: int = 0) -> Session:
    """A match played by dice through so many hands that were played out, and a little further."""
    dice = random.Random(SEED)
    session = Session(new_record(preset, SEED), DealSource(SEED))
    left = more_moves
    while session.hand_number < hands or session.seat_to_act is not None or left:
        if session.awaits_deal:
            session.deal_next()
        if session.hand_number > hands:
            if not left:
                break
            left -= 1
        seat = session.seat_to_act
        assert seat is not None
        choices = session.choices(seat)
        assert choices is not None
        session.act(seat, dice.choice([*choices.actions()][:12]))
    return session


def all_cards(view: TableView) -> list[Card]:
    """Every card that an open view shows, tricks excepted."""
    cards = [card for seat in view.seats for pile in (seat.hand, seat.up, seat.beneath) for card in pile if card]
    return [*cards, *view.kitty, *view.stock, *view.discards, *(card for _seat, card in view.trick)]


def gathered(hand: PastHand, upto: int) -> list[Card]:
    events = [event for step in hand.steps[: upto + 1] for event in step.events]
    return [card for event in events if isinstance(event, TrickWon) for card in event.cards]


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_the_steps_show_every_card_from_the_deal_to_the_score(preset: str) -> None:
    session = session_with(preset, hands=2)
    past = PastMatch(session.record)
    pack = sorted(pack_of(session.record.rules.deal.pack), key=lambda card: card.index)
    for number in past.numbers:
        hand = past.hand(number, viewer=0)
        assert len(hand.steps) == len(session.record.hands[number - 1].moves) + 1
        assert isinstance(hand.steps[0].events[0], HandDealt)
        assert any(isinstance(event, HandScored) for event in hand.steps[-1].events)
        assert hand.result == session.record.hands[number - 1].result
        for nth, step in enumerate(hand.steps):
            shown = sorted([*all_cards(step.view), *gathered(hand, nth)], key=lambda card: card.index)
            assert shown == pack, f"{preset}, hand {number}, step {nth}"


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_from_a_seat_the_steps_show_what_that_seat_was_shown(preset: str) -> None:
    """A session that plays the same match shows the same views, event by event."""
    first = session_with(preset, hands=1)
    again = Session(new_record(preset, SEED), DealSource(SEED))
    steps = PastMatch(first.record).hand(1, viewer=1, is_open=False).steps
    events = again.deal_next()
    for nth, step in enumerate(steps):
        assert (step.view, step.events) == (again.view(1), again.seen_by(events, 1))
        if nth + 1 < len(steps):
            move = first.record.hands[0].moves[nth]
            taken = again.act(move.seat, move.action)
            assert isinstance(taken, tuple)
            events = taken


@pytest.mark.sampled(3)
@pytest.mark.parametrize("preset", PRESET_IDS)
def test_the_hand_of_a_seat_stands_in_the_order_in_which_it_was_played(preset: str) -> None:
    """With all cards open every suit had a place in it, held or not: without hearts, clubs stood before diamonds."""
    past = PastMatch(session_with(preset, hands=3).record)
    for number in past.numbers:
        for seat in range(len(past.hand(number, viewer=0).steps[0].view.seats)):
            steps = [past.hand(number, seat, is_open).steps for is_open in (True, False)]
            for looked_at, played in zip(*steps, strict=True):
                orders = [hand_order(step.view.seats[seat].hand, step.view.suits) for step in (looked_at, played)]
                assert orders[0] == orders[1]


def test_the_marks_of_the_tricks_begin_each_trick() -> None:
    hand = PastMatch(session_with("bondtolva", hands=1).record).hand(1, viewer=0)
    starts = hand.trick_starts()
    assert (len(starts), hand.result.kind) == (6, HandKind.PLAYED)
    for number, start in enumerate(starts, 1):
        assert hand.steps[start].trick == number
        assert hand.steps[start - 1].trick == number - 1


def test_a_hand_in_play_is_not_among_them_and_stays_hidden() -> None:
    session = session_with("huutopussi", hands=1, more_moves=5)
    assert session.hand_number == 2
    past = PastMatch(session.record)
    assert past.numbers == (1,)
    for number in (0, 2):
        with pytest.raises(IndexError):
            past.hand(number, viewer=0)
        with pytest.raises(IndexError):
            past.decisions(number)


def test_what_is_looked_at_stays_when_the_match_goes_on() -> None:
    session = session_with("huutopussi", hands=1)
    past = PastMatch(session.record)
    before = past.hand(1, viewer=0)
    session.undo(0)
    assert past.hand(1, viewer=0) == before


def test_exchanged_cards_are_told_where_all_is_open() -> None:
    for seed_hands in range(1, 6):
        hand = PastMatch(session_with("huutopussi", hands=seed_hands).record).hand(seed_hands, viewer=1)
        passed = [event for step in hand.steps for event in step.events if isinstance(event, CardsPassed)]
        if passed:
            assert all(len(event.cards) == event.count for event in passed)
            return
    pytest.fail("no hand had an exchange")


def test_a_persons_decisions_come_with_what_he_knew_then() -> None:
    session = session_with("bondtolva", hands=1)
    decisions = PastMatch(session.record).decisions(1)  # all seats are persons here
    moves = session.record.hands[0].moves
    assert [decision.ply for decision in decisions] == list(range(len(moves)))
    for decision in decisions:
        seen, move = decision.observation, moves[decision.ply]
        assert (seen.seat, len(seen.moves), seen.result) == (move.seat, decision.ply, None)
        assert seen.to_act == move.seat or decision.is_call


def test_the_adviser_tells_what_the_best_level_would_have_done(qtbot: QtBot) -> None:
    session = session_with("bondtolva", hands=1)
    decisions = [one for one in PastMatch(session.record).decisions(1) if one.trick in (5, 6)]
    bots = Here()
    adviser = Adviser(bots)  # type: ignore[arg-type]
    told: dict[int, object] = {}
    adviser.advised.connect(lambda ply, thought: told.setdefault(ply, thought))
    adviser.ask(decisions[:1], seed=SEED)
    adviser.ask(decisions, seed=SEED)  # the first question is void now
    assert len(bots.waiting) == 1, "one after another, so that a new hand is not kept waiting"
    bots.answer_all()
    assert list(told) == [decision.ply for decision in decisions]
