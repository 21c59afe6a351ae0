"""Stepping rests after each move with the whole trick in sight, and loses nothing on the way."""

from __future__ import annotations

from itertools import pairwise

import pytest

from marjapussi_desktop.engine.cards import Card, pack_of
from marjapussi_desktop.engine.events import CardPlayed, TrickWon
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.table.stops import stops_of, trick_stops
from tests.helpers.rulesets import PRESET_IDS
from tests.ui.past_hands import past_hand, past_match


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_every_card_is_somewhere_at_every_stop(preset: str) -> None:
    hand = past_hand(preset)
    stops = stops_of(hand)
    pack = set(pack_of(hand.steps[0].view.rules.deal.pack))
    gathered: list[Card] = []
    for stop in stops:
        gathered += [card for event in stop.events if isinstance(event, TrickWon) for card in event.cards]
        view = stop.view
        rows = [pile for seat in view.seats for pile in (seat.hand, seat.up, seat.beneath)]
        lying = [card for pile in (*rows, view.kitty, view.stock, view.discards) for card in pile if card is not None]
        shown = [*lying, *(card for _seat, card in view.trick), *gathered]
        assert len(shown) == len(pack)
        assert set(shown) == pack


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_the_events_of_all_stops_are_those_of_the_hand_in_order(preset: str) -> None:
    hand = past_hand(preset)
    stops = stops_of(hand)
    assert [event for stop in stops for event in stop.events] == [e for step in hand.steps for e in step.events]
    assert stops[-1].view == hand.steps[-1].view
    assert [stop.step for stop in stops if not stop.is_end] == list(range(len(hand.steps)))


@pytest.mark.parametrize("preset", PRESET_IDS)
@pytest.mark.parametrize("is_open", [True, False])
def test_a_full_trick_is_seen_before_it_goes(preset: str, is_open: bool) -> None:
    hand = past_match(preset).hand(1, viewer=1, is_open=is_open)
    stops = stops_of(hand)
    players = len(hand.names)
    for before, after in pairwise(stops):
        trick = next((event for event in after.events if isinstance(event, TrickWon)), None)
        if trick is not None:
            assert tuple(card for _seat, card in before.view.trick) == trick.cards
            assert len(trick.cards) == players
    starts = trick_stops(hand, stops)
    assert [hand.steps[stops[place].step].trick for place in starts] == list(range(1, len(starts) + 1))
    assert len(starts) == sum(isinstance(e, TrickWon) for stop in stops for e in stop.events)
    assert any(isinstance(event, CardPlayed) for event in stops[-2].events)


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_a_trick_that_is_gathered_early_is_gathered_once(preset: str) -> None:
    """From the table after a full trick, without the events that gather it, the next stop is reached."""
    hand = past_hand(preset)
    for before, after in pairwise(stops_of(hand)):
        first, rest = after.events[: after.gathers], after.events[after.gathers :]
        assert any(isinstance(event, TrickWon) for event in first) is (before.gathered is not None)
        assert not any(isinstance(event, TrickWon) for event in rest)
        if before.gathered is not None:
            assert before.gathered.trick == ()
            assert before.gathered == changed(hand.steps[before.step].view, to_act=None)
