"""Trumps: the duty to trump, and to beat a trump."""

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
from marjapussi_desktop.tutorial.lessons import following

_SCENE: Final = Scene(
    hands=following.HANDS,
    dealer=2,
    steps=(
        Skip((*following.FIRST, *following.SECOND)),
        Others(("2 declare S",)),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your partner has the king and the queen of spades and makes spades trumps. From now "
                "on every spade beats every card of the other suits. The pennant shows the trump "
                "suit.",
            ),
            (Spot.TRUMP,),
        ),
        Others(("2 play QH", "3 play 7H", "0 play TH", "1 play AH", "1 play 9C", "2 play QC", "3 play 6C")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons", "Clubs were led, and you have none left. Then you must trump. Take the trick."
            ),
            accept="play [76]S",
            hint=QT_TRANSLATE_NOOP(
                "Lessons", "Spades are trumps. You are the last to play, so the ♠6 or the ♠7 is enough."
            ),
            replies=(
                Reply(
                    "play JS",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Allowed, but wasteful: a small trump takes this trick just as surely. Keep the jack.",
                    ),
                ),
                Reply(
                    "play *",
                    QT_TRANSLATE_NOOP("Lessons", "Only somebody without clubs and without trumps may throw any card."),
                ),
            ),
            unlit=True,
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons", "The trick is yours, with a six or a seven! Now give the lead away: play the ♥8."
            ),
            accept="play 8H",
            hint=QT_TRANSLATE_NOOP("Lessons", "Lead your only heart, the ♥8."),
            otherwise=QT_TRANSLATE_NOOP("Lessons", "In a match you could lead that. For this lesson lead the ♥8."),
        ),
        Others(("1 play KH", "2 play 6H", "3 play 9H", "1 play JC", "2 play TC", "3 play 9S")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You must trump again. But the opponent on your right has trumped already, with the "
                "♠9. Which of your spades do you play?",
            ),
            accept="play JS",
            hint=QT_TRANSLATE_NOOP("Lessons", "Of your trumps only the ♠J is higher than the ♠9."),
            replies=(
                Reply(
                    "play [76]S",
                    QT_TRANSLATE_NOOP("Lessons", "A lower trump is allowed only if you have no higher one."),
                ),
            ),
            unlit=True,
        ),
        Say(
            QT_TRANSLATE_NOOP("Lessons", "Your ♠J beat the ♠9: the duty to beat holds for trumps too."),
            (Spot.LAST_TRICK,),
        ),
    ),
)

TRUMPS: Final = Lesson(
    id="trumps",
    title=QT_TRANSLATE_NOOP("Lessons", "Trump"),
    summary=QT_TRANSLATE_NOOP("Lessons", "No card of the suit? Then a trump."),
    preset=games.MARJAPUSSI,
    scenes=(_SCENE,),
    closing=QT_TRANSLATE_NOOP(
        "Lessons", "Follow suit. Else trump. And go over if you can. The table shows which cards may be played."
    ),
    questions=(
        Question(
            QT_TRANSLATE_NOOP(
                "Lessons", "Hearts are trumps, clubs are led, and you have no clubs. What must you play?"
            ),
            (
                Choice(QT_TRANSLATE_NOOP("Lessons", "a heart"), QT_TRANSLATE_NOOP("Lessons", "Right."), is_right=True),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "any card"),
                    QT_TRANSLATE_NOOP("Lessons", "No: with a trump in hand you must trump."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Hearts are trumps. Which card takes the trick: ♣A, ♣10, ♥6 or ♣K?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "the ♥6"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: the smallest trump beats every plain card."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "the ♣A"),
                    QT_TRANSLATE_NOOP("Lessons", "No: the smallest trump beats it."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "You must trump, and the ♠9 lies there. You hold ♠J and ♠6."),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "I must play the ♠J"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: go over if you can."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "either will do"),
                    QT_TRANSLATE_NOOP("Lessons", "No: a lower trump only if you have no higher one."),
                ),
            ),
        ),
    ),
)
