"""How long a level thinks: ``python -m tests.benchmarks.decision_time [LEVEL]``.

Plays ten hands of each preset and prints a decision's time: median, 95th percentile and worst, in ms of this thread.
"""

from __future__ import annotations

import sys
import time

from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from tests.bots.bot_games import positions

HANDS = 10


def decision_times_ms(preset: str, level: str) -> list[float]:
    """The times of all decisions, sorted."""
    bot = make_bot(level, 1)
    times: list[float] = []
    for hand, seat in positions(PRESETS[preset], [bot] * 4, seed=3, hands=HANDS):
        observation = observe(hand, seat)
        started = time.thread_time()
        bot.decide(observation)
        times.append((time.thread_time() - started) * 1000)
    return sorted(times)


def main() -> None:
    """Measures and prints."""
    level = sys.argv[1] if len(sys.argv) > 1 else "casual"
    for preset in PRESETS:
        times = decision_times_ms(preset, level)
        share = times[len(times) * 95 // 100]
        print(f"{preset:<22} median {times[len(times) // 2]:.2f}  95 % {share:.2f}  worst {times[-1]:.2f} ms")


if __name__ == "__main__":
    main()
