"""Matches are counted as they end, once each, and shown in a sheet that can begin again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.controller.statistics.qt_statistics import StatisticsBook, tally_of
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import format_record
from marjapussi_desktop.evaluation.simulation import play_match
from marjapussi_desktop.settings.problems import Problem, ProblemKind
from marjapussi_desktop.settings.statistics import Statistics, Tally, load
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.sheets.new_match import NewMatchSheet
from marjapussi_desktop.ui.sheets.statistics import StatisticsSheet
from tests.helpers.arrivals import arrival
from tests.ui.person import MousePerson, click


def open_sheet(window: MainWindow, qtbot: QtBot) -> StatisticsSheet:
    click(window.home.buttons[Command.STATISTICS])
    sheet = window.sheet
    assert isinstance(sheet, StatisticsSheet)
    qtbot.waitUntil(lambda: sheet.statistics is not None)
    return sheet


def play_to_the_end(person: MousePerson) -> None:
    while person.wait().kind is not PromptKind.MATCH_OVER:
        person.play_hand()
        if person.wait().kind is PromptKind.HAND_OVER:
            person.accept()


def test_a_match_played_to_its_end_is_counted_once(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    person = MousePerson(window, qtbot)
    window.start_match(MatchSetup("marjapussi", "Veera", "casual", "casual", seed=8, options=(("target", "8"),)))
    play_to_the_end(person)
    first = json.loads(window.session.record_text())
    # Exported and opened again, its end is taken back and played anew.
    window.session.export_record(tmp_path / "match.json")
    window.records.open(tmp_path / "match.json")
    assert window.session.undo()
    play_to_the_end(person)
    window.do(Command.HOME)
    sheet = open_sheet(window, qtbot)
    assert sheet.statistics is not None
    sheet.detail.click()
    (tally,) = sheet.statistics.tallies
    assert (tally.preset, tally.opponent_level, tally.played, tally.hands) == (
        "marjapussi",
        "casual",
        1,
        len(first["hands"]),
    )
    assert tally.won == (first["winner"] == 0)
    text = sheet.browser.toPlainText()
    assert "Marjapussi (house rules)" in text
    assert f"{tally.won}/1" in text
    click(window.bar.languages["fi"])
    qtbot.waitUntil(lambda: "Harrastaja" in sheet.browser.toPlainText())
    assert "Marjapussi (kotisäännöt)" in sheet.browser.toPlainText()


@pytest.mark.parametrize("has_id", [True, False])
def test_a_match_that_was_over_before_is_not_the_persons(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, has_id: bool
) -> None:
    record = play_match("bondtolva", PRESETS["bondtolva"], ["casual"] * 4, seed=4, max_hands=None, trace=False)
    assert record.winner is not None
    record.id = "somebody's" if has_id else ""
    path = tmp_path / "match.json"
    path.write_text(format_record(record), encoding="utf-8")
    ids = []
    for _ in range(2):
        window.records.open(path)
        ids.append(json.loads(window.session.record_text())["id"])
        assert window.session.undo()
        play_to_the_end(MousePerson(window, qtbot))
    assert ids[0] == ids[1]
    window.do(Command.HOME)
    sheet = open_sheet(window, qtbot)
    assert sheet.statistics == Statistics((), (ids[0],))


def test_without_matches_it_says_so_and_reset_asks_twice(window: MainWindow, qtbot: QtBot) -> None:
    sheet = open_sheet(window, qtbot)
    qtbot.waitUntil(sheet.empty.isVisible)
    assert sheet.empty.sentence.text().startswith("No hand has been played to its end yet.")
    assert not sheet.reset.isEnabled()
    window.statistics.kept.change(
        lambda now: now.with_match("1", Tally("huutopussi", "skilled", "exec", 4, 3, 40, 10, 7))
    )
    qtbot.waitUntil(lambda: "3/4" in sheet.browser.toPlainText())
    assert "7/10 (70 %)" in sheet.browser.toPlainText()
    assert "Another program" in sheet.browser.toPlainText()
    click(sheet.reset)
    assert sheet.reset.text() == "Really forget everything?"
    QTest.keyClick(sheet, Qt.Key.Key_Escape)  # it closed the sheet
    assert sheet.reset.text() == "Start again from zero"
    assert window.sheet is sheet
    places = sheet.reset.geometry(), sheet.detail.geometry()
    click(sheet.reset)
    QTest.qWait(0)
    assert (sheet.reset.geometry(), sheet.detail.geometry()) == places
    click(sheet.reset)
    qtbot.waitUntil(sheet.empty.isVisible)
    click(sheet.empty.play)
    assert isinstance(window.sheet, NewMatchSheet)


def test_the_lines_of_the_table_run_through(window: MainWindow, qtbot: QtBot) -> None:
    sheet = open_sheet(window, qtbot)
    window.statistics.kept.change(
        lambda now: now.with_match("1", Tally("huutopussi", "skilled", "casual", 4, 3, 40, 10, 7))
    )
    qtbot.waitUntil(lambda: "3/4" in sheet.browser.toPlainText())
    (table,) = sheet.browser.document().rootFrame().childFrames()
    assert table.frameFormat().toTableFormat().cellSpacing() == 0


@pytest.mark.parametrize(
    ("preset", "levels", "told"),
    [
        ("huutopussi", ["casual", "beginner+aino", "casual@5", "beginner+eino"], ("casual", "beginner")),
        ("huutopussi-3", ["casual", "casual", "casual"], ("", "casual")),
        ("bondtolva-2", ["casual", "beginner"], ("", "beginner")),
    ],
)
def test_a_match_is_counted_by_the_levels_at_the_table(preset: str, levels: list[str], told: tuple[str, str]) -> None:
    record = play_match(preset, PRESETS[preset], levels, seed=4, max_hands=None, trace=False)
    tally = tally_of(record)
    assert (tally.partner_level, tally.opponent_level) == told
    assert tally.hands == len(record.hands)
    assert tally.won == (record.winner == 0)
    assert 0 <= tally.contracts_made <= tally.contracts <= tally.hands
    assert tally.contracts or preset == "bondtolva-2"


def test_tallies_reach_the_disk_and_come_back(tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "statistics.json"
    book = StatisticsBook(path)
    told: list[Statistics] = []
    book.told.connect(told.append)
    book.kept.change(lambda now: now.with_match("a", Tally("huutopussi", "", "casual", 1, 1)))
    book.kept.change(lambda now: now.with_match("a", Tally("huutopussi", "", "casual", 1, 1)))
    qtbot.waitUntil(lambda: len(told) == 2)
    book.close()
    assert load(path).value.tallies == (Tally("huutopussi", "", "casual", 1, 1),)


def test_a_file_that_cannot_be_written_is_noticed(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    book = StatisticsBook(tmp_path / "file" / "statistics.json")
    with arrival(qtbot, book.noticed) as noticed:
        book.kept.change(lambda now: now.with_match("a", Tally("p", "", "casual", 1)))
    problem = noticed[0]
    assert isinstance(problem, Problem)
    assert problem.kind in (ProblemKind.STATISTICS_NOT_SAVED, ProblemKind.STATISTICS_UNREADABLE)
    book.close()
