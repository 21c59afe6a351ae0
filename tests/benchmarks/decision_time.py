"""How long a level thinks: ``python -m tests.benchmarks.decision_time [LEVEL] [PRESET...]``.

Plays up to ten hands of a match of each preset and prints a decision's time: median, 95th percentile and worst, in ms
of this thread; of all decisions and of those of each phase.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict

from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from tests.bots.bot_games import positions

HANDS = 10
ALL = "all"


def decision_times_ms(preset: str, level: str) -> dict[str, list[float]]:
    """The times of all decisions and of those of each phase, sorted."""
    bot = make_bot(level, 1)
    times: defaultdict[str, list[float]] = defaultdict(list)
    for hand, seat in positions(PRESETS[preset], [bot] * 4, seed=3, hands=HANDS):
        observation = observe(hand, seat)
        started = time.thread_time()
        bot.decide(observation)
        taken = (time.thread_time() - started) * 1000
        for kind in (ALL, hand.phase.value):
            times[kind].append(taken)
    return {kind: sorted(some) for kind, some in times.items()}


def main() -> None:
    """Measures and prints."""
    level = sys.argv[1] if len(sys.argv) > 1 else "casual"
    for preset in sys.argv[2:] or PRESETS:
        for kind, times in decision_times_ms(preset, level).items():
            spread = f"median {times[len(times) // 2]:.2f}  95 % {times[len(times) * 95 // 100]:.2f}"
            print(f"{preset:<22} {kind:<10} {spread}  worst {times[-1]:.2f} ms  ({len(times)})", flush=True)


if __name__ == "__main__":
    main()
