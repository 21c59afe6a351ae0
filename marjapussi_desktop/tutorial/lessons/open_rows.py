"""Avomarjapussi: the rows of open cards."""

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
    hands=("AC AD KH 8S", "9S KS 8H 6S"),
    dealer=1,
    down=("TH KC 8D JC KD 9C AH", "TS QC 8C 7C QD 6D JH"),
    up=("AS QH TC 7D JS 9H 6C", "7H TD JD QS 7S 6H 9D"),
    steps=(
        Say(
            "Avomarjapussi is Marjapussi for two. You hold four cards. Seven more of yours lie open "
            "in a row, and under each lies one that nobody has seen.",
            (Spot.HAND,),
        ),
        Do(
            "You play from your hand or from the row, as you like. An ace must be led. Take the one "
            "in the row, and watch what is under it.",
            accept="play AS",
            hint="The ♠A lies at the left end of your row.",
            replies=(
                Reply(
                    "play A[CD]", "An ace as well, but from your hand: nothing lies under it. Play the ♠A from the row."
                ),
            ),
        ),
        Others(("1 play 6S",)),
        Say("Under the ♠A lay the ♥10. It was turned up at once, and from now on it is yours to play."),
        Do(
            "The trick is yours. A marriage may be made of your hand and your row together. Do you see one?",
            accept="declare H",
            hint="The ♥K is in your hand, the ♥Q in your row.",
            replies=(Reply("play *", "First the marriage: a king in your hand, a queen in your row."),),
            marriages=True,
        ),
        Do(
            "Hearts are trumps. You hold two more aces. One of them is safe, for you can see that it "
            "must be followed. Look at the row opposite: which ace do you lead?",
            accept="play AD",
            hint="Opposite lie three diamonds, and no club at all.",
            replies=(
                Reply(
                    "play AC",
                    "No club lay opposite, and there was none in the hand either: the ♥7 trumped your ace.",
                    ("1 play 7H",),
                ),
                Reply(
                    "play *H",
                    "You would lead a trump while the ♥A and others are still hidden. The row opposite shows "
                    "you a safe ace.",
                ),
            ),
            otherwise="That card can be beaten. An ace of a suit that lies opposite cannot: it must be followed.",
        ),
        Others(("1 play 9D",)),
        Say(
            "The ♦A held, as you knew it would. And see: under the ♦9 a new card has come up for your opponent.",
            (Spot.LAST_TRICK,),
        ),
    ),
)
ROWS: Final = Lesson(
    id="rows",
    title="The open rows",
    summary="Avomarjapussi: a row of open cards in front of each player.",
    preset=games.AVOMARJAPUSSI,
    scenes=(_SCENE,),
    closing=(
        "There is no partner to ask, and eighteen tricks are played. All else is Marjapussi: "
        "exactly twelve, and Porvoo. Before you lead, look at the row opposite."
    ),
    questions=(
        question(
            "You play an open card. What becomes of the one under it?",
            right("it is turned up at once", "Right: you may play it from the next trick on."),
            wrong("it stays face down", "No: it is turned up at once."),
        ),
        question(
            "The ♣K is in your hand, the ♣Q in your row. Is that a marriage?",
            right("yes", "Right: hand and row belong together."),
            wrong("no", "It is: hand and row belong together."),
        ),
        question(
            "Hearts are trumps, and opposite lie two clubs. Can your ♣A be trumped now?",
            right("no", "Right: your opponent must follow suit."),
            wrong("yes", "No: who has clubs must play a club."),
        ),
    ),
)
