"""The policy-value network: from what a seat knows to the worth of each of its moves, relative to the others, and of
the position.

Two hidden layers of rectified units over binary features, of which only the active ones are summed: an embedding layer
as in NNUE (Nasu 2018). All weights are whole numbers, scaled, of 16 bits but for the later biases, and so small that
units fit into 16 bits and single precision adds the second layer's sums exactly: both twins, and every machine, get the
same results.
"""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.move_codes import ANSWER_WHOLE, ASK_HALF, ASK_WHOLE, DECLARE
from marjapussi_desktop.bots.native.network_features import INPUTS
from marjapussi_desktop.bots.native.network_inputs import NetworkInput
from marjapussi_desktop.bots.native.plain import (
    add_products,
    add_rows,
    dot_product,
    free_floats,
    free_ints,
    free_shorts,
    new_floats,
    new_ints,
    new_shorts,
    scale_down,
)

OUTPUTS = cython.declare(cython.int, 50)
"""36 cards in the canonical order, four declarations, the ask for a whole, four asks for a half, four answers with a
whole; the last one is the value of the position."""
INPUT_SCALE: Final = 256
"""What stands for 1 in the first layer's weights, and in its units."""
WEIGHT_SCALE: Final = 512
"""What stands for 1 in the other layers' weights."""
OUTPUT_UNIT = cython.declare(cython.double, 256.0 * 512.0)
"""What stands for 1 in an output."""


def weight_count(inputs: int, first: int, second: int) -> int:
    """How many numbers a network of this shape has."""
    return inputs * first + first + first * second + second + second * OUTPUTS + OUTPUTS


@cython.final
@cython.cclass
class Network:
    """One network with the units of the position that it looked at last. For one thread at a time.

    The weights, in this order: by feature a row of the first layer, its biases; by unit of the first layer a row of the
    second, its biases; by output a row, its biases. ``INPUT_SCALE`` stands for 1 in the first layer, ``WEIGHT_SCALE``
    in the rows of the others; the biases there have the scale of what they are added to.
    """

    first: cython.int
    second: cython.int
    embeddings: cython.p_short
    first_bias: cython.p_short
    rows: cython.p_short
    second_bias: cython.p_float
    output_rows: cython.p_short
    output_bias: cython.p_float
    units: cython.p_short
    active: cython.p_int
    sums: cython.p_float
    later: cython.p_short

    def __init__(self, first: int, second: int, numbers: list[int]) -> None:
        """``first``, ``second``: the units of the hidden layers; ``numbers``: all weights."""
        assert len(numbers) == weight_count(INPUTS, first, second), "a network of another shape"
        self.first = first
        self.second = second
        self.embeddings = new_shorts(INPUTS * first)
        self.first_bias = new_shorts(first)
        self.rows = new_shorts(first * second)
        self.second_bias = new_floats(second)
        self.output_rows = new_shorts(second * OUTPUTS)
        self.output_bias = new_floats(OUTPUTS)
        self.units = new_shorts(first)
        self.active = new_ints(first)
        self.sums = new_floats(second)
        self.later = new_shorts(second)
        self._fill(numbers)

    @cython.cfunc
    def _fill(self, numbers: list[int]) -> None:
        at: cython.int = 0
        at = self._copy_shorts(numbers, at, INPUTS * self.first, self.embeddings)
        at = self._copy_shorts(numbers, at, self.first, self.first_bias)
        at = self._copy_shorts(numbers, at, self.first * self.second, self.rows)
        at = self._copy(numbers, at, self.second, self.second_bias)
        at = self._copy_shorts(numbers, at, self.second * OUTPUTS, self.output_rows)
        self._copy(numbers, at, OUTPUTS, self.output_bias)

    @cython.cfunc
    def _copy(self, numbers: list[int], begin: cython.int, count: cython.int, into: cython.p_float) -> cython.int:
        for at in range(count):
            into[at] = numbers[begin + at]
        return begin + count

    @cython.cfunc
    def _copy_shorts(
        self, numbers: list[int], begin: cython.int, count: cython.int, into: cython.p_short
    ) -> cython.int:
        for at in range(count):
            into[at] = numbers[begin + at]
        return begin + count

    def __dealloc__(self) -> None:
        free_shorts(self.embeddings)
        free_shorts(self.first_bias)
        free_shorts(self.rows)
        free_floats(self.second_bias)
        free_shorts(self.output_rows)
        free_floats(self.output_bias)
        free_shorts(self.units)
        free_ints(self.active)
        free_floats(self.sums)
        free_shorts(self.later)

    @cython.native
    def look(self, seen: NetworkInput) -> cython.void:
        """Computes the hidden layers of a position."""
        at: cython.int
        for at in range(self.first):
            self.units[at] = self.first_bias[at]
        add_rows(self.units, self.embeddings, seen.active, seen.count, self.first)
        for at in range(self.second):
            self.sums[at] = self.second_bias[at]
        add_products(self.sums, self.rows, self.units, self.active, self.first, self.second)
        scale_down(self.later, self.sums, self.second)

    @cython.native_inline
    def output(self, number: cython.int) -> cython.double:
        """An output for the position that was looked at."""
        total: cython.double = dot_product(self.later, self.output_rows, number * self.second, self.second)
        return (total + self.output_bias[number]) / OUTPUT_UNIT

    @cython.native
    def number_of(self, seen: NetworkInput, move: cython.int) -> cython.int:
        """The output of a move, a code of `move_codes`."""
        if move < DECLARE:
            return seen.number_of(move)
        if move < ASK_WHOLE:
            return DECLARE + seen.slots[move - DECLARE]
        if move == ASK_WHOLE:
            return ASK_WHOLE
        if move < ANSWER_WHOLE:
            return ASK_HALF + seen.slots[move - ASK_HALF]
        return ANSWER_WHOLE + seen.slots[move - ANSWER_WHOLE]

    @cython.native_inline
    def output_of(self, seen: NetworkInput, move: cython.int) -> cython.double:
        """The output of a move for the position that was looked at."""
        return self.output(self.number_of(seen, move))
