"""The opponent model of the contract: the declarer sets it a little below the estimated worth of the cards that he
keeps.

The estimate (`heuristics.estimate`) predicts a contract that was raised after the exchange to within some twenty
points, while the worth of hands varies by more than twice as much. A contract that stayed at the final bid tells that
the hand is worth no more.
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

DATA: Final = "contracts.json"
"""By opening: how far a raised contract lies below the estimate on average, and the standard
deviation of that difference (``training.fit_contract``)."""
EPSILON: Final = 0.02
"""The share of contracts set for reasons outside the model, so that no hand is ruled out."""


class ContractModel:
    """Judges the declarer's hand by the contract; a raised one is normally distributed around the estimate."""

    def __init__(self, seen: Observation, history: PublicHistory) -> None:
        assert seen.declarer is not None
        assert seen.contract is not None
        assert seen.final_bid is not None
        assert seen.rules.auction is not None
        self.declarer = seen.declarer
        self._worth = worth_of(seen.rules)
        self._weights = AFTER_EXCHANGE[seen.rules.layout]
        self._is_raised = seen.contract > seen.final_bid
        numbers = load_trained(DATA)["games"][seen.rules.auction.opening.value]
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
    """The model of another seat's contract; None without such a contract, and in games without fitted numbers."""
    is_known = seen.contract is not None and seen.declarer != seen.seat
    return ContractModel(seen, history) if is_known and seen.rules.layout is Layout.PARTNERSHIP else None
