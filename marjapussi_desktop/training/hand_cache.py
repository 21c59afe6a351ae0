"""Keeps hands that were played, so that an interrupted training goes on where it stopped, and fits that use the same
hands play them only once.
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
"""The folder of kept hands; `version_of` says how long they are valid."""
PLAYS: Final = ("engine", "bots", "bots/data/rollout_policy.json", "training/hands.py", "training/turns.py")
"""The sources, and the numbers of the rollouts, on which the course of a hand depends."""


def version_of(*told: Any) -> str:
    """A hash of the sources that play, of whether they are compiled (the plain twin draws fewer determinizations), and
    of the settings ``told``: any change would give other hands.
    """
    found = hashlib.sha256(json.dumps([WHICH, *told], sort_keys=True).encode())
    for place in PLAYS:
        path = PACKAGE / place
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            found.update(file.read_bytes())
    return found.hexdigest()[:8]


def kept(name: str, count: int, play: Callable[[], Iterable[Any]]) -> list[Any]:
    """``count`` hands from the file of this name; if it holds fewer, they are played and written to it."""
    file = KEPT / f"{name}.jsonl"
    hands = _read(file)
    if len(hands) < count:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(json.dumps(hand, separators=(",", ":")) + "\n" for hand in play()), "utf-8")
        hands = _read(file)
    return hands[:count]


def _read(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
