"""Reading a discard: what a card that is thrown away tells."""

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
        "7S AD TD KD 7D AH KH QH JH",
        "AS KS QS TC JC 9C 7C 6C 6D",
        "QC QD JD 9D 8D TH 9H 8H 7H",
        "TS JS 9S 8S 6S AC KC 8C 6H",
    ),
    dealer=3,
    totals=(4, 5),
    number=3,
    steps=(
        Skip(
            (
                "0 play AH",
                "1 play 6D",
                "2 play TH",
                "3 play 6H",
                "0 declare H",
                "0 play KD",
                "1 play TC",
                "2 play 8D",
                "3 play 8C",
                "0 play QH",
                "1 play 6C",
                "2 play 9H",
                "3 play 8S",
                "0 play 7D",
                "1 play QS",
                "2 play QD",
                "3 play JS",
                "2 play 7H",
                "3 play 6S",
                "0 play JH",
                "1 play 7C",
            )
        ),
        Do(
            "Hearts are trumps, and seven of them have fallen. You hold the ♥K, so one is out. Whose "
            "is it? Lead a high diamond and watch what the others give.",
            accept="play [AT]D",
            hint="Play the ♦A or the ♦10.",
            replies=(
                Reply(
                    "play KH",
                    "You would draw a trump without knowing whose it is. It may be your partner's. Lead a "
                    "diamond first.",
                ),
                Reply("play 7S", "A small spade gives the lead away. Lead a high diamond."),
            ),
        ),
        Others(("1 play 9C", "2 play 9D", "3 play 9S")),
        Say(
            "One opponent threw a club, the other a spade. With a diamond they would have had to follow, and with a "
            "heart to trump. So neither of them has a trump. The last one is your partner's.",
            (Spot.LAST_TRICK,),
        ),
        Do(
            "You know now where the trumps are. What do you lead?",
            accept="play [AT]D",
            hint="No opponent can take your other diamond.",
            replies=(
                Reply(
                    "play KH",
                    "Your partner had to give the ♥8 to it. Two trumps of your side went into one trick.",
                    ("1 play JC", "2 play 8H", "3 play KC"),
                ),
                Reply("play 7S", "Soon. First the diamond that no opponent can take."),
            ),
        ),
        Others(("1 play JC", "2 play JD", "3 play KC")),
        Do(
            "Two cards are left: the ♥K and the ♠7. Your partner has the ♥8. How does each of the two "
            "trumps take a trick?",
            accept="play 7S",
            hint="Lead the ♠7. If your partner has no spade, the ♥8 must trump it.",
            replies=(
                Reply(
                    "play KH",
                    "The ♥8 fell under your king, and the ♠7 lost the last trick. Its point is gone, and so "
                    "is Porvoo: they have a trick.",
                    ("1 play KS", "2 play 8H", "3 play AC", "0 play 7S", "1 play AS", "2 play QC", "3 play TS"),
                ),
            ),
        ),
        Others(("1 play KS", "2 play 8H", "3 play TS")),
        Say("Your partner's ♥8 trumped the ♠K, and your ♥K is still with you.", (Spot.LAST_TRICK,)),
        Others(("2 play QC", "3 play AC", "0 play KH", "1 play AS")),
        Say(
            "The ♥8 took one trick and the ♥K the last. Your side has all nine, and the opponents are in Porvoo.",
            (Spot.LAST_TRICK, Spot.SCORE),
        ),
    ),
)
DISCARD: Final = Lesson(
    id="discard",
    title="Reading a discard",
    summary="Who throws a card away tells what is not there.",
    preset=games.MARJAPUSSI,
    scenes=(_SCENE,),
    closing=(
        "The duties make every card speak. Who does not follow has none of that suit. Who does "
        "not trump has no trump. Who does not go over cannot, unless the trick has been trumped."
    ),
    questions=(
        question(
            "Spades are trumps. On your ♣A an opponent throws the ♦7. Which suits does he not hold?",
            right("clubs and spades", "Right: he would have had to follow, or to trump."),
            wrong("only clubs", "No: with a spade he would have had to trump."),
        ),
        question(
            "Your partner leads the ♣K, and the next player gives the ♣8. Has that player the ♣10?",
            right("no", "Right: he would have had to go over."),
            wrong("perhaps", "No: with it he would have had to go over."),
        ),
        question(
            "Only your partner has a trump beside you. Do you draw trumps?",
            right("I do not", "Right: each of them can take a trick of its own."),
            wrong("yes", "No: two trumps of your side would fall in one trick."),
        ),
    ),
)
