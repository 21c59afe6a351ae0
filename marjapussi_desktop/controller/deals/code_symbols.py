"""The symbols of deal codes: a base 32 that is hard to misread, numbers written in it, and a checksum.

The symbols are Crockford's base 32: digits and capital letters without I, L, O and U. The reader also takes small
letters and look-alikes (O is 0, I and L are 1, U is V), and skips spaces and hyphens.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

SYMBOLS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
BASE: Final = len(SYMBOLS)
LOOK_ALIKE: Final = str.maketrans("OILU", "011V")
GROUP: Final = 4
"""Symbols in a group, between hyphens."""
CHECK_SYMBOLS: Final = 2
CHECK_PRIME: Final = 1021
"""The modulus of the checksum: the largest prime below 32². As it is prime, the checksum finds every single wrong
symbol and every swap of two neighbours; of other mistakes it misses one in 1021."""
SHORTEST: Final = 16
"""The fewest symbols of a code, with its checksum."""
LONGEST: Final = 200
"""Longer texts are refused unread."""
_SPACES: Final = frozenset(("Pd", "Zs", "Cc", "Cf", "Zl", "Zp"))
"""Unicode's categories of hyphens, spaces, line ends and invisible characters: skipped."""
_MORE: Final = 16
"""The flag in a symbol of a growing number that another symbol follows."""


class CodeFault(StrEnum):
    """Why a text is no deal code."""

    EMPTY = "empty"
    NOT_A_SYMBOL = "not_a_symbol"
    TOO_SHORT = "too_short"
    TOO_LONG = "too_long"
    MISTYPED = "mistyped"
    LATER_VERSION = "later_version"
    UNKNOWN = "unknown"


class CodeError(Exception):
    """A text is no deal code: ``fault`` says why; ``detail``: the wrong character, if there is one."""

    def __init__(self, fault: CodeFault, detail: str = "") -> None:
        super().__init__(fault, detail)
        self.fault = fault
        self.detail = detail


def written(symbols: Sequence[int]) -> str:
    """Writes values 0–31 as a code: symbols in groups, with the checksum."""
    check = _rest(symbols)
    text = "".join(SYMBOLS[value] for value in (*symbols, *divmod(check, BASE)))
    return "-".join(text[start : start + GROUP] for start in range(0, len(text), GROUP))


def read(text: str) -> list[int]:
    """Reads a code that a person has typed or pasted: the values 0–31 without the checksum. Raises CodeError."""
    values = list(_values(text))
    if not values:
        raise CodeError(CodeFault.EMPTY)
    if len(values) < SHORTEST:
        raise CodeError(CodeFault.TOO_SHORT)
    symbols, (high, low) = values[:-CHECK_SYMBOLS], values[-CHECK_SYMBOLS:]
    if _rest(symbols) != high * BASE + low:
        raise CodeError(CodeFault.MISTYPED)
    return symbols


def _values(text: str) -> Iterator[int]:
    if len(text) > LONGEST:
        raise CodeError(CodeFault.TOO_LONG)
    for character in text:
        if unicodedata.category(character) in _SPACES:
            continue
        value = SYMBOLS.find(character.upper().translate(LOOK_ALIKE))
        if value < 0 or not character.isascii():
            raise CodeError(CodeFault.NOT_A_SYMBOL, character)
        yield value


def _rest(symbols: Sequence[int]) -> int:
    rest = 0
    for value in symbols:
        rest = (rest * BASE + value) % CHECK_PRIME
    return rest


def fixed(number: int, count: int) -> list[int]:
    """A whole number from 0 as ``count`` symbols, the highest first."""
    return [(number >> (5 * place)) % BASE for place in range(count - 1, -1, -1)]


def growing(number: int) -> list[int]:
    """A whole number from 0 in as many symbols as it needs, the lowest four bits first."""
    symbols = []
    while number >= _MORE:
        symbols.append(_MORE + number % _MORE)
        number //= _MORE
    return [*symbols, number]


class SymbolReader:
    """Reads numbers from a code, one after the other. Raises CodeError where the code ends too early."""

    def __init__(self, symbols: Sequence[int]) -> None:
        self._left = list(reversed(symbols))

    @property
    def is_at_end(self) -> bool:
        """Whether all has been read."""
        return not self._left

    def fixed(self, count: int) -> int:
        """The reverse of `fixed`."""
        if len(self._left) < count:
            raise CodeError(CodeFault.TOO_SHORT)
        number = 0
        for _symbol in range(count):
            number = number * BASE + self._left.pop()
        return number

    def growing(self) -> int:
        """The reverse of `growing`."""
        number, factor = 0, 1
        while True:
            symbol = self.fixed(1)
            number += symbol % _MORE * factor
            factor *= _MORE
            if symbol < _MORE:
                return number
