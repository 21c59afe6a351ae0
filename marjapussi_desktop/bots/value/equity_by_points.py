"""Match equity in the Marjapussi family: the chance to win the match by the totals, before the next hand.

A match is a Markov chain over the totals. Its equities are found by value iteration (Bellman 1957), state by state in
place, until a sweep changes none by more than `TOLERANCE`. In each state both sides choose what to declare: its value
is the mean of the maximin and the minimax over these choices.

A table is computed when it is first needed, from the frequencies of how hands end and from the engine's rules for
totals. A side may leave marriages undeclared: it declares as much as serves its match best. In a match to exactly
twelve more is not always better: nine points are worth less than eight.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from marjapussi_desktop.engine.declarations import POINTS_FOR_TRUMP
from marjapussi_desktop.engine.events import HandKind, HandResult, ScoreLine, Why
from marjapussi_desktop.engine.match import decide_winner, total_after
from marjapussi_desktop.engine.ruleset import Overshoot, PipTie, Ruleset
from marjapussi_desktop.engine.scoring import PER_LAST_TRICK, PER_MORE_PIPS
from marjapussi_desktop.engine.values import frozen

NOBODY: Final = -1
MOST_CARRIED: Final = 2
"""The most pip points carried over that have states of their own; more count as this many."""
EVEN: Final = 0.5
TOLERANCE: Final = 1e-5
MAX_SWEEPS: Final = 200

Pair = tuple[int, int]
"""A value for each of the two sides."""


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
        """The scores in the order in which they were earned, as far as the rules depend on it."""
        order = (1, 0) if self.last == 0 else (0, 1)
        return tuple(ScoreLine(side, self.scores[side], Why.LAST_TRICK) for side in order)


@frozen
class Hand:
    """What the cards of a hand brought, by side, the dealer's first: points that could be ``declared``, who won the
    ``last_trick``, who had more ``pips`` (`NOBODY` on a tie), and whether each ``won`` a trick.
    """

    declared: Pair
    last_trick: int
    pips: int
    won: tuple[bool, bool]

    def ending(self, declared: Pair, carried: int = 0) -> Ending:
        """The ending where so much was declared and so many pip points had been carried over."""
        scores = [
            amount + PER_LAST_TRICK * (side == self.last_trick) + (PER_MORE_PIPS + carried) * (side == self.pips)
            for side, amount in enumerate(declared)
        ]
        is_tie = self.pips == NOBODY
        return Ending((scores[0], scores[1]), self.won, self.last_trick if is_tie else self.pips, is_tie)


def declarations(points: int) -> tuple[int, ...]:
    """How much a side may declare that could declare ``points``: nothing, only what sets trumps, or all of it."""
    return tuple(sorted({0, min(points, POINTS_FOR_TRUMP), points}))


Shares = Mapping[Hand, float]
"""How often hands go so; side 0 is the dealer's."""
State = tuple[int, int, int]
"""The total of the side that deals the next hand, the other's, and pip points carried over."""
Cell = tuple[float, list[tuple[int, float]]]
"""The share of hands with which the dealer's side wins, and those that lead on to another state, by its place."""
Choice = list[list[Cell]]
"""What comes of each declaration of the dealer's side (rows) against each of the other's (columns)."""


class EquityByPoints:
    """The chance of either side to win the match, from totals between hands."""

    def __init__(self, rules: Ruleset, shares: Shares) -> None:
        points = rules.game_points
        assert points is not None
        self._rules = rules
        self._most_carried = MOST_CARRIED if points.pip_tie is PipTie.CARRY else 0
        self._after: dict[tuple[int, int, bool], int] = {}
        self._endings = [_endings(shares, carried) for carried in range(self._most_carried + 1)]
        self._most = [
            max(max(ending.scores) for rows in each for cells in rows for cell in cells for ending, _share in cell)
            for each in self._endings
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
        return min(self._total(self._rules.target - 1, self._most[-1], True), 0)

    # -- the fixed point ----------------------------------------------------------------------------------------------

    def _fixed_point(self) -> dict[State, float]:
        totals = range(self._rules.target - 1, self._lowest - 1, -1)
        carried = range(self._most_carried + 1)
        states = [(own, other, more) for own in totals for other in totals for more in carried]
        places = {state: place for place, state in enumerate(states)}
        choices = [self._choices(state, places) for state in states]
        table = [EVEN] * len(states)
        for _sweep in range(MAX_SWEEPS):
            largest = 0.0
            for place, of_state in enumerate(choices):
                chance = sum([_value(choice, table) for choice in of_state])
                largest = max(largest, abs(chance - table[place]))
                table[place] = chance
            if largest < TOLERANCE:
                break
        return dict(zip(states, table, strict=True))

    def _choices(self, state: State, places: Mapping[State, int]) -> list[Choice]:
        """For each pair of what could be declared, what comes of it. Far from the target all of it is declared."""
        first, second = (0 if self._may_overshoot(total, state[2]) else -1 for total in state[:2])
        return [
            [[self._cell(state, endings, places) for endings in columns[second:]] for columns in rows[first:]]
            for rows in self._endings[state[2]]
        ]

    def _may_overshoot(self, total: int, carried: int) -> bool:
        assert self._rules.game_points is not None
        if self._rules.game_points.overshoot is Overshoot.ALLOWED:
            return False
        return total + self._most[carried] > self._rules.target

    def _cell(self, state: State, endings: list[tuple[Ending, float]], places: Mapping[State, int]) -> Cell:
        own, other, carried = state
        won = 0.0
        onward: dict[int, float] = {}
        for ending, share in endings:
            after, winner = self._result((own, other), ending)
            if winner is not None:
                won += share * (1 - winner)
                continue
            reached = self._state(after[1], after[0], carried + 1 if ending.is_tie else 0)
            if reached is None:
                won += share * EVEN
            else:
                place = places[reached]
                onward[place] = onward.get(place, 0.0) + share
        return won, list(onward.items())


Endings = list[list[list[list[tuple[Ending, float]]]]]
"""For each pair of what could be declared: rows and columns of a `Choice`, the endings in each with their shares."""


def _endings(shares: Shares, carried: int) -> Endings:
    by_declared: dict[Pair, list[tuple[Hand, float]]] = {}
    for hand, share in shares.items():
        by_declared.setdefault(hand.declared, []).append((hand, share))
    return [
        [
            [[(hand.ending((own, other), carried), share) for hand, share in hands] for other in declarations(most[1])]
            for own in declarations(most[0])
        ]
        for most, hands in by_declared.items()
    ]


def _value(choice: Choice, table: Sequence[float]) -> float:
    """The dealer's side does its best, and so does the other, who may or may not know what the first one does."""
    rows = [
        [won + sum([share * (1.0 - table[after]) for after, share in onward]) for won, onward in cells]
        for cells in choice
    ]
    if len(rows) == 1:
        return min(rows[0])
    first: float = max([min(row) for row in rows])
    second: float = min([max(column) for column in zip(*rows, strict=True)])
    return (first + second) / 2.0
