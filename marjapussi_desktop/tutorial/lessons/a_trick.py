"""What a trick is, and that the ten beats the king."""

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

_HANDS: Final = (
    "AS TS 7S KC 9C KD 8D JH 6H",
    "JS 6S AC TC 6C AD TD QH 7H",
    "QS 8S QC 7C JD 6D AH TH 9H",
    "KS 9S JC 8C QD 9D 7D KH 8H",
)

_TRICK: Final = Scene(
    hands=_HANDS,
    dealer=3,
    steps=(
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You sit at the bottom, your partner opposite. Your two opponents sit at the sides. "
                "Everybody plays one card in turn, clockwise. You begin, with an ace: play the ♠A.",
            ),
            accept="play AS",
            hint=QT_TRANSLATE_NOOP("Lessons", "Click the ♠A. Or walk to it with the arrow keys and press Enter."),
            point_at=(Spot.HAND,),
        ),
        Others(("1 play 6S", "2 play 8S", "3 play 9S")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "These four cards are a trick. A spade was led, and your ♠A is the highest spade: the trick is yours.",
            ),
            (Spot.LAST_TRICK,),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Whoever takes a trick leads to the next one. Any card will do now. Lead a heart and see who takes it.",
            ),
            accept="play [J6]H",
            hint=QT_TRANSLATE_NOOP("Lessons", "You hold two hearts, the ♥J and the ♥6. Lead either."),
            otherwise=QT_TRANSLATE_NOOP("Lessons", "In a match you could lead that. For this lesson lead a heart."),
        ),
        Others(("1 play QH", "2 play TH", "3 play 8H")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The ♥10 is the highest heart here, so your partner takes the trick. Your partner leads next.",
            ),
            (Spot.LAST_TRICK,),
        ),
        Others(("2 play JD", "3 play QD")),
        Do(
            QT_TRANSLATE_NOOP("Lessons", "A diamond was led. The ♦Q is the best one so far. Take the trick."),
            accept="play KD",
            hint=QT_TRANSLATE_NOOP("Lessons", "The ♦K is higher than the ♦Q."),
            unlit=True,
        ),
        Others(("1 play AD",)),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The ♦A took it after all: the opponent on your left played after you. Who plays last sees everything.",
            ),
            (Spot.LAST_TRICK,),
        ),
    ),
)

TRICK: Final = Lesson(
    id="a-trick",
    title=QT_TRANSLATE_NOOP("Lessons", "What a trick is"),
    summary=QT_TRANSLATE_NOOP("Lessons", "Four cards, and the highest of the suit that was led."),
    preset=games.MARJAPUSSI,
    scenes=(_TRICK,),
    closing=QT_TRANSLATE_NOOP(
        "Lessons",
        "Four cards are a trick. The highest card of the suit that was led takes it, and its player leads next.",
    ),
    questions=(
        Question(
            QT_TRANSLATE_NOOP("Lessons", "♠9 is led. Then come ♠Q, ♥A and ♠J. Nothing is trump. Who takes the trick?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "the ♠Q"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: it is the highest card of the suit that was led."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "the ♥A"),
                    QT_TRANSLATE_NOOP("Lessons", "No: a heart cannot take a trick in which spades were led."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Who leads to the next trick?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "who took the last one"),
                    QT_TRANSLATE_NOOP("Lessons", "Right."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "the player on the left"),
                    QT_TRANSLATE_NOOP("Lessons", "No: whoever takes a trick leads to the next."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "How many cards are in a trick of four players?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "four"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: one from each."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "two"), QT_TRANSLATE_NOOP("Lessons", "No: everybody plays one card.")
                ),
            ),
        ),
    ),
)

_TEN: Final = Scene(
    hands=_HANDS,
    dealer=3,
    steps=(
        Skip(("0 play AS", "1 play 6S", "2 play 8S", "3 play 9S")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "One thing is unusual: the ten is the second-highest card. The order is A, 10, K, Q, "
                "J, 9, 8, 7, 6. Your hand is sorted that way.",
            ),
            (Spot.HAND,),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You have taken the first trick with the ♠A. Which of your cards can nobody beat any more? Lead it.",
            ),
            accept="play TS",
            hint=QT_TRANSLATE_NOOP("Lessons", "The ♠A has just been played. Which spade is the highest one left?"),
            replies=(
                Reply(
                    "play KD",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "The ten beats the king! The ♦10 took your ♦K. Take it back and look for a card that "
                        "has nothing above it any more.",
                    ),
                    ("1 play TD", "2 play 6D", "3 play 7D"),
                ),
                Reply(
                    "play KC",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Two cards are above a king: here the ♣10 beat your ♣K. Take it back and look for a "
                        "card that has nothing above it any more.",
                    ),
                    ("1 play TC", "2 play 7C", "3 play 8C"),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP("Lessons", "That card is easily beaten. Think of the suit whose ace is gone."),
        ),
        Others(("1 play JS", "2 play QS", "3 play KS")),
        Say(
            QT_TRANSLATE_NOOP("Lessons", "Your ten has taken the jack, the queen and the king, all in one trick."),
            (Spot.LAST_TRICK,),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "All the spades have been played but one, your ♠7. A card of another suit cannot "
                "take a trick in which spades were led. Lead the seven and see.",
            ),
            accept="play 7S",
            hint=QT_TRANSLATE_NOOP("Lessons", "Play the ♠7, your last spade."),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons", "The others hold higher cards in that suit. In spades nobody has a card left but you."
            ),
        ),
        Others(("1 play 6C", "2 play 6D", "3 play 7D")),
        Say(
            QT_TRANSLATE_NOOP("Lessons", "Nobody had a spade. Your ♠7 took three cards of other suits."),
            (Spot.LAST_TRICK,),
        ),
    ),
)

TEN: Final = Lesson(
    id="ten",
    title=QT_TRANSLATE_NOOP("Lessons", "The ten beats the king"),
    summary=QT_TRANSLATE_NOOP("Lessons", "Ace, ten, king: an unusual order."),
    preset=games.MARJAPUSSI,
    scenes=(_TEN,),
    closing=QT_TRANSLATE_NOOP(
        "Lessons", "Only the ace beats a ten. And the last card of a suit takes a trick, even a seven."
    ),
    questions=(
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Which is higher?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "♦10"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: only the ace is above it."),
                    is_right=True,
                ),
                Choice(QT_TRANSLATE_NOOP("Lessons", "♦K"), QT_TRANSLATE_NOOP("Lessons", "No: the ten beats the king.")),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "The ♥A has been played. What is the highest heart now?"),
            (
                Choice(QT_TRANSLATE_NOOP("Lessons", "the ♥10"), QT_TRANSLATE_NOOP("Lessons", "Right."), is_right=True),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "the ♥K"),
                    QT_TRANSLATE_NOOP("Lessons", "No: the ten comes before the king."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP(
                "Lessons", "You lead the last club of all, the ♣7. Nothing is trump. Who takes the trick?"
            ),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "I do"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: no other suit beats it."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "who plays an ace"),
                    QT_TRANSLATE_NOOP("Lessons", "No: an ace of another suit does not beat it."),
                ),
            ),
        ),
    ),
)
