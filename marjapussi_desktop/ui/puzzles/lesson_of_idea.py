"""Which lesson teaches the idea of a puzzle."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.controller.puzzles.catalogue import Idea

LESSON_OF: Final[dict[Idea, str]] = {
    Idea.DECLARE_NOW: "declare",
    Idea.CHANGE_TRUMPS: "trumps-change",
    Idea.ASK: "whole",
    Idea.HOLD_BACK: "hold-back",
    Idea.KEEP_MARRIAGE: "declare",
    Idea.STOP_MARRIAGE: "declare",
    Idea.DRAW_TRUMPS: "trumps",
    Idea.CASH_FIRST: "trumps",
    Idea.GIVE_THE_LEAD: "whole-hand",
    Idea.TO_PARTNER: "partners",
    Idea.GIVE_POINTS: "partners",
    Idea.KEEP_GUARD: "ten",
    Idea.KEEP_TRUMP: "trumps",
    Idea.LAST_TRICK: "card-points",
    Idea.CATCH_HIGH_CARD: "ten",
    Idea.COUNT_SUIT: "whole-hand",
}
"""Each idea with the id of the lesson that comes nearest to it."""
