"""``python -m marjapussi_desktop.training.puzzles``: plays, proves, selects, and writes the puzzles that ship.

It selects from a file of candidates; with ``--seeds`` it first adds the puzzles in the hands of these seeds to it.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Final

from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.puzzles.collection import DATA, read_puzzle, write_puzzle
from marjapussi_desktop.training.puzzles.selection import selected
from marjapussi_desktop.training.puzzles.self_play import puzzle_at, puzzles_from

CANDIDATES: Final = Path("build") / "puzzle_candidates.jsonl"
GAMES: Final = tuple(name for name, rules in PRESETS.items() if rules.layout is Layout.PARTNERSHIP)
"""The solver plays games of partners."""


def found_in(preset: str, seed: int) -> list[str]:
    """The puzzles in one hand, as they are written."""
    return list(map(write_puzzle, puzzles_from(preset, seed)))


def find(presets: list[str], seeds: range, jobs: int) -> None:
    """Adds the puzzles of these hands to the file of candidates."""
    CANDIDATES.parent.mkdir(exist_ok=True)
    with ProcessPoolExecutor(jobs) as pool, CANDIDATES.open("a", encoding="utf-8") as file:
        for preset in presets:
            started, count = time.monotonic(), 0
            for found in pool.map(found_in, repeat(preset), seeds):
                count += len(found)
                file.writelines(f"{line}\n" for line in found)
                file.flush()
            print(f"{preset}: {count} in {len(seeds)} hands, {time.monotonic() - started:.0f} s", flush=True)


def judged_again(line: str) -> str | None:
    """A candidate with its proof, idea and level found anew, None if it is no puzzle any more."""
    old = read_puzzle(line)
    seed = int(old.id.split("-")[-2])
    puzzle = puzzle_at(old.preset, seed, old.match)
    return write_puzzle(puzzle) if puzzle is not None else None


def judge_again(jobs: int) -> None:
    """Finds the ideas and levels of all candidates anew."""
    with ProcessPoolExecutor(jobs) as pool:
        found = list(pool.map(judged_again, CANDIDATES.read_text("utf-8").splitlines()))
    CANDIDATES.write_text("".join(f"{line}\n" for line in found if line is not None), "utf-8")


def main() -> int:
    """Finds candidates if it is told to, and writes the selection."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--seeds", type=int, nargs=2, metavar=("FROM", "TO"), help="play the hands of these seeds first"
    )
    parser.add_argument("--preset", nargs="*", default=list(GAMES), choices=GAMES, help="the games to play (all)")
    parser.add_argument("--again", action="store_true", help="find the ideas and levels of all candidates anew")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--into", type=Path, default=DATA, metavar="FILE", help="another file than that which ships")
    chosen = parser.parse_args()
    if chosen.seeds:
        find(chosen.preset, range(*chosen.seeds), chosen.jobs)
    if chosen.again:
        judge_again(chosen.jobs)
    candidates = {one.id: one for one in map(read_puzzle, CANDIDATES.read_text("utf-8").splitlines())}
    kept = selected(list(candidates.values()))
    chosen.into.parent.mkdir(exist_ok=True)
    chosen.into.write_text("".join(f"{write_puzzle(puzzle)}\n" for puzzle in kept), "utf-8")
    print(f"{len(kept)} of {len(candidates)} kept")
    return 0


if __name__ == "__main__":
    sys.exit(main())
