"""In Huutopussi a marriage needs a trick that one led oneself, and each marriage changes the trumps."""

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

_DECLARE_FIRST: Final = "Once you lead, the chance to declare after this trick is gone. Declare first."

_OWN_LEAD: Final = Scene(
    hands=(
        "KS QS QC 7C AD JD QH 9H 6H",
        "TS 9S TC 9C 6C KD 8D AH 7H",
        "AS JS 6S AC 8C TD 9D KH JH",
        "8S 7S KC JC QD 7D 6D TH 8H",
    ),
    dealer=3,
    steps=(
        Skip(
            (
                "3 bid 50",
                "0 bid 90",
                "1 pass",
                "2 bid 100",
                "3 pass",
                "0 bid 140",
                "2 pass",
                "2 give AS AC KH",
                "0 contract 200",
                "0 return QC JD 6H",
            )
        ),
        Say(
            "You are the declarer and lead. In this game you may declare only after a trick that you "
            "both led and took. At some tables any trick that you take will do, as in Marjapussi.",
            (Spot.HAND,),
        ),
        Do(
            "You want to declare hearts. Your partner may hold high cards too, but the lead and the "
            "trick must both be yours. Lead a club that is sure to win.",
            accept="play AC",
            hint="Lead the ♣A.",
            replies=(
                Reply(
                    "play 7C",
                    "The ♣10 took it, and the opponents lead. You cannot declare now. Take it back.",
                    ("1 play TC", "2 play 8C", "3 play JC"),
                ),
                Reply("play A[SD]", "That wins too. Keep it for later, and lead the ♣A."),
            ),
            otherwise="Somebody may beat that card, and a king or queen that is gone declares nothing. Lead the ♣A.",
        ),
        Others(("1 play 6C", "2 play 8C", "3 play JC")),
        Do(
            "Led by you and taken by you. Declare hearts for 100.",
            accept="declare H",
            hint="Choose hearts in the panel above your hand.",
            replies=(
                Reply("declare S", "That brings 40. Hearts bring 100: begin with them."),
                Reply("ask-*", "You hold two marriages yourself. There is nothing to ask for."),
                Reply("play *", _DECLARE_FIRST),
            ),
            marriages=True,
        ),
        Others(("0 play 9H", "1 play AH", "2 play 6H", "3 play 8H")),
        Say("Your ♥9 was led for you, and it drew the ♥A. The opponent on your left leads now.", (Spot.LAST_TRICK,)),
        Others(("1 play 9S", "2 play JS", "3 play 7S")),
        Do(
            "Your opponent leads spades, and you are the last to play. Which spade takes the trick and "
            "keeps your marriage?",
            accept="play AS",
            hint="The ♠A.",
            replies=(
                Reply(
                    "play [KQ]S",
                    "That takes the trick, but the marriage of spades is broken and its 40 points are gone. "
                    "Play the ♠A.",
                ),
            ),
        ),
        Do(
            "You took that trick, but you had not led it: no declaring. Lead a card now that only a trump could beat.",
            accept="play AD",
            hint="The ♦A.",
            replies=(
                Reply(
                    "play [KQ]S",
                    "The ♠10 was still out. It took the trick, and your marriage of spades is broken. Take it back.",
                    ("1 play TS", "2 play 6S", "3 play 8S"),
                ),
                Reply(
                    "play [KQ]H",
                    "The ♥10 was still out and took it. You have no lead, and nothing to declare. Take it back.",
                    ("1 play 7H", "2 play JH", "3 play TH"),
                ),
                Reply("play 7C", "The ♣7 wins nothing: the ♣10 is still out."),
            ),
        ),
        Others(("1 play 8D", "2 play 9D", "3 play 6D")),
        Do(
            "Led by you and taken by you. What now?",
            accept="declare S",
            hint="Declare spades: 40 points.",
            replies=(
                Reply("ask-*", "You hold a marriage yourself: no need to ask."),
                Reply("play *", _DECLARE_FIRST),
            ),
            marriages=True,
        ),
    ),
)

OWN_LEAD: Final = Lesson(
    id="own-lead",
    title="Led it and took it",
    summary="When a marriage may be declared in Huutopussi.",
    preset=games.HUUTOPUSSI,
    scenes=(_OWN_LEAD,),
    closing="Win the lead, take one more trick with it, and then declare. Here a lead is worth as much as an ace.",
    questions=(
        question(
            "An opponent leads ♠9, and your ♠A takes it. May you declare in this game?",
            right("no, I did not lead it", "Right: win a trick that you lead."),
            wrong("yes", "No: you must have led it, too."),
        ),
        question(
            "You lead, and your partner takes the trick. Who may declare after it?",
            right("nobody may", "Right: your partner took it and did not lead it."),
            wrong("my partner", "No: your partner did not lead it."),
        ),
        question(
            "You are a defender without the lead. How many tricks do you need to declare?",
            right("two in a row", "Right: one for the lead, one of your own."),
            wrong("one", "No: the first one only gives you the lead."),
        ),
    ),
)

