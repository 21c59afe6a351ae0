"""Patterns of moves: the engine's notation with the wildcards of a file name.

``"play [KQ]H / declare *"`` fits the king and the queen of hearts and any declaration. Cards of an exchange are written
in the order of the pack (S C D H, high to low), however they were chosen.
"""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase

from marjapussi_desktop.engine.actions import Action, Discard, Give, Return
from marjapussi_desktop.engine.cards import sorted_cards
from marjapussi_desktop.engine.notation import format_action
from marjapussi_desktop.engine.values import changed

_BETWEEN = " / "


def written(action: Action) -> str:
    """The action as the patterns see it."""
    if isinstance(action, Give | Return | Discard):
        action = changed(action, cards=sorted_cards(action.cards))
    return format_action(action)


def fits(action: Action, patterns: str) -> bool:
    """Whether one of the patterns describes the action."""
    text = written(action)
    return any(fnmatchcase(text, pattern) for pattern in patterns.split(_BETWEEN))


def first_fitting(actions: Iterable[Action], patterns: str) -> Action | None:
    """The action that the earliest pattern describes, None if no pattern describes any."""
    known = tuple(actions)
    for pattern in patterns.split(_BETWEEN):
        for action in known:
            if fnmatchcase(written(action), pattern):
                return action
    return None


def seat_and_patterns(move: str) -> tuple[int, str]:
    """The parts of a scripted move such as ``"1 play AH / play TH"``."""
    seat, _, patterns = move.partition(" ")
    return int(seat), patterns
