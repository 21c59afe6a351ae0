"""The person's kinds of mistakes over time: kept, told by what they cost, and led to the lessons that train them."""

from __future__ import annotations

import datetime
import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.review.hand_review import DecisionKind, match_point_wins
from marjapussi_desktop.controller.review.qt_mistakes import MistakeBook, kinds_of
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.settings.problems import Problem, ProblemKind
from marjapussi_desktop.settings.reviewed_hands import Kind, ReviewedHand, load, save, with_hand
from marjapussi_desktop.tutorial.catalogue import BY_ID
from marjapussi_desktop.tutorial.mistakes import LESSON_OF, lesson_for
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.sheets.mistakes import MistakesSheet, sums_of
from tests.helpers.arrivals import arrival
from tests.ui.past_hands import past_match
from tests.ui.person import click
from tests.ui.reviewed import found_in

PRESET = "huutopussi"
TODAY = datetime.date(2026, 3, 31)


def hand(name: str, day: str, *kinds: Kind) -> ReviewedHand:
    return ReviewedHand(name, day, PRESET, kinds)


def test_every_kind_of_decision_has_a_lesson_that_exists() -> None:
    assert set(LESSON_OF) == {kind.value for kind in DecisionKind}
    assert set(LESSON_OF.values()) <= set(BY_ID)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_lesson_on_bids_is_of_what_bids_tell_in_that_game(preset: str) -> None:
    """The one of the other games would teach jumps, which tell nothing where bids tell by their steps."""
    by_steps = preset in ("huutopussi-erlangen", "huutopussi-wurzel")
    assert lesson_for("bid", PRESETS[preset]) == ("steps-tell" if by_steps else "bids-tell")
    assert lesson_for("give", PRESETS[preset]) == "gift"
    assert lesson_for("bid", PRESETS[preset]) in BY_ID


def test_kinds_are_summed_and_the_last_month_is_told_apart() -> None:
    hands = (
        hand("a", "2026-01-01", Kind("lead", 4, 2, 20.0), Kind("bid", 2)),
        hand("b", "2026-03-30", Kind("lead", 6, 1, 5.0), Kind("bid", 2, 1, 60.0)),
    )
    bids, leads = sums_of(hands, TODAY)
    assert (bids.kind, bids.decisions, bids.mistakes, bids.cost) == (DecisionKind.BID, 4, 1, 60.0)
    assert (bids.recent, bids.earlier) == (50, 0)
    assert (leads.mistakes, leads.cost, leads.recent, leads.earlier) == (3, 25.0, 17, 50)


def test_a_hand_counts_once_and_is_read_again_as_it_was_written(tmp_path: Path) -> None:
    one = hand("a", "2026-01-01", Kind("lead", 4, 2, 20.5))
    hands = with_hand(with_hand((), one), one)
    assert hands == (one,)
    save(tmp_path / "reviews.json", hands)
    assert load(tmp_path / "reviews.json").value == hands


def test_a_damaged_row_is_set_aside_and_the_others_stay(tmp_path: Path) -> None:
    path = tmp_path / "reviews.json"
    save(path, (hand("a", "2026-01-01", Kind("lead", 4, 2, 20.0)), hand("b", "2026-01-02", Kind("bid", 1))))
    rows = json.loads(path.read_text())
    for damage in ({"day": "soon"}, {"kinds": [["lead", 1, 2, 0]]}, {"kinds": [["lead", 1, 1, -4]]}, {"hand": 7}):
        path.write_text(json.dumps({"hands": [{**rows["hands"][0], **damage}, rows["hands"][1]]}))
        loaded = load(path)
        assert [one.hand for one in loaded.value] == ["b"]
        assert loaded.problem is not None
        assert loaded.problem.kind is ProblemKind.REVIEWS_DAMAGED


def test_a_review_is_kept_on_disk(qtbot: QtBot, tmp_path: Path) -> None:
    problems: list[Problem] = []
    book = MistakeBook(tmp_path / "reviews.json", today=lambda: TODAY)
    book.noticed.connect(problems.append)
    review = found_in(PRESET)[0]
    with arrival(qtbot, book.told):
        book.note(past_match(PRESET, 2), review)
    book.close()
    (kept,) = load(tmp_path / "reviews.json").value
    assert (kept.day, kept.preset, kept.kinds) == (TODAY.isoformat(), PRESET, kinds_of(review))
    assert sum(kind.mistakes for kind in kept.kinds) == sum(one.judgement.is_mistake for one in review.decisions)
    assert not problems


@pytest.mark.parametrize(
    ("preset", "head", "cost"), [("marjapussi", "matches in 100", "123.5"), (PRESET, "points", "20")]
)
def test_costs_are_told_in_the_words_of_the_reviews(
    window: MainWindow, qtbot: QtBot, preset: str, head: str, cost: str
) -> None:
    """In the Marjapussi family they were game points without saying so, where a review tells matches of a hundred."""
    wins = match_point_wins(PRESETS[preset])
    lost = 123.5 / wins if wins is not None else 20.0
    kept = ReviewedHand("a", TODAY.isoformat(), preset, (Kind("lead", 4, 2, lost),))
    window.do(Command.MISTAKES)
    sheet = window.sheet
    assert isinstance(sheet, MistakesSheet)
    window.screens.mistakes.told.emit((kept,))
    qtbot.waitUntil(lambda: bool(sheet.lessons))
    table = sheet.browser.toPlainText().split("\n")
    assert f"Cost, {head}" in table
    assert sheet.about.text().endswith("A hand in which you have taken back moves is practice and does not count.")
    assert cost in table, "also more than one match, in many hands"


def test_a_double_click_marks_no_text_of_the_table(window: MainWindow, qtbot: QtBot) -> None:
    """A line can be neither opened nor copied, but a word of it was lit as if something had been chosen."""
    past, review = past_match(PRESET, 2), found_in(PRESET)[0]
    with qtbot.waitSignal(window.screens.mistakes.told):
        window.screens.reviews.done.emit(past, review)
    window.do(Command.MISTAKES)
    sheet = window.sheet
    assert isinstance(sheet, MistakesSheet)
    qtbot.waitUntil(lambda: bool(sheet.lessons))
    page = sheet.browser.viewport()
    for y in range(10, page.height(), 10):
        QTest.mouseDClick(page, Qt.MouseButton.LeftButton, pos=QPoint(40, y))
        assert not sheet.browser.textCursor().hasSelection()


def test_the_sheet_leads_to_the_lesson_on_what_costs_most(window: MainWindow, qtbot: QtBot) -> None:
    past, review = past_match(PRESET, 2), found_in(PRESET)[0]
    with qtbot.waitSignal(window.screens.mistakes.told):
        window.screens.reviews.done.emit(past, review)
    window.do(Command.MISTAKES)
    sheet = window.sheet
    assert isinstance(sheet, MistakesSheet)
    qtbot.waitUntil(lambda: bool(sheet.lessons))
    dearest = max(kinds_of(review), key=lambda kind: kind.cost)
    wanted: list[str] = []
    sheet.lesson_wanted.connect(wanted.append)
    click(sheet.lessons[0])
    assert wanted == [LESSON_OF[dearest.kind]]
    assert window.screens.lessons is not None
    assert window.sheet is None
