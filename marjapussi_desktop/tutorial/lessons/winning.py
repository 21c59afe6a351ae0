"""Exactly twelve, seven and Porvoo, and a marriage that is better held back."""

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

_PORVOO: Final = Scene(
    hands=(
        "TS JS 8S TC QD 8D AH TH KH",
        "KS 9S 7S 6S 9C KD JD 9D 6D",
        "AS AC 8C 7C AD TD 7D JH 8H",
        "QS KC QC JC 6C QH 9H 7H 6H",
    ),
    dealer=2,
    totals=(5, 11),
    number=5,
    steps=(
        Skip(
            (
                "3 play KC",
                "0 play TC",
                "1 play 9C",
                "2 play AC",
                "2 play 8H",
                "3 play QH",
                "0 play KH",
                "1 play 7S",
                "0 play TH",
                "1 play KD",
                "2 play JH",
                "3 play 7H",
                "0 play 8S",
                "1 play KS",
                "2 play AS",
                "3 play QS",
                "2 play 7D",
                "3 play QC",
                "0 play QD",
                "1 play JD",
                "0 play JS",
                "1 play 9S",
                "2 play 8C",
                "3 play 6C",
                "0 play AH",
                "1 play 6D",
                "2 play AD",
                "3 play 6H",
            )
        ),
        Say(
            "Marjapussi is played to 12 points, at some tables to 10. A hand brings 2 for the "
            "marriage that makes trumps, 1 for each little one, 1 for the last trick and 1 for "
            "the larger half of the card points."
        ),
        Say(
            "It is 5 to 11, and one point would do for your opponents. But in this hand they "
            "have not taken a single trick. A side without any trick goes to Porvoo: it loses "
            "all the points it has.",
            (Spot.SCORE,),
        ),
        Do(
            "Two tricks are left, and both must be yours. You have the highest spade, the ♠10, "
            "and the ♦8. The highest diamond, the ♦10, is with your partner, beside a small "
            "club. What do you lead?",
            accept="play TS",
            hint="First your own sure trick; your partner then takes the last one.",
            replies=(
                Reply(
                    "play 8D",
                    "Your partner took this trick, but had to lead the ♣7 then, and the ♣J took the last "
                    "one. That point made twelve: your opponents won the match. Take it back!",
                    ("1 play 9D", "2 play TD", "3 play 9H", "2 play 7C", "3 play JC", "0 play TS", "1 play 6S"),
                ),
            ),
        ),
        Others(("1 play 6S", "2 play 7C", "3 play 9H")),
        Do(
            "That one is yours. And now the last trick: lead the ♦8 to your partner's ten.",
            accept="play 8D",
            hint="Play your last card.",
        ),
        Others(("1 play 9D", "2 play TD", "3 play JC")),
        Say(
            "All nine tricks! Your opponents go to Porvoo, from 11 down to 0. Your side earned 2 "
            "points, for the last trick and for the card points, and has 7.",
            (
                Spot.SCORE,
                Spot.LAST_TRICK,
            ),
        ),
    ),
)

PORVOO: Final = Lesson(
    id="porvoo",
    title="Porvoo",
    summary="No trick, no points: down to nothing.",
    preset=games.MARJAPUSSI,
    scenes=(_PORVOO,),
    closing="A match is not lost at 5 to 11. One hand without a trick, and eleven points are gone.",
    questions=(
        question(
            "What sends a side to Porvoo?",
            right("a hand without a trick", "Right: its total becomes 0."),
            wrong("more than twelve points", "No: past twelve it falls to seven. Porvoo is a hand without a trick."),
        ),
        question(
            "A side with 11 points goes to Porvoo. What is its total?",
            right("0", "Right."),
            wrong("7", "No: seven is for going past twelve. Porvoo means 0."),
        ),
        question(
            "A hand: trumps made, one little one, last trick, larger half. How many points?",
            right("5", "Right: 2 + 1 + 1 + 1."),
            wrong("4", "No: 2 + 1 + 1 + 1 = 5."),
        ),
    ),
)

