"""Hands that have been played are kept: a training that was broken off goes on where it was, and all who learn from the
same hands have them played only once.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from marjapussi_desktop.bots.native import WHICH

PACKAGE: Final = Path(__file__).parent.parent
KEPT: Final = PACKAGE.parent / "build" / "training"
"""See `version_of` for how long they count."""
PLAYS: Final = ("engine", "bots", "training/hands.py", "training/turns.py")
"""What of the program tells how a hand goes."""


def version_of(*told: Any) -> str:
    """Short for the program that plays and what it is told, numbers and names: others would play other hands, and so
    would the kernel's plain twin, which imagines less.
    """
    found = hashlib.sha256(json.dumps([WHICH, *told], sort_keys=True).encode())
    for place in PLAYS:
        path = PACKAGE / place
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            found.update(file.read_bytes())
    return found.hexdigest()[:8]


def kept(name: str, count: int, play: Callable[[], Iterable[Any]]) -> list[Any]:
    """So many hands, from the file of this name where so many have been played before, or else played into it."""
    file = KEPT / f"{name}.jsonl"
    hands = _read(file)
    if len(hands) < count:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(json.dumps(hand, separators=(",", ":")) + "\n" for hand in play()), "utf-8")
        hands = _read(file)
    return hands[:count]


def _read(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
