"""What the reviews of the person's hands have found, in a small file of its own: kinds of mistakes over time."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from math import isfinite
from pathlib import Path
from typing import Final

from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.settings.json_file import load_rows, save_object
from marjapussi_desktop.settings.problems import Loaded, ProblemKind

MOST_HANDS: Final = 2000
"""Older ones are forgotten: how one played years ago tells little."""
MOST_COST: Final = 10.0**6
LONGEST: Final = 100


@frozen
class Kind:
    """Decisions of one kind in a hand: how many there were, how many were mistakes, and what these cost together."""

    kind: str
    decisions: int
    mistakes: int = 0
    cost: float = 0.0


@frozen
class ReviewedHand:
    """One hand. ``hand``: by what it is known, so that it is counted once; ``day``: when it was reviewed, in ISO's
    form; ``preset``: the game; ``kinds``: of its decisions.
    """

    hand: str
    day: str
    preset: str
    kinds: tuple[Kind, ...]


ReviewedHands = tuple[ReviewedHand, ...]


def with_hand(hands: ReviewedHands, hand: ReviewedHand) -> ReviewedHands:
    """With one more, unless it is known."""
    if any(one.hand == hand.hand for one in hands):
        return hands
    return (*hands, hand)[-MOST_HANDS:]


def load(path: Path) -> Loaded[ReviewedHands]:
    """The hands kept in ``path``. Where some are damaged, the others; the file as it was is set aside then."""
    return load_rows(path, _from_object, ProblemKind.REVIEWS_DAMAGED, ProblemKind.REVIEWS_UNREADABLE)


def save(path: Path, hands: ReviewedHands) -> None:
    """Write all of them, whole or not at all. Raises OSError."""
    rows = [
        {
            "hand": one.hand,
            "day": one.day,
            "preset": one.preset,
            "kinds": [[kind.kind, kind.decisions, kind.mistakes, kind.cost] for kind in one.kinds],
        }
        for one in hands
    ]
    save_object(path, {"hands": rows})


def _from_object(data: Mapping[str, object]) -> tuple[ReviewedHands, bool]:
    rows = data.get("hands") if data else []
    found = [_hand(row) for row in rows] if isinstance(rows, list) else [None]
    sound = tuple(one for one in found if one is not None)
    return sound[-MOST_HANDS:], len(sound) == len(found)


def _hand(row: object) -> ReviewedHand | None:
    if not isinstance(row, dict):
        return None
    hand, day, preset, kinds = (row.get(name) for name in ("hand", "day", "preset", "kinds"))
    if not (_is_word(hand) and _is_word(preset) and isinstance(day, str) and _is_day(day) and isinstance(kinds, list)):
        return None
    found = [_kind(kind) for kind in kinds]
    sound = tuple(kind for kind in found if kind is not None)
    return ReviewedHand(str(hand), day, str(preset), sound) if len(sound) == len(found) else None


def _kind(row: object) -> Kind | None:
    if not isinstance(row, list) or len(row) != 4:
        return None
    kind, decisions, mistakes, cost = row
    if not _is_word(kind) or type(decisions) is not int or type(mistakes) is not int:
        return None
    if type(cost) not in (int, float) or not isfinite(cost) or not 0 <= cost <= MOST_COST:
        return None
    return Kind(kind, decisions, mistakes, float(cost)) if 0 <= mistakes <= decisions <= LONGEST else None


def _is_word(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST


def _is_day(text: str) -> bool:
    try:
        return datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
