"""Follow suit, and beat what lies there."""

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
    Skip,
    Spot,
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
            QT_TRANSLATE_NOOP(
                "Lessons",
                "When somebody else has led, you may not play just anything. Whoever has the suit "
                "that was led must play it: follow suit. If a card may not be played, try it all the "
                "same: you are told why.",
            )
        ),
        Others(("3 play AC",)),
        Do(
            QT_TRANSLATE_NOOP("Lessons", "The opponent on your right has led the ♣A. Which card do you have to play?"),
            accept="play 7C",
            hint=QT_TRANSLATE_NOOP("Lessons", "You have a single club, the ♣7."),
            unlit=True,
        ),
        Others(("1 play KC", "2 play 8C")),
        Say(
            QT_TRANSLATE_NOOP("Lessons", "All four had a club. The ♣A takes the trick, and your ♣7 lost nothing."),
            (Spot.LAST_TRICK,),
        ),
        Others(("3 play JD",)),
        Do(
            QT_TRANSLATE_NOOP("Lessons", "Now the ♦J has been led. Play a diamond that takes the trick from it."),
            accept="play QD",
            hint=QT_TRANSLATE_NOOP("Lessons", "Only the ♦Q is higher than the ♦J."),
            replies=(
                Reply("play [98]D", QT_TRANSLATE_NOOP("Lessons", "That is a diamond, but it does not beat the ♦J.")),
            ),
        ),
        Others(("1 play JH",)),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The opponent on your left has no diamonds. As nothing is trump yet, any card would do: it was the ♥J.",
            ),
            (Spot.TRICK,),
        ),
    ),
)

SUIT: Final = Lesson(
    id="suit",
    title=QT_TRANSLATE_NOOP("Lessons", "Follow suit"),
    summary=QT_TRANSLATE_NOOP("Lessons", "A club for a club, as long as you have one."),
    preset=games.MARJAPUSSI,
    scenes=(_SUIT,),
    closing=QT_TRANSLATE_NOOP(
        "Lessons", "Have the suit? Then play it. Have none, and no trump? Then throw what you like."
    ),
    questions=(
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Clubs are led. You hold the ♣6 and three aces. What may you play?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "the ♣6 only"), QT_TRANSLATE_NOOP("Lessons", "Right."), is_right=True
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "any card"),
                    QT_TRANSLATE_NOOP("Lessons", "No: whoever has a club must play a club."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Clubs are led, and you have none. Nothing is trump. What may you play?"),
            (
                Choice(QT_TRANSLATE_NOOP("Lessons", "any card"), QT_TRANSLATE_NOOP("Lessons", "Right."), is_right=True),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "nothing"), QT_TRANSLATE_NOOP("Lessons", "No: everybody plays a card.")
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Can a heart take a trick of clubs when nothing is trump?"),
            (
                Choice(QT_TRANSLATE_NOOP("Lessons", "no"), QT_TRANSLATE_NOOP("Lessons", "Right."), is_right=True),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "yes, an ace can"),
                    QT_TRANSLATE_NOOP("Lessons", "No: the highest club takes it."),
                ),
            ),
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
            QT_TRANSLATE_NOOP(
                "Lessons", "The ♦J has been led. You hold the ♦Q, the ♦9 and the ♦8. Which of them may you play?"
            ),
            accept="play QD",
            hint=QT_TRANSLATE_NOOP("Lessons", "You can follow suit, and you can beat the jack: so you must."),
            replies=(
                Reply(
                    "play [98]D",
                    QT_TRANSLATE_NOOP(
                        "Lessons", "Keeping a good card back is not allowed here, however much you would like to."
                    ),
                ),
            ),
            unlit=True,
        ),
        Others(("1 play JH", "2 play KD")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your partner beat your ♦Q with the ♦K. It was no choice: the duty to beat holds "
                "against your own partner too.",
            ),
            (
                Spot.PARTNER,
                Spot.LAST_TRICK,
            ),
        ),
        Others(("2 play QH", "3 play 7H")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons", "Your partner has led the ♥Q. You hold the ♥10 and the ♥8. Which one do you have to play?"
            ),
            accept="play TH",
            hint=QT_TRANSLATE_NOOP("Lessons", "You can follow suit, and your ♥10 beats the queen."),
            replies=(
                Reply("play 8H", QT_TRANSLATE_NOOP("Lessons", "Partner or not: whoever can go over must go over.")),
            ),
            unlit=True,
        ),
        Others(("1 play AH",)),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons", "The ♥A beat your ten. Sometimes the duty costs a good card, and everybody has it."
            ),
            (Spot.LAST_TRICK,),
        ),
    ),
)

BEAT: Final = Lesson(
    id="beat",
    title=QT_TRANSLATE_NOOP("Lessons", "Beat it, even your partner's"),
    summary=QT_TRANSLATE_NOOP("Lessons", "Whoever can go over must go over."),
    preset=games.MARJAPUSSI,
    scenes=(_BEAT,),
    closing=QT_TRANSLATE_NOOP("Lessons", "Follow suit, and go over if you can. Your partner's card is no exception."),
    questions=(
        Question(
            QT_TRANSLATE_NOOP("Lessons", "♦J is led. You hold ♦Q and ♦8. What may you play?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "the ♦Q only"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: you can beat the jack, so you must."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "either"),
                    QT_TRANSLATE_NOOP("Lessons", "No: whoever can go over must."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Your partner's ♥Q is the best card. You hold ♥10 and ♥8."),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "I must play the ♥10"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: the duty holds against your partner too."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "I may spare my partner"),
                    QT_TRANSLATE_NOOP("Lessons", "No: there is no such exception."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "♣A is led. You hold ♣10 and ♣7. What may you play?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "either"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: you cannot beat the ace."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "the ♣10 only"),
                    QT_TRANSLATE_NOOP("Lessons", "No: nothing beats the ace, so you may choose."),
                ),
            ),
        ),
    ),
)
