"""A bot as another program would be: plain Python, nothing of this program. ``python program_bot.py [MANNER] [FILE]``.

MANNER ``good`` plays the last legal move; ``first`` and ``second`` do so too and ask for that version of the protocol,
the others for none; the rest go wrong in the way they are called. FILE: where it writes down every line that it is
sent.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

Message = dict[str, Any]

HUGE = 70_000


def last_legal(legal: list[str]) -> str:
    """The last entry that is no Kontra or Re; of cards to choose from, the last ones."""
    entry = [text for text in legal if text not in ("kontra", "re")][-1]
    words = entry.split()
    if len(words) > 2 and words[2] == "of":
        return " ".join([words[0], *words[-int(words[1]) :]])
    return entry


def good(message: Message) -> None:
    say({"type": "move", "move": last_legal(message["legal"]), "why": "the <b>last</b> one"})


def chatty(message: Message) -> None:
    print("thinking ...", flush=True)
    good(message)


def unreadable(_message: Message) -> None:
    print("I play the ace of hearts", flush=True)


def dies(_message: Message) -> None:
    sys.exit(3)


def illegal(_message: Message) -> None:
    say({"type": "move", "move": "bid 123456"})


def silent(_message: Message) -> None:
    pass


def huge(message: Message) -> None:
    say({"type": "move", "move": last_legal(message["legal"]), "why": "x" * HUGE})


unanswered: list[Message] = []


def late(message: Message) -> None:
    """Keeps its first answer until the second question, and then answers both; punctual from then on."""
    unanswered.append(message)
    if len(unanswered) == 2:
        good(unanswered[0])
    if len(unanswered) >= 2:
        good(message)


def babbling(_message: Message) -> None:
    while True:
        print("\n" * 1000, flush=True)


def raving(_message: Message) -> None:
    while True:
        print("I play the ace of hearts", flush=True)


def say(reply: Message) -> None:
    print(json.dumps(reply), flush=True)


MANNERS = {
    "good": good,
    "first": good,
    "second": good,
    "chatty": chatty,
    "unreadable": unreadable,
    "dies": dies,
    "illegal": illegal,
    "silent": silent,
    "huge": huge,
    "late": late,
    "babbling": babbling,
    "raving": raving,
}


VERSIONS = {"first": {"protocol": 1}, "second": {"protocol": 2}}


def main() -> None:
    manner = sys.argv[1] if len(sys.argv) > 1 else "good"
    log = open(sys.argv[2], "a", encoding="utf-8") if len(sys.argv) > 2 else None  # noqa: SIM115
    if manner == "dead":
        sys.exit("I am not well")
    for line in sys.stdin:
        if log is not None:
            log.write(line)
            log.flush()
        message = json.loads(line)
        if message["type"] == "hello":
            if manner == "mute":
                time.sleep(60)
            say({"type": "ready", "name": f"The {manner} one"} | VERSIONS.get(manner, {}))
        elif message["type"] == "move":
            MANNERS[manner](message)
        elif message["type"] == "bye":
            break


if __name__ == "__main__":
    main()
