"""The ladder: chapters of lessons, in the order in which they build on each other."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable
from typing import Final

from marjapussi_desktop.tutorial.lesson import QT_TRANSLATE_NOOP, Chapter, Lesson
from marjapussi_desktop.tutorial.lessons.a_trick import TEN, TRICK
from marjapussi_desktop.tutorial.lessons.all_the_tricks import SLAM
from marjapussi_desktop.tutorial.lessons.auction import AUCTION
from marjapussi_desktop.tutorial.lessons.bid_ban import BID_BAN
from marjapussi_desktop.tutorial.lessons.bids_that_tell import BIDS_TELL
from marjapussi_desktop.tutorial.lessons.bluffing import BLUFF
from marjapussi_desktop.tutorial.lessons.bondtolva import BONDTOLVA
from marjapussi_desktop.tutorial.lessons.changing_trumps import OWN_LEAD, TRUMPS_CHANGE
from marjapussi_desktop.tutorial.lessons.contract import GIVE_BACK, SET_CONTRACT
from marjapussi_desktop.tutorial.lessons.counting import COUNT
from marjapussi_desktop.tutorial.lessons.declaring import DECLARE, LITTLE
from marjapussi_desktop.tutorial.lessons.defending import DEFENCE
from marjapussi_desktop.tutorial.lessons.discards import DISCARD
from marjapussi_desktop.tutorial.lessons.following import BEAT, SUIT
from marjapussi_desktop.tutorial.lessons.giving import GIFT
from marjapussi_desktop.tutorial.lessons.kitty import KITTY
from marjapussi_desktop.tutorial.lessons.kontra import KONTRA
from marjapussi_desktop.tutorial.lessons.last_five import LAST_FIVE
from marjapussi_desktop.tutorial.lessons.open_rows import ROWS
from marjapussi_desktop.tutorial.lessons.questions_to_partner import HALF, WHOLE
from marjapussi_desktop.tutorial.lessons.redeal import REDEAL
from marjapussi_desktop.tutorial.lessons.steps_that_tell import STEPS_TELL
from marjapussi_desktop.tutorial.lessons.stock import STOCK
from marjapussi_desktop.tutorial.lessons.trumping import TRUMPS
from marjapussi_desktop.tutorial.lessons.whole_auction_hand import WHOLE_AUCTION_HAND
from marjapussi_desktop.tutorial.lessons.whole_hand import WHOLE_HAND
from marjapussi_desktop.tutorial.lessons.winning import PORVOO, TWELVE
from marjapussi_desktop.tutorial.lessons.worth import PARTNERS, POINTS

_ALL: Final = (
    Chapter("trick", QT_TRANSLATE_NOOP("Lessons", "The trick"), (TRICK, TEN, SUIT, BEAT, TRUMPS, POINTS, PARTNERS)),
    Chapter("marriages", QT_TRANSLATE_NOOP("Lessons", "Marriages"), (DECLARE, WHOLE, HALF, LITTLE)),
    Chapter("match", QT_TRANSLATE_NOOP("Lessons", "Marjapussi"), (PORVOO, TWELVE, WHOLE_HAND)),
    Chapter(
        "bidding",
        QT_TRANSLATE_NOOP("Lessons", "Huutopussi: bidding and exchange"),
        (
            AUCTION,
            REDEAL,
            BIDS_TELL,
            GIFT,
            SET_CONTRACT,
            GIVE_BACK,
            OWN_LEAD,
            TRUMPS_CHANGE,
            DEFENCE,
            SLAM,
            BID_BAN,
            WHOLE_AUCTION_HAND,
        ),
    ),
    Chapter(
        "stock",
        QT_TRANSLATE_NOOP("Lessons", "Other games, other tables"),
        (BONDTOLVA, STOCK, ROWS, KITTY, STEPS_TELL, KONTRA, BLUFF),
    ),
    Chapter("playing-well", QT_TRANSLATE_NOOP("Lessons", "Playing well"), (COUNT, DISCARD, LAST_FIVE)),
)
CHAPTERS: Final[tuple[Chapter, ...]] = tuple(chapter for chapter in _ALL if chapter.lessons)
LESSONS: Final[tuple[Lesson, ...]] = tuple(lesson for chapter in CHAPTERS for lesson in chapter.lessons)
BY_ID: Final[dict[str, Lesson]] = {lesson.id: lesson for lesson in LESSONS}

OLDER: Final[dict[str, tuple[str, ...]]] = {
    "trick": (TRICK.id, TEN.id),
    "follow": (SUIT.id, BEAT.id, TRUMPS.id),
    "points": (POINTS.id, PARTNERS.id),
    "marriage": (DECLARE.id, LITTLE.id),
    "asking": (WHOLE.id, HALF.id),
    "twelve": (PORVOO.id, TWELVE.id),
    "contract": (GIFT.id, SET_CONTRACT.id, GIVE_BACK.id, TRUMPS_CHANGE.id),
}
"""What the lessons of earlier versions taught: their ids, and those of the lessons that teach it now."""


def known(done: Collection[str]) -> frozenset[str]:
    """The lessons that count as done for who has done these, some of them perhaps in an earlier version."""
    return frozenset(done).union(*(OLDER.get(lesson, ()) for lesson in done))


def next_lesson(done: Container[str]) -> Lesson | None:
    """The lesson to take next: the first that has not been walked through."""
    return next((lesson for lesson in LESSONS if lesson.id not in done), None)


def gone_on_with(done: Collection[str], begun: Iterable[str]) -> Lesson | None:
    """The lesson to take next of who has done or begun one, in any version; None of others, and after the last.
    ``begun``: those left in the middle, the latest one last, with which one goes on.
    """
    taken = known(done)
    left = [BY_ID[lesson] for lesson in begun if lesson in BY_ID and lesson not in taken]
    if left:
        return left[-1]
    return next_lesson(taken) if any(lesson.id in taken for lesson in LESSONS) else None


def ended_by(lesson: Lesson) -> Chapter | None:
    """The chapter whose last lesson this is."""
    return next((chapter for chapter in CHAPTERS if chapter.lessons[-1] is lesson), None)


def following(lesson: Lesson) -> Lesson | None:
    """The lesson after this one in the order, None after the last."""
    place = LESSONS.index(lesson) + 1
    return LESSONS[place] if place < len(LESSONS) else None
