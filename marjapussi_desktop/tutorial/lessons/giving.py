"""What the declarer's partner gives."""

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

_BEST: Final = Scene(
    hands=(
        "AS 9S JC 8C KD QD 7D TH 6H",
        "KS QS 7S 9C 6C JD 9D JH 9H",
        "JS AC TC KC QC TD AH QH 8H",
        "TS 8S 6S 7C AD 8D 6D KH 7H",
    ),
    dealer=1,
    steps=(
        Skip(("1 bid 50", "2 bid 100", "3 pass", "0 bid 105", "1 pass", "2 bid 140", "0 pass")),
        Say(
            "Your partner is the declarer with 140. Before play the declarer's partner gives three "
            "cards, face down. At some tables it is four.",
            (Spot.PARTNER,),
        ),
        Do(
            "Good cards belong in one hand. Aces take tricks, and marriages make trumps. Give your three best cards.",
            accept="give AS KD QD",
            hint="Give the ♠A and your marriage, the ♦K and the ♦Q.",
            replies=(
                Reply(
                    "give KD QD * / give * KD QD / give * KD QD *",
                    "The marriage is right, it is worth 80. The third card should be your ace.",
                ),
                Reply(
                    "give *[KQ]D*",
                    "A single king or queen tells your partner that you do not have the other one. Never "
                    "break a marriage: give both.",
                ),
                Reply("give AS *", "The ace is right. But you have a marriage worth 80: give both of its cards too."),
            ),
            otherwise="With those cards your partner cannot do much. You hold an ace, and a whole marriage.",
            point_at=(Spot.HAND,),
        ),
        Others(("2 contract 240", "2 return JS QH 8H")),
        Say(
            "Your partner raised from 140 to a contract of 240, and gave three poor cards back. Only "
            "the two of you know which cards changed hands.",
            (Spot.SCORE,),
        ),
    ),
)

_NAMED: Final = Scene(
    hands=(
        "QS 7S TC 8C 7C JD 9D TH JH",
        "TS KS 9S JC AD TD 7D KH 9H",
        "AS 6S AC KC QC 9C 6C KD 8H",
        "JS 8S QD 8D 6D AH QH 7H 6H",
    ),
    dealer=1,
    number=2,
    steps=(
        Skip(("1 bid 50", "2 bid 195", "3 pass", "0 pass", "1 pass")),
        Say(
            "The next deal. Your partner jumped to 195 and plays. 195 is 160 + 60 − 25: a strong suit"
            " of clubs, with one trick that may be lost.",
            (Spot.PARTNER,),
        ),
        Do(
            "You have no ace and no marriage to give. What does this partner want, even if the cards are small?",
            accept="give TC 8C 7C",
            hint="All your clubs: ♣10, ♣8 and ♣7.",
            replies=(
                Reply(
                    "give *[T87]C *[T87]C* / give *[T87]C*[T87]C",
                    "Two clubs are good, three are better. Each club makes your partner's trumps longer.",
                ),
                Reply(
                    "give *C*",
                    "One club is right. Give the others too: long trumps are worth more than a lone queen or jack.",
                ),
            ),
            otherwise=(
                "Your partner has named clubs, and you hold three of them. A suit that was named comes "
                "first, however small the cards."
            ),
            point_at=(Spot.HAND,),
        ),
        Others(("2 contract 220", "2 return 6S KD 8H")),
        Say("Eight clubs in one hand, and the ♠A. Your partner raised the contract to 220.", (Spot.SCORE,)),
    ),
)

GIFT: Final = Lesson(
    id="gift",
    title="What to give the declarer",
    summary="Three cards for your partner.",
    preset=games.HUUTOPUSSI,
    scenes=(_BEST, _NAMED),
    closing="Give aces, whole marriages, and the suit that your partner has named.",
    questions=(
        question(
            "Your partner declares. You hold the ♥K and the ♥Q. What do you do with them?",
            right("give both", "Right: a marriage is worth most in the declarer's hand."),
            wrong("give the king only", "No: that breaks the marriage."),
        ),
        question(
            "Your partner gives you a lone ♣Q. What does that tell?",
            right("the ♣K is not there", "Right: both would have come."),
            wrong("the ♣K comes later", "No: whoever has both gives both or none."),
        ),
        question(
            "Your partner has named clubs in the auction. Which cards go first?",
            right("clubs, even small ones", "Right: they make the trumps long."),
            wrong("jacks of other suits", "No: a club is worth more to this declarer."),
        ),
    ),
)
