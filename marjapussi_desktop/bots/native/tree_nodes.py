"""The nodes of a search tree in flat memory, each known by its number; the root is 0."""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.plain import free_doubles, free_ints, new_doubles, new_ints

NO_MOVE = cython.declare(cython.int, -1)
"""The number of the root."""


@cython.cclass
class Tree:
    """By node: ``move`` that led to it, ``visits``, ``availability`` (how often it could have been selected), ``total``
    of what its visits were worth to the side that moved, ``child`` (its first) and ``sibling`` (its next), 0 for none.
    ``size`` nodes so far, of at most ``capacity``.
    """

    move: cython.p_int
    visits: cython.p_int
    availability: cython.p_int
    total: cython.p_double
    child: cython.p_int
    sibling: cython.p_int
    capacity: cython.int
    size: cython.int

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self.move = new_ints(capacity)
        self.visits = new_ints(capacity)
        self.availability = new_ints(capacity)
        self.total = new_doubles(capacity)
        self.child = new_ints(capacity)
        self.sibling = new_ints(capacity)
        self.size = 0

    def __dealloc__(self) -> None:
        free_ints(self.move)
        free_ints(self.visits)
        free_ints(self.availability)
        free_doubles(self.total)
        free_ints(self.child)
        free_ints(self.sibling)

    @cython.native
    def clear(self) -> cython.void:
        """Removes all nodes except the root."""
        self.size = 0
        self.new_node(NO_MOVE)

    @cython.native
    def child_by(self, node: cython.int, move: cython.int) -> cython.int:
        """The child that a move leads to; it is made if it does not exist."""
        child: cython.int = self.child[node]
        while child:
            if self.move[child] == move:
                return child
            child = self.sibling[child]
        child = self.new_node(move)
        self.sibling[child] = self.child[node]
        self.child[node] = child
        return child

    @cython.native
    def new_node(self, move: cython.int) -> cython.int:
        """A node without parent or children."""
        node: cython.int = self.size
        self.move[node] = move
        self.visits[node] = 0
        self.availability[node] = 0
        self.total[node] = 0.0
        self.child[node] = 0
        self.sibling[node] = 0
        self.size = node + 1
        return node
