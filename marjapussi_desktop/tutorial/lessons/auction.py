"""The auction of Huutopussi: who bids, in which steps, and when to pass."""

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

HANDS: Final = (
    "JS AC 7C 8D AH TH KH QH 9H",
    "TS QS 7S KC 9C AD JD 6D JH",
    "AS 9S 6S TC 8C KD QD 9D 7H",
    "KS 8S QC JC 6C TD 7D 8H 6H",
)
"""The deal of this lesson and of those on the contract and on giving back."""

_STRONG: Final = Scene(
    hands=HANDS,
    dealer=3,
    steps=(
        Say(
            "Huutopussi has the same tricks and marriages, but it counts in bigger numbers: aces and "
            "tens 10, kings, queens and jacks 5, the last trick 20. That makes 160. Marriages come on"
            " top: ♠ 40, ♣ 60, ♦ 80, ♥ 100."
        ),
        Say(
            "Each hand begins with an auction. A bid says how many points your side will take. In "
            "this game the dealer opens with at least 50; at some tables the player to the dealer's "
            "left. Bids rise in fives."
        ),
        Others(("3 bid 50",)),
        Do(
            "The opponent on your right had to open with 50. You hold a second ace beside ♥A, ♥10, ♥K and "
            "♥Q. Join in with a bid of 55 to 120.",
            accept="bid 5? / bid 6? / bid 7? / bid 8? / bid 9? / bid 1[01]? / bid 120",
            hint="Any bid that leaves room will do, 60 or 100.",
            replies=(
                Reply(
                    "pass",
                    "Whoever has passed is out of this auction. The opponent on your left plays the hand at "
                    "90, and you have to look on. Take it back.",
                    ("1 bid 90", "2 pass", "3 pass"),
                ),
                Reply(
                    "bid 440",
                    "440 is every trick and every marriage, and nobody may bid more. All the 160 and your hearts "
                    "are only 260. Stay at 120 or below.",
                ),
                Reply(
                    "bid [34]??",
                    "Everybody passes, and you are held to it. All the 160 and your hearts are only 260. Take it back.",
                    ("1 pass", "2 pass", "3 pass"),
                ),
            ),
            otherwise=(
                "There is no hurry. You may bid again, and the declarer may raise once more after seeing "
                "the partner's cards. Stay at 120 or below."
            ),
            point_at=(Spot.HAND,),
        ),
        Others(("1 pass", "2 bid 125", "3 pass")),
        Do(
            "Both opponents have passed: they are out. Your partner has raised to 125. But the best "
            "hearts are yours, and you want to play the hand. Bid 130 to 160.",
            accept="bid 160 / bid 1[345]?",
            hint="130 is enough.",
            replies=(
                Reply(
                    "pass",
                    "Then your partner plays the hand at 125, and your hearts are in the wrong hand. Bid 130 to 160.",
                ),
            ),
            otherwise="Only your partner is left, and nobody makes you go higher. 160 is plenty.",
            point_at=(Spot.PARTNER,),
        ),
        Others(("2 pass",)),
        Say(
            "Three have passed, and the highest bid is yours. You are the declarer: your side now has"
            " to take at least what you have bid."
        ),
    ),
)

_WEAK: Final = Scene(
    hands=(
        "9S 7S JC 8C 6C TD 7D 9H 6H",
        "AS TS KS QS AC 9C AD 8H 7H",
        "JS 8S TC 7C QD 9D 8D TH QH",
        "6S KC QC KD JD 6D AH KH JH",
    ),
    dealer=0,
    number=2,
    steps=(
        Do(
            "Another deal, and you are the dealer. You have to open, and you hold next to nothing. Which bid is right?",
            accept="bid 50",
            hint="As little as possible: 50.",
            otherwise="If everybody passes, you have to keep that promise, with no ace and no marriage. Open with 50.",
            point_at=(Spot.HAND,),
        ),
        Others(("1 bid 120", "2 pass", "3 pass")),
        Do(
            "120 on your left, and your partner has passed. What now?",
            accept="pass",
            hint="You need not bid again: pass.",
            otherwise=(
                "Your side would have to take that many points. You have neither an ace nor a marriage, and your "
                "partner did not want to bid. Pass."
            ),
        ),
    ),
)

AUCTION: Final = Lesson(
    id="auction",
    title="Huutopussi: the auction",
    summary="Bid for the right to be the declarer.",
    preset=games.HUUTOPUSSI,
    scenes=(_STRONG, _WEAK),
    closing="Bid while your cards are worth it, and then pass. A pass is final.",
    questions=(
        question(
            "120 has been bid. What is the lowest bid that you may make?",
            right("125", "Right: bids rise in fives."),
            wrong("121", "No: bids are multiples of five."),
        ),
        question(
            "You have passed, and the auction goes on. May you bid later?",
            right("no, I am out", "Right: a pass is final."),
            wrong("yes, at my next turn", "No: whoever has passed is out."),
        ),
        question(
            "Aces and tens 10, kings, queens and jacks 5, last trick 20. How much without marriages?",
            right("160", "Right: 80 + 60 + 20."),
            wrong("440", "No: 440 is with all four marriages."),
        ),
    ),
)
