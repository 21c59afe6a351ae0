"""What all opponent models are: the logarithm of how likely a seat has acted as it did, given its cards."""

from __future__ import annotations

from typing import Protocol

from marjapussi_desktop.bots.knowledge.card_sets import Mask


class OpponentModel(Protocol):
    """How one kind of act (plays, asks, contract, exchange, auction) depends on the cards of the seat that acted.

    ``seats``: those whose cards it judges.
    """

    @property
    def seats(self) -> tuple[int, ...]:
        """In order; never the seat that looks."""

    def log_likelihood(self, seat: int, held: Mask) -> float:
        """The natural logarithm of how likely one of ``seats`` acted as it did if it now holds these cards, up to a
        constant that is the same for all cards.
        """
