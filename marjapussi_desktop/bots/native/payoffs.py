"""The solver's payoff, and bounds of it for the rest of a hand.

In the Huutopussi family the payoff is the difference of points. In the Marjapussi family, where game points decide,
each search asks whether side 0 takes ``need`` more game points than side 1: the payoff is the difference of pips still
to come, shifted by the worth of the pip point, or ``INFINITE`` where pips no longer matter. So the pips taken earlier
are not part of the transposition table's key; see `settled`.

Repeats rules of `engine.scoring`; tests/bots/native/test_solver.py compares the two.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import NO_TRUMP
from marjapussi_desktop.bots.native.plain import free_ints, new_ints
from marjapussi_desktop.bots.native.values import NativeRules

INFINITE = cython.declare(cython.int, 1 << 20)


@cython.final
@cython.cclass
class Payoffs:
    """Of one set of rules. By suit: ``marriage_worth``."""

    counts_points: cython.bint
    last_trick: cython.int
    marriage_worth: cython.p_int

    def __init__(self, rules: NativeRules) -> None:
        self.counts_points = rules.counts_points
        self.last_trick = rules.last_trick
        self.marriage_worth = new_ints(4)
        for suit, worth in enumerate(rules.marriage_worth):
            self.marriage_worth[suit] = worth

    def __dealloc__(self) -> None:
        free_ints(self.marriage_worth)

    @cython.native_inline
    def most_points(self, trump: cython.int, suits: cython.int) -> cython.int:
        """The most game points that declarations of these suits and the last trick bring."""
        points: cython.int = 1 + (suits & 1) + (suits >> 1 & 1) + (suits >> 2 & 1) + (suits >> 3)
        if suits and trump == NO_TRUMP:
            points += 1
        return points

    @cython.native_inline
    def settled(self, need: cython.int) -> cython.int:
        """What is added to the difference of pips when the pip point must still bring ``need`` game points.

        With need 0 a tie will do, with 1 side 0 must have more pips; otherwise pips do not matter.
        """
        if need < 0:
            return INFINITE
        return -need if need <= 1 else -INFINITE

    @cython.native
    def most(self, trump: cython.int, suits: cython.int, need: cython.int, rest: cython.int) -> cython.int:
        """An upper bound of side 0's payoff if it declares all of ``suits`` and takes ``rest`` net."""
        suit: cython.int
        if not self.counts_points:
            return rest + self.settled(need - self.most_points(trump, suits))
        rest += self.last_trick
        for suit in range(4):
            if suits >> suit & 1:
                rest += self.marriage_worth[suit]
        return rest

    @cython.native
    def least(self, trump: cython.int, suits: cython.int, need: cython.int, rest: cython.int) -> cython.int:
        """A lower bound of side 0's payoff if side 1 declares all of ``suits`` and takes ``rest`` net."""
        suit: cython.int
        if not self.counts_points:
            return self.settled(need + self.most_points(trump, suits)) - rest
        rest += self.last_trick
        for suit in range(4):
            if suits >> suit & 1:
                rest += self.marriage_worth[suit]
        return -rest

    @cython.native_inline
    def whole_rest(self, seat: cython.int, need: cython.int, rest: cython.int) -> cython.int:
        """The payoff if the seat's side takes all tricks that are left, without declaring."""
        if self.counts_points:
            return -rest - self.last_trick if seat & 1 else rest + self.last_trick
        return self.settled(need + 1) - rest if seat & 1 else self.settled(need - 1) + rest
