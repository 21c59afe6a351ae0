"""The games by name and in one sentence each: a table keyed by preset id, as ``engine.presets`` has them."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate


@frozen
class PresetText:
    """What the window says about a preset: its ``name``, one sentence of ``summary``, its ``rules_page``."""

    name: str
    summary: str
    rules_page: str


PRESET_TEXTS: Final[dict[str, PresetText]] = {
    "marjapussi": PresetText(
        QT_TRANSLATE_NOOP("Presets", "Marjapussi"),
        QT_TRANSLATE_NOOP("Presets", "Marriages make trumps in mid-hand, and exactly twelve points wins."),
        "marjapussi",
    ),
    "huutopussi": PresetText(
        QT_TRANSLATE_NOOP("Presets", "Huutopussi"),
        QT_TRANSLATE_NOOP("Presets", "Bid for the hand, take cards from your partner and keep your word."),
        "huutopussi",
    ),
}
"""The presets that the window offers, in the order in which it offers them."""


def preset_name(preset: str) -> str:
    """The game's name; the id itself where there is none."""
    texts = PRESET_TEXTS.get(preset)
    return preset if texts is None else translate("Presets", texts.name)


def preset_summary(preset: str) -> str:
    """One sentence on the game; empty where there is none."""
    texts = PRESET_TEXTS.get(preset)
    return "" if texts is None else translate("Presets", texts.summary)
