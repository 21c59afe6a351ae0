"""The bid ban: a side that is far behind may not bid."""

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
    Spot,
    question,
    right,
    wrong,
)

_HANDS: Final = (
    "AS KS QS 8S AC JC AD TD 7H",
    "TS 9S KC 9C KD 8D TH 9H JH",
    "7S TC QC 6C JD 9D AH QH 6H",
    "JS 6S 7C 8C QD 7D 6D KH 8H",
)

_SILENT: Final = Scene(
    hands=_HANDS,
    dealer=3,
    number=7,
    totals=(-520, 180),
    steps=(
        Say(
            "Your side stands at −520. At −500 or below a side may not bid: that is the bid ban. Some"
            " tables do not have it.",
            (Spot.SCORE,),
        ),
        Others(("3 bid 50",)),
        Do(
            "Three aces and the marriage of spades, and the bid is only 50. Look what you may do now.",
            accept="pass",
            hint="Nothing but a pass is left.",
            point_at=(Spot.HAND,),
        ),
        Others(("1 pass", "2 pass")),
        Say(
            "Your partner is banned too. The opponents play the hand for as little as 50. But as "
            "defenders you score what you take.",
            (Spot.PARTNER,),
        ),
    ),
)

_DEALER: Final = Scene(
    hands=_HANDS,
    dealer=0,
    number=8,
    totals=(-510, 230),
    steps=(
        Say(
            "One bid is left to you: when you are the dealer. The dealer must open, and a banned "
            "dealer opens with exactly 50. Say the same cards came again.",
            (Spot.SCORE,),
        ),
        Do(
            "You are the dealer. Open the auction.",
            accept="bid 50",
            hint="Exactly 50.",
        ),
        Others(("1 pass", "2 pass", "3 pass", "2 give TC QC AH")),
        Do(
            "Everybody passed, and your partner gave you the ♥A, the ♣10 and the ♣Q. The ban says "
            "nothing about the contract. Count 40 for spades and about 130 in the tricks. Which contract do you set?",
            accept="contract 1[2-6]? / contract 170",
            hint="150 is a good contract.",
            replies=(
                Reply(
                    "contract ?? / contract 1[01]?",
                    "You would make it and be out of the ban. But the points above your promise are lost. Promise at "
                    "least 120.",
                ),
            ),
            otherwise="That is more than these cards can be trusted with. 170 at most.",
        ),
        Say("Four aces in one hand. With a contract made your side is above −500, and may bid again.", (Spot.SCORE,)),
    ),
)

BID_BAN: Final = Lesson(
    id="bid-ban",
    title="The bid ban",
    summary="At −500 a side must keep silent.",
    preset=games.HUUTOPUSSI,
    scenes=(_SILENT, _DEALER),
    closing="Banned, you climb back by defending well, and by the one bid that the dealer must make.",
    questions=(
        question(
            "Your side stands at −500. May you bid 60 over 50?",
            right("no", "Right: −500 is enough for the ban."),
            wrong("yes", "No: at −500 or below a side may not bid."),
        ),
        question(
            "A banned dealer opens. With what?",
            right("exactly 50", "Right: the least, and nothing later."),
            wrong("as he likes", "No: exactly the least bid."),
        ),
        question(
            "Banned, you play for 50. May you raise the contract to 160?",
            right("yes", "Right: the ban is on bids only."),
            wrong("no", "No: the ban is on bids, not on the contract."),
        ),
    ),
)
