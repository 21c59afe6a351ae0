"""How likely imagined worlds are: by bids, what was played, what was promised and what is held after the exchange.

Each seat's cards tell of that seat alone: a world is as likely as its hands are, taken together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import exp, log

from marjapussi_desktop.bots.inference.asks import silences_of, strength_of
from marjapussi_desktop.bots.inference.auction import bids_told
from marjapussi_desktop.bots.inference.contract import promise_to
from marjapussi_desktop.bots.inference.exchange import holdings_of
from marjapussi_desktop.bots.inference.plays import told_by_cards
from marjapussi_desktop.bots.knowledge.card_sets import Mask
from marjapussi_desktop.engine.observation import Observation

ByHand = Callable[[Mask], float]
"""How likely, as a logarithm, a seat's hand is if it still holds these cards."""


class Evidence:
    """What one seat has been told beyond hard facts.

    ``hands``: what the seats may hold as far as the facts go; ``with_plays``, ``with_holdings``, ``with_bids``: what
    was played, the exchange, and the auction count too.
    """

    def __init__(
        self,
        seen: Observation,
        hands: Sequence[Mask],
        with_plays: bool = True,
        with_holdings: bool = True,
        with_bids: bool = True,
    ) -> None:
        self._told: list[list[ByHand]] = [[] for _hand in hands]
        self._known: list[dict[Mask, float]] = [{} for _hand in hands]
        if with_plays:
            self._watch(seen, hands)
        self._hear(seen)
        if with_holdings:
            self._look(seen)
        if with_bids:
            self._remember(seen)

    def _watch(self, seen: Observation, hands: Sequence[Mask]) -> None:
        """Plays are believed by the whole of what the fit tells: on hands of every level the truth then stands out at
        least as well as if they were believed by less.
        """
        by_cards = told_by_cards(seen, hands)
        for seat, told in enumerate(self._told):
            if by_cards is not None and seat != seen.seat:
                told.append(partial(by_cards, seat))

    def _hear(self, seen: Observation) -> None:
        for seat, pair in silences_of(seen):
            self._told[seat].append(partial(_silent, pair, -strength_of(seen.rules)))
        promise = promise_to(seen)
        if promise is not None:
            self._told[promise.declarer].append(lambda left: log(promise.likelihood(left)))

    def _look(self, seen: Observation) -> None:
        holdings = holdings_of(seen)
        if holdings is not None:
            for seat in holdings.seats:
                self._told[seat].append(partial(holdings.likelihood, seat))

    def _remember(self, seen: Observation) -> None:
        bids = bids_told(seen)
        if bids is not None:
            for seat in bids.seats:
                self._told[seat].append(partial(bids.likelihood, seat))

    def likelihood(self, hands: Sequence[Mask]) -> float:
        """The logarithm of how likely a world is beside others; ``hands``: what each seat still holds."""
        return sum(map(self.of_seat, range(len(hands)), hands))

    def of_seat(self, seat: int, held: Mask) -> float:
        """What one seat's hand adds to it."""
        known = self._known[seat]
        found = known.get(held)
        if found is None:
            found = known[held] = sum(told(held) for told in self._told[seat])
        return found


def _silent(pair: Mask, cost: float, held: Mask) -> float:
    return cost if held & pair else 0.0


def weights(evidence: Evidence, worlds: Sequence[Sequence[Mask]]) -> list[float]:
    """How likely each world is (by the hands of all seats) beside the others; they sum to the number of worlds."""
    logs = [evidence.likelihood(hands) for hands in worlds]
    best = max(logs)
    found = [exp(one - best) for one in logs]
    scale = len(found) / sum(found)
    return [weight * scale for weight in found]
