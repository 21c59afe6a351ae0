"""Follow suit, trump, beat."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.tutorial import games
from marjapussi_desktop.tutorial.lesson import QT_TRANSLATE_NOOP, Do, Lesson, Others, Reply, Say, Scene, Spot

_SCENE: Final = Scene(
    hands=(
        "JS 7S 6S 7C QD 9D 8D TH 8H",
        "AS TS 8S KC JC 9C AH KH JH",
        "KS QS TC QC 8C AD KD QH 6H",
        "9S AC 6C TD JD 7D 6D 9H 7H",
    ),
    dealer=2,
    steps=(
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "When somebody else has led, three duties hold, in this order: follow suit; if you cannot, play a "
                "trump; and whenever you can, beat the best card of the trick. If a card may not be played, try "
                "it all the same: you are told why.",
            ),
        ),
        Others(("3 play AC",)),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The opponent on your right has led the ♣A. Follow suit: play a club.",
            ),
            accept="play 7C",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "You have a single club, the ♣7.",
            ),
        ),
        Others(("1 play KC", "2 play 8C", "3 play JD")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Now the ♦J has been led. You can follow suit, and you can beat the jack: so you must. With what?",
            ),
            accept="play QD",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Only the ♦Q is higher than the ♦J.",
            ),
            replies=(
                Reply(
                    "play [98]D",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Keeping a good card back is not allowed here, however much you would like to.",
                    ),
                ),
            ),
        ),
        Others(("1 play JH", "2 play KD")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Two things happened. The opponent on your left has no diamonds, and as there are no trumps yet, "
                "any card would do. And your partner had to beat your queen: the duty holds against your own "
                "partner too.",
            ),
            (Spot.PARTNER,),
        ),
        Others(("2 declare S",)),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your partner has the king and the queen of spades and makes spades trumps. How that is done has "
                "a lesson of its own. From now on every spade beats every card of the other suits. The pennant "
                "shows the trump suit.",
            ),
            (Spot.TRUMP,),
        ),
        Others(("2 play QH", "3 play 7H")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your partner has led the ♥Q. Which card do you have to play?",
            ),
            accept="play TH",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "You can follow suit, and your ♥10 beats the queen.",
            ),
            replies=(
                Reply(
                    "play 8H",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Partner or not: whoever can go over must go over.",
                    ),
                ),
            ),
        ),
        Others(("1 play AH", "1 play 9C", "2 play QC", "3 play 6C")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Clubs again, and you have none left. Then you must trump. You are the last to play, so a small "
                "one will do.",
            ),
            accept="play [76]S",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Spades are trumps: play the ♠6 or the ♠7.",
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
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Only somebody without clubs and without trumps may throw any card.",
                    ),
                ),
            ),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The trick is yours. To see one more case, give the lead away: play the ♥8.",
            ),
            accept="play 8H",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Lead your only heart, the ♥8.",
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons",
                "In a match you could lead that. For this lesson lead the ♥8.",
            ),
        ),
        Others(("1 play KH", "2 play 6H", "3 play 9H", "1 play JC", "2 play TC", "3 play 9S")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You must trump again, but the ♠9 lies there already. The duty to beat holds for trumps too. "
                "Which one do you play?",
            ),
            accept="play JS",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Of your trumps only the ♠J is higher than the ♠9.",
            ),
            replies=(
                Reply(
                    "play [76]S",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "A lower trump is allowed only if you have no higher one.",
                    ),
                ),
            ),
        ),
    ),
)

DUTIES: Final = Lesson(
    id="follow",
    title=QT_TRANSLATE_NOOP(
        "Lessons",
        "Follow, trump, beat",
    ),
    summary=QT_TRANSLATE_NOOP(
        "Lessons",
        "The three duties of a player who does not lead.",
    ),
    preset=games.MARJAPUSSI,
    scenes=(_SCENE,),
    closing=QT_TRANSLATE_NOOP(
        "Lessons",
        "Follow suit, else trump, and go over if you can. You need not keep it all in mind: the table shows which "
        "cards may be played. Next: what the tricks are worth.",
    ),
)
