"""The parameters of a character: the same player with other weights."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.engine.values import frozen


@frozen
class Style:
    """Leanings of a player; all zero for the level's own play.

    ``nerve``: points added to what a hand is worth when it is bid; ``contract_boldness``: points added to what it is
    expected to take when the contract is set; ``lapiajo``: how much taking every trick is longed for, from 0 to 1;
    ``asking``: how gladly partner is asked, in earnest or as a bluff, and marriages are declared, as a share of what an
    attempt is favoured by.
    """

    nerve: float = 0.0
    contract_boldness: float = 0.0
    lapiajo: float = 0.0
    asking: float = 0.0

    def bluffs(self, usual: float) -> float:
        """How often this player asks for what he has not, where others do so as often as ``usual``."""
        return min(max(usual * (1.0 + self.asking), 0.0), 1.0)


PLAIN: Final = Style()
"""The level's own play."""
