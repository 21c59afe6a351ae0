"""What is known between two rests of the table: what was reckoned, less what has been seen not to hold any more."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from marjapussi_desktop.controller.knowledge import reckoning
from marjapussi_desktop.controller.knowledge.reckoning import certain_knowledge, with_chances
from marjapussi_desktop.controller.knowledge.table_knowledge import (
    CardPoints,
    KeyCard,
    OnTable,
    PossibleMarriage,
    SeatKnowledge,
    TableKnowledge,
)
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.cards import MARRIAGES, Rank, Suit, card
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.events import (
    AnsweredHalf,
    AnsweredWhole,
    CardPlayed,
    CardTurnedUp,
    Event,
    How,
    MarriageDeclared,
)
from marjapussi_desktop.engine.observation import observe, redact
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.state import HandState, Phase
from marjapussi_desktop.engine.values import changed
from tests.bots.bot_games import mixed_bots, step_of

presets = pytest.mark.parametrize("rules", PRESETS.values(), ids=list(PRESETS))


def positions_and_what_led_on(rules: Ruleset, seed: int) -> list[tuple[HandState, list[Event]]]:
    """Positions of a hand in play, each with what the first seat sees until the next."""
    dice, bots = random.Random(seed), mixed_bots(rules, seed)
    match = game.deal(game.new_match(rules, 0), shuffled_deal(rules, dice)).match
    found = []
    while (seat := game.seat_to_act(match)) is not None:
        assert match.hand is not None
        before = match.hand
        step = step_of(match, seat, bots[seat].decide(observe(before, seat)))
        match = step.match
        if before.phase is Phase.PLAY:
            assert match.hand is not None
            found.append((before, [redact(event, 0, match.hand) for event in step.events]))
    return found


@pytest.mark.sampled(3)
@presets
def test_card_points_are_those_of_the_next_position_and_nothing_is_told_of_a_card_in_sight(
    rules: Ruleset, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The note told the older points and where an ace was that lay on the table, until the table was at rest."""
    monkeypatch.setattr(reckoning, "DETERMINIZATIONS", 5)
    for seed in range(2):
        found = positions_and_what_led_on(rules, seed)
        seen = observe(found[0][0], 0)
        known = with_chances(certain_knowledge(seen), seen, 1)
        for (_before, events), (now, _later) in pairwise(found):
            for event in events:
                known = known.after(event, rules)
            seen = observe(now, 0)
            sure = with_chances(certain_knowledge(seen), seen, 1)
            assert known.points == sure.points
            assert {key.card for key in known.key_cards} == {key.card for key in sure.key_cards}
            held = {one.seat: one.holds for one in sure.seats}
            assert all({*one.holds} <= {*held.get(one.seat, ())} for one in known.seats)
            aces = {seat for seat in range(len(now.hands)) if any(one.rank is Rank.ACE for one in now.available(seat))}
            assert not [one.seat for one in known.seats if one.lacks_aces and one.seat in aces]
            out = {one.seat: one.out for one in sure.seats}
            assert all({*one.out} <= {*out.get(one.seat, Suit)} for one in known.seats)
            assert all(now.marriages.is_open(one.suit) for one in known.marriages)
            played = {
                event.card.suit
                for event in events
                if isinstance(event, CardPlayed) and event.card in MARRIAGES[event.card.suit]
            }
            assert not played & {one.suit for one in known.marriages}


@pytest.mark.sampled(3)
@presets
def test_what_a_card_or_an_answer_makes_certain_is_known_at_once(
    rules: Ruleset, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who discarded on diamonds held ♦10 in 4 of 10 deals, until it was the person's turn again."""
    monkeypatch.setattr(reckoning, "DETERMINIZATIONS", 5)
    shown = 0
    for seed in range(2):
        found = positions_and_what_led_on(rules, seed)
        seen = observe(found[0][0], 0)
        known = with_chances(certain_knowledge(seen), seen, 1)
        for (before, events), (now, _later) in pairwise(found):
            led = before.trick[0].suit if before.trick else None
            is_free = rules.layout is Layout.STOCK and before.stock
            for event in events:
                known = known.after(event, rules)
                seat = getattr(event, "seat", 0)
                told = next((one for one in known.seats if one.seat == seat), None)
                if isinstance(event, CardPlayed) and seat and not now.available(seat):
                    assert told is None
                    assert not any(key.chances[seat] for key in known.key_cards), "he has no card any more"
                if seat == 0 or told is None or not now.available(seat):
                    continue
                if isinstance(event, CardPlayed) and led not in (None, event.card.suit) and not is_free:
                    assert led in told.out
                    assert not any(key.chances[seat] for key in known.key_cards if key.card.suit is led)
                    assert not any(one.suit is led and one.seats == (seat,) for one in known.marriages)
                    shown += 1
                if isinstance(event, MarriageDeclared) and event.how is How.OWN and rules.layout is not Layout.OPEN:
                    assert {*MARRIAGES[event.suit]} <= {*told.holds}
                    assert known.table.trump is now.trump
                if isinstance(event, AnsweredWhole) and event.suit is None:
                    assert not any(one.seats == (seat,) for one in known.marriages)
                if isinstance(event, AnsweredHalf) and not event.yes:
                    assert not any(one.suit is event.suit and seat in one.seats for one in known.marriages)
            sure = certain_knowledge(observe(now, 0))
            known = changed(known, seats=sure.seats)
    assert shown


def test_who_turns_up_an_ace_or_a_suit_that_he_lacked_has_it_again() -> None:
    one = SeatKnowledge(1, (Suit.HEARTS, Suit.CLUBS), (), lacks_aces=True)
    known = TableKnowledge(0, (one,), CardPoints((0, 0), 0, 0), ())
    turned = known.after(CardTurnedUp(1, 3, card("AH")), PRESETS["avomarjapussi"])
    assert turned.seats == (SeatKnowledge(1, (Suit.CLUBS,), ()),)


def test_a_chance_that_is_not_counted_anew_is_shared_among_those_who_are_left() -> None:
    rules = PRESETS["marjapussi"]
    keys = (KeyCard(card("TD"), (0.0, 0.2, 0.4, 0.4, 0.0)), KeyCard(card("AS"), (0.0, 0.3, 0.3, 0.4, 0.0)))
    some = tuple(SeatKnowledge(seat, (), ()) for seat in (1, 2, 3))
    halves = tuple(PossibleMarriage(suit, (0, 2), is_sure=False, chance=0.5) for suit in (Suit.DIAMONDS, Suit.HEARTS))
    known = TableKnowledge(0, some, CardPoints((0, 0), 0, 0), halves, keys, table=OnTable((card("AD"), card("6D"))))
    known = known.after(CardPlayed(2, card("8C")), rules)
    assert known.seats[1].out == (Suit.DIAMONDS,)
    ten, ace = known.key_cards
    assert [round(chance, 2) for chance in ten.chances] == [0.0, 0.33, 0.0, 0.67, 0.0]
    assert ten.is_old
    assert ace is keys[1]
    assert [one.suit for one in known.marriages] == [Suit.HEARTS]
