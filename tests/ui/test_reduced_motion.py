"""Who wants nothing to move sees cards where they belong, with every pause; the system is asked for it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.system_motion import COMMANDS, SystemMotion
from marjapussi_desktop.ui.table.speeds import UNTIL_CLICK, Pace, speeds_for
from tests.ui.person import MousePerson


def test_without_motion_the_pauses_stay() -> None:
    for pace in (Pace.SLOW, Pace.NORMAL, Pace.FAST):
        moving, still = speeds_for(pace), speeds_for(pace, is_still=True)
        assert (still.flight_ms, still.gather_ms, still.deal_ms, still.moment_ms) == (0, 0, 0, 0)
        assert (still.think_ms, still.trick_pause_ms, still.speech_ms, still.kitty_ms) == (
            moving.think_ms,
            moving.trick_pause_ms,
            moving.speech_ms,
            moving.kitty_ms,
        )
        assert still.is_still
        assert not still.is_instant
    assert speeds_for(Pace.INSTANT).is_instant
    assert not speeds_for(Pace.INSTANT, gathers_by_click=True).is_instant
    assert speeds_for(Pace.FAST, 5, True, True).trick_pause_ms == UNTIL_CLICK


@pytest.mark.usefixtures("hurried")
def test_a_trick_is_played_and_no_card_is_ever_on_its_way(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = window.match.table.table_scene()
    shares: set[float] = set()
    move = scene.move

    def note(share: float) -> None:
        shares.add(share)
        move(share)

    monkeypatch.setattr(scene, "move", note)
    person = MousePerson(window, qtbot)
    window.start_match(MatchSetup("huutopussi", "Veera", seed=3))
    window.change(motion="reduced", pace="fast", trick_pause_ms=0)
    while (prompt := person.wait()).kind is not PromptKind.PLAY:
        person.answer(prompt)
    while not any(window.session.current().view.tricks_won):
        person.answer(person.wait())
    person.wait()
    assert shares <= {0.0, 1.0}
    assert shares
    window.change(pace="instant")


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_a_refused_card_shakes_only_where_things_move(window: MainWindow, motion: str) -> None:
    window.start_match(MatchSetup("marjapussi", "Veera", seed=3))
    table = window.match.table
    window.change(motion=motion)
    table.refuse(table.table_scene().hand()[0], "No.")
    assert "No." in table.table_scene().texts()
    assert table._input.shake.is_shaking is (motion == "full")


def test_the_window_follows_the_system_unless_it_was_told_otherwise(window: MainWindow) -> None:
    window.change(pace="normal")
    table = window.match.table
    window.heed_motion(True)
    assert table.is_still()
    window.change(motion="full")
    assert not table.is_still()
    window.change(motion="reduced")
    window.heed_motion(False)
    assert table.is_still()
    window.change(motion="system")
    assert not table.is_still()


@pytest.mark.skipif(sys.platform not in COMMANDS, reason="Windows answers without a program")
@pytest.mark.parametrize("is_still", [False, True])
def test_the_system_is_asked_by_its_own_program(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_still: bool
) -> None:
    program, arguments, word = COMMANDS[sys.platform]
    fake = tmp_path / program
    answer = word if is_still else "anything else"
    fake.write_text(f'#!/bin/sh\n[ "$*" = "{" ".join(arguments)}" ] && echo {answer}\n')
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    asked = SystemMotion()
    with qtbot.waitSignal(asked.told, timeout=5000) as told:
        asked.ask()
    assert told.args == [is_still]


def test_a_system_that_tells_nothing_is_not_waited_for(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    asked = SystemMotion()
    told: list[bool] = []
    asked.told.connect(told.append)
    asked.ask()
    asked.stop()
    assert told == []
