"""Asking the partner for a whole and for a half, and answering."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.tutorial import games
from marjapussi_desktop.tutorial.lesson import QT_TRANSLATE_NOOP, Do, Lesson, Others, Reply, Say, Scene, Spot

_QUESTION_LOST: Final = QT_TRANSLATE_NOOP(
    "Lessons",
    "Once you lead, the chance to ask after this trick is gone. Ask first, and lead then.",
)

_SCENE: Final = Scene(
    hands=(
        "TS 7S AC QC 6C AD 8D KH 7H",
        "KS JS TC 7C TD 9D AH JH 8H",
        "AS 6S KC 8C KD QD 6D QH 6H",
        "QS 9S 8S JC 9C JD 7D TH 9H",
    ),
    dealer=1,
    steps=(
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "After taking a trick you may also ask your partner. Asking for a whole means: have you both the "
                "king and the queen of some suit? Asking for a half means: I have one of the two, have you the "
                "other?",
            ),
            (Spot.PARTNER,),
        ),
        Others(("2 play AS", "3 play 8S")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your partner's ace will take this trick. Which spade do you give to it?",
            ),
            accept="play TS",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "The ♠10 is worth ten card points.",
            ),
            replies=(
                Reply(
                    "play 7S",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Allowed. But do you remember? Tens go to your partner's sure tricks.",
                    ),
                ),
            ),
        ),
        Others(("1 play JS", "2 ask-half H")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your partner asks for a half in hearts: have you the ♥K or the ♥Q? The answer must be true.",
            ),
            accept="answer yes",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "You hold the ♥K, so answer yes.",
            ),
            replies=(
                Reply(
                    "answer no",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You do hold the ♥K.",
                    ),
                ),
            ),
        ),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your king and your partner's queen make a marriage together: hearts are trumps, and your side "
                "has 2 points. It counts as much as a marriage in one hand.",
            ),
            (Spot.TRUMP,),
        ),
        Others(("2 play 8C", "3 play 9C")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Now take the lead yourself. You must go over the ♣9 in any case: choose the card that cannot lose.",
            ),
            accept="play AC",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Nothing beats the ♣A here.",
            ),
            replies=(
                Reply(
                    "play QC",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "The ♣10 was behind you. And the queen has a task of her own soon: take her back and play "
                        "the ace.",
                    ),
                    ("1 play TC",),
                ),
            ),
        ),
        Others(("1 play 7C",)),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your trick, your question. You have no marriage of your own, but your partner may have one. Ask "
                "for a whole.",
            ),
            accept="ask-whole",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Choose the whole in the panel above your hand.",
            ),
            replies=(
                Reply(
                    "ask-half *",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "That comes next. Begin with the whole: it names no suit, so it tells the opponents less.",
                    ),
                ),
                Reply("play *", _QUESTION_LOST),
            ),
            marriages=True,
        ),
        Others(("2 answer D",)),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your partner had a whole in diamonds. Trumps had been made already, so it is a little one: 1 "
                "point, and hearts stay trumps. Whoever has a whole must say so; with several, your partner may "
                "choose which.",
            ),
            (Spot.SCORE,),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "There is one question for each trick taken, and then you lead. Take another: lead the ♦A.",
            ),
            accept="play AD",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Play the ♦A.",
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons",
                "To ask again you need another trick. The ♦A is the likeliest to take it.",
            ),
        ),
        Others(("1 play 9D", "2 play 6D", "3 play 7D")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Now for the half. You hold the ♣Q; perhaps your partner has the king. Ask for a half in clubs.",
            ),
            accept="ask-half C",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Choose the half in clubs in the panel above your hand.",
            ),
            replies=(
                Reply(
                    "ask-whole",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "No second whole there. A question that fails costs only the chance: now you would have "
                        "to lead, and to take another trick before the next question.",
                    ),
                    ("2 answer no",),
                ),
                Reply("play *", _QUESTION_LOST),
            ),
            marriages=True,
        ),
        Others(("2 answer yes",)),
    ),
)

ASKING: Final = Lesson(
    id="asking",
    title=QT_TRANSLATE_NOOP(
        "Lessons",
        "A whole and a half",
    ),
    summary=QT_TRANSLATE_NOOP(
        "Lessons",
        "Ask your partner, and answer truthfully.",
    ),
    preset=games.MARJAPUSSI,
    scenes=(_SCENE,),
    closing=QT_TRANSLATE_NOOP(
        "Lessons",
        "2 + 1 + 1: four points from marriages, and not one of them was yours alone. Only one question is left: "
        "how is a match won?",
    ),
)
