"""Exact values of positions in partnership games with all cards seen: the solver as the rest of the program uses it.

Declarations: the leader may declare any open suit whose king and queen are both in the two hands of his side. Failing
asks, orders of asking and broken marriages are left out; so are Porvoo, contracts and penalties.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import Solver
from marjapussi_desktop.bots.native.encoding import native_rules, open_position
from marjapussi_desktop.bots.native.positions import Position
from marjapussi_desktop.engine.ruleset import Ruleset


class ExactSolver:
    """Solves positions of one set of rules; what it has learnt helps with the next. For one thread at a time.

    It runs without the interpreter's lock when compiled, so that a thread can wait for it.
    """

    def __init__(self, rules: Ruleset, table_bits: int = 15) -> None:
        """The table takes ``64 << table_bits`` bytes."""
        self.rules = rules
        self._solver = Solver(native_rules(rules), table_bits)

    def value_of(self, position: Position) -> int:
        """What side 0 still takes minus what side 1 still takes, each side playing for the largest difference.

        Huutopussi family: card points, the last trick, declarations. Marjapussi family: game points, with the pip
        point counted from ``pips`` on.
        """
        return self._solver.solve(open_position(position))
