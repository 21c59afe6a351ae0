"""Trumps: the duty to trump, and to beat a trump."""

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
from marjapussi_desktop.tutorial.lessons import following

_SCENE: Final = Scene(
    hands=following.HANDS,
    dealer=2,
    steps=(
        Skip((*following.FIRST, *following.SECOND)),
        Others(("2 declare S",)),
        Say(
            "Your partner has the king and the queen of spades and makes spades trumps. From now "
            "on every spade beats every card of the other suits. The pennant shows the trump "
            "suit.",
            (Spot.TRUMP,),
        ),
        Others(("2 play QH", "3 play 7H", "0 play TH", "1 play AH", "1 play 9C", "2 play QC", "3 play 6C")),
        Do(
            "Clubs were led, and you have none left. Then you must trump. Take the trick.",
            accept="play [76]S",
            hint="Spades are trumps. You are the last to play, so the ♠6 or the ♠7 is enough.",
            replies=(
                Reply(
                    "play JS", "Allowed, but wasteful: a small trump takes this trick just as surely. Keep the jack."
                ),
                Reply("play *", "Only somebody without clubs and without trumps may throw any card."),
            ),
            unlit=True,
        ),
        Say("The trick is yours, and a small trump was enough!", (Spot.LAST_TRICK,)),
        Do(
            "You lead again. Now give the lead away: play the ♥8.",
            accept="play 8H",
            hint="Lead your only heart, the ♥8.",
            otherwise="In a match you could lead that. For this lesson lead the ♥8.",
        ),
        Others(("1 play KH", "2 play 6H", "3 play 9H")),
        Say("The ♥K took your ♥8: the opponent on your left leads to the next trick.", (Spot.LAST_TRICK,)),
        Others(("1 play JC", "2 play TC", "3 play 9S")),
        Do(
            "Clubs were led, and you must trump again. But the opponent on your right has trumped "
            "already, with the ♠9. Which of your spades do you play?",
            accept="play JS",
            hint="Of your trumps only the ♠J is higher than the ♠9.",
            replies=(Reply("play [76]S", "A lower trump is allowed only if you have no higher one."),),
            unlit=True,
        ),
        Say("Your ♠J beat the ♠9: the duty to beat holds for trumps too.", (Spot.LAST_TRICK,)),
        Say(
            "The ♠9 had trumped this trick. Whoever can follow suit then need not go over anything: any club would do."
        ),
    ),
)

TRUMPS: Final = Lesson(
    id="trumps",
    title="Trump",
    summary="No card of the suit? Then a trump.",
    preset=games.MARJAPUSSI,
    scenes=(_SCENE,),
    closing="Follow suit. Else trump. And go over if you can. In a match the table shows which cards may be played.",
    questions=(
        question(
            "Hearts are trumps, clubs are led, and you have no clubs. What must you play?",
            right("a heart", "Right."),
            wrong("any card", "No: with a trump in hand you must trump."),
        ),
        question(
            "Hearts are trumps. Which card takes the trick: ♣A, ♣10, ♥6 or ♣K?",
            right("the ♥6", "Right: the smallest trump beats every plain card."),
            wrong("the ♣A", "No: the smallest trump beats it."),
        ),
        question(
            "You must trump, and the ♠9 lies there. You hold ♠J and ♠6.",
            right("I must play the ♠J", "Right: go over if you can."),
            wrong("either will do", "No: a lower trump only if you have no higher one."),
        ),
    ),
)
