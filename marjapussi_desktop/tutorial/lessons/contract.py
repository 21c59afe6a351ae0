"""Setting the contract, and giving back, in Huutopussi."""

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
from marjapussi_desktop.tutorial.lessons import auction

_BIDDING: Final = ("3 bid 50", "0 bid 100", "1 pass", "2 bid 125", "3 pass", "0 bid 160", "2 pass")

_RICH: Final = Scene(
    hands=auction.HANDS,
    dealer=3,
    steps=(
        Skip(_BIDDING),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You are the declarer with 160. Your partner gives you three cards. Then you name the "
                "contract: what your side will take, at least what you have bid.",
            ),
            (Spot.HAND,),
        ),
        Others(("2 give AS KD QD",)),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "An ace and a second marriage! Count 100 for hearts, 80 for diamonds, and about 100 of "
                "the 160 in the tricks. Leave a margin, and set a contract of 200 to 260.",
            ),
            accept="contract 2[0-5]? / contract 260",
            hint=QT_TRANSLATE_NOOP("Lessons", "240 is a good contract for this hand."),
            replies=(
                Reply(
                    "contract 1??",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Safe, but you only ever score what you promised. If you take 280, the other 100 are "
                        "lost. Promise more.",
                    ),
                ),
                Reply(
                    "contract 4??",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "That needs marriages that your side does not have. A contract that fails is taken off "
                        "your score. Stay at 260 or below.",
                    ),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons",
                "Too bold: one trick lost at the wrong moment, and the whole contract is taken off your "
                "score. Stay at 260 or below.",
            ),
        ),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Say it is 240. With 240 points you score 240, and with 300 you score 240 too. With 235 "
                "you lose 240. The opponents keep what they take.",
            )
        ),
    ),
)

_POOR: Final = Scene(
    hands=(
        "AS KS 8S AC JC KD QD 9D 7H",
        "TS QS KC 9C AD 7D AH KH 8H",
        "9S 6S TC 8C JD 8D TH 9H 6H",
        "JS 7S QC 7C 6C TD 6D QH JH",
    ),
    dealer=3,
    number=2,
    steps=(
        Skip(("3 bid 50", "0 bid 95", "1 bid 100", "2 pass", "3 pass", "0 bid 120", "1 pass")),
        Say(
            QT_TRANSLATE_NOOP("Lessons", "Another deal. You have bid 120 with two aces and the marriage of diamonds."),
            (Spot.HAND,),
        ),
        Others(("2 give TC JD TH",)),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "♣10, ♦J and ♥10: no ace and no marriage. Count 80 for diamonds and about 90 in the "
                "tricks. Which contract do you set?",
            ),
            accept="contract 1[2-6]?",
            hint=QT_TRANSLATE_NOOP("Lessons", "80 + 90 = 170, less a margin: 120 to 165."),
            replies=(
                Reply(
                    "contract 1?? / contract 20?",
                    QT_TRANSLATE_NOOP("Lessons", "Then nothing may go wrong. Leave yourself a margin: 165 at most."),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons", "Even with all cards face up, 205 is the most that this hand can take. Stay at 165 or below."
            ),
        ),
    ),
)

SET_CONTRACT: Final = Lesson(
    id="set-contract",
    title=QT_TRANSLATE_NOOP("Lessons", "Setting the contract"),
    summary=QT_TRANSLATE_NOOP("Lessons", "Promise as much as is safe."),
    preset=games.HUUTOPUSSI,
    scenes=(_RICH, _POOR),
    closing=QT_TRANSLATE_NOOP(
        "Lessons",
        "Count the marriages, add the tricks, leave a margin. One contract in three or four fails all the same.",
    ),
    questions=(
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Your contract is 200, and your side takes 245. What do you score?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "200"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: never more than the contract."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "245"), QT_TRANSLATE_NOOP("Lessons", "No: only what was promised.")
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Your contract is 200, and your side takes 195. What do you score?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "−200"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: five short, and the whole contract is lost."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "195"),
                    QT_TRANSLATE_NOOP("Lessons", "No: a contract that fails is taken off."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "You won the auction with 120. May your contract be 100?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "no, at least 120"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: you may raise, never go down."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "yes"), QT_TRANSLATE_NOOP("Lessons", "No: at least what you have bid.")
                ),
            ),
        ),
    ),
)

