"""House rules known by what they change, so that a match by them is told by the name that the person gave them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from marjapussi_desktop.engine.options import parse_options, written_changes
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset

if TYPE_CHECKING:
    from marjapussi_desktop.settings.house_rules import HouseRules

RulesNames = Mapping[tuple[str, str], str]
"""The names of house rules, by their preset and by what they change as ``changes_text`` writes it."""


def changes_text(preset: str, rules: Ruleset) -> str:
    """What is changed in a preset, always written in the same way; empty where nothing is."""
    return " ".join(f"{key}={written}" for key, written in written_changes(rules, PRESETS[preset]))


def names_of(kept: Iterable[HouseRules]) -> dict[tuple[str, str], str]:
    """The names of all that can be played; of two with the same rules, the first one's."""
    names: dict[tuple[str, str], str] = {}
    for entry in kept:
        rules = parse_options(entry.preset, entry.changes) if entry.preset in PRESETS else ()
        if isinstance(rules, Ruleset) and (changes := changes_text(entry.preset, rules)):
            names.setdefault((entry.preset, changes), entry.name)
    return names
