"""Double-dummy values of positions in partnership games: the interface of the solver.

Simplifications: the leader may declare any open suit whose king and queen are both on his side. Failed asks, the order
of asking and broken marriages are ignored; so are Porvoo, contracts and penalties.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import Solver
from marjapussi_desktop.bots.native.encoding import native_rules, open_position
from marjapussi_desktop.bots.native.positions import Position
from marjapussi_desktop.engine.ruleset import Ruleset


class ExactSolver:
    """Solves positions of one ruleset, and keeps its transposition table between them. For one thread at a time.

    When compiled it runs without the interpreter's lock, so that other threads go on.
    """

    def __init__(self, rules: Ruleset, table_bits: int = 15) -> None:
        """The table takes ``64 << table_bits`` bytes."""
        self.rules = rules
        self._solver = Solver(native_rules(rules), table_bits)

    def value_of(self, position: Position) -> int:
        """What side 0 still takes minus what side 1 still takes, if each side plays for the best difference.

        Huutopussi family: card points, the last trick, declarations. Marjapussi family: game points, with the pip
        point counted from ``pips`` on.
        """
        return self._solver.solve(open_position(position))

    @property
    def searched(self) -> int:
        """How many cards have been tried since the solver was made."""
        return self._solver.searched()
