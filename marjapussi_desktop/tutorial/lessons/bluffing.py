"""A half that is asked for with neither of its cards."""

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
            "In the Erlangen game nobody has to bid. All have passed, so the hand is played without a"
            " contract, and each side keeps what it takes. Lead your ace.",
            accept="play AS",
            hint="Your only ace is the ♠A.",
        ),
        Others(("1 play 6S", "2 play 7S", "3 play JS")),
        Say(
            "You hold no king and no queen. Usually you could not ask for any half then. In Erlangen "
            "you may all the same, and your partner must still answer truly.",
            (Spot.HAND,),
        ),
        Do(
            "The opponents' hearts would bring them 100. Ask for a half in hearts. If your partner "
            "says no, they may think that you hold one of its cards.",
            accept="ask-half H",
            hint="Choose the half of hearts.",
            replies=(
                Reply(
                    "ask-half [CD]",
                    "Your partner has one of them and says yes. Now you must admit that you have neither. "
                    "Nothing is declared, and everybody knows what your partner holds.",
                    ("2 answer yes",),
                ),
                Reply(
                    "ask-half S",
                    "They might believe that, too. But spades bring 40, and hearts 100. Bluff where it costs "
                    "them most.",
                ),
                Reply("ask-whole", "A whole names no suit, so it misleads nobody."),
                Reply(
                    "play 7C",
                    "The ♣A took it, your opponents asked each other for the half of hearts, and got 100. "
                    "Take it back: you can make them doubt.",
                    ("1 play AC", "2 play 8C", "3 play 6C", "1 ask-half H", "3 answer yes"),
                ),
                Reply("play *", "Once you lead, the chance to ask is gone. Ask first."),
            ),
            marriages=True,
        ),
        Others(("2 answer no", "0 play 7C", "1 play AC", "2 play 8C", "3 play 6C", "1 ask-half S", "3 answer yes")),
        Say(
            "The ♣A took the next trick, and your opponents asked for the half of spades: 40. On the "
            "left lies the ♥K and on the right the ♥Q. They left the 100 alone, as they thought that "
            "you hold one.",
            (Spot.TRUMP,),
        ),
    ),
)
BLUFF: Final = Lesson(
    id="bluff",
    title="A bluffed half",
    summary="Erlangen: ask for what you do not have.",
    preset=games.HUUTOPUSSI_ERLANGEN,
    scenes=(_SCENE,),
    closing=(
        "It works against those who hold one card each. Who holds both knows better, and simply "
        "declares. And who bluffs often is not believed for long."
    ),
    questions=(
        question(
            "In Erlangen you hold neither the ♦K nor the ♦Q. May you ask for a half in diamonds?",
            right("yes", "Right: it is allowed there."),
            wrong("no", "You may: in Erlangen it is allowed."),
        ),
        question(
            "You bluffed, and your partner says yes. What happens?",
            right("nothing is declared", "Right: you must admit that you have neither."),
            wrong("the suit is trump", "No: you have no card for it, and must admit it."),
        ),
        question(
            "May your partner lie to help the bluff?",
            right("no, never", "Right: answers are always true."),
            wrong("yes, in Erlangen", "No: only the question may be a bluff."),
        ),
    ),
)
