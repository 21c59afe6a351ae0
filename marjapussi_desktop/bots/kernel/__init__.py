"""The kernel: exact solving, quick playouts and tree search on sets of cards, compiled where a compiler was at hand.

``Solver``, ``Playouts``, ``Tells`` and ``Tree`` are the compiled twin's or the plain one's; ``WHICH`` tells which
("compiled", "plain").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from marjapussi_desktop.bots.kernel.playouts import Playouts
    from marjapussi_desktop.bots.kernel.solver import Solver
    from marjapussi_desktop.bots.kernel.tells import Tells
    from marjapussi_desktop.bots.kernel.tree import Tree

    WHICH: Final[str] = "plain"
else:
    try:
        from marjapussi_desktop.bots.kernel._core_c import Playouts, Solver, Tells, Tree

        WHICH = "compiled"
    except ImportError:
        from marjapussi_desktop.bots.kernel.playouts import Playouts
        from marjapussi_desktop.bots.kernel.solver import Solver
        from marjapussi_desktop.bots.kernel.tells import Tells
        from marjapussi_desktop.bots.kernel.tree import Tree

        WHICH = "plain"

__all__ = ["WHICH", "Playouts", "Solver", "Tells", "Tree"]
