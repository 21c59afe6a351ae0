"""A bot's own random numbers: the same for the same seed, hand, seat and ply, whatever the bot was asked before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

SEEDS: Final = 1 << 30
"""The upper bound of seeds for other generators."""
_MASK: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15


def _scramble(value: int) -> int:
    """The output function of SplitMix64."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


class Dice:
    """SplitMix64. Seeding a ``random.Random`` would take longer than a whole random decision."""

    __slots__ = ("_state",)

    def __init__(self, seed: int, hand_number: int, seat: int, ply: int) -> None:
        self._state = _scramble((seed * _GOLDEN + (hand_number << 20) + (ply << 4) + seat) & _MASK)

    def below(self, count: int) -> int:
        """A uniform number from 0 to ``count`` − 1."""
        self._state = (self._state + _GOLDEN) & _MASK
        return (_scramble(self._state) >> 11) % count

    def one_in(self, count: int) -> bool:
        """True once in ``count`` times."""
        return self.below(count) == 0

    def pick(self, some: Sequence[T]) -> T:
        """One of a non-empty sequence."""
        return some[self.below(len(some))]

    def sample(self, some: Sequence[T], count: int) -> tuple[T, ...]:
        """``count`` different items in the order of the sequence, each combination as likely."""
        left, chosen = count, []
        for index, one in enumerate(some):
            if self.below(len(some) - index) < left:
                chosen.append(one)
                left -= 1
        return tuple(chosen)
