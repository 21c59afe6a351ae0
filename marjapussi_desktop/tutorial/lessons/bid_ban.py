"""The bid ban: a side that is far behind may not bid."""

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
    Spot,
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
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your side stands at −520. At −500 or below a side may not bid: that is the bid ban. Some"
                " tables do not have it.",
            ),
            (Spot.SCORE,),
        ),
        Others(("3 bid 50",)),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons", "Three aces and the marriage of spades, and the bid is only 50. Look what you may do now."
            ),
            accept="pass",
            hint=QT_TRANSLATE_NOOP("Lessons", "Nothing but a pass is left."),
            point_at=(Spot.HAND,),
        ),
        Others(("1 pass", "2 pass")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your partner is banned too. The opponents play the hand for as little as 50. But as "
                "defenders you score what you take.",
            ),
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
            QT_TRANSLATE_NOOP(
                "Lessons",
                "One bid is left to you: when you are the dealer. The dealer must open, and a banned "
                "dealer opens with exactly 50. Say the same cards came again.",
            ),
            (Spot.SCORE,),
        ),
        Do(
            QT_TRANSLATE_NOOP("Lessons", "You are the dealer. Open the auction."),
            accept="bid 50",
            hint=QT_TRANSLATE_NOOP("Lessons", "Exactly 50."),
        ),
        Others(("1 pass", "2 pass", "3 pass", "2 give TC QC AH")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Everybody passed, and your partner gave you the ♥A, the ♣10 and the ♣Q. The ban says "
                "nothing about the contract. Count 40 for spades and about 130 in the tricks, and leave a"
                " margin.",
            ),
            accept="contract 1[2-6]? / contract 170",
            hint=QT_TRANSLATE_NOOP("Lessons", "150 is a good contract."),
            replies=(
                Reply(
                    "contract ?? / contract 1[01]?",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You would make it, but this is your chance to get out of the ban. Promise at least 120.",
                    ),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP("Lessons", "That is more than these cards can be trusted with. 170 at most."),
        ),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons", "Four aces in one hand. With a contract made your side is above −500, and may bid again."
            ),
            (Spot.SCORE,),
        ),
    ),
)

BID_BAN: Final = Lesson(
    id="bid-ban",
    title=QT_TRANSLATE_NOOP("Lessons", "The bid ban"),
    summary=QT_TRANSLATE_NOOP("Lessons", "At −500 a side must keep silent."),
    preset=games.HUUTOPUSSI,
    scenes=(_SILENT, _DEALER),
    closing=QT_TRANSLATE_NOOP(
        "Lessons", "Banned, you climb back by defending well, and by the one bid that the dealer must make."
    ),
    questions=(
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Your side stands at −500. May you bid 60 over 50?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "no"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: −500 is enough for the ban."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "yes"),
                    QT_TRANSLATE_NOOP("Lessons", "No: at −500 or below a side may not bid."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "A banned dealer opens. With what?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "exactly 50"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: the least, and nothing later."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "as he likes"),
                    QT_TRANSLATE_NOOP("Lessons", "No: exactly the least bid."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Banned, you play for 50. May you raise the contract to 160?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "yes"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: the ban is on bids only."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "no"),
                    QT_TRANSLATE_NOOP("Lessons", "No: the ban is on bids, not on the contract."),
                ),
            ),
        ),
    ),
)
