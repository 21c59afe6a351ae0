"""A whole guided hand of Marjapussi, played out to the score."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.tutorial import games
from marjapussi_desktop.tutorial.lesson import Do, Lesson, Others, Reply, Say, Scene, Spot

_SCENE: Final = Scene(
    hands=(
        "KS QS KC AD KD 6D QH JH 6H",
        "TS JS 7S JC 9C QD 9D 9H 7H",
        "AS 9S TC 7C TD JD AH KH 8H",
        "8S 6S AC QC 8C 6C 8D 7D TH",
    ),
    dealer=3,
    totals=(3, 4),
    number=3,
    steps=(
        Say(
            "A whole hand, from the first lead to the score. It is 3 to 4 in the match. You hold "
            "one ace, the king and queen of spades, and three lone halves: the ♥Q, the ♣K and the ♦K.",
            (
                Spot.HAND,
                Spot.SCORE,
            ),
        ),
        Do(
            "You lead first. In this game that must be an ace, if you have one.",
            accept="play AD",
            hint="Your only ace is the ♦A.",
        ),
        Others(("1 play 9D", "2 play JD", "3 play 7D")),
        Do(
            "13 card points, and the right to declare. What do you do?",
            accept="declare S",
            hint="You hold the ♠K and the ♠Q: make spades trumps.",
            replies=(
                Reply("ask-*", "Later perhaps: you hold the ♠K and the ♠Q yourself, which is sure."),
                Reply(
                    "play *",
                    "Then the hand has no trumps, and somebody else may make them. Your marriage is "
                    "worth 2 points now.",
                ),
            ),
            marriages=True,
        ),
        Do(
            "Spades are trumps: 2 points. Now lead. Keep your trumps and your halves, and give "
            "away a card that is worth nothing.",
            accept="play 6H",
            hint="Lead the ♥6.",
            replies=(
                Reply(
                    "play [KQ]S",
                    "The ♠A and the ♠10 are still out. Keep your two trumps for a trick that you could "
                    "not take otherwise.",
                ),
                Reply(
                    "play KC", "Somebody holds the ♣A or the ♣10. A lone king is in danger: do not lead it yourself."
                ),
                Reply(
                    "play KD",
                    "That is half a marriage. Perhaps your partner has the queen: keep it until you have asked.",
                ),
                Reply(
                    "play QH",
                    "That is half a marriage. Perhaps your partner has the king: keep her until you have asked.",
                ),
                Reply(
                    "play 6D", "That is worth nothing either. But keep the ♦6 beside the ♦K this time, and lead the ♥6."
                ),
                Reply("play JH", "The jack is worth 2 card points. The ♥6 is worth nothing."),
            ),
        ),
        Others(("1 play 7H", "2 play 8H", "3 play TH")),
        Say("The ♥10 took it: 10 card points for them. That is the price of giving the lead away.", (Spot.LAST_TRICK,)),
        Others(("3 play 6C",)),
        Do(
            "A club is led. Which card do you have to play?",
            accept="play KC",
            hint="The ♣K is your only club, and it beats the ♣6.",
            unlit=True,
        ),
        Others(("1 play 9C", "2 play TC")),
        Say(
            "Your partner had to beat your king with the ♣10. It is your side's trick all the same: 14 card points.",
            (Spot.LAST_TRICK,),
        ),
        Others(("2 ask-whole",)),
        Do(
            "Your partner asks for a whole. Your spades have been declared already, and a suit counts once.",
            accept="answer no",
            hint="You have no other king and queen of one suit: the true answer is no.",
        ),
        Others(("2 play 7C", "3 play 8C")),
        Do(
            "Clubs again, and you have none. Take the trick for your side.",
            accept="play [KQ]S",
            hint="You must trump: with the ♠K or the ♠Q.",
            unlit=True,
        ),
        Others(("1 play JC",)),
        Do(
            "A trick of your own, and a question. You hold the ♥Q and the ♦K. Ask for a half in one of them.",
            accept="ask-half H",
            hint="Ask for a half in hearts.",
            replies=(
                Reply(
                    "ask-half D",
                    "No: the ♦Q is not with your partner. The chance is gone for this trick, and everybody "
                    "knows that you have the ♦K or the ♦Q. Take it back and ask in hearts.",
                    ("2 answer no",),
                ),
                Reply(
                    "ask-whole",
                    "No: your partner has none. The chance is gone for this trick. You hold two halves: "
                    "ask for one of those.",
                    ("2 answer no",),
                ),
                Reply("play *", "Ask first! After this lead the chance is gone."),
            ),
            marriages=True,
        ),
        Others(("2 answer yes",)),
        Say("Your partner has the ♥K: a little one, 1 point. Spades stay trumps.", (Spot.SCORE,)),
        Do(
            "Lead again. Which card costs least if it is lost?",
            accept="play 6D",
            hint="The ♦6 is worth nothing.",
            replies=(
                Reply(
                    "play KD",
                    "Your partner's ♦10 took the king. That was luck: an opponent's ♦10 would have cost 4 card "
                    "points. Lead low.",
                    ("1 play QD", "2 play TD", "3 play 8D"),
                ),
                Reply("play [KQ]S", "That is your last trump. Keep it."),
                Reply(
                    "play QH",
                    "The opponent on your right had no heart left and trumped with the ♠6: 7 card points "
                    "lost. Take it back and lead low.",
                    ("1 play 9H", "2 play KH", "3 play 6S"),
                ),
                Reply(
                    "play JH",
                    "The opponent on your right had no heart left and trumped with the ♠6: 6 card points "
                    "lost. Take it back and lead low.",
                    ("1 play 9H", "2 play KH", "3 play 6S"),
                ),
            ),
        ),
        Others(("1 play QD", "2 play TD", "3 play 8D")),
        Say("Your partner's ♦10 took it: 13 card points for your side. Your partner leads.", (Spot.LAST_TRICK,)),
        Others(("2 play AS", "3 play 6S", "0 play KS / play QS", "1 play 7S")),
        Say("The ♠A drew your last trump and one from each opponent. Your partner leads on.", (Spot.LAST_TRICK,)),
        Others(("2 play 9S", "3 play 8S")),
        Do(
            "You have no spade left, so you may give any card. The ♠10 and the ♠J are still out, and an opponent "
            "plays last. What do you give?",
            accept="play JH",
            hint="An opponent will probably take this: give the least, the ♥J.",
            replies=(
                Reply("play KD", "An opponent may still take this trick: that is 4 card points. Give less."),
                Reply("play QH", "An opponent may still take this trick: that is 3 card points. Give less."),
            ),
        ),
        Others(("1 play JS",)),
        Say("The ♠J took it: 4 card points for them, with those of your jack.", (Spot.LAST_TRICK,)),
        Others(("1 play 9H", "2 play AH", "3 play QC")),
        Do(
            "Your partner's ♥A is taking this one. Play your heart.",
            accept="play QH",
            hint="The ♥Q is your only heart.",
            unlit=True,
        ),
        Say(
            "With your queen and the ♣Q that makes 17 card points. One trick is left, and your partner leads.",
            (Spot.LAST_TRICK,),
        ),
        Others(("2 play KH", "3 play AC", "0 play KD", "1 play TS")),
        Say(
            "The last trick went to the ♠10: 1 point for them. Your side has 77 card points, the "
            "larger half: 1 point for you.",
            (Spot.LAST_TRICK,),
        ),
        Say(
            "Your hand: 2 for the trumps, 1 for the little one, 1 for the card points. That "
            "makes 4, and 3 + 4 = 7. They have 4 + 1 = 5.",
            (Spot.SCORE,),
        ),
    ),
)

WHOLE_HAND: Final = Lesson(
    id="whole-hand",
    title="A whole hand of Marjapussi",
    summary="From the first lead to the score.",
    preset=games.MARJAPUSSI,
    scenes=(_SCENE,),
    closing=(
        "That was a whole hand, and you know enough for a match: the Rules tell the rest. Sit down at the table, or go "
        "on with Huutopussi, where marriages are worth even more."
    ),
    to_table=True,
)
