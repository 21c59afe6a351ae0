"""The second table in the window: the expert's scores beside one's own, and the hands of both to be looked at."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.past import qt_second_table
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.sheets.second_table import SecondTableSheet
from marjapussi_desktop.ui.text.scores import signed
from tests.ui.conftest import PlaysAtOnce
from tests.ui.past_hands import past_match
from tests.ui.person import click


def opened(window: MainWindow) -> SecondTableSheet:
    assert isinstance(window.sheet, SecondTableSheet)
    return window.sheet


def test_figures_are_compared_and_both_hands_can_be_seen(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(qt_second_table, "SecondTable", PlaysAtOnce)
    past = past_match("huutopussi", hands=2)
    window.screens.show_past(past, window.preferences)
    assert window.screens.past is not None
    click(window.screens.past.side.second)
    sheet = opened(window)
    assert sheet.progress.text() == "Hand 1 of 2 is being played. To close this stops it."
    qtbot.waitUntil(lambda: not sheet.progress.isVisible())
    result = past.record.hands[0].result
    assert result is not None
    own = result.scores[0] - result.scores[1]
    _name, mine, expert, difference = sheet.rows[1]
    assert mine.text() == signed(own)
    assert difference.text() == signed(window.screens.second_table.hands[1].difference)
    assert sheet.said.text().startswith("2 hands tell little")
    click(expert)
    assert window.sheet is None
    screen = window.screens.past
    assert screen.stepper.hand.number == 1
    assert screen.stepper.hand.names[0] == "Expert"
    screen.closed.emit()
    sheet = opened(window)
    qtbot.waitUntil(lambda: not sheet.progress.isVisible())
    click(sheet.rows[2][1])
    assert window.screens.past.stepper.hand.number == 2
    assert window.screens.past.stepper.hand.names[0] == "Veera"


def test_there_is_nothing_to_compare_before_a_hand_is_over(window: MainWindow) -> None:
    assert not window.actions_[Command.SECOND_TABLE].isEnabled()
