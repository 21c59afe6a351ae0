"""Three-handed Huutopussi: the kitty."""

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

_REST: Final = "play [6789]? / play J? / play Q? / play K? / play *"

_SCENE: Final = Scene(
    hands=("AS TS 8S KC QC JC 9C AD 6D 7H 6H", "KS 9S 7S TC 7C TD QD 7D AH KH 9H", "QS JS 6S 8C 6C KD JD 8D TH JH 8H"),
    dealer=2,
    totals=(120, 85, 40),
    number=3,
    kitty="AC 9D QH",
    steps=(
        Skip(("2 bid 50", "0 bid 100", "1 pass")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Huutopussi for three: eleven cards each, and three in the kitty, the devil's pack. You "
                "have bid 100, and one opponent has not passed yet.",
            ),
            (Spot.HAND,),
        ),
        Others(("2 pass",)),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You play alone against both. The kitty was shown to all: ♣A, ♦9 and ♥Q. It is in your "
                "hand now. Put three cards aside. They count for you, but here aces and tens may not go. "
                "Which suit could you be rid of?",
            ),
            accept="discard QH 7H 6H",
            hint=QT_TRANSLATE_NOOP("Lessons", "You hold three hearts that take nothing."),
            replies=(
                Reply(
                    "discard *KC* / discard *QC*",
                    QT_TRANSLATE_NOOP("Lessons", "You would break your marriage, and it is worth 60."),
                ),
                Reply(
                    "discard *[J9]C*",
                    QT_TRANSLATE_NOOP("Lessons", "Clubs will be your trumps. Keep every one of them."),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons",
                "Then hearts are left in your hand, and the others take them. Without any heart you can trump hearts.",
            ),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Now set the contract. You have 60 for clubs, 5 for the ♥Q aside, 40 for three aces and "
                "the ♠10, 20 for your other clubs and some of what falls. Choose 110 to 140.",
            ),
            accept="contract 11[05] / contract 1[23]? / contract 140",
            hint=QT_TRANSLATE_NOOP("Lessons", "130 is a sound contract here."),
            replies=(
                Reply("contract 10?", QT_TRANSLATE_NOOP("Lessons", "Safe. But you score no more than you promise.")),
            ),
            otherwise=QT_TRANSLATE_NOOP("Lessons", "You play alone, with nobody to help you. Stay at 140 or below."),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You lead. In the three-handed game here any trick that you take lets you declare; some "
                "tables want one that you led. Take one.",
            ),
            accept="play A[SD]",
            hint=QT_TRANSLATE_NOOP("Lessons", "Lead the ♠A or the ♦A."),
            replies=(
                Reply(
                    "play AC", QT_TRANSLATE_NOOP("Lessons", "It would take the trick. But keep it to draw trumps with.")
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons", "That card can be beaten, and then somebody else leads. Begin with an ace."
            ),
        ),
        Others((f"1 {_REST}", f"2 {_REST}")),
        Do(
            QT_TRANSLATE_NOOP("Lessons", "Your trick. Declare your marriage."),
            accept="declare C",
            hint=QT_TRANSLATE_NOOP("Lessons", "Declare clubs: 60 points."),
            replies=(
                Reply(
                    "play *",
                    QT_TRANSLATE_NOOP("Lessons", "Declare first: there is no partner who could do it for you."),
                ),
            ),
            marriages=True,
        ),
        Do(
            QT_TRANSLATE_NOOP("Lessons", "Draw the trumps. Which club cannot be beaten?"),
            accept="play AC",
            hint=QT_TRANSLATE_NOOP("Lessons", "The ♣A."),
            replies=(
                Reply(
                    "play [KQJ9]C", QT_TRANSLATE_NOOP("Lessons", "The ♣10 would take that. Draw with the ace first.")
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP("Lessons", "They still have trumps for that. First the ♣A."),
        ),
        Others(
            (
                f"1 {_REST}",
                f"2 {_REST}",
                "0 play JC",
                "1 play TC",
                f"2 {_REST}",
                "1 play AH",
                f"2 {_REST}",
                "0 play 9C",
                "0 play AS / play AD",
                f"1 {_REST}",
                f"2 {_REST}",
                "0 play TS",
                f"1 {_REST}",
                f"2 {_REST}",
                "0 play KC",
                f"1 {_REST}",
                f"2 {_REST}",
                "0 play QC",
                f"1 {_REST}",
                f"2 {_REST}",
            )
        ),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The ♣J drew the ♣10, and the ♥A that came back met your ♣9: you had no heart. Look at "
                "your points: your promise is kept, and three small cards are still to come.",
            ),
            (Spot.SCORE,),
        ),
    ),
)
KITTY: Final = Lesson(
    id="kitty",
    title=QT_TRANSLATE_NOOP("Lessons", "Three hands and the kitty"),
    summary=QT_TRANSLATE_NOOP("Lessons", "Alone against two: take three, put three aside."),
    preset=games.HUUTOPUSSI_THREE,
    scenes=(_SCENE,),
    closing=QT_TRANSLATE_NOOP(
        "Lessons",
        "Both defenders keep their own points, and who takes no trick loses the final bid. In the"
        " Helsinki game nobody else sees the kitty, and aces and tens may go aside.",
    ),
    questions=(
        Question(
            QT_TRANSLATE_NOOP("Lessons", "The kitty is taken. How many cards go aside?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "three"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: as many as came."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "two"), QT_TRANSLATE_NOOP("Lessons", "No: three came, and three go.")
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Whose are the points of the cards put aside?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "the declarer's"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: they count as taken."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "nobody's"),
                    QT_TRANSLATE_NOOP("Lessons", "No: they count for the declarer."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Whom may you ask for a half with three players?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "nobody"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: there is no partner."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "either of the others"),
                    QT_TRANSLATE_NOOP("Lessons", "No: everybody plays alone."),
                ),
            ),
        ),
    ),
)
