"""A redeal: who is dealt three sixes may ask for new cards, once."""

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

_POOR: Final = Scene(
    hands=(
        "TS 9S 6S 8C 6C 7D 6D JH 8H",
        "AS KS JC 9C AD 9D TH 9H 7H",
        "QS 8S AC TC KD 8D AH QH 6H",
        "JS 7S KC QC 7C TD QD JD KH",
    ),
    dealer=3,
    steps=(
        Others(("3 bid 50",)),
        Do(
            "A hand with three sixes need not be played: at your first turn you may demand a redeal. Yours has "
            "three, and no marriage.",
            accept="redeal",
            hint="The button is in the panel: Demand a redeal.",
            otherwise=(
                "With that the right is gone: it holds at your first turn only. You would play on with three sixes. "
                "Demand a redeal."
            ),
            point_at=(Spot.HAND,),
        ),
        Say(
            "Nobody scores, and the same dealer deals again. At some tables the next one deals, a hand without a "
            "card above the jack counts too, or there are no redeals at all."
        ),
    ),
)

_GOOD: Final = Scene(
    hands=(
        "AS KS QS 6S AC TC 6C 6D 7H",
        "TS 9S KC 9C AD QD 8D TH 8H",
        "JS 8S QC 8C KD 9D AH QH 6H",
        "7S JC 7C TD JD 7D KH JH 9H",
    ),
    dealer=3,
    steps=(
        Others(("3 bid 50",)),
        Do(
            "Three sixes again. But beside them lie two aces and the marriage of spades. Redeal, or a bid up to 120?",
            accept="bid 5? / bid 6? / bid 7? / bid 8? / bid 9? / bid 1[01]? / bid 120",
            hint="The right is no duty. Any bid up to 120 will do.",
            replies=(
                Reply(
                    "redeal",
                    "You may. But the next nine cards will hardly hold two aces and a marriage. Keep these and bid.",
                ),
            ),
            otherwise="Neither a pass nor a jump: these cards are good for a bid up to 120.",
            point_at=(Spot.HAND,),
        ),
    ),
)

REDEAL: Final = Lesson(
    id="redeal",
    title="New cards: the redeal",
    summary="Three sixes need not be played.",
    preset=games.HUUTOPUSSI,
    scenes=(_POOR, _GOOD),
    closing="Three sixes give you a right, at your first turn. Look at the other six cards before you use it.",
    questions=(
        question(
            "You hold three sixes. When may you demand a redeal?",
            right("at my first turn", "Right: once you have bid or passed, it is too late."),
            wrong("until the play begins", "No: only at your first turn in the auction."),
        ),
        question(
            "Must you demand it?",
            right("no, I may play on", "Right: with good cards beside the sixes you keep them."),
            wrong("yes, always", "No: it is a right and no duty."),
        ),
        question(
            "What does a redeal score?",
            right("nothing for anybody", "Right: the cards are dealt anew."),
            wrong("the bid for the others", "No: nobody has won or lost anything."),
        ),
    ),
)
