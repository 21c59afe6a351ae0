"""What the rules need of a hand to tell what a seat may do: a state has it, and so has an observation of that seat."""

from __future__ import annotations

from typing import Protocol

from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.state import AuctionState, MarriageState, Phase, PlayedTrick


class Known(Protocol):
    """A hand as a `state.HandState` or an `observation.Observation` tells it; the fields mean the same in both.

    The functions that take one answer about any seat of a state, and about an observation's own seat. So each rule
    stands once: what a bot may do in its observation is found by what judges its move in the true state.
    """

    @property
    def rules(self) -> Ruleset: ...
    @property
    def number(self) -> int: ...
    @property
    def totals(self) -> tuple[int, ...]: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def auction(self) -> AuctionState | None: ...
    @property
    def declarer(self) -> int | None: ...
    @property
    def final_bid(self) -> int | None: ...
    @property
    def passed_out(self) -> bool: ...
    @property
    def leader(self) -> int: ...
    @property
    def trick(self) -> tuple[Card, ...]: ...
    @property
    def tricks(self) -> tuple[PlayedTrick, ...]: ...
    @property
    def trump(self) -> Suit | None: ...
    @property
    def marriages(self) -> MarriageState: ...
    @property
    def calls(self) -> tuple[int, ...]: ...
    @property
    def hand_counts(self) -> tuple[int, ...]: ...
    @property
    def stock_count(self) -> int: ...

    def held(self, seat: int) -> tuple[Card, ...]:
        """The cards in a seat's hand."""

    def available(self, seat: int) -> tuple[Card, ...]:
        """The cards that a seat can play: those in its hand and its face-up ones."""
