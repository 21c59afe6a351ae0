"""The deal of the day in the window: played once for the result, told beside the experts', then practice."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.deals.qt_day import DayBook
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.panels.result import HandOverPanel
from marjapussi_desktop.ui.sheets.day import DaySheet
from marjapussi_desktop.ui.text.scores import signed
from tests.ui.person import MousePerson, click

EXPERTS = (90, -90, 15, -15)


def open_day(window: MainWindow) -> DaySheet:
    window.do(Command.DAY)
    assert isinstance(window.sheet, DaySheet)
    return window.sheet


def shown(sheet: DaySheet) -> list[tuple[str, str]]:
    return [(name.text(), margin.text()) for name, margin in sheet.figures if name.isVisible()]


def test_the_day_is_played_once_and_compared_with_the_experts(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DayBook, "_reckoned", lambda _self, _day: EXPERTS)
    sheet = open_day(window)
    assert shown(sheet) == []
    assert "first try counts" in sheet.said.text()
    click(sheet.play)
    MousePerson(window, qtbot).play_hand()
    result = window.session.current().view.result
    assert result is not None
    own = result.scores[0] - result.scores[1]
    panel = window.match.panel
    assert isinstance(panel, HandOverPanel)
    assert panel.primary is panel.with_experts
    assert panel.with_experts is not None
    assert panel.with_experts.text() == "Compare with the experts"
    click(panel.with_experts)
    again = window.sheet
    assert isinstance(again, DaySheet)
    qtbot.waitUntil(lambda: len(shown(again)) == 5)
    assert shown(again)[:2] == [("You", signed(own)), ("Expert in your seat", "+90")]
    assert again.play.text() == "Play again for practice"
    click(again.done)
    click(panel.go_on)
    MousePerson(window, qtbot).play_hand()
    panel = window.match.panel
    assert isinstance(panel, HandOverPanel)
    assert panel.with_experts is None, "one hand a day is compared"
    window.day.close()


def test_nothing_of_the_experts_is_told_before_the_hand_is_played(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DayBook, "_reckoned", lambda _self, _day: EXPERTS)
    with qtbot.waitSignal(window.day.told, check_params_cb=lambda result: bool(result.experts)):
        sheet = open_day(window)
    assert shown(sheet) == []
    window.day.close()
