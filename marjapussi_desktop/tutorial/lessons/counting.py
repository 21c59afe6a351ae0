"""Counting the trumps: how many are still out."""

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

_SCENE: Final = Scene(
    hands=(
        "8S AC JC 6C AD TH KH QH 7H",
        "TS 9S 9C QD 7D AH 9H 8H 6H",
        "AS JS 6S 8C TD KD 9D 6D JH",
        "KS QS 7S TC KC QC 7C JD 8D",
    ),
    dealer=3,
    totals=(2, 3),
    number=2,
    steps=(
        Skip(
            (
                "0 play AD",
                "1 play 7D",
                "2 play KD",
                "3 play 8D",
                "0 declare H",
                "0 play 6C",
                "1 play 9C",
                "2 play 8C",
                "3 play KC",
                "3 play 7C",
                "0 play JC",
                "1 play AH",
                "2 play JH",
                "1 play 8H",
                "2 play 6D",
                "3 play 7S",
                "0 play TH",
                "0 play QH",
                "1 play 6H",
                "2 play 6S",
                "3 play KS",
            )
        ),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Hearts are trumps, and five tricks have been played. Six hearts have fallen in them: the"
                " ace, ten, queen, jack, eight and six. You led the ♥Q last.",
            ),
            (Spot.LAST_TRICK,),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A suit has nine cards. Six have fallen and you hold two. So how many are out? Your ♣A is"
                " a sure trick only when nobody can trump it. What do you lead?",
            ),
            accept="play KH",
            hint=QT_TRANSLATE_NOOP("Lessons", "One heart is out, the ♥9. Your ♥K takes it away."),
            replies=(
                Reply(
                    "play AC",
                    QT_TRANSLATE_NOOP(
                        "Lessons", "One heart was still out, and the ♥9 trumped your ace: 11 card points for them."
                    ),
                    ("1 play 9H", "2 play 9D", "3 play QC"),
                ),
                Reply(
                    "play 7H",
                    QT_TRANSLATE_NOOP("Lessons", "The heart that is out is the ♥9, and it took your seven."),
                    ("1 play 9H", "2 play 9D", "3 play QC"),
                ),
                Reply(
                    "play 8S",
                    QT_TRANSLATE_NOOP(
                        "Lessons", "That gives the lead away while they still have a trump. Take it from them first."
                    ),
                ),
            ),
        ),
        Others(("1 play 9H", "2 play 9D", "3 play JD")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons", "The ♥9 fell. Eight have gone now and the ninth is your ♥7: nobody else has a trump."
            ),
            (Spot.LAST_TRICK,),
        ),
        Do(
            QT_TRANSLATE_NOOP("Lessons", "So which card takes a trick now that was not safe before?"),
            accept="play AC",
            hint=QT_TRANSLATE_NOOP("Lessons", "Nobody can trump your ♣A any more."),
            replies=(
                Reply(
                    "play 7H",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You need not draw what is not there. The last trump is worth more at the end: it takes "
                        "the last trick.",
                    ),
                ),
                Reply(
                    "play 8S",
                    QT_TRANSLATE_NOOP("Lessons", "Higher spades are out. First the trick that is yours for certain."),
                ),
            ),
        ),
        Others(("1 play QD", "2 play TD", "3 play TC")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The ♣A took the ♣10 and the ♦10: your partner gave one of them, your opponent had to give the other.",
            ),
            (Spot.LAST_TRICK,),
        ),
    ),
)
COUNT: Final = Lesson(
    id="count",
    title=QT_TRANSLATE_NOOP("Lessons", "Counting a suit"),
    summary=QT_TRANSLATE_NOOP("Lessons", "Nine, less what has fallen, less what you hold."),
    preset=games.MARJAPUSSI,
    scenes=(_SCENE,),
    closing=QT_TRANSLATE_NOOP(
        "Lessons",
        "Begin with one suit: the trumps. Count them down from nine at each trick. Nobody counts everything at first.",
    ),
    questions=(
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Five clubs have fallen, and you hold two. How many are out?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "2"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: nine less five less two."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "4"),
                    QT_TRANSLATE_NOOP("Lessons", "No: your own two are not out. 9 − 5 − 2 = 2."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "One trump is out, and an opponent has it. What do you do before you lead an ace of another suit?",
            ),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "draw that trump"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: then the ace is safe."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "I do nothing"),
                    QT_TRANSLATE_NOOP("Lessons", "No: the ace could be trumped."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "You hold the only trump that is left. Do you lead it at once?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "I do not"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: it takes a trick later as well."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "yes"),
                    QT_TRANSLATE_NOOP("Lessons", "No: there is nothing to draw, and it can take the last trick."),
                ),
            ),
        ),
    ),
)
