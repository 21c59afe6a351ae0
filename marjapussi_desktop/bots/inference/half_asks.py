"""The opponent model of an ask for a half, where the rules allow it as a bluff: who asks, and gets a no, seldom bluffs.

The network knows no bluffs, and what it says of one ask is lost in its doubt about all that the seat did. Of 147 times
that others could wonder, people who were told no held the other half 140 times; what else is known said 123.
"""

from __future__ import annotations

from math import log
from typing import Final

from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS, Mask, mask_of
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.engine.actions import AskHalf
from marjapussi_desktop.engine.observation import Observation

BLUFF: Final = 0.3
"""How likely the ask is from a hand without that half, where it is 1 from one with it: what the ask tells beyond the
models of all that is done in play."""


class HalfAskModel:
    """Judges the hands of other seats by what they have asked for in vain, or are just asking for."""

    def __init__(self, seen: Observation, history: PublicHistory) -> None:
        self._asks: dict[int, list[tuple[Mask, Mask]]] = {}
        for attempt in history.attempts:
            if (
                not isinstance(attempt.action, AskHalf)
                or attempt.seat == seen.seat
                or getattr(attempt.answer, "yes", False)
            ):
                continue
            later = mask_of(play.card for play in history.plays[attempt.plays :] if play.seat == attempt.seat)
            self._asks.setdefault(attempt.seat, []).append((MARRIAGE_MASKS[attempt.action.suit], later))
        self.seats: Final = tuple(sorted(self._asks))

    def log_likelihood(self, seat: int, held: Mask) -> float:
        """`BLUFF` for each ask of the seat that was a bluff, if it now holds these cards, as a logarithm."""
        return sum(log(BLUFF) for marriage, later in self._asks[seat] if not (held | later) & marriage)


def half_ask_model(seen: Observation, history: PublicHistory) -> HalfAskModel | None:
    """None where an ask for a half is no bluff: then it is certain what it tells."""
    return HalfAskModel(seen, history) if seen.rules.marriages.bluff_half else None
