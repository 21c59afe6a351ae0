"""Counts of legal move sequences (perft) from the beginning of an auction to the last trick, for every preset."""

from __future__ import annotations

from math import comb

import pytest

from marjapussi_desktop.engine.presets import PRESETS
from tests.golden.perft import Position, counts, read_table

TABLE = {position.name: position for position in read_table()}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("position", TABLE.values(), ids=list(TABLE))
def test_as_many_sequences_of_moves_as_there_were(position: Position) -> None:
    assert counts(position.match(), len(position.counts)) == position.counts


def test_every_preset_is_counted() -> None:
    assert {position.preset for position in TABLE.values()} == set(PRESETS)


@pytest.mark.parametrize(
    ("name", "first"),
    [
        # 79 bids from 50 to 440. After each but the last: a pass or a higher bid. After 440: partner gives 3 of 9.
        ("huutopussi, auction, first bid", (79, sum(higher + 1 for higher in range(1, 79)) + comb(9, 3))),
        # In turn, the kitty taken, 3 of 14 are put aside; where aces and tens may not be, 3 of 11.
        ("huutopussi-3-helsinki, auction, first bid", (79, sum(higher + 1 for higher in range(1, 79)) + comb(14, 3))),
        ("huutopussi-3, auction, first bid", (79, sum(higher + 1 for higher in range(1, 79)) + comb(11, 3))),
        # A pass or 61 bids from 120 to 420; a pass leaves the next as many; 420 ends it, and partner gives 4 of 9.
        ("huutopussi-erlangen, auction, first bid", (62, 62 + sum(higher + 1 for higher in range(1, 61)) + comb(9, 4))),
        # 4 of 13 go back, and whichever they are, a contract of 130 to 420 follows.
        ("huutopussi-wurzel, return", (comb(13, 4), comb(13, 4) * 59)),
        # One card each.
        ("bondtolva-2, last trick", (1, 1, 0)),
        # Void of what is led, the one may play each of his six; the other has drawn a sixth before he leads.
        ("bondtolva-2, following", (6, 6 * 6)),
    ],
)
def test_counts_made_by_hand(name: str, first: tuple[int, ...]) -> None:
    assert TABLE[name].counts[: len(first)] == first
