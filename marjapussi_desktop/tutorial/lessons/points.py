"""Card points, and what to give to whose trick."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.tutorial import games
from marjapussi_desktop.tutorial.lesson import QT_TRANSLATE_NOOP, Do, Lesson, Others, Reply, Say, Scene, Spot

_SCENE: Final = Scene(
    hands=(
        "AS 8S 7S TC KD JD 9D 7D 7H",
        "KS JS 6S 8C 7C TD QH 9H 8H",
        "QS 9S KC JC 6C QD 8D AH TH",
        "TS AC QC 9C AD 6D KH JH 6H",
    ),
    dealer=3,
    steps=(
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Cards differ in worth. In Marjapussi an ace is 11 card points, a ten 10, a king 4, a queen 3 and "
                "a jack 2; the small cards are worth nothing. That makes 120 in all. The side with more of them "
                "in its tricks earns one point at the end of the hand.",
            ),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You lead, and an ace must be led first. Play it, and watch what falls under it.",
            ),
            accept="play AS",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Play the ♠A.",
            ),
        ),
        Others(("1 play 6S", "2 play 9S", "3 play TS")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The opponent on your right had only one spade, the ten, and had to follow with it: 21 card "
                "points for your side. Remember this: a ten that is alone in its suit is in danger.",
            ),
            (Spot.LAST_TRICK,),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You have such a lonely ten yourself, the ♣10. Let your partner in first: lead your only heart.",
            ),
            accept="play 7H",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Play the ♥7.",
            ),
            replies=(
                Reply(
                    "play TC",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "The ♣A was waiting there, and an opponent had it: 25 card points lost. Take the ten "
                        "back; there is a better use for it.",
                    ),
                    ("1 play 7C", "2 play KC", "3 play AC"),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons",
                "That card may well lose the trick to your opponents. Try the ♥7: your partner may have the ace.",
            ),
        ),
        Others(("1 play 8H", "2 play AH", "3 play 6H", "2 play TH", "3 play JH")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your partner took the trick and led the ♥10. The ace is gone and there are no trumps: this trick "
                "is your partner's for sure. You have no hearts and may throw any card. Which one is best given "
                "away here?",
            ),
            accept="play TC",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Which card is worth much, and would hardly take a trick itself? The ♣10.",
            ),
            replies=(
                Reply(
                    "play KD",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Four card points are welcome, but another of your cards brings ten.",
                    ),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons",
                "That gives your side little or nothing. Look for a card that is worth much and is in danger.",
            ),
        ),
        Others(("1 play 9H", "2 play 8D", "3 play AD")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Well rescued! Now the opponent's ♦A is about to take the trick, and you cannot beat it. Follow "
                "suit, and give as little as you can.",
            ),
            accept="play [97]D",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "The ♦7 and the ♦9 are worth nothing.",
            ),
            replies=(
                Reply(
                    "play [KJ]D",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Allowed, but that would be a present for your opponents.",
                    ),
                ),
            ),
        ),
        Others(("1 play TD",)),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A ten went to a sure trick on their side as well. So far your side has 54 card points and theirs "
                "21. More than 60 are sure to be the larger half.",
            ),
        ),
    ),
)

POINTS: Final = Lesson(
    id="points",
    title=QT_TRANSLATE_NOOP(
        "Lessons",
        "Card points and partners",
    ),
    summary=QT_TRANSLATE_NOOP(
        "Lessons",
        "What a card is worth, and whom to give it to.",
    ),
    preset=games.MARJAPUSSI,
    scenes=(_SCENE,),
    closing=QT_TRANSLATE_NOOP(
        "Lessons",
        "Tens to your partner's sure tricks, small cards to your opponents': that alone decides many a hand. Next "
        "comes the heart of the game, the marriage.",
    ),
)
