"""Who the named players are, in words."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.controller.match.players import ANYBODY
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

_ANYBODY: Final = QT_TRANSLATE_NOOP("Characters", "Surprise me")


def character_text(character: str) -> str:
    """The sentence of a character, or the offer to be surprised."""
    return translate("Characters", _ANYBODY if character == ANYBODY else CHARACTERS[character])
