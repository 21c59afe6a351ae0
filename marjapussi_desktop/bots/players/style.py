"""The parameters of a character."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.engine.values import frozen


@frozen
class Style:
    """Leanings of a player; all zero for the level's own play.

    ``nerve``: points added to what a hand is worth when it is bid; ``contract_boldness``: points added to what it is
    expected to take when the contract is set; ``lapiajo``: how much taking every trick is longed for, from 0 to 1;
    ``asking``: how gladly it declares marriages and asks its partner, in earnest or as a bluff, as a share of the
    level's margin for attempts.
    """

    nerve: float = 0.0
    contract_boldness: float = 0.0
    lapiajo: float = 0.0
    asking: float = 0.0

    def bluffs(self, usual: float) -> float:
        """The probability that this player bluffs, where others do with probability ``usual``."""
        return min(max(usual * (1.0 + self.asking), 0.0), 1.0)


PLAIN: Final = Style()
"""The neutral style: the level's own play."""
