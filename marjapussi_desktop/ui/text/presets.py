"""The games by name and in one sentence each: a table keyed by preset id, as ``engine.presets`` has them."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.engine.ruleset import Family
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.outside import plain
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate


@frozen
class PresetText:
    """What the window says about a preset: its ``name`` and one sentence of ``summary``."""

    name: str
    summary: str


PRESET_TEXTS: Final[dict[str, PresetText]] = {
    "marjapussi": PresetText(
        QT_TRANSLATE_NOOP("Presets", "Marjapussi"),
        QT_TRANSLATE_NOOP("Presets", "Marriages make trumps in mid-hand, and exactly twelve points wins."),
    ),
    "marjapussi-fi": PresetText(
        QT_TRANSLATE_NOOP("Presets", "Marjapussi with the ace of clubs"),
        QT_TRANSLATE_NOOP("Presets", "The ace of clubs opens the match; later leads are free."),
    ),
    "marjapussi-pagat": PresetText(
        QT_TRANSLATE_NOOP("Presets", "Marjapussi to ten"),
        QT_TRANSLATE_NOOP("Presets", "A shorter match to exactly ten points; the first lead is free."),
    ),
    "bondtolva": PresetText(
        QT_TRANSLATE_NOOP("Presets", "Bondtolva"),
        QT_TRANSLATE_NOOP("Presets", "The Swedish cousin: 24 cards, and going past twelve wins too."),
    ),
    "bondtolva-2": PresetText(
        QT_TRANSLATE_NOOP("Presets", "Bondtolva for two"),
        QT_TRANSLATE_NOOP("Presets", "Draw from the stock and play freely until it is gone."),
    ),
    "avomarjapussi": PresetText(
        QT_TRANSLATE_NOOP("Presets", "Avomarjapussi"),
        QT_TRANSLATE_NOOP("Presets", "Open Marjapussi: most cards lie on the table, some face down."),
    ),
    "huutopussi": PresetText(
        QT_TRANSLATE_NOOP("Presets", "Huutopussi"),
        QT_TRANSLATE_NOOP("Presets", "Bid for the hand, take cards from your partner and keep your word."),
    ),
    "huutopussi-helsinki": PresetText(
        QT_TRANSLATE_NOOP("Presets", "Helsinki Huutopussi"),
        QT_TRANSLATE_NOOP("Presets", "The dealer's neighbour opens; asking breaks other marriages."),
    ),
    "huutopussi-erlangen": PresetText(
        QT_TRANSLATE_NOOP("Presets", "Erlangen Huutopussi"),
        QT_TRANSLATE_NOOP("Presets", "Kontra and Re, four cards exchanged, bluffs, bids from 120."),
    ),
    "huutopussi-wurzel": PresetText(
        QT_TRANSLATE_NOOP("Presets", "Wurzel Huutopussi"),
        QT_TRANSLATE_NOOP("Presets", "German club rules: cards go back before the contract is set."),
    ),
    "huutopussi-3": PresetText(
        QT_TRANSLATE_NOOP("Presets", "Huutopussi for three"),
        QT_TRANSLATE_NOOP("Presets", "Each alone: the highest bidder takes the kitty for everyone to see."),
    ),
    "huutopussi-3-helsinki": PresetText(
        QT_TRANSLATE_NOOP("Presets", "Helsinki Huutopussi for three"),
        QT_TRANSLATE_NOOP("Presets", "Each alone: only the highest bidder sees the devil's pack."),
    ),
}
"""The presets that the window offers, in the order in which it offers them."""

FAMILIES: Final = {
    Family.MARJAPUSSI: QT_TRANSLATE_NOOP("Presets", "The Marjapussi family"),
    Family.HUUTOPUSSI: QT_TRANSLATE_NOOP("Presets", "The Huutopussi family"),
}


def family_name(family: Family) -> str:
    """The heading over the games of a family."""
    return translate("Presets", FAMILIES[family])


def preset_name(preset: str) -> str:
    """The game's name; the id itself where there is none."""
    texts = PRESET_TEXTS.get(preset)
    return plain(preset) if texts is None else translate("Presets", texts.name)


def preset_summary(preset: str) -> str:
    """One sentence on the game; empty where there is none."""
    texts = PRESET_TEXTS.get(preset)
    return "" if texts is None else translate("Presets", texts.summary)
