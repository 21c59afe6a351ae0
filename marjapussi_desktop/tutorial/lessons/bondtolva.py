"""Bondtolva: the lead after a marriage, and the count of aces and tens."""

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

_SCENE: Final = Scene(
    hands=("AS 9C KH QH TD 9D", "KS JS TC QC JH JD", "TH 9S AC KC AD QD", "QS TS JC KD 9H AH"),
    dealer=3,
    totals=(8, 9),
    number=5,
    steps=(
        Say(
            "Bondtolva is Marjapussi's Swedish cousin, the farmer's dozen. Its pack has 24 cards, "
            "from the ace to the nine, so everybody holds six.",
            (Spot.HAND,),
        ),
        Do(
            "You lead, and as in Marjapussi it must be an ace.",
            accept="play AS",
            hint="Your only ace is the ♠A.",
        ),
        Others(("1 play JS", "2 play 9S", "3 play QS")),
        Do(
            "Your trick. You know what to do with a king and a queen.",
            accept="declare H",
            hint="Declare hearts.",
            replies=(
                Reply("ask-*", "No need to ask: the ♥K and the ♥Q are in your own hand."),
                Reply("play *", "With that the chance to declare after this trick would be gone. Declare first."),
            ),
            marriages=True,
        ),
        Do(
            "Hearts are trumps: 2 points. Now comes what Marjapussi does not have. Whoever has "
            "declared his own marriage must lead a card of it. Try another card first, if you like.",
            accept="play [KQ]H",
            hint="Lead the ♥K or the ♥Q.",
            unlit=True,
        ),
        Others(("1 play JH", "2 play TH", "3 play AH")),
        Say(
            "Your partner had to go over with the ♥10, and the ♥A took both. That lead often costs "
            "something: in Bondtolva one thinks of it before declaring.",
            (Spot.LAST_TRICK,),
        ),
        Others(("3 play JC", "0 play 9C", "1 play QC", "2 play KC", "2 play AD", "3 play KD")),
        Do(
            "Your partner's ♦A takes this trick. In Bondtolva the point for cards goes to the side "
            "with more aces and tens, each counts one. Which diamond do you give?",
            accept="play TD",
            hint="Aces and tens count, nothing else.",
            replies=(
                Reply(
                    "play 9D",
                    "A nine counts for nothing. The ♦10 is safe under your partner's ace, and later it may not be.",
                ),
            ),
        ),
        Others(("1 play JD",)),
        Say("Your ♦10 is safe in your side's trick. The rest is played for you: watch.", (Spot.LAST_TRICK,)),
        Others(
            (
                "2 play AC",
                "3 play 9H",
                "0 play KH / play QH",
                "1 play TC",
                "0 play 9D",
                "1 play KS",
                "2 play QD",
                "3 play TS",
            )
        ),
        Say(
            "Six of the eight aces and tens are yours. 2 for the trumps, 1 for the last trick and 1 "
            "for the cards make 4, and your side has 12.",
            (Spot.SCORE,),
        ),
    ),
)
BONDTOLVA: Final = Lesson(
    id="farmers-dozen",
    title="Bondtolva, the farmer's dozen",
    summary="Six cards each, and aces and tens count.",
    preset=games.BONDTOLVA,
    scenes=(_SCENE,),
    closing=(
        "That wins. Here twelve or more is enough; some tables want exactly twelve and take the "
        "excess off. If both have four aces and tens, aces count 4, kings 3, queens 2 and jacks "
        "1."
    ),
    questions=(
        question(
            "You have declared clubs in Bondtolva. What may you lead?",
            right("the ♣K or the ♣Q", "Right: a card of that marriage."),
            wrong("any card I like", "No: that is Marjapussi. Here it must be a card of the marriage."),
        ),
        question(
            "Which cards decide the point for cards in Bondtolva?",
            right("aces and tens", "Right: each counts one."),
            wrong("kings and queens", "No: they only count if aces and tens are shared 4 to 4."),
        ),
        question(
            "Your side has 11 in Bondtolva and earns 4. What now?",
            right("you win", "Right: twelve or more is enough here."),
            wrong("you fall to seven", "No: falling to seven belongs to Marjapussi."),
        ),
    ),
)
