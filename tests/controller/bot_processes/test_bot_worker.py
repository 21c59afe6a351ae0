"""What the worker answers is what the bot would answer here; its messages survive the way between processes."""

from __future__ import annotations

import pickle
import random
from multiprocessing import Pipe

import pytest

from marjapussi_desktop.bots.explaining.explained import explained
from marjapussi_desktop.bots.players.levels import LEVELS, make_bot
from marjapussi_desktop.controller.bot_processes.bot_worker import Reply, Request, decide
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.choices import CallChoices
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from tests.helpers.playing import hand_of, played_at_random, seats_in_play
from tests.helpers.rulesets import PRESET_IDS


def requests_in(preset: str, level: str, seed: int) -> list[Request]:
    """The questions of one random hand: whoever is to act, and whoever may call."""
    found: list[Request] = []
    for moment in played_at_random(PRESETS[preset], seed):
        hand = hand_of(moment.after)
        for seat in seats_in_play(PRESETS[preset]):
            choices = game.choices(moment.after, seat)
            if choices is not None:
                is_call = isinstance(choices, CallChoices)
                found.append(Request(len(found), level, seed, observe(hand, seat), is_call))
    return random.Random(seed).sample(found, min(12, len(found)))


@pytest.mark.sampled(24)
@pytest.mark.parametrize("preset", PRESET_IDS)
@pytest.mark.parametrize("level", LEVELS)
def test_the_worker_decides_as_the_bot_does(preset: str, level: str) -> None:
    for request in requests_in(preset, f"{level}@2", 3):
        bot = make_bot(f"{level}@2", request.seed)
        ask = bot.consider_call if request.is_call else bot.decide
        decision = ask(request.observation)
        told = None if decision is None else explained(request.observation, decision)
        assert decide(request) == Reply(request.token, told)


def test_questions_and_answers_survive_the_way_between_processes() -> None:
    near, far = Pipe()
    for request in requests_in("huutopussi-erlangen", "casual", 5):
        near.send(request)
        received = far.recv()
        assert received == request
        far.send(decide(received))
        reply = near.recv()
        assert reply == decide(request)
        assert pickle.loads(pickle.dumps(reply)) == reply
    near.close()
    far.close()


def test_an_answer_is_accepted_by_the_game() -> None:
    for preset in PRESET_IDS:
        for request in requests_in(preset, "casual", 9):
            reply = decide(request)
            if reply.decision is not None:
                assert request.observation.choices is not None
                choices = request.observation.choices
                assert reply.decision.action in (*choices.actions(), *choices.calls)
