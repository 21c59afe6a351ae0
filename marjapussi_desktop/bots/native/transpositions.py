"""The solver's transposition table: bounds on the payoffs of positions between tricks.

Positions that differ only in equivalent cards share an entry (relative ranks, a simple form of GIB's partition search:
Ginsberg 2001). The key contains who holds which card of each suit, after adjacent cards of equal worth have been
merged; and leader, trump, living marriages and ``need``.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import ONE
from marjapussi_desktop.bots.native.plain import free_ints, free_table, new_ints, new_table, prefetch

BOUND = cython.declare(cython.ulonglong, 0xFFFFFF)
"""The bits of a bound in an entry."""
OFFSET = cython.declare(cython.int, 1 << 22)
"""Added to a bound to make it non-negative."""
KEY_FACTOR_A = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
KEY_FACTOR_B = cython.declare(cython.ulonglong, 0xC2B2AE3D27D4EB4F)
KEY_FACTOR_C = cython.declare(cython.ulonglong, 0xD6E8FEB86659FD93)
WORD = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


@cython.final
@cython.cclass
class TranspositionTable:
    """A table of bounds on payoffs.

    ``table``: buckets of four entries of two words: the key; both bounds, the best card, the cards left and the
    ``age``, which is one for each position solved. ``canon``: see `_squeezed`.
    """

    table: cython.p_ulonglong
    table_bits: cython.int
    canon: cython.p_int
    age: cython.int

    def __init__(self, worth: tuple[int, ...], table_bits: int) -> None:
        """``worth``: of the cards of a suit, the highest first. The table takes ``64 << table_bits`` bytes."""
        self.canon = new_ints(2 * 1024 + 256)
        self.table = new_table(8 << table_bits)
        self.table_bits = table_bits
        self.age = 0
        for alive in range(2):
            for left in range(32):
                for some in range(32):
                    self.canon[alive << 10 | left << 5 | some] = _squeezed(left, some, worth[0:5], alive)
        for left in range(16):
            for some in range(16):
                self.canon[2048 + (left << 4 | some)] = _squeezed(left, some, worth[5:9], 0)

    def __dealloc__(self) -> None:
        free_ints(self.canon)
        free_table(self.table)

    @cython.native_inline
    def grow_older(self) -> cython.void:
        """Begins a new position: entries of earlier ones may be overwritten."""
        self.age = (self.age + 1) & 63

    @cython.native_inline
    def key(
        self,
        hands: cython.p_ulonglong,
        leader: cython.int,
        trump: cython.int,
        alive: cython.int,
        must: cython.int,
        need: cython.int,
    ) -> cython.ulonglong:
        """A 64-bit key of a position. Different positions collide less than once in 10^13 solves."""
        key: cython.ulonglong = leader | trump << 2 | alive << 5 | must << 9 | (need + 16) << 12
        high: cython.ulonglong = self._suit_key(hands, 0, alive) | self._suit_key(hands, 1, alive) << 27
        low: cython.ulonglong = self._suit_key(hands, 2, alive) | self._suit_key(hands, 3, alive) << 27
        key = high * KEY_FACTOR_A + key * KEY_FACTOR_C
        key = (key + low * KEY_FACTOR_B) & WORD
        key ^= key >> 32
        return key * KEY_FACTOR_C & WORD

    @cython.native_inline
    def _suit_key(self, hands: cython.p_ulonglong, suit: cython.int, alive: cython.int) -> cython.ulonglong:
        """Which of the suit's cards are left and who holds them, 27 bits."""
        shift: cython.int = 9 * suit
        one: cython.int = hands[1] >> shift & 511
        two: cython.int = hands[2] >> shift & 511
        three: cython.int = hands[3] >> shift & 511
        left: cython.int = (hands[0] >> shift & 511) | one | two | three
        one |= three
        two |= three
        top: cython.int = (alive >> suit & 1) << 10 | (left & 31) << 5
        low: cython.int = 2048 + (left >> 5 << 4)
        key: cython.ulonglong = self.canon[top | left & 31] | self.canon[low + (left >> 5)] << 5
        key |= (self.canon[top | one & 31] | self.canon[low + (one >> 5)] << 5) << 9
        key |= (self.canon[top | two & 31] | self.canon[low + (two >> 5)] << 5) << 18
        return key

    @cython.native_inline
    def _bucket(self, key: cython.ulonglong) -> cython.longlong:
        return key >> (64 - self.table_bits) << 3

    @cython.native_inline
    def call_up(self, key: cython.ulonglong) -> cython.void:
        """Prefetches the bucket of a position that is looked up soon."""
        prefetch(self.table, self._bucket(key))

    @cython.native_inline
    def found(self, key: cython.ulonglong) -> cython.ulonglong:
        """The entry of a position, for the three functions below; 0 if there is none."""
        bucket: cython.longlong = self._bucket(key)
        way: cython.longlong
        for way in range(bucket, bucket + 8, 2):
            if self.table[way] == key:
                return self.table[way + 1]
        return 0

    @cython.native_inline
    def store(
        self,
        key: cython.ulonglong,
        n: cython.int,
        low: cython.int,
        high: cython.int,
        move: cython.int,
    ) -> cython.void:
        """Stores an entry. It replaces that of the same position, else an old one, else the one with the fewest
        cards.
        """
        bucket: cython.longlong = self._bucket(key)
        way: cython.longlong
        best: cython.longlong = bucket
        least: cython.int = 99
        depth: cython.int
        for way in range(bucket, bucket + 8, 2):
            if self.table[way] == key:
                best = way
                break
            depth = self.table[way + 1] >> 54
            depth = depth & 15 if depth >> 4 == self.age else 0
            if depth < least:
                least = depth
                best = way
        self.table[best] = key
        key = high + OFFSET
        key = key << 24 | (low + OFFSET)
        move |= n << 6 | self.age << 10
        self.table[best + 1] = key | move * ONE << 48


@cython.native_inline
def lower_bound(known: cython.ulonglong) -> cython.int:
    """The payoff is at least this."""
    return (known & BOUND) - OFFSET


@cython.native_inline
def upper_bound(known: cython.ulonglong) -> cython.int:
    """The payoff is at most this."""
    return (known >> 24 & BOUND) - OFFSET


@cython.native_inline
def best_card(known: cython.ulonglong) -> cython.int:
    """The card that decided."""
    return known >> 48 & 63


def _squeezed(left: int, some: int, worth: tuple[int, ...], alive: int) -> int:
    """``some`` of the cards ``left`` of a suit, moved up into the places of cards of the same worth that are gone.

    King and queen (places 2 and 3) of a living marriage stay where they are, and so does the jack.
    """
    result = 0
    place = 0
    while place < len(worth):
        end = place + 1
        while end < len(worth) and worth[end] == worth[place] and not (alive and end in (2, 3, 4)):
            end += 1
        filled = place
        for card in range(place, end):
            if left >> card & 1:
                result |= (some >> card & 1) << filled
                filled += 1
        place = end
    return result
