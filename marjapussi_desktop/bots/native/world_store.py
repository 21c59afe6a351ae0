"""Worlds in flat memory, so that they can be dealt without the interpreter's lock."""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import ZERO
from marjapussi_desktop.bots.native.plain import free_ints, free_words, new_ints, new_words
from marjapussi_desktop.bots.native.state import Hand
from marjapussi_desktop.bots.native.values import World


@cython.final
@cython.cclass
class WorldStore:
    """By world: four ``hands``, twelve cards of ``stocks``, 36 of ``beneath``, ``extra`` points that the declarer's
    side has put aside. ``count`` worlds so far, of at most ``capacity``; all have ``stock_size`` cards in the stock.
    """

    hands: cython.p_ulonglong
    stocks: cython.p_int
    beneath: cython.p_int
    extra: cython.p_int
    capacity: cython.int
    count: cython.int
    stock_size: cython.int

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self.hands = new_words(4 * capacity)
        self.stocks = new_ints(12 * capacity)
        self.beneath = new_ints(36 * capacity)
        self.extra = new_ints(capacity)
        self.count = self.stock_size = 0

    def __dealloc__(self) -> None:
        free_words(self.hands)
        free_ints(self.stocks)
        free_ints(self.beneath)
        free_ints(self.extra)

    @cython.cfunc
    def add(self, world: World, extra: int, has_rows: cython.bint) -> None:
        """Adds a world."""
        at: cython.int = self.count
        assert at < self.capacity, "too many worlds"
        for seat in range(4):
            self.hands[4 * at + seat] = ZERO
        for seat, hand in enumerate(world.hands):
            self.hands[4 * at + seat] = hand
        for number, card in enumerate(world.stock):
            self.stocks[12 * at + number] = card
        if has_rows:
            for number, card in enumerate(world.beneath):
                self.beneath[36 * at + number] = card
        self.stock_size = len(world.stock)
        self.extra[at] = extra
        self.count = at + 1

    @cython.native
    def deal(self, start: Hand, world: cython.int) -> cython.void:
        """Deals a world into a position; everything else in the position stays."""
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
