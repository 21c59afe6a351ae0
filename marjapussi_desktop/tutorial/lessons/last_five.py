"""The last five tricks: planned from the last one backwards."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.tutorial import games
from marjapussi_desktop.tutorial.lesson import (
    QT_TRANSLATE_NOOP,
    Choice,
    Do,
    Lesson,
    Others,
    Question,
    Reply,
    Say,
    Scene,
    Skip,
    Spot,
)

_FROM_LEFT: Final = "1 play 9D / play TS / play QS"

_FROM_PARTNER: Final = "2 play 7S / play 9C / play QC"

_FROM_RIGHT: Final = "3 play 7C / play 8S / play 9S"

_ROUND: Final = (_FROM_LEFT, _FROM_PARTNER, _FROM_RIGHT)

_MASTER: Final = "0 play AS / play AC / play TC"

_SCENE: Final = Scene(
    hands=(
        "AS AC TC 8D AH KH QH JH 9H",
        "TS KS QS 8C 6C JD 9D 6D 7H",
        "7S KC QC JC 9C TD TH 8H 6H",
        "JS 9S 8S 6S 7C AD KD QD 7D",
    ),
    dealer=3,
    totals=(6, 8),
    number=4,
    steps=(
        Skip(
            (
                "0 play AH",
                "1 play 7H",
                "2 play TH",
                "3 play JS",
                "0 declare H",
                "0 play JH",
                "1 play 6C",
                "2 play 6H",
                "3 play 7D",
                "0 play 9H",
                "1 play 8C",
                "2 play 8H",
                "3 play QD",
                "0 play KH",
                "1 play 6D",
                "2 play JC",
                "3 play 6S",
            )
        ),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Hearts are trumps, and eight have fallen: your ♥Q is the ninth. Five tricks are left. "
                "The last one is worth a point, so begin to plan there.",
            ),
            (Spot.HAND,),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Which card takes the last trick for certain, if you still have it then? Set it aside in "
                "your mind. Three others cannot be beaten: lead one of those.",
            ),
            accept="play [AT][SC]",
            hint=QT_TRANSLATE_NOOP("Lessons", "The ♥Q is for the last trick. The ♠A, the ♣A and the ♣10 are sure."),
            replies=(
                Reply(
                    "play QH",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "It would take this trick. But then the ♦8 is left for the end, and it takes nothing.",
                    ),
                ),
                Reply(
                    "play 8D",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "It has to go before the end, that is true. But your opponents would lead then. First "
                        "take what is yours.",
                    ),
                ),
            ),
        ),
        Others((*_ROUND, _MASTER, *_ROUND, _MASTER, *_ROUND)),
        Do(
            QT_TRANSLATE_NOOP("Lessons", "Your three sure tricks are in. The ♥Q and the ♦8 are left. Which one now?"),
            accept="play 8D",
            hint=QT_TRANSLATE_NOOP("Lessons", "One of the two will lose. Let it lose the trick that is worth less."),
            replies=(
                Reply(
                    "play QH",
                    QT_TRANSLATE_NOOP(
                        "Lessons", "It took this trick, and the ♦8 lost the last one to the ♦A. The point went with it."
                    ),
                    ("1 play KS", "2 play KC", "3 play KD", "0 play 8D", "1 play JD", "2 play TD", "3 play AD"),
                ),
            ),
        ),
        Others(("1 play JD", "2 play TD", "3 play AD", "3 play KD", "0 play QH", "1 play KS", "2 play KC")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The ♦8 lost its trick, and whatever was led then, your ♥Q was waiting. The last trick is"
                " yours, and its point.",
            ),
            (Spot.LAST_TRICK,),
        ),
    ),
)
LAST_FIVE: Final = Lesson(
    id="last-five",
    title=QT_TRANSLATE_NOOP("Lessons", "The last five tricks"),
    summary=QT_TRANSLATE_NOOP("Lessons", "Plan from the last trick backwards."),
    preset=games.MARJAPUSSI,
    scenes=(_SCENE,),
    closing=QT_TRANSLATE_NOOP(
        "Lessons",
        "In Marjapussi the last trick brings 1 point, in Huutopussi 20. Decide with five cards "
        "left which card shall take it, and lose what must be lost before.",
    ),
    questions=(
        Question(
            QT_TRANSLATE_NOOP(
                "Lessons", "You hold the only trump left, and a small card. Two tricks remain. What do you lead?"
            ),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "the small card"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: the trump then takes the last trick."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "the trump"),
                    QT_TRANSLATE_NOOP("Lessons", "No: then the small card loses the last trick."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "What is the last trick worth in Marjapussi, beside its cards?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "1 point"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: as much as a little one."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "no points"), QT_TRANSLATE_NOOP("Lessons", "No: it is worth a point.")
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Where do you begin to plan the last five tricks?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "at the last trick"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: and from there backwards."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "at the next one"),
                    QT_TRANSLATE_NOOP("Lessons", "No: first decide what shall take the last one."),
                ),
            ),
        ),
    ),
)
