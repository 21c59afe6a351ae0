"""What a character can bend, and the named players with a style. ``ui/text/characters`` describes them in words."""

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


@frozen
class Character:
    """A named style, for any level. ``name``: shown at the table, the same in every language."""

    name: str
    style: Style


CHARACTERS: Final[dict[str, Character]] = {
    "aino": Character("Aino", Style()),
    "eino": Character("Eino", Style(nerve=-8.0, contract_boldness=-6.0)),
    "helmi": Character("Helmi", Style(nerve=8.0)),
    "veikko": Character("Veikko", Style(nerve=4.0, lapiajo=1.0)),
    "onni": Character("Onni", Style(contract_boldness=8.0)),
    "kerttu": Character("Kerttu", Style(contract_boldness=-8.0)),
    "martta": Character("Martta", Style(asking=2.0)),
    "tauno": Character("Tauno", Style(nerve=-6.0, asking=-2.0)),
}
"""Character id, as in a bot's name (``skilled+aino``) → the character: steady, careful, bold bidder, loves läpiajo,
high contracts, modest contracts, asks gladly, keeps to his own cards."""
