"""Writes the data files that ship."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from marjapussi_desktop.bots.data_files import FOLDER, load_trained

Learn = Callable[[Sequence[str], int, int], tuple[Any, Any]]
"""Takes games, the number of hands of each and a seed; returns numbers and their figures of quality."""


def write_learnt(name: str, learn: Learn, games: Mapping[str, Sequence[str]], chosen: Namespace) -> None:
    """Fits each kind of game and writes the data file; ``chosen``: see `arguments`."""
    with ProcessPoolExecutor(chosen.jobs) as pool:
        tasks = {kind: pool.submit(learn, names, chosen.hands, chosen.seed) for kind, names in games.items()}
        found = {kind: task.result() for kind, task in tasks.items()}
    numbers = {kind: told for kind, (told, _figures) in found.items()}
    figures = {kind: told for kind, (_numbers, told) in found.items()}
    write(FOLDER / name, {"hands": chosen.hands, "seed": chosen.seed, "figures": figures, "games": numbers})
    print(f"{name}: {figures}")


def write(path: Path, data: Mapping[str, Any]) -> None:
    """Writes JSON with one value a line, so that a diff can be read. Clears the cache of data files that were read, so
    that this one is read from now on.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join(f"{json.dumps(name)}: {_in_lines(value)}" for name, value in data.items())
    path.write_text(f"{{\n{lines}\n}}\n", "utf-8")
    load_trained.cache_clear()


def _in_lines(value: Any) -> str:
    if not isinstance(value, Mapping):
        return json.dumps(value)
    return "{\n" + ",\n".join(f" {json.dumps(name)}: {json.dumps(part)}" for name, part in value.items()) + "\n}"