_RETURNING: Final = Scene(
    hands=auction.HANDS,
    dealer=3,
    steps=(
        Skip((*_BIDDING, "2 give AS KD QD", "0 contract 240")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The first of these deals again. The contract is 240, and you hold twelve cards. Three go"
                " back to your partner, and they may be any cards. At some tables you give back first and"
                " set the contract then.",
            ),
            (Spot.HAND,),
        ),
        Do(
            QT_TRANSLATE_NOOP("Lessons", "Keep what takes tricks, and what makes trumps. Give three cards back."),
            accept="return JS 7C 8D",
            hint=QT_TRANSLATE_NOOP("Lessons", "Give back the ♠J, the ♣7 and the ♦8."),
            replies=(
                Reply("return *A[SCH]*", QT_TRANSLATE_NOOP("Lessons", "An ace takes a trick for you. Keep all three.")),
                Reply(
                    "return *KD QD* / return *KH QH*",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Your partner could declare that marriage only after winning a lead. In your own hand it "
                        "is sure. Keep it.",
                    ),
                ),
                Reply(
                    "return *[KQ][DH]*",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "You would break a marriage, and need a question to get it back. Keep both of them whole.",
                    ),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP("Lessons", "Hearts will be your trumps: keep every one of them."),
        ),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Now you have one spade and one club, and both are aces. Once they are played, you may "
                "trump those suits.",
            ),
            (Spot.HAND,),
        ),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You lead. Hearts are to be trumps, so keep them together. Take a first trick with a black ace.",
            ),
            accept="play A[SC]",
            hint=QT_TRANSLATE_NOOP("Lessons", "Play the ♠A or the ♣A."),
            replies=(
                Reply(
                    "play [AT]H",
                    QT_TRANSLATE_NOOP(
                        "Lessons", "It may take the trick too, but you will need it to draw trumps. Lead a black ace."
                    ),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons", "An opponent may beat that card, and then the lead is gone. Lead a black ace."
            ),
        ),
        Others(("1 play 9C / play 7S", "2 play TC / play JS", "3 play 6C / play 8S")),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You have no card of that suit left. Once hearts are trumps, a small heart can take its next trick.",
            ),
            (Spot.LAST_TRICK,),
        ),
    ),
)

GIVE_BACK: Final = Lesson(
    id="give-back",
    title=QT_TRANSLATE_NOOP("Lessons", "What to give back"),
    summary=QT_TRANSLATE_NOOP("Lessons", "Make your hand short and strong."),
    preset=games.HUUTOPUSSI,
    scenes=(_RETURNING,),
    closing=QT_TRANSLATE_NOOP(
        "Lessons", "Keep aces, whole marriages and your long suit. Part with lone small cards, so that suits run out."
    ),
    questions=(
        Question(
            QT_TRANSLATE_NOOP("Lessons", "May you give back a card that your partner has just given you?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "yes, any three cards"),
                    QT_TRANSLATE_NOOP("Lessons", "Right."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "no, only old ones"),
                    QT_TRANSLATE_NOOP("Lessons", "No: any of your twelve cards."),
                ),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Hearts will be trumps. You hold a lone ♣7. Keep it?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "no, give it back"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: then you can trump clubs."),
                    is_right=True,
                ),
                Choice(QT_TRANSLATE_NOOP("Lessons", "yes"), QT_TRANSLATE_NOOP("Lessons", "No: it only loses a trick.")),
            ),
        ),
        Question(
            QT_TRANSLATE_NOOP("Lessons", "Who knows which cards changed hands?"),
            (
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "declarer and partner"),
                    QT_TRANSLATE_NOOP("Lessons", "Right: nobody else sees them."),
                    is_right=True,
                ),
                Choice(
                    QT_TRANSLATE_NOOP("Lessons", "everybody"),
                    QT_TRANSLATE_NOOP("Lessons", "No: they are given face down."),
                ),
            ),
        ),
    ),
)
