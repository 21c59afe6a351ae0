"""What a trick is, and that the ten beats the king."""

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

_HANDS: Final = (
    "AS TS 7S TC KC KD 8D JH 6H",
    "JS 6S AC 9C 6C AD TD QH 7H",
    "QS 8S QC 7C JD 6D AH TH 9H",
    "KS 9S JC 8C QD 9D 7D KH 8H",
)

_TRICK: Final = Scene(
    hands=_HANDS,
    dealer=3,
    steps=(
        Do(
            "You sit at the bottom, your partner opposite. Your two opponents sit at the sides. "
            "Everybody plays one card in turn, clockwise. The D marks the dealer. The player to the dealer's left "
            "begins: that is you. Play an ace, the ♠A.",
            accept="play AS",
            hint="Click the ♠A. Or walk to it with the arrow keys and press Enter.",
            point_at=(Spot.HAND,),
        ),
        Others(("1 play 6S", "2 play 8S", "3 play 9S")),
        Say(
            "These four cards are a trick. A spade was led, and your ♠A is the highest spade: the trick is yours.",
            (Spot.LAST_TRICK,),
        ),
        Do(
            "Whoever takes a trick leads to the next one, with any card. Lead a heart now and see who takes it.",
            accept="play [J6]H",
            hint="You hold two hearts, the ♥J and the ♥6. Lead either.",
            otherwise="In a match you could lead that. For this lesson lead a heart.",
        ),
        Others(("1 play QH", "2 play TH", "3 play 8H")),
        Say(
            "The ♥10 is the highest heart here, so your partner takes the trick. Your partner leads next.",
            (Spot.LAST_TRICK,),
        ),
        Others(("2 play JD", "3 play QD")),
        Do(
            "A diamond was led. The ♦Q is the best one so far. Take the trick.",
            accept="play KD",
            hint="The ♦K is higher than the ♦Q.",
            unlit=True,
        ),
        Others(("1 play AD",)),
        Say(
            "The ♦A took it after all: the opponent on your left played after you. Whoever plays last sees everything.",
            (Spot.LAST_TRICK,),
        ),
    ),
)

TRICK: Final = Lesson(
    id="a-trick",
    title="What a trick is",
    summary="Four cards, and the highest of the suit that was led.",
    preset=games.MARJAPUSSI,
    scenes=(_TRICK,),
    closing="Four cards are a trick. The highest card of the suit that was led takes it, and its player leads next.",
    questions=(
        question(
            "♠9 is led. Then come ♠Q, ♥A and ♠J. Nothing is trump. Who takes the trick?",
            right("the ♠Q", "Right: it is the highest card of the suit that was led."),
            wrong("the ♥A", "No: a heart cannot take a trick in which spades were led."),
        ),
        question(
            "Who leads to the next trick?",
            right("whoever took the last one", "Right."),
            wrong("the player on the left", "No: whoever takes a trick leads to the next."),
        ),
        question(
            "How many cards are in a trick of four players?",
            right("four", "Right: one from each."),
            wrong("two", "No: everybody plays one card."),
        ),
    ),
)

_TEN: Final = Scene(
    hands=_HANDS,
    dealer=3,
    steps=(
        Skip(("0 play AS", "1 play 6S", "2 play 8S", "3 play 9S")),
        Say(
            "One thing is unusual: the ten is the second-highest card. The order is A, 10, K, Q, "
            "J, 9, 8, 7, 6. Your hand is sorted that way: look where the ♣10 and the ♣K stand.",
            (Spot.HAND,),
        ),
        Do(
            "You have taken the first trick with the ♠A. Which of your cards can nobody beat any more? Lead it.",
            accept="play TS",
            hint="The ♠A has just been played. Which spade is the highest one left?",
            replies=(
                Reply(
                    "play KD",
                    "The ten beats the king! The ♦10 took your ♦K. Take it back and look for a card that "
                    "has nothing above it any more.",
                    ("1 play TD", "2 play 6D", "3 play 7D"),
                ),
                Reply(
                    "play KC",
                    "Two cards are above a king. You hold the ♣10 yourself, but here the ♣A beat your ♣K. Take it "
                    "back and look for a card that has nothing above it any more.",
                    ("1 play AC", "2 play 7C", "3 play 8C"),
                ),
                Reply(
                    "play TC",
                    "Only the ace beats a ten. But the ♣A was still out, and it took your ♣10. Take it back and look "
                    "for a ten whose ace is gone.",
                    ("1 play AC", "2 play 7C", "3 play 8C"),
                ),
            ),
            otherwise="That card is easily beaten. Think of the suit whose ace is gone, and of its highest card.",
        ),
        Others(("1 play JS", "2 play QS", "3 play KS")),
        Say("Your ten has taken the jack, the queen and the king, all in one trick.", (Spot.LAST_TRICK,)),
        Do(
            "All the spades have been played but one, your ♠7. A card of another suit cannot "
            "take a trick in which spades were led. Lead the seven and see.",
            accept="play 7S",
            hint="Play the ♠7, your last spade.",
            otherwise="The others hold higher cards in that suit. In spades nobody has a card left but you.",
        ),
        Others(("1 play 6C", "2 play 6D", "3 play 7D")),
        Say("Nobody had a spade. Your ♠7 took three cards of other suits.", (Spot.LAST_TRICK,)),
    ),
)

TEN: Final = Lesson(
    id="ten",
    title="The ten beats the king",
    summary="Ace, ten, king: an unusual order.",
    preset=games.MARJAPUSSI,
    scenes=(_TEN,),
    closing=(
        "Only the ace beats a ten. And while nothing is trump, the last card of a suit takes the trick that it "
        "leads, even a seven."
    ),
    questions=(
        question(
            "Which is higher?",
            right("♦10", "Right: only the ace is above it."),
            wrong("♦K", "No: the ten beats the king."),
        ),
        question(
            "The ♥A has been played. What is the highest heart now?",
            right("the ♥10", "Right."),
            wrong("the ♥K", "No: the ten comes before the king."),
        ),
        question(
            "You lead the last club of all, the ♣7. Nothing is trump. Who takes the trick?",
            right("I do", "Right: no other suit beats it."),
            wrong("whoever plays an ace", "No: an ace of another suit does not beat it."),
        ),
    ),
)
