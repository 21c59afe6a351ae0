"""A hash table of the worth of outcomes, as the caller has told them: few outcomes come again and again."""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import ONE, ZERO
from marjapussi_desktop.bots.native.plain import free_doubles, free_words, new_doubles, new_words
from marjapussi_desktop.bots.native.state import Hand

PLACES = cython.declare(cython.int, 1 << 14)
"""The size of the hash table: many times the number of outcomes in one search."""
HASH_FACTOR = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
HASH_MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


@cython.final
@cython.cclass
class OutcomeValues:
    """By outcome: ``keys``, and three ``worths``, one for each side. ``declarer_side`` has the extra points."""

    keys: cython.p_ulonglong
    worths: cython.p_double
    declarer_side: cython.int

    def __init__(self) -> None:
        self.keys = new_words(PLACES)
        self.worths = new_doubles(3 * PLACES)
        self.declarer_side = 0

    def __dealloc__(self) -> None:
        free_words(self.keys)
        free_doubles(self.worths)

    @cython.native
    def forget(self) -> cython.void:
        """Empties the table."""
        place: cython.int
        for place in range(PLACES):
            self.keys[place] = ZERO

    @cython.native_inline
    def key_of(self, h: Hand, extra: cython.int) -> cython.ulonglong:
        """The key of an outcome: its points, and which sides have taken tricks; never 0."""
        key: cython.ulonglong = ONE << 40
        points: cython.ulonglong
        side: cython.int
        for side in range(3):
            points = h.points[side] + (extra if side == self.declarer_side else 0)
            key |= points << (10 * side)
            if h.tricks[side]:
                key |= ONE << (30 + side)
        return key

    @cython.native_inline
    def place_of(self, key: cython.ulonglong) -> cython.int:
        """The place of the key, or a free place for it."""
        place: cython.int = ((key * HASH_FACTOR & HASH_MASK) >> 50) & (PLACES - 1)
        while self.keys[place] and self.keys[place] != key:
            place = (place + 1) & (PLACES - 1)
        return place

    @cython.cfunc
    def store(self, key: cython.ulonglong, worths: list[float]) -> cython.int:
        """Stores the worth of an outcome to each side; returns its place."""
        place: cython.int = self.place_of(key)
        self.keys[place] = key
        for side in range(3):
            self.worths[3 * place + side] = worths[side]
        return place
