"""Seats, sides and layouts (RULES.md, "Cards, seats and sides"). Seats are numbered clockwise from 0."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

Seat = int
"""A place at the table, 0 to players − 1, clockwise."""
Side = int
"""A partnership (0 or 1), or in games without partners the seat itself."""


class Layout(StrEnum):
    """How many play and how the cards lie."""

    PARTNERSHIP = "partnership"
    KITTY = "kitty"
    STOCK = "stock"
    OPEN = "open"


PLAYERS: Final = {Layout.PARTNERSHIP: 4, Layout.KITTY: 3, Layout.STOCK: 2, Layout.OPEN: 2}
SEATS: Final = {layout: range(players) for layout, players in PLAYERS.items()}
SIDES: Final = {Layout.PARTNERSHIP: 2, Layout.KITTY: 3, Layout.STOCK: 2, Layout.OPEN: 2}


def players_in(layout: Layout) -> int:
    """How many seats the layout has."""
    return PLAYERS[layout]


def sides_in(layout: Layout) -> int:
    """How many sides score separately."""
    return SIDES[layout]


def side_of(seat: Seat, layout: Layout) -> Side:
    """The side a seat plays for."""
    return seat % 2 if layout is Layout.PARTNERSHIP else seat


def seats_of(side: Side, layout: Layout) -> tuple[Seat, ...]:
    """The seats of a side."""
    return tuple(s for s in range(PLAYERS[layout]) if side_of(s, layout) == side)


def partner_of(seat: Seat, layout: Layout) -> Seat | None:
    """The seat opposite in a partnership game, else None."""
    return (seat + 2) % 4 if layout is Layout.PARTNERSHIP else None


def next_seat(seat: Seat, layout: Layout) -> Seat:
    """The next seat clockwise."""
    return (seat + 1) % PLAYERS[layout]
