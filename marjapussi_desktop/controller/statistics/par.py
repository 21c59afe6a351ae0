"""Par of a deal: what a side scores with these cards when casual computer players sit in all seats.

As in duplicate bridge, a score is compared with a datum (Butler scoring). Par is a difference between sides; since the
seats are alike, its mean over all deals is 0. So par measures the luck of the cards, and what lies above par the play.

A deal is played several times, as a datum comes from several tables. They must be able to end otherwise, else they tell
nothing of how sure par is: characters differ in what they bid, not in their cards, and five of them played each deal of
Marjapussi alike. So at each table others sit and casual players bid and exchange; the cards are played by rollouts,
whose policy draws its moves.
"""

from __future__ import annotations

import random
from statistics import fmean, stdev
from typing import Final

from marjapussi_desktop.bots.players.casual import CasualBot
from marjapussi_desktop.bots.players.characters import CHARACTERS
from marjapussi_desktop.bots.search.from_first_lead import played_from_first_lead, until_first_lead
from marjapussi_desktop.bots.value.payoffs import Stakes, Terms
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import Deal, MatchState, Phase
from marjapussi_desktop.engine.values import frozen

PLAYINGS: Final = 12
"""Tables at which a deal is played; about 3 ms each, less where nothing is exchanged."""
FIRST_SEED: Final = 0
_PLAYERS: Final = tuple(CasualBot(style=character.style) for character in CHARACTERS.values())


@frozen
class Par:
    """A side's score minus the mean of the others': the mean and the standard deviation over the playings."""

    mean: float
    spread: float


def par_of(before: MatchState, deal: Deal, side: int) -> Par:
    """Par of a deal for a side; ``before``: the match before this deal."""
    start = game.deal(before, deal).match
    found = [_difference(_scores(start, seed), side) for seed in range(FIRST_SEED, FIRST_SEED + PLAYINGS)]
    return Par(fmean(found), stdev(found))


def _scores(match: MatchState, seed: int) -> tuple[int, ...]:
    """The scores by side at a table; none where the hand is thrown in."""
    dice, hand = random.Random(seed), match.hand
    assert hand is not None
    bots = [dice.choice(_PLAYERS) for _seat in range(players_in(match.rules.layout))]
    hand = until_first_lead(hand, lambda seen: bots[seen.seat].decide(seen).action)
    if hand.phase is Phase.OVER:
        return ()
    terms = Terms(match.rules, hand.declarer, hand.final_bid, hand.contract, (), match.totals, 0)
    stakes = Stakes(terms)
    return stakes.scores(played_from_first_lead(hand, stakes, seed, 1)[0])


def _difference(scores: tuple[int, ...], side: int) -> float:
    others = [score for other, score in enumerate(scores) if other != side]
    return scores[side] - fmean(others) if scores else 0.0
