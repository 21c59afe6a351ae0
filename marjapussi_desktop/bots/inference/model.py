"""The protocol of opponent models: the log-likelihood of what a seat has done, given its cards."""

from __future__ import annotations

from typing import Protocol

from marjapussi_desktop.bots.knowledge.card_sets import Mask


class OpponentModel(Protocol):
    """Judges the cards of seats by one kind of action: all in play, contract or auction.

    ``seats``: those whose cards it judges.
    """

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that it judges, in order; never the seat that observes."""

    def log_likelihood(self, seat: int, held: Mask) -> float:
        """The natural logarithm of how likely one of ``seats`` acted as it did, if it now holds ``held``; up to a
        constant that is the same for all cards.
        """
