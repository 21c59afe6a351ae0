"""Asking the partner for a whole and for a half, and answering."""

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

_HANDS: Final = (
    "TS 7S AC QC 6C AD 8D KH 7H",
    "KS JS TC 7C TD 9D AH JH 8H",
    "AS 6S KC 8C KD QD 6D QH 6H",
    "QS 9S 8S JC 9C JD 7D TH 9H",
)
_QUESTION_LOST: Final = QT_TRANSLATE_NOOP(
    "Lessons", "Once you lead, the chance to ask after this trick is gone. Ask first, and lead then."
)

_WHOLE: Final = Scene(
    hands=_HANDS,
    dealer=1,
    steps=(
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "After taking a trick you may also ask your partner. Asking for a whole means: have "
                "you both the king and the queen of some suit?",
            ),
            (Spot.PARTNER,),
        ),
        Others(("2 play AS", "3 play 8S")),
        Do(
            QT_TRANSLATE_NOOP("Lessons", "Your partner's ace will take this trick. Which spade do you give to it?"),
            accept="play TS",
            hint=QT_TRANSLATE_NOOP("Lessons", "The ♠10 is worth ten card points."),
            replies=(
                Reply(
                    "play 7S",
                    QT_TRANSLATE_NOOP(
                        "Lessons", "Allowed. But do you remember? Tens go to your partner's sure tricks."
                    ),
                ),
            ),
        ),
        Others(("1 play JS", "2 play 8C", "3 play 9C")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons", "Now take the lead yourself. You must go over the ♣9 in any case: with the ♣A or the ♣Q?"
            ),
            accept="play AC",
            hint=QT_TRANSLATE_NOOP("Lessons", "The ♣A is the highest club."),
            replies=(
                Reply(
                    "play QC",
                    QT_TRANSLATE_NOOP(
                        "Lessons", "The ♣10 was behind you, and it beat the queen. Take her back and play the ace."
                    ),
                    ("1 play TC",),
                ),
            ),
        ),
        Others(("1 play 7C",)),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your trick, your question. You have no marriage of your own, but your partner may "
                "have one. Ask for a whole.",
            ),
            accept="ask-whole",
            hint=QT_TRANSLATE_NOOP("Lessons", "Choose the whole in the panel above your hand."),
            replies=(
                Reply(
                    "ask-half *",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "That comes in the next lesson. Begin with the whole: it names no suit, so it tells "
                        "the opponents less.",
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
                "Your partner had a whole in diamonds: they are trumps now, and your side has 2 "
                "points. Whoever has a whole must say so. With several, your partner may choose "
                "which.",
            ),
            (Spot.TRUMP,),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "There is one question for each trick taken, and then you lead. Draw the trumps: lead the ♦A.",
            ),
            accept="play AD",
            hint=QT_TRANSLATE_NOOP("Lessons", "Play the ♦A."),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons", "Your opponents still have diamonds, and could trump later. The ♦A draws them now."
            ),
        ),
        Others(("1 play 9D", "2 play 6D", "3 play 7D")),
        Say(
            QT_TRANSLATE_NOOP("Lessons", "Four diamonds are gone. Your partner's king and queen are stronger now."),
            (Spot.LAST_TRICK,),
        ),
    ),
)

WHOLE: Final = Lesson(
    id="whole",
    title=QT_TRANSLATE_NOOP("Lessons", "Asking for a whole"),
    summary=QT_TRANSLATE_NOOP("Lessons", "Has your partner a king and queen?"),
    preset=games.MARJAPUSSI,
    scenes=(_WHOLE,),
    closing=QT_TRANSLATE_NOOP(
        "Lessons", "A marriage in your partner's hand earns as much as one in yours. You only have to ask."
    ),
    questions=(
        Question(
            QT_TRANSLATE_NOOP("Lessons", "What does asking for a whole mean?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "have you a king and queen?"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: of one suit, whichever it is."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "have you the other one?"),
                    QT_TRANSLATE_NOOP("Lessons", "No: that is asking for a half."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "You hold a whole, and your partner asks for one. May you say no?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "no"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: the answer must be true."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "yes"), QT_TRANSLATE_NOOP("Lessons", "No: the answer must be true.")
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "When may you ask?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "after taking a trick"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: before you lead."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "whenever I like"),
                    QT_TRANSLATE_NOOP("Lessons", "No: only after taking a trick, before you lead."),
                ),
            ),
        ),
    ),
)

