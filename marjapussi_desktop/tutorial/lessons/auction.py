"""Bidding in Huutopussi."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.tutorial import games
from marjapussi_desktop.tutorial.lesson import QT_TRANSLATE_NOOP, Do, Lesson, Others, Reply, Say, Scene, Spot

HANDS: Final = (
    "JS AC 7C 8D AH TH KH QH 9H",
    "TS QS 7S KC 9C AD JD 6D JH",
    "AS 9S 6S TC 8C KD QD 9D 7H",
    "KS 8S QC JC 6C TD 7D 8H 6H",
)
"""The deal of this lesson and of the second scene of the next one."""

_SCENE: Final = Scene(
    hands=HANDS,
    dealer=3,
    steps=(
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Huutopussi has the same tricks and marriages, but it counts in bigger numbers: aces and tens 10, "
                "kings, queens and jacks 5, the last trick 20. That makes 160. Marriages come on top: ♠ 40, ♣ 60, "
                "♦ 80, ♥ 100.",
            ),
        ),
        Say(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Each hand begins with an auction: who promises the most points for the own side? The dealer "
                "opens with at least 50, and bids rise in fives. Whoever passes is out. The highest bidder "
                "becomes the declarer.",
            ),
        ),
        Others(("3 bid 50",)),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Look at your hand: a marriage in hearts with the ace and the ten, and one more ace. Among "
                "partners a first bid that jumps above 80 promises an ace. Make one, from 85 to 120.",
            ),
            accept="bid 85 / bid 9? / bid 1[01]? / bid 120",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "100 is a good bid.",
            ),
            replies=(
                Reply(
                    "pass",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "With such a hand? Whoever has passed stays out of this auction.",
                    ),
                ),
                Reply(
                    "bid [5-8]?",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Allowed, but your partner would not learn that you have an ace. Jump above 80.",
                    ),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons",
                "Bold! But there is no hurry: the declarer may still raise after seeing the partner's cards. Stay "
                "at 120 or below.",
            ),
        ),
        Others(("1 pass", "2 bid 125", "3 pass")),
        Do(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Your opponents are out, and your partner has raised: help is there. Yet your hearts make you the "
                "better declarer. A bid of 160 says: let me play this hand.",
            ),
            accept="bid 160 / bid 1[345]?",
            hint=QT_TRANSLATE_NOOP(
                "Lessons",
                "Bid 160.",
            ),
            replies=(
                Reply(
                    "pass",
                    QT_TRANSLATE_NOOP(
                        "Lessons",
                        "Then your partner would play the hand at 125, though the best hearts are yours. Bid once "
                        "more.",
                    ),
                ),
            ),
            otherwise=QT_TRANSLATE_NOOP(
                "Lessons",
                "You need not go so high: only your partner is left, and you may raise later. 160 is plenty.",
            ),
            point_at=(Spot.PARTNER,),
        ),
        Others(("2 pass",)),
    ),
)

AUCTION: Final = Lesson(
    id="auction",
    title=QT_TRANSLATE_NOOP(
        "Lessons",
        "Huutopussi: the auction",
    ),
    summary=QT_TRANSLATE_NOOP(
        "Lessons",
        "Bid for the right to lead the hand.",
    ),
    preset=games.HUUTOPUSSI,
    scenes=(_SCENE,),
    closing=QT_TRANSLATE_NOOP(
        "Lessons",
        "The auction is yours, and you are the declarer. Your side must now take at least what you have bid. In "
        "the next lesson cards change hands, and you play this very deal.",
    ),
)
