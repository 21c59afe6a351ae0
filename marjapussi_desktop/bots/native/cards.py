"""Cards as bits: bit ``9 * suit + place``, place 0 the ace and 8 the six; the lower bit of a suit is the higher card.

Suits are 0 to 3 (spades, clubs, diamonds, hearts) as in ``Card.index``, and 4 stands for "no trump".
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.plain import new_ints, new_words

ONE = cython.declare(cython.ulonglong, 1)
ZERO = cython.declare(cython.ulonglong, 0)
NO_TRUMP = cython.declare(cython.int, 4)

SUIT_OF = cython.declare(cython.p_int, new_ints(36))
PLACE_OF = cython.declare(cython.p_int, new_ints(36))
BIT = cython.declare(cython.p_ulonglong, new_words(36))
SUIT_MASK = cython.declare(cython.p_ulonglong, new_words(5))
"""By suit; no cards where there is no trump."""
MARRIAGE = cython.declare(cython.p_ulonglong, new_words(5))
"""King and queen of a suit."""
ALIVE_CARDS = cython.declare(cython.p_ulonglong, new_words(16))
"""By suits, as four bits: their kings and queens."""
ACES = cython.declare(cython.ulonglong, 0x8040201)
LOW_BIT = cython.declare(cython.p_int, new_ints(512))
"""The lowest bit's index of nine bits; 9 of none."""
HIGH_BIT = cython.declare(cython.p_int, new_ints(512))
"""The highest bit's index of nine bits."""
RANK_MASK = cython.declare(cython.p_ulonglong, new_words(9))
"""The four cards of a place."""
SIZE = cython.declare(cython.p_int, new_ints(512))
"""How many of nine bits are set."""


def _fill() -> None:
    for index in range(36):
        SUIT_OF[index] = index // 9
        PLACE_OF[index] = index % 9
        BIT[index] = ONE << index
    for suit in range(4):
        SUIT_MASK[suit] = 511 * BIT[9 * suit]
        MARRIAGE[suit] = 12 * BIT[9 * suit]
    for suits in range(16):
        for suit in range(4):
            if suits >> suit & 1:
                ALIVE_CARDS[suits] |= MARRIAGE[suit]
    for place in range(9):
        RANK_MASK[place] = ACES << place
    LOW_BIT[0] = 9
    for nine in range(1, 512):
        LOW_BIT[nine] = (nine & -nine).bit_length() - 1
        HIGH_BIT[nine] = nine.bit_length() - 1
        SIZE[nine] = bin(nine).count("1")


_fill()
