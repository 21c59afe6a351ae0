"""Giving cards and setting the contract in Huutopussi."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.tutorial import games
from marjapussi_desktop.tutorial.lesson import QT_TRANSLATE_NOOP, Do, Lesson, Others, Reply, Say, Scene, Skip, Spot
from marjapussi_desktop.tutorial.lessons import auction

_GIVING: Final = Scene(
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
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your partner has won the auction with 140 and is the declarer. Before play begins, the "
                "declarer's partner gives three cards, face down. This time that is you.",
            ),
            (Spot.PARTNER,),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "What helps a declarer most? Aces that take tricks, and marriages. Choose your three best cards "
                "and give them.",
            ),
            accept="give AS KD QD",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Give the ♠A and your marriage, the ♦K and the ♦Q.",
            ),
            replies=(
                Reply(
                    "give *KD QD*",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "The marriage is right, it is worth 80. The third card should be your ace.",
                    ),
                ),
                Reply(
                    "give *KD* / give *QD*",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Never break a marriage: a single king or queen tells your partner that you do not have "
                        "the other one. Give both.",
                    ),
                ),
                Reply(
                    "give AS *",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "The ace is right. But you have a marriage worth 80: give both of its cards too.",
                    ),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons",
                "With those cards your partner cannot do much. You hold an ace, and a whole marriage.",
            ),
        ),
        Others(("2 contract 220", "2 return 7C QH 8H / return JS QH 8H")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your partner liked the gift and set the contract to 220: so many points your side must take now. "
                "Then three cards came back to you. Only the two of you know which ones.",
            ),
            (Spot.SCORE,),
        ),
    ),
)

_PLAYING: Final = Scene(
    hands=auction.HANDS,
    dealer=3,
    steps=(
        Skip(("3 bid 50", "0 bid 100", "1 pass", "2 bid 125", "3 pass", "0 bid 160", "2 pass")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "And now the other way round: this is the deal of the auction, and you are the declarer with 160.",
            ),
            (Spot.HAND,),
        ),
        Others(("2 give AS KD QD",)),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "An ace and a second marriage! Now set the contract. Count on 100 for hearts, perhaps 80 for "
                "diamonds, and most of the 160 in the tricks. You score the contract if you reach it, and lose it "
                "if you do not. Choose from 200 to 260.",
            ),
            accept="contract 2[0-5]? / contract 260",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "240 is a good contract for this hand.",
            ),
            replies=(
                Reply(
                    "contract 1??",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Safe, but you only ever score what you promised, however much you take. Promise more.",
                    ),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons",
                "Too bold: whoever falls short by a single point loses the whole contract. Stay at 260 or below.",
            ),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Give three cards back to your partner. Keep your aces, your hearts and your marriages; part with "
                "the cards that would lose tricks.",
            ),
            accept="return JS 7C 8D",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Give back the ♠J, the ♣7 and the ♦8.",
            ),
            replies=(
                Reply(
                    "return *A[SCH]*",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "An ace takes a trick for you. Keep all three.",
                    ),
                ),
                Reply(
                    "return *[KQ][DH]*",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You would break a marriage, and lose what it is worth. Keep both of them whole.",
                    ),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons",
                "Hearts will be your trumps: keep every one of them.",
            ),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You lead. At this table you may declare only after taking a trick that you led yourself. At "
                "some tables any trick that you take will do. Lead a card that nobody can beat: a black ace.",
            ),
            accept="play A[SC]",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Play the ♠A or the ♣A.",
            ),
            replies=(
                Reply(
                    "play AH",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "It takes the trick too, but you will need it soon to draw trumps. Lead a black ace.",
                    ),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons",
                "An opponent may beat that card, and then the lead is gone, and with it your chance to declare.",
            ),
        ),
        Others(("1 play 9C / play 7S", "2 play TC / play JS", "3 play 6C / play 8S")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your trick, led by yourself. Declare your best marriage.",
            ),
            accept="declare H",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Declare hearts: they bring 100 and are your longest suit.",
            ),
            replies=(
                Reply(
                    "declare D",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "That brings 80 now, but diamonds would be trumps, and yours are few. First the hearts; "
                        "diamonds can follow later.",
                    ),
                ),
                Reply(
                    "ask-*",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You hold two marriages yourself. Ask when your own have been declared.",
                    ),
                ),
                Reply(
                    "play *",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Once you lead, the chance to declare after this trick is gone. Declare first.",
                    ),
                ),
            ),
            marriages=True,
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "100 points, and hearts are trumps. Take the trumps from your opponents before they can use them: "
                "lead a high heart.",
            ),
            accept="play [AT]H",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Lead the ♥A, or the ♥10.",
            ),
            replies=(
                Reply(
                    "play A?",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "They might trump your ace while they have hearts. Draw the trumps first.",
                    ),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons",
                "Lead a heart that nobody can beat: the ace or the ten.",
            ),
            point_at=(Spot.TRUMP,),
        ),
        Others(("1 play JH", "2 play 7H", "3 play 6H")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "One more heart, and they have none left. Now watch how the hand goes on. Your sure tricks come "
                "first, and then there is a second marriage.",
            ),
        ),
        Others(
            (
                *("0 play TH / play AH", "1 play 6D", "2 play 8C", "3 play 8H"),
                *("0 play AS / play AC", "1 play 7S / play 9C", "2 play JS / play TC", "3 play 8S / play 6C"),
                *("0 play KH", "1 play QS", "2 play 7C", "3 play 7D"),
                *("0 play QH", "1 play TS", "2 play 6S", "3 play JC"),
                *("0 play 9H", "1 play JD", "2 play 9S", "3 play QC"),
            )
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You have taken a trick that you led, and you hold the ♦K and the ♦Q. What do you do?",
            ),
            accept="declare D",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Declare diamonds: 80 points.",
            ),
            replies=(
                Reply(
                    "ask-*",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You hold a marriage yourself: no need to ask.",
                    ),
                ),
                Reply(
                    "play *",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Once you lead, the chance to declare after this trick is gone. Declare first.",
                    ),
                ),
            ),
            marriages=True,
        ),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "80 more. In Huutopussi every new marriage changes the trumps: now they are diamonds.",
            ),
            (Spot.TRUMP,),
        ),
        Others(
            (
                *("0 play KD", "1 play AD", "2 play 8D", "3 play TD"),
                *("1 play KC", "2 play 9D", "3 play KS", "0 play QD"),
            )
        ),
    ),
)

CONTRACT: Final = Lesson(
    id="contract",
    title=QT_TRANSLATE_NOOP(
        "Lessons",
        "Huutopussi: cards and contract",
    ),
    summary=QT_TRANSLATE_NOOP(
        "Lessons",
        "Give, take, promise, and keep the promise.",
    ),
    preset=games.HUUTOPUSSI,
    scenes=(_GIVING, _PLAYING),
    closing=QT_TRANSLATE_NOOP(
        "Lessons",
        "Your side took 315 points, so the contract is made. It goes to your score, and what you took beyond it "
        "does not count. The first side to reach 500 wins the match.",
    ),
)
