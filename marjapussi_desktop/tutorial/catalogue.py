"""The lessons in the order in which they build on each other."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from marjapussi_desktop.tutorial.lesson import Lesson
from marjapussi_desktop.tutorial.lessons.asking import ASKING
from marjapussi_desktop.tutorial.lessons.auction import AUCTION
from marjapussi_desktop.tutorial.lessons.contract import CONTRACT
from marjapussi_desktop.tutorial.lessons.duties import DUTIES
from marjapussi_desktop.tutorial.lessons.marriage import MARRIAGE
from marjapussi_desktop.tutorial.lessons.points import POINTS
from marjapussi_desktop.tutorial.lessons.trick import TRICK
from marjapussi_desktop.tutorial.lessons.twelve import TWELVE

LESSONS: Final[tuple[Lesson, ...]] = (TRICK, DUTIES, POINTS, MARRIAGE, ASKING, TWELVE, AUCTION, CONTRACT)


def next_lesson(done: Container[str]) -> Lesson | None:
    """The lesson to take next: the first that has not been walked through."""
    return next((lesson for lesson in LESSONS if lesson.id not in done), None)


def following(lesson: Lesson) -> Lesson | None:
    """The lesson after this one in the order, None after the last."""
    place = LESSONS.index(lesson) + 1
    return LESSONS[place] if place < len(LESSONS) else None
