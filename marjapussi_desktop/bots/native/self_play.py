"""Self-play for training: hands with the worth of every move at some of their turns (paired targets).

At a sampled turn every move is played out on the same deal, so that most of the deal's luck cancels in the differences
between the moves.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import ONE, ZERO
from marjapussi_desktop.bots.native.network import Network
from marjapussi_desktop.bots.native.network_inputs import NetworkInput
from marjapussi_desktop.bots.native.network_policy import best_move, move_by_network, seat_to_move, sensible_moves
from marjapussi_desktop.bots.native.plain import free_doubles, free_ints, lowest, new_doubles, new_ints
from marjapussi_desktop.bots.native.policy import chosen_move
from marjapussi_desktop.bots.native.policy_weights import PolicyWeights
from marjapussi_desktop.bots.native.rollouts import SEED_MASK, SEED_STEP, Rollouts
from marjapussi_desktop.bots.native.seat_view import next_dice, rolled
from marjapussi_desktop.bots.native.state import Hand
from marjapussi_desktop.bots.native.two_handed_endings import is_solvable, solved_move
from marjapussi_desktop.bots.native.values import NativeRules, PublicPosition, World

MOST_MOVES = cython.declare(cython.int, 24)
PARTS_OF_SHARE = cython.declare(cython.ulonglong, 4096)
"""Shares are given in these parts."""
TARGET_UNIT = cython.declare(cython.double, 1000.0)
"""What stands for 1 in the targets that are handed out."""
POINTS_UNIT = cython.declare(cython.double, 100.0)
"""Card points that count as 1: a network's outputs are about as large in both families."""
TAKEN_SHARE = cython.declare(cython.double, 0.25)
"""What a point taken is worth beside the score, so that a contract that is made or lost is still played well."""
PIP_SHARE = cython.declare(cython.double, 0.000_01)
"""The same for a pip of the Marjapussi family, in units of both counts."""
MOST_SCORE = cython.declare(cython.int, 12)
"""In a table of worths, a side's highest score in game points; more counts as this."""


