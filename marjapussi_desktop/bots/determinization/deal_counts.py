"""Counts deals: in how many ways the hidden cards can be dealt to owners, each with a given number of free places."""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate, combinations
from math import comb

from marjapussi_desktop.bots.knowledge.card_sets import Mask

Places = tuple[int, ...]
"""Free places, or cards dealt, by owner."""
Way = tuple[int, Places, tuple[int, ...]]
"""One way to deal an item (a pair or a pile): how many complete deals begin with it, the places left after it, and what
it deals: the owners of a pair, or how many cards of a pile each owner gets."""


class WayTable:
    """The ways to deal one item into given free places, to be drawn by weight: the number of deals that begin with
    each.
    """

    __slots__ = ("_sums", "_ways", "total")

    def __init__(self, ways: list[Way]) -> None:
        self._ways = [way for way in ways if way[0]]
        self._sums = list(accumulate(way[0] for way in self._ways))
        self.total = self._sums[-1] if self._sums else 0

    def ways(self) -> Iterator[tuple[Places, tuple[int, ...]]]:
        """Every way: the places left, and the owners of a pair or the split of a pile."""
        return ((places, way) for _count, places, way in self._ways)

    def pick(self, rng: random.Random) -> tuple[Places, tuple[int, ...]]:
        """Draws a way in proportion to its weight: the places left, and the owners of a pair or the split of a pile."""
        way = self._ways[bisect_right(self._sums, int(rng.random() * self.total)) if len(self._ways) > 1 else 0]
        return way[1], way[2]


def splits(cards: int, places: list[int], is_last: bool) -> Iterator[tuple[int, ...]]:
    """Every way to share out ``cards`` cards, as a count for each owner; ``places``: the free places of each. The last
    item must fill them all."""
    if is_last:
        if cards == sum(places):
            yield tuple(places)
        return
    if len(places) == 1:
        if cards <= places[0]:
            yield (cards,)
        return
    for count in range(min(cards, places[0]) + 1):
        yield from ((count, *rest) for rest in splits(cards - count, places[1:], False))


def partings(cards: tuple[Mask, ...], split: tuple[int, ...]) -> Iterator[tuple[Mask, ...]]:
    """Every way to divide the cards into sets of the sizes in ``split``."""
    if not split:
        yield ()
        return
    for chosen in combinations(cards, split[0]):
        rest = tuple(card for card in cards if card not in chosen)
        yield from ((sum(chosen), *more) for more in partings(rest, split[1:]))


def multinomial(split: tuple[int, ...]) -> int:
    """In how many ways the cards of a pile can be divided into these counts."""
    ways, total = 1, 0
    for count in split:
        total += count
        ways *= comb(total, count)
    return ways
