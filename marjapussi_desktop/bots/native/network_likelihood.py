"""The likelihood of what a seat has done in play, given the cards that it may hold, by a network.

A softmax of the worths that the network gives to the moves, mixed with a uniform choice. A seat's moves depend on its
own cards and on what all have seen, so each seat is judged by itself.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import BIT, ONE, ZERO
from marjapussi_desktop.bots.native.move_codes import ANSWER_HALF, DECLARE
from marjapussi_desktop.bots.native.network import Network
from marjapussi_desktop.bots.native.network_inputs import NetworkInput
from marjapussi_desktop.bots.native.network_policy import seat_to_move, sensible_moves
from marjapussi_desktop.bots.native.plain import exp, free_doubles, log, lowest, new_doubles
from marjapussi_desktop.bots.native.rollouts import Rollouts
from marjapussi_desktop.bots.native.state import Hand
from marjapussi_desktop.bots.native.values import NativeRules, PublicPosition, World

WORTHS_ROOM = cython.declare(cython.int, 64)


@cython.final
@cython.cclass
class NetworkLikelihood:
    """The choices of one hand. For one thread at a time.

    ``temperature``: of the softmax, in the network's units; ``epsilon``: the share of uniform choices.
    """

    rules: NativeRules
    network: Network
    seen: NetworkInput
    temperature: cython.double
    epsilon: cython.double
    worths: cython.p_double
    choices: list[Hand]
    seats: list[int]
    moves: list[int]
    later: list[int]
    exchanged: list[int]

    def __init__(self, rules: NativeRules, network: Network, temperature: float, epsilon: float) -> None:
        self.rules = rules
        self.network = network
        self.seen = NetworkInput()
        self.temperature = temperature
        self.epsilon = epsilon
        self.worths = new_doubles(WORTHS_ROOM)
        self.choices = []
        self.seats = []
        self.moves = []
        self.later = []
        self.exchanged = [0, 0, 0, 0]

    def __dealloc__(self) -> None:
        free_doubles(self.worths)

    def read(self, start: PublicPosition, world: World, seats: list[int], moves: list[int]) -> None:
        """Reads the moves in play so far, each with its seat; ``world``: the cards that may have been held before the
        first move.
        """
        position = Rollouts(self.rules)
        position.set_position(start)
        position.set_world(world)
        self.choices, self.seats, self.moves = [], [], []
        self.exchanged = list(start.passed)
        for seat, move in zip(seats, moves, strict=True):
            choice = Hand(self.rules)
            choice.set_to(position.hand)
            self.choices.append(choice)
            self.seats.append(seat)
            self.moves.append(move)
            position.move(move)
        self.later = [0] * len(self.moves)
        played = [0, 0, 0, 0]
        for at in range(len(self.moves) - 1, -1, -1):
            if self.moves[at] < DECLARE:
                played[self.seats[at]] |= BIT[self.moves[at]]
            self.later[at] = played[self.seats[at]]

    def log_likelihood(self, seat: int, held: int) -> float:
        """The log-likelihood of the seat's moves, if it now holds these cards."""
        total = 0.0
        for at in range(len(self.moves)):
            if self.seats[at] == seat:
                total += log(self._chance(self.choices[at], seat, held | self.later[at], self.moves[at]))
        return total

    @cython.cfunc
    def _chance(self, h: Hand, seat: cython.int, hand: cython.ulonglong, move: cython.int) -> cython.double:
        """The probability that a seat with this hand made the move."""
        others: cython.ulonglong = (h.hands[0] | h.hands[1] | h.hands[2] | h.hands[3]) & ~hand
        for other in range(4):
            h.hands[other] = ZERO
        h.hands[seat ^ 1] = others
        h.hands[seat] = hand
        self._know_halves(h, seat)
        if move == ANSWER_HALF:
            return 1.0
        moves: cython.ulonglong = sensible_moves(h, seat_to_move(h))
        if not moves & (moves - ONE):
            return 1.0
        move = self._alike(moves, move)
        return self._share(h, moves, move)

    @cython.cfunc
    def _know_halves(self, h: Hand, seat: cython.int) -> None:
        """Of a marriage declared by halves, the seat has told its partner of the one in its hand and knows his of the
        other, not those of the world that was read.
        """
        mate: cython.int = seat ^ 2
        own: cython.ulonglong = self.exchanged[seat]
        mates: cython.ulonglong = self.exchanged[mate]
        halves: cython.ulonglong = (h.passed[seat] | h.passed[mate]) & ~(own | mates)
        h.passed[seat] = own | halves & h.hands[seat]
        h.passed[mate] = mates | halves & ~h.hands[seat]

    @cython.native
    def _alike(self, moves: cython.ulonglong, move: cython.int) -> cython.int:
        """The move among these that is as good: of equivalent cards only the lowest is one of them."""
        while move < DECLARE and not moves >> move & 1 and move % 9 < 8:
            move += 1
        return move

    @cython.native
    def _share(self, h: Hand, moves: cython.ulonglong, move: cython.int) -> cython.double:
        self.seen.read(h, seat_to_move(h))
        self.network.look(self.seen)
        size: cython.int = 0
        most: cython.double = -1000.0
        worth: cython.double
        own: cython.double = -1000.0
        total: cython.double = 0.0
        while moves:
            worth = self.network.output_of(self.seen, lowest(moves)) / self.temperature
            if lowest(moves) == move:
                own = worth
            self.worths[size] = worth
            if worth > most:
                most = worth
            size += 1
            moves &= moves - 1
        at: cython.int
        for at in range(size):
            total += exp(self.worths[at] - most)
        if own <= -1000.0:
            return self.epsilon / size
        return (1.0 - self.epsilon) * exp(own - most) / total + self.epsilon / size
