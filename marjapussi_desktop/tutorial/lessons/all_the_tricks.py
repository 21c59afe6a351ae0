"""Läpiajo: all the tricks."""

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

_TAKE_ALL: Final = Scene(
    hands=(
        "TS KS QS 7S JC 6D TH JH 6H",
        "JS 9S TC 8C 6C AD 7D KH 9H",
        "AS AC KC 9C TD QD 9D AH 7H",
        "8S 6S QC 7C KD JD 8D QH 8H",
    ),
    dealer=3,
    number=4,
    totals=(120, 200),
    steps=(
        Skip(
            (
                "3 bid 50",
                "0 bid 100",
                "1 bid 105",
                "2 bid 120",
                "3 pass",
                "0 bid 150",
                "1 pass",
                "2 pass",
                "2 give AS AC AH",
                "0 contract 200",
                "0 return JC 6D JH",
                "0 play AS",
                "1 play 9S",
                "2 play 9C",
                "3 play 6S",
                "0 declare S",
                "0 play TS",
                "1 play JS",
                "2 play 6D",
                "3 play 8S",
                "0 play AC",
                "1 play 6C",
                "2 play JC",
                "3 play 7C",
                "0 play AH",
                "1 play 9H",
                "2 play 7H",
                "3 play 8H",
                "0 play KS",
                "1 play 7D",
                "2 play JH",
                "3 play QH",
                "0 play QS",
                "1 play 8C",
                "2 play 9D",
                "3 play 8D",
            )
        ),
        Say(
            "You won the auction with 150 and set a contract of 200. Six tricks are played, and all "
            "six are yours. To win all nine is called läpiajo: the side without a trick loses the bid that won the "
            "auction.",
            (Spot.SCORE,),
        ),
        Do(
            "Three tricks are left, and all should be yours. Your ♠7 is the last trump. Of the hearts"
            " only the ♥K is out besides your ♥10 and ♥6. Which card draws it?",
            accept="play TH",
            hint="The ♥10 beats the ♥K. Then the ♥6 is the highest heart.",
            replies=(
                Reply(
                    "play 6H",
                    "The ♥K took it, and then the ♦A another one. Your side has 185 of 200: −200. And the "
                    "opponents have 15 points in place of −150. Take it back.",
                    (
                        "1 play KH",
                        "2 play QD",
                        "3 play JD",
                        "1 play AD",
                        "2 play TD",
                        "3 play KD",
                        "0 play 7S",
                        "0 play TH",
                        "1 play TC",
                        "2 play KC",
                        "3 play QC",
                    ),
                ),
                Reply("play 7S", "That wins a trick too, but the ♥K stays out. Draw it first."),
            ),
            unlit=True,
        ),
        Others(("1 play KH", "2 play QD", "3 play JD")),
        Say(
            "The ♥K fell under your ♥10. Your ♥6 is the highest heart now, and the rest is played for you: watch.",
            (Spot.LAST_TRICK,),
        ),
        Others(
            (
                "0 play 6H",
                "1 play AD",
                "2 play TD",
                "3 play KD",
                "0 play 7S",
                "1 play TC",
                "2 play KC",
                "3 play QC",
            )
        ),
        Say(
            "Nine tricks, 200 points: the contract is made. The opponents lose 150. That is your bid,"
            " not the contract: a higher contract would cost them no more.",
            (Spot.SCORE,),
        ),
    ),
)

_SAVE_ONE: Final = Scene(
    hands=(
        "7S 6S JC 8C AD 9D 9H 7H 6H",
        "AS 8S AC KC TD 7D AH KH 8H",
        "TC QC 9C 6C QD JD 8D QH JH",
        "TS KS QS JS 9S 7C KD 6D TH",
    ),
    dealer=2,
    number=5,
    totals=(320, 50),
    steps=(
        Skip(
            (
                "2 bid 50",
                "3 bid 100",
                "0 pass",
                "1 bid 110",
                "2 pass",
                "3 bid 150",
                "1 pass",
                "1 give AS AC AH",
                "3 contract 200",
                "3 return JS 7C 6D",
                "3 play AS",
                "0 play 6S",
                "1 play 8S",
                "2 play 6C",
                "3 declare S",
                "3 play TS",
                "0 play 7S",
                "1 play JS",
                "2 play 9C",
                "3 play AC",
                "0 play 8C",
                "1 play 7C",
                "2 play QC",
                "3 play AH",
                "0 play 6H",
                "1 play 8H",
                "2 play JH",
                "3 play TH",
                "0 play 7H",
                "1 play KH",
                "2 play QH",
                "3 play QS",
                "0 play 9H",
                "1 play TD",
                "2 play 8D",
            )
        ),
        Say(
            "The next hand, and now you defend. The opponents bid 150 and have all six tricks. Your side needs one.",
            (Spot.SCORE,),
        ),
        Others(("3 play KS",)),
        Do(
            "The declarer leads a trump again. You have none: which card can you spare?",
            accept="play JC / play 9D",
            hint="Keep the one card that may still take a trick.",
            replies=(
                Reply(
                    "play AD",
                    "The ♦A was your only trick. The ♦K won instead, you have none, and your side loses 150. "
                    "Take it back.",
                    (
                        "1 play 6D",
                        "2 play JD",
                        "3 play KD",
                        "0 play 9D",
                        "1 play 7D",
                        "2 play QD",
                        "3 play 9S",
                        "0 play JC",
                        "1 play KC",
                        "2 play TC",
                    ),
                ),
            ),
        ),
        Others(("1 play 6D", "2 play JD")),
        Say("The ♠K took it: the seventh trick for the opponents.", (Spot.LAST_TRICK,)),
        Others(("3 play 9S",)),
        Do(
            "And one more trump. What now?",
            accept="play JC / play 9D",
            hint="Keep the ♦A to the last trick.",
            replies=(
                Reply(
                    "play AD",
                    "One trick too early. The ♦K took the last one, and your side loses 150. Take it back.",
                    ("1 play 7D", "2 play QD", "3 play KD", "0 play JC / play 9D", "1 play KC", "2 play TC"),
                ),
            ),
        ),
        Others(("1 play 7D", "2 play QD")),
        Say("The ♠9 took that, too: eight tricks. Only the last one is left.", (Spot.LAST_TRICK,)),
        Others(("3 play KD", "0 play AD", "1 play KC", "2 play TC")),
        Say(
            "Your ♦A took the last trick: 50 points for you instead of −150. And the contract of 200 has failed, too.",
            (Spot.LAST_TRICK, Spot.SCORE),
        ),
    ),
)

SLAM: Final = Lesson(
    id="slam",
    title="Läpiajo: all the tricks",
    summary="A side without a trick pays for it.",
    preset=games.HUUTOPUSSI,
    scenes=(_TAKE_ALL, _SAVE_ONE),
    closing=(
        "A side without a trick loses the bid that won the auction, in this game either side. At other tables it "
        "loses the contract, or twice as much."
    ),
    questions=(
        question(
            "Bid 150, contract 220. The defenders take no trick. What do they score in this game?",
            right("−150", "Right: the bid, not the contract."),
            wrong("−220", "No: the bid that won the auction."),
            wrong("0", "No: no trick costs the winning bid."),
        ),
        question(
            "The defenders take one trick, worth 10. What do they score?",
            right("10", "Right: one trick is enough."),
            wrong("−150", "No: one trick saves them."),
        ),
        question(
            "You defend without a trick and hold a lone ♦A. The declarer leads trumps. What do you keep?",
            right("the ♦A", "Right: it may be your only trick."),
            wrong("anything", "No: only the ace can still win."),
        ),
    ),
)
