"""Par of a deal: what a side scores with these cards when casual computer players sit in all seats.

As in duplicate bridge, a score is compared with a datum (Butler scoring). Par is a difference between sides; since the
seats are alike, its mean over all deals is 0. So par measures the luck of the cards, and what lies above par the play.
"""

from __future__ import annotations

from statistics import fmean, stdev
from typing import Final

from marjapussi_desktop.controller.bot_processes.seating import played_out, seat_bot
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import Deal, HandState, MatchState
from marjapussi_desktop.engine.values import frozen

PLAYINGS: Final = ("casual+aino", "casual+eino", "casual+helmi", "casual+martta", "casual+tauno")
"""The styles that play the deal, each in all seats: steady, careful, bold, asking often and seldom. 8 ms each."""


@frozen
class Par:
    """A side's score minus the mean of the others': the mean and the standard deviation over the playings."""

    mean: float
    spread: float


def par_of(before: MatchState, deal: Deal, side: int) -> Par:
    """Par of a deal for a side; ``before``: the match before this deal."""
    found = [_difference(_played(before, deal, player), side) for player in PLAYINGS]
    return Par(fmean(found), stdev(found))


def _played(match: MatchState, deal: Deal, player: str) -> HandState:
    """Plays the deal with this player in every seat."""
    bots = [seat_bot(player, seed=0) for _seat in range(players_in(match.rules.layout))]
    return played_out(match, deal, bots)[1]


def _difference(hand: HandState, side: int) -> float:
    assert hand.result is not None
    scores = hand.result.scores
    others = [score for other, score in enumerate(scores) if other != side]
    return scores[side] - fmean(others) if scores else 0.0
