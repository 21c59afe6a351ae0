"""What the contract tells of the declarer's hand: he promises what the cards that he keeps are worth, and little less.

The worth of nine cards, guessed by counting, foretells a contract that was raised after the exchange to within some
twenty points, where hands differ by more than twice as much. Where the final bid was kept, the hand is worth no more.
"""

from __future__ import annotations

from math import erf, exp, sqrt
from typing import Final

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.heuristics.estimate import AFTER_EXCHANGE, estimate
from marjapussi_desktop.bots.heuristics.worth import worth_of
from marjapussi_desktop.bots.knowledge.card_sets import Mask, played_by_seats
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.seats import Layout

DATA: Final = "words.json"
"""How much less than the guess is promised on average when a contract is raised, and the standard deviation of that, by
the opening (``training.words``)."""
LEAST: Final = 0.02
"""No world is less likely than this beside others: somebody may promise for reasons of his own."""


class Promise:
    """The declarer's promise as another seat sees it."""

    def __init__(self, seen: Observation) -> None:
        assert seen.declarer is not None
        assert seen.contract is not None
        assert seen.final_bid is not None
        assert seen.rules.auction is not None
        self.declarer = seen.declarer
        self._worth = worth_of(seen.rules)
        self._weights = AFTER_EXCHANGE[seen.rules.layout]
        self._is_raised = seen.contract > seen.final_bid
        numbers = load_trained(DATA)["promises"][seen.rules.auction.opening.value]
        self._guess = seen.contract + numbers["held_back"]
        self._deviation = numbers["deviation"]
        self._played = played_by_seats(seen)[seen.declarer]

    def likelihood(self, left: Mask) -> float:
        """How well the promise fits a declarer who still holds the cards ``left``: from `LEAST` to 1."""
        off = (estimate(left | self._played, self._worth, self._weights) - self._guess) / self._deviation
        fits = exp(-off * off / 2) if self._is_raised else (1.0 - erf(off / sqrt(2.0))) / 2
        return LEAST + (1.0 - LEAST) * fits


def promise_to(seen: Observation) -> Promise | None:
    """What another seat has promised; None where nobody has, and where promises have not been measured."""
    is_known = seen.contract is not None and seen.declarer != seen.seat
    return Promise(seen) if is_known and seen.rules.layout is Layout.PARTNERSHIP else None
