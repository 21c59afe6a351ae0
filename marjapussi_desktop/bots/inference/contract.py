"""The model of the contract: the declarer promises what the cards that he keeps are worth, and little less.

The worth of nine cards, guessed by counting, foretells a contract that was raised after the exchange to within some
twenty points, where hands differ by more than twice as much. Where the final bid was kept, the hand is worth no more.
"""

from __future__ import annotations

from math import erf, exp, log, sqrt
from typing import Final

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.heuristics.estimate import AFTER_EXCHANGE, estimate
from marjapussi_desktop.bots.heuristics.worth import worth_of
from marjapussi_desktop.bots.knowledge.card_sets import Mask
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.seats import Layout

DATA: Final = "words.json"
"""How much less than the guess is promised on average when a contract is raised, and the standard deviation of that, by
the opening (``training.fit_words``)."""
EPSILON: Final = 0.02
"""How often a contract is set for reasons that nobody can foretell: no hand is ruled out by it."""


class ContractModel:
    """The declarer's contract as another seat sees it. A raised one is normally distributed around the guess."""

    def __init__(self, seen: Observation, history: PublicHistory) -> None:
        assert seen.declarer is not None
        assert seen.contract is not None
        assert seen.final_bid is not None
        assert seen.rules.auction is not None
        self.declarer = seen.declarer
        self._worth = worth_of(seen.rules)
        self._weights = AFTER_EXCHANGE[seen.rules.layout]
        self._is_raised = seen.contract > seen.final_bid
        numbers = load_trained(DATA)["promises"][seen.rules.auction.opening.value]
        self._mean = seen.contract + numbers["held_back"]
        self._deviation = numbers["deviation"]
        self._played = history.played[seen.declarer]

    @property
    def seats(self) -> tuple[int, ...]:
        """The declarer's."""
        return (self.declarer,)

    def log_likelihood(self, _seat: int, held: Mask) -> float:
        """From the logarithm of `EPSILON` to 0."""
        off = (estimate(held | self._played, self._worth, self._weights) - self._mean) / self._deviation
        fits = exp(-off * off / 2) if self._is_raised else (1.0 - erf(off / sqrt(2.0))) / 2
        return log(EPSILON + (1.0 - EPSILON) * fits)


def contract_model(seen: Observation, history: PublicHistory) -> ContractModel | None:
    """The model of another seat's contract; None where there is none, and where contracts have not been measured."""
    is_known = seen.contract is not None and seen.declarer != seen.seat
    return ContractModel(seen, history) if is_known and seen.rules.layout is Layout.PARTNERSHIP else None
