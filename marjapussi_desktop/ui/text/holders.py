"""The players as those who hold a card: Finnish inflects their names, which it can only where it knows them."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate

HOLDERS: Final = {
    "Aino": QT_TRANSLATE_NOOP("Holders", "Aino"),
    "Eino": QT_TRANSLATE_NOOP("Holders", "Eino"),
    "Helmi": QT_TRANSLATE_NOOP("Holders", "Helmi"),
    "Veikko": QT_TRANSLATE_NOOP("Holders", "Veikko"),
    "Onni": QT_TRANSLATE_NOOP("Holders", "Onni"),
    "Kerttu": QT_TRANSLATE_NOOP("Holders", "Kerttu"),
    "Martta": QT_TRANSLATE_NOOP("Holders", "Martta"),
    "Tauno": QT_TRANSLATE_NOOP("Holders", "Tauno"),
}
"""A character's name → the same; in a translation the form for "Aino holds (a card)"."""
_ANYBODY: Final = QT_TRANSLATE_NOOP("Holders", "{name}")
"""The same of a player whose name may be any; in the middle of a sentence."""


def holder(name: str) -> str:
    """A player as one who holds a card."""
    known = HOLDERS.get(name)
    return translate("Holders", _ANYBODY).format(name=name) if known is None else translate("Holders", known)
