"""How hard a puzzle is, and which move tempts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.bots.native.encoding import card_worths
from marjapussi_desktop.bots.players.casual import CasualBot
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine.actions import Action, Declare, Play
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.declarations import declaration_points
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.tricks import beats, winning_card
from marjapussi_desktop.training.puzzles.proving import Proved

EASIEST: Final = 1
SEARCHING: Final = ("skilled-points", "expert-points")
"""Players that search, and think of the points of the hand only, as a puzzle does."""
MANY: Final = 30
VERY_MANY: Final = 300
"""Deals that are possible."""
LONG: Final = 5
"""Tricks that are left."""
CUTS: Final = (2, 3, 4)
"""What a level from 2 on has at most; more is level 5."""


def first_thought(seen: Observation, declares: bool = True) -> Action:
    """What one does who looks no further: declare the dearest marriage (if one ``declares``), lead the highest card,
    win a trick with the highest card, throw the cheapest to a trick that is lost.
    """
    choices = seen.choices
    assert isinstance(choices, PlayChoices)
    if declares and choices.marriages.declare:
        return Declare(max(choices.marriages.declare, key=lambda suit: declaration_points(seen.rules, suit, True)))
    worths = card_worths(seen.rules)

    def is_winning(card: Card) -> bool:
        return not seen.trick or beats(card, winning_card(seen.trick, seen.trump), seen.trump)

    winners = [card for card in choices.cards if is_winning(card)]
    if winners:
        return Play(max(winners, key=lambda card: (card.strength, card.suit is seen.trump)))
    return Play(min(choices.cards, key=lambda card: (worths[card.index], card.strength)))


def tempting_move(proved: Proved) -> Action | None:
    """The wrong move that a casual player makes; if he finds the solution, that of the first thought or of the highest
    card, if they are wrong; else None. Where only cards are right, a marriage that may be declared or asked for tempts
    more than any card.
    """
    found = CasualBot().decide(proved.seen).action
    thoughts = (found, first_thought(proved.seen), first_thought(proved.seen, declares=False))
    wrong = [action for action in thoughts if action in proved.values and action not in proved.solution]
    attempts = [action for action in (*wrong, *_least_wrong_first(proved)) if not isinstance(action, Play)]
    if attempts and all(isinstance(action, Play) for action in proved.solution):
        return attempts[0]
    return next(iter(wrong), None)


def _least_wrong_first(proved: Proved) -> list[Action]:
    """The moves that are wrong, the one that costs least first."""
    return sorted((one for one in proved.values if one not in proved.solution), key=proved.mean, reverse=True)


def level_of(proved: Proved) -> int:
    """From 1 to 5: 1 if a casual player finds it; else by how many deals are possible, how many tricks are left,
    whether the first thought is wrong, too, and whether the searching players find it.
    """
    if CasualBot().decide(proved.seen).action in proved.solution:
        return EASIEST
    return _level_by(proved, [make_bot(name, 0).decide(proved.seen).action in proved.solution for name in SEARCHING])


def _level_by(proved: Proved, found: Sequence[bool]) -> int:
    worlds, tricks = len(proved.worlds), max(proved.seen.hand_counts)
    hard = (worlds > MANY) + (worlds > VERY_MANY) + (tricks >= LONG)
    hard += first_thought(proved.seen) not in proved.solution
    hard += 2 * (not found[0]) + (not found[1])
    return next((level for level, cut in enumerate(CUTS, start=2) if hard <= cut), len(CUTS) + 2)