@cython.final
@cython.cclass
class SelfPlay:
    """Plays hands by a network, by the rollouts' policy, or by both."""

    rules: NativeRules
    setter: Rollouts
    hand: Hand
    trial: Hand
    weights: PolicyWeights
    network: Network
    seen: NetworkInput
    tried: NetworkInput
    dice: cython.ulonglong
    by_rule: cython.int
    sampled: cython.int
    no_trick: cython.int
    eagerness: cython.p_double
    worths: cython.p_double
    has_worths: cython.bint
    targets: cython.p_double
    codes: cython.p_int

    def __init__(self, rules: NativeRules, network: Network) -> None:
        self.rules = rules
        self.setter = Rollouts(rules)
        self.hand = Hand(rules)
        self.trial = Hand(rules)
        self.weights = PolicyWeights(rules)
        self.network = network
        self.seen = NetworkInput()
        self.tried = NetworkInput()
        self.dice = 1
        self.by_rule = self.sampled = 0
        self.no_trick = 0
        self.eagerness = new_doubles(4)
        self.worths = new_doubles(3 * (MOST_SCORE + 1) * (MOST_SCORE + 1))
        self.has_worths = False
        self.targets = new_doubles(MOST_MOVES)
        self.codes = new_ints(MOST_MOVES)

    def __dealloc__(self) -> None:
        free_doubles(self.eagerness)
        free_doubles(self.worths)
        free_doubles(self.targets)
        free_ints(self.codes)

    def begin(
        self,
        position: PublicPosition,
        world: World,
        no_trick: int,
        by_rule: int,
        sampled: int = 3,
        eagerness: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0),
        worths: tuple[float, ...] = (),
    ) -> None:
        """Sets a hand: ``no_trick``: what a side without a trick loses, in points; as bits, ``by_rule``: the sides that
        the rollouts' policy plays, ``sampled``: those whose turns are sampled; ``eagerness``: by seat, what an ask is
        worth to it beyond what the network says, in the network's units; ``worths``: what each end is worth to side 0
        (see `value.hand_worths`), and less that to side 1; without it, the score counts.
        """
        self.setter.set_position(position)
        self.setter.set_world(world)
        self.hand.set_to(self.setter.hand)
        self.no_trick = no_trick
        self.by_rule = by_rule
        self.sampled = sampled
        for seat in range(4):
            self.eagerness[seat] = eagerness[seat]
        self.has_worths = len(worths) > 0
        for at in range(len(worths)):
            self.worths[at] = worths[at]

    def play(self, seed: int, share: int, epsilon: int) -> list[int]:
        """Plays the hand that was set to its end and returns the sampled turns, one after the other.

        ``share``: of the turns that are sampled; ``epsilon``: of the moves that are made at random; both in parts of
        4096. A turn: the number of its features, the features, the number of moves, the place of the move that the
        network would make, and for each move its output's number and its worth in thousandths.
        """
        found: list[int] = []
        self.dice = next_dice(seed + SEED_STEP & SEED_MASK | 1)
        while not self.hand.is_over:
            moves: cython.ulonglong = sensible_moves(self.hand, seat_to_move(self.hand))
            if moves & (moves - ONE) == ZERO:
                self.hand.apply(lowest(moves))
                continue
            if is_solvable(self.hand):
                self.hand.apply(solved_move(self.hand))
                continue
            if self._roll() < share and self.sampled >> self.hand.side_of(seat_to_move(self.hand)) & 1:
                self._sample(moves, found)
            self._make_move(moves, epsilon)
        return found

    def result(self, side: int) -> float:
        """What the hand, played to its end, was worth to a side."""
        return self._payoff(self.hand, side)

    @cython.native
    def _roll(self) -> cython.ulonglong:
        self.dice = next_dice(self.dice)
        return (rolled(self.dice) >> 20) & (PARTS_OF_SHARE - ONE)

    @cython.native
    def _make_move(self, moves: cython.ulonglong, epsilon: cython.ulonglong) -> cython.void:
        number: cython.ulonglong
        if self._roll() < epsilon:
            number = self._roll() & 15
            while number:
                moves = moves & (moves - 1) if moves & (moves - 1) else moves
                number -= 1
            self.hand.apply(lowest(moves))
        else:
            self.hand.apply(self._chosen(self.hand))

    @cython.native
    def _chosen(self, h: Hand) -> cython.int:
        """The move of the player whose turn it is."""
        if self.by_rule >> h.side_of(seat_to_move(h)) & 1:
            self.dice = next_dice(self.dice)
            return chosen_move(h, self.weights, self.dice)
        return move_by_network(h, self.network, self.tried, self.eagerness[seat_to_move(h)])

    @cython.cfunc
    def _sample(self, moves: cython.ulonglong, found: list[int]) -> None:
        side: cython.int = self.hand.side_of(seat_to_move(self.hand))
        best: cython.int = best_move(self.hand, self.network, self.seen, moves, 0.0)
        count: cython.int = 0
        place: cython.int = 0
        while moves:
            if lowest(moves) == best:
                place = count
            self.codes[count] = lowest(moves)
            count += 1
            moves &= moves - 1
        with cython.nogil:
            self._try(count, side)
        found.append(self.seen.count)
        for at in range(self.seen.count):
            found.append(self.seen.active[at])
        found.append(count)
        found.append(place)
        for at in range(count):
            found.append(self.network.number_of(self.seen, self.codes[at]))
            found.append(round(TARGET_UNIT * self.targets[at]))

    @cython.native
    def _try(self, count: cython.int, side: cython.int) -> cython.void:
        at: cython.int
        dice: cython.ulonglong = self.dice
        for at in range(count):
            self.dice = dice
            self.trial.set_to(self.hand)
            self.trial.apply(self.codes[at])
            while not self.trial.is_over:
                self.trial.apply(self._chosen(self.trial))
            self.targets[at] = self._payoff(self.trial, side)

    @cython.native
    def _payoff(self, h: Hand, side: cython.int) -> cython.double:
        """What the end of a hand is worth to a side, as score minus the other side's."""
        sides: cython.int = 2 if h.partners else h.players
        other: cython.int
        others: cython.double = 0.0
        if self.has_worths:
            return self._in_match(h, side)
        for other in range(sides):
            if other != side:
                others += self._score(h, other)
        lead: cython.double = self._score(h, side) - others / (sides - 1)
        return lead / POINTS_UNIT if h.counts_points else lead

    @cython.native
    def _in_match(self, h: Hand, side: cython.int) -> cython.double:
        """The same of a match whose totals are known, between two sides."""
        at: cython.int = 0 if h.tricks[0] and h.tricks[1] else 1 if h.tricks[1] else 2
        first: cython.int = h.points[0] if h.points[0] < MOST_SCORE else MOST_SCORE
        second: cython.int = h.points[1] if h.points[1] < MOST_SCORE else MOST_SCORE
        worth: cython.double = self.worths[(at * (MOST_SCORE + 1) + first) * (MOST_SCORE + 1) + second]
        return (worth if side == 0 else -worth) + PIP_SHARE * (h.pips[side] - h.pips[1 - side])

    @cython.native
    def _score(self, h: Hand, side: cython.int) -> cython.double:
        more: cython.double
        if not h.counts_points:
            more = PIP_SHARE * h.pips[side]
            return more + (h.points[side] if h.tricks[side] else -self.no_trick)
        more = TAKEN_SHARE * h.points[side]
        if h.declarer < 0 or side != h.side_of(h.declarer):
            return more + (h.points[side] if h.tricks[side] or h.declarer < 0 else -self.no_trick)
        return more + (h.contract if h.points[side] >= h.contract else -h.contract)
