"""What a trick is, and that the ten beats the king."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.tutorial import games
from marjapussi_desktop.tutorial.lesson import QT_TRANSLATE_NOOP, Do, Lesson, Others, Reply, Say, Scene, Spot

_SCENE: Final = Scene(
    hands=(
        "AS TS 7S KC 9C KD 8D JH 6H",
        "JS 6S AC TC 6C AD TD QH 7H",
        "QS 8S QC 7C JD 6D AH TH 9H",
        "KS 9S JC 8C QD 9D 7D KH 8H",
    ),
    dealer=3,
    steps=(
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You sit at the bottom, your partner opposite, your two opponents at the sides. In turn, "
                "clockwise, everybody plays one card. These four cards are a trick, and the highest card of the "
                "suit that was led takes it.",
            ),
            (Spot.TRICK,),
        ),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "One thing is unusual: the ten is the second-highest card. The order is A, 10, K, Q, J, 9, 8, 7, "
                "6. The ten beats the king, and only the ace beats the ten. Your hand is sorted that way.",
            ),
            (Spot.HAND,),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You lead. Whoever leads to the first trick of a hand must begin with an ace, if there is one in "
                "hand. Play your ace.",
            ),
            accept="play AS",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "It is the ♠A: click it, or walk to it with the arrow keys and press Enter.",
            ),
        ),
        Others(("1 play 6S", "2 play 8S", "3 play 9S")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The trick is yours, and whoever takes a trick leads to the next one. Which of your cards can "
                "nobody beat any more? Lead it.",
            ),
            accept="play TS",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "The ♠A has just been played. Which spade is the highest one left?",
            ),
            replies=(
                Reply(
                    "play KD",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "The ten beats the king! The ♦10 took your ♦K. Take it back and look for a card that has "
                        "nothing above it any more.",
                    ),
                    ("1 play TD", "2 play 6D", "3 play 7D"),
                ),
                Reply(
                    "play KC",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Two cards are above a king: here the ♣10 beat your ♣K. Take it back and look for a card "
                        "that has nothing above it any more.",
                    ),
                    ("1 play TC", "2 play 7C", "3 play 8C"),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons",
                "That card is easily beaten. Think of the suit whose ace is gone.",
            ),
        ),
        Others(("1 play JS", "2 play QS", "3 play KS")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your ten has taken the jack, the queen and the king, all in one trick.",
            ),
            (Spot.LAST_TRICK,),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "All the spades have been played but one, your ♠7. A card of another suit cannot take a trick in "
                "which spades were led. Lead the seven and see.",
            ),
            accept="play 7S",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Play the ♠7, your last spade.",
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons",
                "The others hold higher cards in that suit. In spades nobody has a card left but you.",
            ),
        ),
        Others(("1 play 6C", "2 play 6D", "3 play 7D")),
    ),
)

TRICK: Final = Lesson(
    id="trick",
    title=QT_TRANSLATE_NOOP(
        "Lessons",
        "The trick",
    ),
    summary=QT_TRANSLATE_NOOP(
        "Lessons",
        "Four cards, one taker, and a ten that beats the king.",
    ),
    preset=games.MARJAPUSSI,
    scenes=(_SCENE,),
    closing=QT_TRANSLATE_NOOP(
        "Lessons",
        "Three tricks, and the last one with a seven! What matters is the suit that was led, and then the height "
        "of the card. Next you learn what you must do when somebody else leads.",
    ),
)
