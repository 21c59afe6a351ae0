"""What the native sources take from Cython, as plain Python: they import this module under the name ``cython``.

`build.py` makes one Cython module of the sources; it drops this import, and ``native.pxi`` stands in for the functions
below. Nothing here is used by the compiled twin, and the plain one needs no Cython.
"""

from __future__ import annotations

import builtins
import math
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, TypeAlias, TypeVar

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])

int: TypeAlias = builtins.int
bint: TypeAlias = bool
longlong: TypeAlias = int
ulonglong: TypeAlias = int
void: TypeAlias = None
p_int: TypeAlias = list[int]
p_short: TypeAlias = list[int]
p_ulonglong: TypeAlias = list[int]
double: TypeAlias = float
float: TypeAlias = builtins.float
p_double: TypeAlias = list[float]
p_float: TypeAlias = list[float]


def cclass(kind: type[T]) -> type[T]:
    """A class whose annotated attributes are C values."""
    return kind


def final(kind: type[T]) -> type[T]:
    """A class without heirs: its methods are called directly."""
    return kind


def cfunc(function: F) -> F:
    """A C function: not seen from Python."""
    return function


def native(function: F) -> F:
    """A C function that neither needs the interpreter's lock nor raises anything."""
    return function


def native_inline(function: F) -> F:
    """One that is best copied into its callers."""
    return function


def declare(kind: type[T], value: T) -> T:
    """A module variable of a C type."""
    return value


class _NoGil:
    """In a ``with``: runs without the interpreter's lock."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        pass


nogil: Final = _NoGil()


# -- replaced by native.pxi in the compiled twin ----------------------------------------------------------------------


def lowest(mask: int) -> int:
    """The index of the lowest bit of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def prefetch(memory: list[int], index: int) -> None:
    """Tells the machine that this place of the memory is read soon."""


def new_ints(count: int) -> list[int]:
    """Zeros, 32 bits each."""
    return [0] * count


def new_shorts(count: int) -> list[int]:
    """Zeros, 16 bits each."""
    return [0] * count


def new_words(count: int) -> list[int]:
    """Zeros, 64 bits without a sign each."""
    return [0] * count


def new_doubles(count: int) -> list[float]:
    """Zeros."""
    return [0.0] * count


def new_floats(count: int) -> list[float]:
    """Zeros of single precision."""
    return [0.0] * count


def free_ints(memory: list[int]) -> None:
    """Gives the memory back."""


def free_shorts(memory: list[int]) -> None:
    """Gives the memory back."""


def free_words(memory: list[int]) -> None:
    """Gives the memory back."""


def free_doubles(memory: list[float]) -> None:
    """Gives the memory back."""


def free_floats(memory: list[float]) -> None:
    """Gives the memory back."""


def add_rows(sums: list[int], table: list[int], rows: list[int], count: int, width: int) -> None:
    """Adds the first ``count`` rows named in ``rows`` of a table of ``width`` columns to ``sums``."""
    for number in range(count):
        begin = rows[number] * width
        for column in range(width):
            sums[column] += table[begin + column]


def add_products(
    sums: list[float], table: list[int], factors: list[int], active: list[int], count: int, width: int
) -> None:
    """Adds ``count`` rows of a table, each times its factor, to ``sums``; factors of zero or less count as zero.
    ``active``: room for ``count`` numbers.
    """
    for row in range(count):
        if factors[row] > 0:
            begin = row * width
            for column in range(width):
                sums[column] += factors[row] * table[begin + column]


def scale_down(units: list[int], sums: list[float], count: int) -> None:
    """Puts a 512th of each sum, rounded down, into ``units``, and zero for what is negative."""
    for at in range(count):
        units[at] = builtins.int(max(sums[at], 0) // 512)


def dot_product(some: list[int], table: list[int], begin: int, width: int) -> int:
    """The sum of the products of ``width`` numbers with those of a table from ``begin`` on."""
    return sum(some[column] * table[begin + column] for column in range(width))


def new_table(count: int) -> list[int]:
    """Zeros, 64 bits without a sign each, in lines of the machine's cache."""
    return [0] * count


def free_table(memory: list[int]) -> None:
    """Gives the memory back."""


def sqrt(value: float) -> float:
    """The square root."""
    return math.sqrt(value)


def log(value: float) -> float:
    """The natural logarithm."""
    return math.log(value)


def exp(value: float) -> float:
    """The exponential."""
    return math.exp(value)
