"""What a lesson says at one moment."""

from __future__ import annotations

from enum import StrEnum

from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.tutorial.lesson import Spot


class Mood(StrEnum):
    """What the page wants of the learner."""

    READ = "read"
    TRY = "try"
    SHOWN = "shown"
    DONE = "done"


@frozen
class Page:
    """What the lesson says now.

    ``text``: to read, or the task; ``feedback``: the answer to a wrong try and ``refusal`` why it is against the rules;
    ``hint``: once asked for, and once asked again the ``hint_cards`` it is about; ``has_more_hint``: they are still to
    be asked for; ``number`` of ``count`` pages. READ, SHOWN (a wrong try played out) and DONE go on with
    ``continue_``; TRY waits for the right action.
    """

    mood: Mood
    text: str
    number: int
    count: int
    feedback: str = ""
    refusal: Refusal | None = None
    hint: str = ""
    hint_cards: tuple[Card, ...] = ()
    has_more_hint: bool = False
    point_at: tuple[Spot, ...] = ()
