"""What dealt cards are worth: what casual computer players in all the seats make of the same deal.

As in duplicate games, a score is compared with what others made of the same cards (the datum of Butler scoring). The
difference from the others has a mean of 0 over all deals, since the seats are alike; so what lies above par was played,
and par itself is luck.
"""

from __future__ import annotations

from statistics import fmean, stdev
from typing import Final

from marjapussi_desktop.controller.seating import seat_bot
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import Deal, HandState, MatchState
from marjapussi_desktop.engine.values import frozen

PLAYINGS: Final = ("casual+aino", "casual+eino", "casual+helmi", "casual+martta", "casual+tauno")
"""Who plays the deal, each time in all the seats: steady, careful, bold, asking gladly and seldom. 8 ms each."""


@frozen
class Par:
    """By how much a side scores more than the others' mean: on average, and the standard deviation between playings."""

    mean: float
    spread: float


def par_of(before: MatchState, deal: Deal, side: int) -> Par:
    """Par of a deal for a side, in a match that stands as ``before``."""
    found = [_difference(_played(before, deal, player), side) for player in PLAYINGS]
    return Par(fmean(found), stdev(found))


def _played(match: MatchState, deal: Deal, player: str) -> HandState:
    """The hand as computer players play it. They say neither Kontra nor Re."""
    bots = [seat_bot(player, seed=0) for _seat in range(players_in(match.rules.layout))]
    match = game.deal(match, deal).match
    while (seat := game.seat_to_act(match)) is not None:
        assert match.hand is not None
        step = game.act(match, seat, bots[seat].decide(observe(match.hand, seat)).action)
        assert isinstance(step, game.Step), "bots do what is allowed"
        match = step.match
    assert match.hand is not None
    return match.hand


def _difference(hand: HandState, side: int) -> float:
    assert hand.result is not None
    scores = hand.result.scores
    others = [score for other, score in enumerate(scores) if other != side]
    return scores[side] - fmean(others) if scores else 0.0