_HALF: Final = Scene(
    hands=_HANDS,
    dealer=1,
    steps=(
        Skip(("2 play AS", "3 play 8S", "0 play TS", "1 play JS")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your partner has taken a trick and may ask. Asking for a half means: I have the "
                "king or the queen of this suit, have you the other one?",
            ),
            (Spot.PARTNER,),
        ),
        Others(("2 ask-half H",)),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons", "Your partner asks for a half in hearts: have you the ♥K or the ♥Q? The answer must be true."
            ),
            accept="answer yes",
            hint=QT_TRANSLATE_NOOP("Lessons", "You hold the ♥K, so answer yes."),
            replies=(Reply("answer no", QT_TRANSLATE_NOOP("Lessons", "You do hold the ♥K.")),),
        ),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your king and your partner's queen make a marriage together. Hearts are trumps, and "
                "your side has 2 points.",
            ),
            (Spot.TRUMP,),
        ),
        Others(("2 play 8C", "3 play 9C")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Now take the lead yourself. You must go over the ♣9: which club is sure to beat every other one?",
            ),
            accept="play AC",
            hint=QT_TRANSLATE_NOOP("Lessons", "The ♣A is the highest club."),
            replies=(
                Reply(
                    "play QC",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "The ♣10 was behind you. And the queen has a task of her own soon: take her back and "
                        "play the ace.",
                    ),
                    ("1 play TC",),
                ),
            ),
        ),
        Others(("1 play 7C",)),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Now your own question. You hold the ♣Q; perhaps your partner has the king. Ask for a half in clubs.",
            ),
            accept="ask-half C",
            hint=QT_TRANSLATE_NOOP("Lessons", "Choose the half in clubs in the panel above your hand."),
            replies=(
                Reply(
                    "ask-whole",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Your partner has a whole in diamonds, and it earns a point as well. But try the "
                        "half this time.",
                    ),
                    ("2 answer D",),
                ),
                Reply("play *", _QUESTION_LOST),
            ),
            marriages=True,
        ),
        Others(("2 answer yes",)),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Yes: a little one, 1 point. But everybody has heard it. Your opponents now know "
                "that the ♣K and the ♣Q lie on your side.",
            ),
            (Spot.SCORE,),
        ),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A no would tell even more: your partner has neither the king nor the queen. A whole "
                "names no suit and gives less away, so it is often asked first.",
            )
        ),
    ),
)

HALF: Final = Lesson(
    id="half",
    title=QT_TRANSLATE_NOOP("Lessons", "Asking for a half"),
    summary=QT_TRANSLATE_NOOP("Lessons", "One of the two is enough to ask."),
    preset=games.MARJAPUSSI,
    scenes=(_HALF,),
    closing=QT_TRANSLATE_NOOP(
        "Lessons", "A half needs one card in each hand. Weigh what it earns against what it tells."
    ),
    questions=(
        Question(
            QT_TRANSLATE_NOOP("Lessons", "You hold the ♣Q. When is a half in clubs answered with yes?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "partner has the ♣K"),
                    QT_TRANSLATE_NOOP("Lessons", "Right."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "partner has any club"),
                    QT_TRANSLATE_NOOP("Lessons", "No: it must be the king to your queen."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Your partner says no to your half in hearts. What do all players know?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "partner has no ♥K, no ♥Q"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: and that you hold one of them."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "nothing"),
                    QT_TRANSLATE_NOOP("Lessons", "No: partner has neither, and you hold one of them."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Which question names no suit?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "the whole"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: so it tells less."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "the half"),
                    QT_TRANSLATE_NOOP("Lessons", "No: a half is asked in a suit."),
                ),
            ),
        ),
    ),
)
