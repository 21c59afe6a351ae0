"""An opponent from outside: OpenSpiel's information-set Monte Carlo tree search, as a program at the table.

OpenSpiel is no part of this project and nothing needs it. To measure against it, put it into an environment of its own,
with the Python that compiled this program's kernel:

    python3.11 -m venv /tmp/openspiel
    /tmp/openspiel/bin/pip install open_spiel

    marjapussi arena --preset huutopussi --a skilled --deals 30 \\
        --b "exec:/tmp/openspiel/bin/python tests/benchmarks/openspiel_opponent"

    /tmp/openspiel/bin/python -m tests.benchmarks.openspiel_opponent.measure --level skilled

The second way is for a busy machine: in the arena a reply that takes twice its time is not waited for. The search plays
the cards, declares, asks and answers; bids, exchange and contract are those of `casual`. It plays four-handed games
without bluffs in which the seat at the dealer's left leads first.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]


def main(words: list[str]) -> int:
    """Speaks the protocol until "bye" or the end of the input. Always 0."""
    sys.path.insert(0, str(ROOT))
    from marjapussi_desktop.engine.notation import format_action
    from tests.benchmarks.openspiel_opponent.ismcts import IsmctsBot
    from tests.benchmarks.openspiel_opponent.known_table import KnownTable

    arguments = _parsed(words)
    table = KnownTable()
    for line in sys.stdin:
        message: dict[str, Any] = json.loads(line)
        table.hear(message)
        if message["type"] == "hello":
            _say({"type": "ready", "name": IsmctsBot.name})
        elif message["type"] == "move":
            seconds = arguments.seconds or message["time_ms"] / 1000
            bot = IsmctsBot(table.seed, seconds, arguments.simulations)
            _say({"type": "move", "move": format_action(bot.decide(table.observation()).action)})
        elif message["type"] == "bye":
            break
    return 0


def _parsed(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="openspiel_opponent")
    parser.add_argument("--seconds", type=float, help="processor time a decision, instead of what the table gives")
    parser.add_argument("--simulations", type=int, help="a count instead: then all repeats exactly")
    return parser.parse_args(words)


def _say(reply: dict[str, Any]) -> None:
    print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
