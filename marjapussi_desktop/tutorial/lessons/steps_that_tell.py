"""Bids that tell the partner something by their steps, as the players of this program agree where bids begin high."""

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

_FAR: Final = "A jump as long as that tells nothing of an ace, a half or a whole."

_ACE_AND_WHOLE: Final = Scene(
    hands=(
        "AS 9S TC 8C KD QD 7D JH 6H",
        "TS KS 8S QC 6C 9D 6D 9H 7H",
        "QS 7S AC 9C AD JD KH TH 8H",
        "JS 6S KC JC 7C TD 8D AH QH",
    ),
    dealer=3,
    steps=(
        Say(
            "In the Huutopussi of Erlangen nobody has to bid, and bids begin at 120. The players of this program tell "
            "by the step: how far a bid goes beyond the last one. The panel names what each bid tells."
        ),
        Do(
            "You speak first. Your ♠A comes first, since without a sure trick no marriage can be declared. The lowest "
            "opening, 120, promises an ace. Bid.",
            accept="bid 120",
            hint="Bid 120.",
            replies=(
                Reply("pass", "A pass tells your partner that you have nothing. You hold an ace and a whole: bid."),
                Reply(
                    "bid 125 / bid 130",
                    "That tells of kings and queens. Your partner does not hear of the ♠A. Bid 120 first.",
                ),
            ),
            otherwise=_FAR,
            point_at=(Spot.HAND,),
        ),
        Others(("1 pass", "2 bid 125", "3 bid 130")),
        Do(
            "Your partner's 125 is his first bid and five more: he has an ace. So has the opponent on your right. Now "
            "tell of ♦K and ♦Q. Fifteen more tells of a whole.",
            accept="bid 145",
            hint="130 and fifteen more: 145.",
            replies=(
                Reply("pass", "You hold a whole, and your partner has not heard of it. Tell him."),
                Reply("bid 135", "Five more promises an ace only as a first bid. Now it says that you would go on."),
                Reply("bid 140", "Ten more tells of two halves or of a whole. Fifteen more leaves no doubt."),
            ),
            otherwise=_FAR,
            point_at=(Spot.HAND,),
        ),
        Others(("2 bid 150", "3 pass", "0 pass")),
        Say(
            "Your partner plays with 150. When he has won a trick he can ask you for a whole, and knows that you will "
            "say yes.",
            (Spot.PARTNER,),
        ),
    ),
)

_HALVES: Final = Scene(
    hands=(
        "TS KS 8S QC 9C TD JD KH 6D",
        "9S 6S AC 6C AD 9D 8D 9H 8H",
        "AS 7S TC KC 8C 7D AH TH 6H",
        "QS JS JC 7C KD QD 7H QH JH",
    ),
    dealer=3,
    number=2,
    steps=(
        Do(
            "Another deal, and you speak first: no ace and no whole, but ♠K, ♣Q and ♥K are halves. An opening of 125 "
            "tells of two halves or more. Bid.",
            accept="bid 125",
            hint="Bid 125.",
            replies=(
                Reply("pass", "Your partner may hold the other halves. Tell him of yours."),
                Reply(
                    "bid 120",
                    "That promises an ace. Your partner believes it and bids 150, and the ace is not there. Take it "
                    "back.",
                    ("1 pass", "2 bid 150", "3 pass"),
                ),
                Reply("bid 130", "That promises a whole: king and queen of one suit. You hold none."),
            ),
            otherwise=_FAR,
            point_at=(Spot.HAND,),
        ),
    ),
)

_NOTHING: Final = Scene(
    hands=(
        "TS 9S 8S QC 9C TD JD 7H 6D",
        "6S KS AC 6C AD 9D 8D 9H 8H",
        "AS 7S TC KC 8C 7D KH TH 6H",
        "QS JS JC 7C KD QD AH QH JH",
    ),
    dealer=2,
    number=3,
    steps=(
        Others(("3 bid 120",)),
        Do(
            "A third deal: the opponent on your right has opened with 120. You hold two tens and one half, the ♣Q. "
            "What can you tell?",
            accept="pass",
            hint="Nothing: pass.",
            replies=(
                Reply(
                    "bid 125",
                    "Five more as a first bid promises an ace. Your partner believes it and bids 160. Take it back.",
                    ("1 pass", "2 bid 160", "3 pass"),
                ),
                Reply("bid 130", "Ten more tells of two halves. You hold one."),
                Reply("bid 135", "Fifteen more tells of a whole. You hold none."),
            ),
            otherwise="Far too high for this hand. It has nothing to tell.",
            point_at=(Spot.HAND,),
        ),
    ),
)

STEPS_TELL: Final = Lesson(
    id="steps-tell",
    title="Steps that tell",
    summary="An ace, two halves or a whole, by five, ten or fifteen.",
    preset=games.HUUTOPUSSI_ERLANGEN,
    scenes=(_ACE_AND_WHOLE, _HALVES, _NOTHING),
    closing="Tell each thing once, the ace first, and nothing that you do not hold. The opponents hear it too.",
    questions=(
        question(
            "Your partner opens with 130, ten more than the least. What does he promise?",
            right("a whole", "Right: as an opening 120 tells of an ace, 125 of halves, 130 of a whole."),
            wrong("an ace", "No: an ace is told by 120."),
        ),
        question(
            "The bid stands at 140. Your partner's first bid is 145. What does it promise?",
            right("an ace", "Right: five more, as a first bid."),
            wrong("a wish to go on", "No: only a later five says no more than that."),
        ),
        question(
            "Your partner opened with 120. Now he goes from 150 to 155. What do you learn?",
            right("next to nothing", "Right: he would rather not pass."),
            wrong("of a second ace", "No: five more promises an ace only as a first bid."),
        ),
    ),
)
