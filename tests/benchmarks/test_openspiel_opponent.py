"""The opponent from outside: what it makes of the protocol, and its game against the engine's."""

from __future__ import annotations

import importlib.util
import random

import pytest

from marjapussi_desktop.bots.native import WHICH
from marjapussi_desktop.bots.players.external.messages import TurnedUp, hand_messages, match_message
from marjapussi_desktop.bots.players.random_player import RandomBot
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import AskHalf
from marjapussi_desktop.engine.choices import AnswerChoices, PlayChoices
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.phases import choices_of, seat_to_act
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.seats import players_in, side_of
from marjapussi_desktop.engine.state import HandState, Phase
from marjapussi_desktop.engine.values import changed
from tests.benchmarks.openspiel_opponent.known_table import KnownTable
from tests.benchmarks.openspiel_opponent.position import ANSWERED_NO, Position, Root
from tests.bots.bot_games import mixed_bots, positions
from tests.bots.native.worlds import engine_moves, world_of

GAMES = ("huutopussi", "huutopussi-helsinki", "marjapussi", "bondtolva")
games = pytest.mark.parametrize("preset", GAMES)
needs_openspiel = pytest.mark.skipif(
    importlib.util.find_spec("pyspiel") is None, reason="OpenSpiel is not installed (it is never needed to play)"
)


def told(seen: Observation) -> KnownTable:
    """A table that has heard all that the seat's program is told."""
    table = KnownTable()
    table.hear({"type": "hello", "protocol": 1})
    table.hear(match_message(seen, "me", 7))
    for message in hand_messages(seen, TurnedUp().look(seen)):
        table.hear(message)
    return table


@games
def test_the_messages_tell_a_program_what_a_built_in_bot_observes(preset: str) -> None:
    rules = PRESETS[preset]
    for hand, seat in positions(rules, mixed_bots(rules, 4), seed=31):
        seen = observe(hand, seat)
        assert told(seen).observation() == seen
        for other in range(players_in(rules.layout)):
            assert told(observe(hand, other)).observation() == observe(hand, other)


def test_a_later_hand_of_the_match_has_its_number_and_a_hand_told_again_keeps_it() -> None:
    rules = PRESETS["marjapussi"]
    table = KnownTable()
    numbers = []
    seats = [hand for hand, seat in positions(rules, mixed_bots(rules, 1), seed=5, hands=3) if not hand.moves]
    for number, hand in enumerate(seats):
        seen = observe(hand, 2)
        if number == 0:
            table.hear(match_message(seen, "me", 7))
        for _again in range(2):
            for message in hand_messages(seen, {}):
                table.hear(message)
            numbers.append(table.observation().number)
    assert numbers == [1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize("preset", ["huutopussi-3", "avomarjapussi", "huutopussi-wurzel", "marjapussi-fi"])
def test_other_games_are_declined(preset: str) -> None:
    rules = PRESETS[preset]
    hand, seat = next(iter(positions(rules, mixed_bots(rules, 1), seed=5)))
    with pytest.raises(ValueError, match="four-handed"):
        told(observe(hand, seat))


def in_play(preset: str, seed: int) -> list[tuple[HandState, int]]:
    """Positions of a hand in which a card, an ask or an answer is awaited."""
    rules = PRESETS[preset]
    found = positions(rules, mixed_bots(rules, seed), seed=seed)
    return [(hand, seat) for hand, seat in found if hand.phase is Phase.PLAY]


def played_along(hand: HandState, position: Position, dice: random.Random) -> None:
    """Plays at random to the end; at each move the engine and the position agree on who may do what."""
    bot = RandomBot(dice.randrange(1000))
    match = changed(game.new_match(hand.rules, hand.dealer), totals=hand.totals, hand=hand)
    while (seat := seat_to_act(hand)) is not None:
        assert position.seat == seat
        assert set(position.moves()) == engine_moves(hand)
        choices = choices_of(hand, seat)
        assert isinstance(choices, PlayChoices | AnswerChoices)
        action = bot.action_from(changed(choices, calls=()), 1, len(hand.moves))
        number = next(n for n, one in Root(observe(hand, seat), 1).actions().items() if one == action)
        position.move(number)
        step = game.act(match, seat, action)
        assert isinstance(step, game.Step)
        assert step.match.hand is not None
        match, hand = step.match, step.match.hand
        for other, held in enumerate(hand.hands):
            assert position.hands[other] == sum(1 << one.index for one in held)
    assert position.is_over
    assert not position.moves()
    assert_returns(hand, position)


def assert_returns(hand: HandState, position: Position) -> None:
    """What a position returns is the advantage in score as the engine has it, Porvoo apart."""
    result = hand.result
    assert result is not None
    returns = [value * position.root.scale for value in position.returns()]
    if hand.rules.contract is not None or 0 not in result.tricks:
        assert returns[0] == pytest.approx(result.scores[0] - result.scores[1])
    assert returns == pytest.approx([returns[0] * (1 if side_of(s, hand.rules.layout) == 0 else -1) for s in range(4)])


@games
def test_the_game_agrees_with_the_engine_move_by_move(preset: str) -> None:
    dice = random.Random(17)
    for hand, seat in in_play(preset, 8)[::7]:
        root = Root(observe(hand, seat), 1)
        position = root.position(world_of(hand))
        copy = position.copied()
        played_along(hand, position, dice)
        assert set(copy.moves()) == engine_moves(hand), "a copy is played on by itself"


@games
def test_a_sampled_world_looks_the_same_to_the_seat_that_decides(preset: str) -> None:
    for hand, seat in in_play(preset, 9)[::5]:
        root = Root(observe(hand, seat), 1)
        known = root.position(world_of(hand))
        for _draw in range(5):
            sampled = root.sample()
            assert sampled.seat == seat
            assert sampled.seen_by(seat) == known.seen_by(seat)
            assert sampled.moves() == known.moves()
            assert set(sampled.moves()) == set(root.actions())
            assert sum(sampled.rolled_out(random.Random(1).random)) == pytest.approx(0)


def test_both_answers_about_a_half_are_told_apart() -> None:
    told_of = set()
    for seed in range(60):
        for hand, seat in in_play("marjapussi", seed):
            asks = [n for n, one in Root(observe(hand, seat), 1).actions().items() if isinstance(one, AskHalf)]
            for number in asks:
                position = Root(observe(hand, seat), 1).position(world_of(hand))
                position.move(number)
                position.move(position.moves()[0])
                told_of.add(position.told[-1] == ANSWERED_NO)
        if len(told_of) == 2:
            return
    raise AssertionError("one of the answers never came")


@needs_openspiel
@pytest.mark.skipif(WHICH != "compiled", reason="too slow with the plain kernel")
@pytest.mark.parametrize("preset", ["huutopussi", "marjapussi"])
def test_the_search_plays_whole_hands_and_repeats(preset: str) -> None:
    from tests.benchmarks.openspiel_opponent.ismcts import IsmctsBot

    rules = PRESETS[preset]
    one, other = (IsmctsBot(3, simulations=20) for _ in range(2))
    for hand, seat in positions(rules, [one] * 4, seed=3):
        seen = observe(hand, seat)
        assert one.decide(seen) == other.decide(seen)
    assert set(one.done) == {20}
