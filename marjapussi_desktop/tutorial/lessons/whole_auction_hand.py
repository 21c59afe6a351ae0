"""A whole guided hand of Huutopussi, played out to the score."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.tutorial import games
from marjapussi_desktop.tutorial.lesson import Do, Lesson, Others, Reply, Say, Scene, Spot

_SCENE: Final = Scene(
    hands=(
        "AS QS TC KC 9C QD 9D AH 8H",
        "TS KS 6S JC TD KD JD TH 9H",
        "AC QC 8C 6C 8D 7D 6D KH QH",
        "JS 9S 8S 7S 7C AD JH 7H 6H",
    ),
    dealer=3,
    totals=(310, 260),
    number=6,
    steps=(
        Say("A whole hand, from the auction to the score. It is 310 to 260, and 500 wins the match.", (Spot.SCORE,)),
        Others(("3 bid 50",)),
        Do(
            "You hold the ♠A and the ♥A. Promise an ace, and leave room: from 85 to 100.",
            accept="bid 85 / bid 9? / bid 100",
            hint="100, for example.",
            replies=(
                Reply("pass", "With two aces? Your partner would like to hear of them."),
                Reply("bid [5-8]?", "80 or less promises no ace. Jump above 80."),
            ),
            otherwise="Leave room for your partner to answer: 100 at most.",
            point_at=(Spot.HAND,),
        ),
        Others(("1 pass", "2 bid 110", "3 pass")),
        Do(
            "Your partner raised to 110: help is there. Show three cards from the queen up yourself, and bid 120.",
            accept="bid 120",
            hint="A raise of ten: 120.",
            replies=(
                Reply("pass", "Then your partner plays the hand. With two aces be the declarer yourself: bid 120."),
                Reply("bid 115", "A raise of five shows nothing. Raise by ten."),
            ),
            otherwise="Only your partner is left. There is no need to go higher than 120.",
            point_at=(Spot.PARTNER,),
        ),
        Others(("2 pass", "2 give AC KH QH")),
        Do(
            "The ♣A and the marriage of hearts: a fine gift. Your side has 310 and needs 500. Which "
            "contract is just enough?",
            accept="contract 190",
            hint="500 − 310 = 190.",
            replies=(Reply("contract 1[2-8]?", "You would make it, but with your 310 that is not yet 500."),),
            otherwise="190 wins the match. Every five more is only a risk.",
            point_at=(Spot.SCORE,),
        ),
        Do(
            "Now give three cards back. Your tricks will come from clubs, hearts and spades.",
            accept="return QS QD 9D",
            hint="Both diamonds, and the ♠Q.",
            replies=(
                Reply("return *A[SCH]*", "An ace is a sure trick. Keep all three aces."),
                Reply("return *[KQ]H*", "That is your marriage of 100. Keep it whole."),
                Reply("return *C*", "Clubs are your longest suit, and the ♣K is half a marriage. Keep them all."),
            ),
            otherwise="Hearts will be trumps: keep the small one too. Empty your hand of diamonds.",
        ),
        Do(
            "You lead, and you want to declare after this trick. Begin in your longest suit.",
            accept="play AC",
            hint="Lead the ♣A.",
            replies=(
                Reply("play A[SH]", "That would win too. But begin with clubs this time: lead the ♣A."),
                Reply("play TC", "It wins here, for you hold the ♣A too. Lead the ace and keep the ♣10 for later."),
            ),
            otherwise="That card can be beaten, and then you may not declare. Lead a sure club.",
        ),
        Others(("1 play JC", "2 play 6C", "3 play 7C")),
        Do(
            "Led by you and taken by you. What do you do?",
            accept="declare H",
            hint="Declare hearts: 100 points.",
            replies=(
                Reply("ask-half C", "That may come later. First the marriage that you hold: 100 points."),
                Reply(
                    "ask-whole",
                    "No, says your partner, and the chance is gone for this trick. Take it back.",
                    ("2 answer no",),
                ),
                Reply("play *", "Declare first. After the lead this chance is gone."),
            ),
            marriages=True,
        ),
        Do(
            "Hearts are trumps. The opponents have some too. Draw them with a heart that nobody can beat.",
            accept="play AH",
            hint="The ♥A.",
            replies=(
                Reply(
                    "play [KQ]H",
                    "The ♥10 was on your left and took it. Take it back.",
                    ("1 play TH", "2 play 6D", "3 play 6H"),
                ),
                Reply(
                    "play 8H",
                    "The ♥10 took it, and the lead is gone. Take it back.",
                    ("1 play TH", "2 play 6D", "3 play 6H"),
                ),
                Reply(
                    "play *C",
                    "Both opponents were out of clubs and trumped; the ♥J took it. Draw the trumps first. "
                    "Take it back.",
                    ("1 play 9H", "2 play 8C", "3 play JH"),
                ),
                Reply("play AS", "Somebody without a spade could trump it. Draw the trumps first."),
            ),
        ),
        Others(("1 play 9H", "2 play 6D", "3 play 6H")),
        Do(
            "Again led and taken by you. You hold the ♣K. Four clubs fell in the first trick, and "
            "three more are with you. What do you try?",
            accept="ask-half C",
            hint="Ask for a half in clubs: your partner may hold the ♣Q.",
            replies=(
                Reply(
                    "ask-whole",
                    "No whole there, and the chance is gone. You hold a half yourself: ask for that. Take it back.",
                    ("2 answer no",),
                ),
                Reply("play *", "You may ask before you lead. It can bring 60 points."),
            ),
            marriages=True,
        ),
        Others(("2 answer yes",)),
        Say(
            "60 more, and clubs are trumps now. Only the ♣8 has not been seen. The opponents have one trump at most.",
            (Spot.TRUMP,),
        ),
        Do(
            "Lead a card that only the ♣8 could take.",
            accept="play AS",
            hint="The ♠A.",
            replies=(
                Reply(
                    "play [TK9]C",
                    "No opponent can beat your clubs, but they draw your partner's trumps as well. Lead the ♠A.",
                ),
                Reply("play *H", "Hearts are a plain suit now, and the ♥10 is still out. Lead the ♠A."),
            ),
        ),
        Others(("1 play 6S", "2 play QS", "3 play 7S")),
        Do(
            "The ♥10 is still out. Your partner had no heart on the ♥A, and must trump. Which heart do you lead?",
            accept="play 8H",
            hint="The smallest: the ♥8.",
            replies=(
                Reply(
                    "play [KQ]H",
                    "That works as well. But the king and the queen will be high once the ♥10 is gone: keep them.",
                ),
                Reply("play *C", "That draws your partner's ♣Q, which was to take the ♥10. Lead a heart."),
            ),
        ),
        Others(("1 play TH", "2 play 8C", "3 play 7H")),
        Say("Your partner trumped the ♥10 with the ♣8, and leads.", (Spot.LAST_TRICK,)),
        Others(("2 play 7D", "3 play AD")),
        Do(
            "Your partner led a diamond. The ♦A lies there, and you have no diamond. Your move.",
            accept="play 9C",
            hint="You must trump: the ♣9 is enough.",
            replies=(Reply("play [TK]C", "That takes it too, but no opponent has a trump left. The ♣9 is enough."),),
            unlit=True,
        ),
        Others(("1 play JD",)),
        Say(
            "♣10, ♣K, ♥K and ♥Q are left. Only the ♥J is out against them. No trick can be lost any more: watch.",
            (Spot.HAND,),
        ),
        Others(
            (
                "0 play QH",
                "1 play KD",
                "2 play QC",
                "3 play JH",
                "2 play 8D",
                "3 play 8S",
                "0 play KC",
                "1 play TD",
                "0 play KH",
                "1 play KS",
                "2 play 9D",
                "3 play 9S",
                "0 play TC",
                "1 play TS",
                "2 play QD",
                "3 play JS",
            )
        ),
        Say(
            "All nine tricks: 160, and 100 and 60 for the marriages. That is 320 for a contract of 190.",
            (Spot.LAST_TRICK,),
        ),
        Say(
            "310 + 190 = 500: the match is yours. The opponents took no trick and lose your bid: 260 − 120 = 140.",
            (Spot.SCORE,),
        ),
    ),
)

WHOLE_AUCTION_HAND: Final = Lesson(
    id="whole-huuto",
    title="A whole hand of Huutopussi",
    summary="From the auction to the score.",
    preset=games.HUUTOPUSSI,
    scenes=(_SCENE,),
    closing=(
        "That was a whole hand, and you know all of Huutopussi. Sit down at the table, or go on with Bondtolva, "
        "where six cards are enough."
    ),
    to_table=True,
)
