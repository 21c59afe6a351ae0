"""Information set Monte Carlo tree search (SO-ISMCTS: Cowling, Powley & Whitehouse 2012).

One tree of the moves that everybody sees serves all worlds. An iteration takes one world and goes through the usual
four steps: selection by UCB1 among the moves that are legal in this world, where a node's *availability* (how often it
could have been selected) stands in the place of its parent's visits; expansion by one node; a rollout under the policy;
and backpropagation of what the outcome is worth to each side that moved. What differs from the paper:

* Only seats that *think* select; the others play by the policy.
* The exploration constant is in standard deviations of the worth of outcomes, which are measured during the search.
* The first move is not selected by UCB1: the moves to compare are tried in turn in the same worlds with the same dice,
  and `search.ismcts` drops the worse half after each round (sequential halving: Karnin, Koren & Somekh 2013).
* The caller values outcomes: `run` stops at one without a known worth, and continues after `tell`.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.candidate_moves import moves_of
from marjapussi_desktop.bots.native.cards import ONE, ZERO
from marjapussi_desktop.bots.native.move_codes import MOVE_COUNT, NO_QUESTION
from marjapussi_desktop.bots.native.outcome_values import OutcomeValues
from marjapussi_desktop.bots.native.plain import free_doubles, free_ints, log, lowest, new_doubles, new_ints, sqrt
from marjapussi_desktop.bots.native.policy import chosen_move, played_out
from marjapussi_desktop.bots.native.rollouts import SEED_MASK, WORLD_STEP, Rollouts
from marjapussi_desktop.bots.native.seat_view import next_dice
from marjapussi_desktop.bots.native.state import Hand
from marjapussi_desktop.bots.native.tree_nodes import Tree
from marjapussi_desktop.bots.native.values import MoveResult, Outcome, World
from marjapussi_desktop.bots.native.world_store import WorldStore

MAX_DEPTH = cython.declare(cython.int, 64)
NONE_UNKNOWN = cython.declare(cython.int, -1)
SPREAD_EVERY = cython.declare(cython.int, 255)
"""A mask of iterations: how often the standard deviation is measured again."""
SPREAD_FIRST = cython.declare(cython.int, 16)
"""The iteration of the first measurement."""


@cython.final
@cython.cclass
class InformationSetTree(Tree):
    """Grows a tree for one decision at a time; the position is that of its rollouts. For one thread at a time.

    ``values``: the worth of outcomes; ``unknown``: the extra points of the outcome at which `run` has stopped.
    ``compared``: the nodes of the ``compared_count`` first moves of this round, all moves of ``side``;
    ``compared_squares``: by move, the sum of its squared worths in this round; ``thinking``: seats that select, as
    bits; ``done``: iterations in this round, ``before``: in earlier ones; ``sum`` and ``squares``: of the worth to
    ``side`` over all iterations; ``exploration``: the constant in standard deviations, ``scaled_exploration``: in
    worth; ``path``: the ``depth`` nodes of the current iteration; ``actors``: the sides that moved to them.
    """

    rollouts: Rollouts
    hand: Hand
    dice: cython.ulonglong
    worlds: WorldStore
    values: OutcomeValues
    unknown: cython.int
    path: cython.p_int
    actors: cython.p_int
    depth: cython.int
    seed: cython.ulonglong
    compared: cython.p_int
    compared_count: cython.int
    compared_squares: cython.p_double
    before: cython.int
    thinking: cython.int
    side: cython.int
    done: cython.int
    sum: cython.double
    squares: cython.double
    exploration: cython.double
    scaled_exploration: cython.double

    def __init__(self, rollouts: Rollouts, capacity: int, most_worlds: int) -> None:
        """``capacity``: of nodes."""
        Tree.__init__(self, capacity)
        self.rollouts = rollouts
        self.hand = rollouts.hand
        self.dice = 1
        self.worlds = WorldStore(most_worlds)
        self.values = OutcomeValues()
        self.unknown = NONE_UNKNOWN
        self.path = new_ints(MAX_DEPTH)
        self.actors = new_ints(MAX_DEPTH)
        self.compared = new_ints(MOVE_COUNT)
        self.compared_squares = new_doubles(MOVE_COUNT)
        self.seed = ZERO
        self.depth = self.done = self.before = self.compared_count = 0
        self.thinking = self.side = 0
        self.sum = self.squares = self.exploration = self.scaled_exploration = 0.0

    def __dealloc__(self) -> None:
        free_ints(self.path)
        free_ints(self.actors)
        free_ints(self.compared)
        free_doubles(self.compared_squares)

    # -- setting up ---------------------------------------------------------------------------------------------------

    def begin(self, moves: list[int], side: int, thinking: int, exploration: float, seed: int) -> None:
        """Starts a new tree for the position of the rollouts; ``moves``: all moves of ``side``, the first to move.

        Call `add_world` next, and then `compare` and `run` for each round. ``exploration``: the constant of UCB1, in
        standard deviations of the worth of outcomes.
        """
        self.side = side
        self.thinking = thinking
        self.exploration = exploration
        self.seed = seed
        self.worlds.count = 0
        self.done = self.before = 0
        self.sum = self.squares = self.scaled_exploration = 0.0
        self.clear()
        for move in moves:
            self.child_by(0, move)
        self.values.forget()

    def compare(self, moves: list[int]) -> None:
        """Starts a new round, which tries these first moves in turn in the same worlds with the same dice."""
        self.compared_count = len(moves)
        for number, move in enumerate(moves):
            node = self.child_by(0, move)
            self.compared[number] = node
            self.visits[node] = 0
            self.total[node] = 0.0
            self.compared_squares[move] = 0.0
        self.before += self.done
        self.done = 0

    def add_world(self, world: World, extra: int) -> None:
        """Adds a world; ``extra``: points that the declarer's side has discarded."""
        self.worlds.add(world, extra, self.hand.has_rows)

    def set_declarer(self, side: int) -> None:
        """The side to which a world's extra points belong."""
        self.values.declarer_side = side

    # -- asking -------------------------------------------------------------------------------------------------------

    def run(self, iterations: int) -> Outcome | None:
        """Grows the tree up to this many iterations in the round. Returns None when that is done.

        Otherwise it returns an outcome whose worth is not known, with the extra points: `tell` it, and run again.
        """
        most: cython.int = iterations
        with cython.nogil:
            self.unknown = self._run(most)
        if self.unknown == NONE_UNKNOWN:
            return None
        h: Hand = self.hand
        points = [h.points[0], h.points[1], h.points[2]]
        points[self.values.declarer_side] += self.unknown
        return Outcome(tuple(points), (h.tricks[0], h.tricks[1], h.tricks[2]))

    def tell(self, worths: list[float]) -> None:
        """Sets the worth to each side of the outcome at which `run` has stopped."""
        place: cython.int = self.values.store(self.values.key_of(self.hand, self.unknown), worths)
        self._backpropagate(place)

    def results(self) -> list[MoveResult]:
        """The result of each move of this round."""
        nodes = [self.compared[number] for number in range(self.compared_count)]
        return [
            MoveResult(
                self.move[node],
                self.visits[node],
                self.total[node] / self.visits[node],
                self.compared_squares[self.move[node]] / self.visits[node],
            )
            for node in nodes
        ]

    # -- growing ------------------------------------------------------------------------------------------------------

    @cython.native
    def _run(self, iterations: cython.int) -> cython.int:
        """Runs iterations; returns the extra points of an outcome whose worth is not known, else `NONE_UNKNOWN`."""
        place: cython.int
        world: cython.int
        turn: cython.int
        while self.done < iterations:
            if self.done & SPREAD_EVERY == SPREAD_EVERY or self.done == SPREAD_FIRST:
                self._scale_exploration()
            turn = self.done // self.compared_count
            world = (self.before + turn) % self.worlds.count
            self.dice = (self.seed + (self.before + turn) * WORLD_STEP) * 2 + 1 & SEED_MASK
            self.worlds.deal(self.rollouts.start, world)
            self._iterate(self.hand, self.compared[self.done % self.compared_count])
            self.done += 1
            place = self.values.place_of(self.values.key_of(self.hand, self.worlds.extra[world]))
            if not self.values.keys[place]:
                return self.worlds.extra[world]
            self._backpropagate(place)
        return NONE_UNKNOWN

    @cython.native
    def _scale_exploration(self) -> cython.void:
        """Scales the exploration constant by the standard deviation of the worths so far."""
        count: cython.int = self.before + self.done
        mean: cython.double = self.sum / count
        self.scaled_exploration = self.exploration * sqrt(max(self.squares / count - mean * mean, 0.0))

    @cython.native
    def _iterate(self, h: Hand, first: cython.int) -> cython.void:
        """One iteration: the first move, selection down the tree, expansion by one node, and a rollout to the end of
        the hand.
        """
        node: cython.int = first
        seat: cython.int
        move: cython.int
        size: cython.int
        is_thought: cython.bint
        h.set_to(self.rollouts.start)
        self.path[0] = first
        self.actors[0] = self.side
        self.depth = 1
        h.apply(self.move[first])
        while not h.is_over and self.depth < MAX_DEPTH and self.size < self.capacity - 1:
            size = self.size
            self.dice = next_dice(self.dice)
            seat = h.seat_to_play()
            is_thought = h.question == NO_QUESTION and self.thinking >> seat & 1 != 0
            if is_thought:
                node = self._selected(node, moves_of(h, seat))
                move = self.move[node]
            else:
                move = chosen_move(h, self.rollouts.weights, self.dice)
                node = self.child_by(node, move)
            if h.question != NO_QUESTION:
                seat = h.leader ^ 2
            self.path[self.depth] = node
            self.actors[self.depth] = h.side_of(seat)
            self.depth += 1
            h.apply(move)
            if is_thought and self.size > size:
                break
        self.dice = played_out(h, self.rollouts.weights, self.dice)

    @cython.native
    def _selected(self, node: cython.int, legal: cython.ulonglong) -> cython.int:
        """Selects a child: a new one for an untried move (the policy's choice first), else the best one by UCB1."""
        untried: cython.ulonglong = legal
        best: cython.int = 0
        value: cython.double
        best_value: cython.double = 0.0
        child: cython.int = self.child[node]
        move: cython.int
        while child:
            move = self.move[child]
            if legal >> move & 1:
                untried &= ~(ONE << move)
                self.availability[child] += 1
                value = self.total[child] / self.visits[child]
                value += self.scaled_exploration * sqrt(log(self.availability[child]) / self.visits[child])
                if best == 0 or value > best_value:
                    best = child
                    best_value = value
            child = self.sibling[child]
        if not untried:
            return best
        move = chosen_move(self.hand, self.rollouts.weights, self.dice)
        if not untried >> move & 1:
            move = lowest(untried)
        child = self.child_by(node, move)
        self.availability[child] += 1
        return child

    @cython.native
    def _backpropagate(self, place: cython.int) -> cython.void:
        """Adds the worth of the outcome to every node on the path."""
        at: cython.int
        node: cython.int
        worth: cython.double = self.values.worths[3 * place + self.side]
        self.sum += worth
        self.squares += worth * worth
        self.compared_squares[self.move[self.path[0]]] += worth * worth
        for at in range(self.depth):
            node = self.path[at]
            self.visits[node] += 1
            self.total[node] += self.values.worths[3 * place + self.actors[at]]
