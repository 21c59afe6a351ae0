"""The ladder: chapters of lessons, in the order in which they build on each other."""

from __future__ import annotations

from collections.abc import Collection, Container
from typing import Final

from marjapussi_desktop.tutorial.lesson import QT_TRANSLATE_NOOP, Chapter, Lesson
from marjapussi_desktop.tutorial.lessons.asking import ASKING
from marjapussi_desktop.tutorial.lessons.auction import AUCTION
from marjapussi_desktop.tutorial.lessons.contract import CONTRACT
from marjapussi_desktop.tutorial.lessons.duties import DUTIES
from marjapussi_desktop.tutorial.lessons.marriage import MARRIAGE
from marjapussi_desktop.tutorial.lessons.points import POINTS
from marjapussi_desktop.tutorial.lessons.trick import TRICK
from marjapussi_desktop.tutorial.lessons.twelve import TWELVE

_ALL: Final = (
    Chapter("trick", QT_TRANSLATE_NOOP("Lessons", "The trick"), (TRICK, DUTIES, POINTS)),
    Chapter("marriages", QT_TRANSLATE_NOOP("Lessons", "Marriages"), (MARRIAGE, ASKING)),
    Chapter("match", QT_TRANSLATE_NOOP("Lessons", "Marjapussi"), (TWELVE,)),
    Chapter("bidding", QT_TRANSLATE_NOOP("Lessons", "Huutopussi: bidding and exchange"), (AUCTION, CONTRACT)),
    Chapter("stock", QT_TRANSLATE_NOOP("Lessons", "Bondtolva and its relatives"), ()),
    Chapter("playing-well", QT_TRANSLATE_NOOP("Lessons", "Playing well"), ()),
    Chapter("graduation", QT_TRANSLATE_NOOP("Lessons", "Graduation"), ()),
)
CHAPTERS: Final[tuple[Chapter, ...]] = tuple(chapter for chapter in _ALL if chapter.lessons)
LESSONS: Final[tuple[Lesson, ...]] = tuple(lesson for chapter in CHAPTERS for lesson in chapter.lessons)
BY_ID: Final[dict[str, Lesson]] = {lesson.id: lesson for lesson in LESSONS}

OLDER: Final[dict[str, tuple[str, ...]]] = {}
"""What the lessons of earlier versions taught: their ids, and those of the lessons that teach it now."""


def known(done: Collection[str]) -> frozenset[str]:
    """The lessons that count as done for who has done these, some of them perhaps in an earlier version."""
    return frozenset(done).union(*(OLDER.get(lesson, ()) for lesson in done))


def next_lesson(done: Container[str]) -> Lesson | None:
    """The lesson to take next: the first that has not been walked through."""
    return next((lesson for lesson in LESSONS if lesson.id not in done), None)


def following(lesson: Lesson) -> Lesson | None:
    """The lesson after this one in the order, None after the last."""
    place = LESSONS.index(lesson) + 1
    return LESSONS[place] if place < len(LESSONS) else None
