"""Bids that tell the partner something, as the players of this program agree."""

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

_PASSED: Final = "A pass tells your partner that you have little. You have something to tell: bid."

_ACE: Final = Scene(
    hands=(
        "AS 9S KC QC 7C TD 8D JH 6H",
        "TS KS 8S JC 6C QD 7D 9H 7H",
        "JS TC 9C AD KD AH KH QH 8H",
        "QS 7S 6S AC 8C JD 9D 6D TH",
    ),
    dealer=3,
    steps=(
        Say(
            "Partners may not talk, but everybody hears the bids. The players of this program give "
            "some bids a meaning, and the panel names it. At many tables nothing is agreed."
        ),
        Others(("3 bid 50",)),
        Do(
            "To make trumps your side needs a sure trick, so aces matter most. A first bid that jumps above 80 "
            "promises an ace: it goes at least ten beyond the last one. You hold the ♠A: tell your partner.",
            accept="bid 85 / bid 9? / bid 1[0-5]?",
            hint="Bid 85, 90 or a little more.",
            replies=(
                Reply("pass", _PASSED),
                Reply("bid [5-8]?", "80 or less promises no ace. Your partner does not hear of the ♠A. Jump above 80."),
                Reply("bid 160", "Exactly 160 says only that you would like to play. It says nothing of an ace."),
            ),
            otherwise="Above 160 a jump speaks of one strong suit. For the ace stay between 85 and 155.",
            point_at=(Spot.HAND,),
        ),
        Others(("1 pass", "2 bid 210", "3 pass", "0 pass")),
        Say("Your partner trusts the ace and goes to 210. Without it that would be a gamble.", (Spot.PARTNER,)),
    ),
)

_HONOURS: Final = Scene(
    hands=(
        "KS 8S 7S QC 9C TD QD JD 7H",
        "TS 6S AC 6C AD 9D 6D 9H 8H",
        "AS 9S TC KC 8C 7D AH TH 6H",
        "QS JS JC 7C KD 8D KH QH JH",
    ),
    dealer=3,
    number=2,
    steps=(
        Others(("3 bid 50",)),
        Do(
            "Another deal: no ace, but ♠K, ♣Q, ♦10 and ♦Q. A raise of ten shows at least three cards from the "
            "queen up. A raise of five shows nothing. Bid.",
            accept="bid 60",
            hint="From 50, ten more: 60.",
            replies=(
                Reply("pass", _PASSED),
                Reply("bid 55", "A raise of five says only that you would rather not pass. You have more to show."),
                Reply(
                    "bid 8[5] / bid 9? / bid 1[0-5]?",
                    "That promises an ace. Your partner believes it and bids 160, and the ace is not there. "
                    "Take it back.",
                    ("1 pass", "2 bid 160", "3 pass"),
                ),
                Reply("bid [678]?", "A bigger jump shows a good hand, and a good hand has an ace. Raise by ten."),
            ),
            otherwise="Far too high for a hand without an ace. Raise by ten.",
            point_at=(Spot.HAND,),
        ),
    ),
)

_SUIT: Final = Scene(
    hands=(
        "AS JS 8C 7D AH TH KH QH 9H",
        "TS KS QS JC 9C AD JD 9D 6H",
        "8S 7S AC TC 6C KD 8D JH 8H",
        "9S 6S KC QC 7C TD QD 6D 7H",
    ),
    dealer=3,
    number=3,
    steps=(
        Others(("3 bid 50",)),
        Say(
            "A third deal. A jump above 160 names a strong suit. The sum is 160, plus the marriage, minus 25 for "
            "each trick that you may lose. Were it diamonds and one trick: 160 + 80 − 25 = 215."
        ),
        Do(
            "You hold ♥A, ♥10, ♥K, ♥Q and ♥9, with a marriage of 100. The ♠J, the ♣8 and the ♦7 may "
            "lose three tricks. Name your suit.",
            accept="bid 185 / bid 210 / bid 235",
            hint="160 + 100 − 75 = 185.",
            replies=(
                Reply("pass", _PASSED),
                Reply("bid 260", "260 says that no trick is lost. Three may be."),
                Reply(
                    "bid 165 / bid 190 / bid 215 / bid 240",
                    "That names diamonds: 160 + 80, less 25 for each trick. Your hearts are worth 100.",
                ),
                Reply(
                    "bid 170 / bid 195 / bid 220",
                    "That names clubs: 160 + 60, less 25 for each trick. Your hearts are worth 100.",
                ),
                Reply(
                    "bid 175 / bid 200",
                    "That names spades: 160 + 40, less 25 for each trick. Your hearts are worth 100.",
                ),
                Reply(
                    "bid 5? / bid 6? / bid 7? / bid 8? / bid 9? / bid 1[0-6]?",
                    "That does not name a suit. Only a jump above 160 does.",
                ),
            ),
            otherwise="That number means nothing to your partner. Do the sum: 160 + 100 − 75.",
            point_at=(Spot.HAND,),
        ),
    ),
)

BIDS_TELL: Final = Lesson(
    id="bids-tell",
    title="Bids that tell",
    summary="Speak to your partner in numbers.",
    preset=games.HUUTOPUSSI,
    scenes=(_ACE, _HONOURS, _SUIT),
    closing="An ace, three high cards, a strong suit: each has its bid. The opponents hear it too.",
    questions=(
        question(
            "The dealer opened with 50. Your partner's first bid is 100. What does it promise here?",
            right("an ace", "Right: a first jump above 80."),
            wrong("a marriage", "No: a first jump above 80 promises an ace."),
        ),
        question(
            "Your partner raises by five. What do you learn?",
            right("next to nothing", "Right: only that a pass was unwelcome."),
            wrong("three high cards", "No: that is a raise of ten."),
        ),
        question(
            "Your partner jumps to 235 = 160 + 100 − 25. Which suit is strong?",
            right("hearts", "Right: their marriage is worth 100."),
            wrong("diamonds", "No: diamonds are worth 80, and one lost trick makes 215."),
        ),
    ),
)
