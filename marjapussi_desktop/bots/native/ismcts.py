"""Information-set tree search: one tree of what everybody sees, grown in many imagined worlds at once.

Each iteration takes one world down the tree, to the first move that has not been tried there, and plays on by the
policy. Seats that *think* choose by the tree among the moves that their world allows; the others play by the policy.
What outcomes are worth is told from outside: `run` stops at one that it does not know, and goes on when it was told.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.candidate_moves import moves_of
from marjapussi_desktop.bots.native.cards import ONE, ZERO
from marjapussi_desktop.bots.native.outcome_values import Worths
from marjapussi_desktop.bots.native.plain import (
    free_doubles,
    free_ints,
    free_words,
    log,
    lowest,
    new_doubles,
    new_ints,
    new_words,
    sqrt,
)
from marjapussi_desktop.bots.native.policy import chosen_move, played_out
from marjapussi_desktop.bots.native.rollouts import SEED_MASK, Rollouts
from marjapussi_desktop.bots.native.seat_view import next_dice
from marjapussi_desktop.bots.native.state import NO_QUESTION, Hand

DEEPEST = cython.declare(cython.int, 64)
NOT_FOUND = cython.declare(cython.int, -1)
DICE_STEP = cython.declare(cython.ulonglong, 2654435761)
SPREAD_EVERY = cython.declare(cython.int, 255)
"""How often (a mask of iterations) the spread of the outcomes is measured anew."""


@cython.final
@cython.cclass
class InformationSetTree:
    """Grows a tree for one decision at a time; the position is that of its rollouts. For one thread at a time.

    By node: ``move`` that led to it, ``visits``, ``chances`` (how often it could have been visited), ``total`` of what
    its visits were worth to the side that moved, ``child`` (its first) and ``sibling`` (its next). By world: four
    ``hands``, twelve cards of ``stocks``, 36 of ``beneath``, ``extra`` points of the declarer's side. ``first``: the
    nodes of the moves that are compared, ``first_count`` of them; ``thinking`` seats, as bits; ``done`` iterations of
    this round, and ``before`` it; ``sum`` and ``squares`` of what all were worth, and ``reach``, how far apart they
    lie; ``path`` of an iteration, and the sides (``actors``) that moved on it.
    """

    rollouts: Rollouts
    hand: Hand
    dice: cython.ulonglong
    move: cython.p_int
    visits: cython.p_int
    chances: cython.p_int
    total: cython.p_double
    child: cython.p_int
    sibling: cython.p_int
    capacity: cython.int
    size: cython.int
    hands: cython.p_ulonglong
    stocks: cython.p_int
    beneath: cython.p_int
    extra: cython.p_int
    most_worlds: cython.int
    worlds: cython.int
    stock_size: cython.int
    worths: Worths
    path: cython.p_int
    actors: cython.p_int
    depth: cython.int
    seed: cython.ulonglong
    first: cython.p_int
    first_count: cython.int
    before: cython.int
    thinking: cython.int
    side: cython.int
    done: cython.int
    sum: cython.double
    squares: cython.double
    boldness: cython.double
    reach: cython.double

    def __init__(self, rollouts: Rollouts, capacity: int, most_worlds: int) -> None:
        self.rollouts = rollouts
        self.hand = rollouts.hand
        self.dice = 1
        self.capacity = capacity
        self.move = new_ints(capacity)
        self.visits = new_ints(capacity)
        self.chances = new_ints(capacity)
        self.total = new_doubles(capacity)
        self.child = new_ints(capacity)
        self.sibling = new_ints(capacity)
        self.most_worlds = most_worlds
        self.hands = new_words(4 * most_worlds)
        self.stocks = new_ints(12 * most_worlds)
        self.beneath = new_ints(36 * most_worlds)
        self.extra = new_ints(most_worlds)
        self.worths = Worths()
        self.path = new_ints(DEEPEST)
        self.actors = new_ints(DEEPEST)
        self.size = self.worlds = self.stock_size = self.depth = self.done = 0
        self.first = new_ints(DEEPEST)
        self.seed = ZERO
        self.first_count = self.before = 0
        self.thinking = self.side = 0
        self.sum = self.squares = self.boldness = self.reach = 0.0

    def __dealloc__(self) -> None:
        free_ints(self.move)
        free_ints(self.visits)
        free_ints(self.chances)
        free_doubles(self.total)
        free_ints(self.child)
        free_ints(self.sibling)
        free_words(self.hands)
        free_ints(self.stocks)
        free_ints(self.beneath)
        free_ints(self.extra)
        free_ints(self.path)
        free_ints(self.actors)
        free_ints(self.first)

    # -- setting up ---------------------------------------------------------------------------------------------------

    def begin(self, moves: list[int], side: int, thinking: int, boldness: float, seed: int) -> None:
        """A new tree for a position that has been set; ``moves`` are those of ``side``, the first to move.

        Then come the worlds, and a round of comparing some of the moves, and more rounds.

        ``boldness``: how far less visited moves are favoured, in spreads of what outcomes are worth.
        """
        self.side = side
        self.thinking = thinking
        self.boldness = boldness
        self.seed = seed
        self.worlds = 0
        self.done = self.before = 0
        self.sum = self.squares = self.reach = 0.0
        self.size = 0
        self._new_node(NOT_FOUND)
        for move in moves:
            self._child(0, move)
        self.worths.forget()

    def compare(self, moves: list[int]) -> None:
        """A new round, in which these of the first moves are tried in turn in the same worlds with the same dice."""
        self.first_count = len(moves)
        for number, move in enumerate(moves):
            node = self._child(0, move)
            self.first[number] = node
            self.visits[node] = 0
            self.total[node] = 0.0
        self.before += self.done
        self.done = 0

    def add_world(self, hands: list[int], stock: list[int], beneath: list[int], extra: int) -> None:
        """One more world; ``extra`` points that the declarer's side has put aside."""
        at: cython.int = self.worlds
        assert at < self.most_worlds, "too many worlds"
        for seat in range(4):
            self.hands[4 * at + seat] = hands[seat]
        for number, card in enumerate(stock):
            self.stocks[12 * at + number] = card
        for number, card in enumerate(beneath):
            self.beneath[36 * at + number] = card
        self.stock_size = len(stock)
        self.extra[at] = extra
        self.worlds = at + 1

    def set_declarer(self, side: int) -> None:
        """The side to which a world's extra points belong."""
        self.worths.declarer_side = side

    # -- what outcomes are worth --------------------------------------------------------------------------------------

    def tell(self, extra: int, worths: list[float]) -> None:
        """What the outcome is worth to each side at which `run` has stopped."""
        key: cython.ulonglong = self.worths.key_of(self.hand, extra)
        place: cython.int = self.worths.place_of(key)
        self.worths.keys[place] = key
        for side in range(3):
            self.worths.worths[3 * place + side] = worths[side]
        self._give_back(place)

    # -- growing ------------------------------------------------------------------------------------------------------

    def run(self, iterations: int) -> list[int] | None:
        """Grows the tree until there have been so many iterations in this round; None when it is done.

        Otherwise it has met an outcome that it does not know: points of sides 0, 1 and 2 with the extra points, their
        tricks, and the extra points. `tell` what it is worth, and run again.
        """
        most: cython.int = iterations
        extra: cython.int = NOT_FOUND
        with cython.nogil:
            extra = self._run(most)
        if extra < 0:
            return None
        h: Hand = self.hand
        points = [h.points[side] for side in range(3)]
        points[self.worths.declarer_side] += extra
        return [*points, h.tricks[0], h.tricks[1], h.tricks[2], extra]

    @cython.native
    def _run(self, iterations: cython.int) -> cython.int:
        """The extra points of an outcome that is not known, else -1."""
        place: cython.int
        world: cython.int
        turn: cython.int
        while self.done < iterations:
            if self.done & SPREAD_EVERY == SPREAD_EVERY or self.done == 16:
                self._measure()
            turn = self.done // self.first_count
            world = (self.before + turn) % self.worlds
            self.dice = (self.seed + (self.before + turn) * DICE_STEP) * 2 + 1 & SEED_MASK
            self._grow(self.hand, world, self.first[self.done % self.first_count])
            self.done += 1
            place = self.worths.place_of(self.worths.key_of(self.hand, self.extra[world]))
            if not self.worths.keys[place]:
                return self.extra[world]
            self._give_back(place)
        return NOT_FOUND

    @cython.native
    def _measure(self) -> cython.void:
        """How far outcomes lie apart."""
        count: cython.int = self.before + self.done
        mean: cython.double = self.sum / count
        self.reach = self.boldness * sqrt(max(self.squares / count - mean * mean, 0.0))

    @cython.native
    def _set_world(self, start: Hand, world: cython.int) -> cython.void:
        at: cython.int
        for at in range(4):
            start.hands[at] = self.hands[4 * world + at]
        start.drawn = 0
        start.stock_size = self.stock_size
        for at in range(self.stock_size):
            start.stock[at] = self.stocks[12 * world + at]
        if start.has_rows:
            for at in range(36):
                start.beneath[at] = self.beneath[36 * world + at]

    @cython.native
    def _grow(self, h: Hand, world: cython.int, first: cython.int) -> cython.void:
        """The first move, down the tree, one new move of one who thinks, and to the end of the hand."""
        node: cython.int = first
        seat: cython.int
        move: cython.int
        size: cython.int
        is_thought: cython.bint
        self._set_world(self.rollouts.start, world)
        h.set_to(self.rollouts.start)
        self.path[0] = first
        self.actors[0] = self.side
        self.depth = 1
        h.apply(self.move[first])
        while not h.is_over and self.depth < DEEPEST and self.size < self.capacity - 1:
            size = self.size
            self.dice = next_dice(self.dice)
            seat = h.seat_to_play()
            is_thought = h.question == NO_QUESTION and self.thinking >> seat & 1 != 0
            if is_thought:
                node = self._chosen(node, moves_of(h, seat))
                move = self.move[node]
            else:
                move = chosen_move(h, self.dice)
                node = self._child(node, move)
            if h.question != NO_QUESTION:
                seat = h.leader ^ 2
            self.path[self.depth] = node
            self.actors[self.depth] = h.side_of(seat)
            self.depth += 1
            h.apply(move)
            if is_thought and self.size > size:
                break
        self.dice = played_out(h, self.dice)

    @cython.native
    def _chosen(self, node: cython.int, legal: cython.ulonglong) -> cython.int:
        """The child to go on with: one for a move not tried yet, the policy's first, else the most promising."""
        untried: cython.ulonglong = legal
        best: cython.int = NOT_FOUND
        value: cython.double
        best_value: cython.double = 0.0
        child: cython.int = self.child[node]
        move: cython.int
        while child:
            move = self.move[child]
            if legal >> move & 1:
                untried &= ~(ONE << move)
                self.chances[child] += 1
                value = self.total[child] / self.visits[child]
                value += self.reach * sqrt(log(self.chances[child]) / self.visits[child])
                if best == NOT_FOUND or value > best_value:
                    best = child
                    best_value = value
            child = self.sibling[child]
        if not untried:
            return best
        move = chosen_move(self.hand, self.dice)
        if not untried >> move & 1:
            move = lowest(untried)
        child = self._child(node, move)
        self.chances[child] += 1
        return child

    @cython.native
    def _child(self, node: cython.int, move: cython.int) -> cython.int:
        """The child that a move leads to, new if there is none."""
        child: cython.int = self.child[node]
        while child:
            if self.move[child] == move:
                return child
            child = self.sibling[child]
        child = self._new_node(move)
        self.sibling[child] = self.child[node]
        self.child[node] = child
        return child

    @cython.native_inline
    def _new_node(self, move: cython.int) -> cython.int:
        node: cython.int = self.size
        self.move[node] = move
        self.visits[node] = 0
        self.chances[node] = 0
        self.total[node] = 0.0
        self.child[node] = 0
        self.sibling[node] = 0
        self.size = node + 1
        return node

    @cython.native
    def _give_back(self, place: cython.int) -> cython.void:
        """What has come of the iteration is added to every node on its path."""
        at: cython.int
        node: cython.int
        worth: cython.double = self.worths.worths[3 * place + self.side]
        self.sum += worth
        self.squares += worth * worth
        for at in range(self.depth):
            node = self.path[at]
            self.visits[node] += 1
            self.total[node] += self.worths.worths[3 * place + self.actors[at]]

    # -- asking -------------------------------------------------------------------------------------------------------

    def results(self) -> list[tuple[int, int, float]]:
        """Of each move of this round: the move, how often it was tried, and its mean worth."""
        nodes = [self.first[number] for number in range(self.first_count)]
        return [(self.move[node], self.visits[node], self.total[node] / self.visits[node]) for node in nodes]
