"""A half that is asked for with neither of its cards."""

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

_SCENE: Final = Scene(
    hands=(
        "AS 9S 8S TC 9C 7C TD 8D 7H",
        "QS 6S AC QC 7D 6D KH JH 9H",
        "TS 7S KC 8C KD JD AH 8H 6H",
        "KS JS JC 6C AD QD 9D QH TH",
    ),
    dealer=3,
    steps=(
        Skip(("0 pass", "1 pass", "2 pass", "3 pass")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "In the Erlangen game nobody has to bid. All have passed, so the hand is played without a"
                " contract, and each side keeps what it takes. Lead your ace.",
            ),
            accept="play AS",
            hint=QT_TRANSLATE_NOOP("Lessons", "Your only ace is the ♠A."),
        ),
        Others(("1 play 6S", "2 play 7S", "3 play JS")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You hold no king and no queen. Usually you could not ask for any half then. In Erlangen "
                "you may all the same, and your partner must still answer truly.",
            ),
            (Spot.HAND,),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The opponents' hearts would bring them 100. Ask for a half in hearts. If your partner "
                "says no, they may think that you hold one of its cards.",
            ),
            accept="ask-half H",
            hint=QT_TRANSLATE_NOOP("Lessons", "Choose the half of hearts."),
            replies=(
                Reply(
                    "ask-half [CD]",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Your partner has one of them and says yes. Now you must admit that you have neither. "
                        "Nothing is declared, and everybody knows what your partner holds.",
                    ),
                    ("2 answer yes",),
                ),
                Reply(
                    "ask-half S",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "They might believe that, too. But spades bring 40, and hearts 100. Bluff where it costs "
                        "them most.",
                    ),
                ),
                Reply("ask-whole", QT_TRANSLATE_NOOP("Lessons", "A whole names no suit, so it misleads nobody.")),
                Reply(
                    "play 7C",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "The ♣A took it, your opponents asked each other for the half of hearts, and got 100. "
                        "Take it back: you can make them doubt.",
                    ),
                    ("1 play AC", "2 play 8C", "3 play 6C", "1 ask-half H", "3 answer yes"),
                ),
                Reply("play *", QT_TRANSLATE_NOOP("Lessons", "Once you lead, the chance to ask is gone. Ask first.")),
            ),
            marriages=True,
        ),
        Others(("2 answer no", "0 play 7C", "1 play AC", "2 play 8C", "3 play 6C", "1 ask-half S", "3 answer yes")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The ♣A took the next trick, and your opponents asked for the half of spades: 40. On the "
                "left lies the ♥K and on the right the ♥Q. They left the 100 alone, as they thought that "
                "you hold one.",
            ),
            (Spot.TRUMP,),
        ),
    ),
)
BLUFF: Final = Lesson(
    id="bluff",
    title=QT_TRANSLATE_NOOP("Lessons", "A bluffed half"),
    summary=QT_TRANSLATE_NOOP("Lessons", "Erlangen: ask for what you do not have."),
    preset=games.HUUTOPUSSI_ERLANGEN,
    scenes=(_SCENE,),
    closing=QT_TRANSLATE_NOOP(
        "Lessons",
        "It works against those who hold one card each. Who holds both knows better, and simply "
        "declares. And who bluffs often is not believed for long.",
    ),
    questions=(
        Question(
            QT_TRANSLATE_NOOP(
                "Lessons", "In Erlangen you hold neither the ♦K nor the ♦Q. May you ask for a half in diamonds?"
            ),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "yes"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: it is allowed there."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "no"),
                    QT_TRANSLATE_NOOP("Lessons", "You may: in Erlangen it is allowed."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "You bluffed, and your partner says yes. What happens?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "nothing is declared"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: you must admit that you have neither."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "the suit is trump"),
                    QT_TRANSLATE_NOOP("Lessons", "No: you have no card for it, and must admit it."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "May your partner lie to help the bluff?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "no, never"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: answers are always true."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "yes, in Erlangen"),
                    QT_TRANSLATE_NOOP("Lessons", "No: only the question may be a bluff."),
                ),
            ),
        ),
    ),
)
