"""Other programs in the window's session: told of every move, replaced where they fail, never run because of a file."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from marjapussi_desktop.bots.players.external.program import end_idle_programs
from marjapussi_desktop.controller.bot_processes import bot_worker
from marjapussi_desktop.controller.bot_processes.bot_worker import Request, decide
from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.engine.choices import PlayChoices

PROGRAM = Path(__file__).parents[2] / "helpers" / "program_bot.py"


class Here(QObject):
    """Answers in this process, when it is told to. ``levels``: of every request so far."""

    replied = Signal(object)
    noticed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[Request] = []
        self.levels: list[str] = []

    def request(self, request: Request) -> None:
        self.waiting.append(request)
        self.levels.append(request.level)

    def answer_all(self) -> None:
        while self.waiting:
            self.replied.emit(decide(self.waiting.pop(0)))

    def close(self) -> None:
        """There is no process to end."""


@pytest.fixture
def runner(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Here]:
    monkeypatch.setenv("MARJAPUSSI_HOME", str(tmp_path))
    monkeypatch.setattr(bot_worker, "_bots", {})
    yield Here()
    end_programs()


def end_programs() -> None:
    """Afterwards they have read everything."""
    for bot in bot_worker._bots.values():
        getattr(bot, "close", lambda: None)()
    end_idle_programs()


def session_with(runner: Here) -> QtSession:
    return QtSession(runner=runner)  # type: ignore[arg-type]


def play_hand(session: QtSession, runner: Here) -> None:
    """The person plays the first card he may, until the hand is over."""
    runner.answer_all()
    while (prompt := session.current().prompt) is not None and prompt.kind is not PromptKind.HAND_OVER:
        play_a_card(session)
        runner.answer_all()


def play_a_card(session: QtSession) -> None:
    """The person answers what is asked, if it can be with the first card that he may play."""
    prompt = session.current().prompt
    assert prompt is not None
    choices = prompt.choices
    assert choices is not None
    action = Play(choices.cards[0]) if isinstance(choices, PlayChoices) else next(choices.actions())
    assert session.answer(prompt.id, action) is None


def setup(manner: str, log: Path | None = None) -> MatchSetup:
    command = shlex.join([sys.executable, str(PROGRAM), manner, *([str(log)] if log is not None else [])])
    return MatchSetup("marjapussi", "Veera", opponent_level=f"exec:{command}", seed=5)


def test_programs_play_in_the_window(runner: Here, tmp_path: Path) -> None:
    session = session_with(runner)
    failed: list[str] = []
    session.program_failed.connect(failed.append)
    session.start_match(setup("good", tmp_path / "told"))
    play_hand(session, runner)
    end_programs()
    told = [json.loads(line) for line in (tmp_path / "told").read_text(encoding="utf-8").splitlines()]
    assert {message["seat"] for message in told if message["type"] == "match"} == {1, 3}
    assert [message["type"] for message in told].count("result") == 2
    assert failed == []
    kinds = [player["kind"] for player in json.loads(session.record_text())["players"]]
    assert [kind.startswith("bot:exec:python") for kind in kinds] == [False, True, False, True]
    assert str(PROGRAM) not in session.record_text()


def test_a_program_that_fails_is_told_of_once_a_seat(runner: Here) -> None:
    session = session_with(runner)
    failed: list[str] = []
    session.program_failed.connect(failed.append)
    session.start_match(setup("illegal"))
    play_hand(session, runner)
    assert failed == ["The illegal one"] * 2


def test_a_move_taken_back_is_told_at_once(runner: Here, tmp_path: Path) -> None:
    session = session_with(runner)
    session.start_match(setup("good", tmp_path / "told"))
    play_hand(session, runner)
    assert session.undo()
    runner.answer_all()
    end_programs()
    kinds = [json.loads(line)["type"] for line in (tmp_path / "told").read_text(encoding="utf-8").splitlines()]
    assert kinds.count("hand") == 4


def test_no_program_is_run_because_a_record_names_it(runner: Here, tmp_path: Path) -> None:
    session = session_with(runner)
    session.start_match(setup("good"))
    record = json.loads(session.record_text())
    for player in record["players"][1:]:
        player["kind"] = f"bot:exec:touch {tmp_path / 'ran'}"
    (tmp_path / "record.json").write_text(json.dumps(record), encoding="utf-8")
    runner.waiting.clear()
    runner.levels.clear()
    session.open_record(tmp_path / "record.json")
    play_hand(session, runner)
    assert runner.levels
    assert not [level for level in runner.levels if level.startswith("exec:")]
    assert not (tmp_path / "ran").exists()


def test_a_saved_match_with_a_program_goes_on_with_a_level(qtbot: QtBot, runner: Here, tmp_path: Path) -> None:
    first = QtSession(tmp_path / "matches.sqlite", runner=runner)  # type: ignore[arg-type]
    first.start_match(setup("good"))
    first.close()
    later = Here()
    second = QtSession(tmp_path / "matches.sqlite", runner=later)  # type: ignore[arg-type]
    missed: list[str] = []
    second.program_missed.connect(missed.append)
    with qtbot.waitSignal(second.updated):  # a saved match is shown once it is on disk
        assert second.resume()
    assert len(missed) == 1, "the person is told"
    assert missed[0].startswith("python")
    if second.current().prompt is not None:
        with qtbot.waitSignal(second.updated):
            play_a_card(second)
    second.close()
    assert set(later.levels) == {"casual"}
