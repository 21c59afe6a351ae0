"""How likely imagined worlds are: by what was played, what was promised and what is held after the exchange."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from marjapussi_desktop.bots.clues import told_by_plays
from marjapussi_desktop.bots.holdings import holdings_of
from marjapussi_desktop.bots.masks import Mask
from marjapussi_desktop.bots.promises import promise_to
from marjapussi_desktop.engine.observation import Observation


class Evidence:
    """What one seat has been told beyond hard facts. ``with_holdings``: the exchange counts, too."""

    def __init__(self, seen: Observation, with_holdings: bool = True) -> None:
        self._broken = told_by_plays(seen)
        self._promise = promise_to(seen)
        self._promised: dict[Mask, float] = {}
        self._holdings = holdings_of(seen) if with_holdings else None

    @property
    def is_strong(self) -> bool:
        """Whether few of the worlds that fit the facts are far likelier than the others."""
        return self._holdings is not None

    def likelihood(self, hands: Sequence[Mask]) -> float:
        """The logarithm of how likely a world is beside others; ``hands``: what each seat still holds."""
        total = 0.0 if self._holdings is None else self._holdings.likelihood(hands)
        for seat, cards, strength in self._broken:
            if hands[seat] & cards:
                total -= strength
        return total if self._promise is None else total + self._promise_by(hands[self._promise.declarer])

    def _promise_by(self, left: Mask) -> float:
        assert self._promise is not None
        found = self._promised.get(left)
        if found is None:
            found = self._promised[left] = log(self._promise.likelihood(left))
        return found


def weights(evidence: Evidence, worlds: Sequence[Sequence[Mask]]) -> list[float]:
    """How likely each world is (by the hands of all seats) beside the others; they sum to the number of worlds."""
    logs = [evidence.likelihood(hands) for hands in worlds]
    best = max(logs)
    found = [exp(one - best) for one in logs]
    scale = len(found) / sum(found)
    return [weight * scale for weight in found]
