"""Which lesson teaches the idea of a puzzle."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.controller.puzzles.catalogue import Idea, ideas
from marjapussi_desktop.tutorial.catalogue import BY_ID
from marjapussi_desktop.tutorial.lesson import Chapter

LESSONS_OF: Final[dict[Idea, tuple[str, ...]]] = {
    Idea.DECLARE_NOW: ("declare",),
    Idea.CHANGE_TRUMPS: ("trumps-change",),
    Idea.ASK: ("whole",),
    Idea.HOLD_BACK: ("hold-back",),
    Idea.KEEP_MARRIAGE: ("declare",),
    Idea.STOP_MARRIAGE: ("declare",),
    Idea.DRAW_TRUMPS: ("trumps",),
    Idea.CASH_FIRST: ("trumps",),
    Idea.GIVE_THE_LEAD: ("whole-hand",),
    Idea.TO_PARTNER: ("partners",),
    Idea.GIVE_POINTS: ("partners",),
    Idea.KEEP_GUARD: ("ten",),
    Idea.KEEP_TRUMP: ("trumps",),
    Idea.LAST_TRICK: ("last-five", "card-points"),
    Idea.CATCH_HIGH_CARD: ("ten",),
    Idea.COUNT_SUIT: ("count", "whole-hand"),
}
"""Each idea with the ids of the lessons that come nearest to it; the first one that the ladder has is shown."""


def lesson_of(idea: Idea) -> str:
    """The id of the lesson that teaches an idea. Raises StopIteration if the ladder has none of them."""
    return next(lesson for lesson in LESSONS_OF[idea] if lesson in BY_ID)


def ideas_of(chapter: Chapter) -> tuple[Idea, ...]:
    """The ideas on which there are puzzles, and which a lesson of this chapter teaches."""
    return tuple(idea for idea in ideas() if BY_ID[lesson_of(idea)] in chapter.lessons)
