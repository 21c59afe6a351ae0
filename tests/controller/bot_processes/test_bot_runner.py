"""The bots' process: started anew when it has died, given up when it dies again and again, and gone within a second."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from multiprocessing import resource_tracker
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.bots.explaining.explained import explained
from marjapussi_desktop.bots.players.casual import CasualBot
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.controller.bot_processes import bot_process
from marjapussi_desktop.controller.bot_processes.bot_process import MOST_DEATHS, TRIES, decide_simply
from marjapussi_desktop.controller.bot_processes.bot_worker import Reply, Request
from marjapussi_desktop.controller.bot_processes.qt_bot_runner import BotRunner
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.settings.problems import Problem, ProblemKind
from tests.bots.bot_games import mixed_bots, positions
from tests.helpers.left_behind import MARK, end_marked, left_after, marked, new_mark
from tests.helpers.rulesets import PRESET_IDS

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for processes in /proc")

PLAYING = Path(__file__).parents[2] / "helpers" / "clinging_program.py"
CLOSED_WITHIN_S = 3.0
"""It is promised within one second; a machine that is busy with other tests may take longer."""
REPLY_WITHIN_MS = 20_000


@pytest.fixture
def mark(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A mark of everything that this test starts; not of what multiprocessing keeps for all tests."""
    resource_tracker.ensure_running()
    mark = new_mark()
    monkeypatch.setenv(MARK, mark)
    yield mark
    end_marked(mark)


@pytest.fixture
def runner(qtbot: QtBot, mark: str) -> Iterator[BotRunner]:
    runner = BotRunner()
    yield runner
    runner.close()


def requests(level: str, preset: str = "huutopussi") -> Iterator[Request]:
    """What bots are asked in one hand, with other tokens each."""
    rules = PRESETS[preset]
    for token, (hand, seat) in enumerate(positions(rules, mixed_bots(rules, 2), seed=2)):
        yield Request(token, level, 5, observe(hand, seat))


def asked(qtbot: QtBot, runner: BotRunner, request: Request) -> Reply:
    """The reply to one request."""
    with qtbot.waitSignal(runner.replied, timeout=REPLY_WITHIN_MS) as replied:
        runner.request(request)
    reply = replied.args[0]
    assert isinstance(reply, Reply)
    assert reply.token == request.token
    return reply


def workers(mark: str) -> list[int]:
    return [pid for pid, told in marked(mark).items() if "spawn_main" in told]


def kill_workers(mark: str) -> None:
    for pid in workers(mark):
        os.kill(pid, signal.SIGKILL)


def closed_in(runner: BotRunner) -> float:
    began = time.monotonic()
    runner.close()
    return time.monotonic() - began


def test_a_process_that_died_is_started_anew(qtbot: QtBot, runner: BotRunner, mark: str) -> None:
    first, second, *_rest = requests("casual@50")
    before = asked(qtbot, runner, first)
    (died,) = workers(mark)
    kill_workers(mark)
    assert asked(qtbot, runner, second).decision is not None
    assert died not in workers(mark)
    assert len(workers(mark)) == 1
    assert asked(qtbot, runner, first) == before, "the new one plays as the old one did"


def test_processes_that_die_again_and_again_are_told_of_once(
    qtbot: QtBot, runner: BotRunner, mark: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "serve", os._exit)  # it dies of its first argument
    told: list[Problem] = []
    runner.noticed.connect(told.append)
    for request, _ in zip(requests("skilled"), range(6), strict=False):
        chosen = make_bot(CasualBot.name, request.seed).decide(request.observation)
        assert asked(qtbot, runner, request).decision == explained(request.observation, chosen)
    assert [problem.kind for problem in told] == [ProblemKind.BOTS_LOST]
    assert workers(mark) == []


def test_after_a_while_another_one_is_tried(
    qtbot: QtBot, runner: BotRunner, mark: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, *_rest = requests("casual")
    with monkeypatch.context() as broken:
        broken.setattr(bot_process, "serve", os._exit)
        for _death in range(MOST_DEATHS // TRIES + 1):
            asked(qtbot, runner, first)
        assert workers(mark) == []
    monkeypatch.setattr(bot_process, "IN_S", 0.0)
    asked(qtbot, runner, second)
    assert len(workers(mark)) == 1


@pytest.mark.sampled(6)
@pytest.mark.parametrize("preset", PRESET_IDS)
def test_the_simple_player_answers_everything(preset: str) -> None:
    for request in requests("expert", preset):
        reply = decide_simply(request)
        assert request.observation.choices is not None
        assert reply.decision is not None
        decision = make_bot(CasualBot.name, request.seed).decide(request.observation)
        assert reply.decision == explained(request.observation, decision)


@pytest.mark.parametrize(("is_call", "is_hint"), [(False, False), (True, False), (False, True)])
def test_if_that_fails_too_only_a_move_is_left_to_chance(
    is_call: bool, is_hint: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A call that nobody needs to make is not made, and a hint that nobody has found is not given."""

    def failing(request: Request) -> Reply:
        raise ZeroDivisionError

    monkeypatch.setattr(bot_process, "decide", failing)
    request = next(requests("expert"))
    reply = decide_simply(changed(request, is_call=is_call, is_hint=is_hint))
    assert reply.is_hint == is_hint
    if is_call or is_hint:
        assert reply.decision is None
    else:
        assert reply.decision is not None
        assert request.observation.choices is not None
        assert reply.decision.action in request.observation.choices.actions()


def test_an_idle_process_is_gone_at_once(qtbot: QtBot, runner: BotRunner, mark: str) -> None:
    asked(qtbot, runner, next(requests("casual")))
    assert closed_in(runner) < CLOSED_WITHIN_S
    assert left_after(mark, 1.0) == []


@pytest.mark.parametrize("is_asked", [False, True])
def test_a_process_that_is_stopped_holds_nobody_back(
    is_asked: bool, qtbot: QtBot, runner: BotRunner, mark: str
) -> None:
    first, second, *_rest = requests("casual")
    asked(qtbot, runner, first)
    (worker,) = workers(mark)
    os.kill(worker, signal.SIGSTOP)
    if is_asked:
        runner.request(second)
    assert closed_in(runner) < CLOSED_WITHIN_S
    assert left_after(mark, 1.0) == []


def test_one_that_thinks_long_holds_nobody_back(qtbot: QtBot, runner: BotRunner, mark: str) -> None:
    *_others, last = requests("casual")
    asked(qtbot, runner, last)
    for request in requests("expert@60000"):
        runner.request(request)
    assert closed_in(runner) < CLOSED_WITHIN_S
    assert left_after(mark, 1.0) == []


@pytest.mark.parametrize("manner", ["stubborn", "busy", "stuck"])
def test_a_program_that_will_not_go_holds_nobody_back(manner: str, qtbot: QtBot, runner: BotRunner, mark: str) -> None:
    first, second, *_rest = requests(f"exec:{sys.executable} {PLAYING} {manner}")
    if manner == "stuck":
        runner.request(first)
        runner.request(second)
        qtbot.waitUntil(lambda: len(marked(mark)) >= 6, timeout=REPLY_WITHIN_MS)
    else:
        assert asked(qtbot, runner, first).failed == ()
    assert closed_in(runner) < CLOSED_WITHIN_S
    assert left_after(mark, 2.0) == []
