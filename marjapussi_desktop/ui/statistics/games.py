"""What the games that were played can have, so that no figure is shown of what they do not know."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset


def have_contracts(presets: Iterable[str]) -> bool:
    """Whether one of the games has contracts, and so a penalty for the side that takes no trick against one."""
    return _one_has(presets, lambda rules: rules.contract is not None)


def have_porvoo(presets: Iterable[str]) -> bool:
    """Whether in one of the games a side without a trick goes to Porvoo."""
    return _one_has(presets, lambda rules: rules.game_points is not None and rules.game_points.porvoo)


def _one_has(presets: Iterable[str], has: Callable[[Ruleset], bool]) -> bool:
    """A game that only another version of the program knows may have anything."""
    return any(preset not in PRESETS or has(PRESETS[preset]) for preset in presets)
