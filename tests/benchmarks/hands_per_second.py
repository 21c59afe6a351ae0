"""How many random hands a second one core plays.

Run as ``python -m tests.benchmarks.hands_per_second [PRESET ...]``.

Prints hands a second by processor time, and each figure as a ratio to a baseline measured in the same run: how often a
second a plain loop sorts a shuffled pack. The ratio can be compared between machines; the goal is 400 hands a second.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from marjapussi_desktop.engine.cards import FULL_PACK
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.evaluation.simulation import play_match

HANDS_A_MATCH = 10
MEASURED_S = 2.0


def sort_packs() -> int:
    """The baseline's unit of work: a pack sorted ten times, card by card in Python."""
    for turn in range(10):
        mixed = [FULL_PACK[(7 * index + turn) % len(FULL_PACK)] for index in range(len(FULL_PACK))]
        mixed.sort(key=lambda c: (c.suit.value, -c.strength))
    return 10


def random_hands(preset: str) -> Callable[[], int]:
    """Plays a match of random bots with another seed each time, and returns its number of hands."""
    rules = PRESETS[preset]
    levels = ("random",) * players_in(rules.layout)
    seeds = iter(range(10**9))
    return lambda: len(play_match(preset, rules, levels, next(seeds), HANDS_A_MATCH, trace=False).hands)


def rate_of(work: Callable[[], int], measured_s: float) -> float:
    """Units of work a second of processor time, after one round to warm up."""
    work()
    units, started = 0, time.process_time()
    while time.process_time() - started < measured_s:
        units += work()
    return units / (time.process_time() - started)


def main(presets: list[str], measured_s: float = MEASURED_S) -> int:
    """Prints a line for each preset."""
    baseline = rate_of(sort_packs, measured_s / 2)
    print(f"baseline: {baseline:.0f} packs sorted a second")
    for preset in presets:
        rate = rate_of(random_hands(preset), measured_s)
        print(f"{preset}: {rate:.0f} random hands a second, ratio {rate / baseline:.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(PRESETS)))