_TWELVE: Final = Scene(
    hands=(
        "TS 8S QC AD TD TH KH QH 6H",
        "7S AC JC 9C 8C QD 9D 8D 9H",
        "AS JS 9S KD JD 7D 6D 8H 7H",
        "KS QS 6S TC KC 7C 6C AH JH",
    ),
    dealer=1,
    totals=(10, 6),
    number=7,
    steps=(
        Skip(
            (
                "2 play AS",
                "3 play QS",
                "0 play 8S",
                "1 play 7S",
                "2 play 8H",
                "3 play AH",
                "0 play 6H",
                "1 play 9H",
                "3 play 6C",
                "0 play QC",
                "1 play AC",
                "2 play KD",
                "1 play 9D",
                "2 play JD",
                "3 play 7C",
                "0 play AD",
                "0 play TS",
                "1 play JC",
                "2 play 9S",
                "3 play KS",
                "0 play TH",
                "1 play 8C",
                "2 play 7H",
                "3 play JH",
                "0 play TD",
                "1 play QD",
                "2 play 6D",
                "3 play KC",
            )
        ),
        Say(
            "Your side has 10 points. Here exactly twelve wins, and whoever goes past twelve falls "
            "back to seven: that is the usual Marjapussi. A match can be set otherwise, for at some tables "
            "only the excess is taken off, or going past wins too.",
            (Spot.SCORE,),
        ),
        Do(
            "You have just taken a trick, and the ♥K and ♥Q in your hand will take the last two. "
            "The larger half of the card points is yours already. You could declare your "
            "marriage now, or simply lead. Do the sum first!",
            accept="play [KQ]H",
            hint="10 + 1 for the last trick + 1 for the card points. How many more can you use?",
            replies=(
                Reply(
                    "declare H",
                    "To show what comes of it, the last two tricks were played: the ♥K and the ♥Q took both. In the "
                    "box “Hand” has the 4 points of this hand: 2 + 1 + 1. 10 + 4 = 14 is past twelve, so “Total” "
                    "fell to 7. Sometimes the best marriage is the one that you keep to yourself. Take it back.",
                    (
                        "0 play KH",
                        "1 play 8D",
                        "2 play 7D",
                        "3 play 6S",
                        "0 play QH",
                        "1 play 9C",
                        "2 play JS",
                        "3 play TC",
                    ),
                ),
                Reply("ask-*", "If that succeeded, it would carry you past twelve. You need no marriage at all here."),
            ),
            marriages=True,
            point_at=(Spot.SCORE,),
        ),
        Others(("1 play 8D", "2 play 7D", "3 play 6S")),
        Do(
            "One more. Take the last trick.",
            accept="play [KQ]H",
            hint="Play your last card.",
        ),
        Others(("1 play 9C", "2 play JS", "3 play TC")),
        Say(
            "10 + 1 + 1 = 12, exactly. The match is yours.",
            (
                Spot.SCORE,
                Spot.LAST_TRICK,
            ),
        ),
    ),
)

TWELVE: Final = Lesson(
    id="hold-back",
    title="Exactly twelve: hold a marriage back",
    summary="Past twelve you fall to seven.",
    preset=games.MARJAPUSSI,
    scenes=(_TWELVE,),
    closing="Do the sum before you declare. A marriage may be held back, and it is nobody's business that you had it.",
    questions=(
        question(
            "Your side has 10, and the last trick and the larger half are sure. Do you declare?",
            right("no", "Right: 10 + 1 + 1 is twelve."),
            wrong("yes", "No: with 2 more you would have 14, and fall to seven."),
        ),
        question(
            "A side with 11 earns 2. What is its total in Marjapussi?",
            right("7", "Right: 13 is past twelve."),
            wrong("13", "No: past twelve a side falls back to seven."),
        ),
        question(
            "Must you declare a marriage that you hold?",
            right("no", "Right: only answers must be true."),
            wrong("yes", "No: nobody makes you. Only answers must be true."),
        ),
    ),
)
