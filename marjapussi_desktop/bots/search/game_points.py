"""Chances to win a match of the Marjapussi family by the totals: the fixed point of playing hand after hand.

A table is made when it is first asked for, from how hands end among players of one strength and from the engine's rules
for totals. Twelve is not "more is better": with nine points one is worse off than with eight.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from marjapussi_desktop.engine.events import HandKind, HandResult, ScoreLine, Why
from marjapussi_desktop.engine.match import decide_winner, total_after
from marjapussi_desktop.engine.ruleset import Overshoot, PipTie, Ruleset
from marjapussi_desktop.engine.scoring import PER_LAST_TRICK, PER_MORE_PIPS
from marjapussi_desktop.engine.values import changed, frozen

NOBODY: Final = -1
MOST_CARRIED: Final = 2
"""Pip points carried over; more are taken for so many."""
EVEN: Final = 0.5
CLOSE_ENOUGH: Final = 1e-5
MOST_SWEEPS: Final = 200

Pair = tuple[int, int]
"""Of the two sides."""


@frozen
class Ending:
    """How a hand ends, by side: the ``scores``, whether the side ``won`` a trick, who scored ``last`` (`NOBODY`: not
    known), and whether the pips were equal.
    """

    scores: Pair
    won: tuple[bool, bool]
    last: int = NOBODY
    is_tie: bool = False

    def lines(self) -> tuple[ScoreLine, ...]:
        """The scores in the order in which they were earned, as far as it matters."""
        order = (1, 0) if self.last == 0 else (0, 1)
        return tuple(ScoreLine(side, self.scores[side], Why.LAST_TRICK) for side in order)


def ending_of(declared: Pair, last_trick: int, pips: int, won: tuple[bool, bool]) -> Ending:
    """The ending by the points ``declared``, who won the last trick, and who had more pips (`NOBODY` on a tie)."""
    scores = [
        amount + PER_LAST_TRICK * (side == last_trick) + PER_MORE_PIPS * (side == pips)
        for side, amount in enumerate(declared)
    ]
    is_tie = pips == NOBODY
    return Ending((scores[0], scores[1]), won, last_trick if is_tie else pips, is_tie)


Shares = Mapping[Ending, float]
"""How often hands end so; side 0 is the dealer's."""
State = tuple[int, int, int]
"""The total of the side that deals the next hand, the other's, and pip points carried over."""


class GamePointChances:
    """The chance of either side to win the match, from totals between hands."""

    def __init__(self, rules: Ruleset, shares: Shares) -> None:
        points = rules.game_points
        assert points is not None
        self._rules = rules
        self._most_carried = MOST_CARRIED if points.pip_tie is PipTie.CARRY else 0
        self._after: dict[tuple[int, int, bool], int] = {}
        self._endings = [
            [(with_carried(ending, carried), share) for ending, share in shares.items()]
            for carried in range(self._most_carried + 1)
        ]
        self._lowest = self._lowest_total() if points.overshoot is Overshoot.SUBTRACT_EXCESS else 0
        self._table = self._fixed_point()

    def of(self, totals: Sequence[int], dealer_side: int, carried: int = 0) -> tuple[float, float]:
        """Each side's chance when that side deals the next hand, with so many pip points carried over."""
        state = self._state(totals[dealer_side], totals[1 - dealer_side], carried)
        chance = EVEN if state is None else self._table[state]
        return (chance, 1.0 - chance) if dealer_side == 0 else (1.0 - chance, chance)

    def after(self, totals: Sequence[int], ending: Ending, dealer_side: int, carried: int = 0) -> tuple[float, float]:
        """The same, from the totals *before* a hand that ends so."""
        after, winner = self._result(totals, ending)
        if winner is not None:
            return (1.0 - winner, float(winner))
        if self._is_double_finish(after, ending):
            return (EVEN, EVEN)
        return self.of(after, dealer_side, carried + 1 if ending.is_tie else 0)

    def _state(self, own: int, other: int, carried: int) -> State | None:
        """None where both are past the target and equal: another hand decides."""
        if max(own, other) >= self._rules.target:
            return None
        return max(own, self._lowest), max(other, self._lowest), min(carried, self._most_carried)

    # -- one hand -----------------------------------------------------------------------------------------------------

    def _result(self, totals: Sequence[int], ending: Ending) -> tuple[Pair, int | None]:
        """The totals after a hand, and who has won with them, both by the engine's rules."""
        scores, won = ending.scores, ending.won
        after = self._total(totals[0], scores[0], won[0]), self._total(totals[1], scores[1], won[1])
        if max(after) < self._rules.target or self._is_double_finish(after, ending):
            return after, None
        result = HandResult(HandKind.PLAYED, after, scores=scores, lines=ending.lines())
        return after, decide_winner(self._rules, result)[0]

    def _total(self, before: int, score: int, won: bool) -> int:
        key = (before, score, won)
        found = self._after.get(key)
        if found is None:
            found = self._after[key] = total_after(self._rules, before, score, int(won))
        return found

    def _is_double_finish(self, after: Pair, ending: Ending) -> bool:
        """Whether both are exactly there, and who was first is not known."""
        return after[0] == after[1] == self._rules.target and ending.last == NOBODY

    def _lowest_total(self) -> int:
        most = max(max(ending.scores) for endings in self._endings for ending, _share in endings)
        return min(self._total(self._rules.target - 1, most, True), 0)

    # -- the fixed point ----------------------------------------------------------------------------------------------

    def _fixed_point(self) -> dict[State, float]:
        totals = range(self._rules.target - 1, self._lowest - 1, -1)
        carried = range(self._most_carried + 1)
        states = [(own, other, more) for own in totals for other in totals for more in carried]
        moves = [(state, *self._moves(state)) for state in states]
        table = dict.fromkeys(states, EVEN)
        for _sweep in range(MOST_SWEEPS):
            largest = 0.0
            for state, won, onward in moves:
                chance = won + sum([share * (1.0 - table[after]) for after, share in onward])
                largest = max(largest, abs(chance - table[state]))
                table[state] = chance
            if largest < CLOSE_ENOUGH:
                break
        return table

    def _moves(self, state: State) -> tuple[float, list[tuple[State, float]]]:
        """The share of hands with which the dealer's side wins, and those that lead on, as the next dealer sees it."""
        own, other, carried = state
        won = 0.0
        onward: dict[State, float] = {}
        for ending, share in self._endings[carried]:
            after, winner = self._result((own, other), ending)
            if winner is not None:
                won += share * (1 - winner)
                continue
            reached = self._state(after[1], after[0], carried + 1 if ending.is_tie else 0)
            if reached is None:
                won += share * EVEN
            else:
                onward[reached] = onward.get(reached, 0.0) + share
        return won, list(onward.items())


def with_carried(ending: Ending, carried: int) -> Ending:
    """The ending when so many pip points were carried over: they go with the pips, and the pips come last."""
    if not carried or ending.is_tie or ending.last == NOBODY:
        return ending
    scores = [amount + carried * (side == ending.last) for side, amount in enumerate(ending.scores)]
    return changed(ending, scores=(scores[0], scores[1]))
