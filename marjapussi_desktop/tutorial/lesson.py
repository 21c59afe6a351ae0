"""What a lesson is made of: frozen data over the same engine as a match.

How to write a lesson
---------------------
A lesson teaches **one idea in one to three minutes**: about 60 to 150 words to read and three to seven things to do. If
its title needs an "and", it is two lessons. One module in ``lessons/`` holds one lesson, or two that share a deal; its
row goes into ``catalogue.CHAPTERS``, and what follows from the place there (the numbers, "Next: …", progress in the
contents) needs no other line. The last lesson of a chapter leads to the next chapter by itself.

*The table.* A ``Scene`` is one stacked deal of a preset (``games``). The learner sits in seat 0, his partner in 2.
``Skip`` brings the table to a position at once and belongs only at the beginning of a scene, before a text says
anything; from then on whatever happens is seen, by ``Others``. ``Scene.number`` is the hand's number as shown:
let it fit the totals and the words. A ``Say`` after ``Others`` that speaks of the trick that has gone points at
``Spot.LAST_TRICK``, so that the trick lies on the table while it is read about. What came of a right card is told
before the next trick is led, and a lesson does not end in the middle of one.

*Moves.* Moves are written in the engine's notation, a scripted one with its seat in front: ``"1 play AH"``. Where more
than one move will do, the text is a list of patterns (see ``patterns``): ``"1 play AH / play TH"`` plays the first that
is legal, so a script can go on whichever of the accepted cards the learner took.

*Tasks.* A ``Do`` says what is wanted without saying which card, unless the card itself is the news. Then think of each
other card of the hand:

- It is against the rules: the engine's own sentence comes first ("You must go over: the ♣10 beats the ♣Q"). A ``Reply``
  may add a word, never the same thing again.
- It is legal and has consequences: a ``Reply`` with ``shows``, the moves that would follow. They are played out, the
  text says what was lost in cards and numbers, and the try is taken back. These are the best of a lesson.
- It is legal and merely worse: a ``Reply`` that names the card, or ``otherwise`` for what is left. Neither may be
  empty, nor fit only some of the cards that it answers.

``unlit``: set it where the task *is* which card may be played; no card is dimmed then. ``marriages``: whether declaring
and asking are offered at this lead. ``calls``: whether Kontra or Re is offered before the card. Where nothing is to be
decided (the last card), let ``Others`` play it.

*A whole hand* is a scene of tasks from the first lead to the score: ``accept`` as much as is sound, and let the scripts
go on from each of it by patterns. Its last page is a ``Say`` on the score that is on the table.

*Three questions* let who knows the idea go past the lesson. Each has two or three short choices (``LONGEST_CHOICE``
characters), one of them right, and a word on each, right or wrong: why.
They are shown in the order of their texts, so the right one may be written first.

*Words.* One idea a sentence. Name the cards, do the sum. Say which game a law belongs to, and where tables differ
("at some tables any card may be led", RULES.md has the options). Never speak of an empty frame, of "these cards" that
do not lie there, or of what the learner did not do. "Card points" are what cards are worth, "points" what wins a match.
The Finnish is written as a Finnish player says it, with the glossary's words, and addresses the learner as *sinä*.

*Rules refused at the table* lead to the lesson that teaches them: ``refusals``. When a new lesson teaches a rule
better, change its row there.

*Tests* walk each lesson through along the right way and every wrong one: ``tests/tutorial``; they ask for an answer to
each try, for room on the card in both languages, for deals that are whole packs. ``python -m tests.tutorial.count``
prints words, acts and minutes. Then look at each page in both languages.

All texts are English sources of the translation context ``Lessons``, and stand unmarked: ``translations/update.py``
asks each lesson for its ``texts()``.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from marjapussi_desktop.engine.cards import cards
from marjapussi_desktop.engine.state import Deal
from marjapussi_desktop.engine.values import frozen

LEARNER: Final = 0
QUESTIONS: Final = 3
LONGEST_CHOICE: Final = 28
"""Of a question's choice, in characters: it stands on a button."""
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
    STOCK = "stock"


@frozen
class Reply:
    """The answer to a wrong try that one of the patterns ``tries`` describes, be it legal or not.

    ``shows``: the moves that would follow a legal wrong try; they are played out on the table and then taken back.
    ``ends_trick``: the try itself is played out, as it makes the trick full and nothing need follow.
    """

    tries: str
    text: str
    shows: tuple[str, ...] = ()
    ends_trick: bool = False


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
    declaring and asking are offered at this lead; ``unlit``: which cards may be played is not shown; ``calls``: whether
    Kontra or Re may be said before the card.
    """

    text: str
    accept: str
    hint: str
    replies: tuple[Reply, ...] = ()
    otherwise: str = ""
    marriages: bool = False
    unlit: bool = False
    calls: bool = False
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
    """One stacked deal: the ``hands`` as lists of cards, the dealer, the totals before it, and the steps.

    ``number``: which hand of the match it is. ``kitty``, ``stock``, and ``down`` and ``up`` per seat, as in ``Deal``,
    where the game has them.
    """

    hands: tuple[str, ...]
    dealer: int
    steps: tuple[LessonStep, ...]
    totals: tuple[int, ...] = (0, 0)
    number: int = 1
    kitty: str = ""
    stock: str = ""
    down: tuple[str, ...] = ()
    up: tuple[str, ...] = ()

    def deal(self) -> Deal:
        """The cards as dealt."""
        hands, down, up = (tuple(cards(row) for row in rows) for rows in (self.hands, self.down, self.up))
        return Deal(hands, cards(self.kitty), cards(self.stock), down, up)


@frozen
class Choice:
    """One answer to a question: what stands on its button, and what is said when it is chosen."""

    text: str
    word: str
    is_right: bool = False


@frozen
class Question:
    """A question with choices, one of them right."""

    text: str
    choices: tuple[Choice, ...]


def question(text: str, *choices: Choice) -> Question:
    """A question with its choices, made by ``right`` and ``wrong``."""
    return Question(text, choices)


def right(text: str, word: str) -> Choice:
    """The choice that is right."""
    return Choice(text, word, is_right=True)


def wrong(text: str, word: str) -> Choice:
    """A choice that is wrong."""
    return Choice(text, word)


@frozen
class Lesson:
    """A lesson: its id (kept in the preferences), title, one line about it, its game, scenes and closing text.

    ``questions``: who answers these three may go past it; ``to_table``: its end also offers a match of its game.
    """

    id: str
    title: str
    summary: str
    preset: str
    scenes: tuple[Scene, ...]
    closing: str
    questions: tuple[Question, ...] = ()
    to_table: bool = False

    def texts(self) -> tuple[str, ...]:
        """Every text of the lesson, in order."""
        found = [self.title, self.summary]
        for scene in self.scenes:
            for step in scene.steps:
                found.extend(_texts_of(step))
        for question in self.questions:
            found.append(question.text)
            found.extend(text for choice in question.choices for text in (choice.text, choice.word))
        return (*found, self.closing)


@frozen
class Chapter:
    """Lessons that belong together, in order. ``id`` is never shown."""

    id: str
    title: str
    lessons: tuple[Lesson, ...]


def _texts_of(step: LessonStep) -> list[str]:
    if isinstance(step, Say):
        return [step.text]
    if isinstance(step, Do):
        replies = [reply.text for reply in step.replies]
        return [step.text, step.hint, *replies, *([step.otherwise] if step.otherwise else [])]
    return []
