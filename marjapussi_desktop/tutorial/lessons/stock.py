"""Two-handed Bondtolva: the stock."""

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
    hands=("AS 9S KH TC 9D JD", "AC 9C KS JC TH JH"),
    dealer=1,
    stock="QH JS AH AD KC KD TS 9H QC TD QS QD",
    steps=(
        Say(
            "Two can play Bondtolva, too. Each holds six cards, and twelve lie in the stock. After "
            "each trick both draw a card, the winner first.",
            (Spot.STOCK,),
        ),
        Do(
            "You have the ♥K, but no queen. Take a trick and draw: lead your ace.",
            accept="play AS",
            hint="Play the ♠A.",
        ),
        Others(("1 play 9C",)),
        Do(
            "Your opponent had a spade and gave a club. While the stock lasts that is allowed. And what did you draw?",
            accept="declare H",
            hint="The ♥Q has come to your ♥K. Declare hearts.",
            replies=(Reply("play *", "Look at your hand: ♥K and ♥Q. Declare before you lead."),),
            marriages=True,
        ),
        Do(
            "2 points. As always in Bondtolva, the king or the queen must be led now.",
            accept="play [KQ]H",
            hint="Lead the ♥Q: she is worth a little less.",
        ),
        Others(("1 play TH",)),
        Say("The ♥10 took it. Your opponent drew first, then you.", (Spot.LAST_TRICK,)),
        Others(("1 play AC",)),
        Do(
            "Now the ♣A is led. You hold the ♣10, which counts like an ace. You may give any card. Which one?",
            accept="play 9?",
            hint="A nine counts for nothing: give one away.",
            replies=(
                Reply(
                    "play TC",
                    "The ♣A took your ♣10: one less for you, one more for your opponent. Nothing made you give it.",
                    ends_trick=True,
                ),
                Reply("play AD", "You would give an ace away for nothing. The nines are what you can do without."),
                Reply("play *H", "A trump would take this trick. But you have few: keep it, and give a nine away."),
                Reply("play JD", "The jack counts where aces and tens are even. A nine never does."),
            ),
        ),
        Say(
            "The ♣A took it, with a nine that counts for nothing. What follows is played for you, until the stock is "
            "empty: watch.",
            (Spot.LAST_TRICK,),
        ),
        Others(("1 play KS", "0 play KH / play QH", "0 play AD", "1 play JC", "0 play JD", "1 play JH")),
        Say(
            "The stock is empty: you drew its last card, the ♦Q. From now on it is as with four "
            "players. Follow suit, beat, trump.",
            (Spot.HAND,),
        ),
        Others(("1 play KC",)),
        Do(
            "The ♣K is led. What may you play now?",
            accept="play TC",
            hint="You hold two clubs, and only one of them beats the king.",
            unlit=True,
        ),
        Say(
            "You have taken the trick, and you hold the ♦K and the ♦Q. But once the stock is empty "
            "nobody may declare any more. That marriage came too late.",
            (Spot.HAND,),
        ),
    ),
)
STOCK: Final = Lesson(
    id="stock",
    title="The stock",
    summary="Two players, and no duty while there is a card to draw.",
    preset=games.BONDTOLVA_TWO,
    scenes=(_SCENE,),
    closing=(
        "While the stock lasts you are free: collect marriages, aces and tens. After that all the duties hold. "
        "Keep for them what takes tricks."
    ),
    questions=(
        question(
            "The stock lasts, and the ♣A is led. You hold clubs. What may you play?",
            right("whichever I like", "Right: the duties begin when the stock is empty."),
            wrong("only a club", "No: while the stock lasts nothing is compulsory."),
        ),
        question(
            "Who draws first after a trick?",
            right("who took it", "Right, and may then declare with the card drawn."),
            wrong("who lost it", "No: the winner of the trick."),
        ),
        question(
            "The stock is empty, and you hold ♦K and ♦Q. May you declare?",
            right("no", "Right: that ends with the stock."),
            wrong("yes, after a trick", "No: only while there is a stock."),
        ),
    ),
)
