"""A marriage makes trumps in the middle of a hand; later ones are little ones."""

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
    "8S KC QC AD TH KH QH 9H 7H",
    "AS TS AC JC 9C 7C TD 8D AH",
    "QS 7S 6S TC KD 7D 6D 8H 6H",
    "KS JS 9S 8C 6C QD JD 9D JH",
)
_OWN_ENOUGH: Final = "No need to ask your partner: you hold the king and the queen yourself."
_CHANCE_LOST: Final = "Once you lead, the chance to declare after this trick is gone. Declare first, and lead then."
_SMALL_TRUMP: Final = (
    Reply("play [TKQ]H", "That takes the trick too, but a small trump is enough. Keep the big ones."),
    Reply("play *", "You have no card of the suit led, so a trump is your duty here."),
)

_FIRST: Final = Scene(
    hands=_HANDS,
    dealer=3,
    steps=(
        Say(
            "A hand begins without trumps. They are made on the way, by a marriage: the king and "
            "the queen of one suit. You hold two marriages. Do you see them?",
            (Spot.HAND,),
        ),
        Do(
            "Only somebody who has just taken a trick may declare a marriage. So take one: lead your ace.",
            accept="play AD",
            hint="Play the ♦A.",
        ),
        Others(("1 play 8D", "2 play 6D", "3 play 9D")),
        Do(
            "The trick is yours. Before you lead, you may declare. You have five hearts and only "
            "two clubs, so you want hearts to be trumps. Declare hearts.",
            accept="declare H",
            hint="Choose hearts in the panel above your hand.",
            replies=(
                Reply(
                    "declare C",
                    "That is allowed, but the first declaration decides the trumps of the whole hand, "
                    "and you have only two clubs.",
                ),
                Reply("ask-*", _OWN_ENOUGH),
                Reply("play *", _CHANCE_LOST),
            ),
            marriages=True,
        ),
        Say(
            "Hearts are trumps until the end of the hand. Your side has earned 2 points for the marriage.",
            (Spot.TRUMP,),
        ),
        Do(
            "Now lead. Keep your trumps and your second marriage together, and give away the ♠8.",
            accept="play 8S",
            hint="Play the ♠8.",
            otherwise="You still need that card. The ♠8 is the one that you can do without: lead it.",
        ),
        Others(("1 play AS", "2 play 6S", "3 play 9S")),
        Say("The ♠A took it. You gave nothing of worth away, and the opponent on your left leads.", (Spot.LAST_TRICK,)),
        Others(("1 play TD", "2 play 7D", "3 play JD")),
        Do(
            "The ♦A is gone, and your opponent thinks that the ♦10 cannot lose. You have no "
            "diamonds left. Trump it: with which card?",
            accept="play [97]H",
            hint="You are the last to play: the ♥7 is enough.",
            replies=_SMALL_TRUMP,
        ),
        Say("Your small trump took the ♦10 and the ♦J: 12 card points for your side.", (Spot.LAST_TRICK,)),
    ),
)

DECLARE: Final = Lesson(
    id="declare",
    title="A marriage makes trumps",
    summary="King and queen turn the hand around.",
    preset=games.MARJAPUSSI,
    scenes=(_FIRST,),
    closing="Take a trick, declare, lead: that is how trumps are born in the middle of a hand.",
    questions=(
        question(
            "When may you declare a marriage in Marjapussi?",
            right("after taking a trick", "Right: before you lead to the next one."),
            wrong("at any time", "No: only after taking a trick, before you lead."),
        ),
        question(
            "What does the first marriage of a hand do?",
            right("it makes trumps: 2 points", "Right."),
            wrong("nothing until the end", "No: its suit is trump at once, and it earns 2 points."),
        ),
        question(
            "You hold ♥K and ♥Q among five hearts, and ♣K and ♣Q alone. Which first?",
            right("hearts", "Right: you want your long suit to be trumps."),
            wrong("clubs", "No: with two trumps you would rule nothing."),
        ),
    ),
)

_LITTLE: Final = Scene(
    hands=_HANDS,
    dealer=3,
    steps=(
        Skip(
            (
                "0 play AD",
                "1 play 8D",
                "2 play 6D",
                "3 play 9D",
                "0 declare H",
                "0 play 8S",
                "1 play AS",
                "2 play 6S",
                "3 play 9S",
                "1 play TD",
                "2 play 7D",
                "3 play JD",
            )
        ),
        Do(
            "Hearts are trumps: you have declared them. You have no diamonds, so you must trump. Take the trick with "
            "a small heart.",
            accept="play [97]H",
            hint="You are the last to play: the ♥7 is enough.",
            replies=_SMALL_TRUMP,
        ),
        Do(
            "Another trick, another chance to declare. Show your second marriage: clubs.",
            accept="declare C",
            hint="Choose clubs in the panel above your hand.",
            replies=(
                Reply("ask-*", _OWN_ENOUGH),
                Reply("play *", _CHANCE_LOST),
            ),
            marriages=True,
        ),
        Say(
            "The later marriages of a hand are called little ones. In Marjapussi each brings 1 "
            "point, and the trumps stay as they are. A suit can be declared once in a hand.",
            (Spot.SCORE,),
        ),
        Do(
            "Hearts are still trumps. Now draw them from your opponents. The ♥A is still out: which heart do you lead?",
            accept="play [97]H",
            hint="The ♥A takes any heart that you lead. Give it the small one.",
            replies=(
                Reply(
                    "play [TKQ]H", "That draws them too, but the ♥A takes it with its card points. Lead the small one."
                ),
                Reply("play *C", "Clubs are not trumps: the ♣A would take that. Lead the small heart."),
            ),
        ),
        Others(("1 play AH", "2 play 6H", "3 play JH")),
        Say("The ♥A and the ♥J lie there: your ♥10 is the highest trump now.", (Spot.LAST_TRICK,)),
    ),
)

LITTLE: Final = Lesson(
    id="little",
    title="Little ones",
    summary="Every later marriage: one point.",
    preset=games.MARJAPUSSI,
    scenes=(_LITTLE,),
    closing=(
        "2 points for the marriage that makes trumps, 1 for each little one. In Huutopussi, "
        "you will see, it is different."
    ),
    questions=(
        question(
            "Hearts are trumps by a marriage. You declare clubs. What is trump in Marjapussi?",
            right("still hearts", "Right: the first marriage of a hand decides."),
            wrong("clubs", "No: in Marjapussi the first marriage decides."),
        ),
        question(
            "What is a little one worth?",
            right("1 point", "Right."),
            wrong("2 points", "No: only the marriage that makes trumps is worth 2."),
        ),
        question(
            "May hearts be declared twice in a hand?",
            right("no", "Right."),
            wrong("yes, for 1 point", "No: each suit only once."),
        ),
    ),
)
