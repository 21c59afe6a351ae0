"""Defenders take a lead and change the trumps."""

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
        "6S 8C AD TD 9D AH KH QH 6H",
        "AS TS 8S 7S AC TC KC 9C 9H",
        "JS QC 7C 6C KD QD 8D TH JH",
        "KS QS 9S JC JD 7D 6D 8H 7H",
    ),
    dealer=2,
    steps=(
        Skip(
            (
                "2 bid 50",
                "3 bid 100",
                "0 bid 105",
                "1 bid 120",
                "2 pass",
                "3 bid 140",
                "0 pass",
                "1 pass",
                "1 give AS TS KC",
                "3 contract 150",
                "3 return JC JD 6D",
                "3 play AS",
                "0 play 6S",
                "1 play 7S",
                "2 play JS",
                "3 declare S",
                "3 play TS",
                "0 play 8C",
                "1 play 8S",
                "2 play 6C",
            )
        ),
        Say(
            "The opponent on your right plays for 150. Spades are trumps by a marriage of 40, and the"
            " last three of them, ♠K, ♠Q and ♠9, are in that hand. If nothing happens, the contract "
            "is made.",
            (Spot.TRUMP,),
        ),
        Others(("3 play 7D",)),
        Do(
            "The declarer leads the ♦7. You hold ♦A, ♦10, ♦9, and a marriage of hearts. First you "
            "need the lead. Which diamond is sure to take this trick?",
            accept="play AD",
            hint="The ♦A.",
            replies=(
                Reply(
                    "play 9D",
                    "Your partner had to go over with the ♦Q and has the lead. The hearts are yours, but you "
                    "cannot lead them now. Take it back.",
                    ("1 play JD", "2 play QD"),
                ),
                Reply("play TD", "It takes the trick this time. But only the ace is sure."),
            ),
        ),
        Others(("1 play 6D", "2 play 8D")),
        Do(
            "The lead is yours, but you did not lead that trick: no declaring yet. Lead a card that "
            "takes one more. The declarer may trump diamonds.",
            accept="play AH",
            hint="The ♥A: nothing but a trump can beat it.",
            replies=(
                Reply(
                    "play [T9]D",
                    "The declarer had no diamond left and trumped with the ♠9. The lead is gone, and 150 is "
                    "safe. Take it back.",
                    ("1 play JD", "2 play QD", "3 play 9S"),
                ),
                Reply(
                    "play [KQ]H",
                    "Your partner had to take it with the ♥10. Now nobody may declare, and your marriage is "
                    "broken. Take it back.",
                    ("1 play 9H", "2 play TH", "3 play 7H"),
                ),
                Reply(
                    "play 6H",
                    "Your partner took it with the ♥J. It was not your trick: you may not declare. Take it back.",
                    ("1 play 9H", "2 play JH", "3 play 7H"),
                ),
            ),
        ),
        Others(("1 play 9H", "2 play JH", "3 play 7H")),
        Do(
            "Led by you and taken by you. Now turn the hand around.",
            accept="declare H",
            hint="Declare hearts. Spades are then a plain suit.",
            replies=(
                Reply("ask-*", "Your own marriage is sure, and worth 100. Declare it."),
                Reply(
                    "play *", "Spades are still trumps, and the declarer holds three of them. Declare before you lead."
                ),
            ),
            marriages=True,
        ),
        Say("100 points for the defenders. The ♠K, the ♠Q and the ♠9 are trumps no more.", (Spot.TRUMP,)),
        Do(
            "Only two hearts are out besides yours: the ♥10 and the ♥8. Lead the heart that costs you least.",
            accept="play 6H",
            hint="The ♥6.",
            replies=(
                Reply(
                    "play [KQ]H",
                    "The ♥10 may be with the declarer's partner. Then 5 points go with it. The ♥6 costs nothing.",
                ),
            ),
            otherwise="They could still trump a diamond. Draw the last hearts first.",
        ),
        Others(("1 play JD", "2 play TH", "3 play 8H")),
        Say("Your partner's ♥10 took it. Only you have hearts now, and your partner leads.", (Spot.LAST_TRICK,)),
        Others(("2 play 7C", "3 play KC")),
        Do(
            "Your partner plays a club. You have none. What takes the ♣K?",
            accept="play [KQ]H",
            hint="You must trump, and hearts are trumps.",
            unlit=True,
        ),
        Others(("1 play 9C",)),
        Say("Your trump took the ♣K. The rest is played for you: watch.", (Spot.LAST_TRICK,)),
        Others(
            (
                "0 play KH / play QH",
                "1 play JC",
                "2 play QC",
                "3 play 9S",
                "0 play TD",
                "1 play TC",
                "2 play QD",
                "3 play QS",
                "0 play 9D",
                "1 play AC",
                "2 play KD",
                "3 play KS",
            )
        ),
        Say(
            "Your partner had to go over your ♦9, so your side has the last trick too. With spades as trumps "
            "the declarer could have had 160. Now it is 65, and the contract of 150 has failed.",
            (Spot.LAST_TRICK, Spot.SCORE),
        ),
    ),
)

DEFENCE: Final = Lesson(
    id="defence",
    title="Defending: change the trumps",
    summary="Two tricks in a row turn a hand around.",
    preset=games.HUUTOPUSSI,
    scenes=(_SCENE,),
    closing="A defender takes a lead, wins one more trick and declares. Long trumps are then worth nothing.",
    questions=(
        question(
            "You defend and hold ♥K and ♥Q. What do you need first?",
            right("a trick, for the lead", "Right: then a trick that you lead."),
            wrong("my partner's leave", "No: you need a trick, and then one of your own lead."),
        ),
        question(
            "The declarer has three spades, trumps. You declare hearts. What are the spades now?",
            right("plain cards", "Right: a heart takes them."),
            wrong("still trumps", "No: the latest marriage makes the trumps."),
        ),
        question(
            "Who scores the 100 for hearts that a defender declares?",
            right("the defenders", "Right: they score what they take."),
            wrong("the declarer", "No: a marriage counts for the side that declares it."),
        ),
    ),
)