_CHANGE: Final = Scene(
    hands=(
        "AS 8S AC KC QC 9C AH KH QH",
        "TS KS 9S JC KD QD TH 9H 6C",
        "QS JS 7S 6S 8C JD 8H 7H 6H",
        "TC 7C JH AD TD 9D 8D 7D 6D",
    ),
    dealer=3,
    steps=(
        Skip(
            (
                "3 bid 50",
                "0 bid 160",
                "1 pass",
                "2 pass",
                "3 pass",
                "2 give QS JS JD",
                "0 contract 220",
                "0 return QS JS JD",
                "0 play AC",
                "1 play 6C",
                "2 play 8C",
                "3 play 7C",
                "0 declare C",
                "0 play AH",
                "1 play 9H",
                "2 play 6H",
                "3 play JH",
            )
        ),
        Say(
            "You have declared clubs: 60 points, and clubs are trumps. You have just led and taken a "
            "trick with the ♥A. In Huutopussi every later marriage makes its own suit trump.",
            (Spot.TRUMP,),
        ),
        Do(
            "You hold the ♥K and the ♥Q. What do you do before you lead?",
            accept="declare H",
            hint="Declare hearts: 100 points, and other trumps.",
            replies=(
                Reply(
                    "play AS",
                    "The opponent on your right had no spade and trumped with the ♣10. With hearts as trumps "
                    "that ♣10 could not take your ace. Take it back.",
                    ("1 play 9S", "2 play 6S", "3 play TC"),
                ),
                Reply(
                    "play *", "Once you lead, the chance to declare after this trick is gone, and 100 points with it."
                ),
                Reply("ask-*", "You hold a marriage yourself: no need to ask."),
            ),
            marriages=True,
        ),
        Do(
            "100 more. Hearts are trumps, and clubs are a plain suit again. Now lead the ♠A.",
            accept="play AS",
            hint="Lead the ♠A.",
            replies=(
                Reply("play [KQ]C", "Clubs do not rule any more, and the ♣10 is still out: it would beat that card."),
                Reply("play [KQ]H", "The ♥10 is still out and would beat it. First the ace."),
            ),
            otherwise="That would give the lead away. Lead the ♠A.",
            point_at=(Spot.TRUMP,),
        ),
        Others(("1 play 9S", "2 play 6S", "3 play 6D")),
        Say(
            "The opponent on your right had no spade again. But the ♣10 is no trump any more: your ace won.",
            (Spot.LAST_TRICK,),
        ),
        Others(("0 play 8S", "1 play TS", "2 play 7S", "3 play 7D", "1 play KD", "2 play JD", "3 play AD")),
        Do(
            "Your ♠8 lost the lead to the ♠10. Diamonds were led, and you have none. Which cards may you play?",
            accept="play [KQ]H",
            hint="You must trump, and hearts are trumps now: the ♥K or the ♥Q.",
            replies=(Reply("play *C", "Clubs were trumps before. Now they are not."),),
            unlit=True,
        ),
        Say("Your trump took the ♦A. The marriages have brought 60 + 100 = 160.", (Spot.LAST_TRICK,)),
    ),
)

TRUMPS_CHANGE: Final = Lesson(
    id="trumps-change",
    title="Trumps that change",
    summary="Every marriage makes new trumps.",
    preset=games.HUUTOPUSSI,
    scenes=(_CHANGE,),
    closing="In Marjapussi the first marriage rules the hand. In Huutopussi the latest one does.",
    questions=(
        question(
            "Clubs are trumps. You declare hearts in Huutopussi. What is a club now?",
            right("a plain suit", "Right: only the latest marriage is trump."),
            wrong("a second trump suit", "No: there is one trump suit at a time."),
        ),
        question(
            "What does a second marriage bring in Huutopussi, in diamonds?",
            right("80 and new trumps", "Right."),
            wrong("1 point, old trumps", "No: that is Marjapussi."),
        ),
        question(
            "Clubs were trumps, now hearts are. May clubs be declared again in this hand?",
            right("no", "Right: each suit only once."),
            wrong("yes, for 60", "No: each suit only once in a hand."),
        ),
    ),
)
