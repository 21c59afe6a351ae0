"""Follow suit, and beat what lies there."""

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

HANDS: Final = (
    "JS 7S 6S 7C QD 9D 8D TH 8H",
    "AS TS 8S KC JC 9C AH KH JH",
    "KS QS TC QC 8C AD KD QH 6H",
    "9S AC 6C TD JD 7D 6D 9H 7H",
)
FIRST: Final = ("3 play AC", "0 play 7C", "1 play KC", "2 play 8C")
SECOND: Final = ("3 play JD", "0 play QD", "1 play JH", "2 play KD")

_SUIT: Final = Scene(
    hands=HANDS,
    dealer=2,
    steps=(
        Say(
            "When somebody else has led, you may not play just anything. Whoever has the suit "
            "that was led must play it: follow suit. If a card may not be played, try it all the "
            "same: you are told why."
        ),
        Others(("3 play AC",)),
        Do(
            "The opponent on your right has led the ♣A. Which card do you have to play?",
            accept="play 7C",
            hint="You have a single club, the ♣7.",
            unlit=True,
        ),
        Others(("1 play KC", "2 play 8C")),
        Say("All four had a club. The ♣A takes the trick, and your ♣7 lost nothing.", (Spot.LAST_TRICK,)),
        Others(("3 play TD",)),
        Do(
            "Now the ♦10 has been led. You hold three diamonds, and none of them beats the ten. Which of your cards "
            "may you play? Play one.",
            accept="play [Q98]D",
            hint="Any of the three: the ♦Q, the ♦9 or the ♦8.",
            unlit=True,
        ),
        Others(("1 play JH", "2 play AD")),
        Say(
            "The opponent on your left has no diamonds. As nothing is trump yet, any card may be played: here the ♥J. "
            "Your partner had to follow suit, and the ♦A takes the trick for your side.",
            (Spot.LAST_TRICK,),
        ),
    ),
)

SUIT: Final = Lesson(
    id="suit",
    title="Follow suit",
    summary="A club for a club, as long as you have one.",
    preset=games.MARJAPUSSI,
    scenes=(_SUIT,),
    closing="Have the suit? Then play it. Have none, and no trump? Then throw what you like.",
    questions=(
        question(
            "Clubs are led. You hold the ♣6 and three aces. What may you play?",
            right("the ♣6 only", "Right."),
            wrong("any card", "No: whoever has a club must play a club."),
        ),
        question(
            "Clubs are led, and you have none. Nothing is trump. What may you play?",
            right("any card", "Right."),
            wrong("nothing", "No: everybody plays a card."),
        ),
        question(
            "Can a heart take a trick of clubs when nothing is trump?",
            right("no", "Right."),
            wrong("yes, an ace can", "No: the highest club takes it."),
        ),
    ),
)

_BEAT: Final = Scene(
    hands=HANDS,
    dealer=2,
    steps=(
        Skip(("3 play AC", "0 play 7C", "1 play KC", "2 play 8C")),
        Others(("3 play JD",)),
        Do(
            "The ♦J has been led. You hold the ♦Q, the ♦9 and the ♦8. Which of them may you play?",
            accept="play QD",
            hint="You can follow suit, and you can beat the jack: so you must.",
            replies=(
                Reply("play [98]D", "Keeping a good card back is not allowed here, however much you would like to."),
            ),
            unlit=True,
        ),
        Others(("1 play JH", "2 play KD")),
        Say(
            "Your partner beat your ♦Q with the ♦K, and had no choice: the duty to beat holds "
            "against your own partner too.",
            (
                Spot.PARTNER,
                Spot.LAST_TRICK,
            ),
        ),
        Others(("2 play QH", "3 play 7H")),
        Do(
            "Your partner has led the ♥Q. You hold the ♥10 and the ♥8. Which one do you have to play?",
            accept="play TH",
            hint="You can follow suit, and your ♥10 beats the queen.",
            replies=(Reply("play 8H", "Partner or not: whoever can go over must go over."),),
            unlit=True,
        ),
        Others(("1 play AH",)),
        Say("The ♥A beat your ten. Sometimes the duty costs a good card, and everybody has it.", (Spot.LAST_TRICK,)),
    ),
)

BEAT: Final = Lesson(
    id="beat",
    title="Beat it, even your partner's",
    summary="Whoever can go over must go over.",
    preset=games.MARJAPUSSI,
    scenes=(_BEAT,),
    closing="Follow suit, and go over if you can. Your partner's card is no exception.",
    questions=(
        question(
            "♦J is led. You hold ♦Q and ♦8. What may you play?",
            right("the ♦Q only", "Right: you can beat the jack, so you must."),
            wrong("either", "No: whoever can go over must."),
        ),
        question(
            "Your partner's ♥Q is the best card. You hold ♥10 and ♥8.",
            right("I must play the ♥10", "Right: the duty holds against your partner too."),
            wrong("I may spare my partner", "No: there is no such exception."),
        ),
        question(
            "♣A is led. You hold ♣10 and ♣7. What may you play?",
            right("either", "Right: you cannot beat the ace."),
            wrong("the ♣10 only", "No: nothing beats the ace, so you may choose."),
        ),
    ),
)
