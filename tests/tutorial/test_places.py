"""Where a lesson was left is found again, or it begins anew: never at another page."""

from __future__ import annotations

from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.tutorial.catalogue import LESSONS
from marjapussi_desktop.tutorial.lesson import Lesson, LessonStep, Say
from marjapussi_desktop.tutorial.places import mark_of, marks_of, still_there


def with_steps(lesson: Lesson, steps: tuple[LessonStep, ...]) -> Lesson:
    return changed(lesson, scenes=(changed(lesson.scenes[0], steps=steps), *lesson.scenes[1:]))


def test_every_place_of_every_lesson_is_found_again() -> None:
    for lesson in LESSONS:
        for place in range(1, sum(len(scene.steps) for scene in lesson.scenes)):
            places = ((lesson.id, place),)
            assert still_there(places, marks_of(dict(places))) == places


def test_a_lesson_that_has_changed_begins_anew() -> None:
    """With a page put in before, a place that was kept opened the page before the one that was left."""
    for lesson in LESSONS:
        steps = lesson.scenes[0].steps
        longer = with_steps(lesson, (Say("Another page."), *steps))
        kept = ((lesson.id, mark_of(longer, 2)),)
        assert still_there(((lesson.id, 2),), kept) == ()
    assert still_there(((LESSONS[0].id, 2),), ()) == (), "an older version kept no mark"
    assert still_there((("of-a-later-version", 2),), ()) == (("of-a-later-version", 2),)


def test_other_words_and_later_steps_change_no_place() -> None:
    lesson = next(one for one in LESSONS if isinstance(one.scenes[0].steps[0], Say) and len(one.scenes[0].steps) > 3)
    first, *rest = lesson.scenes[0].steps
    assert isinstance(first, Say)
    reworded = with_steps(lesson, (changed(first, text="Other words."), *rest, Say("One page more.")))
    assert mark_of(reworded, 2) == mark_of(lesson, 2)
