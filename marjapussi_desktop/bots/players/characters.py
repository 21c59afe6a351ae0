"""Named players with a style. ``ui/text/characters`` describes them in words."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.players.style import Style
from marjapussi_desktop.engine.values import frozen


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
