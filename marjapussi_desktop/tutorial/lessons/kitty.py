"""Three-handed Huutopussi: the kitty."""

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
            "Huutopussi for three: eleven cards each, and three in the kitty, the devil's pack. You "
            "have bid 100, and one opponent has not passed yet.",
            (Spot.HAND,),
        ),
        Others(("2 pass",)),
        Say(
            "You play alone against both. The kitty was shown to all: ♣A, ♦9 and ♥Q. It is in your hand now.",
            (Spot.HAND,),
        ),
        Do(
            "Put three cards aside. They count for you, but here aces and tens may not go. Which suit could you be "
            "rid of?",
            accept="discard QH 7H 6H",
            hint="You hold three hearts that take nothing.",
            replies=(
                Reply("discard *KC* / discard *QC*", "You would break your marriage, and it is worth 60."),
                Reply("discard *[J9]C*", "Clubs will be your trumps. Keep every one of them."),
            ),
            otherwise=(
                "Then hearts are left in your hand, and the others take them. Without any heart you can trump hearts."
            ),
        ),
        Do(
            "Now set the contract. You have 60 for clubs, 5 for the ♥Q aside, 40 for three aces and the ♠10, and 15 "
            "for ♣K, ♣Q and ♣J. That is 120, and a little more will fall to you. Choose 110 to 140.",
            accept="contract 11[05] / contract 1[23]? / contract 140",
            hint="130 is a sound contract here.",
            replies=(Reply("contract 10?", "Safe. But you score no more than you promise."),),
            otherwise="You play alone, with nobody to help you. Stay at 140 or below.",
        ),
        Do(
            "You lead. In the three-handed game here any trick that you take lets you declare; some "
            "tables want one that you led. Take one.",
            accept="play A[SD]",
            hint="Lead the ♠A or the ♦A.",
            replies=(Reply("play AC", "It would take the trick. But keep it to draw trumps with."),),
            otherwise="That card can be beaten, and then somebody else leads. Begin with an ace.",
        ),
        Others((f"1 {_REST}", f"2 {_REST}")),
        Do(
            "Your trick. Declare your marriage.",
            accept="declare C",
            hint="Declare clubs: 60 points.",
            replies=(Reply("play *", "Declare first: there is no partner who could do it for you."),),
            marriages=True,
        ),
        Do(
            "Draw the trumps. Which club cannot be beaten?",
            accept="play AC",
            hint="The ♣A.",
            replies=(Reply("play [KQJ9]C", "The ♣10 would take that. Draw with the ace first."),),
            otherwise="They still have trumps for that. First the ♣A.",
        ),
        Others((f"1 {_REST}", f"2 {_REST}")),
        Say("Your ♣A drew a trump from each of them. The rest is played for you: watch.", (Spot.LAST_TRICK,)),
        Others(
            (
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
            "The ♣J drew the ♣10, and the ♥A that came back met your ♣9: you had no heart. Look at "
            "your points: your promise is kept, and three small cards are still to come.",
            (Spot.SCORE,),
        ),
    ),
)
KITTY: Final = Lesson(
    id="kitty",
    title="Three hands and the kitty",
    summary="Alone against two: take three, put three aside.",
    preset=games.HUUTOPUSSI_THREE,
    scenes=(_SCENE,),
    closing=(
        "Both defenders keep their own points, and who takes no trick loses the final bid. In the"
        " Helsinki game nobody else sees the kitty, and aces and tens may go aside."
    ),
    questions=(
        question(
            "The kitty is taken. How many cards go aside?",
            right("three", "Right: as many as came."),
            wrong("two", "No: three came, and three go."),
        ),
        question(
            "Whose are the points of the cards put aside?",
            right("the declarer's", "Right: they count as taken."),
            wrong("nobody's", "No: they count for the declarer."),
        ),
        question(
            "Whom may you ask for a half with three players?",
            right("nobody", "Right: there is no partner."),
            wrong("either of the others", "No: everybody plays alone."),
        ),
    ),
)
