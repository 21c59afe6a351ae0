"""The native part: double-dummy solver, rollouts and the policy-value network on sets of cards, compiled where a
compiler was at hand.

`values` says what goes in and comes out, `encoding` makes it of the engine's rules, observations and moves,
`move_codes` is the table of moves, and `build` tells what the sources may contain and how to rebuild.

``Solver``, ``Rollouts``, ``Network``, ``NetworkLikelihood`` and ``SelfPlay`` are the compiled twin's or the plain
one's; ``WHICH`` tells which ("compiled", "plain").
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from marjapussi_desktop.bots.native.network import Network
    from marjapussi_desktop.bots.native.network_likelihood import NetworkLikelihood
    from marjapussi_desktop.bots.native.rollouts import Rollouts
    from marjapussi_desktop.bots.native.self_play import SelfPlay
    from marjapussi_desktop.bots.native.solver import Solver

    WHICH: Final[str] = "plain"
else:
    try:
        from marjapussi_desktop.bots.native._core_c import (
            Network,
            NetworkLikelihood,
            Rollouts,
            SelfPlay,
            Solver,
        )

        WHICH = "compiled"
    except ImportError:
        from marjapussi_desktop.bots.native.network import Network
        from marjapussi_desktop.bots.native.network_likelihood import NetworkLikelihood
        from marjapussi_desktop.bots.native.rollouts import Rollouts
        from marjapussi_desktop.bots.native.self_play import SelfPlay
        from marjapussi_desktop.bots.native.solver import Solver

        WHICH = "plain"

__all__ = [
    "WHICH",
    "Network",
    "NetworkLikelihood",
    "Rollouts",
    "SelfPlay",
    "Solver",
]
