"""Avomarjapussi: the rows of open cards."""

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
    Spot,
)

_SCENE: Final = Scene(
    hands=("AC AD KH 8S", "9S KS 8H 6S"),
    dealer=1,
    down=("TH KC 8D JC KD 9C AH", "TS QC 8C 7C QD 6D JH"),
    up=("AS QH TC 7D JS 9H 6C", "7H TD JD QS 7S 6H 9D"),
    steps=(
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Avomarjapussi is Marjapussi for two. You hold four cards. Seven more of yours lie open "
                "in a row, and under each lies one that nobody has seen.",
            ),
            (Spot.HAND,),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You play from your hand or from the row, as you like. An ace must be led. Take the one "
                "in the row, and watch what is under it.",
            ),
            accept="play AS",
            hint=QT_TRANSLATE_NOOP("Lessons", "The ♠A lies at the left end of your row."),
            replies=(
                Reply(
                    "play A[CD]",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "An ace as well, but from your hand: nothing lies under it. Play the ♠A from the row.",
                    ),
                ),
            ),
        ),
        Others(("1 play 6S",)),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons", "Under the ♠A lay the ♥10. It was turned up at once, and from now on it is yours to play."
            )
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The trick is yours. A marriage may be made of your hand and your row together. Do you see one?",
            ),
            accept="declare H",
            hint=QT_TRANSLATE_NOOP("Lessons", "The ♥K is in your hand, the ♥Q in your row."),
            replies=(
                Reply(
                    "play *",
                    QT_TRANSLATE_NOOP("Lessons", "First the marriage: a king in your hand, a queen in your row."),
                ),
            ),
            marriages=True,
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Hearts are trumps. You hold two more aces. One of them is safe, for you can see that it "
                "must be followed. Look at the row opposite: which ace do you lead?",
            ),
            accept="play AD",
            hint=QT_TRANSLATE_NOOP("Lessons", "Opposite lie three diamonds, and no club at all."),
            replies=(
                Reply(
                    "play AC",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "No club lay opposite, and there was none in the hand either: the ♥7 trumped your ace.",
                    ),
                    ("1 play 7H",),
                ),
                Reply(
                    "play *H",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You would lead a trump while the ♥A and others are still hidden. The row opposite shows "
                        "you a safe ace.",
                    ),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons", "That card can be beaten. An ace of a suit that lies opposite cannot: it must be followed."
            ),
        ),
        Others(("1 play 9D",)),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The ♦A held, as you knew it would. And see: under the ♦9 a new card has come up for your opponent.",
            ),
            (Spot.LAST_TRICK,),
        ),
    ),
)
ROWS: Final = Lesson(
    id="rows",
    title=QT_TRANSLATE_NOOP("Lessons", "The open rows"),
    summary=QT_TRANSLATE_NOOP("Lessons", "Avomarjapussi: half of the cards lie open."),
    preset=games.AVOMARJAPUSSI,
    scenes=(_SCENE,),
    closing=QT_TRANSLATE_NOOP(
        "Lessons",
        "There is no partner to ask, and eighteen tricks are played. All else is Marjapussi: "
        "exactly twelve, and Porvoo. Before you lead, look at the row opposite.",
    ),
    questions=(
        Question(
            QT_TRANSLATE_NOOP("Lessons", "You play an open card. What becomes of the one under it?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "it is turned up at once"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: you may play it from the next trick on."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "it stays face down"),
                    QT_TRANSLATE_NOOP("Lessons", "No: it is turned up at once."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "The ♣K is in your hand, the ♣Q in your row. Is that a marriage?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "yes"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: hand and row belong together."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "no"),
                    QT_TRANSLATE_NOOP("Lessons", "It is: hand and row belong together."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Hearts are trumps, and opposite lie two clubs. Can your ♣A be trumped now?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "no"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: your opponent must follow suit."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "yes"),
                    QT_TRANSLATE_NOOP("Lessons", "No: who has clubs must play a club."),
                ),
            ),
        ),
    ),
)
