"""Positions with all hands known, in the engine's types: the input of the exact solver."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from marjapussi_desktop.engine.cards import Card, Suit

Pips = tuple[int, int]
"""A side's pips by the first count and by the one that breaks its ties."""
NO_PIPS: Final[tuple[Pips, Pips]] = ((0, 0), (0, 0))


@dataclass(frozen=True, slots=True)
class Position:
    """A position in play, all cards seen.

    ``hands`` per seat; ``trick``: the cards on the table from the leader on, so that ``hands`` and these together are
    as many for each seat; ``declared``: suits that are no longer open; ``may_declare``: the leader may declare before
    this lead; ``lead_suit``: just declared where the lead must come from it; ``pips`` taken so far by each side, where
    pips are counted.
    """

    hands: tuple[tuple[Card, ...], ...]
    leader: int
    trump: Suit | None = None
    declared: frozenset[Suit] = frozenset()
    may_declare: bool = False
    pips: tuple[Pips, Pips] = NO_PIPS
    trick: tuple[Card, ...] = ()
    lead_suit: Suit | None = None
