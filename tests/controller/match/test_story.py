"""The story of a match: the same however it was come by, and nothing in it that the seat was not told."""

from __future__ import annotations

import random

import pytest

from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.controller.match.session import Session, source_of
from marjapussi_desktop.controller.match.story import Story, auction_rounds, story_so_far, totals_by_hand
from marjapussi_desktop.engine.cards import cards
from marjapussi_desktop.engine.events import (
    AuctionWon,
    BidMade,
    CardsDiscarded,
    CardsPassed,
    ContractSet,
    KittyTaken,
    MarriageDeclared,
    Passed,
)
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.engine.record import format_record
from marjapussi_desktop.engine.record_reading import parse_record
from tests.controller.match.test_session import do, new_record, stacked
from tests.helpers.rulesets import PRESET_IDS
from tests.helpers.scenes import CLUBS

HANDS = 3


def told_while_playing(session: Session, dice: random.Random) -> list[Story]:
    """Plays some hands at random with moves taken back; each seat's story as its events told it, whole at any undo."""
    seats = range(len(session.record.players))
    stories = [Story()] * len(seats)
    by_ply: list[list[Story]] = []
    while session.awaits_deal and session.hand_number < HANDS:
        dealt = session.deal_next()
        stories = [stories[seat].after_all(session.seen_by(dealt, seat)) for seat in seats]
        by_ply, undos = [stories], 3
        while (seat := session.seat_to_act) is not None:
            choices = session.choices(seat)
            assert choices is not None
            events = session.act(seat, dice.choice([*choices.actions()][:12]))
            assert not isinstance(events, Refusal)
            stories = [stories[seat].after_all(session.seen_by(events, seat)) for seat in seats]
            by_ply.append(stories)
            if undos and dice.random() < 0.1 and session.undo(dice.choice(seats)):
                undos -= 1
                stories = by_ply[session.ply]
                del by_ply[session.ply + 1 :]
                assert stories == [story_so_far(session, seat) for seat in seats]
    return stories


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_a_story_is_the_same_after_undoing_and_resuming(preset: str) -> None:
    session = Session(new_record(preset), DealSource(11))
    played = told_while_playing(session, random.Random(preset))
    assert session.hand_number == HANDS or session.is_over
    replayed = parse_record(format_record(session.record))
    resumed = Session.take_up(replayed, source_of(replayed.record))
    for seat, story in enumerate(played):
        assert story_so_far(session, seat) == story
        assert story_so_far(resumed, seat) == story
        assert len(story.results) == session.hand_number
        assert totals_by_hand(story.results, len(session.record.totals))[-1] == session.record.totals
        for event in story.exchanged:
            if isinstance(event, CardsPassed):
                assert bool(event.cards) is (seat in (event.giver, event.taker))
            elif isinstance(event, CardsDiscarded):
                assert bool(event.cards) is (seat == event.seat)
            elif isinstance(event, KittyTaken):
                kitty = session.record.rules.kitty
                assert kitty is not None
                assert bool(event.cards) is (seat == event.seat or kitty.kitty_exposed)


def test_a_story_before_the_first_deal_is_empty() -> None:
    assert story_so_far(Session(new_record("marjapussi-pagat"), DealSource(1)), 0) == Story()


def test_what_is_said_comes_with_the_tricks_before_it() -> None:
    session = stacked()
    do(session, CLUBS + "; 0: declare H; 0: play AS; 1: play 9S; 2: play 6S; 3: play 7S")
    story = story_so_far(session, 1)
    (declared,) = story.said
    assert isinstance(declared.event, MarriageDeclared)
    assert declared.tricks == 1
    assert [trick.seat for trick in story.tricks] == [0, 0]


def test_partners_know_what_they_exchange_and_the_others_how_much() -> None:
    session = stacked("huutopussi-erlangen", dealer=3)
    do(session, "0: bid 120; 1: pass; 2: pass; 3: pass; 2: give KC QC KD QS; 0: contract 120; 0: return KC QC KD QS")
    known, unknown = (story_so_far(session, seat) for seat in (0, 3))
    moved = cards("KC QC KD QS")
    contract = ContractSet(0, 120, 0)
    assert known.exchanged == (CardsPassed(2, 0, moved, 4, False), contract, CardsPassed(0, 2, moved, 4, True))
    assert unknown.exchanged == (CardsPassed(2, 0, (), 4, False), contract, CardsPassed(0, 2, (), 4, True))
    assert known.turns == unknown.turns == (BidMade(0, 120), Passed(1), Passed(2), Passed(3))
    assert known.agreed == (AuctionWon(0, 120),)


def test_the_auction_is_a_grid_of_rounds() -> None:
    bids = (BidMade(1, 115), BidMade(2, 120), Passed(3), Passed(0), BidMade(1, 125), Passed(2))
    assert auction_rounds(bids, first=0, players=4) == (
        (None, bids[0], bids[1], bids[2]),
        (bids[3], bids[4], bids[5], None),
    )
    assert auction_rounds((), 0, 4) == ()
