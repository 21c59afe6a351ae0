"""What a program is told: every message follows from the events that its seat sees, in their order."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from marjapussi_desktop.bots.players.external.messages import (
    TurnedUp,
    hand_messages,
    match_message,
    move_message,
    preset_like,
)
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import AnswerHalf, AnswerWhole, Move
from marjapussi_desktop.engine.events import (
    CardDrawn,
    CardTurnedUp,
    Event,
    HandScored,
    KittyTaken,
    MarriageDeclared,
)
from marjapussi_desktop.engine.notation import format_action
from marjapussi_desktop.engine.observation import observe, redact, seen_move
from marjapussi_desktop.engine.options import to_record_rules
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import result_to_json
from marjapussi_desktop.engine.record_rules import from_record_rules
from marjapussi_desktop.engine.seats import players_in
from tests.helpers.playing import Moment, hand_of, played_at_random, seats_in_play
from tests.helpers.rulesets import PRESET_IDS, random_variant


def cards_message(why: str, seat: int, *codes: str) -> dict[str, Any]:
    return {"type": "cards", "why": why, "seat": seat, "cards": list(codes)}


def told_of(event: Event) -> Iterator[dict[str, Any]]:
    """What an event, as a seat sees it, is told as beside the move itself."""
    match event:
        case KittyTaken(seat, cards, _count) if cards:
            yield cards_message("kitty", seat, *(card.code for card in cards))
        case CardTurnedUp(seat, _column, card):
            yield cards_message("turned up", seat, card.code)
        case CardDrawn(seat, card, _left) if card is not None:
            yield cards_message("draw", seat, card.code)
        case HandScored(_number, result):
            yield {"type": "result", "result": result_to_json(result)}


def expected(moment: Moment, seat: int) -> list[dict[str, Any]]:
    """What one step adds for a seat."""
    hand = hand_of(moment.after)
    assert moment.seat is not None
    assert moment.action is not None
    seen = seen_move(Move(moment.seat, moment.action), hand, seat)
    told: list[dict[str, Any]] = [{"type": "event", "seat": moment.seat, "move": format_action(seen.action)}]
    for event in moment.events:
        told.extend(told_of(redact(event, seat, hand)))
    return told


@pytest.mark.sampled(6)
@pytest.mark.parametrize("preset", PRESET_IDS)
def test_the_messages_grow_by_what_the_seat_sees_happen(preset: str) -> None:
    rules = PRESETS[preset]
    for seat in seats_in_play(rules):
        told: list[dict[str, Any]] = []
        turned_up = TurnedUp()
        for moment in played_at_random(rules, seed=seat, hands=3):
            observation = observe(hand_of(moment.after), seat)
            messages = hand_messages(observation, turned_up.look(observation))
            if moment.action is None:
                assert messages[0]["type"] == "hand"
                assert messages[0]["cards"] == [card.code for card in observation.dealt]
                assert ("up" in messages[0]) == bool(observation.dealt_up)
                assert len(messages) == 1
            else:
                assert messages == told + expected(moment, seat)
            told = messages


def test_an_answer_tells_what_it_declared_also_after_a_bluff() -> None:
    rules, found = PRESETS["huutopussi-erlangen"], set()
    for seed in range(6):
        told: list[dict[str, Any]] = []
        for moment in played_at_random(rules, seed):
            observation = observe(hand_of(moment.after), seed % 4)
            messages = hand_messages(observation, {}, tells_made=True)
            assert messages[: len(told)] == told
            answers = [message for message in messages[len(told) :] if "made" in message]
            if isinstance(moment.action, AnswerWhole | AnswerHalf):
                suits = {event.suit.value for event in moment.events if isinstance(event, MarriageDeclared)}
                assert [{message["made"]} - {None} for message in answers] == [suits]
                found.add((answers[0]["move"] == "answer yes", bool(suits)))
            else:
                assert not answers
            told = messages
    assert found >= {(True, True), (True, False), (False, False)}


@pytest.mark.parametrize("preset", [name for name, rules in PRESETS.items() if rules.layout == "open"])
@pytest.mark.parametrize("seed", range(8))
def test_who_joins_late_is_told_of_cards_that_fit(preset: str, seed: int) -> None:
    for moment in played_at_random(PRESETS[preset], seed):
        for seat in (0, 1):
            observation = observe(hand_of(moment.after), seat)
            dealt_up = [card.code for row in observation.dealt_up for card in row]
            told = hand_messages(observation, TurnedUp().look(observation))
            open_cards, played = set(dealt_up), list[str]()
            for message in told:
                if message["type"] == "cards":
                    assert not set(message["cards"]) & {*open_cards, *played}, "turned up after it was seen"
                    open_cards.update(message["cards"])
                elif message["type"] == "event" and message["move"].startswith("play "):
                    played.append(message["move"].removeprefix("play "))
            shown = {card.code for row in observation.up for card in row if card is not None}
            assert open_cards - set(played) == shown


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_no_message_names_a_card_that_the_seat_cannot_know(preset: str) -> None:
    rules = PRESETS[preset]
    for moment in played_at_random(rules, seed=9):
        hand = hand_of(moment.after)
        for seat in seats_in_play(rules):
            observation = observe(hand, seat)
            text = json.dumps(
                [m for m in hand_messages(observation, TurnedUp().look(observation)) if m["type"] != "result"]
            )
            hidden = [card for other in seats_in_play(rules) if other != seat for card in hand.hands[other]]
            hidden += [*hand.stock, *(card for row in hand.down for card in row if card is not None)]
            passed_on = {*observation.given, *observation.received, *observation.kitty, *observation.dealt}
            assert not [card.code for card in hidden if f"{card.code}" in text and card not in passed_on]


@pytest.mark.parametrize("seed", range(20))
def test_rules_and_a_preset_that_they_can_be_made_from(seed: int) -> None:
    dice = random.Random(seed)
    rules = random_variant(dice, dice.choice(PRESET_IDS)).rules
    assert from_record_rules(preset_like(rules), to_record_rules(rules)) == rules


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_a_preset_as_it_is_is_told_by_its_name(preset: str) -> None:
    assert preset_like(PRESETS[preset]) == preset


def test_the_match_message_gives_away_neither_names_nor_deals() -> None:
    rules = PRESETS["huutopussi"]
    moment = next(played_at_random(rules, 4))
    messages = [match_message(observe(hand_of(moment.after), seat), "My bot", 4) for seat in seats_in_play(rules)]
    assert [message["seat"] for message in messages] == [0, 1, 2, 3]
    assert messages[1]["players"] == ["Player 1", "My bot", "Player 3", "Player 4"]
    assert len({message["seed"] for message in messages}) == players_in(rules.layout)
    assert 4 not in {message["seed"] for message in messages}


def test_the_move_message_holds_what_a_traced_record_holds() -> None:
    for moment in played_at_random(PRESETS["huutopussi"], 5):
        seat = game.seat_to_act(moment.after)
        if seat is not None:
            observation = observe(hand_of(moment.after), seat)
            message = move_message(observation, 250)
            assert message["time_ms"] == 250
            assert all(isinstance(text, str) and text for text in message["legal"])
