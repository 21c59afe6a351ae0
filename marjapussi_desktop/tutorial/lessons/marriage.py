"""A marriage makes trumps in the middle of a hand."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.tutorial import games
from marjapussi_desktop.tutorial.lesson import QT_TRANSLATE_NOOP, Do, Lesson, Others, Reply, Say, Scene, Spot

_OWN_ENOUGH: Final = QT_TRANSLATE_NOOP(
    "Lessons",
    "No need to ask your partner: you hold the king and the queen yourself.",
)
_CHANCE_LOST: Final = QT_TRANSLATE_NOOP(
    "Lessons",
    "Once you lead, the chance to declare after this trick is gone. Declare first, and lead then.",
)

_SCENE: Final = Scene(
    hands=(
        "8S KC QC AD TH KH QH 9H 7H",
        "AS TS AC JC 9C 7C TD 8D AH",
        "QS 7S 6S TC KD 7D 6D 8H 6H",
        "KS JS 9S 8C 6C QD JD 9D JH",
    ),
    dealer=3,
    steps=(
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A hand begins without trumps. They are made on the way, by a marriage: the king and the queen of "
                "one suit. You hold two marriages. Do you see them?",
            ),
            (Spot.HAND,),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Only somebody who has just taken a trick may declare a marriage. So take one: lead your ace.",
            ),
            accept="play AD",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Play the ♦A.",
            ),
        ),
        Others(("1 play 8D", "2 play 6D", "3 play 9D")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The trick is yours. Before you lead, you may declare. You have five hearts and only two clubs, "
                "so you want hearts to be trumps. Declare hearts.",
            ),
            accept="declare H",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Choose hearts in the panel above your hand.",
            ),
            replies=(
                Reply(
                    "declare C",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "That is allowed, but the first declaration decides the trumps of the whole hand, and you "
                        "have only two clubs.",
                    ),
                ),
                Reply("ask-*", _OWN_ENOUGH),
                Reply("play *", _CHANCE_LOST),
            ),
            marriages=True,
        ),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Hearts are trumps until the end of the hand, and your side has earned 2 points. Now even your ♥7 "
                "beats an ace of another suit.",
            ),
            (Spot.TRUMP,),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Now lead. Keep your trumps and your second marriage together, and give away the ♠8.",
            ),
            accept="play 8S",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Play the ♠8.",
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons",
                "You still need that card. The ♠8 is the one that you can do without: lead it.",
            ),
        ),
        Others(("1 play AS", "2 play 6S", "3 play 9S", "1 play TD", "2 play 7D", "3 play JD")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The ♦A is gone, and your opponents think that the ♦10 cannot lose. You have no diamonds left, so "
                "you trump it. With which card?",
            ),
            accept="play [97]H",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "You are the last to play: the ♥7 is enough.",
            ),
            replies=(
                Reply(
                    "play [TKQ]H",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "That takes the trick too, but a small trump is enough. Keep the big ones.",
                    ),
                ),
                Reply(
                    "play *C",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "First the trumps: they are your duty, and your joy.",
                    ),
                ),
            ),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Another trick, another chance to declare. Show your second marriage: clubs.",
            ),
            accept="declare C",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Choose clubs in the panel above your hand.",
            ),
            replies=(Reply("ask-*", _OWN_ENOUGH), Reply("play *", _CHANCE_LOST)),
            marriages=True,
        ),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The later marriages of a hand are called little ones. Each brings 1 point, and the trumps stay "
                "as they are. A suit can be declared once in a hand.",
            ),
            (Spot.SCORE,),
        ),
    ),
)

MARRIAGE: Final = Lesson(
    id="marriage",
    title=QT_TRANSLATE_NOOP(
        "Lessons",
        "A marriage makes trumps",
    ),
    summary=QT_TRANSLATE_NOOP(
        "Lessons",
        "A king and a queen turn the hand around.",
    ),
    preset=games.MARJAPUSSI,
    scenes=(_SCENE,),
    closing=QT_TRANSLATE_NOOP(
        "Lessons",
        "Take a trick, declare, lead: that is how trumps are born. But what if the king is in your hand and the "
        "queen in your partner's? Then you ask. That is the next lesson.",
    ),
)
