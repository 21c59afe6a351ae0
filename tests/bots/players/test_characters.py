"""Characters: another style is seen in what a player does, and never makes him break a rule."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.players.characters import CHARACTERS, PLAIN
from marjapussi_desktop.bots.players.levels import BotName, make_bot, parse_bot_name, playable
from marjapussi_desktop.bots.players.search_player import candidate_actions
from marjapussi_desktop.bots.search.decision_context import DecisionContext, Objective
from marjapussi_desktop.bots.search.rollouts import FlatSearch
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import AskHalf, AskWhole, Bid, Declare, SetContract
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.state import MatchState, Phase
from tests.bots.bot_games import step_of

LEVELS = ("casual", "skilled")
DEALS = 40


def first_turns(preset: str, count: int) -> Iterator[MatchState]:
    rules, dice = PRESETS[preset], random.Random(11)
    for _deal in range(count):
        yield game.deal(game.new_match(rules, 0), shuffled_deal(rules, dice)).match


def seen_by_the_one_to_act(match: MatchState) -> Observation:
    seat = game.seat_to_act(match)
    assert seat is not None
    assert match.hand is not None
    return observe(match.hand, seat)


def bids(name: str) -> int:
    """The highest that a player bids against casual ones, over some deals; a pass is nothing."""
    bot, others, total = make_bot(name, 1), make_bot("casual", 1), 0
    for match in first_turns("huutopussi-erlangen", DEALS):
        seat, most = game.seat_to_act(match), 0
        while match.hand is not None and match.hand.phase is Phase.AUCTION:
            seen = seen_by_the_one_to_act(match)
            decision = (bot if seen.seat == seat else others).decide(seen)
            if seen.seat == seat and isinstance(decision.action, Bid):
                most = decision.action.amount
            match = step_of(match, seen.seat, decision).match
        total += most
    return total


@pytest.mark.parametrize("level", ["beginner", *LEVELS])
def test_the_bold_one_bids_more_than_the_steady_and_the_careful_one_less(level: str) -> None:
    assert bids(f"{level}+eino") < bids(f"{level}+aino") < bids(f"{level}+helmi")


def contracts(name: str, preset: str = "huutopussi") -> int:
    """What a player promises, over some deals."""
    bot, others, total = make_bot(name, 1), make_bot("casual", 1), 0
    for match in first_turns(preset, 20):
        while match.hand is not None and match.hand.phase is not Phase.PLAY:
            seen = seen_by_the_one_to_act(match)
            decision = (bot if match.hand.phase is Phase.CONTRACT else others).decide(seen)
            if isinstance(decision.action, SetContract):
                total += decision.action.amount
            match = step_of(match, seen.seat, decision).match
            assert match.hand is not None
            if match.hand.phase is Phase.OVER:
                break
    return total


@pytest.mark.parametrize("preset", ["huutopussi", "huutopussi-wurzel", "huutopussi-3"])
def test_expert_promises_less_than_skilled(preset: str) -> None:
    """Expert sets contracts where they bring the most; that skilled's are made as often as people's is a slow test."""
    assert contracts("expert", preset) < contracts("skilled", preset)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("level", ["beginner", *LEVELS])
def test_onni_promises_much_and_kerttu_little(level: str) -> None:
    assert contracts(f"{level}+kerttu") < contracts(f"{level}+aino") < contracts(f"{level}+onni")


def attempts(name: str) -> int:
    """How often a player declares or asks where he may, over some hands."""
    bot, others, count = make_bot(name, 1), make_bot("casual", 1), 0
    for match in first_turns("marjapussi", 24):
        while (seat := game.seat_to_act(match)) is not None:
            seen = seen_by_the_one_to_act(match)
            is_before_lead = isinstance(seen.choices, PlayChoices) and bool(seen.choices.marriages)
            decision = (bot if is_before_lead else others).decide(seen)
            count += isinstance(decision.action, Declare | AskWhole | AskHalf)
            match = step_of(match, seat, decision).match
    return count


def test_martta_asks_more_often_than_tauno() -> None:
    assert attempts("skilled+tauno@3") < attempts("skilled+martta@3")


def test_one_who_longs_for_every_trick_values_no_move_less() -> None:
    """A share of what he longs for is added wherever he may take them all."""
    more = 0
    for match in first_turns("marjapussi", 10):
        seen = seen_by_the_one_to_act(match)
        assert isinstance(seen.choices, PlayChoices)
        actions = candidate_actions(View(seen), seen.choices)
        usual = FlatSearch(DecisionContext(seen, 1), actions, 40).means()
        longing = FlatSearch(DecisionContext(seen, 1, Objective(sweep=100.0)), actions, 40).means()
        assert all(one <= other for one, other in zip(usual, longing, strict=True))
        more += usual != longing
    assert more


@pytest.mark.parametrize("level", LEVELS)
def test_the_steady_one_plays_as_the_level_does(level: str) -> None:
    assert CHARACTERS["aino"].style == PLAIN
    for match in first_turns("huutopussi", 5):
        seen = seen_by_the_one_to_act(match)
        assert make_bot(f"{level}+aino", 1).decide(seen) == make_bot(level, 1).decide(seen)


def test_every_character_has_a_style_and_a_name_of_its_own() -> None:
    assert len({character.style for character in CHARACTERS.values()}) == len(CHARACTERS)
    assert [character.name.lower() for character in CHARACTERS.values()] == list(CHARACTERS)


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("skilled+aino@20", "skilled+aino@20"),
        ("skilled+stranger", "skilled"),
        ("grandmaster", "skilled"),
        ("exec:rm", "skilled"),
        ("", "skilled"),
    ],
)
def test_a_name_out_of_a_record_can_always_be_played(name: str, known: str) -> None:
    assert playable(name) == known
    assert isinstance(parse_bot_name(playable(name)), BotName)
