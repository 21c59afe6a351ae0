"""The ladder: its chapters, its order, where lessons are left, and which lesson a refusal leads to."""

from __future__ import annotations

from itertools import pairwise

import pytest

from marjapussi_desktop.engine.reasons import Reason
from marjapussi_desktop.tutorial.catalogue import BY_ID, CHAPTERS, LESSONS, OLDER, following, known, next_lesson
from marjapussi_desktop.tutorial.lesson import LONGEST_CHOICE, QUESTIONS, Lesson
from marjapussi_desktop.tutorial.page import Mood
from marjapussi_desktop.tutorial.refusals import LESSON_OF, NO_RULE
from tests.tutorial.walking import NAMES, started, walk

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def test_a_lesson_leads_to_the_next_over_the_end_of_its_chapter() -> None:
    for chapter, after in pairwise(CHAPTERS):
        assert following(chapter.lessons[-1]) is after.lessons[0]


def test_chapters_and_lessons_have_ids_of_their_own() -> None:
    assert len({chapter.id for chapter in CHAPTERS}) == len(CHAPTERS)
    assert len(BY_ID) == len(LESSONS)


@every_lesson
def test_left_at_any_page_it_goes_on_there(lesson: Lesson) -> None:
    runner, updates = started(lesson)
    seen: list[tuple[int, object, object]] = []

    def note(*_args: object) -> None:
        seen.append((runner.place, runner.page, updates[-1].view))

    walk(runner, at_task=note)
    assert seen
    for place, page, view in seen:
        again, told = started(lesson)
        again.start(place)
        assert (again.place, again.page, told[-1].view) == (place, page, view)
        walk(again)
        assert again.page.mood is Mood.DONE


def test_a_place_that_the_lesson_lacks_begins_at_the_first_page() -> None:
    runner, _ = started(LESSONS[0])
    first = runner.page
    runner.start(999)
    assert runner.page == first
    assert len(NAMES) == 4


@every_lesson
def test_three_questions_with_one_right_answer_each(lesson: Lesson) -> None:
    assert len(lesson.questions) in (0, QUESTIONS)
    for question in lesson.questions:
        assert [choice.is_right for choice in question.choices].count(True) == 1
        assert 2 <= len(question.choices) <= 3
        assert all(choice.word and len(choice.text) <= LONGEST_CHOICE for choice in question.choices)


def test_what_was_done_in_an_earlier_version_counts() -> None:
    for older, newer in OLDER.items():
        assert older not in BY_ID
        assert set(newer) <= set(BY_ID)
        assert set(newer) <= known((older,))
    assert next_lesson(known(OLDER)) not in {BY_ID[lesson] for newer in OLDER.values() for lesson in newer}


def test_every_refusal_of_a_rule_leads_to_a_lesson() -> None:
    assert set(LESSON_OF) | NO_RULE == set(Reason)
    assert not set(LESSON_OF) & NO_RULE
    assert set(LESSON_OF.values()) <= set(BY_ID)
