"""Kontra, and Re against it."""

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

_KONTRA: Final = Scene(
    hands=(
        "KS 9S QC 8C KD 7D QH 8H 6H",
        "8S JC 9C 7C JD 9D KH TH JH",
        "QS JS 7S KC QD 8D 6D 9H 7H",
        "AS TS 6S AC TC 6C AD TD AH",
    ),
    dealer=3,
    steps=(
        Skip(
            (
                "0 pass",
                "1 pass",
                "2 pass",
                "3 bid 120",
                "1 give JC JD TH KH",
                "3 contract 160",
                "3 return 6S JC 6C JD",
                "3 play AS",
            )
        ),
        Say(
            "This is Huutopussi as it is played in Erlangen. The ace counts 11, the ten 10, then 4, 3"
            " and 2. With the last trick's 20 that is 140 in all, without marriages."
        ),
        Say(
            "On your right sits the declarer, with a contract of 160. So a marriage is needed. Look "
            "at your hand: which one can they still have?",
            (Spot.HAND, Spot.SCORE),
        ),
        Do(
            "You hold the ♠K, the ♣Q, the ♦K and the ♥Q. None! They cannot come past 140. Say Kontra,"
            " and the contract counts double.",
            accept="kontra",
            hint="The button stands beside your hand. Or press K, and K once more.",
            replies=(
                Reply(
                    "play ?S",
                    "Too late! The first Kontra needs nine cards in your hand. Before you play is the only moment.",
                ),
            ),
            calls=True,
        ),
        Say(
            "If they fail, they lose 320 instead of 160. If they made it, they would get 320. What "
            "your own side scores stays the same.",
            (Spot.SCORE,),
        ),
    ),
)

_RE: Final = Scene(
    hands=(
        "AS 6S 9C 7C AD 8D AH TH KH",
        "KS JS 7S TC KC 6C TD KD 9H",
        "TS 9S AC 8C QD 6D QH JH 7H",
        "QS 8S QC JC JD 9D 7D 8H 6H",
    ),
    dealer=3,
    number=2,
    steps=(
        Skip(
            (
                "0 bid 120",
                "1 pass",
                "2 pass",
                "3 pass",
                "2 give TS AC QH JH",
                "0 contract 160",
                "0 return 6S 9C 7C 8D",
                "1 kontra",
            )
        ),
        Say(
            "Now the other way round. You are the declarer with 160, and the opponent on your left has said Kontra.",
            (Spot.HAND,),
        ),
        Do(
            "Count. Hearts bring 100, and you hold all five of the best. With the other three aces "
            "you have 163 for certain. The answer to Kontra is Re, and it doubles again.",
            accept="re",
            hint="Say Re: the button beside your hand, or K and K once more.",
            replies=(
                Reply(
                    "play A?",
                    "That takes the trick. But say Re first: it needs eight cards, so there is not much time.",
                ),
            ),
            calls=True,
        ),
        Do(
            "Now 160 counts four times: 640. Take it home: your first lead must be an ace.",
            accept="play A?",
            hint="Any ace will do: there are no trumps yet.",
        ),
        Others(
            (
                "1 play [6789]? / play [JQK]? / play *",
                "2 play [6789]? / play [JQK]? / play *",
                "3 play [6789]? / play [JQK]? / play *",
            )
        ),
        Do(
            "The trick is yours, and in this game any trick that you take lets you declare. Do it.",
            accept="declare H",
            hint="Declare hearts: 100 points.",
            replies=(
                Reply("ask-*", "You need no help: the ♥K and the ♥Q are yours."),
                Reply("play *", "Your count needs the 100 for hearts. Declare them now."),
            ),
            marriages=True,
        ),
        Say(
            "The others have four small hearts at most, and your best hearts draw them. After that no card can "
            "hurt your aces.",
            (Spot.TRUMP,),
        ),
    ),
)
KONTRA: Final = Lesson(
    id="kontra",
    title="Kontra doubles",
    summary="When you can count that it fails, or that it is made.",
    preset=games.HUUTOPUSSI_ERLANGEN,
    scenes=(_KONTRA, _RE),
    closing=(
        "Each further call needs one card fewer: nine, eight, seven. Kontra is for what you can "
        "count, not for what you hope. Many Huutopussi tables play without it."
    ),
    questions=(
        question(
            "Who may say the first Kontra?",
            right("a defender", "Right: while holding nine cards."),
            wrong("the declarer", "No: the declarer's side answers with Re."),
        ),
        question(
            "A contract of 150, Kontra and Re, and it is made. What does the declarer's side score?",
            right("600", "Right: four times 150."),
            wrong("300", "No: Kontra doubles, and Re doubles again."),
        ),
        question(
            "You have played your first card. May you still say the first Kontra?",
            right("no, too late", "Right: it needs nine cards in your hand."),
            wrong("yes, at any time", "No: it needs nine cards in your hand."),
        ),
    ),
)
