"""Who the named players are, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from marjapussi_desktop.controller.match.players import ANYBODY
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate

CHARACTERS: Final = {
    "aino": QT_TRANSLATE_NOOP("Characters", "Aino plays steadily"),
    "eino": QT_TRANSLATE_NOOP("Characters", "Eino bids with care"),
    "helmi": QT_TRANSLATE_NOOP("Characters", "Helmi bids boldly"),
    "veikko": QT_TRANSLATE_NOOP("Characters", "Veikko loves to take every trick"),
    "onni": QT_TRANSLATE_NOOP("Characters", "Onni sets high contracts"),
    "kerttu": QT_TRANSLATE_NOOP("Characters", "Kerttu keeps her contracts low"),
    "martta": QT_TRANSLATE_NOOP("Characters", "Martta likes to declare and ask"),
    "tauno": QT_TRANSLATE_NOOP("Characters", "Tauno bids little and seldom asks"),
}
"""Character id → one sentence, without a full stop as it stands in a list."""

_WITHOUT_AUCTION: Final = {
    "eino": QT_TRANSLATE_NOOP("Characters", "Eino plays steadily"),
    "helmi": QT_TRANSLATE_NOOP("Characters", "Helmi plays steadily"),
    "onni": QT_TRANSLATE_NOOP("Characters", "Onni plays steadily"),
    "kerttu": QT_TRANSLATE_NOOP("Characters", "Kerttu plays steadily"),
    "tauno": QT_TRANSLATE_NOOP("Characters", "Tauno seldom asks"),
}
"""The same in games without an auction, where they differ."""
_WITHOUT_PARTNER: Final = {
    "martta": QT_TRANSLATE_NOOP("Characters", "Martta likes to declare"),
    "tauno": QT_TRANSLATE_NOOP("Characters", "Tauno bids little and is slow to declare"),
}
"""The same where there is nobody to ask."""
_WITHOUT_BOTH: Final = {
    "tauno": QT_TRANSLATE_NOOP("Characters", "Tauno is slow to declare"),
}

_ANYBODY: Final = QT_TRANSLATE_NOOP("Characters", "Surprise me")


def character_text(character: str, rules: Ruleset | None = None) -> str:
    """The sentence of a character, or the offer to be surprised. With ``rules``: of what there is in that game."""
    if character == ANYBODY:
        return translate("Characters", _ANYBODY)
    return translate("Characters", _texts(rules).get(character, CHARACTERS[character]))


def _texts(rules: Ruleset | None) -> Mapping[str, str]:
    if rules is None:
        return CHARACTERS
    has_partner = rules.layout is Layout.PARTNERSHIP
    without_auction = _WITHOUT_AUCTION if rules.auction is None else {}
    if has_partner:
        return without_auction
    return {**without_auction, **_WITHOUT_PARTNER, **(_WITHOUT_BOTH if rules.auction is None else {})}
