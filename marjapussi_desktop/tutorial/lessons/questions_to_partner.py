"""Asking the partner for a whole and for a half, and answering."""

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
    "TS 7S AC QC 6C AD 8D KH 7H",
    "KS JS TC 7C TD 9D AH JH 8H",
    "AS 6S KC 8C KD QD 6D QH 6H",
    "QS 9S 8S JC 9C JD 7D TH 9H",
)
_QUESTION_LOST: Final = "Once you lead, the chance to ask after this trick is gone. Ask first, and lead then."

_WHOLE: Final = Scene(
    hands=_HANDS,
    dealer=1,
    steps=(
        Say(
            "After taking a trick you may also ask your partner. Asking for a whole means: have "
            "you both the king and the queen of some suit?",
            (Spot.PARTNER,),
        ),
        Others(("2 play AS", "3 play 8S")),
        Do(
            "Your partner's ace will take this trick. Which spade do you give to it?",
            accept="play TS",
            hint="The ♠10 is worth ten card points.",
            replies=(Reply("play 7S", "Allowed. But do you remember? Tens go to your partner's sure tricks."),),
        ),
        Others(("1 play JS",)),
        Say("Your partner's ♠A took the trick: 23 card points, ten of them from you.", (Spot.LAST_TRICK,)),
        Others(("2 play 8C", "3 play 9C")),
        Do(
            "Your partner leads a club. Now take the lead yourself. You must go over the ♣9 in any case: with the ♣A "
            "or the ♣Q?",
            accept="play AC",
            hint="The ♣A is the highest club.",
            replies=(
                Reply(
                    "play QC",
                    "The player after you had the ♣10, and it beat the queen. Take her back and play the ace.",
                    ("1 play TC",),
                ),
            ),
        ),
        Others(("1 play 7C",)),
        Do(
            "Your trick, your question. You have no marriage of your own, but your partner may "
            "have one. Ask for a whole.",
            accept="ask-whole",
            hint="Choose the whole in the panel above your hand.",
            replies=(
                Reply(
                    "ask-half *",
                    "That comes in the next lesson. Begin with the whole: it names no suit, so it tells "
                    "the opponents less.",
                ),
                Reply("play *", _QUESTION_LOST),
            ),
            marriages=True,
        ),
        Others(("2 answer D",)),
        Say(
            "Your partner had a whole in diamonds: they are trumps now, and your side has 2 "
            "points. Whoever has a whole must say so. With several, your partner may choose "
            "which.",
            (Spot.TRUMP,),
        ),
        Do(
            "There is one question for each trick taken, and then you lead. Draw the trumps, so that nobody can trump "
            "later: lead the ♦A.",
            accept="play AD",
            hint="Play the ♦A.",
            otherwise="Your opponents still have diamonds, and could trump later. The ♦A draws them now.",
        ),
        Others(("1 play 9D", "2 play 6D", "3 play 7D")),
        Say("Four diamonds are gone. Your partner's king and queen are stronger now.", (Spot.LAST_TRICK,)),
    ),
)

WHOLE: Final = Lesson(
    id="whole",
    title="Asking for a whole",
    summary="Has your partner a king and queen?",
    preset=games.MARJAPUSSI,
    scenes=(_WHOLE,),
    closing="A marriage in your partner's hand earns as much as one in yours. You only have to ask.",
    questions=(
        question(
            "What does asking for a whole mean?",
            right("have you a king and queen?", "Right: of one suit, whichever it is."),
            wrong("have you the other one?", "No: that is asking for a half."),
        ),
        question(
            "You hold a whole, and your partner asks for one. May you say no?",
            right("no", "Right: the answer must be true."),
            wrong("yes", "No: the answer must be true."),
        ),
        question(
            "When may you ask?",
            right("after taking a trick", "Right: before you lead."),
            wrong("whenever I like", "No: only after taking a trick, before you lead."),
        ),
    ),
)

_HALF: Final = Scene(
    hands=_HANDS,
    dealer=1,
    steps=(
        Skip(("2 play AS", "3 play 8S", "0 play TS", "1 play JS")),
        Say(
            "Your partner has taken a trick and may ask. Asking for a half means: I have the "
            "king or the queen of this suit, have you the other one?",
            (Spot.PARTNER,),
        ),
        Others(("2 ask-half H",)),
        Do(
            "Your partner asks for a half in hearts: have you the ♥K or the ♥Q? The answer must be true.",
            accept="answer yes",
            hint="You hold the ♥K, so answer yes.",
            replies=(Reply("answer no", "You do hold the ♥K."),),
        ),
        Say(
            "Your king and your partner's queen make a marriage together. Hearts are trumps, and "
            "your side has 2 points.",
            (Spot.TRUMP,),
        ),
        Others(("2 play 8C", "3 play 9C")),
        Do(
            "Now take the lead yourself. You must go over the ♣9: which club is sure to beat every other one?",
            accept="play AC",
            hint="The ♣A is the highest club.",
            replies=(
                Reply(
                    "play QC",
                    "The player after you had the ♣10. And the queen has a task of her own soon: take her back and "
                    "play the ace.",
                    ("1 play TC",),
                ),
            ),
        ),
        Others(("1 play 7C",)),
        Do(
            "Your trick, your question. You hold the ♣Q; perhaps your partner has the king. Ask for a half in clubs.",
            accept="ask-half C",
            hint="Choose the half in clubs in the panel above your hand.",
            replies=(
                Reply(
                    "ask-whole",
                    "Your partner has a whole in diamonds, and it earns a point as well. But try the half this time.",
                    ("2 answer D",),
                ),
                Reply("play *", _QUESTION_LOST),
            ),
            marriages=True,
        ),
        Others(("2 answer yes",)),
        Say(
            "Yes: a second marriage, 1 point; trumps stay. But everybody has heard it. Your opponents now know "
            "that the ♣K and the ♣Q lie on your side.",
            (Spot.SCORE,),
        ),
        Say(
            "A no would tell even more: your partner has neither the king nor the queen. A whole "
            "names no suit and gives less away, so it is often asked first."
        ),
    ),
)

HALF: Final = Lesson(
    id="half",
    title="Asking for a half",
    summary="One of the two is enough to ask.",
    preset=games.MARJAPUSSI,
    scenes=(_HALF,),
    closing="A half needs one card in each hand. Weigh what it earns against what it tells.",
    questions=(
        question(
            "You hold the ♣Q. When is a half in clubs answered with yes?",
            right("partner has the ♣K", "Right."),
            wrong("partner has any club", "No: it must be the king to your queen."),
        ),
        question(
            "Your partner says no to your half in hearts. What do all players know?",
            right("partner has no ♥K, no ♥Q", "Right: and that you hold one of them."),
            wrong("nothing", "No: partner has neither, and you hold one of them."),
        ),
        question(
            "Which question names no suit?",
            right("the whole", "Right: so it tells less."),
            wrong("the half", "No: a half is asked in a suit."),
        ),
    ),
)
