"""The last five tricks: planned from the last one backwards."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.tutorial import games
from marjapussi_desktop.tutorial.lesson import (
    Do,
    Lesson,
    Others,
    Reply,
    Say,
    Scene,
    Skip,
    Spot,
    question,
    right,
    wrong,
)

_FROM_LEFT: Final = "1 play 9D / play TS / play QS"

_FROM_PARTNER: Final = "2 play 7S / play 9C / play QC"

_FROM_RIGHT: Final = "3 play 7C / play 8S / play 9S"

_ROUND: Final = (_FROM_LEFT, _FROM_PARTNER, _FROM_RIGHT)

_SURE: Final = "play [AT][SC]"

_WRONG: Final = (
    Reply("play QH", "It would take this trick. But then the ♦8 is left for the end, and it takes nothing."),
    Reply(
        "play 8D",
        "It has to go before the end, that is true. But your opponents would lead then. First take what is yours.",
    ),
)

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
            "Hearts are trumps, and eight have fallen: your ♥Q is the ninth. Five tricks are left. "
            "The last one is worth a point, so begin to plan there.",
            (Spot.HAND,),
        ),
        Do(
            "Which card takes the last trick for certain, if you still have it then? Set it aside in "
            "your mind. Three others cannot be beaten: lead one of those.",
            accept=_SURE,
            hint="The ♥Q is for the last trick. The ♠A, the ♣A and the ♣10 are sure.",
            replies=_WRONG,
        ),
        Others(_ROUND),
        Do(
            "That is one. Take the second sure trick.",
            accept=_SURE,
            hint="Of the ♠A, the ♣A and the ♣10 you still hold two: either will do.",
            replies=_WRONG,
        ),
        Others(_ROUND),
        Do(
            "That is two. Take the third, and keep what you set aside.",
            accept=_SURE,
            hint="Of the ♠A, the ♣A and the ♣10 you still hold one.",
            replies=_WRONG,
        ),
        Others(_ROUND),
        Do(
            "Your three sure tricks are in. The ♥Q and the ♦8 are left. Which one now?",
            accept="play 8D",
            hint="One of the two will lose. Let it lose the trick that is worth less.",
            replies=(
                Reply(
                    "play QH",
                    "It took this trick, and the ♦8 lost the last one to the ♦A. The point went with it.",
                    ("1 play KS", "2 play KC", "3 play KD", "0 play 8D", "1 play JD", "2 play TD", "3 play AD"),
                ),
            ),
        ),
        Others(("1 play JD", "2 play TD", "3 play AD")),
        Say("The ♦A took your ♦8. The opponent on your right leads to the last trick.", (Spot.LAST_TRICK,)),
        Others(("3 play KD", "0 play QH", "1 play KS", "2 play KC")),
        Say(
            "Whatever was led, your ♥Q was waiting. The last trick is yours, and its point.",
            (Spot.LAST_TRICK,),
        ),
    ),
)
LAST_FIVE: Final = Lesson(
    id="last-five",
    title="The last five tricks",
    summary="Plan from the last trick backwards.",
    preset=games.MARJAPUSSI,
    scenes=(_SCENE,),
    closing=(
        "In Marjapussi the last trick brings 1 point, in Huutopussi 20. Decide with five cards left which card "
        "shall take it, and lose what must be lost before. These were all the lessons: sit down at the table."
    ),
    questions=(
        question(
            "You hold the only trump left, and a small card. Two tricks remain. What do you lead?",
            right("the small card", "Right: the trump then takes the last trick."),
            wrong("the trump", "No: then the small card loses the last trick."),
        ),
        question(
            "What is the last trick worth in Marjapussi, beside its cards?",
            right("1 point", "Right: as much as a little one."),
            wrong("no points", "No: it is worth a point."),
        ),
        question(
            "Where do you begin to plan the last five tricks?",
            right("at the last trick", "Right: and from there backwards."),
            wrong("at the next one", "No: first decide what shall take the last one."),
        ),
    ),
)
