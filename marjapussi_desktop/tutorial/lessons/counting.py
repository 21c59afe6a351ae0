"""Counting the trumps: how many are still out."""

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
            "Hearts are trumps, and five tricks have been played. Six hearts have fallen in them: the"
            " ace, ten, queen, jack, eight and six. You led the ♥Q last.",
            (Spot.LAST_TRICK,),
        ),
        Do(
            "A suit has nine cards. Six have fallen and you hold two. So how many are out? Your ♣A is"
            " a sure trick only when nobody can trump it. What do you lead?",
            accept="play KH",
            hint="One heart is out, the ♥9. Your ♥K takes it away.",
            replies=(
                Reply(
                    "play AC",
                    "One heart was still out, and the ♥9 trumped your ace: 11 card points for them.",
                    ("1 play 9H", "2 play 9D", "3 play QC"),
                ),
                Reply(
                    "play 7H",
                    "The heart that is out is the ♥9, and it took your seven.",
                    ("1 play 9H", "2 play 9D", "3 play QC"),
                ),
                Reply("play 8S", "That gives the lead away while they still have a trump. Take it from them first."),
            ),
        ),
        Others(("1 play 9H", "2 play 9D", "3 play JD")),
        Say("The ♥9 fell. Eight have gone now and the ninth is your ♥7: nobody else has a trump.", (Spot.LAST_TRICK,)),
        Do(
            "So which card takes a trick now that was not safe before?",
            accept="play AC",
            hint="Nobody can trump your ♣A any more.",
            replies=(
                Reply(
                    "play 7H",
                    "You need not draw what is not there. The last trump is worth more at the end: it takes "
                    "the last trick.",
                ),
                Reply("play 8S", "Higher spades are out. First the trick that is yours for certain."),
            ),
        ),
        Others(("1 play QD", "2 play TD", "3 play TC")),
        Say(
            "The ♣A took the ♣10 and the ♦10: your partner gave one of them, your opponent had to give the other.",
            (Spot.LAST_TRICK,),
        ),
    ),
)
COUNT: Final = Lesson(
    id="count",
    title="Counting a suit",
    summary="Nine, less what has fallen, less what you hold.",
    preset=games.MARJAPUSSI,
    scenes=(_SCENE,),
    closing=(
        "Begin with one suit: the trumps. Count them down from nine at each trick. Nobody counts everything at first."
    ),
    questions=(
        question(
            "Five clubs have fallen, and you hold two. How many are out?",
            right("2", "Right: nine less five less two."),
            wrong("4", "No: your own two are not out. 9 − 5 − 2 = 2."),
        ),
        question(
            "One trump is out, and an opponent has it. What do you do before you lead an ace of another suit?",
            right("draw that trump", "Right: then the ace is safe."),
            wrong("I do nothing", "No: the ace could be trumped."),
        ),
        question(
            "You hold the only trump that is left. Do you lead it at once?",
            right("I do not", "Right: it takes a trick later as well."),
            wrong("yes", "No: there is nothing to draw, and it can take the last trick."),
        ),
    ),
)
