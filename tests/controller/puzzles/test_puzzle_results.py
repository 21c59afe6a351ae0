"""What came of the puzzles: kept, rated, counted by days."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.puzzles.catalogue import of_day, rows
from marjapussi_desktop.controller.puzzles.progress import START, PuzzleState, rating, state_of, streak
from marjapussi_desktop.controller.puzzles.qt_book import PuzzleBook
from marjapussi_desktop.settings import puzzle_results
from marjapussi_desktop.settings.problems import Problem, ProblemKind
from marjapussi_desktop.settings.puzzle_results import FirstTry, PuzzleResult, PuzzleResults, with_day, with_try

DAY = datetime.date(2026, 11, 23)
RIGHT, WRONG, HINTED = FirstTry.RIGHT, FirstTry.WRONG, FirstTry.HINTED


def results(*firsts: FirstTry, level: int = 3) -> PuzzleResults:
    return PuzzleResults(tuple(PuzzleResult(f"p{nth}", level, first) for nth, first in enumerate(firsts)))


def test_each_day_has_its_puzzle_and_all_come_before_one_comes_again() -> None:
    days = [of_day(DAY + datetime.timedelta(days=n)) for n in range(len(rows()))]
    assert len(set(days)) == len(rows())
    assert of_day(DAY + datetime.timedelta(days=len(rows()))) == days[0]


def test_the_days_puzzles_grow_harder_from_monday_to_sunday() -> None:
    monday = DAY - datetime.timedelta(days=DAY.weekday())
    for week in range(30):
        levels = [of_day(monday + datetime.timedelta(weeks=week, days=n)).level for n in range(7)]
        assert levels == sorted(levels)
        assert levels[0] == 1
        assert levels[-1] > 3


def test_the_rating_moves_with_first_tries_and_a_hint_leaves_it() -> None:
    assert rating(results()) == START == rating(results(HINTED, HINTED))
    assert rating(results(WRONG)) < START < rating(results(RIGHT))
    assert rating(results(RIGHT, level=5)) > rating(results(RIGHT, level=1))
    assert rating(results(WRONG, level=5)) > rating(results(WRONG, level=1))


def test_who_is_as_good_as_a_level_comes_near_its_rating() -> None:
    assert abs(rating(results(*(RIGHT, WRONG) * 60, level=2)) - 1100) < 30


def test_only_the_first_try_counts_and_what_was_solved_stays_so() -> None:
    tried = with_try(PuzzleResults(), PuzzleResult("a", 1, WRONG))
    assert state_of(tried.of("a")) is PuzzleState.TRIED
    solved = with_try(tried, PuzzleResult("a", 1, RIGHT, solved=True))
    assert state_of(solved.of("a")) is PuzzleState.LATER
    assert with_try(solved, PuzzleResult("a", 1, WRONG)) == solved
    assert rating(solved) == rating(tried)
    at_once = with_try(PuzzleResults(), PuzzleResult("a", 1, RIGHT, solved=True))
    assert state_of(at_once.of("a")) is PuzzleState.AT_ONCE


@pytest.mark.parametrize(
    ("solved", "count"),
    [((), 0), ((0,), 1), ((1,), 1), ((0, 1, 2), 3), ((1, 2), 2), ((2, 3), 0), ((0, 2, 3), 1)],
)
def test_days_in_a_row_up_to_today_or_yesterday(solved: tuple[int, ...], count: int) -> None:
    kept = PuzzleResults()
    for ago in solved:
        kept = with_day(kept, DAY - datetime.timedelta(days=ago))
    assert streak(kept, DAY) == count


def test_what_is_noted_is_on_disk_at_once_and_read_again(qtbot: QtBot, tmp_path: Path) -> None:
    """As soon as it is told: a kill after that loses nothing."""
    file = tmp_path / "puzzles.json"
    book = PuzzleBook(file, today=lambda: DAY)
    first, second = book.of_today(), next(row for row in rows() if row != of_day(DAY))
    book.note(first, RIGHT, is_solved=True)
    book.note(second, WRONG, is_solved=False)
    assert book.is_today_solved()
    qtbot.waitUntil(lambda: file.exists() and len(puzzle_results.load(file).value.puzzles) == 2)
    later = PuzzleBook(file, today=lambda: DAY)
    qtbot.waitUntil(lambda: later.results == book.results)
    assert later.is_today_solved()
    assert streak(later.results, DAY + datetime.timedelta(days=1)) == 1
    book.close()
    later.close()


SOUND = '{"id": "a", "level": 1, "first": "right", "solved": true}'


@pytest.mark.parametrize(
    "text",
    [
        "[",
        "[]",
        '{"puzzles": 1, "days": []}',
        '{"puzzles": [], "days": ["2026-13-01"]}',
        '{"puzzles": [{"id": "a", "level": 9, "first": "right", "solved": true}], "days": []}',
        '{"puzzles": [{"id": "a", "level": 1, "first": ["right"], "solved": true}], "days": []}',
        '{"puzzles": [{"id": "a", "level": 1, "first": "right", "solved": 1}], "days": []}',
    ],
)
def test_a_damaged_file_is_set_aside_and_told(tmp_path: Path, text: str) -> None:
    file = tmp_path / "puzzles.json"
    file.write_text(text, encoding="utf-8")
    loaded = puzzle_results.load(file)
    assert isinstance(loaded.problem, Problem)
    assert loaded.problem.kind is ProblemKind.PUZZLES_DAMAGED
    assert loaded.problem.file is not None
    assert loaded.problem.file.read_text("utf-8") == text
    assert loaded.value == PuzzleResults()


def test_of_a_file_that_is_damaged_in_part_the_rest_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    file.write_text(f'{{"puzzles": [{SOUND}, {SOUND}, 7], "days": ["2026-11-23", 5]}}', encoding="utf-8")
    loaded = puzzle_results.load(file)
    assert loaded.problem is not None
    assert loaded.value == PuzzleResults((PuzzleResult("a", 1, RIGHT, solved=True),), ("2026-11-23",))
