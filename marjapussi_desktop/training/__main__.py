"""``python3 run.py train``: plays, fits, and writes the data files that ship, with figures.

In the first pass, players bid by the rules of thumb. In games where bots bid by a model, a second pass is played with
the model fitted to the first, and only the hands of the second pass count: a model that has never seen its own auctions
bids too high.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final

from marjapussi_desktop.bots.data_files import FOLDER, load_trained
from marjapussi_desktop.bots.search.bidding import bids_by_model
from marjapussi_desktop.bots.value.match_equity import DATA as MATCH_CHANCES
from marjapussi_desktop.bots.value.strength_model import DATA, SEPARATOR, key_of, read_model
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.training import data_files, fit_auction, fit_exchange, match_equity
from marjapussi_desktop.training.cross_validation import figures
from marjapussi_desktop.training.fit_strength import Hands, Table, fit_alike
from marjapussi_desktop.training.hand_cache import kept, version_of
from marjapussi_desktop.training.hands import Row, play

SEED: Final = 2026
HANDS: Final = 1000
AGAIN: Final = "by-model"
"""Marks the second pass in the names of kept hands."""
BEFORE: Final = (match_equity,)
AFTER: Final = (fit_auction, fit_exchange)
"""The other fits, before and after those for the auction; each needs the ones before it."""
ALIKE: Final = 3
"""How many parts of a key (layout, pack, opening) games must have in common to be fitted together."""


def games() -> dict[str, Ruleset]:
    """The presets with contracts."""
    return {name: rules for name, rules in PRESETS.items() if rules.auction is not None}


def played(name: str, hands: int, seed: int, table: Table | None = None) -> list[Row]:
    """The hands of one game; ``table``: the numbers of the model by which all bid; None: by the rules of thumb."""
    again = name if table is None else f"{name}-{AGAIN}"
    model = None if table is None else read_model(table)
    version = version_of(table, load_trained(MATCH_CHANCES))
    return kept(f"{again}-{seed}-{version}", hands, partial(play, games()[name], again, hands, seed, model))


def all_played(tables: Mapping[str, Table | None], jobs: int, hands: int, seed: int) -> dict[str, list[Row]]:
    """The hands of some games; ``tables``: by game, as in `played`; ``jobs``: the number of processes."""
    with ProcessPoolExecutor(jobs) as pool:
        tasks = [pool.submit(played, name, hands, seed, table) for name, table in tables.items()]
        return {name: task.result() for name, task in zip(tables, tasks, strict=True)}


def learn(rows: Mapping[str, Sequence[Row]]) -> tuple[dict[str, Table], dict[str, Any]]:
    """The fitted numbers of every game, with their figures of quality."""
    tables: dict[str, Table] = {}
    told: dict[str, Any] = {}
    kinds = sorted({kind_of(games()[name]) for name in rows})
    for kind in kinds:
        alike = {n: Hands(games()[n], some) for n, some in rows.items() if kind_of(games()[n]) == kind}
        tables |= fit_alike(alike)
        told |= figures(alike)
    return tables, told


def kind_of(rules: Ruleset) -> tuple[str, ...]:
    """The part of a game's key that it shares with the games that it is fitted together with."""
    return key_of(rules)[:ALIKE]


def write(tables: Mapping[str, Table], told: Mapping[str, Any], into: Path, about: Mapping[str, int]) -> None:
    """Writes the numbers, how they were made, and their figures of quality."""
    by_key = {SEPARATOR.join(key_of(games()[name])): table for name, table in tables.items()}
    data_files.write(into, {**about, "figures": told, "games": by_key})


def main(arguments: list[str]) -> int:
    """Trains; the same arguments give the same files."""
    parser = argparse.ArgumentParser(prog="run.py train", description=__doc__)
    parser.add_argument("--hands", type=int, default=HANDS, help=f"hands of self-play for each game ({HANDS})")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--into", type=Path, metavar="FILE", help="another file than that which ships")
    chosen = parser.parse_args(arguments)
    started = time.monotonic()
    about = {"hands": chosen.hands, "seed": chosen.seed}
    writes_all = chosen.into is None
    if writes_all:
        _write_others(BEFORE, chosen.jobs)
    tables, told = learn(all_played(dict.fromkeys(games()), chosen.jobs, **about))
    by_model = {name: table for name, table in tables.items() if bids_by_model(games()[name])}
    again, told_again = learn(all_played(by_model, chosen.jobs, **about))
    write(tables | again, told | told_again, chosen.into or FOLDER / DATA, about)
    if writes_all:
        _write_others(AFTER, chosen.jobs)
    print(f"{DATA} in {(time.monotonic() - started) / 60:.1f} min")
    return 0


def _write_others(modules: Sequence[Any], jobs: int) -> None:
    """Fits and writes the other data files, in ``jobs`` processes."""
    for module in modules:
        module.main(["--jobs", str(jobs)])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
