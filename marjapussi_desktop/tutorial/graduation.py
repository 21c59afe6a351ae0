"""The end of the ladder: a match without help at each level."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.tutorial.games import MARJAPUSSI
from marjapussi_desktop.tutorial.lesson import QT_TRANSLATE_NOOP

GAME: Final = MARJAPUSSI
"""The game that is offered first, where no other was played last."""
TITLE: Final = QT_TRANSLATE_NOOP("Lessons", "Graduation")


@frozen
class Trial:
    """A match of any game among players of one ``level``, a partner too, without hints, reasons and undoing.

    It is done once such a match has been played to its end, won or lost. ``id`` and ``won_id`` are kept in the
    preferences beside the lessons' ids.
    """

    level: str
    title: str
    summary: str

    @property
    def id(self) -> str:
        """Kept once a match was played to its end."""
        return f"match-{self.level}"

    @property
    def won_id(self) -> str:
        """Kept once a match was won."""
        return f"match-{self.level}-won"

    def texts(self) -> tuple[str, ...]:
        """Every text."""
        return self.title, self.summary


TRIALS: Final = (
    Trial(
        "beginner",
        QT_TRANSLATE_NOOP("Lessons", "A match with beginners"),
        QT_TRANSLATE_NOOP("Lessons", "A whole match. No hints, and nothing can be taken back."),
    ),
    Trial(
        "casual",
        QT_TRANSLATE_NOOP("Lessons", "A match with casual players"),
        QT_TRANSLATE_NOOP("Lessons", "The same, as it is played at home of an evening."),
    ),
    Trial(
        "skilled",
        QT_TRANSLATE_NOOP("Lessons", "A match with skilled players"),
        QT_TRANSLATE_NOOP("Lessons", "They remember what has been played. Do you?"),
    ),
    Trial(
        "expert",
        QT_TRANSLATE_NOOP("Lessons", "A match with experts"),
        QT_TRANSLATE_NOOP("Lessons", "The best that this program has. There is a star for winning."),
    ),
)
TRIAL_OF: Final[dict[str, Trial]] = {trial.level: trial for trial in TRIALS}


def next_trial(done: Container[str]) -> Trial | None:
    """The trial to take next: the first of which no match was finished."""
    return next((trial for trial in TRIALS if trial.id not in done), None)
