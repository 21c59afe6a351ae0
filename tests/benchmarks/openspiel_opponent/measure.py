"""``python -m tests.benchmarks.openspiel_opponent.measure``: a level against OpenSpiel's search, deal by deal.

Both sit at the same table in one process, so that neither waits for messages, and the opponent's time is processor
time, which other work on the machine does not shorten. Prints a line after each deal: the mean so far, in score a deal
as the level minus the opponent, with its 95 % interval. Each deal is played from both sides; the same seed gives the
same deals.
"""

from __future__ import annotations

import argparse
import statistics
import sys

from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.evaluation.duplicate import NORMAL_95, duplicate_deals, mean_with_error
from tests.benchmarks.openspiel_opponent.ismcts import IsmctsBot


def main(words: list[str]) -> int:
    """Plays the deals. Always 0."""
    arguments = _parsed(words)
    rules, level = PRESETS[arguments.preset], make_bot(arguments.level, 1)
    opponent = IsmctsBot(2, arguments.seconds, arguments.simulations)
    scores: list[float] = []
    points: list[float] = []
    for outcome in duplicate_deals(rules, level, opponent, arguments.deals, arguments.seed):
        scores.append(outcome.score)
        points.append(outcome.points)
        told = ", ".join((_interval("score", scores), _interval("points", points)))
        searched = statistics.mean(opponent.done) if opponent.done else 0
        print(f"{len(scores)} deals: {told}; {searched:.0f} simulations a decision", flush=True)
    return 0


def _parsed(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="measure", description=__doc__)
    parser.add_argument("--preset", default="huutopussi", choices=("huutopussi", "marjapussi"))
    parser.add_argument("--level", default="skilled", help="the built-in player that is measured")
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--seed", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time a decision")
    parser.add_argument("--simulations", type=int, help="a count instead: then all repeats exactly")
    return parser.parse_args(words)


def _interval(what: str, values: list[float]) -> str:
    mean, error = mean_with_error(values)
    return f"{what} {mean:+.2f} ± {NORMAL_95 * error:.2f}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
