"""Setting the contract, and giving back, in Huutopussi."""

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
from marjapussi_desktop.tutorial.lessons import auction

_BIDDING: Final = ("3 bid 50", "0 bid 100", "1 pass", "2 bid 125", "3 pass", "0 bid 160", "2 pass")

_RICH: Final = Scene(
    hands=auction.HANDS,
    dealer=3,
    steps=(
        Skip(_BIDDING),
        Say(
            "You are the declarer with 160. Your partner gives you three cards. Then you name the "
            "contract: what your side will take, at least what you have bid.",
            (Spot.HAND,),
        ),
        Others(("2 give AS KD QD",)),
        Do(
            "An ace and a second marriage! Count 100 for hearts, 80 for diamonds, and about 100 of "
            "the 160 in the tricks. Leave a margin, and set a contract of 200 to 260.",
            accept="contract 2[0-5]? / contract 260",
            hint="240 is a good contract for this hand.",
            replies=(
                Reply(
                    "contract 1??",
                    "Safe, but you only ever score what you promised: whatever you take above it is lost. Promise"
                    " more.",
                ),
                Reply(
                    "contract 4??",
                    "That needs marriages that your side does not have. A contract that fails is taken off "
                    "your score. Stay at 260 or below.",
                ),
            ),
            otherwise=(
                "Too bold: one trick lost at the wrong moment, and the whole contract is taken off your "
                "score. Stay at 260 or below."
            ),
        ),
        Say(
            "Say it is 240. With 240 points you score 240, and with 300 you score 240 too. With 235 "
            "you lose 240. The opponents keep what they take."
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
        Say("Another deal. You have bid 120 with two aces and the marriage of diamonds.", (Spot.HAND,)),
        Others(("2 give TC JD TH",)),
        Do(
            "♣10, ♦J and ♥10: no ace and no marriage. Count 80 for diamonds and about 90 in the "
            "tricks. Which contract do you set?",
            accept="contract 1[2-6]?",
            hint="80 + 90 = 170, less a margin: 120 to 165.",
            replies=(
                Reply(
                    "contract 1?? / contract 20?", "Then nothing may go wrong. Leave yourself a margin: 165 at most."
                ),
            ),
            otherwise="Even with all cards face up, 205 is the most that this hand can take. Stay at 165 or below.",
        ),
    ),
)

SET_CONTRACT: Final = Lesson(
    id="set-contract",
    title="Setting the contract",
    summary="Promise as much as is safe.",
    preset=games.HUUTOPUSSI,
    scenes=(_RICH, _POOR),
    closing="Count the marriages, add the tricks, leave a margin. One contract in three or four fails all the same.",
    questions=(
        question(
            "Your contract is 200, and your side takes 245. What do you score?",
            right("200", "Right: never more than the contract."),
            wrong("245", "No: only what was promised."),
        ),
        question(
            "Your contract is 200, and your side takes 195. What do you score?",
            right("−200", "Right: five short, and the whole contract is lost."),
            wrong("195", "No: a contract that fails is taken off."),
        ),
        question(
            "You won the auction with 120. May your contract be 100?",
            right("no, at least 120", "Right: you may raise, never go down."),
            wrong("yes", "No: at least what you have bid."),
        ),
    ),
)

_RETURNING: Final = Scene(
    hands=auction.HANDS,
    dealer=3,
    steps=(
        Skip((*_BIDDING, "2 give AS KD QD", "0 contract 240")),
        Say(
            "You have won the auction, your partner has given you three cards, and the contract is 240. Three of your "
            "twelve cards go back, and they may be any cards. At some tables you give back first and set the contract "
            "then.",
            (Spot.HAND,),
        ),
        Do(
            "Keep what takes tricks, and what makes trumps. Give three cards back.",
            accept="return JS 7C 8D",
            hint="Give back the ♠J, the ♣7 and the ♦8.",
            replies=(
                Reply("return *A[SCH]*", "An ace takes a trick for you. Keep all three aces."),
                Reply(
                    "return *KD QD* / return *KH QH*",
                    "Your partner could declare that marriage only after winning a lead. In your own hand it "
                    "is sure. Keep it.",
                ),
                Reply(
                    "return *[KQ][DH]*",
                    "You would break a marriage, and need a question to get it back. Keep both of them whole.",
                ),
            ),
            otherwise="Hearts will be your trumps: keep every one of them.",
        ),
        Say(
            "Now you have one spade and one club, and both are aces. Once they are played, you may trump those suits.",
            (Spot.HAND,),
        ),
        Do(
            "You lead. Hearts are to be trumps, so keep them together. Take a first trick with a black ace.",
            accept="play A[SC]",
            hint="Play the ♠A or the ♣A.",
            replies=(
                Reply(
                    "play [AT]H", "It may take the trick too, but you will need it to draw trumps. Lead a black ace."
                ),
            ),
            otherwise="An opponent may beat that card, and then the lead is gone. Lead a black ace.",
        ),
        Others(("1 play 9C / play 7S", "2 play TC / play JS", "3 play 6C / play 8S")),
        Say(
            "You have no card of that suit left. Once hearts are trumps, a small heart can take its next trick.",
            (Spot.LAST_TRICK,),
        ),
    ),
)

GIVE_BACK: Final = Lesson(
    id="give-back",
    title="What to give back",
    summary="Empty the short suits, keep what is strong.",
    preset=games.HUUTOPUSSI,
    scenes=(_RETURNING,),
    closing="Keep aces, whole marriages and your long suit. Part with lone small cards, so that suits run out.",
    questions=(
        question(
            "May you give back a card that your partner has just given you?",
            right("yes, any three cards", "Right."),
            wrong("no, only old ones", "No: any of your twelve cards."),
        ),
        question(
            "Hearts will be trumps. You hold a lone ♣7. Keep it?",
            right("no, give it back", "Right: then you can trump clubs."),
            wrong("yes", "No: it only loses a trick."),
        ),
        question(
            "Who knows which cards changed hands?",
            right("declarer and partner", "Right: nobody else sees them."),
            wrong("everybody", "No: they are given face down."),
        ),
    ),
)
