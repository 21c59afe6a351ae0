"""What cards are worth, and to whom to give them."""

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
    "AS 8S 7S TC KD JD 9D 7D 7H",
    "KS JS 6S 8C 7C TD QH 9H 8H",
    "QS 9S KC JC 6C QD 8D AH TH",
    "TS AC QC 9C AD 6D KH JH 6H",
)

_POINTS: Final = Scene(
    hands=_HANDS,
    dealer=3,
    steps=(
        Say(
            "Cards differ in worth. In Marjapussi an ace is 11 card points, a ten 10, a king 4, "
            "a queen 3 and a jack 2. The small cards are worth nothing. That makes 120 in all."
        ),
        Do(
            "You lead, and here an ace must be led first. Play it, and watch what falls under it.",
            accept="play AS",
            hint="Play the ♠A.",
        ),
        Others(("1 play 6S", "2 play 9S", "3 play TS")),
        Say(
            "The opponent on your right had only one spade, the ten, and had to play it. 11 and "
            "10 make 21 card points for your side. A ten that is alone in its suit is in danger.",
            (Spot.LAST_TRICK,),
        ),
        Do(
            "You have such a lonely ten yourself, the ♣10. Lead something else: your only heart.",
            accept="play 7H",
            hint="Play the ♥7.",
            replies=(
                Reply(
                    "play TC",
                    "The ♣A was waiting there, and an opponent had it: 25 card points lost. Take the ten "
                    "back; there is a better use for it.",
                    ("1 play 7C", "2 play KC", "3 play AC"),
                ),
                Reply(
                    "play KD",
                    "The ♦10 beat your king, and the ♦A beat that: 28 card points for the opponents. Take it back.",
                    ("1 play TD", "2 play QD", "3 play AD"),
                ),
            ),
            otherwise="That card may well lose the trick to your opponents. Try the ♥7: your partner may have the ace.",
        ),
        Others(("1 play 8H", "2 play AH", "3 play 6H")),
        Say("Your partner's ♥A took your ♥7. With its 11 your side has 32 card points.", (Spot.LAST_TRICK,)),
        Say(
            "At the end the side with more card points in its tricks earns one point towards the match. "
            "More than 60 of the 120 are enough for it; at 60 each nobody gets it. The last trick of a hand earns "
            "one point too, whatever lies in it."
        ),
        Say(
            "The box counts tricks and points, not card points. “Tricks”: your side has taken two. “Hand”: the points "
            "of this hand, still 0, because card points bring theirs only at its end. “Total”: the points of the "
            "match, which is played “to 12 points”.",
            (Spot.SCORE,),
        ),
    ),
)

POINTS: Final = Lesson(
    id="card-points",
    title="Card points and the last trick",
    summary="What a card is worth, and what for.",
    preset=games.MARJAPUSSI,
    scenes=(_POINTS,),
    closing="Ace 11, ten 10, king 4, queen 3, jack 2. One point for the larger half, and one for the last trick.",
    questions=(
        question(
            "What are an ace and a ten worth together?",
            right("21 card points", "Right: 11 and 10."),
            wrong("11 card points", "No: the ace is 11, the ten is 10."),
        ),
        question(
            "Your side has 61 card points. What does it earn for them?",
            right("one point", "Right: 61 is the larger half."),
            wrong("61 points", "No: the larger half earns one point."),
        ),
        question(
            "The last trick holds four small cards. What is it worth?",
            right("one point", "Right, whatever lies in it."),
            wrong("nothing", "No: the last trick always earns one point."),
        ),
    ),
)

_PARTNERS: Final = Scene(
    hands=_HANDS,
    dealer=3,
    steps=(
        Skip(("0 play AS", "1 play 6S", "2 play 9S", "3 play TS", "0 play 7H", "1 play 8H", "2 play AH", "3 play 6H")),
        Say(
            "Your partner has just taken a trick with the ♥A. What your partner takes counts for your side.",
            (
                Spot.PARTNER,
                Spot.LAST_TRICK,
            ),
        ),
        Others(("2 play TH", "3 play JH")),
        Do(
            "Now your partner leads the ♥10. The ace is gone, and there are no trumps: this "
            "trick is your partner's for sure. You have no hearts and may throw any card. Which "
            "one is best given away here?",
            accept="play TC",
            hint="Which card is worth much, and would hardly take a trick itself? The ♣10.",
            replies=(
                Reply("play KD", "Four card points are welcome, but another of your cards brings ten."),
                Reply("play JD", "Two card points are welcome, but another of your cards brings ten."),
            ),
            otherwise="That gives your side nothing. Look for a card that is worth much and is in danger.",
        ),
        Others(("1 play 9H",)),
        Say("Well rescued! The trick is worth 22 card points to your side, ten of them your own.", (Spot.LAST_TRICK,)),
        Others(("2 play 8D", "3 play AD")),
        Do(
            "Your partner leads on, a diamond. Now the opponent's ♦A is about to take the trick, and you cannot beat "
            "it. Follow suit, and give as little as you can.",
            accept="play [97]D",
            hint="The ♦7 and the ♦9 are worth nothing.",
            replies=(
                Reply("play KD", "Allowed, but that would give your opponents 4 card points."),
                Reply("play JD", "Allowed, but that would give your opponents 2 card points."),
            ),
        ),
        Others(("1 play TD",)),
        Say(
            "A ten went to a sure trick on their side as well. So far your side has 54 card points, and theirs has 21.",
            (Spot.LAST_TRICK,),
        ),
    ),
)

PARTNERS: Final = Lesson(
    id="partners",
    title="Partners",
    summary="Many points to your partner's tricks, few to the opponents'.",
    preset=games.MARJAPUSSI,
    scenes=(_PARTNERS,),
    closing="Tens go to your partner's sure tricks, small cards to your opponents'. That alone decides many a hand.",
    questions=(
        question(
            "Your partner's trick is sure. You may throw any card. What do you give?",
            right("a ten in danger", "Right: ten card points for your side."),
            wrong("a worthless six", "No: what your partner takes counts for you too."),
        ),
        question(
            "An opponent's ace takes the trick. You hold ♦K and ♦7.",
            right("I play the ♦7", "Right: give as little as you can."),
            wrong("I play the ♦K", "No: that gives them 4 card points."),
        ),
        question(
            "Whose tricks count for your side?",
            right("mine and my partner's", "Right."),
            wrong("mine alone", "No: partners count together."),
        ),
    ),
)
