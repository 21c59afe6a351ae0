"""What a lesson is made of: frozen data over the same engine as a match.

The learner always sits in seat 0. Moves are written in the engine's notation, a scripted one with its seat in front:
``"1 play AH"``. Where a lesson takes more than one move, the text is a list of patterns (see ``patterns``). All texts
are English sources of the translation context ``Lessons``.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from marjapussi_desktop.engine.cards import cards
from marjapussi_desktop.engine.ruleset import Family
from marjapussi_desktop.engine.state import Deal
from marjapussi_desktop.engine.values import frozen

LEARNER: Final = 0
CONTEXT: Final = "Lessons"


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Mark a text for translation; lupdate knows it by its name, and the tutorial stays free of Qt."""
    return text


class Spot(StrEnum):
    """What a text can point at."""

    HAND = "hand"
    TRICK = "trick"
    PARTNER = "partner"
    TRUMP = "trump"
    SCORE = "score"
    LAST_TRICK = "last_trick"


@frozen
class Reply:
    """The answer to a wrong try that one of the patterns ``tries`` describes, be it legal or not.

    ``shows``: the moves that would follow a legal wrong try; they are played out on the table and then taken back.
    """

    tries: str
    text: str
    shows: tuple[str, ...] = ()


@frozen
class Say:
    """A text to read; the learner goes on when he likes."""

    text: str
    point_at: tuple[Spot, ...] = ()


@frozen
class Do:
    """A task for the learner.

    ``accept``: patterns of the actions that go on; ``replies``: answers to wrong tries, of which the first that fits
    is given; ``otherwise``: the answer to any other legal try; ``hint``: given on request; ``marriages``: whether
    declaring and asking are offered at this lead.
    """

    text: str
    accept: str
    hint: str
    replies: tuple[Reply, ...] = ()
    otherwise: str = ""
    marriages: bool = False
    point_at: tuple[Spot, ...] = ()


@frozen
class Others:
    """Scripted moves that the learner watches, his own among them where the lesson plays for him."""

    moves: tuple[str, ...]


@frozen
class Skip:
    """Scripted moves that are played at once: the table jumps to the position after them."""

    moves: tuple[str, ...]


LessonStep = Say | Do | Others | Skip


@frozen
class Scene:
    """One stacked deal: four ``hands`` as lists of cards, the dealer, the totals before it, and the steps."""

    hands: tuple[str, str, str, str]
    dealer: int
    steps: tuple[LessonStep, ...]
    totals: tuple[int, int] = (0, 0)

    def deal(self) -> Deal:
        """The cards as dealt."""
        return Deal(tuple(cards(hand) for hand in self.hands))


@frozen
class Lesson:
    """A lesson: its id (kept in the preferences), title, one line about it, its game, scenes and closing text."""

    id: str
    title: str
    summary: str
    family: Family
    scenes: tuple[Scene, ...]
    closing: str

    def texts(self) -> tuple[str, ...]:
        """Every text of the lesson, in order."""
        found = [self.title, self.summary]
        for scene in self.scenes:
            for step in scene.steps:
                found.extend(_texts_of(step))
        return (*found, self.closing)


def _texts_of(step: LessonStep) -> list[str]:
    if isinstance(step, Say):
        return [step.text]
    if isinstance(step, Do):
        replies = [reply.text for reply in step.replies]
        return [step.text, step.hint, *replies, *([step.otherwise] if step.otherwise else [])]
    return []
